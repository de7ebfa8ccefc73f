// A round as it is being told on this phone: what the house came to, what each bet, and how each hand ended.
import type { PlacarBlackjackRound, PlacarPlayed } from '../../../wire/types'
import type { SheetDraft } from '../../contract'

export type House = PlacarBlackjackRound['house'] | ''
export type How = PlacarPlayed['how'] | ''

export interface ToldHand {
  /** '' while nobody has said it. */
  how: How
  doubled: boolean
}

export interface ToldSeat {
  bet: number | null
  insured: boolean
  hands: ToldHand[]
}

/** How every hand ends that was not over before, where the house leaves nothing to compare. */
const FOLLOWS: Partial<Record<House, How>> = { bust: 'win', blackjack: 'loss' }
const COMPARED: readonly How[] = ['win', 'tie', 'loss']

const hand = (): ToldHand => ({ how: '', doubled: false })

export class Draft implements SheetDraft {
  house = $state<House>('')
  seats = $state<ToldSeat[]>([])

  /** The next round, for these largest bets: people bet as they did, where they still can. */
  clear(most: readonly number[]): void {
    this.house = ''
    this.seats = most.map((largest, seat) => {
      const bet = this.seats[seat]?.bet ?? null
      return { bet: bet !== null && bet <= largest ? bet : null, insured: false, hands: [hand()] }
    })
  }

  /** Take up what a line says, to say it again otherwise. */
  load(told: PlacarBlackjackRound, seats: number): void {
    this.house = told.house
    this.seats = Array.from({ length: seats }, () => ({ bet: null, insured: false, hands: [hand()] }))
    for (const { seat, bet, insured, hands } of told.staked) {
      this.seats[seat] = { bet, insured, hands: hands.map(({ how, doubled }) => ({ how, doubled })) }
    }
  }

  /** How a hand ended: what was said, or what follows from the house. */
  how({ how }: ToldHand): How {
    const follows = FOLLOWS[this.house] ?? ''
    if (!how || COMPARED.includes(how)) return follows || how
    return how
  }

  /** What a hand can have come to with this house; surrender where there is any, and one hand alone can be a BlackJack. */
  endings(seat: ToldSeat, surrender: boolean): How[] {
    const compared = FOLLOWS[this.house]
    const alone = seat.hands.length === 1
    return [...(compared ? [compared] : COMPARED), ...(alone ? (['blackjack'] as const) : []), 'bust', ...(alone && surrender ? (['surrender'] as const) : [])]
  }

  split(seat: ToldSeat): void {
    seat.hands.push(hand())
    for (const one of seat.hands) if (one.how === 'blackjack' || one.how === 'surrender') one.how = ''
  }

  /** What is to be marked: null while something is missing that only the people know. */
  entry(round: number): PlacarBlackjackRound | null {
    const { house } = this
    const staked = this.seats.flatMap(({ bet, insured, hands }, seat) => (bet ? [{ seat, bet, insured, hands }] : []))
    const told = staked.map((one) => ({
      ...one,
      hands: one.hands.map((each) => ({ how: this.how(each), doubled: each.doubled && each.how !== 'blackjack' && each.how !== 'surrender' })),
    }))
    const whole = told.every(({ bet, hands }) => Number.isInteger(bet) && bet > 0 && hands.every(({ how }) => how !== ''))
    if (!house || !told.length || !whole) return null
    return { type: 'blackjack-round', round, house, staked: told } as PlacarBlackjackRound
  }

  /** The price of nothing irregular hangs on how the round stands. */
  stood(): null {
    return null
  }
}
