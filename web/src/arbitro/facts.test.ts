import { expect, it } from 'vitest'
import type { RulingInfo } from '../wire/types'
import { kindOf, matching, offenderOf, plainTable, question } from './facts'

const ruling = (changes: Partial<RulingInfo> = {}): RulingInfo => ({
  clause: 'ASFO-TENTO-4d',
  kind: 'incident',
  article: 'Tento, § 4',
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

it('a fault of the cut or of the deal names its culprit', () => {
  expect(offenderOf(ruling({ by: 'cutter' }), 1)).toBe(3)
  expect(offenderOf(ruling({ by: 'dealer' }), 1)).toBe(0)
  expect(offenderOf(ruling(), 1)).toBe(1)
  expect(offenderOf(ruling({ needs: [] }), 1)).toBeNull()
})

it('asks with what is known of the table', () => {
  const facts = { ...plainTable(), score: [4, 7] as [number, number], stake: 3, pending: true, offender: 2 }
  expect(question(ruling(), facts)).toMatchObject({ clause: 'ASFO-TENTO-4d', score: [4, 7], stake: 3, asked: 6, offender: 2, won: null })
})

it('an eleven hand has no stake of its own and no call', () => {
  const facts = { ...plainTable(), score: [11, 7] as [number, number], stake: 3, pending: true }
  expect(question(ruling(), facts)).toMatchObject({ stake: 1, asked: 0 })
})

it('after twelve nothing more can be asked', () => {
  expect(question(ruling(), { ...plainTable(), stake: 12, pending: true }).asked).toBe(0)
})

it('a choice of the referee is one that the clause leaves', () => {
  const ladder = ruling({ choices: ['a', 'b', 'c', 'd'] })
  expect(question(ladder, plainTable()).sanction).toBe('a')
  expect(question(ladder, { ...plainTable(), sanction: 'c' }).sanction).toBe('c')
  expect(question(ruling(), { ...plainTable(), sanction: 'c' }).sanction).toBe('')
  expect(question(ruling({ choices: ['return', 'stands'] }), plainTable()).sanction).toBe('')
})

it('who won the mão matters only after it', () => {
  expect(question(ruling(), { ...plainTable(), when: 'after', won: 1 }).won).toBe(1)
  expect(question(ruling(), { ...plainTable(), when: 'play', won: 1 }).won).toBeNull()
})

it('finds by words, accents aside, and by clause', () => {
  const list = [ruling(), ruling({ clause: 'ASFO-CORTE-14', text: { pt: 'Olhar o fundo do maço.', en: 'Bottom.' } })]
  expect(matching(list, ['maco']).map(({ clause }) => clause)).toEqual(['ASFO-CORTE-14'])
  expect(matching(list, ['tento-4d']).map(({ clause }) => clause)).toEqual(['ASFO-TENTO-4d'])
  expect(matching(list, [])).toHaveLength(2)
})
