// Truco, for the referee who is asked without a table.
import type { GameRulings } from '../../contract'
import { Pairs } from './door.svelte'

const rulings: GameRulings = { door: () => new Pairs() }

export default rulings
