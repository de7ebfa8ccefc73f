import { flushSync } from 'svelte'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Choice, GameAction } from '../../wire/types'
import type { Stage } from './stage'
import { Hands } from './hands.svelte'

let done: GameAction[] = []
let accepted = true
let stage: Stage
let hands: Hands

const hand = { seat: 0, count: 3, dealt_cards: ['3P', '7C', 'QE'], held: [1, 2, 3], laid: [], exposed_cards: [], partner_cards: [] }
const play = (card: string, down = false, call = 0): GameAction => ({ type: 'Play', card, down, call })
const menu = (...actions: GameAction[]): Choice[] => actions.map((action) => ({ action, label: action.type }))
const press = (key: string): boolean =>
  hands.key({ key, target: null, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false } as unknown as KeyboardEvent)

function set(shown: object, choices: Choice[], more: object = {}): void {
  stage = {
    view: { shown: { phase: 'play', mao: 1, turn: 0, stake: 1, asked: 0, pack: 40, burned_cards: [], hands: [hand], ...shown } },
    insight: { more: { stake: 1, next: 3 } },
    menu: choices,
    bottom: 0,
    seated: true,
    still: false,
    act: (action: GameAction) => {
      done.push(action)
      return Promise.resolve(accepted)
    },
    ...more,
  } as unknown as Stage
}

beforeEach(() => {
  done = []
  accepted = true
  set({}, menu(play('3P'), play('7C'), play('7C', true), play('3P', false, 3), { type: 'Raise', to: 3 }))
  hands = new Hands(() => stage)
})

describe('a card', () => {
  test('is lifted, and lifting another costs nothing', () => {
    press('1')
    press('2')
    expect(hands.grip).toEqual({ place: 2, down: false })
    expect(done).toEqual([])
  })

  test('lifted by a key takes the focus along, lifted by a finger it does not', () => {
    press('2')
    expect(hands.followed).toEqual({ place: 2 })
    const before = hands.followed
    press('2')
    expect(hands.followed).not.toBe(before)
    hands.lift(1)
    expect(hands.followed).toBeNull()
    press('9')
    expect(hands.followed).toBeNull()
  })

  test('is played by Enter, as it is held', async () => {
    press('2')
    press('f')
    press('Enter')
    expect(done).toEqual([play('7C', true)])
    await Promise.resolve()
    flushSync()
    expect(hands.grip).toBeNull()
  })

  test('stays lifted where the table refuses it', async () => {
    accepted = false
    press('1')
    press('Enter')
    await Promise.resolve()
    expect(hands.grip).toEqual({ place: 1, down: false })
    expect(hands.sent).toBe(0)
  })

  test('is not turned where it may not be: the table is asked, and says why', () => {
    press('1')
    press('f')
    expect(hands.grip?.down).toBe(false)
    expect(done).toEqual([play('3P', true)])
  })

  test('goes with the call in one act', () => {
    press('1')
    press('t')
    expect(done).toEqual([play('3P', false, 3)])
  })

  test('that has left the hand is no longer lifted', () => {
    press('1')
    set({ hands: [{ ...hand, held: [2, 3], count: 2 }] }, [])
    expect(hands.grip).toBeNull()
  })

  test('lifted when a mão ended is not lifted in the next, nor turned', () => {
    press('2')
    press('f')
    expect(hands.grip).toEqual({ place: 2, down: true })
    set({ mao: 2 }, menu(play('3P'), play('7C'), play('7C', true)))
    expect(hands.grip).toBeNull()
    press('2')
    expect(hands.grip).toEqual({ place: 2, down: false })
  })

  test('cannot be played in a replay', () => {
    set({}, [], { still: true })
    expect(press('1')).toBe(false)
    hands.play(1)
    expect(done).toEqual([])
  })
})

describe('the pack', () => {
  test('arrows move the cut, Enter cuts there', () => {
    const cuts = Array.from({ length: 39 }, (_, nth): GameAction => ({ type: 'Cut', at: nth + 1 }))
    set({ phase: 'cut', hands: [] }, menu(...cuts, { type: 'GiveBack' }))
    press('ArrowLeft')
    press('Enter')
    expect(done).toEqual([{ type: 'Cut', at: 19 }])
  })

  test('the raised card can always be drawn', () => {
    set({ phase: 'draw', hands: [] }, menu({ type: 'Draw', at: 3 }, { type: 'Draw', at: 8 }, { type: 'Draw', at: 9 }))
    expect(hands.drawAt).toBe(8)
    hands.drawAt = 9
    press('Enter')
    expect(done).toEqual([{ type: 'Draw', at: 9 }])
  })

  test('nothing is asked of a table that has nothing to say', () => {
    set({ phase: 'shuffle', hands: [] }, [])
    expect(['t', 'a', 'c', 'm', 'Enter'].map(press)).toEqual([false, false, false, false, false])
    expect(done).toEqual([])
  })
})
