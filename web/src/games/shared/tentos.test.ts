import { describe, expect, test } from 'vitest'
import { grouped } from './tentos'

const laid = (points: number): number => grouped(points).flat().filter((spot) => spot.laid).length

describe('tentos', () => {
  test.each([0, 1, 3, 7, 11, 12, 14, 23])('%i of them lie there', (points) => {
    expect(laid(points)).toBe(points)
  })

  test('there are twelve places, in threes, from the first one on', () => {
    expect(grouped(4).map((group) => group.map((spot) => (spot.laid ? 'o' : '.')).join(''))).toEqual(['ooo', 'o..', '...', '...'])
  })

  test('a partida may end beyond twelve', () => {
    expect(grouped(14)).toHaveLength(5)
  })
})
