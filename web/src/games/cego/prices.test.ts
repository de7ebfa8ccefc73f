import { describe, expect, test } from 'vitest'
import type { CegoHand, GameAction, MesaCego } from '../../wire/types'
import { hands, menu, mesa } from './kit'
import { mustSing, priceOf } from './prices'

const call = (call: string): GameAction => ({ type: 'Call', call, value: 0 })
const play: GameAction = { type: 'Play', card: '7E', down: false, call: 0 }
const turn = menu(play, call('flor'), call('envido'), call('truco'))

function clause(action: GameAction, cards: string, table: MesaCego = mesa(), own: Partial<CegoHand> = {}): string | undefined {
  return priceOf(action, turn, table, hands(cards, own)[0])?.clause
}

describe('flor', () => {
  test('without one it is a bluff in every form', () => {
    expect(clause(call('flor'), '7E 6E 4C')).toBe('CEGO-9.X-2')
    expect(clause({ type: 'Declare', what: 'achico' }, '7E 6E 4C')).toBe('CEGO-9.X-2')
    expect(clause(call('flor'), '7E 6E 4E')).toBeUndefined()
  })

  test('with one, what hides it is told', () => {
    expect(clause(play, '7E 6E 4E')).toBe('CEGO-9.X-4')
    expect(clause(call('envido'), '7E 6E 4E')).toBe('CEGO-9.X-4')
    expect(clause({ type: 'Declare', what: 'e-boa' }, '7E 6E 4E')).toBe('CEGO-9.X-4')
    expect(clause(call('truco'), '7E 6E 4E')).toBeUndefined()
    expect(clause(play, '7E 6E 4C')).toBeUndefined()
  })

  test('a flor that was sung, or can no longer be, warns of nothing', () => {
    expect(clause(play, '7E 6E 4E', mesa(), { flor: 'flor' })).toBeUndefined()
    expect(priceOf(play, menu(play), mesa(), hands('7E 6E 4E')[0])).toBeNull()
    expect(mustSing(turn, hands('7E 6E 4E')[0])).toBe(true)
    expect(mustSing(menu(play), hands('7E 6E 4E')[0])).toBe(false)
  })
})

describe('songs', () => {
  test('the truth is free, anything else has its price', () => {
    const singing = mesa({ window: 'song', points: 'envido' })
    expect(clause({ type: 'Sing', points: 33 }, '7E 6E 4C', singing)).toBeUndefined()
    expect(clause({ type: 'Sing', points: 31 }, '7E 6E 4C', singing)).toBe('CEGO-9.XIV-25')
    expect(clause({ type: 'NaoMato' }, '7E 6E 4C', singing)).toBeUndefined()
    expect(clause({ type: 'Sing', points: 38 }, '7E 6E 4E', mesa({ window: 'song', points: 'flor' }), { flor: 'flor' })).toBe('CEGO-9.X-2')
  })

  test('the sentence names both numbers', () => {
    const price = priceOf({ type: 'Sing', points: 31 }, turn, mesa({ points: 'envido' }), hands()[0])
    expect(price?.text).toBe('Você tem 33, não 31: se isso aparecer, o outro trio leva o envido e o truco.')
  })
})

test('leaving unseen, asking for a flor, and the lei do jogo', () => {
  expect(clause({ type: 'Leave', how: 'unseen' }, '7E 6E 4C', mesa(), { song: 33 })).toBe('CEGO-9.VIII.a-9')
  expect(clause({ type: 'Leave', how: 'unseen' }, '7E 6E 4E', mesa(), { flor: 'flor' })).toBe('CEGO-9.X-3')
  expect(clause({ type: 'Leave', how: 'pass' }, '7E 6E 4C')).toBeUndefined()
  expect(clause({ type: 'AskFlor', seat: 3 }, '7E 6E 4E', mesa(), { flor: 'flor' })).toBe('CEGO-9.XI-5')
  expect(clause({ type: 'LeiDoJogo', falta: 6 }, '7E 6E 4C')).toBe('CEGO-9.XVI.l-5')
})
