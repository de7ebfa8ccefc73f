// Where the cards of a hand lie: one row or two, each over the next, in groups, and wide open where a finger points.
import type { Held } from './order'

/** A hand that can be held as a fan. */
export interface Fanned {
  readonly hand: readonly Held[]
  readonly lifted: readonly Held[]
  /** What came in this turn. */
  readonly fresh: ReadonlySet<number>
  /** The places before which there is a gap: another group begins. */
  readonly gaps?: readonly number[]
  /** The card that the arrows have come to. */
  cursor: { id: number } | null
  isLifted(id: number): boolean
  toggle(id: number): void
  /** Take up this card. */
  carry(id: number): void
  drop(): void
  /** The lifted cards go before the one at this place. */
  place(to: number): void
  /** What Enter does with the lifted cards. */
  enter(): boolean
}

/** A card of the hand shows at least this much of itself, in widths, before a second row is begun: twelve lie in one row of a
 *  phone, as eleven do, so that the table stays where it is when one is drawn. */
const LEAST = 0.41
/** What an open card shows, and how far cards lie apart where there is room. */
const OPEN = 0.86
const APART = 0.78
const ROWS = 2
/** How wide a gap between groups is. */
const GAP = 0.28

/** How many cards lie in each row. */
export function rowsFor(cards: number, width: number, card: number): number[] {
  if (cards < 2 || (width - card) / (cards - 1) >= card * LEAST) return cards ? [cards] : []
  const first = Math.ceil(cards / ROWS)
  return [first, cards - first]
}

function stepOf(cards: number, width: number, card: number, gaps: number): number {
  return cards < 2 ? 0 : Math.min(card * APART, Math.max(1, (width - card - gaps * card * GAP) / (cards - 1)))
}

/** The left edge of each card of a row. What is open shows more, and the others make room for it. */
export function spread(cards: number, width: number, card: number, open = -1, gaps: readonly number[] = []): number[] {
  const step = stepOf(cards, width, card, gaps.length)
  const steps = Array.from({ length: Math.max(0, cards - 1) }, () => step)
  const wide = card * OPEN
  if (open >= 0 && open < steps.length && step < card * APART) {
    const others = steps.length - 1
    const spare = Math.max(0, (others ? step - Math.min(step, 5) : 0) * others)
    const more = Math.min(wide - step, spare)
    for (const nth of steps.keys()) steps[nth] = nth === open ? step + more : step - more / others
  }
  let x = (width - card - step * steps.length - gaps.length * card * GAP) / 2
  return Array.from({ length: cards }, (_, nth) => {
    if (nth) x += steps[nth - 1]! + (gaps.includes(nth) ? card * GAP : 0)
    return x
  })
}

/** The card of a row under a point, as it lies when nothing is open; before the first it is the first. */
export function under(x: number, cards: number, width: number, card: number, gaps: readonly number[] = []): number {
  return Math.max(0, spread(cards, width, card, -1, gaps).findLastIndex((edge) => edge <= x))
}
