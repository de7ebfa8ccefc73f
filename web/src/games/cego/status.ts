// What the table is waiting for, in one sentence for the viewer.
import { t, type Texts } from '../../i18n/t'
import { mustSing } from './prices'
import { duellists, waits } from './scene'
import type { Stage } from './stage'
import { stepName } from './vocabulary'

type Watched = Pick<Stage, 'view' | 'people' | 'bottom' | 'seated' | 'still' | 'menu'>

/** What I am asked, by the window of the volta. */
const ASKED: Texts = {
  gate: 'Você tem flor?',
  envido: 'Pediram envido: e vocês?',
  'flor-raise': 'Flor contra flor: quer mais?',
  flor: 'A flor de vocês: o que dizem?',
  song: 'Cante os seus pontos.',
  truco: 'Pediram {step}: e vocês?',
  'lei-flor': 'Lei do jogo: você tem flor?',
  lei: 'Lei do jogo: o que vocês dizem?',
  'lei-flor-proposers': 'Lei do jogo: você tem flor?',
  'after-down': 'A carta caiu fechada: quer os pontos?',
}
/** The same said of others. */
const AWAITED: Texts = {
  gate: 'Quem tem flor? Com a palavra: {who}.',
  song: 'Canta {who}.',
  'lei-flor': 'Quem tem flor? Com a palavra: {who}.',
  'lei-flor-proposers': 'Quem tem flor? Com a palavra: {who}.',
}

/** `lifted`: whether the viewer has a card in the air. */
export function status(stage: Watched, lifted = false): string {
  const mesa = stage.view.shown
  const actors = stage.view.actors.filter((seat) => seat >= 0)
  const mine = stage.seated && !stage.still && actors.includes(stage.bottom)
  const who = listed(actors.map((seat) => stage.people[seat]?.name ?? ''))
  switch (mesa.phase) {
    case 'draw':
      return mine ? t('Tire uma carta: a maior dá as cartas.') : t('{who} tira uma carta.', { who })
    case 'cut':
      return mine ? t('O corte é seu.') : t('{who} está com o corte.', { who })
    case 'deal':
      return mine ? t('Você dá as cartas.') : t('{who} dá as cartas.', { who })
    case 'exposed':
      return mine ? t('Uma carta sua virou: fica com ela?') : t('{who} decide se fica com a carta que virou.', { who })
    case 'play':
      if (mesa.window === 'done' || !actors.length) return t('Fim da volta.')
      return mine ? asked(stage, lifted) : awaited(stage, who)
    case 'over':
      return t('Fim da partida.')
    default:
      return t('Embaralhando…')
  }
}

function asked({ view, menu, bottom }: Watched, lifted: boolean): string {
  const mesa = view.shown
  const words = ASKED[mesa.window]
  if (words) return t(words, { step: stepName(mesa.asked) })
  if (lifted) return t('Toque de novo para jogar.')
  return mustSing(menu, mesa.hands[bottom]) ? t('Sua vez: você tem flor.') : t('Sua vez: jogue ou peça.')
}

function awaited({ view, bottom, people, seated }: Watched, who: string): string {
  const mesa = view.shown
  const words = AWAITED[mesa.window]
  if (words) return t(words, { who })
  if (mesa.window !== 'turn') return t('Esperando a resposta de {who}.', { who })
  if (!seated || !waits(mesa, bottom)) return t('Vez de {who}.', { who })
  const [one = 0, other = 0] = duellists(mesa)
  return t('Testa de {one} e {other}. Vez de {who}.', { one: people[one]?.name ?? '', other: people[other]?.name ?? '', who })
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return t('{some} e {last}', { some: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
}
