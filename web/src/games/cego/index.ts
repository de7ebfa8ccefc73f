// Truco Cego, for the table: its board, its pack, how its events look and sound, its keys.
import { ESPANHOL } from '../../cards/espanhol'
import type { CegoView } from '../../wire/types'
import type { GameModule } from '../contract'
import Board from './Board.svelte'
import { keys } from './keys'
import { lastOf } from './last'
import { held, thrown } from './rulings/panel'
import { beats, sound, speech } from './telling'

const cego: GameModule<CegoView> = {
  Board,
  pack: ESPANHOL,
  typed: true,
  beats,
  last: (update, before) => lastOf(before, update.events ?? []),
  speech,
  sound,
  keys,
  thrown,
  held,
  score: (view) => view.shown.score,
}

export default cego
