// My hand as I keep it: in the order of suits or of ranks, or as I have put it myself.
//
// Rule 1: of two equal cards each has its own number here, so that one can be lifted and the other not.
// Rule 2: what is already there stays where it is when cards come and go; new cards go to their place, or to the end.

export type Sort = 'suit' | 'rank' | 'free'

export interface Held {
  readonly id: number
  readonly card: string
}

/** Black and red by turns. */
const SUITS = 'PCEO'
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

function places(card: string): { suit: number; rank: number } {
  const suit = SUITS.indexOf(card.slice(-1))
  return suit < 0 ? { suit: SUITS.length, rank: RANKS.length } : { suit, rank: RANKS.indexOf(card.slice(0, -1)) }
}

/** The same cards in order; a free hand stays as it is. */
export function sorted(held: readonly Held[], sort: Sort): Held[] {
  if (sort === 'free') return [...held]
  return [...held].sort((one, other) => {
    const [a, b] = [places(one.card), places(other.card)]
    return sort === 'suit' ? a.suit - b.suit || a.rank - b.rank : a.rank - b.rank || a.suit - b.suit
  })
}

/** The hand once it holds these cards: of equal ones those in `gone` leave first, then the last. */
export function followed(before: readonly Held[], cards: readonly string[], sort: Sort, gone: ReadonlySet<number> = new Set()): Held[] {
  const wanted = counts(cards)
  const kept = new Set<number>()
  for (const [card, most] of wanted) {
    const same = before.filter((held) => held.card === card)
    const staying = [...same.filter(({ id }) => !gone.has(id)), ...same.filter(({ id }) => gone.has(id))].slice(0, most)
    for (const { id } of staying) kept.add(id)
    wanted.set(card, most - staying.length)
  }
  let next = Math.max(0, ...before.map(({ id }) => id + 1))
  const come = cards.flatMap((card): Held[] => {
    const missing = wanted.get(card) ?? 0
    wanted.set(card, missing - 1)
    return missing > 0 ? [{ id: next++, card }] : []
  })
  const stayed = before.filter(({ id }) => kept.has(id))
  return come.length ? sorted([...stayed, ...come], sort) : stayed
}

/** These cards taken out of the hand and put together before the one at this place. */
export function moved(held: readonly Held[], ids: ReadonlySet<number>, to: number): Held[] {
  const carried = held.filter(({ id }) => ids.has(id))
  const before = held.slice(0, to).filter(({ id }) => !ids.has(id))
  const after = held.slice(to).filter(({ id }) => !ids.has(id))
  return [...before, ...carried, ...after]
}

/** The cards of the hand that came last, for these faces. */
export function freshest(held: readonly Held[], faces: readonly string[]): Set<number> {
  const found = new Set<number>()
  for (const [card, many] of counts(faces)) {
    const same = held.filter((one) => one.card === card).sort((one, other) => other.id - one.id)
    for (const { id } of same.slice(0, many)) found.add(id)
  }
  return found
}

/** Whether two heaps hold the same cards, in whatever order. */
export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join()
}

function counts(cards: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return found
}
