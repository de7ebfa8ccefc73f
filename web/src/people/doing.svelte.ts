// Something that a button starts: one at a time, and in words where it went wrong.
import { told } from './told'
import { ChangedMind } from './passkeys'

export class Doing {
  busy = $state(false)
  problem = $state('')

  /** Do it; whether it was done. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.problem = ''
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof ChangedMind)) this.problem = told(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
