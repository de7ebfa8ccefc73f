import { expect, it } from 'vitest'
import { decided } from '../../../lib/fakes'
import type { RulingInfo } from '../../../wire/types'
import { cardOf, isWhole, question, usualTable } from './facts'

const told = {
  type: 'blackjack', house: 'AP', hands: ['8P 3C', '8C'], doubled: [], bet: 10, chips: 100, insured: false, surrendered: false, others: true,
}
const split = { clause: 'BJ-OPT-DAS', needs: ['facts'], by: 'anyone', choices: [], usual: { when: 'play', offender: null, facts: told } } as unknown as RulingInfo
const unforeseen = { clause: 'BJ-S21', needs: [], by: 'anyone', choices: decided('', 'void'), usual: null } as unknown as RulingInfo

it('asks about the table that is told', () => {
  const facts = usualTable(split)
  facts.hands[0]!.doubled = true
  facts.options = { das: 'true' }
  expect(question(split, facts)).toEqual({ clause: 'BJ-OPT-DAS', sanction: '', options: { das: 'true' }, facts: { ...told, doubled: [0] } })
})

it('tells only what the clause asks', () => {
  expect(question(unforeseen, { ...usualTable(unforeseen), sanction: 'void' })).toMatchObject({ clause: 'BJ-S21', sanction: 'void', facts: null })
})

it('a rank gets the suit that is rarest on the table', () => {
  const table = usualTable(split)
  expect([cardOf('8', table), cardOf('A', table), cardOf('K', table)]).toEqual(['8E', 'AC', 'KP'])
})

it('a table is whole with a card of the house and a hand of two, and all hands once the house is seen', () => {
  const table = usualTable(split)
  expect(isWhole(table)).toBe(true)
  expect(isWhole({ ...table, house: ['AP', 'KC'] })).toBe(false)
  expect(isWhole({ ...table, house: [] })).toBe(false)
  expect(isWhole({ ...table, hands: [{ cards: ['8P'], doubled: false }] })).toBe(false)
})
