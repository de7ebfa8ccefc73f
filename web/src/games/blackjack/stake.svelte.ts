// What I am about to bet: chips pushed and taken back, up to the most that the menu lists; from the least on it may be said.
import type { BlackjackBet, Choice, GameAction } from '../../wire/types'
import { choices } from '../shared/menu'

export class Stake {
  #wanted = $state<number | null>(null)
  /** What I bet in the round before; 0 for nothing. */
  last = $state(0)
  readonly #menu: () => readonly Choice[]

  constructor(menu: () => readonly Choice[]) {
    this.#menu = menu
  }

  get #bets(): BlackjackBet[] {
    return choices(this.#menu(), 'Bet').map(({ action }) => action)
  }

  /** The least and the most; `null` where nothing can be bet. */
  get range(): { least: number; most: number } | null {
    const amounts = this.#bets.map(({ chips }) => chips)
    return amounts.length ? { least: Math.min(...amounts), most: Math.max(...amounts) } : null
  }

  /** The chips in front of me: those of the last bet at first, or the least. */
  get amount(): number {
    const { range } = this
    return range ? Math.min(range.most, Math.max(0, this.#wanted ?? Math.max(range.least, this.last))) : 0
  }

  set amount(to: number) {
    this.#wanted = Number.isFinite(to) ? Math.round(to) : null
  }

  push(chips: number): boolean {
    if (!this.range) return false
    this.amount = Math.max(0, this.amount + chips)
    return true
  }

  clear(): boolean {
    if (!this.range) return false
    this.#wanted = 0
    return true
  }

  /** Whether the last bet may be repeated, and does not lie there already. */
  get repeats(): boolean {
    const { range, last } = this
    return range !== null && last >= range.least && last <= range.most && last !== this.amount
  }

  repeat(): boolean {
    if (!this.repeats) return false
    this.#wanted = this.last
    return true
  }

  /** The bet is placed: the next one begins with the same. */
  placed(chips: number): void {
    this.last = chips
    this.#wanted = null
  }

  /** The act of betting so much; `null` where it is too little. */
  get act(): GameAction | null {
    const { range, amount } = this
    const [one] = this.#bets
    return one && range && amount >= range.least ? { ...one, chips: amount } : null
  }
}
