import { describe, expect, test } from 'vitest'
import type { Choice, GameAction, MesaCego } from '../../wire/types'
import { hands, menu, mesa } from './kit'
import { beats, keyOf, meant, offersFor, playOf, priced, saysFlor, songsFor, trueSong } from './offers'

const call = (call: string, value = 2): GameAction => ({ type: 'Call', call, value })
const quero = (changes: object = {}): GameAction =>
  ({ type: 'Quero', part: 'truco', value: 2, raising: false, passing: '', shrinking: false, ...changes })
const play = (card: string): GameAction => ({ type: 'Play', card, down: false, call: 0 })
const aim = { card: null, cut: 17, draw: 5 }

const TURN = menu(
  ...['7E', '6E', '4C'].map(play),
  { type: 'Leave', how: 'pass' },
  { type: 'Leave', how: 'pack' },
  call('envido'),
  call('real-envido', 3),
  call('falta-envido', 24),
  ...['flor', 'contra-flor-e-o-resto', 'achico'].map((word) => call(word, 0)),
  ...['truco', 'envido-e-truco', 'flor-e-truco', 'envido-minha-flor'].map((word) => call(word)),
  { type: 'PlayTwo', under_card: '7E', over_card: '6E' },
  { type: 'GiveHandUp' },
)

function said(choices: Choice[], table: MesaCego, held = table.hands[0]): string[] {
  return offersFor(choices, table, held, aim).voices.map(({ action }) => ('call' in action && action.type === 'Call' ? action.call : action.type))
}

describe('on my turn', () => {
  test('the common words stand at once, the others by their kind', () => {
    const { more } = offersFor(TURN, mesa(), hands()[0], aim)
    expect(said(TURN, mesa())).toEqual(['envido', 'truco', 'Leave'])
    expect(more.map(({ title, voices }) => [title, voices.length])).toEqual([
      ['Envido', 2],
      ['Duas de uma vez', 1],
      ['Duas cartas', 1],
      ['Ir embora', 2],
      ['Blefes', 5],
    ])
  })

  test('who holds a flor is offered it before all else', () => {
    const table = mesa({ hands: hands('7E 6E 4E') })
    expect(said(TURN, table)).toEqual(['flor', 'envido', 'truco', 'Leave'])
    const bluffs = offersFor(TURN, table, table.hands[0], aim).more.find(({ title }) => title === 'Blefes')
    expect(bluffs?.voices.map(({ action }) => 'call' in action && action.call)).toEqual(['envido-minha-flor'])
  })

  test('what is put on flores begins with the least', () => {
    const raises = menu(...['contra-flor-e-o-resto', 'contra-flor'].map((word) => call(word, 0)), { type: 'Defer', part: 'flor', value: 0 })
    const table = mesa({ window: 'flor-raise', points: 'flor', hands: hands('7E 6E 4E', { flor: 'flor' }) })
    expect(said(raises, table)).toEqual(['contra-flor', 'contra-flor-e-o-resto', 'Defer'])
  })

  test('a lifted card is played by a button too', () => {
    const { voices } = offersFor(TURN, mesa(), hands()[0], { ...aim, card: '6E' })
    expect(voices[0]!.action).toEqual(play('6E'))
  })
})

describe('answers', () => {
  const envido = menu(
    quero({ part: 'envido' }),
    { type: 'NaoQuero', part: 'envido', value: 1, shrinking: false },
    { type: 'Defer', part: 'envido', value: 2 },
    call('envido-envido', 4),
    call('real-envido', 5),
    call('falta-envido', 24),
  )

  test('there is room for five: the highest raise steps aside', () => {
    const table = mesa({ window: 'envido', points: 'envido' })
    expect(said(envido, table)).toEqual(['Quero', 'envido-envido', 'real-envido', 'NaoQuero', 'Defer'])
    const { more } = offersFor(envido, table, table.hands[0], aim)
    expect(more.map(({ voices }) => voices.map(({ action }) => action))).toEqual([[call('falta-envido', 24)]])
  })

  test('to take it is green, to refuse it is red', () => {
    const tones = offersFor(envido, mesa({ window: 'envido' }), hands()[0], aim).voices.map(({ tone }) => tone)
    expect(tones).toEqual(['yes', 'call', 'call', 'no', 'plain'])
  })

  test('at the gate the truth stands at once and the bluff apart', () => {
    const gate = menu({ type: 'Declare', what: 'flor' }, { type: 'Declare', what: 'e-boa' })
    const what = (cards: string): unknown[] =>
      offersFor(gate, mesa({ window: 'gate' }), hands(cards)[0], aim).voices.map(({ action }) => 'what' in action && action.what)
    expect(what('7E 6E 4C')).toEqual(['e-boa'])
    expect(what('7E 6E 4E')).toEqual(['flor'])
  })

  test('of a double proposal the whole answers stand at once', () => {
    const answers = [{ part: 'both' }, { part: 'both', raising: true }, { passing: 'truco' }, { passing: 'envido', raising: true }]
    const double = menu(...answers.map(quero))
    const { voices, more } = offersFor(double, mesa({ window: 'envido' }), hands()[0], aim)
    expect(voices).toHaveLength(2)
    expect(more[0]!.voices).toHaveLength(2)
  })
})

