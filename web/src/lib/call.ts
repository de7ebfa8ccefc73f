// The call to the server: one socket at a time, made again when it is lost, and doubted when nothing is heard on it.
//
// Rule: a socket that was let go is not heard any more, whatever it still says.
import type { Incoming, Outgoing } from '../wire/types'
import type { Backoff } from './backoff'

export const PING_EVERY = 20_000
export const PONG_WITHIN = 8_000
export const HURRY = 2_500
const OPEN = 1

/** Who makes the call. */
export interface Caller {
  /** A socket to the server. */
  dial(): WebSocket
  /** It is open. */
  opened(): void
  heard(message: Outgoing): void
  /** It is lost; whether to call again. */
  lost(): boolean
}

export class Call {
  /** Whether the table has let us in, on this socket. */
  entered = false
  /** When we last asked whether anybody is there. */
  pinged = 0
  readonly #caller: Caller
  readonly #backoff: Backoff
  #socket: WebSocket | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setTimeout> | undefined

  constructor(caller: Caller, backoff: Backoff) {
    this.#caller = caller
    this.#backoff = backoff
  }

  make(): void {
    this.drop()
    const socket = this.#caller.dial()
    const mine = (heard: () => void) => () => {
      if (socket === this.#socket) heard()
    }
    this.#socket = socket
    socket.onopen = mine(() => this.#caller.opened())
    socket.onclose = mine(() => this.lose())
    socket.onerror = mine(() => this.lose())
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return
      const message = JSON.parse(event.data) as Outgoing
      this.#rest()
      this.#caller.heard(message)
    }
    this.#expect(PONG_WITHIN)
  }

  /** Let go of the socket without a word. */
  drop(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#beat)
    const socket = this.#socket
    this.#socket = null
    this.entered = false
    if (socket && socket.readyState <= OPEN) socket.close()
  }

  lose(): void {
    this.drop()
    if (this.#caller.lost()) this.#retry = setTimeout(() => this.make(), this.#backoff.next())
  }

  put(message: Incoming): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }

  // Is anybody there?

  ping(within: number): void {
    this.pinged = Date.now()
    this.put({ type: 'ping' })
    this.#expect(within)
  }

  /** Nothing heard for so long: the line is dead, whatever the socket believes. */
  #expect(within: number): void {
    clearTimeout(this.#beat)
    this.#beat = setTimeout(() => this.lose(), within)
  }

  #rest(): void {
    clearTimeout(this.#beat)
    this.#beat = setTimeout(() => this.ping(PONG_WITHIN), PING_EVERY)
  }
}

/** Be told when the network comes or goes, or the page is looked at again; returns what ends it. */
export function onReturn(hurry: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const leaving = new AbortController()
  const { signal } = leaving
  const seen = (): void => {
    if (document.visibilityState === 'visible') hurry()
  }
  window.addEventListener('online', hurry, { signal })
  window.addEventListener('offline', hurry, { signal })
  document.addEventListener('visibilitychange', seen, { signal })
  return () => leaving.abort()
}
