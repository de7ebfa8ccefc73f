import { expect, it } from 'vitest'
import { courseOf, HIGH, WIDE } from './plots'

it('draws a course from the left edge to the right, the highest at the top', () => {
  const { points, last, least, most } = courseOf([1500, 1600, 1550])
  expect(points).toBe('4.0,56.0 120.0,4.0 236.0,30.0')
  expect([last, least, most]).toEqual([[236, 30], 1500, 1600])
})

it('draws what never changes as a line within its box', () => {
  for (const [x, y] of courseOf([1500, 1500]).points.split(' ').map((point) => point.split(',').map(Number))) {
    expect(x).toBeLessThanOrEqual(WIDE)
    expect(y).toBeLessThanOrEqual(HIGH)
  }
})
