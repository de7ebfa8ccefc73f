import { describe, expect, it, test } from 'vitest'
import { offenderOf } from '../../../arbitro/facts'
import { decided } from '../../../lib/fakes'
import type { RulingInfo, UsualTable } from '../../../wire/types'
import {
  contested,
  nextOf,
  onlyRodas,
  PLACES,
  plainVolta,
  question,
  raisesOf,
  testaOf,
  usualFacts,
  voltaOf,
  type TrioFacts,
} from './trios'

const usual: UsualTable = {
  when: 'deal',
  offender: 2,
  facts: {
    type: 'volta',
    form: 'testa',
    testa: 2,
    calls: ['envido'],
    flores: [0, 0],
    answer: 'pending',
    taken: 1,
    truco: 0,
    asked: false,
    together: '',
    passed: '',
    shrunk: [0, 0],
  },
}
const ruling = (changes: Partial<RulingInfo> = {}): RulingInfo => ({
  clause: 'CEGO-9.VIII.d-3',
  kind: 'incident',
  article: '',
  seen: { pt: '', en: '' },
  group: 'other',
  title: '',
  text: { pt: '', en: '' },
  needs: ['offender', 'facts'],
  by: 'anyone',
  choices: [],
  special: [],
  effect: '',
  usual,
  ...changes,
})
const facts = (changes: Partial<TrioFacts> = {}): TrioFacts => ({ ...plainVolta(), ...changes })

describe('the usual table of a clause', () => {
  it('is where asking starts, with the score as it was told', () => {
    expect(usualFacts(ruling(), [7, 9])).toMatchObject({
      score: [7, 9],
      when: 'deal',
      offender: 2,
      form: 'testa',
      testa: 2,
      points: 'envido',
      calls: ['envido'],
      answer: 'pending',
    })
  })
  it('knows flores from envido', () => {
    const flores = { ...usual, facts: { ...usual.facts, calls: [], flores: [0, 1] as [number, number] } }
    expect(usualFacts(ruling({ usual: flores }), [0, 0]).points).toBe('flor')
    expect(usualFacts(ruling({ usual: null }), [1, 2])).toEqual(facts({ score: [1, 2] }))
  })
})

describe('what was bet', () => {
  const told = facts({ points: 'envido', calls: ['envido', 'real-envido'], truco: 1, asked: true })
  it('is told where the clause hangs on it, and only there', () => {
    expect(voltaOf(ruling(), told)).toMatchObject({ calls: ['envido', 'real-envido'], truco: 1, asked: true })
    expect(voltaOf(ruling({ needs: ['offender'] }), told)).toMatchObject({ calls: [], truco: 0, asked: false })
  })
  it('has nothing above vale quatro', () => {
    expect(voltaOf(ruling(), facts({ truco: 3, asked: true })).asked).toBe(false)
  })
  it('puts bets on flores only where both sides have one', () => {
    const flores = facts({ points: 'flor', flores: [2, 0], bet: 'both' })
    expect(voltaOf(ruling(), flores)).toMatchObject({ calls: [], flores: [2, 0] })
    expect(voltaOf(ruling(), { ...flores, flores: [2, 1] }).calls).toEqual(['contra-flor', 'contra-flor-e-o-resto'])
  })
  it('has one flor a side in a testa', () => {
    expect(voltaOf(ruling(), facts({ points: 'flor', flores: [3, 2], form: 'testa' })).flores).toEqual([1, 1])
  })
})

describe('points and truco put together', () => {
  it('have one answer, and perhaps a half that was passed', () => {
    const double = facts({ points: 'envido', calls: ['envido'], together: 'double', passed: 'truco', truco: 2, asked: true })
    expect(voltaOf(ruling(), double)).toMatchObject({ together: 'double', passed: 'truco', truco: 0, asked: false })
    expect(voltaOf(ruling(), { ...double, passed: 'points' })).toMatchObject({ passed: 'points', truco: 2, asked: true })
    expect(voltaOf(ruling(), { ...double, answer: 'pending' })).toMatchObject({ passed: '', truco: 0, asked: false })
  })
  it('have two where the points were raised', () => {
    const raised = facts({ points: 'envido', calls: ['envido', 'real-envido'], together: 'double', passed: 'truco', truco: 1 })
    expect(voltaOf(ruling(), raised)).toMatchObject({ together: 'double', passed: '', truco: 1 })
  })
  it('are a lei do jogo only in a roda, without calls of their own', () => {
    const lei = facts({ points: 'envido', calls: ['envido'], together: 'lei', passed: 'points', truco: 1 })
    expect(voltaOf(ruling(), lei)).toMatchObject({ together: 'lei', calls: [], passed: 'points', truco: 1 })
    expect(voltaOf(ruling(), { ...lei, form: 'testa' })).toMatchObject({ together: '', calls: ['envido'], passed: '' })
  })
  it('need points, and a flor is not passed', () => {
    expect(voltaOf(ruling(), facts({ together: 'double' })).together).toBe('')
    const flor = facts({ points: 'flor', flores: [0, 1], together: 'double', passed: 'points' })
    expect(voltaOf(ruling(), flor)).toMatchObject({ together: 'double', passed: '', flores: [0, 1] })
  })
})

