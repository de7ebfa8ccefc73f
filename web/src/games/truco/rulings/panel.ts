// What a referee's panel needs to know of truco.
import type { TrucoView } from '../../../wire/types'
import { heldBy } from '../scene'

/** The clauses on several cards let go at once, some of them perhaps face down. */
export const thrown: readonly string[] = ['FEN-23', 'ASFO-CARTAS-4', 'S-SIN-27']

/** The cards a seat holds, where the referee sees them. */
export function held(view: TrucoView, seat: number): string[] {
  return heldBy(view.shown.hands[seat]).flatMap(({ card }) => (card === null ? [] : [card]))
}
