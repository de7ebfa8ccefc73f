// What the table is waiting for, in one sentence for the viewer.
import { t, type Texts } from '../../i18n/t'
import { listed } from '../../table/people'
import { asking } from './asking'
import { mustSing } from './offers'
import { duellists, isTesta, nameOf, waits } from './scene'
import type { Stage } from './stage'
import { callName } from './vocabulary'

type Watched = Pick<Stage, 'view' | 'people' | 'bottom' | 'seated' | 'still' | 'menu' | 'told' | 'beat'>

/** What I am asked, by the window of the volta. */
const ASKED: Texts = {
  gate: 'Você tem flor?',
  'flor-raise': 'Flor e flor: quer mais?',
  song: 'Cante os seus pontos.',
  'lei-flor': 'Lei do jogo: você tem flor?',
  'lei-flor-proposers': 'Lei do jogo: você tem flor?',
  'after-down': 'A carta caiu fechada: quer os pontos?',
}
const TRIO = 3
/** Where flores are said, one seat after the other. */
const FLORES = ['gate', 'lei-flor', 'lei-flor-proposers']

/** How a volta or the draw ended, while the next one is on its way. */
export function news({ view, bottom, told, beat }: Watched): string {
  const mesa = view.shown
  if (beat === 'fall' || mesa.phase === 'over') return ''
  if (mesa.phase === 'shuffle') return told
  if (mesa.window !== 'done') return ''
  const facts = { nth: mesa.nth + 1, ours: mesa.score[bottom % 2] ?? 0, theirs: mesa.score[1 - (bottom % 2)] ?? 0 }
  return isTesta(mesa) ? t('Fim da {nth}ª testa: {ours} a {theirs}.', facts) : told
}

/** `lifted`: whether the viewer has a card in the air; `paid`: whether a bill tells how the volta ended. */
export function status(stage: Watched, lifted = false, paid = false): string {
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
      if (mesa.window === 'done' || !actors.length) return (!paid && news(stage)) || t('Fim da volta.')
      return mine ? asked(stage, lifted) : awaited(stage, who)
    case 'over':
      return t('Fim da partida.')
    default:
      if (paid) return t('Fim da volta.')
      return news(stage) || t('Embaralhando…')
  }
}

function asked(stage: Watched, lifted: boolean): string {
  const { view, menu, bottom } = stage
  const mesa = view.shown
  const words = ASKED[mesa.window]
  if (words) return t(words)
  const call = said(stage)
  if (call) return isTesta(mesa) ? t('{call} E você?', { call }) : t('{call} E vocês?', { call })
  if (lifted) return t('Toque de novo para jogar.')
  return mustSing(menu, mesa.hands[bottom]) ? t('Sua vez: você tem flor.') : t('Sua vez: jogue ou peça.')
}

function awaited(stage: Watched, who: string): string {
  const { view, bottom, people, seated } = stage
  const mesa = view.shown
  const many = view.actors.length
  if (mesa.window === 'song') return t('Canta {who}.', { who })
  if (FLORES.includes(mesa.window)) return many === 1 ? t('Quem tem flor? Fala {who}.', { who }) : t('Quem tem flor? Falam {who}.', { who })
  const rivals = seated && many === TRIO && !view.actors.includes(bottom)
  if (mesa.window !== 'turn') {
    const answers = rivals ? t('Respondem eles.') : many === 1 ? t('Responde {who}.', { who }) : t('Respondem {who}.', { who })
    return [said(stage), answers].filter(Boolean).join(' ')
  }
  if (!seated || !waits(mesa, bottom)) return t('Vez de {who}.', { who })
  const [one = 0, other = 0] = duellists(mesa)
  return t('Testa de {one} e {other}. Vez de {who}.', { one: people[one]?.name ?? '', other: people[other]?.name ?? '', who })
}

/** Who called what, where that waits for an answer: "Fino pediu truco." */
function said({ view, people }: Watched): string {
  const asked = asking(view.shown)
  if (!asked) return ''
  const facts = { who: nameOf(asked.seat, people), call: callName(asked.call) }
  if (asked.call === 'lei') return t('{who} disse a lei do jogo.', facts)
  if (asked.call.includes('flor')) return asked.seat < 0 ? t('Puseram {call}.', facts) : t('{who} pôs {call}.', facts)
  return t('{who} pediu {call}.', facts)
}
