import { describe, expect, test } from 'vitest'
import type { Choice } from '../wire/types'
import { anyRulings, offenders, rulingOf, rulings, type Draft, type RulingNeed } from './rulings'

const offered = (clause: string, offender: number | null, sanction = ''): Choice => ({
  action: { type: 'Ruling', clause, offender, cards: [], face_down: 0, sanction, score: [], why: '' },
  label: `${clause}: advertência (jogador ${offender})`,
})
const thrown: RulingNeed = {
  clause: 'FEN-23',
  label: '',
  seats: [],
  nobody: false,
  cards: true,
  faceDown: true,
  sanctions: [],
  score: false,
}
const draft: Draft = { offender: 1, cards: ['3P', '7C'], faceDown: 1, sanction: 'b', score: [4, 6], why: ' porque ' }

describe('what can be ruled', () => {
  test('each clause once, against all the seats it is offered for', () => {
    const [warning, ...rest] = rulings([offered('FEN-11.2', 2), offered('FEN-11.2', 0), { action: { type: 'Deal' }, label: '' }], [])
    expect(warning).toMatchObject({ clause: 'FEN-11.2', label: 'advertência', seats: [2, 0], sanctions: [] })
    expect(rest).toEqual([])
    expect(offenders(warning!, 4)).toEqual([0, 2])
  })

  test('the ladder asks for its step', () => {
    expect(rulings([offered('FEN-28', 0, 'a')], [])[0]!.sanctions).toEqual(['a', 'b', 'c', 'd'])
  })

  test('clauses that need cards come after, against anybody', () => {
    const all = rulings([offered('FEN-28', 0, 'a')], [thrown])
    expect(all.map(({ clause }) => clause)).toEqual(['FEN-28', 'FEN-23'])
    expect(offenders(all[1]!, 4)).toEqual([0, 1, 2, 3])
  })
})

test('where nothing is offered, every clause on faults can be tried, each once', () => {
  const clauses = [
    { id: 'FEN-16', kind: 'play', article: 'art. 16' },
    { id: 'FEN-23', kind: 'incident', article: 'art. 23' },
    { id: 'FEN-28', kind: 'conduct', article: 'art. 28' },
  ]
  const all = anyRulings(clauses, [thrown])
  expect(all.map(({ clause }) => clause)).toEqual(['FEN-28', 'FEN-23'])
  expect(all[0]!.sanctions).toEqual(['', 'a', 'b', 'c', 'd'])
})

test('a ruling carries only what its clause asks for', () => {
  expect(rulingOf(thrown, draft)).toEqual({
    type: 'Ruling',
    clause: 'FEN-23',
    offender: 1,
    cards: ['3P', '7C'],
    face_down: 1,
    sanction: '',
    score: [],
    why: 'porque',
  })
  const plain = { ...thrown, clause: 'FEN-13', cards: false, faceDown: false }
  expect(rulingOf(plain, draft)).toMatchObject({ cards: [], face_down: 0, sanction: '', score: [] })
})
