import { describe, expect, test } from 'vitest'
import { beyond, grouped } from './tentos'

const laid = (points: number): number => grouped(points).flat().filter((spot) => spot.laid).length

describe('tentos', () => {
  test.each([0, 1, 3, 7, 11, 12, 14, 23])('%i of them lie there, or are told beside a full tray', (points) => {
    expect(laid(points) + beyond(points)).toBe(points)
  })

  test('there are twelve places, in threes, from the first one on', () => {
    expect(grouped(4).map((group) => group.map((spot) => (spot.laid ? 'o' : '.')).join(''))).toEqual(['ooo', 'o..', '...', '...'])
  })

  test('a partida may end beyond twelve: the tray stays as large as it is', () => {
    expect(grouped(23)).toHaveLength(4)
    expect(beyond(23)).toBe(11)
    expect(beyond(12)).toBe(0)
  })
})
