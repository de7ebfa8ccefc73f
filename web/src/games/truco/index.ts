// Truco, for the table: its board, how its events look and sound, its keys.
import { t } from '../../i18n/t'
import type { TrucoView } from '../../wire/types'
import type { GameModule, Key } from '../contract'
import Board from './Board.svelte'
import { held, thrown } from './rulings/panel'
import { beats, sound, speech } from './telling'

function keys(): Key[] {
  return [
    { key: '1 2 3', what: t('levantar uma carta') },
    { key: 'Enter', what: t('jogar a carta levantada') },
    { key: 'F', what: t('virar a carta levantada para baixo') },
    { key: 'T', what: t('trucar, com a carta levantada num lance só') },
    { key: 'A', what: t('cair, ou jogar a mão de onze') },
    { key: 'R', what: t('aumentar') },
    { key: 'C', what: t('correr, ou desistir da mão de onze') },
    { key: 'M', what: t('abrir o jogo') },
    { key: '← →', what: t('mudar o lugar do corte') },
    { key: 'S', what: t('serrar o baralho') },
    { key: 'V', what: t('tirar a vira') },
    { key: 'Q', what: t('queimar') },
    { key: 'N', what: t('não queimar mais') },
    { key: 'B', what: t('pedir de baixo') },
    { key: 'E', what: t('espiar a última carta') },
    { key: 'D', what: t('devolver o baralho ou dar as cartas') },
    { key: 'Esc', what: t('soltar a carta') },
  ]
}

const truco: GameModule<TrucoView> = { Board, beats, speech, sound, keys, thrown, held, score: (view) => view.shown.score }

export default truco
