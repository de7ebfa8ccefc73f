// How events of truco look and sound: how long each is looked at, what is said at a seat, what is heard.
import { t } from '../../i18n/t'
import type { Moment } from '../../lib/folding'
import type { Beat } from '../../table/pacer'
import type { Sound } from '../../table/sounds'
import type { GameEvent, Update } from '../../wire/types'
import type { Speech } from '../contract'
import { shout } from './vocabulary'

const TRAVEL = 220
const REST = 1000

const LOUD: Record<number, number> = { 3: 1, 6: 1, 9: 2, 12: 3 }

/** The bubble of a call. */
export function callOf(seat: number, stake: number, regulation: string): Speech {
  return { seat, text: shout(regulation, String(stake)) || t('Peço {stake}!', { stake }), loud: LOUD[stake] ?? 1, fills: true }
}

export function speech(event: GameEvent, regulation: string): Speech | null {
  switch (event.type) {
    case 'Raised':
      return callOf(event.seat, event.stake, regulation)
    case 'Accepted':
      return { seat: event.seat, text: shout(regulation, 'accept'), loud: 1 }
    case 'AskedBottom':
      return { seat: event.seat, text: shout(regulation, 'bottom'), loud: 0 }
    case 'PacketBurned':
      return { seat: event.seat, text: t('Esse queima!'), loud: 0 }
    case 'GivesAll':
      return { seat: event.seat, text: t('Dou tudo.'), loud: 0 }
    case 'Waived':
      return { seat: event.seat, text: t('Não queimo.'), loud: 0 }
    case 'Ran':
      return { seat: event.seat, text: event.final ? t('Corro.') : t('Eu corro. E você?'), loud: 0 }
    case 'Conceded':
      return { seat: event.seat, text: t('É de vocês.'), loud: 0 }
    case 'Decided':
      return { seat: event.seat, text: event.playing ? t('Vamos jogar!') : t('Desta vez, não.'), loud: event.playing ? 1 : 0 }
    case 'Showed':
      return event.clause.startsWith('FEN-22') ? { seat: event.seat, text: t('Olha o meu jogo!'), loud: 2 } : null
    default:
      return null
  }
}

export function sound(event: GameEvent): Sound | null {
  switch (event.type) {
    case 'Played':
    case 'Drew':
    case 'Burned':
    case 'Threw':
    case 'ViraTurned':
    case 'TurnedUp':
      return 'card'
    case 'Dealt':
    case 'PacketDealt':
      return 'deal'
    case 'Shuffled':
    case 'Sawn':
      return 'shuffle'
    case 'WasCut':
    case 'GaveBack':
      return 'knock'
    case 'Raised':
      return event.stake >= 12 ? 'shout' : 'call'
    case 'Accepted':
      return 'knock'
    case 'MaoEnded':
      return 'tentos'
    case 'PartidaEnded':
      return 'end'
    default:
      return null
  }
}

/** The marks of a mão: its nth vaza gathered, its points given, the partida's end to be told. */
export const gathered = (mao: number, vaza: number): string => `gathered ${mao} ${vaza}`
export const scored = (mao: number): string => `scored ${mao}`

/** What of an update is to be looked at, and for how long. */
export function beats(update: Update, _before: Moment, after: Moment): Beat[] {
  const mao = after.view?.shown.mao ?? 0
  return (update.events ?? []).flatMap((event): Beat[] => {
    switch (event.type) {
      case 'Played':
        return [{ name: 'fall', ms: TRAVEL }]
      case 'VazaWon':
        return [
          { name: 'rest', ms: REST },
          { name: 'gather', ms: TRAVEL, mark: gathered(mao, event.nth) },
        ]
      case 'MaoEnded':
        return event.points ? [{ name: 'score', ms: 500, mark: scored(mao) }] : [{ name: 'score', ms: 300 }]
      case 'Showed':
        return [{ name: 'show', ms: 1400 }]
      case 'Raised':
        return [{ name: 'call', ms: 450 }]
      case 'Accepted':
      case 'Ran':
      case 'Decided':
      case 'Conceded':
        return [{ name: 'answer', ms: 600 }]
      case 'DealerDrawn':
      case 'LotDrawn':
        return [{ name: 'drawn', ms: 1100 }]
      case 'Drew':
      case 'Burned':
      case 'Peeked':
        return [{ name: 'turn', ms: 350 }]
      case 'ViraTurned':
      case 'TurnedUp':
      case 'Kept':
      case 'Replaced':
        return [{ name: 'turn', ms: 600 }]
      case 'WasCut':
      case 'Sawn':
      case 'AskedBottom':
        return [{ name: 'cut', ms: 400 }]
      case 'Dealt':
        return [{ name: 'deal', ms: 120 }]
      case 'PacketDealt':
        return [{ name: 'deal', ms: 200 }]
      case 'PartidaEnded':
        return [{ name: 'end', ms: 900 }]
      case 'Ruled':
        return [{ name: 'ruled', ms: 900 }]
      default:
        return []
    }
  })
}
