// The stage of a table of cacheta or pif-paf: what its board draws.
import type { PifeLugar, PifeMesa, PifeView } from '../../wire/types'
import type * as contract from '../contract'

export type Stage = contract.Stage<PifeView>
export type Mesa = PifeMesa
export type Lugar = PifeLugar
