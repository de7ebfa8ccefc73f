// For tests: a connection over fake sockets and a clock that stands still, made anew for each test.
import { afterEach, beforeEach, vi } from 'vitest'
import { Backoff } from './backoff'
import { Connection } from './connection.svelte'
import { FakeSocket, snapshot } from './fakes'
import type { Moment } from './folding'
import { settings } from './settings.svelte'

export let connection: Connection

export const sockets = (): number => FakeSocket.made.length
export const last = (): FakeSocket => FakeSocket.last
export const score = (moment: Moment | null): unknown => moment?.view?.shown.score

/** Another connection, in the world as it is now. */
export function connect(): void {
  connection = new Connection({
    socket: () => new FakeSocket() as unknown as WebSocket,
    lang: () => settings.lang,
    backoff: new Backoff(() => 1),
  })
}

/** Seated, at version 5. */
export function seated(): FakeSocket {
  connection.enter('abc')
  return last().open().says(snapshot(5))
}

export function connectedAnew(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
    FakeSocket.made = []
    connect()
  })

  afterEach(() => {
    connection.close()
    settings.set({ lang: 'pt-BR' })
    vi.useRealTimers()
  })
}
