import { expect, it } from 'vitest'
import { Draft, NOBODY } from './draft.svelte'
import { toldIn } from './rodada'

function told(): Draft {
  const draft = new Draft()
  draft.clear(4)
  draft.bets = [10, 10, 5, null]
  draft.left[2] = true
  return draft
}

it('a deal is whole once somebody said who won it', () => {
  const draft = told()
  expect(draft.entry(3, true)).toBeNull()
  draft.winner = 1
  expect(draft.entry(3, true)).toEqual({ type: 'nine-cards', deal: 3, how: 'won', winner: 1, left: [2], bets: [10, 10, 5, 0] })
})

it('a deal that nobody won is void', () => {
  const draft = told()
  draft.winner = NOBODY
  expect(draft.entry(1, true)).toMatchObject({ how: 'void', winner: -1 })
})

it('lives know no bets, and ten cards are told as such', () => {
  const draft = new Draft()
  draft.clear(3)
  draft.winner = 0
  draft.ten = true
  expect(draft.entry(2, false)).toMatchObject({ how: 'ten', bets: [], left: [] })
})

it('a line is taken up as it was told, also a corrected one', () => {
  const draft = told()
  draft.winner = 1
  const line = draft.entry(2, true)!
  const again = new Draft()
  again.load(toldIn({ type: 'correction', line: 2, entry: line })!, 4)
  expect(again.entry(2, true)).toEqual(line)
})
