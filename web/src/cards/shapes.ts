// The shapes printed on French cards. Ranks and suits are outlines of @letele/playing-cards (CC0), never font glyphs:
// a rank is a stroke in a square of 1000 around the origin, a suit a filled outline in one of 1200.
import type { Suit } from './card'

export const WIDTH = 240
export const HEIGHT = 336

export const SUIT_PATHS: Record<Suit, string> = {
  P: 'M30 150c5 235 55 250 100 350h-260c45-100 95-115 100-350a10 10 0 0 0-20 0 210 210 0 1 1-74-201 10 10 0 0 0 14-14 230 230 0 1 1 220 0 10 10 0 0 0 14 14 210 210 0 1 1-74 201 10 10 0 0 0-20 0Z',
  C: 'M0-300c0-100 100-200 200-200s200 100 200 250C400 0 0 400 0 500 0 400-400 0-400-250c0-150 100-250 200-250S0-400 0-300Z',
  E: 'M0-500c100 250 355 400 355 685a150 150 0 0 1-300 0 10 10 0 0 0-20 0c0 200 50 215 95 315h-260c45-100 95-115 95-315a10 10 0 0 0-20 0 150 150 0 0 1-300 0c0-285 255-435 355-685Z',
  O: 'M-400 0C-350 0 0-450 0-500 0-450 350 0 400 0 350 0 0 450 0 500 0 450-350 0-400 0Z',
}

/** The star of the joker, in a square of 1000. */
export const JOKER_PATH =
  'M0-500 118-162 476-155 190 62 294 405 0 200-294 405-190 62-476-155-118-162Z'

export const RANK_PATHS: Record<string, string> = {
  A: 'M-270 460h160m-90-10L0-460l200 910m-90 10h160m-390-330h240',
  '2': 'M-225-225c-20-40 25-235 225-235s225 135 225 235c0 200-450 385-450 685h450V300',
  '3': 'M-250-320v-140h450L-110-80c10-10 60-40 110-40 200 0 250 120 250 270 0 200-80 310-280 310s-230-160-230-160',
  '4': 'M50 460h200m-100 0v-920l-450 635v25h570',
  '5': 'M170-460h-345l-35 345s10-85 210-85c100 0 255 120 255 320S180 460-20 460s-235-175-235-175',
  '6': 'M-250 100a250 250 0 0 1 500 0v110a250 250 0 0 1-500 0v-420A250 250 0 0 1 0-460c150 0 180 60 200 85',
  '7': 'M-265-320v-140h530C135-200-90 100-90 460',
  '8': 'M-1-50a205 205 0 1 1 2 0h-2a255 255 0 1 0 2 0Z',
  '9': 'M250-100a250 250 0 0 1-500 0v-110a250 250 0 0 1 500 0v420A250 250 0 0 1 0 460c-150 0-180-60-200-85',
  '10': 'M-260 430v-860M-50 0v-310a150 150 0 0 1 300 0v620a150 150 0 0 1-300 0Z',
  J: 'M50-460h200m-100 0v710a100 100 0 0 1-400 0v-30',
  Q: 'M-260 100c300 0 220 360 520 360M-175 0v-285a175 175 0 0 1 350 0v570a175 175 0 0 1-350 0Z',
  K: 'M-285-460h200m-100 0v920m-100 0h200M85-460h200m-100 20-355 595M85 460h200m-100-20L-10-70',
}

/** A pip: its middle on the card, and whether it stands on its head. */
export interface Pip {
  x: number
  y: number
  turned: boolean
}

const LEFT = 84
const MIDDLE = 120
const RIGHT = 156
const TOP = 66
const CENTRE = HEIGHT / 2

// The pips of the upper half and of the middle; the lower half is the upper one turned round.
const UPPER: Record<string, [x: number, y: number][]> = {
  '2': [[MIDDLE, TOP]],
  '3': [[MIDDLE, TOP]],
  '4': [[LEFT, TOP], [RIGHT, TOP]],
  '5': [[LEFT, TOP], [RIGHT, TOP]],
  '6': [[LEFT, TOP], [RIGHT, TOP]],
  '7': [[LEFT, TOP], [RIGHT, TOP]],
  '8': [[LEFT, TOP], [RIGHT, TOP], [MIDDLE, 117]],
  '9': [[LEFT, TOP], [RIGHT, TOP], [LEFT, 134], [RIGHT, 134]],
  '10': [[LEFT, TOP], [RIGHT, TOP], [LEFT, 134], [RIGHT, 134], [MIDDLE, 100]],
}
const ALONE: Record<string, [x: number, y: number][]> = {
  '3': [[MIDDLE, CENTRE]],
  '5': [[MIDDLE, CENTRE]],
  '6': [[LEFT, CENTRE], [RIGHT, CENTRE]],
  '7': [[LEFT, CENTRE], [RIGHT, CENTRE], [MIDDLE, 117]],
  '8': [[LEFT, CENTRE], [RIGHT, CENTRE]],
  '9': [[MIDDLE, CENTRE]],
}

/** Where the pips of a number card lie; none for an ace or a court card. */
export function pipsOf(rank: string): Pip[] {
  const upper = UPPER[rank] ?? []
  return [
    ...upper.map(([x, y]) => ({ x, y, turned: false })),
    ...(ALONE[rank] ?? []).map(([x, y]) => ({ x, y, turned: false })),
    ...upper.map(([x, y]) => ({ x: WIDTH - x, y: HEIGHT - y, turned: true })),
  ]
}
