// A table without a server, behind what looks to the page like a socket to one.
//
// Rule 1: what the page sends and hears is what it would send to the server and hear from it, in the same order.
// Rule 2: an entry is in the browser's store before the page hears of it, as on the server: a reload loses nothing.
// Rule 3: the table has no clock of its own; the alarm it asks for is set here.
import type { Setup } from '../wire/types'
import { t } from '../i18n/t'
import type { Calls, Made } from './engine'
import { newHome } from './ids'
import type { KeptTable, Store } from './store'

export const ME = 'eu'

/** A clock that nobody can put back while the page is open. */
export function steady(): number {
  return Math.round(performance.timeOrigin + performance.now())
}

/** One table at which this browser plays, from the moment its engine has it. */
export class Home {
  readonly #call: Calls
  readonly #store: Store
  readonly #now: () => number
  readonly #kept: KeptTable
  #entries = 0
  #partidas = 0
  /** When the table wants to be called again; nothing while it only waits. */
  #due: number | null = null

  private constructor(call: Calls, store: Store, now: () => number, kept: KeptTable) {
    this.#call = call
    this.#store = store
    this.#now = now
    this.#kept = kept
  }

  /** The table as it was left, or as it begins. */
  static async come(id: string, call: Calls, store: Store, now: () => number = steady): Promise<Home | null> {
    const kept = await store.table(id)
    if (!kept) return null
    const home = new Home(call, store, now, kept)
    const entries = await store.entries(id)
    home.#entries = entries.length
    home.#partidas = entries.filter((entry) => (entry as { type?: string }).type === 'began').length
    const who = { player: ME, name: kept.name }
    const asked = { table: id, now: now(), who }
    const made = entries.length
      ? await call({ ...asked, do: 'restore', entries })
      : await call({ ...asked, do: 'open', setup: kept.setup })
    if (made.refused) throw new Error(made.refused.text)
    await home.#keep(made)
    return home
  }

  /** What the page says; the answers are texts as a socket brings them. */
  async hear(text: string): Promise<string[]> {
    return this.#made(await this.#call({ table: this.#kept.id, now: this.#now(), do: 'hear', message: JSON.parse(text) as unknown }))
  }

  async ring(): Promise<string[]> {
    return this.#made(await this.#call({ table: this.#kept.id, now: this.#now(), do: 'ring' }))
  }

  /** In how many milliseconds the table wants to be called. */
  get wait(): number | null {
    return this.#due === null ? null : Math.max(0, this.#due - this.#now())
  }

  async #made(made: Made): Promise<string[]> {
    this.#due = made.wait === null ? null : this.#now() + made.wait
    await this.#keep(made)
    return made.say.map((message) => (typeof message === 'string' ? message : JSON.stringify(message)))
  }

  async #keep(made: Made): Promise<void> {
    const { id, setup } = this.#kept
    if (!made.keep.length) return
    await this.#store.putEntries(id, this.#entries, made.keep)
    this.#entries += made.keep.length
    const begun = made.keep.filter((entry) => (entry as { type?: string }).type === 'began').length
    this.#partidas += begun
    if (!begun && !made.record) return
    this.#kept.at = Date.now()
    this.#kept.over = made.record !== ''
    await this.#store.putTable({ ...this.#kept })
    if (!made.record) return
    const record = { id: `${id}-${this.#partidas}`, game: setup.game, record: made.record, at: Date.now(), sent: '' }
    await this.#store.putRecord(record)
  }
}

/** A new table in the browser's store; its id. */
export async function openHome(store: Store, setup: Partial<Setup> & Pick<Setup, 'game'>, name: string): Promise<string> {
  const id = newHome()
  await store.putTable({ id, setup, name, at: Date.now(), over: false })
  return id
}

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

/** What the page takes for a socket. */
export class HomeSocket {
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  readyState = CONNECTING
  #alarm: ReturnType<typeof setTimeout> | undefined
  #turn: Promise<void>
  readonly #home: Promise<Home | null>

  constructor(home: Promise<Home | null>) {
    this.#home = home
    this.#turn = home.then(
      (found) => (found ? this.#opened() : this.#nobody()),
      () => this.#lost(),
    )
  }

  send(text: string): void {
    this.#next((home) => home.hear(text))
  }

  close(): void {
    this.readyState = CLOSED
    clearTimeout(this.#alarm)
  }

  #opened(): void {
    if (this.readyState !== CONNECTING) return
    this.readyState = OPEN
    this.onopen?.()
  }

  /** This browser does not have the table. */
  #nobody(): void {
    this.#opened()
    this.onmessage?.({ data: JSON.stringify({ type: 'refused', code: 'no-such-table', text: t('Esta mesa não está neste aparelho.') }) })
  }

  #lost(): void {
    if (this.readyState === CLOSED) return
    this.close()
    this.onclose?.()
  }

  #next(asked: (home: Home) => Promise<string[]>): void {
    this.#turn = this.#turn
      .then(async () => {
        const home = await this.#home
        if (!home || this.readyState !== OPEN) return
        clearTimeout(this.#alarm)
        for (const data of await asked(home)) this.#tell(data)
        this.#alarm = home.wait === null || this.readyState !== OPEN ? undefined : setTimeout(() => this.#next((one) => one.ring()), home.wait)
      })
      .catch(() => this.#lost())
  }

  #tell(data: string): void {
    if (this.readyState === OPEN) this.onmessage?.({ data })
  }
}
