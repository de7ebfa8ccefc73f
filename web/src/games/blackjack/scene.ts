// The table as it is drawn: what follows from a view, in one place.
import { t } from '../../i18n/t'
import { houseBeat, settled } from './telling'
import type { Lugar, Mesa, Stage } from './stage'

/** Cards of a pack. */
export const PACK = 52

export type Side = 'left' | 'bottom' | 'right'

export interface Row {
  side: Side
  lugares: readonly Lugar[]
}

/** How many places each end of the half-moon has, by the number of seats; the others are along its bow. */
const ENDS: readonly number[] = [0, 0, 0, 1, 1, 1, 2, 2]

/** The places of the half-moon in their order: clockwise, the first at the house's left, which is at the right of the screen. */
export function moon({ seats, lugares }: Pick<Mesa, 'seats' | 'lugares'>): Row[] {
  const ends = ENDS[seats] ?? 2
  const rows: Row[] = [
    { side: 'right', lugares: lugares.slice(0, ends) },
    { side: 'bottom', lugares: lugares.slice(ends, seats - ends) },
    { side: 'left', lugares: lugares.slice(seats - ends) },
  ]
  return rows.filter((row) => row.lugares.length > 0)
}

/** Where along the bow of a large table a place lies: how far from the middle, and where it ends, in hundredths of the table. */
export interface Bow {
  x: number
  y: number
}

/** From place to place, by the number of seats. */
const GAPS: readonly number[] = [0, 0, 26, 25, 22, 20.5, 18.5, 18.5]
/** The ends of the bow, and how far up they are where many sit. */
const FARTHEST = 41
const ENDS_AT: Readonly<Record<number, number>> = { 6: 50, 7: 37 }
const HALF = 8.5

export function bow(seat: number, seats: number): Bow {
  const x = ((seats - 1) / 2 - seat) * (GAPS[seats] ?? 0)
  if (Math.abs(x) > FARTHEST) return { x: Math.sign(x) * FARTHEST, y: ENDS_AT[seats] ?? 60 }
  return { x, y: 57 + 40 * Math.sqrt(Math.max(0, 1 - ((Math.abs(x) + HALF) / 50) ** 2)) }
}

/** "Você", or the name of whoever sits there. */
export function nameOf(seat: number, people: Stage['people']): string {
  const person = people[seat]
  return person?.me ? t('Você') : (person?.name ?? '')
}

/** Whether a round is being played: the bets lie, and the cards are dealt or about to be. */
export function inRound({ phase }: Pick<Mesa, 'phase'>): boolean {
  return phase !== 'betting' && phase !== 'over'
}

/** The number of the round whose cards lie there. */
export function roundOf({ phase, mao }: Pick<Mesa, 'phase' | 'mao'>): number {
  return phase === 'betting' ? mao - 1 : mao
}

/** Whether the house has yet to be seen playing: what came of the hands is not told before. */
export function unsettled({ view, awaited }: Pick<Stage, 'view' | 'awaited'>): boolean {
  return !inRound(view.shown) && awaited(settled(roundOf(view.shown)))
}

export interface House {
  /** Open cards; `null` for the one that lies face down. */
  cards: (string | null)[]
  total: number
  open: boolean
}

/** The house's cards as far as they have been looked at: it turns and draws one at a time. */
export function houseOf({ view, beat, events }: Pick<Stage, 'view' | 'beat' | 'events'>): House {
  const { house_cards: cards, house_count: count, house_total: total, hidden } = view.shown
  const shown = houseBeat(beat)
  if (shown === null || hidden) {
    const covered = Array.from({ length: Math.max(0, count - cards.length) }, () => null)
    return { cards: [...cards, ...covered], total, open: !covered.length && count > 0 }
  }
  if (shown < 2) return { cards: [cards[0] ?? null, null], total: 0, open: false }
  const totals = events.flatMap((event) => (event.type === 'HouseShown' || event.type === 'HouseDrew' ? [event.total] : []))
  return { cards: cards.slice(0, shown), total: totals[shown - 2] ?? total, open: true }
}

/** How many cards lie in the shoe: before the first shuffle, when nothing has been dealt from it, all of them. */
export function shoeOf({ shoe, waits, decks, house_count: dealt }: Pick<Mesa, 'shoe' | 'waits' | 'decks' | 'house_count'>): number {
  return shoe || waits || dealt ? shoe : decks * PACK
}

/** Whether it is this hand's turn, of this seat. */
export function atTurn({ view }: Pick<Stage, 'view'>, seat: number, hand: number): boolean {
  const { turn, hand: playing, phase } = view.shown
  return turn === seat && playing === hand && (phase === 'playing' || phase === 'asking')
}

/** How long a card of the deal waits for those before it, in milliseconds. */
export function dealDelay({ view, events }: Pick<Stage, 'view' | 'events'>, seat: number, nth: number): number {
  if (nth > 1 || !events.some(({ type }) => type === 'HouseDealt')) return 0
  const dealt = view.shown.lugares.filter(({ maos }) => maos.length > 0)
  const place = seat < 0 ? dealt.length : dealt.findIndex((lugar) => lugar.seat === seat)
  return (nth * (dealt.length + 1) + Math.max(0, place)) * 70
}

/** The chips beside a seat: what is not at stake; the stakes lie before the hands until they are settled before all eyes. */
export function pileOf(stage: Pick<Stage, 'view' | 'awaited'>, lugar: Lugar): number {
  const before = stage.view.shown.base[lugar.seat] ?? lugar.free
  return unsettled(stage) ? before - lugar.maos.reduce((sum, { stake }) => sum + stake, 0) : lugar.free
}
