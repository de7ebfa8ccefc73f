// A table on this page: it is kept up to date over one WebSocket, which carries what the person does.
//
// Rule 1: what is drawn is what the server has said; nothing is shown as done before it is.
// Rule 2: a request lives until it is acknowledged or refused. After a reconnection those in flight go again, in their
//         order and under their numbers; the server does none of them twice.
// Rule 3: versions come one by one. One that was seen is dropped, a gap is mended by entering again.
import type {
  Ack,
  Advised,
  Drafted,
  GameAction,
  Outgoing,
  Presence,
  Refused,
  Reviewed,
  Setup,
  Snapshot,
  Update,
} from '../wire/types'
import { untrack } from 'svelte'
import { Backoff } from './backoff'
import { Call, HURRY, PONG_WITHIN, onReturn } from './call'
import { Flights, Refusal, type Answer, type Request } from './flights'
import { begin, step, type Moment } from './folding'
import { randomHex } from './random'
import { settings, type Lang } from './settings.svelte'

export type Status = 'connecting' | 'open' | 'lost' | 'refused'
export { Refusal } from './flights'
export type { Request } from './flights'
type Unnumbered<R> = R extends Request ? Omit<R, 'client' | 'n'> : never
/** A request as the page makes it: the connection adds who speaks and the running number. */
export type Wish = Unnumbered<Request>
export type Listener = (update: Update, before: Moment, after: Moment) => void

/** Refusals that end our stay: a password set since, the host's word, a match that nobody may watch. */
const SHUT_OUT: ReadonlySet<string> = new Set(['password', 'removed', 'no-spectators'])
/** Refusals that are about the moment, not about us: to be tried again. */
const PASSING: ReadonlySet<string> = new Set(['storage', 'stopping', 'too-fast'])

export interface World {
  /** A socket to the server; the tests give a fake one. */
  socket(): WebSocket
  lang(): Lang
  backoff: Backoff
}

const browser = (): World => ({
  socket: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),
  lang: () => settings.lang,
  backoff: new Backoff(),
})

export class Connection {
  status = $state<Status>('connecting')
  /** Why the table would not have us, while `status` is `refused`. */
  refusal = $state.raw<Refusal | null>(null)
  presence = $state.raw<Presence>({ type: 'presence', here: [], watching: 0 })
  /** How far the server's clock is ahead of ours, in milliseconds. */
  clockOffset = $state(0)
  #moment = $state.raw<Moment | null>(null)
  #waiting = $state(0)

  readonly client = randomHex(8)
  readonly #world: World
  readonly #call: Call
  readonly #listeners = new Set<Listener>()
  readonly #flights = new Flights()
  readonly #undo: (() => void)[] = []
  #n = 0
  #table = ''
  #password = ''
  #lang: Lang = 'pt-BR'
  #whole = false
  #seen = 0

