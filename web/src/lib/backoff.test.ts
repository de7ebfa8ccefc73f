import { expect, it } from 'vitest'
import { Backoff, FIRST, LONGEST } from './backoff'

it('doubles from the shortest to the longest, and begins again when it is calm', () => {
  const backoff = new Backoff(() => 1)
  expect(Array.from({ length: 7 }, () => backoff.next())).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000])
  backoff.calm()
  expect(backoff.next()).toBe(FIRST)
})

it('never waits less than half nor more than the whole', () => {
  for (const random of [0, 0.3, 0.999]) {
    const backoff = new Backoff(() => random)
    for (let whole = FIRST; whole < LONGEST; whole *= 2) {
      const wait = backoff.next()
      expect(wait).toBeGreaterThanOrEqual(whole / 2)
      expect(wait).toBeLessThanOrEqual(whole)
    }
  }
})
