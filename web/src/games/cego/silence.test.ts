import { expect, test } from 'vitest'
import { mesa, stage } from './kit'
import { silenced } from './silence'

const view = (changes: object) => stage(mesa(changes), []).view
const sign = { id: 'sign', audience: 'partner', clause: 'CEGO-9.V-1' }
const talk = { id: 'talk', audience: 'table', clause: 'CEGO-6.V-1' }
const leave = { id: 'leave', audience: 'table', clause: 'CEGO-6.V-2' }
const testa = view({ form: 'testa', first: 0 })

test('in a roda and before the cards everything may be said', () => {
  expect(silenced(view({}), 1, sign)).toBe(false)
  expect(silenced(view({ form: 'testa', first: 0, phase: 'cut' }), 1, sign)).toBe(false)
})

test('in a testa nobody signals, and who waits stays out of it', () => {
  expect([0, 1, 3].map((seat) => silenced(testa, seat, sign))).toEqual([true, true, true])
  expect([0, 1, 3].map((seat) => silenced(testa, seat, talk))).toEqual([false, true, false])
  expect(silenced(testa, 1, leave)).toBe(false)
  expect(silenced(view({ form: 'testa', first: 0, phase: 'exposed' }), 0, sign)).toBe(true)
  expect(silenced(testa, 1, { ...talk, audience: 'referee' })).toBe(false)
})
