// The stage of a table of blackjack: what its board draws.
import type { BlackjackLugar, BlackjackMesa, BlackjackView, Mao as Hand } from '../../wire/types'
import type * as contract from '../contract'

export type Stage = contract.Stage<BlackjackView>
export type Mesa = BlackjackMesa
export type Lugar = BlackjackLugar
export type Mao = Hand
