import { describe, expect, it } from 'vitest'
import { snapshot, update } from './fakes'
import { begin, patched, step } from './folding'

describe('a patch', () => {
  it('sets each path, in order, and leaves the old value as it was', () => {
    const before = { shown: { score: [0, 0], hands: [{ count: 3 }, { count: 3 }] }, seat: 1 }
    const after = patched(before, [
      [
        ['shown', 'score'],
        [3, 0],
      ],
      [['shown', 'hands', 1, 'count'], 2],
      [['shown', 'hands', 2], { count: 1 }],
      [['shown', 'hands', 1, 'count'], 1],
    ])
    expect(after).toEqual({
      shown: { score: [3, 0], hands: [{ count: 3 }, { count: 1 }, { count: 1 }] },
      seat: 1,
    })
    expect(before.shown.hands[1]).toEqual({ count: 3 })
  })

  it('copies only what lies on a path', () => {
    const before = { shown: { hands: [{ count: 3 }, { count: 3 }] }, options: [] }
    const after = patched(before, [[['shown', 'hands', 0, 'count'], 2]]) as typeof before
    expect(after.shown.hands[1]).toBe(before.shown.hands[1])
    expect(after.options).toBe(before.options)
  })

  it('may replace the whole', () => {
    expect(patched({ a: 1 }, [[[], null]])).toBeNull()
  })

  it.each([
    [null, ['a']],
    [{ a: 1 }, ['a', 'b']],
    [[1], [3]],
    [[1], ['x']],
  ])('does not guess where %j has no %j', (value, path) => {
    expect(() => patched(value, [[path, 1]])).toThrow()
  })
})

describe('a step', () => {
  it('changes what it names and nothing else', () => {
    const before = begin(snapshot(3, { story: [{ text: 'Era uma vez.' }] }))
    const after = step(before, update(4, { patch: [[['actors'], [2]]] }))
    expect(after.view?.actors).toEqual([2])
    expect({ ...after, view: null, version: 3 }).toEqual({ ...before, view: null })
  })

  it('patches the fresh view where it brings both', () => {
    const fresh = { type: 'TrucoView', actors: [], shown: {} } as never
    const after = step(begin(snapshot(3, { view: null })), update(4, { fresh, patch: [[['actors'], [1]]] }))
    expect(after.view?.actors).toEqual([1])
  })
})
