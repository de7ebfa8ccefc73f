// The aces: one great pip, and around those of espadas and bastos, the two best cards, leaves and a ribbon.
import type { SpanishSuit } from '../card'
import { around, disc, type Drawing, type Place } from './paint'

/** What lies behind and before the pip is drawn in the pip's own measures. */
export interface Ace {
  readonly pip: Place
  readonly behind: Drawing
  readonly before: Drawing
}

/** A leaf that grows from a point towards an angle. */
function leaf(x: number, y: number, angle: number, long: number): string {
  const at = (far: number, aside: number) => {
    const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
    return `${(x + far * cos - aside * sin).toFixed(1)} ${(y + far * sin + aside * cos).toFixed(1)}`
  }
  const wide = long * 0.36
  return `M${at(0, 0)}C${at(long * 0.3, -wide)} ${at(long * 0.7, -wide)} ${at(long, 0)}C${at(long * 0.7, wide)} ${at(long * 0.3, wide)} ${at(0, 0)}Z`
}

/** Two branches that meet below and leave the top open, as a ring of leaves around a point. */
function wreath(x: number, y: number, r: number, long: number): string {
  const steps = [100, 122, 144, 166, 188, 210]
  return steps
    .flatMap((angle) => [angle, 180 - angle].map((turned, side) => ({ turned, on: side ? -1 : 1 })))
    .flatMap(({ turned, on }) => {
      const [px, py] = [x + r * Math.cos((turned * Math.PI) / 180), y + r * Math.sin((turned * Math.PI) / 180)]
      return [leaf(px, py, turned + on * 50, long), leaf(px, py, turned + on * 130, long)]
    })
    .join('')
}

const SPRIGS = [
  leaf(9, 4, -40, 26), leaf(8, 8, 0, 24), leaf(8, 10, 38, 20),
  leaf(-7, 24, 220, 26), leaf(-6, 28, 180, 24), leaf(-6, 30, 142, 20),
].join('')

export const ACES: Readonly<Record<SpanishSuit, Ace>> = {
  E: {
    pip: { x: 120, y: 168, scale: 2.5 },
    behind: [['leaf', wreath(0, -12, 18, 10.5)]],
    before: [['red', disc(0, 20, 2.6)]],
  },
  B: {
    pip: { x: 120, y: 164, scale: 2.4 },
    behind: [['leaf', SPRIGS]],
    before: [
      ['red', 'M-3 44-11 57l5-1 3 4 5-14ZM2 44l9 12-5-1-3 5-4-15Z'],
      ['red', 'M0 42c-9-9-18-8-18-1s9 8 18 3c9 5 18 4 18-3s-9-8-18 1Z'],
      ['red', disc(0, 42.5, 4)],
    ],
  },
  O: {
    pip: { x: 120, y: 168, scale: 1.32 },
    behind: [['gold', around(16, (at) => `M${at(-9, -48)}L${at(0, -61)}L${at(9, -48)}Z`)]],
    before: [],
  },
  C: {
    pip: { x: 120, y: 192, scale: 1.46 },
    behind: [],
    before: [
      ['gold', disc(0, -82, 7.5)],
      ['cloth', 'M-37-49c2-36 72-36 74 0-18 7-56 7-74 0Z'],
      ['line', 'M-30-62c18-8 42-8 60 0'],
      ['suit', `${disc(-22, -10, 3.4)}${disc(0, -7, 4.2)}${disc(22, -10, 3.4)}`],
    ],
  },
}
