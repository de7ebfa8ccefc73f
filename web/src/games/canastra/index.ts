// Canastra and buraco, for the table: their board, how their events look and sound, their keys.
import { t } from '../../i18n/t'
import type { CanastraView } from '../../wire/types'
import type { GameModule } from '../contract'
import Board from './Board.svelte'
import { keys } from './keys'
import { handOf } from './scene'
import { beats, sound, speech } from './telling'

const canastra: GameModule<CanastraView> = {
  Board,
  story: () => t('História da rodada'),
  beats,
  speech,
  sound,
  keys,
  held: (view, seat) => [...handOf(view.shown, seat)],
  score: (view) => view.shown.score,
}

export default canastra
