// The chave of a projector in pieces: two rounds at a time and no more boxes than can be read from afar.
import type { PublicEvent } from '../wire/types'

/** How many boxes may stand one above the other. */
export const TALL = 4

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** How many boxes each round has, from the first to the final. */
export function roundsOf(info: PublicEvent): number[] {
  const found = new Map<number, number>()
  for (const { knockout, depth } of info.jogos ?? []) if (knockout) found.set(depth ?? 0, (found.get(depth ?? 0) ?? 0) + 1)
  return [...found].sort(([one], [other]) => other - one).map(([, count]) => count)
}

/** Into how many pieces a chave with such rounds is cut; one, where all of it can be read at once. */
export function piecesOf(rounds: readonly number[]): number {
  return Math.max(...rounds, 1) <= TALL ? 1 : pairs(rounds).reduce((sum, [one = 0, other = 0]) => sum + Math.ceil(Math.max(one, other) / TALL), 0)
}

/** What to show of a drawing with these boxes for each piece; nothing where all of it is shown. */
export function windowsOf(boxes: readonly Box[]): Box[] {
  const columns = [...new Set(boxes.map(({ x }) => Math.round(x)))].sort((one, other) => one - other)
  const found = columns.map((left) => boxes.filter(({ x }) => Math.round(x) === left).sort((one, other) => one.y - other.y))
  if (Math.max(0, ...found.map((column) => column.length)) <= TALL) return []
  return pairs(found).flatMap(([one = [], other = []]) => slices(one, other))
}

const middle = ({ y, height }: Box): number => y + height / 2

/** Two rounds in slices of the larger one; of the other whatever stands beside. */
function slices(one: readonly Box[], other: readonly Box[]): Box[] {
  const [large, small] = other.length > one.length ? [other, one] : [one, other]
  const count = Math.ceil(large.length / TALL)
  const ends = Array.from({ length: count }, (_, at) => {
    const last = large[(at + 1) * TALL - 1]
    const next = large[(at + 1) * TALL]
    return last && next ? (middle(last) + middle(next)) / 2 : Infinity
  })
  return ends.map((end, at) => {
    const beside = small.filter((box) => middle(box) < end && middle(box) >= (ends[at - 1] ?? -Infinity))
    return around([...large.slice(at * TALL, (at + 1) * TALL), ...beside])
  })
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y }
}

function pairs<T>(list: readonly T[]): [T, T?][] {
  return Array.from({ length: Math.ceil(list.length / 2) }, (_, at) => list.slice(2 * at, 2 * at + 2) as [T, T?])
}
