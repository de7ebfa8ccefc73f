import { describe, expect, test } from 'vitest'
import type { Choice, GameAction } from '../../wire/types'
import { hands, menu, mesa, withFlor } from './kit'
import { keyOf, meant, mustSing, offersFor, playOf, saysFlor } from './offers'
import { songsFor, trueSong } from './songs'

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

const NONE = withFlor(TURN, false)
const FLOR = withFlor(TURN, true)

function said(choices: Choice[], table = mesa()): string[] {
  return offersFor(choices, table, aim).voices.map(({ action }) => ('call' in action && action.type === 'Call' ? action.call : action.type))
}

describe('on my turn', () => {
  test('the common words stand at once, the others by their kind', () => {
    const { more } = offersFor(NONE, mesa(), aim)
    expect(said(NONE)).toEqual(['envido', 'truco', 'Leave'])
    expect(more.map(({ title, voices }) => [title, voices.length])).toEqual([
      ['Envido', 2],
      ['Duas de uma vez', 1],
      ['Duas cartas', 1],
      ['Ir embora', 2],
      ['Blefes', 5],
    ])
  })

  test('who holds a flor is offered it before all else', () => {
    expect(said(FLOR)).toEqual(['flor', 'envido', 'truco', 'Leave'])
    const bluffs = offersFor(FLOR, mesa(), aim).more.find(({ title }) => title === 'Blefes')
    expect(bluffs?.voices.map(({ action }) => 'call' in action && action.call)).toEqual(['envido-minha-flor'])
  })

  test('what is put on flores begins with the least', () => {
    const raises = menu(...['contra-flor-e-o-resto', 'contra-flor'].map((word) => call(word, 0)), { type: 'Defer', part: 'flor', value: 0 })
    const table = mesa({ window: 'flor-raise', points: 'flor', hands: hands('7E 6E 4E', { flor: 'flor' }) })
    expect(said(withFlor(raises, true), table)).toEqual(['contra-flor', 'contra-flor-e-o-resto', 'Defer'])
  })

  test('a lifted card is played by a button too', () => {
    const { voices } = offersFor(NONE, mesa(), { ...aim, card: '6E' })
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
    const { more } = offersFor(envido, table, aim)
    expect(more.map(({ voices }) => voices.map(({ action }) => action))).toEqual([[call('falta-envido', 24)]])
  })

  test('to take it is green, to refuse it is red', () => {
    const tones = offersFor(envido, mesa({ window: 'envido' }), aim).voices.map(({ tone }) => tone)
    expect(tones).toEqual(['yes', 'call', 'call', 'no', 'plain'])
  })

  test('at the gate the truth stands at once and the bluff apart', () => {
    const gate = menu({ type: 'Declare', what: 'flor' }, { type: 'Declare', what: 'e-boa' })
    const what = (holds: boolean): unknown[] =>
      offersFor(withFlor(gate, holds), mesa({ window: 'gate' }), aim).voices.map(({ action }) => 'what' in action && action.what)
    expect(what(false)).toEqual(['e-boa'])
    expect(what(true)).toEqual(['flor'])
  })

  test('of a double proposal the whole answers stand at once', () => {
    const answers = [{ part: 'both' }, { part: 'both', raising: true }, { passing: 'truco' }, { passing: 'envido', raising: true }]
    const double = menu(...answers.map(quero))
    const { voices, more } = offersFor(double, mesa({ window: 'envido' }), aim)
    expect(voices).toHaveLength(2)
    expect(more[0]!.voices).toHaveLength(2)
  })
})

describe('songs', () => {
  const sung = menu({ type: 'Sing', points: 33 }, { type: 'Sing', points: 25 }, { type: 'Sing', points: 12 }, { type: 'NaoMato' })
  /** As the server tells them to who has 33. */
  const told = (vain: boolean): Choice[] =>
    sung.map((choice, nth) => ({ ...choice, vain, ...(nth < 3 ? { truth: nth === 0 ? ('true' as const) : ('bluff' as const) } : {}) }))
  const songs = told(false)
  const table = mesa({ window: 'song', points: 'envido' })

  test('the true one stands at once, the others on the pad', () => {
    expect(said(songs, table)).toEqual(['Sing', 'NaoMato'])
    expect([...songsFor(songs).keys()]).toEqual([33, 25, 12])
    expect(trueSong(songs)).toBe(33)
    expect(meant('c', songs, table)).toEqual({ type: 'Sing', points: 33 })
    expect(meant('0', songs, table)).toEqual({ type: 'NaoMato' })
  })

  test('one that wins nothing steps behind "não mato": it would only tell what I hold', () => {
    const stand = (choices: Choice[]): string[] => offersFor(choices, table, aim).voices.map(({ action, tone }) => `${action.type} ${tone}`)
    expect(stand(songs)).toEqual(['Sing call', 'NaoMato plain'])
    expect(stand(told(true))).toEqual(['NaoMato call', 'Sing plain'])
    expect(stand(menu({ type: 'NaoMato' }))).toEqual(['NaoMato call'])
  })

  test('one that was said with the quero leaves no other', () => {
    expect([...songsFor(songs, 25).keys()]).toEqual([25])
    expect([...songsFor(songs, 31).keys()]).toEqual([33, 25, 12])
    expect(offersFor(songs, table, { ...aim, song: 25 }).voices[0]!.action).toEqual({ type: 'Sing', points: 25 })
    expect(meant('c', songs, table, 25)).toEqual({ type: 'Sing', points: 25 })
  })

  test('cards that sing nothing leave every number to the pad', () => {
    expect(trueSong(sung)).toBe(0)
    expect(said(sung, table)).toEqual(['NaoMato'])
  })
})

describe('the pack', () => {
  test('only the cut and the card aimed at, and the lei do jogo', () => {
    const cuts = Array.from({ length: 37 }, (_, nth): GameAction => ({ type: 'Cut', at: nth + 1 }))
    const made = offersFor(menu(...cuts, { type: 'LeiDoJogo', falta: 24 }), mesa({ hands: [] }), aim)
    expect(made.voices.map(({ action }) => action)).toEqual([
      { type: 'Cut', at: 17 },
      { type: 'LeiDoJogo', falta: 24 },
    ])
  })
})

describe('keys', () => {
  test('mean what the menu holds', () => {
    const asked = (key: string): GameAction | null => meant(key, NONE, mesa())
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

test('the price stands apart from the words', () => {
  const priced = [{ action: call('real-envido', 3), label: 'REAL ENVIDO', price: 'vale 3' }]
  expect(offersFor(priced, mesa({ window: 'envido' }), aim).voices).toMatchObject([{ label: 'REAL ENVIDO', price: 'vale 3' }])
})

test('who holds a flor and may still sing it', () => {
  expect(mustSing(FLOR, hands()[0])).toBe(true)
  expect(mustSing(FLOR, hands('7E 6E 4E', { flor: 'flor' })[0])).toBe(false)
  expect(mustSing(NONE, hands()[0])).toBe(false)
})

test('a card nobody sees is not played', () => {
  expect(playOf(hands()[0], 2)).toEqual(play('6E'))
  expect(playOf(hands()[1], 2)).toBeNull()
})