describe('songs', () => {
  const songs = menu({ type: 'Sing', points: 33 }, { type: 'Sing', points: 25 }, { type: 'Sing', points: 12 }, { type: 'NaoMato' })

  test('the true one stands at once, the others on the pad', () => {
    const table = mesa({ window: 'song', points: 'envido' })
    expect(said(songs, table)).toEqual(['Sing', 'NaoMato'])
    expect([...songsFor(songs).keys()]).toEqual([33, 25, 12])
    expect(meant('c', songs, table, table.hands[0])).toEqual({ type: 'Sing', points: 33 })
    expect(meant('0', songs, table, table.hands[0])).toEqual({ type: 'NaoMato' })
  })

  test('one that wins nothing steps behind "não mato": it would only tell what I hold', () => {
    const after = (song: number, seat: number, first = 0): string[] => {
      const six = hands()
      const table = mesa({ window: 'song', points: 'envido', best: seat, first, hands: six.map((one) => (one.seat === seat ? { ...one, song } : one)) })
      return offersFor(songs, table, table.hands[0], aim).voices.map(({ action, tone }) => `${action.type} ${tone}`)
    }
    expect(after(31, 1)).toEqual(['Sing call', 'NaoMato plain'])
    expect(after(33, 1)).toEqual(['Sing call', 'NaoMato plain'])
    expect(after(33, 1, 1)).toEqual(['NaoMato call', 'Sing plain'])
    expect([beats(7, 0, mesa()), beats(12, 3, mesa({ best: 0, hands: hands('7E 6B 4C', { song: 1 }) }))]).toEqual([true, false])
  })

  test('one that was said with the quero leaves no other', () => {
    const table = mesa({ window: 'song', points: 'envido' })
    expect([...songsFor(songs, 25).keys()]).toEqual([25])
    expect([...songsFor(songs, 31).keys()]).toEqual([33, 25, 12])
    expect(offersFor(songs, table, table.hands[0], { ...aim, song: 25 }).voices[0]!.action).toEqual({ type: 'Sing', points: 25 })
    expect(meant('c', songs, table, table.hands[0], 25)).toEqual({ type: 'Sing', points: 25 })
  })

  test('a flor sings another number', () => {
    const [own] = hands('7E 6E 4E')
    expect(trueSong(mesa({ points: 'flor' }), own)).toBe(37)
    expect(trueSong(mesa({ points: 'envido' }), own)).toBe(33)
    expect(trueSong(mesa({ points: 'flor' }), hands()[0])).toBe(0)
  })
})

describe('the pack', () => {
  test('only the cut and the card aimed at, and the lei do jogo', () => {
    const cuts = Array.from({ length: 37 }, (_, nth): GameAction => ({ type: 'Cut', at: nth + 1 }))
    const made = offersFor(menu(...cuts, { type: 'LeiDoJogo', falta: 24 }), mesa({ hands: [] }), undefined, aim)
    expect(made.voices.map(({ action }) => action)).toEqual([
      { type: 'Cut', at: 17 },
      { type: 'LeiDoJogo', falta: 24 },
    ])
  })
})

describe('keys', () => {
  test('mean what the menu holds', () => {
    const table = mesa()
    const asked = (key: string): GameAction | null => meant(key, TURN, table, table.hands[0])
    expect(asked('e')).toEqual(call('envido'))
    expect(asked('t')).toEqual(call('truco'))
    expect(asked('g')).toEqual(call('falta-envido', 24))
    expect(asked('p')).toEqual({ type: 'Leave', how: 'pass' })
    expect(asked('b')).toEqual({ type: 'Leave', how: 'pack' })
    expect(asked('q')).toBeNull()
  })

  test('a raise of truco is T, whichever step it is', () => {
    expect([call('truco'), call('retruco', 3), call('vale-quatro', 4), quero({ raising: true })].map(keyOf)).toEqual(['T', 'T', 'T', 'T'])
  })
})

test('what says a flor', () => {
  expect(['flor', 'achico', 'flor-e-truco', 'envido'].map((word) => saysFlor(call(word)))).toEqual([true, true, true, false])
  expect(saysFlor({ type: 'Declare', what: 'contra-flor' })).toBe(true)
  expect(saysFlor({ type: 'Declare', what: 'e-boa' })).toBe(false)
})

test('the price of a label stands apart', () => {
  expect(priced('REAL ENVIDO (vale 3)')).toEqual(['REAL ENVIDO', 'vale 3'])
  expect(priced('FLOR')).toEqual(['FLOR', ''])
})

test('a card nobody sees is not played', () => {
  expect(playOf(hands()[0], 2)).toEqual(play('6E'))
  expect(playOf(hands()[1], 2)).toBeNull()
})
