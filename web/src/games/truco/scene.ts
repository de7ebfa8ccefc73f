// The table of truco as it is drawn: what follows from a view, in one place.
import { t } from '../../i18n/t'
import type { Fallen, Hand, Mesa } from '../../wire/types'
import type { Held } from '../shared/grip'
import type { Stage } from './stage'

/** "Nós", "Eles"; "Dupla A" for those who only watch; one against one, each by name. */
export function sideName(side: number, stage: Pick<Stage, 'bottom' | 'seated' | 'people'>): string {
  const alone = stage.people.length === 2 ? stage.people[side] : undefined
  if (alone) return alone.me ? t('Você') : alone.name
  if (!stage.seated) return side === 0 ? t('Dupla A') : t('Dupla B')
  return side === stage.bottom % 2 ? t('Nós') : t('Eles')
}

/** What is asked for and not yet answered, 0 for nothing. */
export function askedOf(mesa: Mesa): number {
  return mesa.phase === 'answer' ? mesa.asked : 0
}

/** The cards lying before the players: those drawn for the first deal, or the vaza in play, or the last one. */
export function onTable(mesa: Mesa): Fallen[] {
  if (drawing(mesa)) {
    return mesa.drawn_cards.map((card, seat) => ({ type: 'Fallen', seat, card, down: false, place: 0 }))
  }
  return mesa.vazas.at(-1) ?? []
}

/** Whether the first dealer is being drawn, or has just been. */
export function drawing(mesa: Mesa): boolean {
  return mesa.phase === 'draw' || mesa.phase === 'draw-shuffle' || (mesa.drawn_cards.length > 0 && !mesa.hands.length)
}

/** Who cuts: the seat on the dealer's left. */
export function cutter(mesa: Mesa): number {
  return (mesa.dealer + mesa.seats - 1) % mesa.seats
}

/** A seat's cards; while the deal goes packet by packet, three backs that nobody has taken up. */
export function handAt(mesa: Mesa, seat: number): Hand | undefined {
  if (mesa.hands[seat] || !mesa.packets?.includes(seat)) return mesa.hands[seat]
  const backs = [null, null, null]
  const known = { held: [], laid: [], exposed_cards: [], exposed_since: [], partner_cards: [] }
  return { type: 'Hand', seat, count: backs.length, dealt_cards: backs, ...known }
}

/** Whether the card that names the manilhas is out, open or not. */
export function hasVira(mesa: Mesa): boolean {
  return mesa.vira === 'open' || mesa.vira === 'hidden'
}

/** How many cards are left of the pack once all hold theirs. */
export function leftOver(mesa: Mesa): number {
  if (!mesa.hands.length) return 0
  return Math.max(0, mesa.pack - 3 * mesa.seats - mesa.burned_cards.length - (hasVira(mesa) ? 1 : 0))
}

/** Cards of the pack that the viewer has looked at. */
export function peeked(mesa: Mesa): string[] {
  return (mesa.peeked_cards ?? []).filter((card) => card !== null)
}

/** The places of a seat's cards that must be played next. */
export function forcedOf(mesa: Mesa, seat: number): number[] {
  return (mesa.forced_places ?? []).filter((place, nth) => place > 0 && mesa.forced_seats[nth] === seat)
}

/** Whether a seat holds cards that it does not see. */
export function inTheDark(hand: Hand | undefined): boolean {
  return hand !== undefined && hand.held.some((place) => hand.dealt_cards[place - 1] === null)
}

/** Whether every card of the last vaza lies on the table. */
export function vazaOver(mesa: Mesa): boolean {
  return mesa.vazas.length > 0 && mesa.results.length === mesa.vazas.length
}

/** Who leads the vaza in play, -1 where nobody does. */
export function leader(mesa: Mesa): number {
  if (!mesa.hands.length || ['over', 'shuffle'].includes(mesa.phase)) return -1
  return vazaOver(mesa) || !mesa.vazas.length ? mesa.turn : (mesa.vazas.at(-1)?.[0]?.seat ?? -1)
}

/** What somebody holds: the faces the viewer knows, in their places where these are told, else as many as there are. */
export function heldBy(hand: Hand | undefined): Held[] {
  if (!hand) return []
  // Cards known to all may since have been played face down: then nobody can say which of them are still held.
  const told = [...new Set([...hand.partner_cards, ...hand.exposed_cards])]
  const known = told.length <= hand.count ? told : []
  if (hand.held.length) {
    return hand.held.map((place) => ({
      key: String(place),
      place,
      card: hand.dealt_cards[place - 1] ?? null,
      laid: hand.laid.includes(place),
    }))
  }
  const open = hand.laid.map((place) => hand.dealt_cards[place - 1] ?? null)
  return Array.from({ length: hand.count }, (_, nth) => ({
    key: String(nth + 1),
    place: nth + 1,
    card: open[nth] ?? known[nth] ?? null,
    laid: nth < open.length,
  }))
}
