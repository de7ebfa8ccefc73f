// What a person has put on the table and not yet said: new melds and cards beside old ones, to be sent one after another.
//
// Rule 1: nothing here knows a rule; whether it stands is asked of the table.
// Rule 2: new melds go in one act, for some openings have to; cards for one meld go together.
import type { Add, GameAction, Lay } from '../../wire/types'

export interface Piece {
  /** The number of the meld that grows, 0 for a new one. */
  readonly to: number
  readonly ids: readonly number[]
  /** The places in which wild cards stand, where that has to be told. */
  readonly stands: readonly number[]
}

export const NEW = 0

/** One piece more. Cards for a meld that is already to grow join what is there. */
export function withPiece(pieces: readonly Piece[], piece: Piece): Piece[] {
  if (piece.to === NEW || !pieces.some(({ to }) => to === piece.to)) return [...pieces, piece]
  return pieces.map((old) => (old.to === piece.to ? { ...old, ids: [...old.ids, ...piece.ids], stands: piece.stands } : old))
}

/** More cards for the nth new meld, from 0. */
export function withMore(pieces: readonly Piece[], nth: number, ids: readonly number[]): Piece[] {
  const piece = pieces.filter(({ to }) => to === NEW)[nth]
  return pieces.map((old) => (old === piece ? { ...old, ids: [...old.ids, ...ids], stands: [] } : old))
}

/** Every card that is in the draft. */
export function draftedIds(pieces: readonly Piece[]): Set<number> {
  return new Set(pieces.flatMap(({ ids }) => [...ids]))
}

/** The acts of a draft, new melds as one of them where the first was put. */
export function actsOf(pieces: readonly Piece[], cardOf: (id: number) => string): GameAction[] {
  const fresh = pieces.filter(({ to }) => to === NEW)
  const lay: Lay = {
    type: 'Lay',
    melds: fresh.map(({ ids }) => ids.map(cardOf)),
    stands: fresh.some(({ stands }) => stands.length) ? fresh.map(({ stands }) => [...stands]) : [],
  }
  return pieces.flatMap((piece): GameAction[] => {
    if (piece.to === NEW) return piece === fresh[0] ? [lay] : []
    const add: Add = { type: 'Add', to: piece.to, cards: piece.ids.map(cardOf), stands: [...piece.stands] }
    return [add]
  })
}

/** What the new melds count, as the table counts cards. */
export function laidPoints(pieces: readonly Piece[], cardOf: (id: number) => string, points: Readonly<Record<string, number>>): number {
  const cards = pieces.filter(({ to }) => to === NEW).flatMap(({ ids }) => ids.map(cardOf))
  return cards.reduce((sum, card) => sum + (points[card] ?? 0), 0)
}
