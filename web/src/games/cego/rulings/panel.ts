// What a referee's panel needs to know of Truco Cego.
import type { CegoView } from '../../../wire/types'
import { heldBy } from '../scene'

/** No clause is about cards let go at once that are not named. */
export const thrown: readonly string[] = []

/** The cards a seat holds, where the referee sees them. */
export function held(view: CegoView, seat: number): string[] {
  return heldBy(view.shown.hands[seat]).flatMap(({ card }) => (card === null ? [] : [card]))
}
