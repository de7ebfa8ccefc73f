import { expect, test } from 'vitest'
import { quickSizes, seatingName, seatingOf, sizeName } from './sizes'

const SIX = {
  seats: [4, 6],
  seating: [
    [0, 1, 0, 1],
    [0, 1, 2, 0, 1, 2],
  ],
  seating_by_rule: [{ seats: 6, options: { six_mode: 'two_trios' }, sides: [0, 1, 0, 1, 0, 1] }],
}

test('a game that is also played by two offers that at once, and no more', () => {
  expect(quickSizes({ seats: [4, 2] }).map((seats) => sizeName(seats))).toEqual(['Um contra um'])
  expect(quickSizes({ seats: [4, 2, 3, 6, 5] })).toEqual([2])
  expect(quickSizes({ seats: [4] })).toEqual([])
  expect(quickSizes(undefined)).toEqual([])
  expect([4, 6].map((seats) => sizeName(seats))).toEqual(['Dois contra dois', '6 pessoas'])
})

test('four who play each for themselves are no two pairs', () => {
  expect(sizeName(4, [0, 1, 0, 1])).toBe('Dois contra dois')
  expect(sizeName(4, [0, 1, 2, 3])).toBe('4 pessoas')
})

test('where one can play alone nobody is against anybody', () => {
  const house = { seats: [3, 1, 2, 4] }
  expect([1, 2, 4].map((seats) => sizeName(seats, [...Array(seats).keys()], house))).toEqual(['1 pessoa', '2 pessoas', '4 pessoas'])
  expect([1, 2, 3].map((seats) => seatingName([...Array(seats).keys()], house))).toEqual(['', 'cada pessoa por si', 'cada pessoa por si'])
})

test('who plays with whom follows the house rules that were chosen', () => {
  expect(seatingOf(SIX, 6, {})).toEqual([0, 1, 2, 0, 1, 2])
  expect(seatingOf(SIX, 6, { six_mode: 'two_trios', target: '3000' })).toEqual([0, 1, 0, 1, 0, 1])
  expect(seatingOf(SIX, 4, { six_mode: 'two_trios' })).toEqual([0, 1, 0, 1])
})

test.each([
  [[0, 1, 2, 0, 1, 2], 'três duplas'],
  [[0, 1, 0, 1, 0, 1], 'dois trios'],
  [[0, 1, 2, 3, 4], 'cada pessoa por si'],
  [[0, 1, 0, 1, 0, 1, 0, 1], '2 lados'],
  [[0, 1], ''],
  [[0], ''],
])('the sides %j are called "%s"', (sides, name) => {
  expect(seatingName(sides)).toBe(name)
})
