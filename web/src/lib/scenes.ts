// The nine games as small tables, each set with what one knows it by: its cards, its pack, its way of counting.

/** A thing on a table of 200 by 140: its middle, and how far it is turned. */
export type Thing =
  | { is: 'card'; card: string; x: number; y: number; turn?: number }
  | { is: 'back'; x: number; y: number; turn?: number }
  | { is: 'coins'; pips: number; x: number; y: number; turn?: number }
  | { is: 'bean' | 'match' | 'life'; x: number; y: number; turn?: number }
  | { is: 'chip'; colour: 'ouro' | 'cream' | 'wood'; x: number; y: number }

export type Shape = 'square' | 'round' | 'moon'

export interface Scene {
  readonly shape: Shape
  /** How many stools stand around it. */
  readonly stools: number
  readonly things: readonly Thing[]
}

/** Where stools stand: around the table, beginning with the one in front; around a half-moon only the round side. */
export function stools({ shape, stools: n }: Scene): { x: number; y: number }[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = shape === 'moon' ? Math.PI * ((i + 1) / (n + 1)) : Math.PI / 2 + (2 * Math.PI * i) / n
    const far = shape === 'square' ? { x: 86, y: 58 } : { x: 87, y: 58 }
    const y = shape === 'moon' ? 30 + Math.sin(angle) * 92 : 70 + Math.sin(angle) * far.y
    return { x: 100 + Math.cos(angle) * far.x, y }
  })
}

/** Things in a row, each so far from the last and turned so much more. */
function row<T>(
  items: readonly T[],
  x: number,
  y: number,
  step: number,
  spread = 0,
  arc = 0,
): (T & { x: number; y: number; turn: number })[] {
  const middle = (items.length - 1) / 2
  return items.map((item, i) => ({
    ...item,
    x: x + (i - middle) * step,
    y: y + Math.abs(i - middle) ** 2 * arc,
    turn: (i - middle) * spread,
  }))
}

const cards = (text: string): { is: 'card'; card: string }[] =>
  text.split(' ').map((card) => ({ is: 'card', card }))
const backs = (n: number): { is: 'back' }[] => Array.from({ length: n }, () => ({ is: 'back' }))
const pack = (x: number, y: number, turn = 0): Thing[] =>
  [0, 1.5, 3].map((up) => ({ is: 'back', x: x - up, y: y - up, turn }))
const beans = (n: number, x: number, y: number): Thing[] =>
  Array.from({ length: n }, (_, i) => ({
    is: 'bean',
    x: x + (i % 3) * 9,
    y: y + Math.floor(i / 3) * 9 + (i % 2) * 2,
    turn: i * 47,
  }))
const stack = (n: number, x: number, y: number, colour: 'ouro' | 'cream' | 'wood'): Thing[] =>
  Array.from({ length: n }, (_, i) => ({ is: 'chip', colour, x, y: y - i * 3.5 }))

export const SCENES: Readonly<Record<string, Scene>> = {
  // The four fixed manilhas, the zap on top, and the tentos.
  'truco-fenacef': {
    shape: 'square',
    stools: 4,
    things: [...row(cards('7O AE 7C 4P'), 113, 70, 23, 9, 2), ...beans(8, 32, 56)],
  },
  // The vira lies crosswise under the pack.
  'truco-asfo': {
    shape: 'square',
    stools: 4,
    things: [
      { is: 'card', card: '6O', x: 76, y: 62, turn: 78 },
      ...pack(64, 64),
      ...row(cards('7P 3C AE'), 132, 72, 17, 12, 2),
    ],
  },
  // The iron hand is played in the dark.
  'truco-sinsep': {
    shape: 'square',
    stools: 4,
    things: [
      ...row(backs(3), 100, 70, 32, 8, 2),
      ...[0, 1, 2].map((i): Thing => ({ is: 'match', x: 33 + i * 6, y: 70, turn: 8 - i * 7 })),
    ],
  },
  // Spanish pack: a flor de ouros, and the tentos in threes.
  'truco-cego': {
    shape: 'round',
    stools: 6,
    things: [
      ...row(
        [3, 6, 7].map((pips) => ({ is: 'coins' as const, pips })),
        96,
        66,
        28,
        12,
        2,
      ),
      ...[0, 1, 2].map((i): Thing => ({ is: 'match', x: 150 + i * 5, y: 70, turn: i * 5 - 5 })),
    ],
  },
  // A clean canastra of seven, laid as a run.
  canastra: {
    shape: 'square',
    stools: 4,
    things: row(cards('4C 5C 6C 7C 8C 9C 10C'), 100, 70, 15),
  },
  // Two mortos crossed, the lixo beside them.
  buraco: {
    shape: 'round',
    stools: 4,
    things: [
      { is: 'back', x: 66, y: 68, turn: 90 },
      ...pack(68, 70),
      ...row(cards('QE 9O 2P KC'), 134, 70, 11, 7, 1),
    ],
  },
  // Nine cards in three games, and the lives.
  cacheta: {
    shape: 'square',
    stools: 4,
    things: [
      ...row(cards('5P 6P 7P'), 56, 62, 11, 4),
      ...row(cards('QC QE QO'), 101, 62, 11, 4),
      ...row(cards('AO 2O 3O'), 146, 62, 11, 4),
      ...Array.from({ length: 8 }, (_, i): Thing => ({ is: 'life', x: 72 + i * 8, y: 102 })),
    ],
  },
  // The pot in the middle of the hands.
  pifpaf: {
    shape: 'round',
    stools: 5,
    things: [
      ...row(cards('8E 8C 8O'), 58, 66, 12, 9, 1),
      ...row(backs(4), 146, 66, 9, 7, 0.6),
      ...stack(4, 96, 74, 'wood'),
      ...stack(3, 108, 80, 'ouro'),
      ...stack(2, 100, 88, 'cream'),
    ],
  },
  // Twenty-one with two cards, at the half-moon of the house.
  blackjack: {
    shape: 'moon',
    stools: 5,
    things: [
      ...row(cards('AE JC'), 86, 56, 22, 10),
      ...stack(5, 132, 66, 'ouro'),
      ...stack(3, 146, 64, 'wood'),
    ],
  },
}
