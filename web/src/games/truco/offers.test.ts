import { describe, expect, test } from 'vitest'
import type { Choice, GameAction, Mesa } from '../../wire/types'
import { choices, offered, same } from '../shared/menu'
import { mayTurn, meant, packAct, playAndCall, playOf, voices, worthAsking } from './offers'

const hand = (seat: number, cards: (string | null)[]) => ({
  type: 'Hand' as const,
  seat,
  count: 3,
  dealt_cards: cards,
  held: [1, 2, 3],
  laid: [],
  exposed_cards: [],
  exposed_since: [],
  partner_cards: [],
})
const mesa = (changes: Partial<Mesa> = {}): Mesa =>
  ({
    type: 'Mesa',
    phase: 'play',
    turn: 0,
    stake: 1,
    asked: 0,
    burned_cards: [],
    hands: [hand(0, ['3P', '7C', 'QE']), hand(1, [null, null, null])],
    ...changes,
  }) as Mesa
const menu = (...actions: GameAction[]): Choice[] => actions.map((action) => ({ action, label: JSON.stringify(action) }))
const play = (card: string, down = false, call = 0): GameAction => ({ type: 'Play', card, down, call })

describe('the lifted card', () => {
  test('is played by its face, or by its place where its owner does not see it', () => {
    expect(playOf(mesa(), 0, { place: 2, down: false })).toEqual(play('7C'))
    expect(playOf(mesa(), 1, { place: 3, down: true })).toEqual({ type: 'Blind', place: 3, down: true })
    expect(playOf(mesa(), 0, null)).toBeNull()
    expect(playOf(mesa({ hands: [] }), 0, { place: 1, down: false })).toBeNull()
  })

  test('may be turned only where the menu says so', () => {
    const open = menu(play('3P'))
    expect(mayTurn(open, mesa(), 0, { place: 1, down: false })).toBe(false)
    expect(mayTurn([...open, ...menu(play('3P', true))], mesa(), 0, { place: 1, down: false })).toBe(true)
  })

  test('is played with a call in one act, as it is held', () => {
    const both = menu(play('3P', false, 3), play('3P', true, 3), play('3P'))
    expect(playAndCall(both, play('3P', true))?.action).toEqual(play('3P', true, 3))
    expect(playAndCall(menu(play('3P')), play('3P'))).toBeUndefined()
    expect(playAndCall(both, { type: 'Blind', place: 1, down: false })).toBeUndefined()
  })
})

describe('the menu', () => {
  test('acts are the same whatever the order of their fields', () => {
    expect(same({ call: 0, card: '3P', down: false, type: 'Play' }, play('3P'))).toBe(true)
    expect(same({ type: 'Accept', stake: 3 }, { type: 'Run', stake: 3 })).toBe(false)
    expect(same({ type: 'Accept', stake: 3 }, { type: 'Accept', stake: 6 })).toBe(false)
  })

  test('finds what is offered', () => {
    expect(offered(menu({ type: 'Accept', stake: 3 }), { type: 'Accept', stake: 6 })).toBeUndefined()
    expect(choices(menu({ type: 'Cut', at: 4 }, { type: 'GiveBack' }), 'Cut').map((choice) => choice.action.at)).toEqual([4])
  })

  test('voices come in a fixed order', () => {
    const spoken = voices(menu({ type: 'Run', stake: 3 }, play('3P'), { type: 'Raise', to: 6 }, { type: 'Accept', stake: 3 }))
    expect(spoken.map((choice) => choice.action.type)).toEqual(['Accept', 'Raise', 'Run'])
  })
})

describe('keys', () => {
  test('T calls truco, with the lifted card in one act where it is my turn', () => {
    expect(meant('t', mesa(), 0, null, 3)).toEqual({ type: 'Raise', to: 3 })
    expect(meant('t', mesa(), 0, { place: 1, down: false }, 3)).toEqual(play('3P', false, 3))
    expect(meant('t', mesa({ turn: 1 }), 0, { place: 1, down: false }, 3)).toEqual({ type: 'Raise', to: 3 })
  })

  test('answers name what they answer', () => {
    const asked = mesa({ phase: 'answer', asked: 6, stake: 3 })
    expect(meant('a', asked, 0, null, 9)).toEqual({ type: 'Accept', stake: 6 })
    expect(meant('r', asked, 0, null, 9)).toEqual({ type: 'Raise', to: 9 })
    expect(meant('c', asked, 0, null, 9)).toEqual({ type: 'Run', stake: 6 })
  })

  test('the eleven hand is taken with A and left with C', () => {
    expect(meant('a', mesa({ phase: 'eleven' }), 0, null, 3)).toEqual({ type: 'PlayOn' })
    expect(meant('c', mesa({ phase: 'eleven' }), 0, null, 3)).toEqual({ type: 'GiveUp' })
    const together = menu({ type: 'PlayOn' }, { type: 'Run', stake: 3 })
    expect(meant('c', mesa({ phase: 'eleven' }), 0, null, 3, together)).toEqual({ type: 'Run', stake: 3 })
  })

  test('the pack: what the menu holds, at the depth aimed at', () => {
    const cutter = menu({ type: 'Saw', at: 9 }, { type: 'Saw', at: 17 }, { type: 'Turn', at: 1 }, { type: 'GiveBack' }, { type: 'Peek' })
    expect(packAct('s', cutter, 17)).toEqual({ type: 'Saw', at: 17 })
    expect(packAct('v', cutter, 17)).toEqual({ type: 'Turn', at: 1 })
    expect(packAct('d', cutter, 17)).toEqual({ type: 'GiveBack' })
    expect(packAct('e', cutter, 17)).toEqual({ type: 'Peek' })
    expect(packAct('q', cutter, 17)).toBeNull()
    expect(packAct('q', menu({ type: 'Burn', nth: 2, seat: 3 }), 17)).toEqual({ type: 'Burn', nth: 2, seat: 3 })
    expect(packAct('d', menu({ type: 'Deal', seat: 1 }), 17)).toEqual({ type: 'Deal', seat: 1 })
    expect(packAct('d', menu({ type: 'Deal', seat: 1 }, { type: 'Deal', seat: -1 }), 17)).toEqual({ type: 'Deal', seat: -1 })
    expect(packAct('n', menu({ type: 'Waive' }), 17)).toEqual({ type: 'Waive' })
  })

  test('a card that turned up is kept with A and refused with C', () => {
    const exposed = mesa({ phase: 'exposed', thrown_cards: ['7C', '2P'] })
    expect(meant('a', exposed, 0, null, 3)).toEqual({ type: 'Keep', card: '7C' })
    expect(meant('c', exposed, 0, null, 3)).toEqual({ type: 'Refuse', card: '7C' })
  })

  test('other keys mean nothing', () => {
    expect(meant('x', mesa(), 0, null, 3)).toBeNull()
    expect(worthAsking(mesa({ hands: [] }))).toBe(false)
    expect(worthAsking(mesa())).toBe(true)
  })
})
