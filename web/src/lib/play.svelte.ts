// "Jogar agora": a table with bots is opened and the person goes to it.
import { api, Problem, type NewTable } from './api'
import { navigate } from './router'

export class Opening {
  busy = $state(false)
  problem = $state('')

  /** Open the table and go there; what the server has against it stays in `problem`. */
  async open(table: NewTable): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = ''
    try {
      navigate(`/mesa/${(await api.open(table)).id}`)
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem.message : String(problem)
    } finally {
      this.busy = false
    }
  }

  /** Against bots, at once, by the printed text. */
  quick(game: string, seats = 0): Promise<void> {
    return this.open({ setup: { game, seats, public: false, quick: true }, sit: true, bots: true })
  }
}

/** Fetch the table's code while the finger is on its way to the button. */
export function warmUp(): void {
  void import('../table/TablePage.svelte').catch(() => {})
}
