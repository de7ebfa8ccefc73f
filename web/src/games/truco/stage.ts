// The stage of a truco table: what its board draws.
import type { TrucoView } from '../../wire/types'
import type * as contract from '../contract'

export type Stage = contract.Stage<TrucoView>
