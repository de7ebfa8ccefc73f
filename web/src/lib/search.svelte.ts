// A question put to a regulation: the server answers, a little after the last letter was typed.
import type { Answer } from '../wire/types'
import { api, Problem } from './api'
import { settings } from './settings.svelte'

export const PAUSE = 150

export class Search {
  problem = $state('')
  /** The answers, the best first; `null` while nothing is asked or no answer has come. */
  answers = $state.raw<readonly Answer[] | null>(null)
  #query = $state('')
  #asked = 0
  #waiting: ReturnType<typeof setTimeout> | undefined
  readonly #game: () => string

  constructor(game: () => string) {
    this.#game = game
  }

  get query(): string {
    return this.#query
  }

  set query(query: string) {
    this.#query = query
    this.again()
  }

  get asking(): boolean {
    return this.#query.trim() !== ''
  }

  /** Ask once more: of another regulation, or in another language. */
  again(): void {
    clearTimeout(this.#waiting)
    const mine = ++this.#asked
    this.problem = ''
    if (!this.asking) this.answers = null
    else this.#waiting = setTimeout(() => void this.#ask(mine), PAUSE)
  }

  /** The words to mark in an entry. */
  marks(id: string): readonly string[] {
    return this.answers?.find((answer) => answer.id === id)?.marks ?? []
  }

  async #ask(mine: number): Promise<void> {
    try {
      const { answers } = await api.search(this.#game(), this.#query.trim(), settings.lang)
      if (mine === this.#asked) this.answers = answers
    } catch (why) {
      if (mine !== this.#asked) return
      this.answers = null
      this.problem = why instanceof Problem ? why.message : String(why)
    }
  }
}

/** What answers out of these, the best first. */
export function answering<T>(entries: readonly T[], answers: readonly Answer[], id: (entry: T) => string): T[] {
  const known = new Map(entries.map((entry) => [id(entry), entry]))
  return answers.flatMap(({ id: one }) => known.get(one) ?? [])
}
