import { expect, test } from 'vitest'
import type { Choice, GameAction } from '../../wire/types'
import { Hands } from './hands.svelte'
import { boardKey } from './keys'
import { lugar, mao, menu, mesa, table, type Table } from './kit'

const bets = (least: number, most: number): GameAction[] =>
  Array.from({ length: most - least + 1 }, (_, more) => ({ type: 'Bet', round: 3, chips: least + more }) as unknown as GameAction)

function sitting(shown = mesa([lugar(0, [], { bet: 0 })], { phase: 'betting' }), choices: Choice[] = menu(...bets(2, 20))): Table & { hands: Hands } {
  const found = table(shown, choices)
  const hands = new Hands(() => found.stage)
  hands.follow()
  return { ...found, hands }
}

const press = (hands: Hands, key: string): boolean =>
  hands.key({ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null } as unknown as KeyboardEvent)

test('chips are pushed and taken back between nothing and the most, and bet from the least on', () => {
  const { hands, done } = sitting()
  expect(hands.stake.amount).toBe(2)
  for (const key of ['5', '0', '+', '-', '-']) press(hands, key)
  expect(hands.stake.amount).toBe(16)
  press(hands, '0')
  expect(hands.stake.amount).toBe(20)
  press(hands, 'Backspace')
  expect([hands.stake.amount, hands.stake.act]).toEqual([0, null])
  expect(press(hands, 'Enter')).toBe(false)
  press(hands, '5')
  expect(press(hands, 'Enter')).toBe(true)
  expect(done).toEqual([{ type: 'Bet', round: 3, chips: 5 }])
})

test('the chips of the round before lie there again, as far as they may be bet', () => {
  const doubled = mao('8P 3C 9E', 20, { stake: 48, doubled: true, state: 'stood', how: 'win', gain: 48 })
  const shown = mesa([lugar(0, [doubled], { bet: 0 })], { phase: 'betting' })
  expect(sitting(shown).hands.stake.amount).toBe(12)
  expect(sitting(shown, menu(...bets(2, 9))).hands.stake.amount).toBe(9)
  const { hands } = sitting(shown)
  press(hands, 'Backspace')
  expect(hands.stake.repeats).toBe(true)
  press(hands, 'r')
  expect([hands.stake.amount, hands.stake.repeats]).toEqual([12, false])
})

test('what is typed and is no number leaves the chips as they were at first', () => {
  const { hands } = sitting()
  hands.stake.amount = 7.4
  expect(hands.stake.amount).toBe(7)
  hands.stake.amount = Number.NaN
  expect(hands.stake.amount).toBe(2)
})

const turn = (kinds: string[]): Table & { hands: Hands } =>
  sitting(mesa([lugar(0, [mao('8P 8C', 16)])]), menu(...kinds.map((type) => ({ type, turn: 5 }) as unknown as GameAction)))

test('letters play the hand; a figure chooses the button of that place', () => {
  const { hands, done } = turn(['Stand', 'Hit', 'Split', 'Double', 'Surrender'])
  expect(hands.offers.map(({ key }) => key)).toEqual(['p', 'm', 'd', 'v', 'r'])
  expect(press(hands, '4')).toBe(true)
  expect([hands.cursor, done]).toEqual([{ nth: 3 }, []])
  expect(press(hands, '6')).toBe(false)
  for (const key of ['v', 'd', 'p', 'm', 'r']) press(hands, key)
  expect(done.map(({ type }) => type)).toEqual(['Split', 'Double', 'Hit', 'Stand', 'Surrender'])
})

test('what the menu does not list is asked all the same: the table says why not', () => {
  const { hands, done } = turn(['Stand', 'Hit', 'Double'])
  expect(hands.offers.map(({ key, choice }) => [key, choice !== undefined])).toEqual([['p', true], ['m', true], ['d', true], ['v', false]])
  for (const key of ['v', 's', 'r']) expect(press(hands, key)).toBe(true)
  expect(done).toEqual(['Split', 'Insure', 'Surrender'].map((type) => ({ type, turn: 5 })))
})

test('insurance is answered by its letters', () => {
  const { hands, done } = turn(['Insure', 'Decline'])
  press(hands, 'n')
  press(hands, 's')
  expect(done.map(({ type }) => type)).toEqual(['Decline', 'Insure'])
})

test('an act with a price to be read first is asked once', () => {
  const { hands, done } = sitting(mesa([lugar(0, [mao('8P 8C', 16)])]), [{ ...menu({ type: 'Hit', turn: 5 } as unknown as GameAction)[0]!, warning: 'Cuidado.' }])
  press(hands, 'p')
  expect([hands.asking?.warning, done]).toEqual(['Cuidado.', []])
  hands.choose(hands.asking!)
  expect(done).toHaveLength(1)
})

test('who watches, and a replay, have no keys; a combination is none of the board', () => {
  const shown = mesa([lugar(0, [mao('8P 8C', 16)])])
  const choices = menu({ type: 'Hit', turn: 5 } as unknown as GameAction)
  for (const more of [{ seated: false }, { still: true }]) {
    const { stage, done } = table(shown, choices, more)
    expect(press(new Hands(() => stage), 'p')).toBe(false)
    expect(done).toEqual([])
  }
  expect(boardKey({ key: 'p', ctrlKey: true, metaKey: false, altKey: false, defaultPrevented: false, target: null })).toBeNull()
})
