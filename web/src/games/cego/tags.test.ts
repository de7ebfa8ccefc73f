import { expect, test } from 'vitest'
import { hands, mesa } from './kit'
import { tagsAt } from './tags'

const words = (changes: object, more: object = {}): string[] => tagsAt(mesa({ hands: hands('7E 6E 4C', changes), ...more }), 0).map(({ text }) => text)

test('what was said of a flor, sung, left and proved', () => {
  expect(words({})).toEqual([])
  expect(words({ flor: 'flor' })).toEqual(['flor'])
  expect(words({ song: 33, shown_cards: ['7E', '6E'] })).toEqual(['canta 33', 'mostrou'])
  expect(words({ song: 12 })).toEqual(['canta rei'])
  expect(words({ song: -1 })).toEqual(['não mata'])
  expect(words({ left: 'pass' })).toEqual(['passou'])
  expect(words({ left: 'unseen' })).toEqual(['no baralho'])
  expect(words({}, { demands: [[1, 0]] })).toEqual(['pediram flor'])
})

test('the best song is marked', () => {
  expect(tagsAt(mesa({ hands: hands('7E 6E 4C', { song: 33 }), best: 0 }), 0)[0]!.kind).toBe('best')
})

test('the call that waits for an answer stands at its caller, whoever answers', () => {
  const asked = mesa({ window: 'envido', chain: ['envido'], caller: 5 })
  expect([5, 0].map((seat) => tagsAt(asked, seat))).toEqual([[{ text: 'envido?', kind: 'asks' }], []])
  expect(words({ flor: 'flor' }, { window: 'flor', flor_step: 'contra-flor', flor_by: 0 })).toEqual(['contra-flor?'])
  expect(words({ flor: 'flor' }, { window: 'gate', caller: 0 })).toEqual(['flor'])
})

test('nothing is written at a seat that waits', () => {
  expect(words({ song: 33 }, { form: 'testa', first: 1 })).toEqual([])
})
