// The stage of a table of Truco Cego: what its board draws.
import type { CegoView } from '../../wire/types'
import type * as contract from '../contract'

export type Stage = contract.Stage<CegoView>
