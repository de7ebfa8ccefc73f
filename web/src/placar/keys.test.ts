import { expect, it } from 'vitest'
import { keyIn, linkOf } from './keys'

it('a link carries its side and key behind the #', () => {
  const link = linkOf('http://x', 'abc', 1, 'k-3_y')
  expect(link).toBe('http://x/placar/abc#B.k-3_y')
  expect(keyIn(new URL(link).hash)).toEqual({ side: 1, key: 'k-3_y' })
})

it.each(['', '#', '#C.key', '#A.', '#A.<script>'])('%s is no key', (hash) => {
  expect(keyIn(hash)).toBeNull()
})
