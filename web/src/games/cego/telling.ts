// How events of Truco Cego look and sound: how long each is looked at, what is said at a seat, what is heard.
import { t } from '../../i18n/t'
import type { Moment } from '../../lib/folding'
import { FARTHEST, type Beat } from '../../table/pacer'
import type { Sound } from '../../table/sounds'
import type { GameEvent, Update } from '../../wire/types'
import type { Speech } from '../contract'
import { songName } from './songs'
import { loudness, shout } from './vocabulary'

type Answered = Extract<GameEvent, { type: 'Answered' }>

export function speech(event: GameEvent): Speech | null {
  switch (event.type) {
    case 'Called':
      return { seat: event.seat, text: shout(event.call), loud: loudness(event.call), ...(event.call.includes('truco') ? { fills: true } : {}) }
    case 'Declared':
      return { seat: event.seat, text: shout(event.what), loud: loudness(event.what) }
    case 'Answered':
      return { seat: event.seat, text: answer(event), loud: event.raising ? (event.value >= 3 ? 3 : 2) : event.wants ? 1 : 0 }
    case 'Deferred':
      return { seat: event.seat, text: event.part === 'flor' ? t('Fica assim.') : t('Vocês dizem.'), loud: 0 }
    case 'Sang':
      return { seat: event.seat, text: songName(event.points), loud: 1 }
    case 'DidNotBeat':
      return { seat: event.seat, text: t('Não mato.'), loud: 0 }
    case 'FlorAsked':
      return { seat: event.seat, text: t('Peço flor!'), loud: 1 }
    case 'Admitted':
      return { seat: event.seat, text: t('Não tenho flor.'), loud: 0 }
    case 'LeiSaid':
      return { seat: event.seat, text: t('Na lei do jogo está tudo dito!'), loud: 2 }
    case 'WentOut':
      return { seat: event.seats[0] ?? 0, text: event.how === 'pass' ? t('Passo.') : t('Vou ao baralho.'), loud: 0 }
    default:
      return null
  }
}

/** The words of an answer: what is passed, what is taken, and what is put on top of it. */
function answer({ wants, passing, raising, shrinking, part, value }: Answered): string {
  if (!wants) return shrinking ? t('Com flor me achico.') : t('Não quero.')
  if (shrinking) return raising ? t('Me achico com flor, e quero retruco!') : t('Me achico com flor, e quero!')
  if (passing === 'truco') return t('Passo o truco e quero o envido!')
  if (passing) return raising ? t('Passo o envido e quero retruco!') : t('Passo o envido e quero o truco!')
  if (!raising) return t('Quero!')
  return part === 'truco' && value >= 3 ? t('Quero vale quatro!') : t('Quero retruco!')
}

export function sound(event: GameEvent): Sound | null {
  switch (event.type) {
    case 'Played':
    case 'Drew':
    case 'TurnedUp':
    case 'Proved':
    case 'WentOut':
      return 'card'
    case 'Dealt':
      return 'deal'
    case 'Shuffled':
      return 'shuffle'
    case 'WasCut':
    case 'Sang':
      return 'knock'
    case 'Called':
      return loudness(event.call) >= 3 ? 'shout' : 'call'
    case 'Answered':
      return event.raising ? 'shout' : 'knock'
    case 'Declared':
      return event.what === 'e-boa' ? null : 'call'
    case 'LeiSaid':
      return 'shout'
    case 'Credited':
      return 'tentos'
    case 'PartidaEnded':
      return 'end'
    default:
      return null
  }
}

/** The mark of a volta: its tentos have been paid. */
export const scored = (volta: string): string => `scored ${volta}`

const BEATS: Partial<Record<GameEvent['type'], Beat>> = {
  Played: { name: 'fall', ms: 220 },
  LaidOver: { name: 'fall', ms: 220 },
  VazaWon: { name: 'rest', ms: 700 },
  Called: { name: 'call', ms: 450 },
  LeiSaid: { name: 'call', ms: 900 },
  Declared: { name: 'say', ms: 400 },
  Answered: { name: 'answer', ms: 600 },
  Deferred: { name: 'say', ms: 250 },
  EnvidoVoid: { name: 'say', ms: 200 },
  Sang: { name: 'sing', ms: 700 },
  DidNotBeat: { name: 'sing', ms: 450 },
  FlorAsked: { name: 'say', ms: 400 },
  Admitted: { name: 'say', ms: 700 },
  WentOut: { name: 'leave', ms: 450 },
  FoundOut: { name: 'show', ms: 900 },
  DealerDrawn: { name: 'drawn', ms: 1100 },
  Drew: { name: 'turn', ms: 350 },
  TurnedUp: { name: 'turn', ms: 600 },
  Kept: { name: 'turn', ms: 400 },
  WasCut: { name: 'cut', ms: 400 },
  VoltaBegan: { name: 'begin', ms: 300 },
  PartidaEnded: { name: 'end', ms: 900 },
  Ruled: { name: 'ruled', ms: 900 },
}

/** How long one update may be looked at. */
const LONGEST = FARTHEST - 50

/** What of an update is to be looked at, and for how long: what was shown in proof once, however many show. */
export function beats(update: Update, before: Moment): Beat[] {
  const volta = voltaBefore(before)
  const found: Beat[] = []
  for (const event of update.events ?? []) {
    const beat = BEATS[event.type]
    if (beat) found.push(beat)
    else if (event.type === 'Proved' && found.at(-1)?.name !== 'show') found.push({ name: 'show', ms: 600 })
    else if (event.type === 'VoltaEnded') found.push({ name: 'score', ms: 600, mark: scored(volta) })
  }
  return fitted(found)
}

/** The same beats, each a little shorter where the show would otherwise fall behind and be cut. */
function fitted(found: readonly Beat[]): Beat[] {
  const whole = found.reduce((sum, { ms }) => sum + ms, 0)
  return found.map((beat) => ({ ...beat, ms: beat.ms * Math.min(1, LONGEST / whole) }))
}

function voltaBefore({ view }: Moment): string {
  return view?.type === 'CegoView' ? `${view.shown.mao} ${view.shown.nth}` : ''
}
