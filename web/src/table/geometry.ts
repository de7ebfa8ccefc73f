// Who sits where on the screen. Seats are numbered in the order of play; the viewer sits at the bottom.

/** Which way the play goes round, seen from above. */
export type Turn = 'anticlockwise' | 'clockwise'
export type Place = 'bottom' | 'right' | 'top' | 'left'

const FOUR: readonly Place[] = ['bottom', 'right', 'top', 'left']

/** The seat drawn at the bottom: one's own, or the first for those who only watch. */
export function bottomSeat(own: number | null | undefined): number {
  return own != null && own >= 0 ? own : 0
}

/** How many places after the bottom a seat comes in the order of play. */
export function stepsFrom(bottom: number, seat: number, seats: number): number {
  return (((seat - bottom) % seats) + seats) % seats
}

/** The side of the table a seat is drawn at, for two or four seats: who plays after me sits at my right, if play goes anticlockwise. */
export function placeOf(seat: number, bottom: number, seats: number, turn: Turn = 'anticlockwise'): Place {
  const steps = (stepsFrom(bottom, seat, seats) * 4) / seats
  return FOUR[(turn === 'anticlockwise' ? steps : 4 - steps) % 4] ?? 'top'
}

/** Where a seat lies around the table, any number of seats: x and y from -1 to 1, y downwards, the bottom at (0, 1). */
export function spotOf(seat: number, bottom: number, seats: number, turn: Turn = 'anticlockwise'): { x: number; y: number } {
  const angle = (2 * Math.PI * stepsFrom(bottom, seat, seats)) / seats
  return { x: (turn === 'anticlockwise' ? 1 : -1) * Math.sin(angle), y: Math.cos(angle) }
}

/** The seats in the order in which a reader meets them: the viewer's left round to the right, oneself last. */
export function readingOrder(bottom: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, nth) => (bottom + 1 + nth) % seats)
}
