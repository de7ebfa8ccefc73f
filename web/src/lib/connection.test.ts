import { describe, expect, it, vi } from 'vitest'
import type { Update } from '../wire/types'
import { connectedAnew, connection, last, score, seated, sockets } from './connection.fakes'
import { randomHex } from './random'
import { ABOUT, snapshot, update } from './fakes'
import type { Moment } from './folding'
import { settings } from './settings.svelte'

connectedAnew()

describe('entering', () => {
  it('asks for the table as soon as the socket is open, and shows nothing before the answer', () => {
    connection.enter('abc', 'segredo')
    expect(connection.status).toBe('connecting')
    last().open()
    expect(last().asked).toEqual([
      { type: 'enter', table: 'abc', version: 0, was: '', lang: 'pt-BR', password: 'segredo' },
    ])
    expect([connection.status, connection.view]).toEqual(['connecting', null])
    last().says(snapshot(5))
    expect([connection.status, connection.version, connection.about?.id]).toEqual(['open', 5, 'abc'])
  })

  it('says why it was refused, stays quiet, and can be tried again with a password', () => {
    connection.enter('abc')
    last().open().says({ type: 'refused', code: 'password', text: 'A mesa tem senha.' })
    expect([connection.status, connection.refusal?.code, connection.refusal?.message]).toEqual([
      'refused',
      'password',
      'A mesa tem senha.',
    ])
    vi.advanceTimersByTime(60_000)
    expect(sockets()).toBe(1)
    connection.enter('abc', 'segredo')
    last().open().says(snapshot(1))
    expect([connection.status, connection.refusal]).toEqual(['open', null])
  })

  it.each(['storage', 'too-fast'])('tries again where it was refused for %s', (code) => {
    connection.enter('abc')
    last().open().says({ type: 'refused', code, text: '' })
    expect(connection.status).toBe('lost')
    vi.advanceTimersByTime(250)
    last().open().says(snapshot(1))
    expect(connection.status).toBe('open')
  })

  it('forgets the old table when it comes to another', async () => {
    seated()
    const left = connection.stand()
    connection.enter('def')
    expect(connection.about).toBeNull()
    await expect(left).rejects.toMatchObject({ code: 'gone' })
    last().open()
    expect(last().asked).toMatchObject([{ type: 'enter', table: 'def', version: 0 }])
  })

  it('enters once where the page has spoken English from the start', () => {
    settings.set({ lang: 'en' })
    connection.enter('abc')
    connection.speak()
    last().open()
    expect([sockets(), last().asked]).toMatchObject([1, [{ type: 'enter', lang: 'en' }]])
  })

  it('enters anew, from version 0, when the language of the page changes', () => {
    seated()
    connection.speak()
    expect(sockets()).toBe(1)
    settings.set({ lang: 'en' })
    connection.speak()
    last().open()
    expect(last().asked).toMatchObject([{ type: 'enter', lang: 'en', version: 0 }])
    expect(connection.version).toBe(5)
  })
})

describe('updates', () => {
  it('are folded one by one and told with the moments before and after', () => {
    seated()
    const told: [Update, Moment, Moment][] = []
    connection.onUpdate((...heard) => told.push(heard))
    const first = update(6, {
      patch: [
        [
          ['shown', 'score'],
          [1, 0],
        ],
      ],
      story: [{ text: 'Ana ganhou a mão.' }],
    })
    const second = update(7, { about: { ...ABOUT, stage: 'over' } })
    last().says(first, second)
    expect(told.map(([heard]) => heard)).toEqual([first, second])
    expect(told.map(([, before, after]) => [score(before), score(after)])).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [1, 0],
      ],
    ])
    expect([connection.version, connection.about?.stage, connection.story]).toEqual([
      7,
      'over',
      [{ text: 'Ana ganhou a mão.' }],
    ])
  })

  it('that were seen are dropped', () => {
    seated()
    const told = vi.fn()
    connection.onUpdate(told)
    const twice = update(6, { story: [{ text: 'Uma vez.' }] })
    last().says(twice, twice, update(4, { story: [{ text: 'Velha.' }] }))
    expect(told).toHaveBeenCalledTimes(1)
    expect([connection.version, connection.story]).toEqual([6, [{ text: 'Uma vez.' }]])
  })

  it('that come after a gap make it enter again from what it has; what follows on the old line is not heard', () => {
    const old = seated()
    old.says(update(8, { story: [{ text: 'Do futuro.' }] }))
    expect([sockets(), connection.version]).toEqual([2, 5])
    last().open()
    expect(last().asked).toMatchObject([{ type: 'enter', version: 5, was: 'seat-0' }])
    old.says(update(6, { story: [{ text: 'Da linha velha.' }] }))
    expect(connection.story).toEqual([])
    last().says(update(6), update(7), update(8))
    expect([connection.version, connection.status]).toEqual([8, 'open'])
  })

  it('that are out of order are mended, and the late one does no harm', () => {
    seated().says(update(7), update(6))
    last().open().says(update(6), update(7))
    expect(connection.version).toBe(7)
  })

  it('that do not fit make it ask for everything', () => {
    seated().says(update(6, { patch: [[['shown', 'nowhere', 'deeper'], 1]] }))
    last().open()
    expect(last().asked).toMatchObject([{ type: 'enter', version: 0 }])
    last().says(snapshot(6))
    expect(connection.version).toBe(6)
  })

  it('with a gap right after entering do not make it spin', () => {
    seated().says(update(8))
    last().open().says(update(9))
    expect([sockets(), connection.status]).toEqual([2, 'lost'])
    vi.advanceTimersByTime(250)
    last().open()
    expect(last().asked).toMatchObject([{ type: 'enter', version: 0 }])
  })

  it('end with the listener', () => {
    seated()
    const told = vi.fn()
    connection.onUpdate(told)()
    last().says(update(6))
    expect(told).not.toHaveBeenCalled()
  })

  it('clear the story when a partida begins', () => {
    seated().says(update(6, { story: [{ text: 'Fim.' }] }))
    last().says(update(7, { fresh: { shown: {} } as never, story: [{ text: 'Começou.' }] }))
    expect(connection.story).toEqual([{ text: 'Começou.' }])
  })

  it('take what is null for news, and what is absent for none', () => {
    connection.enter('abc')
    const prompt = { actors: [0], since: 1, until: null }
    last()
      .open()
      .says(snapshot(1, { prompt }), update(2), update(3, { prompt: null }))
    expect(connection.prompt).toBeNull()
    last().says(update(4, { prompt }), update(5))
    expect(connection.prompt).toEqual(prompt)
  })

  it('keep the last phrases only', () => {
    seated()
    for (let n = 0; n < 7; n++) last().says(update(6 + n, { spoken: { seat: 1, phrase: `p${n}`, text: '' } }))
    expect(connection.phrases.map(({ phrase }) => phrase)).toEqual(['p2', 'p3', 'p4', 'p5', 'p6'])
  })
})

it('who is there is told apart from the versions', () => {
  seated().says({ type: 'presence', here: [true, false], watching: 3 })
  expect([connection.presence.watching, connection.version]).toEqual([3, 5])
})

it('random bytes are written in hexadecimal', () => {
  expect(randomHex(8)).toMatch(/^[0-9a-f]{16}$/)
})
