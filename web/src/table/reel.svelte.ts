// The replay that runs: where it is, from whose eyes, and the show that follows it.
import { gameFor } from '../games'
import type { GameModule, Stage } from '../games/contract'
import { api, Problem, type Replay } from '../lib/api'
import type { You } from '../wire/types'
import { homeReplay } from '../offline/here'
import { isHome } from '../offline/ids'
import { peopleOf } from './people'
import { Presentation } from './presentation.svelte'
import { clamped, reelOf, type Reel } from './replay'
import { pace } from './travel'

const BREATH = 700
const EVERYBODY = { type: 'presence' as const, here: [], watching: 0 }

export interface Source {
  id?: string | undefined
  partida?: number | undefined
  record?: string | undefined
}

export class Replaying {
  readonly show = new Presentation()
  reel = $state.raw<Reel | null>(null)
  game = $state.raw<GameModule | null>(null)
  problem = $state('')
  at = $state(0)
  /** The clause that "por quê?" has opened. */
  clause = $state('')
  playing = $state(false)
  /** Whose eyes: a seat, or `null` for everybody's. */
  seat = $state<number | null>(null)
  /** Whose eyes one has without asking for a seat's: the referee's once the cards are open, a bystander's, or one's own. */
  role = $state<You['role']>('spectator')
  names = $state.raw<readonly string[]>([])
  readonly #source: Source
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(source: Source, at = 0) {
    this.#source = source
    this.at = at
  }

  /** Fetch the partida as this seat saw it, and stay at the same act. */
  async load(seat: number | null = null): Promise<void> {
    this.pause()
    try {
      const replay = await this.#fetched(seat)
      this.reel = reelOf(replay.snapshot, replay.updates)
      this.names = replay.names
      if (seat === null) this.role = replay.snapshot.you.role
      this.seat = seat ?? replay.snapshot.you.seat
      this.game = await gameFor(replay.snapshot.about.family ?? '')
      this.show.learn(this.game)
      this.problem = this.game ? '' : 'unknown'
      this.go(this.at)
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem.message : String(problem)
    }
  }

  async #fetched(seat: number | null): Promise<Replay> {
    const { id = '', partida = 1, record } = this.#source
    if (record === undefined && isHome(id)) return homeReplay(id, partida)
    return record === undefined ? api.replay(id, partida, seat ?? undefined) : api.openRecord(record)
  }

  get last(): number {
    return (this.reel?.moments.length ?? 1) - 1
  }

  /** To an act, at once. */
  go(at: number): void {
    if (!this.reel) return
    this.at = clamped(at, this.reel)
    this.show.jump(this.reel.moments[this.at]!)
  }

  /** One act on, with its motion, or one back, without. */
  step(by: 1 | -1): void {
    const { reel } = this
    if (!reel) return
    this.show.hurry()
    const next = clamped(this.at + by, reel)
    if (by < 0 || next === this.at) return this.go(next)
    this.at = next
    this.show.push(reel.updates[next - 1]!, reel.moments[next - 1]!, reel.moments[next]!)
  }

  play(): void {
    if (this.playing) return this.pause()
    if (this.at === this.last) this.go(0)
    this.playing = true
    this.#on()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  close(): void {
    this.pause()
    this.show.close()
  }

  /** The next act, once the last one has been looked at. */
  #on(): void {
    if (!this.playing || !this.reel || this.at >= this.last) return this.pause()
    const { updates, moments } = this.reel
    const beats = this.game?.beats(updates[this.at]!, moments[this.at]!, moments[this.at + 1]!) ?? []
    this.step(1)
    const held = beats.reduce((sum, beat) => sum + beat.ms, 0) * Math.max(0.3, pace())
    this.#timer = setTimeout(() => this.#on(), held + BREATH * Math.max(0.5, pace()))
  }

  get stage(): Stage | null {
    const moment = this.show.shown
    if (!moment?.view) return null
    const seated = this.seat !== null && moment.view.seat === this.seat
    const you = { ...moment.you, role: 'spectator' as const, seat: null }
    return {
      view: moment.view,
      insight: moment.insight,
      menu: [],
      prompt: null,
      people: peopleOf(moment.about, you, EVERYBODY).map((person) => ({ ...person, name: person.name || (this.names[person.seat] ?? '') })),
      sides: moment.about.sides ?? [],
      bottom: this.seat ?? 0,
      seated,
      speech: this.show.speech,
      wins: [],
      told: moment.story.at(-1)?.text ?? '',
      events: this.show.events,
      memo: null,
      still: true,
      beat: this.show.beat,
      reached: (mark) => this.show.reached(mark),
      awaited: (mark) => this.show.awaited(mark),
      now: () => Date.now(),
      act: async () => false,
      draft: async () => null,
      why: (clause) => (this.clause = clause),
    }
  }
}
