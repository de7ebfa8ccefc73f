// What the table is waiting for, in one sentence for the viewer.
import { t } from '../../i18n/t'
import { listed } from '../../table/people'
import { counted, nameOf, nearSide } from './scene'
import type { Stage } from './stage'
import { endWords } from './words'

type Watched = Pick<Stage, 'view' | 'people' | 'bottom' | 'seated' | 'still' | 'menu'>

/** `lifted`: how many cards the viewer has in the air; `drafted`: whether some are put down and not yet confirmed; `fits`: whether
 *  one lifted card may go beside others that lie. */
export function status(stage: Watched, lifted = 0, drafted = false, fits = true): string {
  const mesa = stage.view.shown
  const actors = stage.view.actors.filter((seat) => seat >= 0)
  const mine = stage.seated && !stage.still && actors.includes(stage.bottom)
  const who = listed(actors.map((seat) => stage.people[seat]?.name ?? ''))
  switch (mesa.phase) {
    case 'drawing':
      return mine ? t('Tire uma carta: quem tirar a maior dá as cartas.') : t('{who} tira uma carta.', { who })
    case 'cutting':
      return mine ? t('O corte é seu.') : t('{who} está com o corte.', { who })
    case 'buying':
      return mine ? buying(stage) : t('Vez de {who}.', { who })
    case 'playing':
      return mine ? playing(stage, lifted, drafted, fits) : t('Vez de {who}.', { who })
    case 'over':
      return t('Fim da partida.')
    default:
      return counted(mesa) ? ended(stage) : t('Embaralhando…')
  }
}

/** How the deal ended: what it brought stands in its bill. */
function ended({ view, people, bottom, seated }: Watched): string {
  const { ended, ender } = view.shown
  return endWords(ended, nameOf(ender, people), seated && ender === bottom)
}

function buying({ menu }: Watched): string {
  const offers = (type: 'Buy' | 'Take'): boolean => menu.some(({ action }) => action.type === type)
  if (offers('Buy') && !offers('Take')) return t('Sua vez: compre do monte.')
  if (offers('Take') && !offers('Buy')) return t('Sua vez: pegue o lixo ou passe.')
  return t('Sua vez: compre ou pegue o lixo.')
}

function playing(stage: Watched, lifted: number, drafted: boolean, fits: boolean): string {
  const { refusable, lados } = stage.view.shown
  const bare = !drafted && !lados[nearSide(stage)]?.jogos.length
  const offered = (type: string): boolean => stage.menu.some(({ action }) => action.type === type)
  if (refusable) return t('Primeira carta: fica com ela?')
  // The last card that gives the right to go out can go nowhere else.
  if (offered('Add') && !offered('Discard')) return t('Acrescente a última carta a um jogo e bata.')
  if (lifted && (bare || (lifted === 1 && !fits))) return lifted > 1 ? t('Baixe as cartas levantadas.') : t('Descarte, ou levante mais cartas para baixar.')
  if (lifted > 1) return t('Baixe, ou toque num jogo para acrescentar.')
  if (lifted === 1) return t('Descarte, ou toque num jogo para acrescentar.')
  return drafted ? t('Confirme, ou escolha o descarte.') : t('Sua vez: baixe o que quiser e descarte.')
}
