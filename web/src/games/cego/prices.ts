// Acts that may cost something: one sentence with the price and its clause, to be read before they are done.
//
// Rule 1: only what the person's own cards say is told, and only to the person.
import { t } from '../../i18n/t'
import type { CegoHand, Choice, GameAction, MesaCego } from '../../wire/types'
import { saysFlor, trueSong } from './offers'
import { songName } from './points'
import { holdsFlor, saidFlor } from './scene'

/** A sentence to be confirmed, the clause behind it, and the word of the button. */
export interface Price {
  text: string
  clause: string
  go: string
}

/** Whether the person holds a flor and may still sing it. */
export function mustSing(menu: readonly Choice[], hand: CegoHand | undefined): boolean {
  return holdsFlor(hand) && !saidFlor(hand) && menu.some(({ action }) => saysFlor(action))
}

/** What an act may cost; `null` for one that costs nothing more than it says. */
export function priceOf(action: GameAction, menu: readonly Choice[], mesa: MesaCego, hand: CegoHand | undefined): Price | null {
  if (saysFlor(action) && !holdsFlor(hand)) {
    return {
      text: t('Você não tem flor: quando isso aparecer, o outro trio leva a flor e o truco.'),
      clause: 'CEGO-9.X-2',
      go: t('Dizer assim mesmo'),
    }
  }
  if (hides(action) && mustSing(menu, hand)) {
    return {
      text: t('Você tem flor e não a cantou: se a descobrirem, o outro trio leva 3 tentos e o truco.'),
      clause: 'CEGO-9.X-4',
      go: t('Esconder a flor'),
    }
  }
  switch (action.type) {
    case 'Sing':
      return action.points === trueSong(mesa, hand) ? null : wrongSong(action.points, mesa, hand)
    case 'Leave':
      return action.how === 'unseen' ? unseen(hand) : null
    case 'AskFlor':
      return {
        text: t('Se essa pessoa não tiver flor, o seu trio paga 1 tento.'),
        clause: 'CEGO-9.XI-5',
        go: t('Pedir flor'),
      }
    case 'LeiDoJogo':
      return {
        text: t('Sem ver as cartas, o seu trio propõe a falta envido ({falta}) e o truco, e com flor a contra-flor e o resto.', {
          falta: action.falta,
        }),
        clause: 'CEGO-9.XVI.l-5',
        go: t('Dizer a lei do jogo'),
      }
    default:
      return null
  }
}

/** Acts after which an undeclared flor stays hidden. */
function hides(action: GameAction): boolean {
  if (action.type === 'Call') return action.call.includes('envido')
  if (action.type === 'CallDown') return !saysFlor(action)
  if (action.type === 'Declare') return action.what === 'e-boa'
  return ['Play', 'PlayTwo', 'Leave', 'Nothing'].includes(action.type)
}

function wrongSong(points: number, mesa: MesaCego, hand: CegoHand | undefined): Price {
  const held = trueSong(mesa, hand)
  const facts = { sung: songName(points), held: songName(held) }
  if (mesa.points === 'flor') {
    return {
      text: t('A sua flor não é de {sung}: quando isso aparecer, o outro trio leva a flor e o truco.', facts),
      clause: 'CEGO-9.X-2',
      go: t('Cantar {sung}', facts),
    }
  }
  return {
    text: t('Você tem {held}, não {sung}: se isso aparecer, o outro trio leva o envido e o truco.', facts),
    clause: 'CEGO-9.XIV-25',
    go: t('Cantar {sung}', facts),
  }
}

function unseen(hand: CegoHand | undefined): Price {
  const go = t('Ir sem mostrar')
  if (saidFlor(hand)) {
    return { text: t('Quem cantou flor e não a mostra perde a flor e o truco.'), clause: 'CEGO-9.X-3', go }
  }
  return { text: t('Quem cantou o envido e não o mostra perde todos os tentos da volta.'), clause: 'CEGO-9.VIII.a-9', go }
}
