// Cacheta and pif-paf, for the table: their board, how their events look and sound, their keys.
import { t } from '../../i18n/t'
import type { PifeView } from '../../wire/types'
import type { GameModule } from '../contract'
import Board from './Board.svelte'
import { keys } from './keys'
import { handOf } from './scene'
import { beats, sound, speech } from './telling'

const pife: GameModule<PifeView> = {
  Board,
  story: () => t('História da rodada'),
  beats,
  speech,
  sound,
  keys,
  held: (view, seat) => [...handOf(view.shown, seat)],
  score: (view) => view.shown.score,
}

export default pife
