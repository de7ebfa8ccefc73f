import { expect, test } from 'vitest'
import { rowsFor, spread, under } from './fan'

const PHONE = 344
const CARD = 60

test('few cards lie in one row, many in two that differ by one at most', () => {
  expect(rowsFor(0, PHONE, CARD)).toEqual([])
  expect(rowsFor(11, PHONE, CARD)).toEqual([11])
  expect(rowsFor(39, PHONE, CARD)).toEqual([20, 19])
  expect(rowsFor(22, 900, 84)).toEqual([22])
})

test('a hand that draws its twelfth card stays in one row on every phone on which eleven lie in one', () => {
  for (const [width, card] of [[344, 60], [359, 60], [374, 66], [396, 66], [414, 66]] as const) {
    expect(rowsFor(11, width, card)).toEqual([11])
    expect(rowsFor(12, width, card)).toEqual([12])
  }
})

test('forty cards on the smallest phone stay within it, and each shows its index', () => {
  for (const cards of rowsFor(40, PHONE, CARD)) {
    const xs = spread(cards, PHONE, CARD)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-0.01)
    expect(Math.max(...xs) + CARD).toBeLessThanOrEqual(PHONE + 0.01)
    for (const [nth, x] of xs.slice(1).entries()) expect(x - xs[nth]!).toBeGreaterThan(14)
  }
})

test('what is pointed at opens, wherever it lies, and nothing leaves the hand', () => {
  for (const open of [0, 7, 18]) {
    const xs = spread(20, PHONE, CARD, open)
    expect(xs[open + 1]! - xs[open]!).toBeGreaterThan(45)
    expect(xs[0]).toBeGreaterThanOrEqual(-0.01)
    expect(xs.at(-1)! + CARD).toBeLessThanOrEqual(PHONE + 0.01)
    expect([...xs].sort((a, b) => a - b)).toEqual(xs)
  }
})

test('a row that is open everywhere does not move', () => {
  expect(spread(3, PHONE, CARD, 1)).toEqual(spread(3, PHONE, CARD))
})

test('every card can be pointed at, and the one pointed at is the one that shows there', () => {
  const found = new Set<number>()
  for (let x = 0; x < PHONE; x += 1) {
    const at = under(x, 20, PHONE, CARD)
    found.add(at)
    const xs = spread(20, PHONE, CARD, at)
    const last = at === 19
    expect(x).toBeGreaterThanOrEqual(xs[at]! - 0.01)
    expect(x).toBeLessThanOrEqual((last ? xs[at]! + CARD : xs[at + 1]!) + 0.01)
  }
  expect(found.size).toBe(20)
})

test('between groups there is a gap, and ten cards in four groups stay on the smallest phone', () => {
  const xs = spread(10, PHONE, CARD, -1, [3, 6, 9])
  const steps = xs.slice(1).map((x, nth) => x - xs[nth]!)
  expect(steps[2]! - steps[1]!).toBeCloseTo(CARD * 0.28)
  expect(xs[0]).toBeGreaterThanOrEqual(-0.01)
  expect(xs.at(-1)! + CARD).toBeLessThanOrEqual(PHONE + 0.01)
  for (const [nth, x] of xs.entries()) expect(under(x + 2, 10, PHONE, CARD, [3, 6, 9])).toBe(nth)
})
