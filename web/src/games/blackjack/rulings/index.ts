// Blackjack, for the referee who is asked without a table.
import type { GameRulings } from '../../contract'
import { Referee } from './door.svelte'

const rulings: GameRulings = { door: () => new Referee() }

export default rulings
