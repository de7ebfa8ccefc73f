// How a volta was paid: part by part, to whom and by which clause, from the moment it ends until something else happens.
import { t } from '../../i18n/t'
import type { GameEvent } from '../../wire/types'
import { callName } from './vocabulary'

/** One part that was paid. */
export interface Item {
  part: string
  side: number
  tentos: number
  clause: string
}

export interface Bill {
  form: string
  nth: number
  items: readonly Item[]
  score: readonly number[]
}

/** What nobody looks back from. */
const MOVES_ON: readonly GameEvent['type'][] = ['Dealt', 'Played', 'Called', 'Declared', 'WentOut', 'PartidaEnded']

/** The bill on the table after these events: that of a volta they ended, else the one before until the game moves on. */
export function billAfter(before: Bill | null, events: readonly GameEvent[]): Bill | null {
  const ended = events.find((event) => event.type === 'VoltaEnded')
  if (events.some((event) => event.type === 'PartidaEnded')) return null
  if (ended && !ended.again) {
    const items = events.filter((event) => event.type === 'Credited').map(({ part, side, tentos, clause }) => ({ part, side, tentos, clause }))
    return { form: ended.form, nth: ended.nth, items, score: ended.score }
  }
  return events.some(({ type }) => MOVES_ON.includes(type)) ? null : before
}

/** "envido", "truco"; a penalty is no part of the game. */
export function partName(part: string): string {
  return part === 'penalty' ? t('multa') : callName(part)
}