describe('flores made small', () => {
  it('are no more than were said, and take no bets where a side made all of its own small', () => {
    const told = facts({ points: 'flor', flores: [2, 1], shrunk: [0, 3], bet: 'resto' })
    expect(voltaOf(ruling(), told)).toMatchObject({ shrunk: [0, 1], calls: [] })
    expect(voltaOf(ruling(), { ...told, shrunk: [1, 0] })).toMatchObject({ shrunk: [1, 0], calls: ['contra-flor-e-o-resto'] })
    expect(voltaOf(ruling(), { ...told, points: '' }).shrunk).toEqual([0, 0])
  })
})

test.each([
  [[], ['envido', 'real-envido', 'falta-envido']],
  [['envido'], ['envido-envido', 'real-envido', 'falta-envido']],
  [['real-envido'], ['real-envido', 'falta-envido']],
  [['falta-envido'], []],
] as const)('after %j may come %j', (calls, raises) => {
  expect(raisesOf([...calls])).toEqual(raises)
})

test.each([
  [facts(), false],
  [facts({ points: 'envido', calls: ['envido'] }), true],
  [facts({ points: 'envido', calls: ['envido'], answer: 'refused' }), false],
  [facts({ points: 'flor', flores: [1, 0] }), false],
  [facts({ points: 'flor', flores: [1, 1], answer: 'pending' }), true],
  [facts({ points: 'flor', flores: [1, 1], bet: 'resto', answer: 'pending' }), false],
  [facts({ points: 'flor', flores: [2, 1], shrunk: [0, 1] }), false],
  [facts({ together: 'lei' }), true],
  [facts({ together: 'lei', passed: 'points' }), false],
  [facts({ together: 'lei', points: 'flor', flores: [1, 1], answer: 'refused' }), true],
])('somebody has won the points or not: %#', (told, won) => {
  expect(contested(told)).toBe(won)
})

test('the culprit is the one the clause names, the one chosen, or nobody', () => {
  expect(offenderOf(ruling({ by: 'cutter' }), 2, PLACES)).toBe(5)
  expect(offenderOf(ruling({ by: 'dealer' }), 2, PLACES)).toBe(0)
  expect(offenderOf(ruling(), 2, PLACES)).toBe(2)
  expect(offenderOf(ruling({ needs: [] }), 2, PLACES)).toBeNull()
})

test('each chair has its testa', () => {
  expect([1, 2, 3, 4, 5, 0].map(testaOf)).toEqual([1, 2, 3, 1, 2, 3])
})

test('testas stop at eighteen', () => {
  expect(onlyRodas([17, 3])).toBe(false)
  expect(onlyRodas([3, 18])).toBe(true)
})

test('who won the vazas is asked only after the volta', () => {
  expect(question(ruling(), facts({ when: 'play', won: 1 })).won).toBeNull()
  expect(question(ruling(), facts({ when: 'after', won: 1 })).won).toBe(1)
})

test('a choice is one that the clause leaves', () => {
  expect(question(ruling({ choices: decided('', 'warning', 'redeal') }), facts({ sanction: 'redeal' })).sanction).toBe('redeal')
  expect(question(ruling(), facts({ sanction: 'redeal' })).sanction).toBe('')
})

test.each([
  [{ ended: 'played', mao: 'over', deal: '', chooses: '' }, 'a partida acabou'],
  [{ ended: 'match-forfeited', mao: 'over', deal: '', chooses: '' }, 'o jogo acabou'],
  [{ ended: '', mao: 'void', deal: 'same', chooses: '' }, 'dá de novo a mesma pessoa'],
  [{ ended: '', mao: 'over', deal: 'passes', chooses: '' }, 'dá as cartas quem era mão'],
  [{ ended: '', mao: 'over', deal: '', chooses: '' }, 'a testa seguinte'],
  [{ ended: '', mao: 'goes-on', deal: '', chooses: 'receiver' }, 'a escolha de quem recebeu a carta'],
  [{ ended: '', mao: 'goes-on', deal: '', chooses: '' }, 'a volta continua'],
] as const)('what comes next: %j', (told, next) => {
  expect(nextOf(told)).toBe(next)
})
