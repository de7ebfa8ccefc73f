// The stage of a truco table: what its board draws.
import type { TrucoView } from '../../wire/types'
import type * as contract from '../contract'

export type Stage = contract.Stage<TrucoView>

/** What the mão is played for, on eleven what it would be, and the next call; and the rank of the manilhas, where a vira gives them one. */
export interface Stakes {
  stake: number
  next: number
  manilha?: string
}

export function stakesOf({ insight }: Pick<Stage, 'insight'>): Stakes {
  return (insight.more as Stakes | undefined) ?? { stake: 0, next: 0 }
}
