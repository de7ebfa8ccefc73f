import { describe, expect, test } from 'vitest'
import { bottomSeat, placeOf, readingOrder, spotOf } from './geometry'

describe('four seats, anticlockwise', () => {
  test.each([
    [0, ['bottom', 'right', 'top', 'left']],
    [1, ['left', 'bottom', 'right', 'top']],
    [2, ['top', 'left', 'bottom', 'right']],
    [3, ['right', 'top', 'left', 'bottom']],
  ])('seen from seat %i', (mine, places) => {
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, mine, 4))).toEqual(places)
  })

  test('who plays after me sits at my right, my partner opposite', () => {
    for (const mine of [0, 1, 2, 3]) {
      expect(placeOf((mine + 1) % 4, mine, 4)).toBe('right')
      expect(placeOf((mine + 2) % 4, mine, 4)).toBe('top')
    }
  })

  test('clockwise games are mirrored', () => {
    expect(placeOf(1, 0, 4, 'clockwise')).toBe('left')
    expect(placeOf(3, 0, 4, 'clockwise')).toBe('right')
  })
})

test('two players face each other', () => {
  expect(placeOf(1, 0, 2)).toBe('top')
  expect(placeOf(0, 1, 2)).toBe('top')
})

test('around any table the bottom is mine and the next one is to the right', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    expect(spotOf(1, 1, seats)).toEqual({ x: 0, y: 1 })
    if (seats > 2) expect(spotOf(2, 1, seats).x).toBeGreaterThan(0)
  }
})

test('those who only watch see seat 0 at the bottom', () => {
  expect(bottomSeat(null)).toBe(0)
  expect(bottomSeat(undefined)).toBe(0)
  expect(bottomSeat(-3)).toBe(0)
  expect(bottomSeat(2)).toBe(2)
})

test('every seat is read once, oneself last', () => {
  expect(readingOrder(2, 4)).toEqual([3, 0, 1, 2])
})
