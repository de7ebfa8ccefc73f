// The table as it is drawn: what follows from a view, in one place.
import { t } from '../../i18n/t'
import { Marked } from '../shared/marked'
import type { Lugar, Mesa, Stage } from './stage'

export type Side = 'left' | 'top' | 'right'

/** Seats at the left, along the top and at the right, for so many others; the left and the right have as many. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 0], [0, 1], [1, 0], [1, 1], [1, 2], [1, 3], [2, 2], [2, 3], [2, 4],
]

export interface Row {
  side: Side
  lugares: Lugar[]
}

/** The others round the table as they sit: seats are numbered clockwise, so the next one is at my left. */
export function around(mesa: Mesa, bottom: number, seated: boolean): Row[] {
  const order = Array.from({ length: mesa.seats }, (_, nth) => (bottom + nth) % mesa.seats).slice(seated ? 1 : 0)
  const lugares = order.flatMap((seat) => mesa.lugares[seat] ?? [])
  const [left, top] = AROUND[lugares.length] ?? [2, lugares.length - 4]
  const rows: Row[] = [
    { side: 'left', lugares: lugares.slice(0, left) },
    { side: 'top', lugares: lugares.slice(left, left + top) },
    { side: 'right', lugares: lugares.slice(left + top) },
  ]
  return rows.filter((row) => row.lugares.length > 0)
}

/** Whether chips are played for, and not lives. */
export function forChips({ view }: Pick<Stage, 'view'>): boolean {
  return view.regulation === 'pifpaf'
}

/** "Você", or the name of whoever sits there. */
export function nameOf(seat: number, people: Stage['people']): string {
  const person = people[seat]
  return person?.me ? t('Você') : (person?.name ?? '')
}

const BEFORE: readonly string[] = ['lot', 'shuffle', 'cutting']

/** Whether cards are out: before that the first dealer is drawn, or the pack is shuffled and cut. */
export function inPlay({ phase }: Pick<Mesa, 'phase'>): boolean {
  return !BEFORE.includes(phase) && phase !== 'over'
}

/** The seat's own hand, as far as these eyes see it. */
export function handOf(mesa: Mesa, seat: number): readonly string[] {
  return mesa.lugares[seat]?.hand_cards ?? []
}

/** The curingas of the deal, as cards that stand out. */
export function curingas({ view, insight }: Pick<Stage, 'view' | 'insight'>): Marked {
  const wild = Object.fromEntries(view.shown.wild_cards.map((card) => [card, t('curinga')]))
  return new Marked({ ...insight, marked: { ...insight.marked, ...wild } })
}

/** Whether I am asked whether I go out with the last discard, and have not said. */
export function askedNow({ view, bottom, seated, still }: Pick<Stage, 'view' | 'bottom' | 'seated' | 'still'>): boolean {
  const { window, asked, answer, answered } = view.shown
  return seated && !still && window > 0 && asked.includes(bottom) && !answer && !answered.includes(bottom)
}

/** A value of the table's options, as it was agreed on; '' for what the regulation says. */
export function agreed({ view }: Pick<Stage, 'view'>, name: string): string {
  return view.options.find(([option]) => option === name)?.[1] ?? ''
}
