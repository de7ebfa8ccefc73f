// Where things are printed on a Spanish card: the frame with the breaks that tell its suit, the index, the pips.
import type { SpanishSuit } from '../card'
import type { Place } from './paint'

export const WIDTH = 240
export const HEIGHT = 336

/** How often the upper and the lower line of the frame are broken. */
export const BREAKS: Readonly<Record<SpanishSuit, number>> = { O: 0, C: 1, E: 2, B: 3 }

const EDGE = 9
const GAP = 20
const STEP = 46
const ROUND = 12

/** The frame of a suit, in one path. */
export function frameOf(suit: SpanishSuit): string {
  const [left, top, right, bottom] = [EDGE, EDGE, WIDTH - EDGE, HEIGHT - EDGE]
  const breaks = Array.from({ length: BREAKS[suit] }, (_, nth) => WIDTH / 2 + (nth - (BREAKS[suit] - 1) / 2) * STEP)
  const first = (breaks[0] ?? WIDTH / 2) - (breaks.length ? GAP / 2 : 0)
  const between = breaks.slice(1).map((x, nth) => [breaks[nth]! + GAP / 2, x - GAP / 2] as const)
  return [
    `M${first} ${top}H${left + ROUND}a${ROUND} ${ROUND} 0 0 0 ${-ROUND} ${ROUND}V${bottom - ROUND}a${ROUND} ${ROUND} 0 0 0 ${ROUND} ${ROUND}H${first}`,
    `M${WIDTH - first} ${top}H${right - ROUND}a${ROUND} ${ROUND} 0 0 1 ${ROUND} ${ROUND}V${bottom - ROUND}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${ROUND}H${WIDTH - first}`,
    ...between.flatMap(([from, to]) => [top, bottom].map((y) => `M${from} ${y}H${to}`)),
  ].join('')
}

// Figures as strokes, in a square from -1 to 1.
const FIGURES: Readonly<Record<string, string>> = {
  '0': 'M0 -1C1.25 -1 1.25 1 0 1C-1.25 1 -1.25 -1 0 -1Z',
  '1': 'M-0.8 -0.5L0.2 -1L0.2 1',
  '2': 'M-0.9 -0.5C-0.9 -1.2 0.9 -1.2 0.9 -0.45C0.9 0.1 -0.6 0.35 -0.95 1L1 1',
  '3': 'M-0.9 -0.68C-0.5 -1.15 0.85 -1.15 0.85 -0.5C0.85 -0.1 0.3 -0.06 -0.2 -0.06C0.4 -0.06 1 0 1 0.48C1 1.18 -0.6 1.18 -1 0.62',
  '4': 'M0.4 1L0.4 -1L-1 0.42L1.05 0.42',
  '5': 'M0.8 -1L-0.7 -1L-0.8 -0.12C-0.3 -0.45 1 -0.4 1 0.3C1 1.15 -0.5 1.2 -1 0.7',
  '6': 'M0.7 -0.85C0.1 -1.2 -0.95 -0.9 -0.95 0.25C-0.95 1.25 0.95 1.25 0.95 0.3C0.95 -0.5 -0.75 -0.5 -0.95 0.25',
  '7': 'M-1 -1L1 -1C0.3 -0.3 -0.25 0.3 -0.25 1',
}

export const INDEX = { x: 37, y: 48 } as const
export const SIGN = { x: 37, y: 97 } as const
const TALL = 22.5

/** The numeral of a rank as strokes around the origin; two figures stand close together. */
export function numeralOf(rank: string): string {
  const wide = rank.length > 1 ? 7.8 : 12.5
  return [...rank].map((figure, nth) => drawn(FIGURES[figure] ?? '', (nth - (rank.length - 1) / 2) * 23, wide)).join('')
}

function drawn(figure: string, x: number, wide: number): string {
  return figure.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, left: string, down: string) => {
    return `${(x + Number(left) * wide).toFixed(1)} ${(Number(down) * TALL).toFixed(1)}`
  })
}

type Spot = readonly [x: number, y: number]
interface Setting {
  readonly scale: number
  readonly spots: readonly Spot[]
}

const MIDDLE = WIDTH / 2
const CENTRE = HEIGHT / 2

// Coins and cups are about as tall as wide: two columns, and what is odd in the middle.
const ROUND_PIPS: Readonly<Record<string, Setting>> = {
  '2': { scale: 1.02, spots: [[MIDDLE, 98], [MIDDLE, 238]] },
  '3': { scale: 0.84, spots: [[MIDDLE, 71], [MIDDLE, CENTRE], [MIDDLE, 265]] },
  '4': { scale: 0.62, spots: [[87, 84], [153, 84], [87, 252], [153, 252]] },
  '5': { scale: 0.62, spots: [[87, 80], [153, 80], [MIDDLE, CENTRE], [87, 256], [153, 256]] },
  '6': { scale: 0.62, spots: [[87, 70], [153, 70], [87, CENTRE], [153, CENTRE], [87, 266], [153, 266]] },
  '7': { scale: 0.52, spots: [[87, 60], [153, 60], [MIDDLE, 118], [87, 176], [153, 176], [87, 274], [153, 274]] },
}

// Swords and clubs stand upright, in rows; only two clubs cross.
const LONG_PIPS: Readonly<Record<string, Setting>> = {
  '2': { scale: 1.8, spots: [[86, CENTRE], [154, CENTRE]] },
  '3': { scale: 1.26, spots: [[MIDDLE, 96], [86, 240], [154, 240]] },
  '4': { scale: 1.26, spots: [[88, 96], [152, 96], [88, 240], [152, 240]] },
  '5': { scale: 1.06, spots: [[80, 84], [160, 84], [MIDDLE, CENTRE], [80, 252], [160, 252]] },
  '6': { scale: 1.1, spots: [[78, 94], [MIDDLE, 94], [162, 94], [78, 242], [MIDDLE, 242], [162, 242]] },
  '7': { scale: 0.88, spots: [[MIDDLE, 70], [MIDDLE, CENTRE], [MIDDLE, 266], [79, 118], [161, 118], [79, 218], [161, 218]] },
}

const CROSSED: readonly Place[] = [
  { x: 124, y: 170, scale: 1.62, turn: 33 },
  { x: 116, y: 170, scale: 1.62, turn: -33 },
]

/** Where the pips of a card from two to seven lie; none for the others. */
export function pipsOf(rank: string, suit: SpanishSuit): Place[] {
  if (rank === '2' && suit === 'B') return [...CROSSED]
  const setting = (suit === 'O' || suit === 'C' ? ROUND_PIPS : LONG_PIPS)[rank]
  return setting ? setting.spots.map(([x, y]) => ({ x, y, scale: setting.scale })) : []
}
