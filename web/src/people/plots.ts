// A course of values as a line that fits its box: the first at the left, the highest at the top.
export const WIDE = 240
export const HIGH = 60
const EDGE = 4

export interface Course {
  points: string
  last: readonly [number, number]
  least: number
  most: number
}

export function courseOf(values: readonly number[]): Course {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const across = (WIDE - 2 * EDGE) / Math.max(1, values.length - 1)
  const up = (HIGH - 2 * EDGE) / Math.max(1, most - least)
  const at = values.map((value, n) => [EDGE + n * across, HIGH - EDGE - (value - least) * up] as const)
  return { points: at.map((point) => point.map((part) => part.toFixed(1)).join(',')).join(' '), last: at.at(-1)!, least, most }
}
