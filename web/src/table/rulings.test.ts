import { describe, expect, test } from 'vitest'
import { decided } from '../lib/fakes'
import type { Choice, RulingInfo } from '../wire/types'
import { offenders, rulingOf, rulings, type Draft } from './rulings'

const offered = (clause: string, offender: number | null, sanction = ''): Choice => ({
  action: { type: 'Ruling', clause, offender, cards: [], face_down: 0, sanction, score: [], why: '' },
  label: clause,
})
const info = (clause: string, needs: RulingInfo['needs'], choices: RulingInfo['choices'] = []): RulingInfo => ({
  clause,
  kind: 'incident',
  article: '',
  seen: { pt: '', en: '' },
  group: 'other',
  title: `sobre ${clause}`,
  text: { pt: '', en: '' },
  needs,
  by: 'anyone',
  choices,
  special: [],
  effect: 'advertência',
  usual: null,
})
const infos = [
  info('FEN-11.2', ['offender']),
  info('FEN-18', ['offender', 'cards']),
  info('FEN-23', ['offender', 'cards']),
  info('FEN-28', ['offender'], decided('a', 'b', 'c', 'd')),
  info('ASFO-CORTE-21', ['offender'], decided('leader', 'cutter')),
  info('S-FEN-25', ['offender', 'cards'], decided('', 'return', 'stands')),
  info('FEN-39', ['score']),
]
const menu = [offered('FEN-11.2', 2), offered('FEN-11.2', 0), { action: { type: 'Deal', seat: -1 }, label: '' } as Choice]
const draft: Draft = { offender: 1, cards: ['3P', '7C'], faceDown: 1, sanction: 'b', score: [4, 6], why: ' porque ' }
const need = (clause: string) => rulings(infos, [], ['FEN-23']).find((one) => one.clause === clause)!

describe('what can be ruled', () => {
  test('what the menu offers, against the seats it is offered for, and what no menu can list', () => {
    const [warning, ...rest] = rulings(infos, menu, [])
    expect(warning).toMatchObject({ clause: 'FEN-11.2', label: 'sobre FEN-11.2', effect: 'advertência', seats: [2, 0], sanctions: [] })
    expect(offenders(warning!, 4)).toEqual([0, 2])
    expect(rest.map(({ clause }) => clause)).toEqual(['FEN-18', 'FEN-23', 'S-FEN-25', 'FEN-39'])
    expect(offenders(rest[0]!, 4)).toEqual([0, 1, 2, 3])
  })

  test('where nothing is offered, everything the regulation knows', () => {
    expect(rulings(infos, [], [])).toHaveLength(infos.length)
  })

  test('the ladder asks for its step, other choices may be left to the clause', () => {
    const left = (clause: string) => need(clause).sanctions.map(({ value }) => value)
    expect(left('FEN-28')).toEqual(['a', 'b', 'c', 'd'])
    expect(left('ASFO-CORTE-21')).toEqual(['leader', 'cutter'])
    expect(left('S-FEN-25')).toEqual(['', 'return', 'stands'])
  })

  test('only where several cards fell may some lie face down', () => {
    expect([need('FEN-23').faceDown, need('FEN-18').faceDown]).toEqual([true, false])
  })

  test('a new score is nobody’s fault', () => {
    expect(need('FEN-39')).toMatchObject({ nobody: true, score: true })
  })
})

test('a ruling carries only what its clause asks for', () => {
  expect(rulingOf(need('FEN-23'), draft)).toEqual({
    type: 'Ruling',
    clause: 'FEN-23',
    offender: 1,
    cards: ['3P', '7C'],
    face_down: 1,
    sanction: '',
    score: [],
    why: 'porque',
  })
  expect(rulingOf(need('FEN-11.2'), draft)).toMatchObject({ cards: [], face_down: 0, sanction: '', score: [] })
  expect(rulingOf(need('FEN-39'), { ...draft, score: [12.5, 6] }, 2).score).toEqual([25, 12])
})
