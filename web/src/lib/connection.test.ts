import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Incoming, Update } from '../wire/types'
import { Backoff } from './backoff'
import { Connection, HURRY, PING_EVERY, PONG_WITHIN, Refusal, randomHex } from './connection.svelte'
import { ABOUT, FakeSocket, snapshot, update } from './fakes'
import type { Moment } from './folding'
import { settings } from './settings.svelte'

let connection: Connection

const sockets = (): number => FakeSocket.made.length
const last = (): FakeSocket => FakeSocket.last
const enters = (): Incoming[] =>
  FakeSocket.made.flatMap((socket) => socket.sent.filter(({ type }) => type === 'enter'))
const ack = (n: number, version = 1) => ({ type: 'ack', client: connection.client, n, version }) as const
const numbers = (socket: FakeSocket): number[] =>
  socket.asked.flatMap((message) => ('n' in message ? [message.n] : []))
const score = (moment: Moment | null): unknown => moment?.view?.shown.score

/** Seated, at version 5. */
function seated(): FakeSocket {
  connection.enter('abc')
  return last().open().says(snapshot(5))
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  FakeSocket.made = []
  connection = new Connection({
    socket: () => new FakeSocket() as unknown as WebSocket,
    lang: () => settings.lang,
    backoff: new Backoff(() => 1),
  })
})

afterEach(() => {
  connection.close()
  settings.set({ lang: 'pt-BR' })
  vi.useRealTimers()
})

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

