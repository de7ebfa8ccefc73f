// A scoreboard as this page knows it: asked for every two seconds, and written on one line at a time.
// Without a network lines wait on this device (`waiting.ts`), and are sent in order, once, when it is back.
import { t } from '../i18n/t'
import { api, Problem } from '../lib/api'
import { line } from '../lib/line.svelte'
import { settings } from '../lib/settings.svelte'
import type { NewLine, PlacarInfo } from '../wire/types'
import { held, type Held, type Writer } from './keys'
import { besides, freshId, keep, kept, keyOf, rebased, unanswered, without, type Waiting } from './waiting'

export type Said = NewLine['entry']
/** A number for each side. */
export type Score = Extract<Said, { type: 'tally' }>['points']

const EVERY = 2000
/** Milliseconds after which a line that got no answer waits. */
const PATIENCE = 8000

export class Board {
  info = $state.raw<PlacarInfo | null>(null)
  /** Why there is nothing to show. */
  missing = $state('')
  /** Why the last line was not written. */
  refused = $state.raw<Problem | null>(null)
  busy = $state(false)
  /** Lines that are kept here until they can be sent. */
  waiting = $state.raw<readonly Waiting[]>([])
  /** Why the first of them was refused when it was sent: somebody decides what becomes of it. */
  stuck = $state.raw<Problem | null>(null)
  readonly id: string
  #sending = false

  /** To be made while a component starts: it asks as long as that component is shown. */
  constructor(id: string) {
    this.id = id
    this.waiting = kept(id)
    $effect(() => {
      void settings.lang
      const look = (): void => {
        if (document.visibilityState === 'visible') void this.look()
      }
      look()
      const timer = setInterval(look, EVERY)
      document.addEventListener('visibilitychange', look)
      window.addEventListener('online', look)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', look)
        window.removeEventListener('online', look)
      }
    })
  }

  /** Whether lines are kept here instead of being written at once. */
  get away(): boolean {
    return line.down || (this.waiting.length > 0 && !this.stuck)
  }

  async look(): Promise<void> {
    try {
      this.#show(await api.placar(this.id))
      if (!this.stuck) await this.send()
    } catch (problem) {
      if (this.info === null) this.missing = problem instanceof Error ? problem.message : String(problem)
    }
  }

  /** Write a line with somebody's key, or keep it until there is a network; whether it was. */
  async mark(keys: Held, side: Writer, entry: Said): Promise<boolean> {
    const key = keys[side]
    if (!this.info || !key || this.busy) return false
    this.refused = null
    if (this.away) {
      this.#keep(besides(this.waiting, this.info, side, entry))
      void this.send()
      return true
    }
    this.busy = true
    const id = freshId()
    try {
      this.#show(await patiently(api.mark(this.id, { key, version: this.info.version, entry, id })))
      return true
    } catch (problem) {
      const why = problem instanceof Problem ? problem : new Problem('unclear', String(problem))
      if (why.code === 'unreachable') {
        this.#keep(besides(this.waiting, this.info, side, entry, id, true))
        return true
      }
      this.refused = why
      await this.look()
      return false
    } finally {
      this.busy = false
    }
  }

  /** Send what waits, in order, as far as it goes. */
  async send(): Promise<void> {
    if (this.#sending || line.offline) return
    this.#sending = true
    try {
      while (this.waiting[0] && !this.stuck) {
        const [first] = this.waiting
        const sent = { ...first, sent: true }
        this.#keep([sent, ...this.waiting.slice(1)])
        const { version, entry, id } = sent
        this.#show(await patiently(api.mark(this.id, { key: keyOf(sent, held(this.id)), version, entry, id, late: true })))
        this.#keep(this.waiting.filter((one) => one.id !== id))
      }
    } catch (problem) {
      const why = problem instanceof Problem ? problem : new Problem('unclear', String(problem))
      if (!unanswered(why)) this.stuck = why
    } finally {
      this.#sending = false
    }
  }

  /** Try what was refused once more, after all that the scoreboard says now. */
  async again(): Promise<void> {
    this.stuck = null
    await this.look()
    if (this.info) this.#keep(rebased(this.waiting, this.info.version))
    await this.send()
  }

  /** Give up the first line, which was refused; the others follow what the scoreboard says now. */
  async drop(): Promise<void> {
    this.#keep(without(this.waiting))
    await this.again()
  }

  /** Take back the last line that was never on its way. */
  takeBack(): void {
    const last = this.waiting.at(-1)
    if (last && !last.sent) this.#keep(this.waiting.slice(0, -1))
  }

  #keep(waiting: readonly Waiting[]): void {
    this.waiting = waiting
    keep(this.id, waiting)
  }

  #show(told: PlacarInfo): void {
    this.info = latest(this.info, told)
    this.missing = ''
  }
}

/** The answer, or after a while that there is none. */
function patiently<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      line.broke()
      reject(new Problem('unreachable', t('O servidor não responde. Confira a conexão e tente de novo.')))
    }, PATIENCE)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** What is shown after an answer: not one that a later one has overtaken; where nothing is new, the very same as before. */
export function latest(shown: PlacarInfo | null, told: PlacarInfo): PlacarInfo {
  if (shown === null || told.version > shown.version) return told
  return told.version < shown.version || JSON.stringify(told) === JSON.stringify(shown) ? shown : told
}
