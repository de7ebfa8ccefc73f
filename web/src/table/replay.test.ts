import { describe, expect, test } from 'vitest'
import type { Snapshot, Update } from '../wire/types'
import { clamped, maoFrom, reelOf } from './replay'

const snapshot = { type: 'snapshot', version: 1, story: [], menu: [], phrases: [], view: { shown: { stake: 1 } } } as unknown as Snapshot
const told = (version: number, text: string, events: unknown[] = []): Update =>
  ({ type: 'update', version, at: 0, story: [{ text }], events, patch: [[['shown', 'stake'], version]] }) as unknown as Update
const shuffled = { type: 'Shuffled', dealer: 0, mao: 1 }
const reel = reelOf(snapshot, [told(2, 'a', [shuffled]), told(3, 'b'), told(4, 'c', [shuffled]), told(5, 'd')])

describe('a reel', () => {
  test('has a moment for every act, and the first one', () => {
    expect(reel.moments.map((moment) => moment.version)).toEqual([1, 2, 3, 4, 5])
    expect(reel.moments[2]!.story.map((line) => line.text)).toEqual(['a', 'b'])
    expect(reel.moments[4]!.view!.shown).toMatchObject({ stake: 5 })
    expect(reel.moments[0]!.view!.shown).toMatchObject({ stake: 1 })
  })

  test('has two ends', () => {
    expect(clamped(-3, reel)).toBe(0)
    expect(clamped(99, reel)).toBe(4)
  })

  test('jumps from mão to mão', () => {
    expect(maoFrom(0, 1, reel)).toBe(1)
    expect(maoFrom(1, 1, reel)).toBe(3)
    expect(maoFrom(3, 1, reel)).toBe(4)
    expect(maoFrom(3, -1, reel)).toBe(1)
    expect(maoFrom(1, -1, reel)).toBe(0)
  })
})
