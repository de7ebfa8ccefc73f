import { describe, expect, test } from 'vitest'
import type { Moment } from '../../lib/folding'
import { FARTHEST } from '../../table/pacer'
import type { GameEvent, Update } from '../../wire/types'
import { beats, callOf, gathered, scored, sound, speech } from './telling'

const moment = { view: { shown: { mao: 4 } } } as unknown as Moment
const update = (...events: GameEvent[]): Update => ({ type: 'update', version: 2, at: 0, events })
const played: GameEvent = { type: 'Played', seat: 1, card: '3P', down: false, place: 0, secret_cards: [], audience: [] }
const won: GameEvent = { type: 'VazaWon', nth: 2, side: 0, lead: 2, clause: 'FEN-16' }
const ended: GameEvent = { type: 'MaoEnded', side: 0, points: 3, score: [3, 0], clause: 'FEN-14', void: false }

describe('beats', () => {
  test('a card travels about a fifth of a second', () => {
    const [fall] = beats(update(played), moment, moment)
    expect(fall!.ms).toBeGreaterThanOrEqual(180)
    expect(fall!.ms).toBeLessThanOrEqual(220)
  })

  test('a vaza rests a second, then is gathered, then the points are given', () => {
    const told = beats(update(played, won, ended), moment, moment)
    expect(told.map((beat) => beat.name)).toEqual(['fall', 'rest', 'gather', 'score'])
    expect(told[1]!.ms).toBe(1000)
    expect(told.map((beat) => beat.mark).filter(Boolean)).toEqual([gathered(4, 2), scored(4)])
    expect(told.reduce((sum, beat) => sum + beat.ms, 0)).toBeLessThanOrEqual(FARTHEST)
  })

  test('an update without events is not waited for', () => {
    expect(beats({ type: 'update', version: 3, at: 0 }, moment, moment)).toEqual([])
  })
})

describe('what is said', () => {
  test('calls by their names, the highest loudest', () => {
    expect([3, 6, 9, 12].map((stake) => callOf(0, stake, 'truco-fenacef').text)).toEqual(['TRUCO!', 'SEIS!', 'NOVE!', 'DOZE!'])
    expect([3, 6, 9, 12].map((stake) => callOf(0, stake, 'truco-fenacef').loud)).toEqual([1, 1, 2, 3])
  })

  test('each code has its own words', () => {
    expect([6, 12].map((stake) => callOf(0, stake, 'truco-asfo').text)).toEqual(['MEIO-PAU!', 'DOZE!'])
    expect([6, 12].map((stake) => callOf(0, stake, 'truco-sinsep').text)).toEqual(['MEIO-PAU!', 'QUEDA!'])
    const accepted: GameEvent = { type: 'Accepted', seat: 0, stake: 3, clause: '' }
    expect(['truco-fenacef', 'truco-sinsep'].map((code) => speech(accepted, code)?.text)).toEqual(['Caio!', 'Aceito!'])
  })

  test('a card is played without a word', () => {
    expect(speech(played, 'truco-fenacef')).toBeNull()
    expect(sound(played)).toBe('card')
  })

  test('twelve is shouted', () => {
    expect(sound({ type: 'Raised', seat: 0, stake: 12, clause: '' })).toBe('shout')
    expect(sound({ type: 'Raised', seat: 0, stake: 3, clause: '' })).toBe('call')
  })
})
