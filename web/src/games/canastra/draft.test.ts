import { expect, test } from 'vitest'
import { actsOf, draftedIds, laidPoints, NEW, withMore, withPiece, type Piece } from './draft'

const CARDS = ['4C', '5C', '6C', 'KP', 'KE', 'KO', '7C', '2P']
const cardOf = (id: number): string => CARDS[id] ?? ''
const piece = (to: number, ...ids: number[]): Piece => ({ to, ids, stands: [] })

test('new melds go together in one act, where the first was put down', () => {
  const pieces = [piece(NEW, 0, 1, 2), piece(3, 7), piece(NEW, 3, 4, 5)].reduce(withPiece, [] as readonly Piece[])
  expect(actsOf(pieces, cardOf)).toEqual([
    { type: 'Lay', melds: [['4C', '5C', '6C'], ['KP', 'KE', 'KO']], stands: [] },
    { type: 'Add', to: 3, cards: ['2P'], stands: [] },
  ])
})

test('cards for one meld go together', () => {
  const pieces = withPiece(withPiece([], piece(2, 6)), piece(2, 7))
  expect(actsOf(pieces, cardOf)).toEqual([{ type: 'Add', to: 2, cards: ['7C', '2P'], stands: [] }])
})

test('more cards join the new meld they were put to', () => {
  const pieces = withMore([piece(NEW, 3, 4, 5), piece(NEW, 0, 1, 2)], 1, [6])
  expect(actsOf(pieces, cardOf)).toMatchObject([{ melds: [['KP', 'KE', 'KO'], ['4C', '5C', '6C', '7C']] }])
  expect([...draftedIds(pieces)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('the place of a wild card is told for every new meld as soon as it is for one', () => {
  const pieces = [piece(NEW, 3, 4, 5), { ...piece(NEW, 0, 1, 7), stands: [6] }]
  expect(actsOf(pieces, cardOf)).toMatchObject([{ stands: [[], [6]] }])
})

test('what the new melds count', () => {
  const points = { '4C': 5, '5C': 5, '6C': 5, '2P': 20 }
  expect(laidPoints([piece(NEW, 0, 1, 2), piece(3, 7)], cardOf, points)).toBe(15)
})
