// The four suits as pips, around the origin and some 104 units tall, and as the small sign under the index.
import type { SpanishSuit } from '../card'
import { around, disc, type Drawing } from './paint'

const SWORD: Drawing = [
  ['steel', 'M0-54 7-42 5.5 18h-11L-7-42Z'],
  ['line', 'M0-40V14'],
  ['suit', 'M-3.6 24h7.2v19h-7.2Z'],
  ['gold', 'M-16 13c2-4 5-2 7 1 4 4 14 4 18 0 2-3 5-5 7-1 2 8-7 13-16 13s-18-5-16-13Z'],
  ['gold', disc(0, 47, 6.5)],
]

const CLUB: Drawing = [
  ['leaf', 'M6 12C9-1 16-6 21-6c1 10-4 19-14 24ZM-5 30c-3-11-10-16-15-15-1 9 4 18 14 21Z'],
  ['wood', 'M-5 52c-1-16-2-29-4-42-7-3-8-13-3-17C-13-17-18-30-15-42-12-55 8-57 14-47c4 7 2 15 0 20 6 4 5 13-1 15-2 16-5 38-7 64-2 3-9 3-11 0Z'],
  ['gold', disc(10, -20, 4)],
  ['gold', disc(-8, 1, 4)],
  ['line', 'M-8-44c-3 10 0 20 2 30M3-46c1 12 0 20-1 28M1-8c-1 10-1 20-1 30M0 32v12'],
]

const COIN: Drawing = [
  ['gold', disc(0, 0, 50)],
  ['line', disc(0, 0, 41)],
  ['red', around(8, (at) => `M${at(0, 0)}C${at(-14, -14)} ${at(-13, -28)} ${at(0, -35)}C${at(13, -28)} ${at(14, -14)} ${at(0, 0)}Z`)],
  ['gold', disc(0, 0, 11)],
]

const CUP: Drawing = [
  ['gold', 'M-31 52c0-10 20-12 25-18l1-14H5l1 14c5 6 25 8 25 18Z'],
  ['cloth', 'M-42-46c0 38 12 60 34 68 5 2 11 2 16 0 22-8 34-30 34-68Z'],
  ['gold', 'M-40-24c3 11 4 13 6 19 22 8 46 8 68 0 2-6 3-8 6-19-26 9-54 9-80 0Z'],
  ['gold', 'M-44-48c0-12 88-12 88 0s-88 12-88 0Z'],
  ['shade', 'M-33-48c0-5 66-5 66 0s-66 5-66 0Z'],
  ['gold', 'M-11 25c0-5 22-5 22 0s-22 5-22 0Z'],
]

export const PIPS: Readonly<Record<SpanishSuit, Drawing>> = { E: SWORD, B: CLUB, O: COIN, C: CUP }

export interface Sign {
  readonly d: string
  readonly turn: number
  readonly scale: number
}

/** The suit in one colour, in a square of 40: sword and club lie slanting, so that they fill it. */
export const SIGNS: Readonly<Record<SpanishSuit, Sign>> = {
  E: { d: 'M0-28 6-19V6h8c3 0 3 8 0 8H5v7a6 6 0 1 1-10 0v-7h-9c-3 0-3-8 0-8h8V-19Z', turn: 42, scale: 0.88 },
  B: { d: 'M-4 27C-4 18-5 12-7 4c-4-2-4-8-1-10C-11-14-13-22-10-27c4-6 16-6 19 0 2 5 1 9 0 12 3 3 3 8-1 9C7 4 5 14 4 27c-1 3-7 3-8 0ZM8 11C9 3 13-2 18-2 19 6 15 13 8 16Z', turn: 42, scale: 0.78 },
  O: { d: `${disc(0, 0, 19)}${disc(0, 0, 12.5)}${disc(0, 0, 7)}`, turn: 0, scale: 0.88 },
  C: { d: 'M-18-19h36c0 16-6 24-14 27v4c2 3 10 3 10 8h-28c0-5 8-5 10-8v-4c-8-3-14-11-14-27Z', turn: 0, scale: 0.88 },
}
