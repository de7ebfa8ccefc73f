import { expect, it } from 'vitest'
import { Draft } from './draft.svelte'
import { ranking, toldIn } from './rodada'

function told(): Draft {
  const draft = new Draft()
  draft.clear([20, 20, 0])
  draft.seats[0]!.bet = 10
  draft.seats[1]!.bet = 5
  return draft
}

it('a round is whole once the house and every hand are told', () => {
  const draft = told()
  expect(draft.entry(3)).toBeNull()
  draft.house = 'stands'
  draft.seats[0]!.hands[0]!.how = 'win'
  expect(draft.entry(3)).toBeNull()
  draft.seats[1]!.hands[0]!.how = 'tie'
  expect(draft.entry(3)).toEqual({
    type: 'blackjack-round',
    round: 3,
    house: 'stands',
    staked: [
      { seat: 0, bet: 10, insured: false, hands: [{ how: 'win', doubled: false }] },
      { seat: 1, bet: 5, insured: false, hands: [{ how: 'tie', doubled: false }] },
    ],
  })
})

it('a house that is bust or has a BlackJack says how the other hands ended', () => {
  const draft = told()
  draft.house = 'bust'
  draft.seats[1]!.hands[0]!.how = 'bust'
  expect(draft.entry(1)?.staked.map(({ hands }) => hands[0]?.how)).toEqual(['win', 'bust'])
  draft.seats[0]!.hands[0]!.how = 'tie'
  draft.house = 'blackjack'
  expect(draft.entry(1)?.staked.map(({ hands }) => hands[0]?.how)).toEqual(['loss', 'bust'])
})

it('a split hand is no BlackJack and is not given up', () => {
  const draft = told()
  const [ana] = draft.seats
  draft.house = 'stands'
  expect(draft.endings(ana!, true)).toEqual(['win', 'tie', 'loss', 'blackjack', 'bust', 'surrender'])
  ana!.hands[0]!.how = 'blackjack'
  draft.split(ana!)
  expect(draft.endings(ana!, true)).toEqual(['win', 'tie', 'loss', 'bust'])
  expect(ana!.hands).toEqual([{ how: '', doubled: false }, { how: '', doubled: false }])
})

it('bets stay for the next round, where there are chips for them', () => {
  const draft = told()
  draft.house = 'bust'
  draft.clear([20, 4, 0])
  expect([draft.house, draft.seats.map(({ bet }) => bet)]).toEqual(['', [10, null, null]])
})

it('a line is taken up as it was told, also a corrected one', () => {
  const draft = told()
  draft.house = 'stands'
  draft.seats[0]!.insured = true
  draft.split(draft.seats[0]!)
  for (const hand of draft.seats.flatMap(({ hands }) => hands)) hand.how = 'loss'
  draft.seats[0]!.hands[1]!.doubled = true
  const line = draft.entry(2)!
  const again = new Draft()
  again.load(toldIn({ type: 'correction', line: 2, entry: line })!, 3)
  expect(again.entry(2)).toEqual(line)
})

it('everybody is ranked by chips, and equals share a place', () => {
  expect(ranking([190, 225, 190, 0], 200).map(({ side, place, change }) => [side, place, change])).toEqual([
    [1, 1, 25],
    [0, 2, -10],
    [2, 2, -10],
    [3, 4, -200],
  ])
})
