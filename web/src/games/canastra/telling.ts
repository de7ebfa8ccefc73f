// How events of canastra and buraco look and sound: how long each is looked at, what is said at a seat, what is heard.
import { t } from '../../i18n/t'
import type { Moment } from '../../lib/folding'
import { FARTHEST, type Beat } from '../../table/pacer'
import type { Sound } from '../../table/sounds'
import type { GameEvent, Update } from '../../wire/types'
import type { Speech } from '../contract'

/** "Canastra limpa!" where a meld has just become one. */
function canastra(seat: number, now: string, before: string): Speech | null {
  if (!now || now === before) return null
  return { seat, text: now === 'clean' ? t('Canastra limpa!') : t('Canastra suja!'), loud: now === 'clean' ? 1 : 0, fills: now === 'clean' }
}

export function speech(event: GameEvent): Speech | null {
  switch (event.type) {
    case 'Laid':
      return canastra(event.seat, event.canastra, '')
    case 'Added':
      return canastra(event.seat, event.canastra, event.before)
    case 'TookMorto':
      return { seat: event.seat, text: t('Morto!'), loud: 1 }
    case 'DealEnded':
      return event.how === 'batida' ? { seat: event.seat, text: t('Bati!'), loud: 2, fills: true } : null
    default:
      return null
  }
}

export function sound(event: GameEvent): Sound | null {
  switch (event.type) {
    case 'Bought':
    case 'Discarded':
    case 'Returned':
    case 'Added':
    case 'Laid':
    case 'Drew':
      return 'card'
    case 'TookLixo':
    case 'TookMorto':
    case 'Dealt':
      return 'deal'
    case 'Shuffled':
      return 'shuffle'
    case 'WasCut':
    case 'MortoTurned':
      return 'knock'
    case 'DealEnded':
      return event.how === 'batida' ? 'shout' : 'tentos'
    case 'PartidaEnded':
      return 'end'
    default:
      return null
  }
}

/** The mark of a deal: its bill has been written. */
export const billed = (mao: number): string => `billed ${mao}`

const BEATS: Partial<Record<GameEvent['type'], Beat>> = {
  Drew: { name: 'turn', ms: 350 },
  DealerDrawn: { name: 'drawn', ms: 1100 },
  LotDrawn: { name: 'drawn', ms: 900 },
  WasCut: { name: 'cut', ms: 350 },
  Dealt: { name: 'deal', ms: 250 },
  Bought: { name: 'buy', ms: 260 },
  Returned: { name: 'fall', ms: 350 },
  TookLixo: { name: 'take', ms: 550 },
  Laid: { name: 'lay', ms: 420 },
  Added: { name: 'add', ms: 340 },
  Discarded: { name: 'fall', ms: 280 },
  TookMorto: { name: 'morto', ms: 800 },
  MortoTurned: { name: 'morto', ms: 600 },
  OpeningFailed: { name: 'fail', ms: 1400 },
  Ruled: { name: 'ruled', ms: 900 },
  PartidaEnded: { name: 'end', ms: 900 },
}

const LONGEST = FARTHEST - 50

/** What of an update is to be looked at, and for how long: all of it a little shorter where it is much. */
export function beats(update: Update, before: Moment): Beat[] {
  const mao = before.view?.type === 'CanastraView' ? before.view.shown.mao : 0
  const found = (update.events ?? []).flatMap((event): Beat[] => {
    if (event.type === 'DealEnded') return [{ name: 'last', ms: 700 }, { name: 'score', ms: 500, mark: billed(mao) }]
    const beat = BEATS[event.type]
    return beat ? [beat] : []
  })
  const whole = found.reduce((sum, { ms }) => sum + ms, 0)
  return found.map((beat) => ({ ...beat, ms: beat.ms * Math.min(1, LONGEST / whole) }))
}
