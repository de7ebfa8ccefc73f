// What a referee of blackjack is told: the cards of the house and of somebody's hands, the bet, and what was done.
//
// Rule 1: suits count for nothing, so people tell ranks; each gets the next suit.
import { choiceOf } from '../../../arbitro/facts'
import type { Changes } from '../../../lib/house'
import type { AskedBlackjack, AskedRuling, RulingInfo } from '../../../wire/types'

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const SUITS = ['P', 'C', 'E', 'O'] as const
export const MOST_HANDS = 4

export interface ToldHand {
  cards: string[]
  doubled: boolean
}

/** What is told of the table. */
export interface Facts {
  house: string[]
  hands: ToldHand[]
  bet: number
  chips: number
  insured: boolean
  surrendered: boolean
  others: boolean
  sanction: string
  options: Changes
}

const cardsIn = (text: string): string[] => text.split(' ').filter(Boolean)

/** The table at which the clause usually comes up. */
export function usualTable(ruling: RulingInfo | null): Facts {
  const told = ruling?.usual?.facts
  const { house, hands, doubled, bet, chips, insured, surrendered, others } = told?.type === 'blackjack' ? told : PLAIN
  return {
    house: cardsIn(house),
    hands: hands.map((cards, at) => ({ cards: cardsIn(cards), doubled: (doubled as number[]).includes(at) })),
    bet,
    chips,
    insured,
    surrendered,
    others,
    sanction: '',
    options: {},
  }
}

const PLAIN: Required<AskedBlackjack> = {
  type: 'blackjack',
  house: '9C',
  hands: ['8P 8C'],
  doubled: [],
  bet: 10,
  chips: 100,
  insured: false,
  surrendered: false,
  others: true,
}

/** A card of this rank, with the suit that the fewest of its rank have on the table. */
export function cardOf(rank: string, { house, hands }: Pick<Facts, 'house' | 'hands'>): string {
  const seen = [...house, ...hands.flatMap(({ cards }) => cards)]
  const times = SUITS.map((suit) => seen.filter((card) => card === rank + suit).length)
  return rank + SUITS[times.indexOf(Math.min(...times))]!
}

/** Whether the table is told whole enough to be asked about. */
export function isWhole({ house, hands }: Pick<Facts, 'house' | 'hands'>): boolean {
  const begun = hands.filter(({ cards }) => cards.length > 1).length
  const inOrder = hands.every(({ cards }, at) => (at < begun ? cards.length > 1 : cards.length === 1))
  return house.length > 0 && begun > 0 && inOrder && (house.length === 1 || begun === hands.length)
}

/** The question to the server. */
export function question(ruling: RulingInfo, facts: Facts): AskedRuling {
  const { house, hands, bet, chips, insured, surrendered, others, options } = facts
  const told = {
    type: 'blackjack',
    house: house.join(' '),
    hands: hands.map(({ cards }) => cards.join(' ')),
    doubled: hands.flatMap(({ doubled }, at) => (doubled ? [at] : [])),
    bet,
    chips,
    insured,
    surrendered,
    others,
  } as AskedBlackjack
  return {
    clause: ruling.clause,
    sanction: choiceOf(ruling, facts.sanction),
    options,
    facts: ruling.needs.includes('facts') && isWhole(facts) ? told : null,
  }
}
