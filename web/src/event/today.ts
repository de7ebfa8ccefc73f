// Which events are of today: those that are being played, and those whose day this is.
import type { EventListed } from '../wire/types'

const OVER: readonly string[] = ['over', 'ended']
const BRAZILIAN = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/

/** The day that is written here, as year, month and day; `null` where people wrote something else. */
export function dayOf(text: string): readonly [number, number, number] | null {
  const written = BRAZILIAN.exec(text)
  if (written) return [Number(written[3]), Number(written[2]), Number(written[1])]
  const iso = ISO.exec(text)
  return iso ? [Number(iso[1]), Number(iso[2]), Number(iso[3])] : null
}

/** What is on today, what is being played first. */
export function todays(events: readonly EventListed[], now: Date): EventListed[] {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].join()
  const on = events.filter(({ day, status }) => !OVER.includes(status) && (status === 'playing' || dayOf(day ?? '')?.join() === today))
  return on.sort((one, other) => Number(other.status === 'playing') - Number(one.status === 'playing'))
}
