// A search for a table, as long as this page is open: its own line to the server, which says how many wait.
//
// Rule: a line that breaks is made again and asks again; whoever was found a table meanwhile is told of it.
import { Backoff } from '../lib/backoff'
import { line } from '../lib/line.svelte'
import { settings } from '../lib/settings.svelte'
import type { SeekNews, Seeking } from '../wire/types'

export interface World {
  socket(): WebSocket
  backoff: Backoff
}

const browser = (): World => ({
  socket: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/achar`),
  backoff: new Backoff(),
})

export class Search {
  /** How it stands; `null` before the server has said so. */
  state = $state.raw<Seeking | null>(null)
  /** Whole seconds until bots take the chairs that are free. */
  seconds = $state(0)
  /** Why nobody looks any more. */
  problem = $state('')
  lost = $state(false)
  readonly #game: string
  readonly #found: (table: string) => void
  readonly #world: World
  #socket: WebSocket | null = null
  #until = 0
  #again: ReturnType<typeof setTimeout> | undefined
  readonly #tick: ReturnType<typeof setInterval>

  constructor(game: string, found: (table: string) => void, world: Partial<World> = {}) {
    this.#game = game
    this.#found = found
    this.#world = { ...browser(), ...world }
    this.#tick = setInterval(() => this.#count(), 250)
    this.#dial()
  }

  /** Look no more. */
  close(): void {
    clearInterval(this.#tick)
    clearTimeout(this.#again)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #dial(): void {
    const socket = (this.#socket = this.#world.socket())
    socket.onopen = () => socket.send(JSON.stringify({ type: 'seek', game: this.#game, lang: settings.lang }))
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as SeekNews)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose()
    }
  }

  #hear(news: SeekNews): void {
    line.works()
    this.#world.backoff.calm()
    this.lost = false
    if (news.type === 'seeking') {
      this.state = news
      this.#until = performance.now() + news.left
      this.#count()
    } else if (news.type === 'found') {
      this.close()
      this.#found(news.table)
    } else {
      this.close()
      this.problem = news.text
    }
  }

  #lose(): void {
    this.lost = true
    this.#again = setTimeout(() => this.#dial(), this.#world.backoff.next())
  }

  #count(): void {
    this.seconds = Math.max(0, Math.ceil((this.#until - performance.now()) / 1000))
  }
}
