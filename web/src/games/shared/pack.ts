// The pack as an object: how thick it looks, how far it is lifted for a cut, how it is spread for the draw.

/** Degrees from the first to the last card of the spread pack. */
export const SPREAD = 78
/** How far a finger moves for one more card of a cut, in pixels. */
export const STEP = 4

/** How far the edge of a pile of so many cards reaches below it, in pixels. */
export function depth(cards: number): number {
  return Math.max(1, Math.round(cards / 3))
}

/** The edge of a pile of so many cards, as shadows one below another. */
export function edge(cards: number): string {
  const lines = depth(cards)
  return Array.from({ length: lines }, (_, nth) => `${-nth * 0.3}px ${nth + 1}px 0 ${nth % 2 ? '#f3e6cc' : '#b59f7b'}`)
    .concat(`${-lines * 0.3}px ${lines + 4}px 8px rgb(8 14 8 / 0.45)`)
    .join(', ')
}

/** A cut moved by a finger: upwards lifts more; it stays within the pack. */
export function dragged(from: number, dy: number, most: number): number {
  return within(from - Math.round(dy / STEP), most)
}

export function within(at: number, most: number): number {
  return Math.min(most, Math.max(1, at))
}

/** How the card at a position, 1 to `size`, is turned in the spread pack. */
export function tilt(at: number, size: number): number {
  return size < 2 ? 0 : ((at - 1) / (size - 1) - 0.5) * SPREAD
}

/** The card of the spread pack under a point `dx` beside its middle, on a circle of this radius. */
export function under(dx: number, radius: number, size: number): number {
  const angle = (Math.asin(Math.max(-1, Math.min(1, dx / radius))) * 180) / Math.PI
  return Math.min(size, Math.max(1, Math.round((angle / SPREAD + 0.5) * (size - 1)) + 1))
}

/** The next card that can still be drawn, in this direction; the same where there is none. */
export function neighbour(at: number, by: number, free: readonly number[]): number {
  const ahead = free.filter((other) => (by > 0 ? other > at : other < at))
  return (by > 0 ? ahead[0] : ahead.at(-1)) ?? at
}

/** The free card nearest to a position. */
export function nearest(at: number, free: readonly number[]): number {
  return free.reduce((best, other) => (Math.abs(other - at) < Math.abs(best - at) ? other : best), free[0] ?? at)
}
