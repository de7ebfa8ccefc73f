import { expect, test } from 'vitest'
import type { CegoFallen, CegoView, GameEvent } from '../../wire/types'
import { hands, mesa, stage } from './kit'
import { lastOf } from './last'

const fell = (seat: number, card: string): CegoFallen => ({ type: 'CegoFallen', seat, card, place: 1 })
const first = [fell(0, '7E'), fell(3, '4B')]
const testa = mesa({
  form: 'testa',
  hands: hands('7E 6E 4C', { held: [2], count: 1 }),
  vazas: [first, [fell(3, '5B')]],
  results: [0],
})
const view: CegoView = stage(testa, [0]).view
const insight = { best: [[0], [3]], marked: { '7E': '' } }
const ending: GameEvent[] = [
  { type: 'Played', seat: 0, card: '6E', down: false, place: 0, secret_cards: [], audience: [] },
  { type: 'VazaWon', nth: 2, side: 0, lead: 0, clause: '' },
  { type: 'Proved', seat: 0, cards: ['7E', '6E'], part: 'envido', clause: '' },
  { type: 'Credited', part: 'truco', side: 0, tentos: 1, score: [1, 0], clause: '' },
  { type: 'VoltaEnded', form: 'testa', nth: 0, score: [1, 0], clause: '', again: false },
]
const begun: GameEvent = { type: 'VoltaBegan', form: 'testa', nth: 1, seats: [1, 4], clause: '' }

test('a testa that ended in the same breath as the next one began', () => {
  const last = lastOf({ view, insight }, [...ending, begun])!
  const { shown, actors } = last.view
  expect(last.insight).toEqual({ ...insight, best: [[0], [0]] })
  expect(actors).toEqual([])
  expect(shown.vazas[1]!.map(({ card }) => card)).toEqual(['5B', '6E'])
  expect(shown.results).toEqual([0, 0])
  expect(shown.score).toEqual([1, 0])
  expect(shown.window).toBe('done')
  expect(shown.hands[0]).toMatchObject({ held: [], count: 0, shown_cards: ['7E', '6E'] })
  expect(shown.nth).toBe(0)
})

test('where the view still shows the end, nothing is made up', () => {
  expect(lastOf({ view, insight }, ending)).toBeNull()
  expect(lastOf({ view, insight }, [begun])).toBeNull()
})

test('a card that opens a vaza, and who goes to the pack', () => {
  const left: GameEvent = { type: 'WentOut', seats: [3], how: 'pack', clause: '' }
  const opened = { view: { ...view, shown: { ...testa, vazas: [first] } }, insight: { best: [[0]] } }
  const led = lastOf(opened, [ending[0]!, left, ending.at(-1)!, begun])!
  expect(led.view.shown.vazas).toHaveLength(2)
  expect(led.view.shown.hands[3]!.left).toBe('pack')
  expect(led.insight.best).toEqual([[0], [0]])
})

test('of a tied vaza both cards were the best', () => {
  const tied: GameEvent = { type: 'VazaWon', nth: 2, side: null, lead: 0, clause: '' }
  const last = lastOf({ view, insight }, [ending[0]!, tied, ending.at(-1)!, begun])!
  expect(last.insight.best).toEqual([[0], [3, 0]])
})

test('of a hand nobody sees, one card less', () => {
  const other: GameEvent = { type: 'Played', seat: 3, card: '1B', down: false, place: 0, secret_cards: [], audience: [] }
  expect(lastOf({ view, insight }, [other, ending.at(-1)!, begun])!.view.shown.hands[3]).toMatchObject({ held: [1, 2], count: 2 })
})
