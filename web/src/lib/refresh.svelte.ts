// Data that is asked for now, and again every so often while the page is looked at.
import { Problem } from './api'

export class Refreshed<T> {
  value = $state.raw<T | null>(null)
  /** The server's words where there has never been an answer. */
  problem = $state('')

  /** Start; to be called from an effect of the component that shows it. */
  constructor(ask: () => Promise<T>, every: number) {
    $effect(() => {
      let ended = false
      const once = (): void => {
        if (document.visibilityState !== 'visible') return
        ask().then(
          (value) => {
            if (ended) return
            this.value = value
            this.problem = ''
          },
          (problem: unknown) => {
            if (!ended && this.value === null)
              this.problem = problem instanceof Problem ? problem.message : String(problem)
          },
        )
      }
      once()
      const timer = setInterval(once, every)
      document.addEventListener('visibilitychange', once)
      return () => {
        ended = true
        clearInterval(timer)
        document.removeEventListener('visibilitychange', once)
      }
    })
  }
}
