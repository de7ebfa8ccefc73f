// The table of Truco Cego as it is drawn: what follows from a view, in one place.
import { t } from '../../i18n/t'
import { stepsFrom } from '../../table/geometry'
import type { CegoHand, Insight, MesaCego } from '../../wire/types'
import type { Person } from '../contract'
import type { Stage } from './stage'

export const SEATS = 6
/** Tentos of the first half, the malos; those beyond are buenos. */
export const MALOS = 12
const TIED = 2

/** Where a seat is drawn: anticlockwise from the bottom, who plays after me at my right. */
export const PLACES = ['bottom', 'right', 'far-right', 'top', 'far-left', 'left'] as const
export type Place = (typeof PLACES)[number]

export function placeOf(seat: number, bottom: number): Place {
  return PLACES[stepsFrom(bottom, seat, SEATS)]!
}

type Seen = Pick<Stage, 'bottom' | 'seated' | 'people'>

/** "Nós", "Eles"; "Trio A" for those who only watch. */
export function sideName(side: number, stage: Seen): string {
  if (!stage.seated) return side === 0 ? t('Trio A') : t('Trio B')
  return side === stage.bottom % 2 ? t('Nós') : t('Eles')
}

export function nameOf(seat: number, people: readonly Person[]): string {
  const person = people[seat]
  return person?.me ? t('Você') : (person?.name ?? '')
}

/** Whether cards are out: a roda or a testa is on, or has just ended. */
export function dealt(mesa: MesaCego): boolean {
  return mesa.hands.length > 0
}

export function isTesta(mesa: MesaCego): boolean {
  return mesa.form === 'testa'
}

/** The two of a testa, its mão first; none in a roda. */
export function duellists(mesa: MesaCego): number[] {
  return isTesta(mesa) && mesa.first >= 0 ? [mesa.first, (mesa.first + SEATS / 2) % SEATS] : []
}

/** Whether a seat only waits while two others play. */
export function waits(mesa: MesaCego, seat: number): boolean {
  return dealt(mesa) && isTesta(mesa) && !duellists(mesa).includes(seat)
}

/** Whether a seat's testa of this deal is over: its cards are out of the game. */
export function played(mesa: MesaCego, seat: number): boolean {
  return waits(mesa, seat) && (mesa.hands[seat]?.looks ?? false)
}

/** Whether the first dealer is being drawn, or has just been. */
export function drawing(mesa: MesaCego): boolean {
  return mesa.phase === 'draw' || mesa.phase === 'draw-shuffle' || (mesa.drawn_cards.length > 0 && !dealt(mesa))
}

/** Who cuts: the seat on the dealer's left. */
export function cutter(mesa: MesaCego): number {
  return (mesa.dealer + SEATS - 1) % SEATS
}

/** Whether the vaza in play has ended. */
export function vazaOver(mesa: MesaCego): boolean {
  return mesa.vazas.length > 0 && mesa.results.length === mesa.vazas.length
}

/** Who leads the vaza in play, -1 where nobody does. */
export function leader(mesa: MesaCego): number {
  if (mesa.phase !== 'play' || mesa.window === 'done') return -1
  return vazaOver(mesa) || !mesa.vazas.at(-1)?.length ? mesa.turn : mesa.vazas.at(-1)![0]!.seat
}

/** A card of the viewer's hand or of another's: `null` for a back. */
export interface Held {
  place: number
  card: string | null
}

/** What a seat still has before it, place by place; nothing once it went to the pack. */
export function heldBy(hand: CegoHand | undefined): Held[] {
  if (!hand || hand.left === 'pack' || hand.left === 'unseen') return []
  if (hand.held.length) return hand.held.map((place) => ({ place, card: hand.dealt_cards[place - 1] ?? null }))
  return Array.from({ length: hand.count }, (_, nth) => ({ place: nth + 1, card: null }))
}

/** A card that lies before a seat: in which vaza it fell (0 for one that is only shown), and what became of it. */
export interface Lying {
  card: string | null
  vaza: number
  place: number
  fate: 'won' | 'tied' | 'lost' | 'ahead' | 'open' | 'shown' | 'down'
}

/** The cards before a seat, in the order in which they fell; then those it has shown without playing them. */
export function lyingBefore(mesa: MesaCego, seat: number, ahead: NonNullable<Insight['best']>): Lying[] {
  const hand = mesa.hands[seat]
  const found: Lying[] = []
  mesa.vazas.forEach((vaza, nth) => {
    const result = mesa.results[nth]
    for (const { card, place } of vaza.filter((fallen) => fallen.seat === seat)) {
      const best = ahead[nth]?.includes(seat) ?? false
      found.push({ card, place, vaza: nth + 1, fate: fateOf(best, result, seat % 2) })
    }
  })
  if (mesa.down === seat && !found.length) found.push({ card: null, place: 0, vaza: 1, fate: 'down' })
  const fallen = found.map(({ card }) => card)
  for (const card of hand?.shown_cards ?? []) {
    if (!fallen.includes(card)) found.push({ card, vaza: 0, place: (hand?.dealt_cards.indexOf(card) ?? -1) + 1, fate: 'shown' })
  }
  return found
}

function fateOf(best: boolean, result: number | undefined, side: number): Lying['fate'] {
  if (result === undefined) return best ? 'ahead' : 'open'
  if (!best) return 'lost'
  return result === TIED ? 'tied' : result === side ? 'won' : 'lost'
}

/** Whether a seat has said a flor, in whatever form. */
export function saidFlor(hand: CegoHand | undefined): boolean {
  return hand !== undefined && hand.flor !== '' && hand.flor !== 'e-boa'
}

/** The volta that is on, as a name for marks: one deal serves three testas. */
export function voltaOf(mesa: MesaCego): string {
  return `${mesa.mao} ${mesa.nth}`
}
