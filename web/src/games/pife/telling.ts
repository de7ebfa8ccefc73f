// How events of cacheta and pif-paf look and sound: how long each is looked at, what is said at a seat, what is heard.
import { count, t } from '../../i18n/t'
import type { Moment } from '../../lib/folding'
import { FARTHEST, type Beat } from '../../table/pacer'
import type { Sound } from '../../table/sounds'
import type { GameEvent, PifeEvent, Update } from '../../wire/types'
import type { Speech } from '../contract'

export function speech(event: GameEvent): Speech | null {
  const told = event as PifeEvent
  switch (told.type) {
    case 'SaidPifei':
      return { seat: told.seat, text: t('Pifei!'), loud: 1, face: 'wink' } // true or not: CAC-PIF-2
    case 'Bateu':
      return { seat: told.seat, text: t('Bati!'), loud: 3, fills: true }
    case 'FalseBatida':
      return { seat: told.seat, text: t('Bati! … ou não.'), loud: 1 }
    case 'Abandoned':
      return { seat: told.seat, text: t('Abandono.'), loud: 0 }
    case 'Bet':
      if (told.raised) return { seat: told.seat, text: told.paid < told.bet ? t('Repico: {n}!', { n: told.bet }) : t('Aposto {n}.', { n: told.bet }), loud: 1 }
      return { seat: told.seat, text: told.paid ? t('Acompanho.') : t('Fico.'), loud: 0 }
    case 'Reached':
      return { seat: told.seat, text: t('Não, deixa.'), loud: 0 }
    case 'Rebate':
      return { seat: told.seat, text: t('Rebate!'), loud: 1 }
    default:
      return null
  }
}

export function sound(event: GameEvent): Sound | null {
  switch (event.type) {
    case 'Bought':
    case 'Discarded':
    case 'Took':
      return 'card'
    case 'Dealt':
      return 'deal'
    case 'Shuffled':
    case 'Reshuffled':
      return 'shuffle'
    case 'WasCut':
    case 'ViraTurned':
    case 'SaidPifei':
    case 'Reached':
      return 'knock'
    case 'Bet':
    case 'Anted':
    case 'DealEnded':
    case 'PotShared':
      return 'tentos'
    case 'Bateu':
      return 'shout'
    case 'PartidaEnded':
      return 'end'
    default:
      return null
  }
}

/** The mark of a deal: its bill has been written. */
export const billed = (mao: number): string => `billed ${mao}`

const BEATS: Partial<Record<PifeEvent['type'], Beat>> = {
  LotDrawn: { name: 'drawn', ms: 900 },
  DealerDrawn: { name: 'drawn', ms: 900 },
  WasCut: { name: 'cut', ms: 300 },
  Dealt: { name: 'deal', ms: 250 },
  ViraTurned: { name: 'vira', ms: 500 },
  Anted: { name: 'pingo', ms: 400 },
  Bet: { name: 'bet', ms: 350 },
  Abandoned: { name: 'bet', ms: 300 },
  Bought: { name: 'buy', ms: 220 },
  Took: { name: 'take', ms: 350 },
  Discarded: { name: 'fall', ms: 260 },
  SaidPifei: { name: 'say', ms: 300 },
  Reached: { name: 'say', ms: 300 },
  Rebate: { name: 'say', ms: 600 },
  Threw: { name: 'say', ms: 400 },
  FalseBatida: { name: 'false', ms: 1900 },
  Reshuffled: { name: 'shuffle', ms: 400 },
  Eliminated: { name: 'out', ms: 400 },
  PotShared: { name: 'pot', ms: 500 },
  Ruled: { name: 'ruled', ms: 900 },
  PartidaEnded: { name: 'end', ms: 400 },
}

const LONGEST = FARTHEST - 50

/** What of an update is to be looked at, and for how long: all of it a little shorter where it is much. */
export function beats(update: Update, before: Moment): Beat[] {
  const mao = before.view?.type === 'PifeView' ? before.view.shown.mao : 0
  const found = (update.events ?? []).flatMap((event): Beat[] => {
    if (event.type === 'Bateu') return [{ name: 'proof', ms: 1700 }]
    if (event.type === 'DealEnded') return [{ name: 'score', ms: 300, mark: billed(mao) }]
    const beat = BEATS[event.type as PifeEvent['type']]
    return beat ? [beat] : []
  })
  const whole = found.reduce((sum, { ms }) => sum + ms, 0)
  return found.map((beat) => ({ ...beat, ms: beat.ms * Math.min(1, LONGEST / Math.max(1, whole)) }))
}

/** So many lives or chips. */
export function amount(chips: boolean, n: number): string {
  return chips ? count('{n} ficha', '{n} fichas', n) : count('{n} vida', '{n} vidas', n)
}
