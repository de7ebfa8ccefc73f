import { expect, test } from 'vitest'
import { answered, keep, load, NOTHING, score, weakest, weight, weights, type Kept } from './tally'

function store(kept = ''): Pick<Storage, 'getItem' | 'setItem'> & { kept: string } {
  return {
    kept,
    getItem() {
      return this.kept || null
    },
    setItem(_, value) {
      this.kept = value
    },
  }
}

const after = (...rights: boolean[]): Kept['kinds'] => rights.reduce((kinds, right) => answered(kinds, 'hard 16 10', 'dura 16 contra 10', right), {} as Kept['kinds'])

test('a mistake makes a kind come more often, right answers less and less', () => {
  const heavy = (...rights: boolean[]): number => weights(after(...rights))['hard 16 10']!
  expect(heavy(false)).toBeGreaterThan(1)
  expect(heavy(false, false)).toBeGreaterThan(heavy(false))
  expect(heavy(false, true)).toBeLessThan(heavy(false))
  expect(heavy(true)).toBeLessThan(1)
})

test('no kind takes over, and none is gone', () => {
  expect(weight({ right: 0, wrong: 100 })).toBe(16)
  expect(weight({ right: 100, wrong: 0 })).toBe(0.25)
})

test('who has learnt something is not held to the past', () => {
  const learnt = after(...Array<boolean>(6).fill(false), ...Array<boolean>(40).fill(true))
  expect(weakest(learnt)).toEqual([])
  expect(score(learnt).all).toBeLessThanOrEqual(13)
})

test('what goes wrong most comes first among the weakest', () => {
  const kinds = { a: { name: 'a', right: 3, wrong: 1 }, b: { name: 'b', right: 0, wrong: 2 }, c: { name: 'c', right: 5, wrong: 0 } }
  expect(weakest(kinds).map(({ name }) => name)).toEqual(['b', 'a'])
  expect(score(kinds)).toEqual({ right: 8, all: 11 })
})

test('the oldest kind makes room where there are more than the server takes', () => {
  let kinds: Kept['kinds'] = {}
  for (let nth = 0; nth < 205; nth++) kinds = answered(kinds, `kind ${nth}`, '', true)
  expect(Object.keys(kinds)).toHaveLength(200)
  expect(kinds['kind 0']).toBeUndefined()
  expect(kinds['kind 204']).toBeDefined()
})

test('it is kept by game, and found again', () => {
  const drawer = store()
  const kept = { kinds: after(false), rules: { das: 'true' } }
  keep(drawer, 'blackjack', kept)
  expect(load(drawer, 'blackjack')).toEqual(kept)
  expect(load(undefined, 'blackjack')).toEqual(NOTHING)
})

test.each(['no JSON', '[]', '{"kinds": [1]}', '{"kinds": {"a": {"name": 1}}, "rules": {"das": true}}', '{"kinds": {"a": {"name": "a", "right": -1, "wrong": 0}}}'])(
  'what nobody of ours wrote is nothing: %s',
  (found) => expect(load(store(found), 'blackjack')).toEqual(NOTHING),
)
