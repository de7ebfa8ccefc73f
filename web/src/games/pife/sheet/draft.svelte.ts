// A deal as it is being told on this phone: who won it and how, who left it, and what each bet.
import type { PlacarNineCards } from '../../../wire/types'
import type { SheetDraft } from '../../contract'

/** Nobody went out: the deal is void. */
export const NOBODY = -1
/** Nobody has said yet who did. */
export const UNTOLD = -2

export class Draft implements SheetDraft {
  winner = $state(UNTOLD)
  ten = $state(false)
  left = $state<boolean[]>([])
  bets = $state<(number | null)[]>([])

  /** Begin again, for so many seats. */
  clear(seats: number): void {
    this.winner = UNTOLD
    this.ten = false
    this.left = Array.from({ length: seats }, () => false)
    this.bets = Array.from({ length: seats }, () => null)
  }

  /** Take up what a line says, to say it again otherwise. */
  load(told: PlacarNineCards, seats: number): void {
    this.clear(seats)
    this.winner = told.winner
    this.ten = told.how === 'ten'
    for (const seat of told.left) this.left[seat] = true
    told.bets.forEach((bet, seat) => (this.bets[seat] = bet))
  }

  /** What is to be marked: null while something is missing that only the people know. */
  entry(deal: number, chips: boolean): PlacarNineCards | null {
    const bets = this.bets.map((bet) => bet ?? 0)
    if (this.winner === UNTOLD || !bets.every((bet) => Number.isInteger(bet) && bet >= 0)) return null
    const left = this.left.flatMap((gone, seat) => (gone ? [seat] : []))
    const how = this.winner === NOBODY ? 'void' : this.ten ? 'ten' : 'won'
    return { type: 'nine-cards', deal, how, winner: this.winner, left, bets: chips ? bets : [] } as PlacarNineCards
  }

  /** The price of nothing irregular hangs on how the deal stands. */
  stood(): null {
    return null
  }
}
