// The cards that stand out at this moment, as the server tells them with the view.
import type { Insight } from '../../wire/types'

export class Marked {
  readonly #names: Readonly<Record<string, string>>

  constructor({ marked = {} }: Insight) {
    this.#names = marked
  }

  has(card: string | null): boolean {
    return card !== null && card in this.#names
  }

  /** What the card is called at the table, '' where it has no name of its own. */
  nameOf(card: string | null): string {
    return card === null ? '' : (this.#names[card] ?? '')
  }
}
