import { describe, expect, test } from 'vitest'
import { SPREAD, STEP, depth, dragged, edge, nearest, neighbour, tilt, under, within } from './pack'

describe('the cut', () => {
  test('a finger moving up lifts more cards, down fewer', () => {
    expect(dragged(20, -3 * STEP, 39)).toBe(23)
    expect(dragged(20, 3 * STEP, 39)).toBe(17)
  })

  test('never none and never all of them', () => {
    expect(dragged(20, -1000, 39)).toBe(39)
    expect(dragged(20, 1000, 39)).toBe(1)
    expect(within(0, 39)).toBe(1)
  })

  test('a thicker pile has a thicker edge', () => {
    expect(edge(40).length).toBeGreaterThan(edge(10).length)
    expect([depth(40), depth(10), depth(1)]).toEqual([13, 3, 1])
  })
})

describe('the spread pack', () => {
  test('is even, from one end to the other', () => {
    expect(tilt(1, 40)).toBe(-SPREAD / 2)
    expect(tilt(40, 40)).toBe(SPREAD / 2)
    expect(tilt(1, 1)).toBe(0)
  })

  test('the card under the finger is the one drawn there', () => {
    for (let at = 1; at <= 40; at++) {
      const dx = 200 * Math.sin((tilt(at, 40) * Math.PI) / 180)
      expect(under(dx, 200, 40)).toBe(at)
    }
    expect(under(-999, 200, 40)).toBe(1)
    expect(under(999, 200, 40)).toBe(40)
  })

  test('cards already drawn are passed over', () => {
    expect(neighbour(3, 1, [1, 2, 3, 6])).toBe(6)
    expect(neighbour(6, 1, [1, 2, 3, 6])).toBe(6)
    expect(neighbour(6, -1, [1, 2, 3, 6])).toBe(3)
    expect(nearest(5, [1, 2, 3, 6])).toBe(6)
  })
})
