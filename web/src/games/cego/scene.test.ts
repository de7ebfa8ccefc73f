import { describe, expect, test } from 'vitest'
import type { CegoFallen } from '../../wire/types'
import { hand, hands, mesa, stage } from './kit'
import { drawing, duellists, heldBy, leader, lyingBefore, placeOf, played, sideName, voltaOf, waits } from './scene'

const fell = (seat: number, card: string): CegoFallen => ({ type: 'CegoFallen', seat, card, place: 1 })

describe('six seats', () => {
  test('who plays after me sits at my right, my rival in testa opposite', () => {
    expect([0, 1, 2, 3, 4, 5].map((seat) => placeOf(seat, 0))).toEqual(['bottom', 'right', 'far-right', 'top', 'far-left', 'left'])
    for (const mine of [0, 1, 2, 3, 4, 5]) expect(placeOf((mine + 3) % 6, mine)).toBe('top')
  })

  test('sides are ours and theirs, or have letters', () => {
    const table = stage(mesa(), [])
    expect([0, 1].map((side) => sideName(side, table))).toEqual(['Nós', 'Eles'])
    expect([0, 1].map((side) => sideName(side, { ...table, seated: false }))).toEqual(['Trio A', 'Trio B'])
  })
})

describe('roda and testa', () => {
  test('in a roda nobody waits', () => {
    expect(duellists(mesa())).toEqual([])
    expect([0, 1, 2].some((seat) => waits(mesa(), seat))).toBe(false)
  })

  test('in a testa two play and four wait, those who had theirs no longer', () => {
    const second = mesa({ form: 'testa', nth: 1, first: 1, hands: hands().map((one) => ({ ...one, looks: one.seat % 3 !== 2 })) })
    expect(duellists(second)).toEqual([1, 4])
    expect([0, 1, 2, 3, 4, 5].map((seat) => waits(second, seat))).toEqual([true, false, true, true, false, true])
    expect([0, 2, 3].map((seat) => played(second, seat))).toEqual([true, false, true])
  })

  test('who left his testa is still one of the two', () => {
    const left = mesa({ form: 'testa', hands: hands('7E 6E 4C', { playing: false, left: 'pack' }) })
    expect(waits(left, 0)).toBe(false)
  })

  test('each testa of a deal has a name of its own', () => {
    expect(voltaOf(mesa({ form: 'testa', nth: 2, mao: 4 }))).toBe('4 2')
  })
})

describe('what lies before a seat', () => {
  test('all its cards of the volta, each with what became of it', () => {
    const table = mesa({
      vazas: [
        [fell(0, '2C'), fell(1, '3O'), fell(2, '4C')],
        [fell(1, '1E'), fell(0, '12C')],
      ],
      results: [1],
    })
    expect(lyingBefore(table, 1, [[1], [1]]).map(({ card, vaza, fate }) => [card, vaza, fate])).toEqual([
      ['3O', 1, 'won'],
      ['1E', 2, 'ahead'],
    ])
    expect(lyingBefore(table, 0, [[1], [1]]).map(({ fate }) => fate)).toEqual(['lost', 'open'])
  })

  test('a parda is of all who tied', () => {
    const tied = mesa({ vazas: [[fell(0, '2C'), fell(1, '2O'), fell(2, '4C')]], results: [2] })
    expect([0, 1, 2].map((seat) => lyingBefore(tied, seat, [[0, 1]])[0]!.fate)).toEqual(['tied', 'tied', 'lost'])
  })

  test('proofs lie beside what was played, and nothing twice', () => {
    const shown = hands('7E 6E 4C', { shown_cards: ['7E', '6E'] })
    const table = mesa({ hands: shown, vazas: [[fell(0, '7E')]] })
    expect(lyingBefore(table, 0, [[0]]).map(({ card, fate }) => [card, fate])).toEqual([
      ['7E', 'ahead'],
      ['6E', 'shown'],
    ])
  })

  test('a first card that fell face down', () => {
    expect(lyingBefore(mesa({ down: 3 }), 3, [])).toEqual([{ card: null, place: 0, vaza: 1, fate: 'down' }])
  })
})

test('cards in hand are faces or backs; those in the pack are gone', () => {
  expect(heldBy(hand(0, { dealt_cards: ['7E', '6E', '4C'], held: [1, 3], count: 2 })).map(({ card }) => card)).toEqual(['7E', '4C'])
  expect(heldBy(hand(1)).map(({ card }) => card)).toEqual([null, null, null])
  expect(heldBy(hand(1, { left: 'pack' }))).toEqual([])
  expect(heldBy(hand(1, { left: 'pass' }))).toHaveLength(3)
  expect(heldBy(undefined)).toEqual([])
})

test('who leads, and when nobody does', () => {
  expect(leader(mesa({ turn: 4 }))).toBe(4)
  expect(leader(mesa({ turn: 4, vazas: [[fell(2, '4C')]] }))).toBe(2)
  expect(leader(mesa({ turn: 4, window: 'done' }))).toBe(-1)
  expect(leader(mesa({ phase: 'shuffle' }))).toBe(-1)
})

test('the draw lasts until cards are dealt', () => {
  expect(drawing(mesa({ phase: 'draw', hands: [] }))).toBe(true)
  expect(drawing(mesa({ phase: 'shuffle', hands: [], drawn_cards: ['12E'] }))).toBe(true)
  expect(drawing(mesa())).toBe(false)
})
