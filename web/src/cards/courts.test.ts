import { expect, test } from 'vitest'

const { figures } = (await import(new URL('../../scripts/cards.mjs', import.meta.url).href)) as { figures: () => Map<string, string> }
const drawn = figures()

test('every court card has its figure', () => {
  const wanted = ['P', 'C', 'E', 'O'].flatMap((suit) => ['J', 'Q', 'K'].map((rank) => rank + suit))
  expect([...drawn.keys()].sort()).toEqual(wanted.sort())
  expect(new Set(drawn.values()).size).toBe(12)
})

test('only the figure is kept, without paper, script or address', () => {
  for (const svg of drawn.values()) {
    expect(svg).not.toMatch(/<rect|<script|<text|class=|https?:\/\/(?!www\.w3\.org\/2000\/svg)/)
    expect(svg.length).toBeGreaterThan(10_000)
  }
})

test('both halves are there, one of them turned round', () => {
  for (const svg of drawn.values()) expect(svg.match(/rotate\(180\)/g)?.length ?? 0).toBeGreaterThan(3)
})
