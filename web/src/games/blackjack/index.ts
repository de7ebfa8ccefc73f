// Blackjack, for the table: its board, how its events look and sound, its keys.
import type { BlackjackView } from '../../wire/types'
import type { GameModule } from '../contract'
import Board from './Board.svelte'
import { keys } from './keys'
import { beats, sound, speech } from './telling'

const blackjack: GameModule<BlackjackView> = {
  Board,
  beats,
  speech,
  sound,
  keys,
  held: (view, seat) => (view.shown.lugares[seat]?.maos ?? []).flatMap((mao) => mao.hand_cards),
  score: (view) => view.shown.score,
}

export default blackjack
