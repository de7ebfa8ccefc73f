// The figures of a study, added up round by round, and where they lie in its plot.
import type { StudyRound } from '../wire/types'

export interface Totals {
  staked: number
  result: number
  expected: number
  cost: number
  luck: number
}

/** After a round: what I had won, and what I would have won with neither good luck nor bad. */
export interface Point {
  number: number
  result: number
  play: number
}

const NOTHING: Totals = { staked: 0, result: 0, expected: 0, cost: 0, luck: 0 }

export function totals(rounds: readonly StudyRound[]): Totals {
  return rounds.reduce(
    (sum, { staked, result, expected, cost, luck }) => ({
      staked: sum.staked + staked,
      result: sum.result + result,
      expected: sum.expected + expected,
      cost: sum.cost + cost,
      luck: sum.luck + luck,
    }),
    NOTHING,
  )
}

/** As it is told, to the tenth: what is rounded away is in the luck, so that the parts make the whole. */
export function inTenths({ staked, result, expected, cost }: Totals): Totals {
  const [all, given, lost] = [result, expected, cost].map((value) => Math.round(10 * value)) as [number, number, number]
  return { staked, result: all / 10, expected: given / 10, cost: lost / 10, luck: (all - given + lost) / 10 }
}

/** The way of the session, from nothing before the first round. */
export function points(rounds: readonly StudyRound[]): Point[] {
  const way: Point[] = [{ number: 0, result: 0, play: 0 }]
  for (const { number, result, expected, cost } of rounds) {
    const before = way.at(-1)!
    way.push({ number, result: before.result + result, play: before.play + expected - cost })
  }
  return way
}

/** Round steps that divide a height into a few parts: 1, 2 or 5 of some power of ten. */
export function stepOf(span: number, parts = 4): number {
  const least = Math.max(span, 1e-6) / parts
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((each) => each * power).find((step) => step >= least - 1e-9)!
}

export interface Scale {
  /** The lines that are drawn across, with what they stand for. */
  lines: number[]
  x(nth: number): number
  y(value: number): number
}

/** Where rounds and chips lie in a frame of this size; nothing is always in it. */
export function scaleOf(way: readonly Point[], width: number, height: number): Scale {
  const values = way.flatMap(({ result, play }) => [result, play])
  const step = stepOf(Math.max(0, ...values) - Math.min(0, ...values))
  const low = Math.floor(Math.min(0, ...values) / step) * step
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...values) / step) * step)
  const count = Math.round((high - low) / step)
  return {
    lines: Array.from({ length: count + 1 }, (_, nth) => low + nth * step),
    x: (nth) => (way.length < 2 ? 0 : (nth / (way.length - 1)) * width),
    y: (value) => height - ((value - low) / (high - low)) * height,
  }
}

/** A line through the points, as an SVG path. */
export function pathOf(way: readonly Point[], scale: Scale, value: (point: Point) => number): string {
  return way.map((point, nth) => `${nth ? 'L' : 'M'}${scale.x(nth).toFixed(1)} ${scale.y(value(point)).toFixed(1)}`).join('')
}

/** What lies between the two lines: luck. */
export function bandOf(way: readonly Point[], scale: Scale): string {
  const back = way.map((point, nth) => `L${scale.x(nth).toFixed(1)} ${scale.y(point.play).toFixed(1)}`).reverse()
  return `${pathOf(way, scale, ({ result }) => result)}${back.join('')}Z`
}
