import { expect, test } from 'vitest'
import { folded, type Part } from './fold'

const told = (parts: readonly Part[]): string => parts.map((part) => ('hidden' in part ? `(${part.hidden})` : part.wild ? `[${part.card}]` : part.card)).join(' ')
const meld = (text: string, ...wild: number[]): string => told(folded({ meld_cards: text.split(' '), wild, low: 4 }, 4))
const group = (text: string, ...wild: number[]): string => told(folded({ meld_cards: text.split(' '), wild, low: 0 }, 4))

test('a short meld is shown whole', () => {
  expect(meld('4C 5C 2P 7C', 2)).toBe('4C 5C [2P] 7C')
})

test('of a run of nine its ends, its wild card and how many lie between are read', () => {
  expect(meld('4C 5C 6C 7C 2P 9C 10C JC QC', 4)).toBe('4C (3) [2P] (3) QC')
  expect(meld('4C 5C 6C 7C 8C 9C 10C JC QC')).toBe('4C (7) QC')
})

test('a wild card at an end is that end, and a single card between is no edge', () => {
  expect(meld('2P 5C 6C 7C 8C', 0)).toBe('[2P] (3) 8C')
  expect(meld('4C 5C 2P 7C 8C', 2)).toBe('4C 5C [2P] 7C 8C')
})

test('a group shows two of its rank, and its wild cards at the end', () => {
  expect(group('KP KC KE KO KP JK 2C', 5, 6)).toBe('KP KC (3) [JK] [2C]')
  expect(group('6P 6C 6E 6O 2P', 4)).toBe('6P 6C (2) [2P]')
})
