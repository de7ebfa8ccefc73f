// How the sides of a volta are called on a button: the two players of a testa by their names, trios as "nós" and "eles".
import { t } from '../../../i18n/t'
import type { Side } from '../../../placar/keys'
import type { PlacarInfo } from '../../../wire/types'
import { handOf } from './hand'

/** There are two trios. */
export type Trio = 0 | 1

/** The side in few words. */
export function called(side: Side, info: PlacarInfo, mine: Side | null): string {
  const hand = handOf(info)
  const seat = hand?.form === 'testa' ? hand.seats.find((each) => each % 2 === side) : undefined
  if (seat !== undefined) return info.names[seat] ?? ''
  if (mine === null) return info.sides[side] ?? ''
  return side === mine ? t('Nós') : t('Eles')
}

/** Both sides, one's own first, for a `Pick`. */
export function both(info: PlacarInfo, mine: Side | null): { value: Trio; label: string }[] {
  const order: Trio[] = mine === 1 ? [1, 0] : [0, 1]
  return order.map((value) => ({ value, label: called(value, info, mine) }))
}
