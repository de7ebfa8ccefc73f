// A game as a small table, set with what one knows it by: its cards, its pack, its way of counting. Each stands in the folder of
// its family; here is what they are laid out with.

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
export function row<T>(
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

export const cards = (text: string): { is: 'card'; card: string }[] =>
  text.split(' ').map((card) => ({ is: 'card', card }))
export const backs = (n: number): { is: 'back' }[] => Array.from({ length: n }, () => ({ is: 'back' }))
export const pack = (x: number, y: number, turn = 0): Thing[] =>
  [0, 1.5, 3].map((up) => ({ is: 'back', x: x - up, y: y - up, turn }))
export const beans = (n: number, x: number, y: number): Thing[] =>
  Array.from({ length: n }, (_, i) => ({
    is: 'bean',
    x: x + (i % 3) * 9,
    y: y + Math.floor(i / 3) * 9 + (i % 2) * 2,
    turn: i * 47,
  }))
export const stack = (n: number, x: number, y: number, colour: 'ouro' | 'cream' | 'wood'): Thing[] =>
  Array.from({ length: n }, (_, i) => ({ is: 'chip', colour, x, y: y - i * 3.5 }))

/** The table of a game that has none of its own: a pack, and cards that nobody has turned yet. */
export const PLAIN: Scene = { shape: 'square', stools: 4, things: [...pack(62, 66), ...row(backs(3), 128, 70, 22, 9, 2)] }
