// What the table is waiting for, in one sentence for the viewer.
import { t } from '../../i18n/t'
import { listed } from '../../table/people'
import type { GameAction } from '../../wire/types'
import type { Stage } from './stage'
import { scored } from './telling'

type Watched = Pick<Stage, 'view' | 'people' | 'bottom' | 'seated' | 'still' | 'menu' | 'told' | 'beat' | 'awaited'>

/** How the mão or the draw ended, while the pack is being shuffled for the next one. */
export function news(stage: Watched): string {
  const mesa = stage.view.shown
  return mesa.phase === 'shuffle' && !stage.awaited(scored(mesa.mao)) && stage.beat !== 'fall' ? stage.told : ''
}

/** `lifted`: whether the viewer has a card in the air. */
export function status(stage: Watched, lifted = false): string {
  const mesa = stage.view.shown
  const actors = stage.view.actors.filter((seat) => seat >= 0)
  const mine = stage.seated && !stage.still && actors.includes(stage.bottom)
  const single = actors.length === 1
  const offers = (kind: GameAction['type']): boolean => stage.menu.some(({ action }) => action.type === kind)
  const who = listed(actors.map((seat) => stage.people[seat]?.name ?? ''))
  switch (mesa.phase) {
    case 'draw':
      return mine ? t('Tire uma carta.') : t('{who} tira uma carta.', { who })
    case 'cut':
      if (mine && offers('Turn')) return t('O corte é seu. Falta tirar a vira.')
      return mine ? t('O corte é seu.') : t('{who} está com o corte.', { who })
    case 'deal':
      if (offers('Waive') && mine) return t('Queima algum maço?')
      if (offers('Burn')) return t('{who} dá as cartas: queima este maço?', { who })
      if (mesa.giving === 'asked') return t('{who} diz se queima algum maço.', { who })
      return mine ? t('Você dá as cartas.') : t('{who} dá as cartas.', { who })
    case 'eleven':
      if (single) return mine ? t('Mão de onze: joga ou desiste?') : t('{who} decide a mão de onze.', { who })
      return mine ? t('Mão de onze: jogam ou desistem?') : t('{who} decidem a mão de onze.', { who })
    case 'answer':
      if (mine && mesa.seats === 2) return t('Pediram {asked}: o que você diz?', { asked: mesa.asked })
      return mine
        ? t('Pediram {asked}: o que dizem?', { asked: mesa.asked })
        : t('Esperando a resposta de {who}.', { who })
    case 'choose-card':
      if (mine) return t('Escolha a carta que fica.')
      return single ? t('{who} escolhe a carta que fica.', { who }) : t('{who} escolhem a carta que fica.', { who })
    case 'exposed':
      return mine ? t('Uma carta sua virou: fica com ela?') : t('{who} decide se fica com a carta que virou.', { who })
    case 'play':
      if (!mine) return t('Vez de {who}.', { who })
      return lifted ? t('Toque de novo para jogar.') : t('Sua vez: escolha uma carta.')
    case 'over':
      return t('Fim da partida.')
    default:
      return news(stage) || t('Embaralhando…')
  }
}
