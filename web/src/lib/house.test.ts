import { expect, it } from 'vitest'
import type { PresetInfo } from '../wire/types'
import { REGULATION } from './fakes'
import { agreedOn, changed, changedIn, firstNumber, firstRules, neededBy, OWN, presetOf, quickRules, rulesByScope, valueOf, within } from './house'

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
  expect(changedIn(twice, [lead, clock], { clock: '30' })).toBe(1) // what is proposed is nobody's change
  expect(changed(twice, lead, 'partner')).toEqual({ clock: '30' })
  expect(once).toEqual({ firstLead: 'right' })
})

it('what a game proposes is told first, in the order of its regulation', () => {
  expect(agreedOn({ proposes: { clock: '30', firstLead: 'right' } }, REGULATION.options)).toEqual([lead, clock])
  expect(agreedOn({ proposes: {} }, REGULATION.options)).toEqual([])
  expect(agreedOn(undefined, REGULATION.options)).toEqual([])
})

const SECONDS = { low: 3, high: 3600, least: 1, most: 1 }

it.each([
  ['30', '30'],
  ['1', '3'],
  ['9999', '3600'],
  ['4.6', '5'],
  ['', '3'],
])('of 3 to 3600, "%s" is sent as %s', (typed, sent) => {
  expect(within(SECONDS, typed, 'off')).toBe(sent)
})

it('a number without known bounds is sent as it is, and none at all as the printed one', () => {
  expect([within(null, '1', '20'), within(null, '', '20'), within({ ...SECONDS, low: 0 }, '0', '20')]).toEqual(['1', '20', '0'])
})

it('a number that has a name of its own is no other number', () => {
  const named = { ...lead, numeric: true, values: ['1', '2'], default: '1' }
  expect(firstNumber(named, { low: 1, high: 9, least: 1, most: 1 })).toBe('3')
  expect(firstNumber(named, { low: 1, high: 2, least: 1, most: 1 })).toBe('')
})

it('who chooses a number instead of a name starts from one that can be', () => {
  expect(firstNumber(clock, SECONDS)).toBe('30')
  expect(firstNumber({ ...lead, numeric: true }, { low: 2, high: 9, least: 3, most: 4 })).toBe('2,2,2')
  expect(firstNumber({ ...lead, numeric: true, values: [], default: '20' }, null)).toBe('20')
})

const text = { pt: '', en: '' }
const PRESETS: PresetInfo[] = [
  { name: 'fechado', title: text, about: text, options: { two: 'no', trincas: 'no' } },
  { name: 'aberto', title: text, about: text, options: { trincas: 'yes' } },
]

it('a number of seats brings its rules along', () => {
  const game = { needs: [{ seats: 5, options: { allow_five: 'true' } }] }
  expect([neededBy(game, 5), neededBy(game, 4), neededBy(undefined, 5)]).toEqual([{ allow_five: 'true' }, {}, {}])
})

it('rules go by the name of a preset as long as none of them is changed', () => {
  expect(presetOf(PRESETS, {}, {})).toBe('')
  expect(presetOf(PRESETS, {}, { trincas: 'no', two: 'no' })).toBe('fechado')
  expect(presetOf(PRESETS, {}, { trincas: 'no' })).toBe(OWN)
  expect(presetOf(PRESETS, { five: 'true' }, { five: 'true', trincas: 'yes' })).toBe('aberto')
  expect(presetOf(PRESETS, { five: 'true' }, { five: 'true' })).toBe('')
})

it('a quick game is played without mistakes that cost, where the game can be', () => {
  const option = { key: 'profile', default: 'faithful', values: ['faithful', 'clean'], numbers: null }
  expect(quickRules({ options: [option], proposes: {} })).toEqual({ profile: 'clean' })
  expect(quickRules({ options: [{ ...option, values: ['faithful', 'strict'] }], proposes: { stack: '100' } })).toEqual({ stack: '100' })
  expect(quickRules({ options: [{ ...option, values: ['faithful', 'strict'] }], proposes: {} })).toEqual({})
  expect(quickRules({ options: [{ ...option, key: 'mode' }], proposes: {} })).toEqual({})
  expect(quickRules(undefined)).toEqual({})
})
