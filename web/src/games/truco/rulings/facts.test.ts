import { expect, it } from 'vitest'
import { decided } from '../../../lib/fakes'
import type { RulingInfo } from '../../../wire/types'
import { kindOf, plainTable, question } from './facts'

const ruling = (changes: Partial<RulingInfo> = {}): RulingInfo => ({
  clause: 'ASFO-TENTO-4d',
  kind: 'incident',
  article: 'Tento, § 4',
  seen: { pt: '', en: '' },
  group: 'other',
  title: 'Paga tento quem usa palavra parecida.',
  text: { pt: 'Paga tento quem usa palavra parecida com truco.', en: 'A word like truco costs a tento.' },
  needs: ['offender'],
  by: 'anyone',
  choices: [],
  special: [],
  effect: 'tento',
  usual: null,
  ...changes,
})

it.each([
  [[0, 0], 'normal'],
  [[11, 3], 'eleven'],
  [[3, 11], 'eleven'],
  [[11, 11], 'iron'],
] as const)('%j is a mão of its kind', (score, kind) => {
  expect(kindOf(score)).toBe(kind)
})

it('asks with what is known of the table', () => {
  const facts = { ...plainTable(), score: [4, 7] as [number, number], stake: 3, pending: true, offender: 2 }
  expect(question(ruling(), facts)).toMatchObject({ clause: 'ASFO-TENTO-4d', score: [4, 7], facts: { stake: 3, asked: 6 }, offender: 2, won: null })
})

it('an eleven hand has no stake of its own and no call', () => {
  const facts = { ...plainTable(), score: [11, 7] as [number, number], stake: 3, pending: true }
  expect(question(ruling(), facts)).toMatchObject({ facts: { stake: 1, asked: 0 } })
})

it('after twelve nothing more can be asked', () => {
  expect(question(ruling(), { ...plainTable(), stake: 12, pending: true })).toMatchObject({ facts: { asked: 0 } })
})

it('a choice of the referee is one that the clause leaves', () => {
  const ladder = ruling({ choices: decided('a', 'b', 'c', 'd') })
  expect(question(ladder, plainTable()).sanction).toBe('a')
  expect(question(ladder, { ...plainTable(), sanction: 'c' }).sanction).toBe('c')
  expect(question(ruling(), { ...plainTable(), sanction: 'c' }).sanction).toBe('')
  expect(question(ruling({ choices: decided('', 'return', 'stands') }), plainTable()).sanction).toBe('')
})

it('who won the mão matters only after it', () => {
  expect(question(ruling(), { ...plainTable(), when: 'after', won: 1 }).won).toBe(1)
  expect(question(ruling(), { ...plainTable(), when: 'play', won: 1 }).won).toBeNull()
})