describe('requests', () => {
  it('say words of one\'s own as of the moment shown, and tell how they were taken', async () => {
    seated()
    const said = connection.say('envido envido')
    expect(last().asked.at(-1)).toEqual({ type: 'say', text: 'envido envido', version: 5, client: connection.client, n: 1 })
    last().says({ type: 'ack', client: connection.client, n: 1, version: 6, text: 'É um envido simples.', clause: 'S-CEGO-11' })
    expect(await said).toMatchObject({ text: 'É um envido simples.', clause: 'S-CEGO-11' })
  })

  it('carry the page and a running number, and are resolved by their own acknowledgement', async () => {
    seated()
    const sat = connection.sit(2)
    const acted = connection.act({ type: 'Deal', seat: -1 })
    expect(last().asked.slice(1)).toEqual([
      { type: 'sit', seat: 2, client: connection.client, n: 1 },
      { type: 'act', action: { type: 'Deal', seat: -1 }, version: 5, client: connection.client, n: 2 },
    ])
    expect(connection.waiting).toBe(2)
    last().says(ack(2, 7), ack(1, 6))
    expect([(await sat).version, (await acted).version, connection.waiting]).toEqual([6, 7, 0])
  })

  it('are rejected with the sentence and the clause', async () => {
    seated()
    const acted = connection.act({ type: 'Raise', to: 6 })
    last().says({
      type: 'refused',
      code: 'not-yours',
      text: 'Não é a sua vez.',
      clause: 'FEN-16',
      client: connection.client,
      n: 1,
    })
    await expect(acted).rejects.toBeInstanceOf(Refusal)
    await expect(acted).rejects.toMatchObject({
      code: 'not-yours',
      message: 'Não é a sua vez.',
      clause: 'FEN-16',
    })
    expect(connection.status).toBe('open')
  })

  it('that could not be read are rejected, whichever they were', async () => {
    seated()
    const acted = connection.act({ type: 'Deal', seat: -1 })
    last().says({ type: 'refused', code: 'malformed', text: 'Não entendi.' })
    await expect(acted).rejects.toMatchObject({ code: 'malformed', message: 'Não entendi.' })
    expect([connection.status, connection.waiting]).toEqual(['open', 0])
  })

  it('that meet a server about to stop go to the next one', async () => {
    seated()
    const acted = connection.act({ type: 'Deal', seat: -1 })
    last().says({ type: 'refused', code: 'stopping', text: 'Parando.', client: connection.client, n: 1 })
    last().breaks()
    vi.advanceTimersByTime(250)
    last().open().says({ type: 'pong', now: Date.now() })
    expect(numbers(last())).toEqual([1])
    last().says(ack(1, 6))
    expect((await acted).version).toBe(6)
  })

  it('are not settled by the answer to another page of the same person', () => {
    seated()
    void connection.sit().catch(() => {})
    last().says({ type: 'ack', client: 'another', n: 1, version: 6 })
    expect(connection.waiting).toBe(1)
  })

  it('wait for the table when they are made too early', () => {
    connection.enter('abc')
    void connection.sit().catch(() => {})
    last().open()
    expect(last().asked.map(({ type }) => type)).toEqual(['enter'])
    last().says(snapshot(1))
    expect(last().asked.map(({ type }) => type)).toEqual(['enter', 'sit'])
  })

  it('in flight when the line breaks go again in their order; those acknowledged do not', async () => {
    seated()
    const sat = connection.sit()
    void connection.ready().catch(() => {})
    const before = last()
    const nonce = before.asked.at(-1)
    before.says(ack(1))
    await sat
    before.breaks()
    const dealt = connection.act({ type: 'Deal', seat: -1 })
    expect(connection.status).toBe('lost')
    vi.advanceTimersByTime(250)
    last().open()
    expect(numbers(last())).toEqual([])
    last().says({ type: 'pong', now: Date.now() })
    expect(numbers(last())).toEqual([2, 3])
    expect(last().asked[1]).toEqual(nonce)
    last().says(ack(2, 6), ack(3, 7))
    expect((await dealt).version).toBe(7)
  })

  it('acknowledged twice are resolved once', async () => {
    seated()
    const sat = connection.sit()
    last().says(ack(1, 6), ack(1, 9))
    expect((await sat).version).toBe(6)
    expect(connection.waiting).toBe(0)
  })

  it('are forsaken when the page leaves', async () => {
    seated()
    const sat = connection.sit()
    connection.close()
    await expect(sat).rejects.toMatchObject({ code: 'gone' })
  })

  it('for the packs bring 16 bytes that differ each time', () => {
    seated()
    void connection.ready().catch(() => {})
    void connection.ready().catch(() => {})
    const nonces = last().asked.flatMap((message) => (message.type === 'ready' ? [message.nonce] : []))
    expect(nonces).toHaveLength(2)
    for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/)
    expect(nonces[0]).not.toBe(nonces[1])
  })
})

describe('a line that is lost', () => {
  it('is opened again, each time later, never later than five seconds, and from the last version', () => {
    seated().breaks()
    const waits: number[] = []
    for (let n = 0; n < 7; n++) {
      const from = Date.now()
      const made = sockets()
      while (sockets() === made) vi.advanceTimersByTime(50)
      waits.push(Date.now() - from)
      last().breaks()
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000])
    vi.advanceTimersByTime(5000)
    last().open()
    expect(last().asked).toMatchObject([{ type: 'enter', version: 5, was: 'seat-0' }])
    expect(connection.status).toBe('lost')
    last().says(update(6))
    expect(connection.status).toBe('open')
    last().breaks()
    vi.advanceTimersByTime(250)
    expect(last().readyState).toBe(0)
  })

  it('shows what was on the table meanwhile', () => {
    seated().breaks()
    expect([connection.status, score(connection.moment)]).toEqual(['lost', [0, 0]])
  })

  it('takes a snapshot where it was away too long', () => {
    seated().breaks()
    vi.advanceTimersByTime(250)
    last()
      .open()
      .says(snapshot(90, { story: [{ text: 'Muito depois.' }] }), update(91))
    expect([connection.version, connection.story]).toEqual([91, [{ text: 'Muito depois.' }]])
  })

  it('is noticed when nothing answers a ping', () => {
    seated()
    vi.advanceTimersByTime(PING_EVERY)
    expect(last().sent.at(-1)).toEqual({ type: 'ping' })
    vi.advanceTimersByTime(PONG_WITHIN - 1)
    expect(connection.status).toBe('open')
    vi.advanceTimersByTime(1)
    expect([connection.status, last().readyState]).toEqual(['lost', 3])
  })

  it('is not suspected while it speaks', () => {
    seated()
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(PING_EVERY)
      last().says({ type: 'pong', now: Date.now() })
    }
    expect([connection.status, sockets()]).toEqual(['open', 1])
  })

  it('is given up where the socket never opens', () => {
    connection.enter('abc')
    vi.advanceTimersByTime(PONG_WITHIN + 250)
    expect(sockets()).toBe(2)
  })

  it('stays lost after leaving', () => {
    seated().breaks()
    connection.close()
    vi.advanceTimersByTime(60_000)
    expect([sockets(), enters().length]).toEqual([1, 1])
  })
})

