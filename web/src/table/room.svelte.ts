// One table as this page has it: the line to the server, the show, and what the person does.
import { gameFor } from '../games'
import type { GameModule, Memo, Stage } from '../games/contract'
import { Advisor } from '../learn/advisor.svelte'
import { found } from '../seek/found'
import { Connection, Refusal } from '../lib/connection.svelte'
import type { Moment } from '../lib/folding'
import { nameOf } from '../lib/games'
import { settings } from '../lib/settings.svelte'
import { tellTurn } from '../lib/turn'
import type { Ack, GameAction } from '../wire/types'
import { homeAt, homeSocket } from '../offline/here'
import { isHome } from '../offline/ids'
import { bottomSeat } from './geometry'
import { myChair, peopleOf } from './people'
import { Presentation } from './presentation.svelte'
import { play } from './sounds'
import { forget } from './spots'
import { Toasts } from './toasts.svelte'

/** Refusals for which nobody has done anything wrong. */
const CALM: ReadonlySet<string> = new Set(['partner-answered'])

export class Room {
  readonly line: Connection
  readonly show = new Presentation()
  readonly toasts = new Toasts()
  readonly advisor: Advisor = new Advisor(this)
  game = $state.raw<GameModule | null>(null)
  /** This page cannot draw the game of the table. */
  unknown = $state(false)
  /** The clause that "por quê?" has opened. */
  clause = $state('')
  #memo = $state.raw<Memo | null>(null)
  readonly #id: string
  #pushed: Moment | null = null
  #readied = -1
  #closed = false

  constructor(id: string) {
    this.#id = id
    this.line = new Connection(isHome(id) ? { socket: () => homeSocket(id) } : {})
    forget()
    this.line.onUpdate((update, before, after) => {
      this.#pushed = after
      this.show.push(update, before, after)
      this.#turn(before, after)
    })
    $effect(() => this.#follow())
    $effect(() => this.#quick())
    $effect(() => {
      const family = this.line.about?.family
      if (family !== undefined) void this.#learn(family)
    })
  }

  enter(password = ''): void {
    if (!isHome(this.#id)) return this.line.enter(this.#id, password)
    // What has to be loaded first takes longer than a server may keep anybody waiting.
    const come = (): void => void (this.#closed || this.line.enter(this.#id, password))
    void homeAt(this.#id).then(come, come)
  }

  close(): void {
    this.#closed = true
    this.line.close()
    this.show.close()
  }

  /** Ask for something and explain a refusal, or how it was taken; resolves to whether it was done. */
  async ask(asked: Promise<Ack>): Promise<boolean> {
    return (await this.#answer(asked)) !== null
  }

  async #answer(asked: Promise<Ack>): Promise<Ack | null> {
    try {
      const ack = await asked
      if (ack.text) this.toasts.tell(ack.text, ack.clause, true)
      return ack
    } catch (refusal) {
      if (refusal instanceof Refusal) this.toasts.tell(refusal.message, refusal.clause, CALM.has(refusal.code))
      return null
    }
  }

  /** A click beside everything: the show goes on at once, and so does the table where nobody else wants to look. */
  hurry(): void {
    this.show.hurry()
    this.line.seen()
  }

  /** An act of the game; the show does not keep it waiting. */
  act(action: GameAction): Promise<boolean> {
    this.show.hurry()
    this.advisor.forget()
    return this.advisor.reviewed(this.ask(this.line.act(action)))
  }

  /** A call in one's own words. */
  async say(text: string): Promise<boolean> {
    this.show.hurry()
    const view = this.line.view
    const ack = await this.#answer(this.line.say(text))
    if (ack?.memo && view) this.#memo = { value: ack.memo, view }
    return ack !== null
  }

  /** What the board draws; `null` before the first partida. */
  get stage(): Stage | null {
    const { show, line } = this
    const moment = show.shown
    if (!moment?.view) return null
    const { about, you } = line.moment ?? moment
    const seat = you.role === 'seat' ? you.seat : null
    return {
      view: moment.view,
      insight: moment.insight,
      menu: moment.menu,
      prompt: moment.prompt,
      people: peopleOf(about, you, line.presence),
      sides: about.sides ?? [],
      bottom: bottomSeat(seat),
      seated: seat !== null,
      speech: show.speech,
      wins: about.setup.partidas > 1 ? moment.about.match.wins : [],
      told: moment.story.at(-1)?.text ?? '',
      events: show.events,
      memo: this.#memo,
      still: moment.about.stage !== 'playing' || (myChair(about, you)?.away ?? false),
      beat: show.beat,
      reached: (mark) => show.reached(mark),
      awaited: (mark) => show.awaited(mark),
      now: () => line.now(),
      act: (action) => this.act(action),
      draft: (actions) => line.draft(actions).catch(() => null),
      why: (clause) => (this.clause = clause),
    }
  }

  /** A snapshot is shown as it is; updates have been pushed already. */
  #follow(): void {
    const moment = this.line.moment
    if (moment && moment !== this.#pushed) {
      this.#pushed = moment
      this.show.jump(moment)
    }
  }

  /** A table for playing at once: who opened it is ready without being asked, and so is whoever it was found for. */
  #quick(): void {
    const { about, you, version } = this.line
    if (!about?.setup.quick || !you || about.stage !== 'open') return
    if (!you.host && !found.has(this.#id)) return
    const chair = myChair(about, you)
    if (!chair || chair.ready || this.#readied === version) return
    this.#readied = version
    void this.ask(this.line.ready())
  }

  async #learn(family: string): Promise<void> {
    if (this.game) return
    this.game = await gameFor(family).catch(() => null)
    this.unknown = this.game === null
    this.show.learn(this.game)
  }

  #turn(before: Moment, after: Moment): void {
    const mine = (moment: Moment): boolean => moment.you.seat !== null && (moment.prompt?.actors.includes(moment.you.seat) ?? false)
    if (!mine(after) || mine(before)) return
    play('turn')
    if (settings.notices) void tellTurn(this.#id, nameOf(after.about.setup.game))
  }
}
