// What the table is waiting for, in one sentence for the viewer.
import { t } from '../../i18n/t'
import { listed } from '../../table/people'
import { askedNow, nameOf } from './scene'
import type { Stage } from './stage'
import { endWords } from './words'

type Watched = Pick<Stage, 'view' | 'people' | 'bottom' | 'seated' | 'still'>

/** `lifted`: whether the viewer has a card in the air. */
export function status(stage: Watched, lifted = false): string {
  const mesa = stage.view.shown
  const actors = stage.view.actors.filter((seat) => seat >= 0)
  const mine = stage.seated && !stage.still && actors.includes(stage.bottom)
  const who = listed(actors.map((seat) => stage.people[seat]?.name ?? ''))
  switch (mesa.phase) {
    case 'cutting':
    case 'recutting':
      return mine ? t('O corte é seu.') : t('{who} está com o corte.', { who })
    case 'betting':
      return mine ? t('Sua vez de falar.') : t('{who} fala.', { who })
    case 'buying':
      return mine ? t('Sua vez: compre do monte ou pegue o descarte.') : t('Vez de {who}.', { who })
    case 'playing':
      if (!mine) return t('Vez de {who}.', { who })
      return lifted ? t('Descarte a carta levantada.') : t('Escolha o descarte.')
    case 'claiming':
      return claiming(stage)
    case 'over':
      return t('Fim da partida.')
    case 'restocking':
      return t('O monte acabou: o lixo é embaralhado.')
    default:
      return mesa.ended ? endWords(mesa.ended, nameOf(mesa.ender, stage.people), stage.seated && mesa.ender === stage.bottom) : t('Embaralhando…')
  }
}

function claiming(stage: Watched): string {
  const { answer, asked } = stage.view.shown
  if (askedNow(stage)) return t('A louca: alguém bate com este descarte?')
  if (stage.seated && answer === 'pass') return t('Você passou. Esperando quem falta…')
  if (stage.seated && answer === 'claim') return t('Você bateu! Esperando quem falta…')
  return asked.length ? t('Esperando quem pode bater com o descarte…') : t('Esperando…')
}
