import { expect, test } from 'vitest'
import { envidoSong, florSong, isFlor, seenCards, songName, songRows } from './points'

const cards = (text: string): string[] => text.split(' ')

test.each([
  ['7E 6E 4C', 33, 0],
  ['5O 10O 3E', 25, 0],
  ['11B 10B 2O', 20, 0],
  ['2E 4B 7C', 7, 0],
  ['12E 4B 10C', 4, 0],
  ['12E 11O 10C', 12, 0],
  ['11E 11O 10C', 11, 0],
  ['10E 10O 10C', 10, 0],
  ['7O 6O 5O', 33, 38],
  ['1B 2B 3B', 25, 26],
  ['10C 11C 12C', 20, 20],
])('%s sings %i, as a flor %i', (hand, envido, flor) => {
  expect(envidoSong(cards(hand))).toBe(envido)
  expect(florSong(cards(hand))).toBe(flor)
  expect(isFlor(cards(hand))).toBe(flor > 0)
})

test('who does not see three cards knows nothing of them', () => {
  expect(seenCards(['7E', null, '4C'])).toEqual([])
  expect(seenCards(undefined)).toEqual([])
  expect(envidoSong([])).toBe(0)
  expect(isFlor([])).toBe(false)
})

test('a lone negra is sung by its name', () => {
  expect([10, 11, 12, 7, 28].map(songName)).toEqual(['sota', 'cavalo', 'rei', '7', '28'])
})

test('the pad holds every song once', () => {
  expect(songRows(false).flat()).toHaveLength(24)
  expect(songRows(true).flat()).toHaveLength(19)
})
