// The stage of a table of Truco Cego: what its board draws.
import type { CegoView } from '../../wire/types'
import type * as contract from '../contract'

export type Stage = contract.Stage<CegoView>

/** What the truco is worth as it stands, if it is taken and if it is refused; `least` where flores may come on top of that. */
export interface Truco {
  worth: number
  asked: number
  refused: number
  least: boolean
}

export function trucoOf({ insight }: Pick<Stage, 'insight'>): Truco {
  return (insight.more as Truco | undefined) ?? { worth: 0, asked: 0, refused: 0, least: false }
}
