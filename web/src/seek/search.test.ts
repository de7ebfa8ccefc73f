import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Backoff } from '../lib/backoff'
import { Search } from './search.svelte'

class Socket {
  static made: Socket[] = []
  sent: string[] = []
  closed = false
  onopen = (): void => {}
  onclose = (): void => {}
  onmessage = (_: { data: string }): void => {}
  constructor() {
    Socket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.closed = true
    this.onclose()
  }
  say(told: object): void {
    this.onmessage({ data: JSON.stringify(told) })
  }
}

const tables: string[] = []
const searching = (): [Search, Socket] => {
  const search = new Search('truco-fenacef', (table) => tables.push(table), {
    socket: () => new Socket() as unknown as WebSocket,
    backoff: new Backoff(() => 1),
  })
  const socket = Socket.made.at(-1)!
  socket.onopen()
  return [search, socket]
}

beforeEach(() => {
  vi.useFakeTimers()
  Socket.made = []
  tables.length = 0
})
afterEach(() => void vi.useRealTimers())

it('says what it looks for, tells how many wait and counts the seconds down', () => {
  const [search, socket] = searching()
  expect(JSON.parse(socket.sent[0]!)).toEqual({ type: 'seek', game: 'truco-fenacef', lang: 'pt-BR' })
  socket.say({ type: 'seeking', game: 'truco-fenacef', waiting: 2, seats: 4, left: 12_000 })
  expect([search.state?.waiting, search.seconds]).toEqual([2, 12])
  vi.advanceTimersByTime(5_000)
  expect(search.seconds).toBe(7)
  vi.advanceTimersByTime(20_000)
  expect(search.seconds).toBe(0)
  search.close()
  expect(socket.closed).toBe(true)
})

it('goes to the table that is found, once, and asks no more', () => {
  const [, socket] = searching()
  socket.say({ type: 'found', table: 'x7k2' })
  socket.onclose()
  vi.advanceTimersByTime(60_000)
  expect(tables).toEqual(['x7k2'])
  expect(Socket.made).toHaveLength(1)
})

it('asks again when the line breaks, until the page is left', () => {
  const [search, socket] = searching()
  socket.onclose()
  expect(search.lost).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(Socket.made).toHaveLength(2)
  Socket.made[1]!.onopen()
  expect(Socket.made[1]!.sent).toHaveLength(1)
  Socket.made[1]!.say({ type: 'seeking', game: 'truco-fenacef', waiting: 1, seats: 4, left: 15_000 })
  expect(search.lost).toBe(false)
  search.close()
  vi.advanceTimersByTime(60_000)
  expect(Socket.made).toHaveLength(2)
})

it('says why nobody looks any more, and leaves it at that', () => {
  const [search, socket] = searching()
  socket.say({ type: 'not-seeking', code: 'seek-later', text: 'Daqui a 2 min.' })
  vi.advanceTimersByTime(60_000)
  expect(search.problem).toBe('Daqui a 2 min.')
  expect(Socket.made).toHaveLength(1)
})
