// Advice at a table: what each of my choices is worth when I ask, and what my last act cost where I want to know.
//
// Rule 1: nothing is counted here, and nothing of it is kept: an answer goes with the menu that it is about.
// Rule 2: no act waits for it.
import { Refusal } from '../lib/flights'
import { settings } from '../lib/settings.svelte'
import type { About, Advised, Ack, Choice, Reviewed, You } from '../wire/types'

/** What of a room advice needs. */
export interface Advisable {
  readonly line: {
    readonly about: About | null
    readonly you: You | null
    readonly menu: readonly Choice[]
    readonly prompt: { actors: readonly number[] } | null
    advise(): Promise<Advised>
    review(): Promise<Reviewed>
    learn(wants: boolean): Promise<Ack>
  }
  readonly toasts: { tell(text: string, clause?: string, calm?: boolean): void }
  ask(asked: Promise<Ack>): Promise<boolean>
}

/** How matters stand with advice at a table, for who sits there. */
export interface Wishes {
  /** Whether there is advice now. */
  on: boolean
  /** Whether I want it. */
  mine: boolean
  /** The people who have not said so, me left out. */
  missing: string[]
  /** Nobody but me and bots. */
  alone: boolean
}

/** Nothing where the game has no advice, or I have no seat. */
export function wishesFor(about: About | null, you: You | null): Wishes | null {
  const seat = you?.role === 'seat' ? you.seat : null
  if (!about?.advice || seat === null) return null
  const people = about.chairs.flatMap((chair, at) => (chair.kind === 'person' && !chair.left ? [{ ...chair, at }] : []))
  const others = people.filter(({ at }) => at !== seat)
  return {
    on: about.advice === 'on',
    mine: about.chairs[seat]?.learns ?? false,
    missing: others.filter(({ learns }) => !learns).map(({ name }) => name),
    alone: others.length === 0,
  }
}

export class Advisor {
  /** The panel is open. */
  open = $state(false)
  asking = $state(false)
  /** Why there is no answer. */
  problem = $state('')
  #answer = $state.raw<{ told: Advised; menu: readonly Choice[] } | null>(null)
  readonly #room: Advisable

  constructor(room: Advisable) {
    this.#room = room
  }

  get wishes(): Wishes | null {
    const { about, you } = this.#room.line
    return wishesFor(about, you)
  }

  /** Whether it is for me to choose now. */
  get waited(): boolean {
    const { about, you, prompt } = this.#room.line
    return about?.stage === 'playing' && you?.seat != null && (prompt?.actors.includes(you.seat) ?? false)
  }

  /** What was answered, while the choices are still those. */
  get told(): Advised | null {
    return this.#answer?.menu === this.#room.line.menu ? this.#answer.told : null
  }

  forget(): void {
    this.#answer = null
    this.problem = ''
  }

  /** The button: who is alone with bots need not be asked whether they want what they ask for. */
  async press(): Promise<void> {
    this.open = !this.open
    if (!this.open) return
    const { wishes } = this
    if (wishes?.alone && !wishes.mine && !(await this.want(true))) return
    await this.count()
  }

  /** Ask what the choices are worth, where that may be asked now. */
  async count(): Promise<void> {
    if (!this.wishes?.on || !this.waited || this.asking || this.told) return
    const { menu } = this.#room.line
    this.asking = true
    this.problem = ''
    try {
      this.#answer = { told: await this.#room.line.advise(), menu }
    } catch (refusal) {
      this.problem = refusal instanceof Refusal ? refusal.message : ''
    } finally {
      this.asking = false
    }
  }

  want(wants: boolean): Promise<boolean> {
    this.forget()
    return this.#room.ask(this.#room.line.learn(wants))
  }

  /** An act was done: tell what it cost, if the person wants to know and something was better. */
  async reviewed(doing: Promise<boolean>): Promise<boolean> {
    const done = await doing
    if (done && settings.mistakes && this.wishes?.on) {
      this.#room.line.review().then(
        ({ text }) => this.#room.toasts.tell(text, '', true),
        () => {},
      )
    }
    return done
  }
}
