// What the page asks for, and what becomes of it.
import { describe, expect, it, vi } from 'vitest'
import type { Incoming } from '../wire/types'
import { connectedAnew, connection, last, seated } from './connection.fakes'
import { Refusal } from './connection.svelte'
import { ABOUT, type FakeSocket, snapshot, update } from './fakes'

const ack = (n: number, version = 1) => ({ type: 'ack', client: connection.client, n, version }) as const
const numbers = (socket: FakeSocket): number[] =>
  socket.asked.flatMap((message) => ('n' in message ? [message.n] : []))

connectedAnew()

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

  it('that only try something are answered with how far it would stand, and refused like any other', async () => {
    const socket = seated()
    const asked = connection.draft([{ type: 'Discard', card: '7C' }])
    const refused = connection.draft([])
    expect(socket.asked.filter(({ type }) => type === 'draft')).toMatchObject([
      { n: 1, version: 5, actions: [{ type: 'Discard', card: '7C' }] },
      { n: 2, actions: [] },
    ])
    socket.says({ type: 'drafted', client: connection.client, n: 1, version: 5, stand: 0, code: 'draw-first', text: 'Primeiro compre.', clause: 'CAN-6.1' })
    socket.says({ type: 'refused', client: connection.client, n: 2, code: 'not-seated', text: 'Sente-se.' })
    expect(await asked).toMatchObject({ stand: 0, text: 'Primeiro compre.', clause: 'CAN-6.1' })
    await expect(refused).rejects.toThrow('Sente-se.')
    expect(connection.waiting).toBe(0)
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
