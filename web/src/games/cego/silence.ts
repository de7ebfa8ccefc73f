// Which phrases a seat would be refused now: in a testa nobody signals, and those who wait stay out of it.
import type { CegoView } from '../../wire/types'
import type { Phrase } from '../contract'
import { isTesta, waits } from './scene'

/** A card that turned up and waits for its owner lies in a testa that is on already. */
const ON = ['play', 'exposed']

/** What one who waits may say all the same: to ask what is owed, to ask leave. */
const ALLOWED = ['CEGO-9.III-12', 'CEGO-6.V-2']

export function silenced({ shown }: CegoView, seat: number, { audience, clause }: Phrase): boolean {
  if (!ON.includes(shown.phase) || !isTesta(shown) || audience === 'referee') return false
  return audience === 'partner' || (waits(shown, seat) && !ALLOWED.includes(clause))
}
