// Truco Cego, for the referee who is asked without a table.
import type { GameRulings } from '../../contract'
import { Trios } from './door.svelte'

const rulings: GameRulings = { door: () => new Trios() }

export default rulings
