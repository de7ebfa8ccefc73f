// What I am about to bet: between the least and the most that the menu lists, one chip at a time.
import type { Choice, GameAction, PifeRaise } from '../../wire/types'

export class Bid {
  #wanted = $state<number | null>(null)
  readonly #menu: () => readonly Choice[]

  constructor(menu: () => readonly Choice[]) {
    this.#menu = menu
  }

  get #raises(): PifeRaise[] {
    return this.#menu().flatMap(({ action }) => (action.type === 'Raise' && 'turn' in action ? [action as PifeRaise] : []))
  }

  /** The least and the most; `null` where nothing can be bet. */
  get range(): { least: number; most: number } | null {
    const amounts = this.#raises.map(({ to }) => to)
    return amounts.length ? { least: Math.min(...amounts), most: Math.max(...amounts) } : null
  }

  get amount(): number {
    const { range } = this
    return range ? Math.min(range.most, Math.max(range.least, this.#wanted ?? range.least)) : 0
  }

  set amount(to: number) {
    this.#wanted = Number.isFinite(to) ? Math.round(to) : null
  }

  more(by: number): boolean {
    if (!this.range) return false
    this.amount += by
    return true
  }

  /** The act of betting so much; `null` where nothing can be bet. */
  get act(): GameAction | null {
    const [one] = this.#raises
    return one ? { ...one, to: this.amount } : null
  }
}
