// A partida from its first moment to its last, every moment ready to be shown.
import { begin, step, type Moment } from '../lib/folding'
import type { Snapshot, Update } from '../wire/types'

export interface Reel {
  readonly moments: readonly Moment[]
  readonly updates: readonly Update[]
}

/** The updates folded one by one: `moments[n]` is the table after the n-th act. */
export function reelOf(snapshot: Snapshot, updates: readonly Update[]): Reel {
  const moments = [begin(snapshot)]
  for (const update of updates) moments.push(step(moments.at(-1)!, update))
  return { moments, updates }
}

export function clamped(at: number, reel: Reel): number {
  return Math.min(reel.moments.length - 1, Math.max(0, at))
}

/** Where the next mão begins, or the last one did: an update that shuffled a pack. */
export function maoFrom(at: number, by: 1 | -1, reel: Reel): number {
  const starts = reel.updates.flatMap((update, nth) => (update.events?.some((event) => event.type === 'Shuffled') ? [nth + 1] : []))
  const found = by > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at)
  return found ?? (by > 0 ? reel.moments.length - 1 : 0)
}

/** The act at which an address wants the replay to begin: `?passo=12`. */
export function stepIn(search: string): number {
  const asked = new URLSearchParams(search).get('passo') ?? ''
  return /^\d{1,5}$/.test(asked) ? Number(asked) : 0
}

/** The address of a partida at an act. */
export function replayPath(id: string, partida: number, at: number): string {
  return `/mesa/${encodeURIComponent(id)}/partida/${partida}?passo=${at}`
}
