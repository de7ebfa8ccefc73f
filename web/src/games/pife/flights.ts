// Chips on their way: from whoever pays into the pot, and from the pot to whoever has won it.
import type { GameEvent, PifeEvent } from '../../wire/types'

export interface Flight {
  /** The place they come from. */
  from: string
  amount: number
  /** What they move for. It moves them once, also where the place they come to is drawn again. */
  of: object
}

/** What these events bring into the pot: a bet, or a chip of everybody who plays the deal. */
export function paidIn(events: readonly GameEvent[]): Flight[] {
  return (events as readonly PifeEvent[]).flatMap((told): Flight[] => {
    if (told.type === 'Bet') return told.paid ? [{ from: `seat ${told.seat}`, amount: told.paid, of: told }] : []
    return told.type === 'Anted' ? told.playing.map((seat) => ({ from: `seat ${seat}`, amount: 1, of: told })) : []
  })
}

/** What they bring a seat out of the pot. */
export function wonIn(events: readonly GameEvent[], seat: number): Flight[] {
  return (events as readonly PifeEvent[]).flatMap((told): Flight[] => {
    const won = told.type === 'DealEnded' && told.seat === seat ? (told.changes[seat] ?? 0) : 0
    return won > 0 ? [{ from: 'pot', amount: won, of: told }] : []
  })
}
