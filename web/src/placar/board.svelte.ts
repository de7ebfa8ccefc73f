// A scoreboard as this page knows it: asked for every two seconds, and written on one line at a time.
import { api, Problem } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { NewLine, PlacarInfo } from '../wire/types'
import type { Held, Writer } from './keys'

export type Said = NewLine['entry']
/** A number for each side. */
export type Score = Extract<Said, { type: 'tally' }>['points']

const EVERY = 2000

export class Board {
  info = $state.raw<PlacarInfo | null>(null)
  /** Why there is nothing to show. */
  missing = $state('')
  /** Why the last line was not written. */
  refused = $state.raw<Problem | null>(null)
  busy = $state(false)
  readonly id: string

  /** To be made while a component starts: it asks as long as that component is shown. */
  constructor(id: string) {
    this.id = id
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

  async look(): Promise<void> {
    try {
      this.#show(await api.placar(this.id))
    } catch (problem) {
      if (this.info === null) this.missing = problem instanceof Error ? problem.message : String(problem)
    }
  }

  /** Write a line with somebody's key; whether it was written. */
  async mark(keys: Held, side: Writer, entry: Said): Promise<boolean> {
    const key = keys[side]
    if (!this.info || !key || this.busy) return false
    this.busy = true
    this.refused = null
    try {
      this.#show(await api.mark(this.id, { key, version: this.info.version, entry }))
      return true
    } catch (problem) {
      this.refused = problem instanceof Problem ? problem : new Problem('unclear', String(problem))
      await this.look()
      return false
    } finally {
      this.busy = false
    }
  }

  #show(told: PlacarInfo): void {
    this.info = latest(this.info, told)
    this.missing = ''
  }
}

/** What is shown after an answer: not one that a later one has overtaken; where nothing is new, the very same as before. */
export function latest(shown: PlacarInfo | null, told: PlacarInfo): PlacarInfo {
  if (shown === null || told.version > shown.version) return told
  return told.version < shown.version || JSON.stringify(told) === JSON.stringify(shown) ? shown : told
}
