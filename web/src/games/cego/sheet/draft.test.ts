import { expect, it } from 'vitest'
import type { PlacarHand } from '../../../wire/types'
import { Draft } from './draft.svelte'

const hand = {
  deal: 2,
  nth: 1,
  chains: [
    { calls: ['envido'], accepted: 2, refused: 1 },
    { calls: ['real-envido'], accepted: 3, refused: 1 },
    { calls: ['envido', 'real-envido'], accepted: 5, refused: 2 },
  ],
} as unknown as PlacarHand

it('a volta is whole once somebody won the vazas', () => {
  const draft = new Draft()
  expect(draft.entry(hand)).toBeNull()
  draft.vazas = 1
  expect(draft.entry(hand)).toEqual({
    type: 'volta', deal: 2, nth: 1, points: null, silent: false, truco: { called: '', wanted: true, won: 1 },
  })
})

it('the next calls are those that the server offers', () => {
  const draft = new Draft()
  draft.points = 'envido'
  expect(draft.next(hand.chains).map(({ calls }) => calls)).toEqual([['envido'], ['real-envido']])
  draft.calls = ['envido', 'real-envido']
  expect(draft.next(hand.chains)).toEqual([])
  expect(draft.chain(hand.chains)?.accepted).toBe(5)
  draft.wanted = true
  expect(draft.entry(hand)).toBeNull()
  draft.won = 0
  expect(draft.entry(hand)).toMatchObject({ points: { part: 'envido', by: 0, wanted: true, won: 0 }, truco: null })
})

it('flores of both sides need a winner, of one side nothing more', () => {
  const draft = new Draft()
  draft.points = 'flor'
  draft.flores = [1, 0]
  expect(draft.entry(hand)).toMatchObject({ points: { flores: [1, 0], bets: [], won: null } })
  draft.flores = [1, 1]
  expect(draft.entry(hand)).toBeNull()
  draft.bet = 'achico'
  draft.shrinks = 1
  expect(draft.entry(hand)).toMatchObject({ points: { shrunk: [0, 1], wanted: true, won: null } })
  draft.bet = 'both'
  draft.bettor = 0
  draft.wanted = false
  expect(draft.entry(hand)).toMatchObject({
    points: { shrunk: [0, 0], bets: ['contra-flor', 'contra-flor-e-o-resto'], by: 0, wanted: false, won: null },
  })
})

it('who only counts enters tentos, and nothing to nothing is nothing', () => {
  const draft = new Draft()
  draft.counting = true
  expect(draft.entry(hand)).toBeNull()
  draft.tentos = [3, 1]
  expect(draft.entry(hand)).toEqual({ type: 'tentos', deal: 2, nth: 1, tentos: [3, 1] })
  draft.clear()
  expect(draft.tentos).toEqual([0, 0])
})

it('when time is up the falta is put in every roda, over flores contra-flor e o resto', () => {
  const forced = { ...hand, forced: true } as PlacarHand
  const draft = new Draft()
  draft.points = 'silent'
  draft.vazas = 1
  expect(draft.entry(forced)).toBeNull()
  draft.won = 0
  expect(draft.entry(forced)).toMatchObject({
    points: { part: 'envido', calls: ['falta-envido'], wanted: true, won: 0 }, truco: { won: 1 }, silent: false,
  })
  draft.flores = [1, 0]
  expect(draft.entry(forced)).toMatchObject({ points: { part: 'flor', flores: [1, 0], bets: [], won: null } })
  draft.flores = [1, 2]
  expect(draft.entry(forced)).toMatchObject({ points: { bets: ['contra-flor-e-o-resto'], by: null, wanted: true, won: 0 } })
  draft.won = -1
  expect(draft.entry(forced)).toBeNull()
})
