// "Jogar agora": a table with bots is opened and the person goes to it.
import { api, Problem, type GameInfo, type NewTable } from './api'
import { quickRules } from './house'
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
      navigate(`/mesa/${await opened(table)}`)
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem.message : String(problem)
    } finally {
      this.busy = false
    }
  }

  /** Against bots, at once, by the printed text; where mistakes have a price in it, without them. */
  quick(game: string, info: Pick<GameInfo, 'options' | 'proposes'> | undefined, seats = 0): Promise<void> {
    const options = { ...quickRules(info) }
    return this.open({ setup: { game, seats, options, public: false, quick: true }, sit: true, bots: true })
  }

  /** The guided first deal of a game. */
  learn(game: string): Promise<void> {
    return this.open({ setup: { game }, lesson: true })
  }
}

/** The id of a new table: on the server, or here where that cannot be reached and all is laid up for it. */
async function opened(table: NewTable): Promise<string> {
  try {
    return (await api.open(table)).id
  } catch (problem) {
    if (!table.bots || !(problem instanceof Problem) || problem.code !== 'unreachable') throw problem
    const { offline } = await import('../offline/offline.svelte').catch(() => ({ offline: null }))
    if (offline?.state === 'unknown') await offline.look()
    if (offline?.state !== 'ready') throw problem
    return offline.open(table)
  }
}

/** Fetch the table's code while the finger is on its way to the button. */
export function warmUp(): void {
  void import('../table/TablePage.svelte').catch(() => {})
}
