// Canastra and buraco, for the referee who is asked without a table.
import type { GameRulings } from '../../contract'
import { Coordination } from './door.svelte'

const rulings: GameRulings = { door: () => new Coordination() }

export default rulings
