// What the server calls its games, for those this page has no name for.
import type { GameInfo, Text } from './api'

class Titles {
  of = $state.raw<Readonly<Record<string, Text>>>({})
  #asked = false

  /** Ask once; where nobody answers, the next page asks again. */
  ask(games: () => Promise<readonly GameInfo[]>): void {
    if (this.#asked) return
    this.#asked = true
    games().then(
      (found) => (this.of = Object.fromEntries(found.map(({ id, title }) => [id, title]))),
      () => (this.#asked = false),
    )
  }
}

export const titles = new Titles()
