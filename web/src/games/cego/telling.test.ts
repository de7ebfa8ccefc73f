import { describe, expect, test } from 'vitest'
import type { Moment } from '../../lib/folding'
import { FARTHEST } from '../../table/pacer'
import type { GameEvent, Update } from '../../wire/types'
import { mesa, stage } from './kit'
import { beats, scored, sound, speech } from './telling'

const answered = (changes: object): GameEvent =>
  ({ type: 'Answered', seat: 2, wants: true, part: 'truco', value: 2, raising: false, passing: '', shrinking: false, clause: '', ...changes }) as GameEvent
const called = (call: string): GameEvent => ({ type: 'Called', seat: 1, call, value: 2, clause: '', down: false })
const words = (event: GameEvent): string | undefined => speech(event)?.text

describe('what is heard', () => {
  test('calls, the louder the higher', () => {
    expect(words(called('envido'))).toBe('Envido!')
    expect(speech(called('vale-quatro'))).toEqual({ seat: 1, text: 'VALE QUATRO!', loud: 3 })
    expect(words(called('flor-e-truco'))).toBe('NÃO HÁ FLOR SEM TRUCO!')
    expect(sound(called('vale-quatro'))).toBe('shout')
    expect(sound(called('truco'))).toBe('call')
  })

  test('answers in their own words', () => {
    expect(words(answered({}))).toBe('Quero!')
    expect(words(answered({ wants: false }))).toBe('Não quero.')
    expect(words(answered({ raising: true }))).toBe('Quero retruco!')
    expect(words(answered({ raising: true, value: 3 }))).toBe('Quero vale quatro!')
    expect(words(answered({ passing: 'truco', part: 'envido' }))).toBe('Passo o truco e quero o envido!')
    expect(words(answered({ passing: 'envido' }))).toBe('Passo o envido e quero o truco!')
    expect(words(answered({ wants: false, shrinking: true }))).toBe('Com flor me achico.')
  })

  test('songs and what follows them', () => {
    expect(words({ type: 'Sang', seat: 0, points: 12, part: 'envido', clause: '' })).toBe('rei')
    expect(words({ type: 'DidNotBeat', seat: 3, clause: '' })).toBe('Não mato.')
    expect(words({ type: 'WentOut', seats: [3], how: 'pass', clause: '' })).toBe('Passo.')
    expect(speech({ type: 'VazaWon', nth: 1, side: 0, lead: 0, clause: '' })).toBeNull()
  })
})

describe('the pace', () => {
  const before = { view: stage(mesa({ mao: 4, form: 'testa', nth: 1 }), []).view } as unknown as Moment
  const of = (...events: object[]): Update => ({ events }) as unknown as Update

  test('the end of a testa is looked at, and its tentos are awaited', () => {
    const shown = { type: 'Proved', seat: 0, cards: [], part: 'envido', clause: '' }
    const made = beats(of({ type: 'Played' }, { type: 'VazaWon' }, shown, shown, { type: 'Credited' }, { type: 'VoltaEnded' }), before)
    expect(made.map(({ name }) => name)).toEqual(['fall', 'rest', 'show', 'score'])
    expect(made.at(-1)!.mark).toBe(scored('4 1'))
    expect(made.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(FARTHEST)
  })

  test('what nobody needs to see takes no time', () => {
    expect(beats(of({ type: 'Dealt' }, { type: 'PointsSettled' }), before)).toEqual([])
  })
})
