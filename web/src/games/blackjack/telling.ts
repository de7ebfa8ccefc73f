// How events of blackjack look and sound: how long each is looked at, what is said at a seat, what is heard.
import { t } from '../../i18n/t'
import type { Moment } from '../../lib/folding'
import { FARTHEST, type Beat } from '../../table/pacer'
import type { Sound } from '../../table/sounds'
import type { BlackjackEvent, GameEvent, Update } from '../../wire/types'
import type { Speech } from '../contract'

export function speech(event: GameEvent): Speech | null {
  const told = event as BlackjackEvent
  switch (told.type) {
    case 'AskedCard':
      return { seat: told.seat, text: t('Carta.'), loud: 0 }
    case 'Stood':
      return { seat: told.seat, text: t('Mantenho.'), loud: 0 }
    case 'Doubled':
      return { seat: told.seat, text: t('Dobro!'), loud: 1 }
    case 'Parted':
      return { seat: told.seat, text: t('Divido.'), loud: 1 }
    case 'Insured':
      return { seat: told.seat, text: t('Seguro.'), loud: 0 }
    case 'Declined':
      return { seat: told.seat, text: t('Não, obrigado.'), loud: 0 }
    case 'Surrendered':
      return { seat: told.seat, text: t('Me rendo.'), loud: 0 }
    case 'Settled':
      return told.how === 'blackjack' ? { seat: told.seat, text: t('BlackJack!'), loud: 2, fills: true } : null
    case 'Busted':
      return { seat: told.seat, text: t('Estourei!'), loud: 1 }
    default:
      return null
  }
}

export function sound(event: GameEvent): Sound | null {
  switch (event.type) {
    case 'CardDealt':
    case 'HouseDrew':
      return 'card'
    case 'HouseDealt':
      return 'deal'
    case 'Shuffled':
    case 'Reshuffled':
      return 'shuffle'
    case 'Stood':
    case 'HouseShown':
    case 'Checked':
      return 'knock'
    case 'BetPlaced':
    case 'Doubled':
    case 'Parted':
    case 'Insured':
    case 'RoundEnded':
      return 'tentos'
    case 'PartidaEnded':
      return 'end'
    default:
      return null
  }
}

/** The mark of a round: the house has played, and the hands have been settled. */
export const settled = (round: number): string => `settled ${round}`

const HOUSE = 'house '

/** How many cards of the house are open in this beat; `null` where it is not at play. */
export function houseBeat(beat: string): number | null {
  return beat.startsWith(HOUSE) ? Number(beat.slice(HOUSE.length)) : null
}

const BEATS: Partial<Record<BlackjackEvent['type'], Beat>> = {
  BetPlaced: { name: 'bet', ms: 200 },
  Shuffled: { name: 'shuffle', ms: 400 },
  Reshuffled: { name: 'shuffle', ms: 600 },
  CardDealt: { name: 'deal', ms: 90 },
  HouseDealt: { name: 'deal', ms: 90 },
  Insured: { name: 'say', ms: 250 },
  Declined: { name: 'say', ms: 150 },
  Surrendered: { name: 'say', ms: 400 },
  Checked: { name: 'check', ms: 600 },
  Stood: { name: 'say', ms: 150 },
  Doubled: { name: 'say', ms: 250 },
  Parted: { name: 'say', ms: 350 },
  Busted: { name: 'bust', ms: 500 },
  Ruled: { name: 'ruled', ms: 900 },
  PartidaEnded: { name: 'end', ms: 300 },
}

const LONGEST = FARTHEST - 50

/** What of an update is to be looked at, and for how long; the house turns its card last, and all of it a little faster where it is much. */
export function beats(update: Update, before: Moment): Beat[] {
  const events = update.events ?? []
  const round = before.view?.type === 'BlackjackView' ? before.view.shown.mao : 0
  let open = events.some(({ type }) => type === 'HouseShown') ? 1 : 0
  const found = events.flatMap((event): Beat[] => {
    if (event.type === 'HouseShown' || event.type === 'HouseDrew') return [{ name: HOUSE + String(++open), ms: open === 2 ? 650 : 500 }]
    if (event.type === 'RoundEnded') return [{ name: 'score', ms: 250, mark: settled(round) }]
    const beat = BEATS[event.type as BlackjackEvent['type']]
    if (!beat) return []
    return [open ? { ...beat, name: HOUSE + String(open) } : beat]
  })
  const whole = found.reduce((sum, { ms }) => sum + ms, 0)
  return found.map((beat) => ({ ...beat, ms: beat.ms * Math.min(1, LONGEST / Math.max(1, whole)) }))
}
