import { describe, expect, test } from 'vitest'
import { HEIGHT, RANK_PATHS, SUIT_PATHS, WIDTH, pipsOf } from './shapes'

describe('number cards', () => {
  test.each(['2', '3', '4', '5', '6', '7', '8', '9', '10'])('a %s has that many pips, each in a place of its own', (rank) => {
    const places = new Set(pipsOf(rank).map(({ x, y }) => `${x} ${y}`))
    expect(pipsOf(rank)).toHaveLength(Number(rank))
    expect(places.size).toBe(Number(rank))
  })

  test('pips lie on the card and clear of the index', () => {
    for (const rank of Object.keys(RANK_PATHS))
      for (const { x, y } of pipsOf(rank)) {
        expect(x).toBeGreaterThan(60)
        expect(x).toBeLessThan(WIDTH - 60)
        expect(y).toBeGreaterThan(40)
        expect(y).toBeLessThan(HEIGHT - 40)
      }
  })

  test('the lower half stands on its head', () => {
    for (const { y, turned } of pipsOf('10')) expect(turned).toBe(y > HEIGHT / 2)
  })

  test('aces and courts have none', () => {
    for (const rank of ['A', 'J', 'Q', 'K']) expect(pipsOf(rank)).toEqual([])
  })
})

test('every suit has an outline of its own', () => {
  expect(new Set(Object.values(SUIT_PATHS)).size).toBe(4)
})
