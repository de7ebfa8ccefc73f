// The table as it is drawn: what follows from a view, in one place.
import { t } from '../../i18n/t'
import { listed } from '../../table/people'
import type { Lugar } from '../../wire/types'
import type { Lado, Mesa, Stage } from './stage'

type Seated = Pick<Stage, 'view' | 'bottom' | 'seated' | 'people'>

/** The side that is drawn next to the hand: the viewer's, or that of the seat at the bottom. */
export function nearSide({ view, bottom }: Pick<Stage, 'view' | 'bottom'>): number {
  return view.shown.lugares[bottom]?.side ?? 0
}

/** The seats that play for a side. */
export function seatsOf(mesa: Mesa, side: number): number[] {
  return mesa.lugares.filter((lugar) => lugar.side === side).map(({ seat }) => seat)
}

/** "Você", or the name of whoever sits there. */
export function nameOf(seat: number, people: Stage['people']): string {
  const person = people[seat]
  return person?.me ? t('Você') : (person?.name ?? '')
}

/** "Nós" and "Eles" where partners play in two sides and the viewer is one of them, else the names. */
export function sideName(side: number, stage: Seated): string {
  const mesa = stage.view.shown
  const seats = seatsOf(mesa, side)
  const mine = stage.seated && side === nearSide(stage)
  if (seats.length > 1 && mine) return t('Nós')
  if (seats.length > 1 && stage.seated && mesa.lados.length === 2) return t('Eles')
  return listed(seats.map((seat) => nameOf(seat, stage.people)))
}

/** The sides from the far end of the table to the near one: the viewer's is the last. */
export function sidesInOrder(stage: Pick<Stage, 'view' | 'bottom'>): Lado[] {
  const near = nearSide(stage)
  const { lados } = stage.view.shown
  return [...lados.filter(({ side }) => side !== near), ...lados.filter(({ side }) => side === near)]
}

/** The others in the order of play, which goes to the left: the next one first. */
export function othersOf(mesa: Mesa, bottom: number, seated: boolean): Lugar[] {
  const order = Array.from({ length: mesa.seats }, (_, nth) => (bottom + nth) % mesa.seats)
  return order.slice(seated ? 1 : 0).flatMap((seat) => mesa.lugares[seat] ?? [])
}

/** Whether cards are out: before that the first dealer is drawn, or the pack is shuffled and cut. */
export function inPlay(mesa: Mesa): boolean {
  return mesa.phase === 'buying' || mesa.phase === 'playing'
}

/** Whether the last deal has been counted and the next one is still to come. */
export function counted(mesa: Mesa): boolean {
  return mesa.ended !== '' && !inPlay(mesa)
}

/** The seat's own hand, as far as these eyes see it. */
export function handOf(mesa: Mesa, seat: number): readonly string[] {
  return mesa.lugares[seat]?.hand_cards ?? []
}
