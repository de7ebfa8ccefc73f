import { describe, expect, test } from 'vitest'
import type { Fallen, Hand, Mesa } from '../../wire/types'
import {
  askedOf,
  cutter,
  drawing,
  forcedOf,
  handAt,
  hasVira,
  heldBy,
  inTheDark,
  leader,
  leftOver,
  onTable,
  peeked,
  sideName,
  vazaOver,
} from './scene'

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
  expect(sideName(1, { bottom: 3, seated: true, people: [] })).toBe('Nós')
  expect(sideName(0, { bottom: 3, seated: true, people: [] })).toBe('Eles')
  expect(sideName(1, { bottom: 0, seated: false, people: [] })).toBe('Dupla B')
})

test('one against one, each side is a person', () => {
  const people = ['Ana', 'Zé'].map((name, seat) => ({ seat, name, me: seat === 1, bot: false, away: false, here: true }))
  expect([0, 1].map((side) => sideName(side, { bottom: 1, seated: true, people }))).toEqual(['Ana', 'Você'])
})

describe('the pack and the vira', () => {
  const none = mesa({ hands: [], seats: 4, dealer: 0, pack: 40, burned_cards: [] })

  test('the cutter sits on the left of the dealer, or across', () => {
    expect(cutter(none)).toBe(3)
    expect(cutter({ ...none, seats: 2, dealer: 1 })).toBe(0)
  })

  test('a table that knows nothing of a vira has none', () => {
    expect(hasVira(none)).toBe(false)
    expect(hasVira({ ...none, vira: 'none' })).toBe(false)
    expect(hasVira({ ...none, vira: 'hidden' })).toBe(true)
    expect([peeked(none), forcedOf(none, 0), handAt(none, 0)]).toEqual([[], [], undefined])
  })

  test('what lies across the vira is what nobody holds', () => {
    const dealt = { ...none, hands: [hand(), hand(), hand(), hand()], vira: 'open', burned_cards: ['2P', '4C', '6E'] }
    expect(leftOver(dealt)).toBe(40 - 12 - 3 - 1)
    expect(leftOver(none)).toBe(0)
  })

  test('a packet lies face down before who got it', () => {
    const dealing = { ...none, packets: [1, 2] }
    expect(heldBy(handAt(dealing, 2)).map(({ card }) => card)).toEqual([null, null, null])
    expect(handAt(dealing, 3)).toBeUndefined()
  })

  test('only who looked sees the last card', () => {
    expect(peeked({ ...none, peeked_cards: [null, '7C'] })).toEqual(['7C'])
  })
})

test('cards that must be played next, in the places that the viewer may tell', () => {
  const early = mesa({ forced_seats: [0, 2, 0], forced_places: [3, 0, 1] })
  expect(forcedOf(early, 0)).toEqual([3, 1])
  expect(forcedOf(early, 2)).toEqual([])
})

test('in the dark one holds cards that one does not see', () => {
  expect(inTheDark(hand({ held: [1, 2, 3] }))).toBe(true)
  expect(inTheDark(hand({ held: [2], dealt_cards: [null, '3P', null] }))).toBe(false)
  expect(inTheDark(undefined)).toBe(false)
})

test('a call is in the air only until it is answered', () => {
  expect(askedOf(mesa({ phase: 'answer', asked: 3 }))).toBe(3)
  expect(askedOf(mesa({ phase: 'shuffle', asked: 3 }))).toBe(0)
})
