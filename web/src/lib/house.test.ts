import { expect, it } from 'vitest'
import { REGULATION } from './fakes'
import { changed, changedIn, firstRules, rulesByScope, seconds, valueOf } from './house'

const [lead, clock] = REGULATION.options as [(typeof REGULATION.options)[0], (typeof REGULATION.options)[0]]

it('a table sets the rules of play, of rulings and of the table, never those of a tournament', () => {
  expect(
    rulesByScope(REGULATION.options).map(({ scope, rules }) => [scope, rules.map(({ key }) => key)]),
  ).toEqual([
    ['play', ['firstLead']],
    ['table', ['clock']],
  ])
})

it('the rule that makes another game of it is asked first, and not again among the others', () => {
  const profile = { ...lead, key: 'profile' }
  const options = [profile, ...REGULATION.options]
  expect(firstRules(options)).toEqual([profile])
  expect(rulesByScope(options)).toEqual(rulesByScope(REGULATION.options))
})

it('only what differs from the printed text is kept', () => {
  const once = changed({}, lead, 'right')
  expect([valueOf({}, lead), valueOf(once, lead)]).toEqual(['partner', 'right'])
  const twice = changed(once, clock, '30')
  expect(twice).toEqual({ firstLead: 'right', clock: '30' })
  expect(changedIn(twice, [lead])).toBe(1)
  expect(changed(twice, lead, 'partner')).toEqual({ clock: '30' })
  expect(once).toEqual({ firstLead: 'right' })
})

it.each([
  [30, '30'],
  [1, '3'],
  [9999, '3600'],
  [4.6, '5'],
  [Number.NaN, '3'],
])('%d seconds are sent as %s', (typed, sent) => {
  expect(seconds(typed)).toBe(sent)
})
