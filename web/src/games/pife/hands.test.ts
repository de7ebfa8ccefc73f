import { describe, expect, test } from 'vitest'
import { boardKey } from './keys'
import { Hands } from './hands.svelte'
import { Kept } from './keeping'
import { menu, mesa, table, type Table } from './kit'
import type { Mesa } from './stage'

const HAND = '5P 5C 5E | 7O 8O 9O | KC 2P'
const shown = (hands: Hands): string => hands.hand.map(({ card }) => card).join(' ')

function store(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
}

/** Hands that follow the table from one view to the next. */
function following(first: Mesa, kept = new Kept('/mesa/1', store())): { hands: Hands; see: (next: Mesa) => void } {
  let now = table(first).stage
  const hands = new Hands(() => now, kept)
  hands.follow()
  return { hands, see: (next) => ((now = table(next).stage), hands.follow()) }
}

function press(hands: Hands, key: string): boolean {
  return hands.key({ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null } as unknown as KeyboardEvent)
}

describe('the hand', () => {
  test('lies in the groups that came with the view, with a gap before each', () => {
    const { hands, see } = following(mesa(HAND))
    expect(shown(hands)).toBe('5P 5C 5E 7O 8O 9O KC 2P')
    expect(hands.gaps).toEqual([3, 6])
    see(mesa('5P 5C 5E | 7O 8O 9O | QC KC AC | 2P', { fresh_card: 'QC' }))
    expect(shown(hands)).toBe('5P 5C 5E 7O 8O 9O QC KC AC 2P')
    expect([...hands.fresh].map((id) => hands.hand.find((held) => held.id === id)?.card)).toEqual(['QC'])
  })

  test('stays where it is put, also after a reload; what comes goes to the end; another deal is grouped again', () => {
    const kept = new Kept('/mesa/1', store())
    const { hands, see } = following(mesa(HAND), kept)
    hands.carry(hands.hand.at(-1)!.id)
    hands.place(0)
    expect(shown(hands)).toBe('2P 5P 5C 5E 7O 8O 9O KC')
    see(mesa('5P 5C 5E | 7O 8O 9O | KC 2P 4P'))
    expect(shown(hands)).toBe('2P 5P 5C 5E 7O 8O 9O KC 4P')
    const again = following(mesa('5P 5C 5E | 7O 8O 9O | KC 2P 4P'), kept)
    expect(shown(again.hands)).toBe('2P 5P 5C 5E 7O 8O 9O KC 4P')
    again.hands.arrange()
    expect(shown(again.hands)).toBe('5P 5C 5E 7O 8O 9O KC 2P 4P')
    hands.place(1)
    see(mesa('AP AC AO | 9P', { mao: 2 }))
    expect(shown(hands)).toBe('AP AC AO 9P')
  })

  test('keys lift by place and discard, and nothing is discarded that is not lifted', () => {
    const { stage, done } = table(mesa(HAND), menu({ type: 'Discard', card: 'KC' }))
    const hands = new Hands(() => stage)
    hands.follow()
    expect(press(hands, 'd')).toBe(false)
    press(hands, '7')
    expect(hands.lifted.map(({ card }) => card)).toEqual(['KC'])
    expect(press(hands, 'd')).toBe(true)
    expect(done).toEqual([{ type: 'Discard', card: 'KC' }])
  })
})

describe('going out', () => {
  const out = (card: string | null, truth: 'true' | 'bluff') => ({ ...menu({ type: 'GoOut', card })[0]!, truth, ...(truth === 'bluff' ? { warning: 'Não é batida.' } : {}) })
  const at = (...choices: ReturnType<typeof out>[]): Table & { hands: Hands } => {
    const found = table(mesa(HAND), choices)
    const hands = new Hands(() => found.stage)
    hands.follow()
    return { ...found, hands }
  }

  test('the one way that the cards bear out is taken at once', () => {
    const { hands, done } = at(out('5P', 'bluff'), out('KC', 'true'))
    expect(hands.out).toBe(true)
    press(hands, 'b')
    expect(done).toEqual([{ type: 'GoOut', card: 'KC' }])
  })

  test('of several the discard is chosen, or lifted before', () => {
    const { hands, done } = at(out('5P', 'true'), out('KC', 'true'), out(null, 'true'))
    hands.bati()
    expect([hands.open, done]).toEqual(['bati', []])
    hands.carry(hands.hand.find(({ card }) => card === '5P')!.id)
    hands.bati()
    expect(done).toEqual([{ type: 'GoOut', card: '5P' }])
  })

  test('what is no batida tells its price before it is done', () => {
    const { hands, done } = at(out('KC', 'bluff'))
    expect(hands.out).toBe(false)
    hands.bati()
    expect([hands.asking?.warning, done]).toEqual(['Não é batida.', []])
    hands.choose(hands.asking!)
    expect(done).toEqual([{ type: 'GoOut', card: 'KC' }])
  })
})

test('a claim that the menu does not list is asked all the same: the table says why not', () => {
  const window = { phase: 'claiming', window: 7, windows: 7, asked: [0, 2], turn: 1 }
  const { stage, done } = table(mesa('5P 5C 5E | KC', window), menu({ type: 'Pass', window: 7 }))
  const hands = new Hands(() => stage)
  expect(press(hands, 'b')).toBe(true)
  expect(press(hands, 'p')).toBe(true)
  expect(done).toEqual([{ type: 'Claim', window: 7, card: 'KC' }, { type: 'Pass', window: 7 }])
})

test('a bet goes by steps between the least and the most, and what is typed stays within', () => {
  const { stage, done } = table(mesa('', { phase: 'betting' }), menu({ type: 'Raise', turn: 3, to: 10 }, { type: 'Raise', turn: 3, to: 20 }), {}, 'pifpaf')
  const hands = new Hands(() => stage)
  press(hands, '-')
  expect(hands.bid.amount).toBe(10)
  press(hands, '+')
  press(hands, '+')
  press(hands, 'r')
  hands.bid.amount = 99
  press(hands, 'r')
  hands.bid.amount = Number.NaN
  expect(hands.bid.amount).toBe(10)
  expect(done).toEqual([{ type: 'Raise', turn: 3, to: 12 }, { type: 'Raise', turn: 3, to: 20 }])
})

test('a cut stays where both parts have enough cards', () => {
  const { stage, done } = table(mesa('', { phase: 'cutting' }), menu({ type: 'Cut', at: 5 }, { type: 'Cut', at: 6 }, { type: 'Cut', at: 99 }), {}, 'pifpaf')
  const hands = new Hands(() => stage)
  hands.cutAt = 2
  expect([hands.cutAt, hands.pack]).toEqual([5, 104])
  press(hands, 'Enter')
  expect(done).toEqual([{ type: 'Cut', at: 5 }])
})

test('a combination is none of the board', () => {
  const event = { key: 'b', ctrlKey: true, metaKey: false, altKey: false, defaultPrevented: false, target: null }
  expect(boardKey(event)).toBeNull()
})