  constructor(world: Partial<World> = {}) {
    this.#world = { ...browser(), ...world }
    this.#call = new Call(
      {
        dial: () => this.#dial(),
        opened: () => this.#knock(),
        heard: (message) => this.#hear(message),
        lost: () => this.#lost(),
      },
      this.#world.backoff,
    )
    this.#undo.push(
      onReturn(() => this.#hurry()),
      $effect.root(() => {
        $effect(() => {
          this.#world.lang()
          untrack(() => this.speak())
        })
      }),
    )
  }

  get moment(): Moment | null {
    return this.#moment
  }
  get about() {
    return this.#moment?.about ?? null
  }
  get you() {
    return this.#moment?.you ?? null
  }
  get view() {
    return this.#moment?.view ?? null
  }
  get menu() {
    return this.#moment?.menu ?? []
  }
  get story() {
    return this.#moment?.story ?? []
  }
  get prompt() {
    return this.#moment?.prompt ?? null
  }
  get proposal() {
    return this.#moment?.proposal ?? null
  }
  get phrases() {
    return this.#moment?.phrases ?? []
  }
  get version(): number {
    return this.#moment?.version ?? 0
  }
  /** How many requests have been neither acknowledged nor refused. */
  get waiting(): number {
    return this.#waiting
  }

  /** The server's clock now. */
  now(): number {
    return Date.now() + this.clockOffset
  }

  /** Come to a table, or try again with its password. */
  enter(table: string, password = ''): void {
    if (table !== this.#table) {
      this.#moment = null
      this.#forsake()
    }
    this.#table = table
    this.#password = password
    this.refusal = null
    this.status = 'connecting'
    this.#call.make()
  }

  /** Enter again in the language of the page: the texts come from the server. */
  speak(): void {
    if (!this.#table || this.status === 'refused' || this.#lang === this.#world.lang()) return
    this.#whole = true
    this.#call.make()
  }

  /** Enter again: under another nickname, which the server knows by the cookie. */
  again(): void {
    if (!this.#table || this.status === 'refused') return
    this.#whole = true
    this.#call.make()
  }

  /** Ask for something; resolved when it is done and kept, rejected with a `Refusal` when it is not. */
  send(wish: Wish): Promise<Ack> {
    return this.#ask(wish) as Promise<Ack>
  }

  /** Would these acts stand, one after another? Nothing is done. */
  draft(actions: readonly GameAction[]): Promise<Drafted> {
    return this.#ask({ type: 'draft', actions: [...actions], version: this.version }) as Promise<Drafted>
  }

  /** What is each of my choices worth? Nobody else hears of it. */
  advise(): Promise<Advised> {
    return this.#ask({ type: 'advise', version: this.version }) as Promise<Advised>
  }

  /** What did my last act cost me? */
  review(): Promise<Reviewed> {
    return this.#ask({ type: 'review', version: this.version }) as Promise<Reviewed>
  }

  #ask(wish: Wish): Promise<Answer> {
    const request = { ...wish, client: this.client, n: ++this.#n } as Request
    const answered = this.#flights.add(request)
    this.#waiting = this.#flights.size
    if (this.#call.entered) this.#call.put(request)
    return answered
  }

  act(action: GameAction): Promise<Ack> {
    return this.send({ type: 'act', action, version: this.version })
  }
  decline(): Promise<Ack> {
    return this.send({ type: 'decline' })
  }
  /** Sit on this seat, or on any free one. */
  sit(seat = -1): Promise<Ack> {
    return this.send({ type: 'sit', seat })
  }
  stand(): Promise<Ack> {
    return this.send({ type: 'stand' })
  }
  /** Ready, with 16 random bytes of this browser that go into the packs. */
  ready(): Promise<Ack> {
    return this.send({ type: 'ready', nonce: randomHex(16) })
  }
  start(): Promise<Ack> {
    return this.send({ type: 'start' })
  }
  seatBot(seat: number, bot = ''): Promise<Ack> {
    return this.send({ type: 'seat-bot', seat, bot })
  }
  remove(seat: number): Promise<Ack> {
    return this.send({ type: 'remove', seat })
  }
  change(setup: Setup, password: string | null = null): Promise<Ack> {
    return this.send({ type: 'change', setup, password })
  }
  /** Another password, or none, and nothing else: at any time. */
  lock(password: string): Promise<Ack> {
    return this.change(this.about!.setup, password)
  }
  /** Let somebody in again who was removed. */
  admit(which: number, name: string): Promise<Ack> {
    return this.send({ type: 'let-in', which, name })
  }
  referee(take: boolean): Promise<Ack> {
    return this.send({ type: 'referee', take })
  }
  /** Say yes or no to who asks for the referee's chair. */
  consent(yes: boolean): Promise<Ack> {
    return this.send({ type: 'consent', yes })
  }
  /** Want advice at this table, or want it no more. */
  learn(wants: boolean): Promise<Ack> {
    return this.send({ type: 'learn', wants })
  }
  phrase(phrase: string): Promise<Ack> {
    return this.send({ type: 'phrase', phrase })
  }
  /** Words of one's own, as said at the moment this page shows. */
  say(text: string): Promise<Ack> {
    return this.send({ type: 'say', text, version: this.version })
  }

  /** What has just happened was seen: the table need not rest for this page. Nothing comes back, and nothing is sent twice. */
  seen(): void {
    const { about, you, version } = this
    if (about?.stage !== 'playing' || you?.role !== 'seat' || this.#seen === version || !this.#call.entered) return
    this.#seen = version
    this.#call.put({ type: 'hurry', version })
  }

  /** Hear every update with the moments before and after it; returns what ends it. */
  onUpdate(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Leave for good. */
  close(): void {
    for (const undo of this.#undo.splice(0)) undo()
    this.#listeners.clear()
    this.#forsake()
    this.#call.drop()
    this.#table = ''
  }

  // The call.

  #dial(): WebSocket {
    this.#lang = this.#world.lang()
    return this.#world.socket()
  }

  /** Enter the table; the ping behind it is answered even where no version was missed. */
  #knock(): void {
    const seen = this.#whole ? null : this.#moment
    this.#call.put({
      type: 'enter',
      table: this.#table,
      version: seen?.version ?? 0,
      was: seen?.you.key ?? '',
      lang: this.#lang,
      password: this.#password,
    })
    this.#call.ping(PONG_WITHIN)
  }

  #lost(): boolean {
    if (!this.#table || this.status === 'refused') return false
    this.status = 'lost'
    return true
  }

  /** The network came back or the page is looked at again: do not wait for a timer. */
  #hurry(): void {
    if (this.status === 'lost') this.#call.make()
    else if (this.#call.entered) this.#call.ping(HURRY)
  }

  // What the server says.

  #hear(message: Outgoing): void {
    switch (message.type) {
      case 'snapshot':
        return this.#snapshot(message)
      case 'update':
        return this.#update(message)
      case 'presence':
        this.presence = message
        return this.#welcome()
      case 'pong':
        this.clockOffset = message.now - Math.round((this.#call.pinged + Date.now()) / 2)
        return this.#welcome()
      case 'ack':
      case 'drafted':
      case 'advised':
      case 'reviewed':
        return this.#settle(() => this.#flights.land(message))
      case 'refused':
        return this.#refused(message)
    }
  }

  #snapshot(snapshot: Snapshot): void {
    this.clockOffset = snapshot.now - Date.now()
    this.#moment = begin(snapshot)
    this.#whole = false
    this.#welcome()
  }

  #update(update: Update): void {
    const before = this.#moment
    if (!before || update.version <= before.version) return
    const after = update.version === before.version + 1 ? this.#stepped(before, update) : null
    if (!after) return this.#mend()
    this.#moment = after
    for (const listener of this.#listeners) listener(update, before, after)
    this.#welcome()
  }

  /** Null where the patch does not fit: then this page is wrong and asks for everything. */
  #stepped(before: Moment, update: Update): Moment | null {
    try {
      return step(before, update)
    } catch {
      this.#whole = true
      return null
    }
  }

  /** Enter again for what is missing; where even that has a gap, for everything, and without haste. */
  #mend(): void {
    if (this.#call.entered) return this.#call.make()
    this.#whole = true
    this.#call.lose()
  }

  /** We are in: what is in flight goes (again). */
  #welcome(): void {
    if (this.#call.entered || !this.#moment) return
    this.#call.entered = true
    this.status = 'open'
    this.#world.backoff.calm()
    for (const request of this.#flights.requests()) this.#call.put(request)
  }

  #refused(refused: Refused): void {
    const refusal = new Refusal(refused)
    // A server that stops has done nothing: the request goes again to the one that takes its place.
    if (refused.n && refused.code === 'stopping') return
    if (refused.n) return this.#settle(() => this.#flights.refuse(refused))
    if (PASSING.has(refused.code)) return this.#call.lose()
    if (this.#call.entered && !SHUT_OUT.has(refused.code)) return this.#forsake(refusal)
    this.refusal = refusal
    this.status = 'refused'
    this.#moment = null
    this.#forsake()
    this.#call.drop()
  }

  #forsake(why = new Refusal({ code: 'gone', text: '' })): void {
    this.#settle(() => this.#flights.forsake(why))
  }

  #settle(answer: () => void): void {
    answer()
    this.#waiting = this.#flights.size
  }
}
