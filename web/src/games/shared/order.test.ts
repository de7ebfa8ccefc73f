import { expect, test } from 'vitest'
import { followed, freshest, moved, sameCards, sorted, type Held } from './order'

const hand = (text: string): Held[] => text.split(' ').map((card, id) => ({ id, card }))
const cards = (held: readonly Held[]): string => held.map(({ card }) => card).join(' ')
const split = (text: string): string[] => text.split(' ').filter(Boolean)

test('by suit black and red take turns, by rank equals lie together, and jokers come last', () => {
  const held = hand('KO 2C JK AP 10P 2P AC')
  expect(cards(sorted(held, 'suit'))).toBe('AP 2P 10P AC 2C KO JK')
  expect(cards(sorted(held, 'rank'))).toBe('AP AC 2P 2C 10P KO JK')
  expect(sorted(held, 'free')).toEqual(held)
})

test('a card that is drawn finds its place in a sorted hand, and the end of a free one', () => {
  const held = hand('9O 3P 5P')
  expect(cards(followed(held, split('3P 4P 5P 9O'), 'free'))).toBe('9O 3P 5P 4P')
  expect(cards(followed(sorted(held, 'suit'), split('3P 4P 5P 9O'), 'suit'))).toBe('3P 4P 5P 9O')
})

test('what is free stays as it is through draws and discards, and every card keeps its number', () => {
  const held = hand('9O 3P 5P 3P')
  const drawn = followed(held, split('3P 3P 5P 9O KC'), 'free')
  const left = followed(drawn, split('3P 3P 9O KC'), 'free')
  expect(cards(left)).toBe('9O 3P 3P KC')
  expect(left.map(({ id }) => id)).toEqual([0, 1, 3, 4])
})

test('of two equal cards the one that was lifted is the one that went', () => {
  const held = hand('3P 9O 3P')
  expect(followed(held, split('3P 9O'), 'free', new Set([0])).map(({ id }) => id)).toEqual([1, 2])
  expect(followed(held, split('3P 9O'), 'free').map(({ id }) => id)).toEqual([0, 1])
})

test('cards are moved together, forwards, backwards and to the end', () => {
  const held = hand('AP 2P 3P 4P 5P')
  expect(cards(moved(held, new Set([0]), 3))).toBe('2P 3P AP 4P 5P')
  expect(cards(moved(held, new Set([1, 4]), 0))).toBe('2P 5P AP 3P 4P')
  expect(cards(moved(held, new Set([0, 2]), 5))).toBe('2P 4P 5P AP 3P')
})

test('of two equal cards the one drawn now is marked', () => {
  const held = followed(hand('3P 9O'), split('3P 3P 9O'), 'suit')
  expect([...freshest(held, ['3P'])]).toEqual([2])
  expect([...freshest(held, ['KC'])]).toEqual([])
})

test('heaps are compared as heaps', () => {
  expect(sameCards(['3P', '3P', '4P'], ['4P', '3P', '3P'])).toBe(true)
  expect(sameCards(['3P', '3P', '4P'], ['4P', '4P', '3P'])).toBe(false)
})
