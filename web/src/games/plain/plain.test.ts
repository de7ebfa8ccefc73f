import { describe, expect, test } from 'vitest'
import type { Choice, GameAction } from '../../wire/types'
import { cardsIn, fitting, grouped } from './picking'
import { layoutOf, scoreIn } from './places'

const shown = {
  type: 'Table',
  phase: 'play',
  pot: 7,
  answer: '',
  pile_cards: ['4P', '5C'],
  score: [3, -2, 0],
  lugares: [
    { type: 'Lugar', seat: 0, chips: 4, hand_cards: ['3P', '3P'], meld_cards: [['7C', '7O'], ['AP']] },
    { type: 'Lugar', seat: 1, chips: -1, hand_cards: [null, null], meld_cards: [] },
  ],
}

describe('places', () => {
  const { middle, seats } = layoutOf(shown, 2)

  test('what is common lies in the middle, without what says nothing', () => {
    expect(middle).toEqual([
      { name: 'bolo', rows: [], text: '7' },
      { name: 'descarte', rows: [['4P', '5C']], text: '' },
    ])
  })

  test('what belongs to a seat lies before it: faces, backs, rows', () => {
    expect(seats[0]).toEqual([
      { name: 'fichas', rows: [], text: '4' },
      { name: 'cartas na mão', rows: [['3P', '3P']], text: '' },
      { name: 'jogos baixados', rows: [['7C', '7O'], ['AP']], text: '' },
    ])
    expect(seats[1]!.map(({ name }) => name)).toEqual(['fichas', 'cartas na mão'])
    expect(seats[1]![1]!.rows).toEqual([[null, null]])
  })

  test('a place that nobody has a word for has its own name', () => {
    expect(layoutOf({ odd_corner_cards: ['4P'] }, 1).middle.map(({ name }) => name)).toEqual(['odd corner'])
  })

  test('points of any number of sides, also below nothing', () => {
    expect(scoreIn(shown)).toEqual([3, -2, 0])
    expect(scoreIn({})).toEqual([])
    expect(layoutOf(null, 1)).toEqual({ middle: [], seats: [[]] })
  })
})

describe('the menu', () => {
  const act = (action: object): Choice => ({ action: action as GameAction, label: 'x' })
  const menu = [act({ type: 'Buy', turn: 1 }), act({ type: 'Meld', cards: ['3P', '3P', '4P'] }), act({ type: 'Discard', card: '3P' })]

  test('cards picked leave what takes all of them, equal ones counted', () => {
    expect(cardsIn(menu[1]!.action)).toEqual(['3P', '3P', '4P'])
    expect(fitting(menu, [])).toHaveLength(3)
    expect(fitting(menu, ['3P'])).toEqual([menu[1], menu[2]])
    expect(fitting(menu, ['3P', '3P'])).toEqual([menu[1]])
    expect(fitting(menu, ['KE'])).toEqual([])
  })

  test('by kind, in the order of the menu', () => {
    expect(grouped([...menu, act({ type: 'Buy', turn: 2 })]).map(({ kind, choices }) => [kind, choices.length])).toEqual([
      ['Buy', 2],
      ['Meld', 1],
      ['Discard', 1],
    ])
  })
})
