// What the table is waiting for, in one sentence for the viewer.
import { t } from '../../i18n/t'
import { listed } from '../../table/people'
import type { Stage } from './stage'

type Watched = Pick<Stage, 'view' | 'people' | 'bottom' | 'seated' | 'still' | 'menu'>

export function status(stage: Watched): string {
  const mesa = stage.view.shown
  const actors = stage.view.actors.filter((seat) => seat >= 0)
  const mine = stage.seated && (stage.people[stage.bottom]?.me ?? false) && actors.includes(stage.bottom)
  const who = listed(actors.map((seat) => stage.people[seat]?.name ?? ''))
  if (mesa.waits) return t('O sapato acabou: embaralha-se outro.')
  switch (mesa.phase) {
    case 'betting':
      return betting(stage, mine, who)
    case 'asking':
      return mine ? asking(stage) : t('{who} responde.', { who })
    case 'playing':
      return mine ? playing(stage) : t('Vez de {who}.', { who })
    case 'house':
      return t('A casa joga.')
    case 'over':
      return t('Fim da sessão.')
    default:
      return t('Embaralhando…')
  }
}

function betting({ view, seated, bottom }: Watched, mine: boolean, who: string): string {
  if (mine) return t('Faça a sua aposta.')
  const lugar = seated ? view.shown.lugares[bottom] : undefined
  if (lugar && !lugar.able) return t('Faltam fichas para apostar: você fica de fora.')
  return t('Esperando a aposta de {who}.', { who })
}

function asking({ menu }: Watched): string {
  const offers = (kind: string): boolean => menu.some(({ action }) => action.type === kind)
  if (offers('Insure') && offers('Surrender')) return t('A casa mostra um ás: seguro ou rendição?')
  return offers('Insure') ? t('A casa mostra um ás: quer seguro?') : t('Quer se render antes que a casa olhe?')
}

function playing({ view, bottom }: Watched): string {
  const { hand, lugares } = view.shown
  return (lugares[bottom]?.maos.length ?? 0) > 1 ? t('Sua vez: mão {n}.', { n: hand + 1 }) : t('Sua vez.')
}
