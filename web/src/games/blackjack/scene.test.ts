import { expect, test } from 'vitest'
import type { Moment } from '../../lib/folding'
import type { GameEvent, Update } from '../../wire/types'
import { lugar, mao, mesa, table } from './kit'
import { bow, houseOf, moon, pileOf, shoeOf, unsettled } from './scene'
import type { Mesa } from './stage'
import { status } from './status'
import { beats, houseBeat } from './telling'

const places = (seats: number): ReturnType<typeof lugar>[] => Array.from({ length: seats }, (_, seat) => lugar(seat))

test.each([1, 2, 3, 4, 5, 6, 7])('%d places lie clockwise, the first at the house’s left', (seats) => {
  const rows = moon(mesa(places(seats)))
  expect(rows.flatMap(({ lugares }) => lugares.map(({ seat }) => seat))).toEqual([...Array(seats).keys()])
})

test.each([1, 2, 3, 4, 5, 6, 7])('the bow of %d is the same on both sides, and ends on the table', (seats) => {
  const bows = [...Array(seats).keys()].map((seat) => bow(seat, seats))
  for (const [seat, { x, y }] of bows.entries()) {
    expect(bows[seats - 1 - seat]).toEqual({ x: x ? -x : x, y })
    expect(Math.abs(x)).toBeLessThanOrEqual(41)
    expect(y).toBeLessThan(100)
  }
  for (const [seat, { x }] of bows.slice(1).entries()) expect(x).toBeLessThan(bows[seat]!.x)
})

const PLAYED = [
  { type: 'Stood', seat: 0, hand: 0 },
  { type: 'HouseShown', card: '10O', total: 16 },
  { type: 'HouseDrew', card: '4C', total: 20 },
  { type: 'Settled', seat: 0, hand: 0 },
  { type: 'RoundEnded' },
] as unknown as GameEvent[]
const before = { view: { type: 'BlackjackView', shown: { mao: 3 } } } as unknown as Moment

test('the house turns its card after everybody has played, draws one at a time, and only then it is counted', () => {
  const names = beats({ events: PLAYED } as Update, before).map(({ name, mark }) => mark ?? name)
  expect(names.filter((name) => name.startsWith('house') || name.startsWith('settled'))).toEqual(['house 1', 'house 2', 'house 3', 'settled 3'])
  expect(names.map(houseBeat).filter((open) => open !== null)).toEqual([1, 2, 3])
})

test('the cards of the house are open as far as they have been looked at', () => {
  const shown = mesa([lugar(0, [mao('10P 9C', 19)])], { phase: 'betting', house_cards: ['6C', '10O', '4C'], house_count: 3, house_total: 20, hidden: false })
  const seen = (beat: string) => houseOf(table(shown, [], { beat, events: PLAYED }).stage)
  expect(seen('house 1')).toEqual({ cards: ['6C', null], total: 0, open: false })
  expect(seen('house 2')).toEqual({ cards: ['6C', '10O'], total: 16, open: true })
  expect(seen('house 3')).toEqual({ cards: ['6C', '10O', '4C'], total: 20, open: true })
  expect(seen('')).toEqual({ cards: ['6C', '10O', '4C'], total: 20, open: true })
})

test('before it is turned the card is not known', () => {
  expect(houseOf(table(mesa([lugar(0, [mao('10P 9C', 19)])])).stage)).toEqual({ cards: ['6C', null], total: 6, open: false })
})

test('the shoe is full before the first shuffle, and empty where its last card was dealt', () => {
  const left = (more: Partial<Mesa>) => shoeOf(mesa([lugar(0)], { decks: 6, ...more }))
  expect(left({ shoe: 0, house_count: 0 })).toBe(312)
  expect(left({ shoe: 300, house_count: 0 })).toBe(300)
  expect(left({ shoe: 0, house_count: 2 })).toBe(0)
  expect(left({ shoe: 0, house_count: 0, waits: true })).toBe(0)
})

test('chips stay at stake until the round has been counted before all eyes', () => {
  const won = lugar(0, [mao('10P 9C', 19, { how: 'win', gain: 20 })], { free: 220 })
  const shown = mesa([won], { phase: 'betting', base: [200] })
  const waiting = table(shown, [], { awaited: (mark) => mark === 'settled 2' }).stage
  expect([unsettled(waiting), pileOf(waiting, won)]).toEqual([true, 180])
  const { stage } = table(shown)
  expect([unsettled(stage), pileOf(stage, won)]).toEqual([false, 220])
})

test('it is said whom the table waits for', () => {
  const two = mesa([lugar(0, [mao('10P 9C', 19), mao('10C 2C', 12)]), lugar(1, [mao('8P 8C', 16)])], { hand: 1 })
  expect(status(table(two).stage)).toBe('Sua vez: mão 2.')
  expect(status(table({ ...two, turn: 1 }).stage)).toBe('Vez de Beto.')
  expect(status(table({ ...two, waits: true }).stage)).toBe('O sapato acabou: embaralha-se outro.')
  const broke = mesa([lugar(0, [], { able: false }), lugar(1, [], { bet: 0 })], { phase: 'betting', turn: 1 })
  expect(status(table(broke).stage)).toBe('Faltam fichas para apostar: você fica de fora.')
})
