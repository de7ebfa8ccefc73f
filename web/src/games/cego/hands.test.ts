import { beforeEach, describe, expect, test } from 'vitest'
import type { GameAction } from '../../wire/types'
import { Hands } from './hands.svelte'
import { hands as six, menu, mesa, stage as made, withFlor } from './kit'
import type { Stage } from './stage'

let done: GameAction[] = []
let stage: Stage
let hands: Hands

const play = (card: string): GameAction => ({ type: 'Play', card, down: false, call: 0 })
const FLOR: GameAction = { type: 'Call', call: 'flor', value: 0 }
const press = (key: string): boolean => hands.key({ key, defaultPrevented: false, target: null } as unknown as KeyboardEvent)

function sit(shown = mesa(), actions: GameAction[] = [play('7E'), play('6E'), play('4C'), FLOR], flor = false): void {
  stage = made(shown, [0], {
    menu: withFlor(menu(...actions), flor),
    act: (action: GameAction) => {
      done.push(action)
      return Promise.resolve(true)
    },
  })
  hands = new Hands(() => stage)
}

beforeEach(() => {
  done = []
  sit()
})

describe('cards', () => {
  test('a key lifts, Enter plays', () => {
    expect(press('2')).toBe(true)
    expect(hands.lifted).toBe(2)
    expect(press('Enter')).toBe(true)
    expect(done).toEqual([play('6E')])
  })

  test('Esc puts it back, and a card that is gone cannot be lifted', () => {
    press('1')
    press('Escape')
    expect(hands.lifted).toBe(0)
    sit(mesa({ hands: six('7E 6E 4C', { held: [1], count: 1 }) }))
    expect(press('2')).toBe(false)
  })

  test('a card lifted when a volta ended is not lifted in the next', () => {
    press('2')
    stage = made(mesa({ mao: 2 }), [0], { menu: stage.menu })
    expect(hands.lifted).toBe(0)
    stage = made(mesa(), [0], { menu: stage.menu })
    expect(hands.lifted).toBe(2)
  })

  test('who waits in a testa lifts nothing', () => {
    sit(mesa({ form: 'testa', first: 1, hands: six().map((hand) => ({ ...hand, dealt_cards: [null, null, null], looks: false })) }), [])
    expect(hands.looking).toBe(false)
    expect(press('1')).toBe(false)
  })
})

describe('prices', () => {
  test('a bluff waits until its price has been read', () => {
    expect(press('f')).toBe(true)
    expect(done).toEqual([])
    expect(hands.asking?.clause).toBe('CEGO-9.X-2')
    void hands.say(hands.asking!.action)
    expect(hands.asking).toBeNull()
    expect(done).toEqual([FLOR])
  })

  test('a flor that would be hidden is told of', () => {
    sit(mesa({ hands: six('7E 6E 4E') }), [play('7E'), FLOR], true)
    stage = { ...stage, menu: [{ action: play('7E'), label: 'Jogar', warning: 'esconde a flor', clause: 'CEGO-9.X-4' }, ...stage.menu.slice(1)] }
    expect(hands.flor).toBe(true)
    hands.play(1)
    expect(done).toEqual([])
    expect(hands.asking?.clause).toBe('CEGO-9.X-4')
  })
})

describe('the pack', () => {
  test('arrows aim within what may be cut, Enter cuts there', () => {
    sit(mesa({ phase: 'cut', hands: [] }), Array.from({ length: 37 }, (_, nth): GameAction => ({ type: 'Cut', at: nth + 1 })))
    hands.cutAt = 36
    press('PageUp')
    expect(hands.cutAt).toBe(37)
    press('ArrowLeft')
    press('Enter')
    expect(done).toEqual([{ type: 'Cut', at: 36 }])
  })
})

test('a song promised with the quero binds in its volta only', () => {
  const songs: GameAction[] = [{ type: 'Sing', points: 33 }, { type: 'Sing', points: 27 }]
  const singing = mesa({ window: 'song', points: 'envido' })
  sit(singing, songs)
  stage = { ...stage, memo: { value: 27, view: stage.view } }
  expect([...hands.songs.keys()]).toEqual([27])
  sit({ ...singing, nth: 1 }, songs)
  stage = { ...stage, memo: { value: 27, view: made(singing, [0]).view } }
  expect(hands.promised).toBe(0)
})

test('what can no longer be done is no longer asked about', () => {
  press('f')
  stage = { ...stage, menu: menu(play('7E')) }
  expect(hands.asking).toBeNull()
})

test('the other words open where there are some', () => {
  expect(press('m')).toBe(true)
  expect(hands.open).toBe('more')
  sit(mesa(), [play('7E')])
  expect(press('m')).toBe(false)
})

test('in a replay keys do nothing', () => {
  stage = { ...stage, still: true }
  expect(press('f')).toBe(false)
})
