import { expect, test } from 'vitest'
import type { GameEvent } from '../../wire/types'
import { paidIn, wonIn } from './flights'

const bet = { type: 'Bet', seat: 1, bet: 12, paid: 7, raised: true, pot: 20, clause: '' } as GameEvent
const ended = { type: 'DealEnded', seat: 2, how: 'batida', changes: [-11, -11, 23, -1], score: [], pot: 0, hand_cards: [], clause: '' } as unknown as GameEvent

test('a bet goes from whoever paid into the pot, by what was paid', () => {
  expect(paidIn([bet])).toEqual([{ from: 'seat 1', amount: 7, of: bet }])
  expect(paidIn([{ ...bet, paid: 0 } as GameEvent])).toEqual([])
})

test('the pingo comes from everybody who plays the deal', () => {
  const anted = { type: 'Anted', playing: [0, 2, 3], away: [1], pot: 3, clause: '' } as GameEvent
  expect(paidIn([anted]).map(({ from, amount }) => `${from}: ${amount}`)).toEqual(['seat 0: 1', 'seat 2: 1', 'seat 3: 1'])
})

test('the pot goes to its winner and to nobody else, and to nobody from a void deal', () => {
  expect(wonIn([bet, ended], 2)).toEqual([{ from: 'pot', amount: 23, of: ended }])
  expect([0, 1, 3].flatMap((seat) => wonIn([ended], seat))).toEqual([])
  expect(wonIn([{ ...ended, seat: -1 } as GameEvent], 2)).toEqual([])
})
