import { describe, expect, test } from 'vitest'
import type { About, Chair, You } from '../wire/types'
import { PATIENCE, joinable, myChair, peopleOf, silentSeats, toWin, unready, wishes } from './people'

const chair = (kind: Chair['kind'], name: string, more: Partial<Chair> = {}): Chair => ({
  kind,
  name,
  bot: '',
  ready: false,
  away: false,
  host: false,
  left: false,
  heir: '',
  learns: false,
  ...more,
})
const about = (changes: Partial<About> = {}): About =>
  ({
    stage: 'playing',
    setup: { partidas: 3 },
    chairs: [chair('person', 'Ana'), chair('bot', 'Juca', { ready: true }), chair('person', 'Bia'), chair('person', 'Rui', { away: true })],
    ...changes,
  }) as About
const me: You = { role: 'seat', key: 's0', seat: 0, host: false, name: 'Ana', joins: null, asks: false }
const nobody: You = { role: 'spectator', key: 'p', seat: null, host: false, name: 'Eva', joins: null, asks: false }
const presence = { type: 'presence' as const, here: [true, false, false, false], watching: 0 }

test('bots and those a bot plays for never lack a connection', () => {
  expect(peopleOf(about(), me, presence).map(({ here }) => here)).toEqual([true, true, false, true])
})

test('I am where I sit, and nowhere when I watch', () => {
  expect(peopleOf(about(), me, presence).map((person) => person.me)).toEqual([true, false, false, false])
  expect(peopleOf(about(), nobody, presence).some((person) => person.me)).toBe(false)
  expect(myChair(about(), nobody)).toBeUndefined()
  expect(myChair(about(), me)?.name).toBe('Ana')
})

describe('who lets the table wait', () => {
  const prompt = { actors: [2], since: 1000, until: null }

  test('may be replaced after a while, by players only', () => {
    expect(silentSeats(about(), me, prompt, 1000 + PATIENCE - 1)).toEqual([])
    expect(silentSeats(about(), me, prompt, 1000 + PATIENCE)).toEqual([2])
    expect(silentSeats(about(), nobody, prompt, 1000 + PATIENCE)).toEqual([])
  })

  test('is never I, a bot, or somebody already replaced', () => {
    expect(silentSeats(about(), me, { ...prompt, actors: [0, 1, 3] }, 1000 + PATIENCE)).toEqual([])
  })
})

test('bots are always ready', () => {
  expect(unready(about())).toEqual(['Ana', 'Bia', 'Rui'])
})

test('a match of three is won with two', () => {
  expect(toWin(about())).toBe(2)
  expect(toWin(about({ setup: { partidas: 1 } as About['setup'] }))).toBe(1)
})

test('who comes in the middle may have the chair of a bot or of who got up, and that nobody waits for', () => {
  const chairs = [chair('person', 'Ana'), chair('bot', 'Juca'), chair('person', 'Rui', { away: true, left: true }), chair('bot', 'Zefa', { heir: 'Bia' })]
  const setup = { ...about().setup, substitutes: true }
  expect(joinable(about({ chairs, setup }), nobody)).toEqual([1, 2])
  expect(joinable(about({ chairs, setup }), me)).toEqual([])
  expect(joinable(about({ chairs, setup, stage: 'over' }), nobody)).toEqual([])
  expect(joinable(about({ chairs, setup: { ...setup, substitutes: false } }), nobody)).toEqual([])
})

test('who has said yes to a rematch is known by name, and who has not', () => {
  const chairs = [chair('person', 'Ana', { ready: true }), chair('bot', 'Juca', { ready: true }), chair('person', 'Bia'), chair('person', 'Rui', { away: true })]
  expect(wishes(about({ chairs, stage: 'over' }))).toEqual({ yes: ['Ana'], missing: ['Bia'] })
})
