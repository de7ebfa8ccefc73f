import { describe, expect, test } from 'vitest'
import type { Fallen, Hand, Mesa } from '../../wire/types'
import { askedOf, drawing, heldBy, leader, onTable, sideName, stakeOf, vazaOver } from './scene'

const fallen = (seat: number, card: string): Fallen => ({ type: 'Fallen', seat, card, down: false, place: 0 })
const hand = (changes: Partial<Hand> = {}): Hand => ({
  type: 'Hand',
  seat: 1,
  count: 3,
  dealt_cards: [null, null, null],
  held: [],
  laid: [],
  exposed_cards: [],
  exposed_since: [],
  partner_cards: [],
  ...changes,
})
const mesa = (changes: Partial<Mesa>): Mesa =>
  ({ phase: 'play', vazas: [], results: [], drawn_cards: [], hands: [hand()], turn: 2, stake: 1, ...changes }) as Mesa

describe('what lies on the table', () => {
  test('the drawn cards, each before who drew it', () => {
    const draw = mesa({ phase: 'draw', hands: [], drawn_cards: ['3P', 'KO'] })
    expect(drawing(draw)).toBe(true)
    expect(onTable(draw).map(({ seat, card }) => [seat, card])).toEqual([
      [0, '3P'],
      [1, 'KO'],
    ])
  })

  test('the last vaza', () => {
    const two = mesa({ vazas: [[fallen(0, '3P')], [fallen(1, '2P')]], results: [0] })
    expect(onTable(two)[0]!.card).toBe('2P')
    expect(vazaOver(two)).toBe(false)
    expect(leader(two)).toBe(1)
    expect(vazaOver({ ...two, results: [0, 1] })).toBe(true)
    expect(leader({ ...two, results: [0, 1] })).toBe(2)
  })
})

describe('what somebody holds', () => {
  test('my own cards lie in their places', () => {
    const mine = heldBy(hand({ dealt_cards: ['3P', '7C', 'QE'], held: [1, 3], count: 2 }))
    expect(mine.map(({ place, card }) => [place, card])).toEqual([
      [1, '3P'],
      [3, 'QE'],
    ])
  })

  test('of others as many backs as they hold', () => {
    expect(heldBy(hand({ count: 2 })).map((held) => held.card)).toEqual([null, null])
  })

  test('and the faces that the viewer knows', () => {
    expect(heldBy(hand({ count: 3, partner_cards: ['3P', '7C'] })).map((held) => held.card)).toEqual(['3P', '7C', null])
    const open = heldBy(hand({ count: 2, laid: [1, 3], dealt_cards: ['4P', null, '7C'] }))
    expect(open.map(({ card, laid }) => [card, laid])).toEqual([
      ['4P', true],
      ['7C', true],
    ])
  })

  test('but not where one of them may have been played face down', () => {
    expect(heldBy(hand({ count: 2, partner_cards: ['3P', '7C', 'QE'] })).map((held) => held.card)).toEqual([null, null])
  })

  test('nobody holds anything before the deal', () => {
    expect(heldBy(undefined)).toEqual([])
  })
})

test('sides are ours and theirs for who plays, A and B for who watches', () => {
  expect(sideName(1, { bottom: 3, seated: true })).toBe('Nós')
  expect(sideName(0, { bottom: 3, seated: true })).toBe('Eles')
  expect(sideName(1, { bottom: 0, seated: false })).toBe('Dupla B')
})

test('while the side on eleven decides, the mão is shown at what it would be worth', () => {
  expect(stakeOf(mesa({ phase: 'eleven' }))).toBe(3)
  expect(stakeOf(mesa({ stake: 6 }))).toBe(6)
})

test('a call is in the air only until it is answered', () => {
  expect(askedOf(mesa({ phase: 'answer', asked: 3 }))).toBe(3)
  expect(askedOf(mesa({ phase: 'shuffle', asked: 3 }))).toBe(0)
})
