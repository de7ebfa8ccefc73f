import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import SpanishFace from './SpanishFace.svelte'
import { ACES } from './aces'
import { FIGURES } from './figures'
import { BREAKS, HEIGHT, INDEX, WIDTH, frameOf, numeralOf, pipsOf } from './layout'
import { PIPS, SIGNS } from './suits'

const SUITS = ['E', 'B', 'O', 'C'] as const
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '10', '11', '12']
const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => ({ card: rank + suit, rank, suit })))

function printed(card: string): string {
  return render(SpanishFace, { props: { card } }).body
}

function times(whole: string, part: string): number {
  return whole.split(part).length - 1
}

/** The stretches of a horizontal line that a path draws, joined where they meet. */
function stretches(path: string, y: number): [number, number][] {
  const drawn: [number, number][] = []
  let [x, at] = [0, 0]
  for (const [, verb, numbers] of path.matchAll(/([MHVa])([^MHVa]*)/g)) {
    const given = numbers!.trim().split(/[\s,]+|(?<=\d)(?=-)/).map(Number)
    const from = x
    if (verb === 'M') [x, at] = [given[0]!, given[1]!]
    if (verb === 'H') x = given[0]!
    if (verb === 'V') at = given[0]!
    if (verb === 'a') [x, at] = [x + given[5]!, at + given[6]!]
    if (verb === 'H' && at === y) drawn.push([Math.min(from, x), Math.max(from, x)])
  }
  return drawn
    .sort((one, other) => one[0] - other[0])
    .reduce<[number, number][]>((joined, [from, to]) => {
      const last = joined.at(-1)
      if (last && from <= last[1]) last[1] = Math.max(last[1], to)
      else joined.push([from, to])
      return joined
    }, [])
}

test('forty cards, no two printed alike', () => {
  expect(new Set(PACK.map(({ card }) => printed(card))).size).toBe(40)
})

describe.each(PACK)('$card', ({ card, rank, suit }) => {
  const face = printed(card)
  const figure = FIGURES[rank]

  test('has as many pips as its rank says, and a figure holds one up', () => {
    expect(times(face, 'class="pip')).toBe(figure ? 0 : Number(rank))
    expect(times(face, 'class="emblem')).toBe(figure ? 1 : 0)
    expect(times(face, PIPS[suit][0]![1])).toBe(figure ? 1 : Number(rank))
  })

  test('has its numeral and its sign in two corners, one of them turned', () => {
    const [upright, turned, ...rest] = face.split('rotate(180 120 168)')
    expect(rest).toEqual([])
    for (const corner of [upright!, turned!]) {
      expect(times(corner, `d="${numeralOf(rank)}"`)).toBe(1)
      expect(times(corner, `d="${SIGNS[suit].d}"`)).toBe(1)
    }
  })

  test('has the frame of its suit', () => expect(times(face, `d="${frameOf(suit)}"`)).toBe(1))
})

test.each([
  ['O', 0],
  ['C', 1],
  ['E', 2],
  ['B', 3],
] as const)('the frame of %s is broken %i times, above and below', (suit, breaks) => {
  expect(BREAKS[suit]).toBe(breaks)
  const tops = [...frameOf(suit).matchAll(/M[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y))
  const top = Math.min(...tops)
  for (const y of [top, HEIGHT - top]) expect(stretches(frameOf(suit), y)).toHaveLength(breaks + 1)
})

test('pips lie inside the frame and clear of the numerals', () => {
  for (const { rank, suit } of PACK)
    for (const { x, y } of pipsOf(rank, suit)) {
      expect(x).toBeGreaterThan(2 * INDEX.x)
      expect(x).toBeLessThan(WIDTH - 2 * INDEX.x)
      expect(y).toBeGreaterThan(INDEX.y)
      expect(y).toBeLessThan(HEIGHT - INDEX.y)
    }
})

test('every pip has a place of its own', () => {
  for (const { rank, suit } of PACK) {
    const places = new Set(pipsOf(rank, suit).map(({ x, y }) => `${x} ${y}`))
    expect(places.size).toBe(pipsOf(rank, suit).length)
  }
})

test('suits and figures differ by shape alone', () => {
  expect(new Set(Object.values(SIGNS).map(({ d }) => d)).size).toBe(4)
  expect(new Set(Object.values(FIGURES).map(({ body }) => body.map(([, d]) => d).join())).size).toBe(3)
})

test('no drawing has a layer twice', () => {
  const drawings = [...Object.values(PIPS), ...Object.values(FIGURES).flatMap(({ body, hand }) => [body, hand])]
  for (const drawing of [...drawings, ...Object.values(ACES).flatMap(({ behind, before }) => [behind, before])])
    expect(new Set(drawing.map(([, d]) => d)).size).toBe(drawing.length)
})

test.each(['8E', '9O', 'AE', 'KC', '7P', 'JK', ''])('"%s" is no Spanish card: nothing is printed', (card) => {
  expect(printed(card)).not.toContain('<path')
})
