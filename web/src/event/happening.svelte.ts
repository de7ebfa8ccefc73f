// An event as this page knows it: asked for every five seconds, and written on one act at a time.
import { Problem } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { ActsDone, DeskEvent, PublicEvent } from '../wire/types'
import { held } from './keys'
import { remote, type Act } from './remote'

const EVERY = 5000

export class Happening {
  info = $state.raw<PublicEvent | null>(null)
  desk = $state.raw<DeskEvent | null>(null)
  /** Why there is nothing to show. */
  missing = $state('')
  /** Why the last act was not done. */
  refused = $state.raw<Problem | null>(null)
  /** What the last act changed beyond itself. */
  changed = $state.raw<readonly string[]>([])
  busy = $state(false)
  key = $state('')
  readonly id: string

  /** To be made while a component starts: it asks as long as that component is shown. */
  constructor(id: string) {
    this.id = id
    this.key = held(id)
    $effect(() => {
      void settings.lang
      const look = (): void => {
        if (document.visibilityState === 'visible') void this.look()
      }
      look()
      const timer = setInterval(look, EVERY)
      document.addEventListener('visibilitychange', look)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', look)
      }
    })
  }

  /** Whether this page may run the event, and not only its own table or side. */
  get runs(): boolean {
    return ['organiser', 'coordinator', 'commission'].includes(this.desk?.part.part ?? '')
  }

  async look(): Promise<void> {
    try {
      if (this.key) {
        const told = await remote.desk(this.id, this.key)
        if (JSON.stringify(told) !== JSON.stringify(this.desk)) {
          this.desk = told
          this.info = told.event
        }
      } else {
        const told = await remote.look(this.id)
        if (JSON.stringify(told) !== JSON.stringify(this.info)) this.info = told
      }
      this.missing = ''
    } catch (problem) {
      if (problem instanceof Problem && problem.code === 'wrong-event-key') {
        this.key = ''
        this.desk = null
        await this.look()
      } else if (this.info === null) this.missing = problem instanceof Error ? problem.message : String(problem)
    }
  }

  /** Do these acts, all or none; whether they were done. */
  act(...acts: Act[]): Promise<boolean> {
    return this.send(() => remote.act(this.id, this.key, acts))
  }

  /** What these acts would change, in words; nothing where they are refused. */
  async foresee(...acts: Act[]): Promise<readonly string[] | null> {
    this.refused = null
    try {
      return (await remote.act(this.id, this.key, acts, true)).changes ?? []
    } catch (problem) {
      this.refused = problem instanceof Problem ? problem : new Problem('unclear', String(problem))
      return null
    }
  }

  async send(ask: () => Promise<ActsDone | object>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.refused = null
    this.changed = []
    try {
      const done = await ask()
      this.changed = 'changes' in done ? (done.changes ?? []) : []
      await this.look()
      return true
    } catch (problem) {
      this.refused = problem instanceof Problem ? problem : new Problem('unclear', String(problem))
      return false
    } finally {
      this.busy = false
    }
  }

  name(entry: number | null | undefined): string {
    return this.info?.entries.find(({ number }) => number === entry)?.name ?? '—'
  }
}
