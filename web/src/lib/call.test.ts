// The call as a connection makes it: lost, doubted, made again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Incoming } from '../wire/types'
import { HURRY, PING_EVERY, PONG_WITHIN } from './call'
import { connect, connectedAnew, connection, last, score, seated, sockets } from './connection.fakes'
import { FakeSocket, snapshot, update } from './fakes'

const enters = (): Incoming[] =>
  FakeSocket.made.flatMap((socket) => socket.sent.filter(({ type }) => type === 'enter'))

connectedAnew()

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
    connect()
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
