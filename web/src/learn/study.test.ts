import { expect, test } from 'vitest'
import type { StudyRound } from '../wire/types'
import { bandOf, inTenths, pathOf, points, scaleOf, stepOf, totals } from './study'

const round = (number: number, result: number, expected: number, cost: number): StudyRound => ({
  ...{ number, staked: 10, result, expected, cost },
  luck: result - expected + cost,
})
const SESSION = [round(1, 10, -0.05, 0), round(2, -20, -0.05, 1.5), round(3, 15, -0.05, 0)]

test('a session is what its rounds add up to, and luck is the rest', () => {
  const sum = totals(SESSION)
  expect(sum.staked).toBe(30)
  expect(sum.result).toBe(5)
  expect(sum.expected).toBeCloseTo(-0.15)
  expect(sum.cost).toBe(1.5)
  expect(sum.luck).toBeCloseTo(sum.result - sum.expected + sum.cost)
})

test('told in tenths the parts still make the whole', () => {
  const told = inTenths({ staked: 60, result: -12, expected: -0.34, cost: 0.14, luck: -11.52 })
  expect(told).toEqual({ staked: 60, result: -12, expected: -0.3, cost: 0.1, luck: -11.6 })
})

test('the way begins with nothing; what the choices were worth knows no luck', () => {
  const way = points(SESSION)
  expect(way.map(({ result }) => result)).toEqual([0, 10, -10, 5])
  expect(way.map(({ play }) => Math.round(100 * play) / 100)).toEqual([0, -0.05, -1.6, -1.65])
})

test.each([
  [20, 5],
  [19, 5],
  [3, 1],
  [0.3, 0.1],
  [400, 100],
])('a height of %d is divided by steps of %d', (span, step) => expect(stepOf(span)).toBeCloseTo(step))

test('nothing is always on the scale, and everything lies within it', () => {
  const way = points(SESSION)
  const scale = scaleOf(way, 300, 200)
  expect(scale.lines).toContain(0)
  for (const { result, play } of way) for (const value of [result, play]) expect(scale.y(value)).toBeGreaterThanOrEqual(0)
  expect([scale.x(0), scale.x(3), scale.y(scale.lines[0]!)]).toEqual([0, 300, 200])
})

test('a session without a round, or without a gain, has a plot too', () => {
  expect(scaleOf(points([]), 300, 200).x(0)).toBe(0)
  const still = scaleOf(points([round(1, 0, 0, 0)]), 300, 200)
  expect(Number.isFinite(still.y(0))).toBe(true)
})

test('the luck is what lies between the two lines', () => {
  const way = points(SESSION.slice(0, 1))
  const scale = scaleOf(way, 100, 100)
  const there = pathOf(way, scale, ({ result }) => result)
  expect(bandOf(way, scale)).toBe(`${there}L100.0 ${scale.y(-0.05).toFixed(1)}L0.0 ${scale.y(0).toFixed(1)}Z`)
})