describe('in a browser', () => {
  const page = new EventTarget()

  beforeEach(() => {
    connection.close()
    vi.stubGlobal('window', page)
    vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }))
    connection = new Connection({
      socket: () => new FakeSocket() as unknown as WebSocket,
      lang: () => 'pt-BR',
      backoff: new Backoff(() => 1),
    })
  })
  afterEach(() => {
    connection.close()
    vi.unstubAllGlobals()
  })

  it.each(['online', 'visibilitychange'])('%s makes it try at once', (event) => {
    seated().breaks()
    page.dispatchEvent(new Event(event))
    expect(sockets()).toBe(2)
    vi.advanceTimersByTime(250)
    expect(sockets()).toBe(2)
  })

  it('doubts an open line that was out of sight, for a short while only', () => {
    seated()
    page.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(HURRY)
    expect(connection.status).toBe('lost')
  })

  it('hears no more of the page after leaving', () => {
    seated().breaks()
    connection.close()
    page.dispatchEvent(new Event('online'))
    expect(sockets()).toBe(1)
  })
})

describe('the clock', () => {
  it("is the server's, by half the way of a ping", () => {
    connection.enter('abc')
    last()
      .open()
      .says(snapshot(1, { now: Date.now() + 7_000 }))
    expect(connection.now() - Date.now()).toBe(7_000)
    vi.advanceTimersByTime(PING_EVERY)
    vi.advanceTimersByTime(400)
    last().says({ type: 'pong', now: Date.now() + 5_000 - 200 })
    expect(connection.now() - Date.now()).toBe(5_000)
  })
})

it('who is there is told apart from the versions', () => {
  seated().says({ type: 'presence', here: [true, false], watching: 3 })
  expect([connection.presence.watching, connection.version]).toEqual([3, 5])
})

it('random bytes are written in hexadecimal', () => {
  expect(randomHex(8)).toMatch(/^[0-9a-f]{16}$/)
})

describe('haste', () => {
  const playing = { ...ABOUT, stage: 'playing' } as const
  const hurries = (): Incoming[] => last().sent.filter(({ type }) => type === 'hurry')

  it('says once a version that this page has seen it', () => {
    connection.enter('abc')
    last().open().says(snapshot(5, { about: playing }))
    connection.seen()
    connection.seen()
    expect(hurries()).toEqual([{ type: 'hurry', version: 5 }])
    last().says(update(6))
    connection.seen()
    expect(hurries()).toHaveLength(2)
    expect(connection.waiting).toBe(0)
  })

  it('is for who plays, while cards are played', () => {
    const you = { key: 'spectator', role: 'spectator', seat: null, host: false, name: 'Rita', joins: null, asks: false } as const
    connection.enter('abc')
    last().open().says(snapshot(5, { about: playing, you }))
    connection.seen()
    last().says(snapshot(6, { about: { ...ABOUT, stage: 'open' } }))
    connection.seen()
    expect(hurries()).toEqual([])
  })
})
