// An event as this page knows it: asked for every five seconds, and written on one act at a time.
import { Problem } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { ActsDone, DeskEvent, PublicEvent } from '../wire/types'
import { held } from './keys'
import { remote, type Act } from './remote'

const EVERY = 5000
const LONGEST = 60_000

/** An act that waits for a yes, with all that it would change. */
export interface Proposed {
  title: string
  acts: readonly Act[]
  changes: readonly string[]
  /** The clause behind it, where one is known. */
  clause: string
}

export class Happening {
  info = $state.raw<PublicEvent | null>(null)
  desk = $state.raw<DeskEvent | null>(null)
  /** Why there is nothing to show. */
  missing = $state('')
  /** Why the last act was not done. */
  refused = $state.raw<Problem | null>(null)
  /** What the last act changed beyond itself. */
  changed = $state.raw<readonly string[]>([])
  /** What would be done, if somebody says so. */
  proposed = $state.raw<Proposed | null>(null)
  busy = $state(false)
  /** Whether the server has not answered for a while: what is shown is as it was. */
  behind = $state(false)
  #tag = ''
  #wait = EVERY
  key = $state('')
  readonly id: string

  /** To be made while a component starts: it asks as long as that component is shown. */
  constructor(id: string) {
    this.id = id
    this.key = held(id)
    $effect(() => {
      void settings.lang
      let timer: ReturnType<typeof setTimeout> | undefined
      let ended = false
      this.#tag = ''
      const look = (): void => {
        clearTimeout(timer)
        const asked = document.visibilityState === 'visible' ? this.look() : Promise.resolve()
        void asked.then(() => {
          if (!ended) timer = setTimeout(look, this.#wait)
        })
      }
      look()
      document.addEventListener('visibilitychange', look)
      return () => {
        ended = true
        clearTimeout(timer)
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
      const told = this.key ? await remote.desk(this.id, this.key, this.#tag) : await remote.look(this.id, this.#tag)
      if (told !== null) {
        this.#tag = told.tag
        if ('event' in told.value) {
          this.desk = told.value
          this.info = told.value.event
        } else this.info = told.value
      }
      this.missing = ''
      this.behind = false
      this.#wait = EVERY
    } catch (problem) {
      if (problem instanceof Problem && problem.code === 'wrong-event-key') {
        this.key = ''
        this.#tag = ''
        this.desk = null
        await this.look()
        return
      }
      // Who does not answer is asked less and less often, and never by all pages at once.
      this.#wait = Math.min(LONGEST, 2 * this.#wait) * (0.8 + Math.random() * 0.4)
      this.behind = this.info !== null
      if (this.info === null) this.missing = problem instanceof Error ? problem.message : String(problem)
    }
  }

  /** Use another key from now on. */
  hold(key: string): void {
    this.key = key
    this.#tag = ''
    void this.look()
  }

  /** Show what these acts would change, and do them when somebody says so. */
  async propose(title: string, acts: readonly Act[], clause = ''): Promise<void> {
    const changes = await this.foresee(...acts)
    if (changes) this.proposed = { title, acts, changes, clause }
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

  /** Ask the server for something; whether it was done. What it changes besides is shown, and all of it looked at `again`. */
  async send(ask: () => Promise<ActsDone | object | null>, again = true): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.refused = null
    this.changed = []
    try {
      const done = await ask()
      this.changed = done && 'changes' in done ? (done.changes ?? []) : []
      if (again) await this.look()
      return true
    } catch (problem) {
      this.refused = problem instanceof Problem ? problem : new Problem('unclear', String(problem))
      return false
    } finally {
      this.busy = false
    }
  }

  /** What was told of the last act has been read. */
  forget(): void {
    this.refused = null
    this.changed = []
  }

  name(entry: number | null | undefined): string {
    return this.info?.entries.find(({ number }) => number === entry)?.name ?? '—'
  }
}
