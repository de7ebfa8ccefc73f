import { beforeEach, expect, it, vi } from 'vitest'
import type { PlacarInfo } from '../wire/types'
import { held, hold, JUDGE, keyIn, keysIn, legalOf, linkOf } from './keys'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})

it('a link carries its side and key behind the #', () => {
  const link = linkOf('http://x', 'abc', 1, 'k-3_y')
  expect(link).toBe('http://x/placar/abc#B.k-3_y')
  expect(keyIn(new URL(link).hash)).toEqual({ side: 1, key: 'k-3_y' })
})

it('eight sides and a judge each have a letter', () => {
  const letters = [0, 1, 2, 3, 4, 5, 6, 7, JUDGE].map((side) => linkOf('', 'x', side, 'k').at(-3))
  expect(letters.join('')).toBe('ABCDEFGHJ')
  expect(keyIn('#H.k')).toEqual({ side: 7, key: 'k' })
  expect(keyIn('#J.k')).toEqual({ side: JUDGE, key: 'k' })
})

it.each(['', '#', '#I.key', '#K.key', '#A.', '#A.<script>'])('%s is no key', (hash) => {
  expect(keyIn(hash)).toBeNull()
})

it('the device of a table brings all its keys in one link', () => {
  expect(keysIn('#A.k-1,B.k-2,J.k-3')).toEqual([{ side: 0, key: 'k-1' }, { side: 1, key: 'k-2' }, { side: JUDGE, key: 'k-3' }])
  expect(keysIn('#B.k')).toEqual([{ side: 1, key: 'k' }])
  expect(keysIn('')).toEqual([])
})

it('keys that a browser kept by number are still those of two sides and a judge', () => {
  localStorage.setItem('carteado.placares', JSON.stringify({ old: { 0: 'a', 1: 'b', 2: 'j' } }))
  expect(held('old')).toEqual({ 0: 'a', 1: 'b', [JUDGE]: 'j' })
  hold('new', 2, 'c')
  expect(held('new')).toEqual({ 2: 'c' })
  expect(held('old')).toEqual({ 0: 'a', 1: 'b', [JUDGE]: 'j' })
})

it('what the judge may enter stands after that of the sides', () => {
  const info = { sides: ['A', 'B', 'C'], legal: [[], [], [{ type: 'first-dealer', seat: 2 }], [{ type: 'first-dealer', seat: 0 }]] }
  expect(legalOf(info as unknown as PlacarInfo, JUDGE)).toEqual([{ type: 'first-dealer', seat: 0 }])
  expect(legalOf(info as unknown as PlacarInfo, 2)).toEqual([{ type: 'first-dealer', seat: 2 }])
})
