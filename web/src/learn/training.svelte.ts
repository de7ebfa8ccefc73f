// The trainer: an exercise on the board of the game, an answer, what it was worth, and the next one.
//
// Rule 1: the server keeps nothing: the exercise is named by its seed, the house rules and the weights, and so is its answer.
// Rule 2: the next exercise is fetched while the last answer is read.
import { gameFor } from '../games'
import type { GameModule, Stage } from '../games/contract'
import { api, Problem } from '../lib/api'
import { begin, type Moment } from '../lib/folding'
import type { Changes } from '../lib/house'
import { peopleOf } from '../table/people'
import { Presentation } from '../table/presentation.svelte'
import type { DrillAsked, DrillTold, GameAction } from '../wire/types'
import { answered, keep, load, weights, type Kept } from './tally'

const NOBODY = { type: 'presence' as const, here: [], watching: 0 }

interface Posed {
  asked: DrillAsked
  moment: Moment
}

export class Training {
  readonly show = new Presentation()
  game = $state.raw<GameModule | null>(null)
  kept: Kept = $state.raw({ kinds: {}, rules: {} })
  /** What the last answer was worth, while it is read. */
  told = $state.raw<DrillTold | null>(null)
  problem = $state('')
  /** The clause that "por quê?" has opened. */
  clause = $state('')
  /** Right answers in a row. */
  row = $state(0)
  #posed = $state.raw<Posed | null>(null)
  #next: Promise<Posed> | null = null
  #asking = false
  readonly #id: string
  readonly #store = globalThis.localStorage as Storage | undefined

  constructor(game: string) {
    this.#id = game
    this.kept = load(this.#store, game)
  }

  /** The next exercise. */
  async next(): Promise<void> {
    const fetching = this.#next ?? this.#fetched()
    this.#next = null
    this.problem = ''
    try {
      const posed = await fetching
      this.game ??= await gameFor(posed.moment.about.family ?? '')
      this.show.learn(this.game)
      this.told = null
      this.#posed = posed
      this.show.jump(posed.moment)
    } catch (why) {
      this.problem = why instanceof Problem ? why.message : String(why)
    }
  }

  /** Train by other house rules. */
  async under(rules: Changes): Promise<void> {
    this.#keep({ ...this.kept, rules })
    this.#next = null
    await this.next()
  }

  forget(): void {
    this.row = 0
    this.#keep({ ...this.kept, kinds: {} })
  }

  close(): void {
    this.show.close()
  }

  async #fetched(): Promise<Posed> {
    const asked = { seed: Math.floor(Math.random() * 2 ** 48), options: { ...this.kept.rules }, weights: weights(this.kept.kinds) }
    const { snapshot } = await api.drill(this.#id, asked)
    return { asked, moment: begin(snapshot) }
  }

  async #answer(action: GameAction): Promise<boolean> {
    const posed = this.#posed
    if (!posed || this.told || this.#asking) return false
    this.#asking = true
    try {
      const told = await api.answerDrill(this.#id, { ...posed.asked, action })
      this.told = told
      this.row = told.right ? this.row + 1 : 0
      this.#keep({ ...this.kept, kinds: answered(this.kept.kinds, told.kind, told.name, told.right) })
      this.#next = this.#fetched()
      this.#next.catch(() => {})
      return true
    } catch (why) {
      this.problem = why instanceof Problem ? why.message : String(why)
      return false
    } finally {
      this.#asking = false
    }
  }

  #keep(kept: Kept): void {
    this.kept = kept
    keep(this.#store, this.#id, kept)
  }

  /** The story of how it came to this is nobody's: what lies on the table says it all. */
  get stage(): Stage | null {
    const moment = this.show.shown
    if (!moment?.view) return null
    return {
      view: moment.view,
      insight: moment.insight,
      menu: moment.menu,
      prompt: moment.prompt,
      people: peopleOf(moment.about, moment.you, NOBODY),
      sides: moment.about.sides ?? [],
      bottom: moment.you.seat ?? 0,
      seated: true,
      speech: this.show.speech,
      wins: [],
      told: '',
      events: [],
      memo: null,
      still: this.told !== null,
      beat: '',
      reached: () => true,
      awaited: () => false,
      now: () => Date.now(),
      act: (action) => this.#answer(action),
      draft: async () => null,
      why: (clause) => (this.clause = clause),
    }
  }
}
