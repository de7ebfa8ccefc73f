import { describe, expect, test } from 'vitest'
import type { Choice, GameAction, Mesa } from '../../wire/types'
import { voicesFor } from './voices'

const mesa = { phase: 'play', turn: 0, stake: 1, asked: 0, pack: 40, hands: [{ dealt_cards: ['3P', '7C', 'QE'] }] } as unknown as Mesa
const menu = (...actions: GameAction[]): Choice[] => actions.map((action) => ({ action, label: action.type }))
const play = (card: string, call = 0): GameAction => ({ type: 'Play', card, down: false, call })
const aim = { cut: 17, draw: 5 }
const kinds = (choices: Choice[], grip: { place: number; down: boolean } | null = null): string[] =>
  voicesFor(choices, mesa, 0, grip, aim).map(({ action }) => JSON.stringify(action))

describe('buttons', () => {
  const turn = menu(play('3P'), play('3P', 3), play('7C'), { type: 'Raise', to: 3 })

  test('without a lifted card only the call', () => {
    expect(kinds(turn)).toEqual([JSON.stringify({ type: 'Raise', to: 3 })])
  })

  test('a lifted card is played, or played with the call, in one act each', () => {
    expect(kinds(turn, { place: 1, down: false })).toEqual([JSON.stringify(play('3P')), JSON.stringify(play('3P', 3))])
  })

  test('an answer is taken first, given way last', () => {
    const asked = menu({ type: 'Run', stake: 3 }, { type: 'Raise', to: 6 }, { type: 'Accept', stake: 3 })
    expect(voicesFor(asked, mesa, 0, null, aim).map(({ tone }) => tone)).toEqual(['yes', 'call', 'no'])
  })

  test('of all the cuts only the one aimed at and the middle', () => {
    const cuts = Array.from({ length: 39 }, (_, nth): GameAction => ({ type: 'Cut', at: nth + 1 }))
    const made = voicesFor(menu(...cuts, { type: 'GiveBack' }, { type: 'Burn', nth: 1, seat: -1 }), mesa, 0, null, aim)
    expect(made.map(({ action }) => ('at' in action ? action.at : action.type))).toEqual([17, 20, 'GiveBack', 'Burn'])
  })

  test('the cutter of a code with a vira: one cut, one saw, the vira, and whatever else is offered', () => {
    const deep = (type: 'Cut' | 'Saw') => Array.from({ length: 39 }, (_, nth): GameAction => ({ type, at: nth + 1 }))
    const first = menu(...deep('Cut'), ...deep('Saw'), { type: 'Turn', at: 1 }, { type: 'Peek' }, { type: 'FromBottom' })
    const made = voicesFor(first, mesa, 0, null, aim)
    expect(made.map(({ action }) => action.type)).toEqual(['Cut', 'Saw', 'Turn', 'FromBottom', 'Peek'])
    expect(made.map(({ tone }) => tone)).toEqual(['call', 'plain', 'plain', 'plain', 'plain'])
    expect(made.map(({ key }) => key)).toEqual([undefined, 'S', 'V', 'B', 'E'])
  })

  test('where the vira is all that is missing, it is in gold', () => {
    const [turn] = voicesFor(menu({ type: 'Turn', at: 1 }, { type: 'Peek' }), mesa, 0, null, aim)
    expect(turn).toMatchObject({ action: { type: 'Turn', at: 1 }, tone: 'call' })
  })

  test('a vira from any depth is taken where one aims', () => {
    const depths = Array.from({ length: 40 }, (_, nth): GameAction => ({ type: 'Turn', at: nth + 1 }))
    expect(kinds(menu(...depths))).toEqual([JSON.stringify({ type: 'Turn', at: 17 })])
  })

  test('in a deal by packets each has one clear button', () => {
    expect(voicesFor(menu({ type: 'Burn', nth: 1, seat: 2 }), mesa, 3, null, aim)).toMatchObject([{ tone: 'call', key: 'Q' }])
    expect(voicesFor(menu({ type: 'Deal', seat: 2 }), mesa, 1, null, aim)).toMatchObject([{ tone: 'call', key: 'D' }])
  })

  test('who burns nothing and who deals all has that first', () => {
    const asked = menu({ type: 'Burn', nth: 1, seat: 2 }, { type: 'Burn', nth: 1, seat: 3 }, { type: 'Waive' })
    expect(voicesFor(asked, mesa, 3, null, aim)).toMatchObject([{ tone: 'call', key: 'N' }, { key: 'Q' }, { key: 'Q' }])
    const deals = voicesFor(menu({ type: 'Deal', seat: 2 }, { type: 'Deal', seat: -1 }), mesa, 1, null, aim)
    expect(deals.map(({ action }) => action)).toEqual([{ type: 'Deal', seat: -1 }, { type: 'Deal', seat: 2 }])
  })

  test('a button says what it does: a cut what the first of all cuts says', () => {
    const told: Choice[] = [
      { action: { type: 'Cut', at: 1 }, label: 'Cortar em 1', about: 'Vai para baixo.', clause: 'ASFO-CORTE-1' },
      { action: { type: 'Cut', at: 17 }, label: 'Cortar em 17' },
      { action: { type: 'GiveBack' }, label: 'Devolver', about: 'Acabou.', clause: 'ASFO-CORTE-2' },
    ]
    expect(voicesFor(told, mesa, 0, null, aim).map(({ about, clause }) => [about, clause])).toEqual([
      ['Vai para baixo.', 'ASFO-CORTE-1'],
      ['Acabou.', 'ASFO-CORTE-2'],
    ])
  })

  test('a card that turned up is kept or not', () => {
    const made = voicesFor(menu({ type: 'Refuse', card: '7C' }, { type: 'Keep', card: '7C' }), mesa, 0, null, aim)
    expect(made.map(({ tone }) => tone)).toEqual(['yes', 'no'])
  })

  test('only the raised card of the spread pack', () => {
    const draws = Array.from({ length: 40 }, (_, nth): GameAction => ({ type: 'Draw', at: nth + 1 }))
    expect(kinds(menu(...draws))).toEqual([JSON.stringify({ type: 'Draw', at: 5 })])
  })

  test('nothing on the menu, nothing to press', () => {
    expect(voicesFor([], mesa, 0, { place: 1, down: false }, aim)).toEqual([])
  })
})
