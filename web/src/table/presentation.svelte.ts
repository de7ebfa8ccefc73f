// The show of one table: which moment is drawn, the bubbles in the air, the sounds. The connection knows; this shows.
import type { GameModule, Speech } from '../games/contract'
import type { Moment } from '../lib/folding'
import { muted } from '../people/muted.svelte'
import type { GameEvent, Line, Update } from '../wire/types'
import { Pacer, paced } from './pacer'
import { SHOUT } from './shout'
import { play, type Sound } from './sounds'
import { remember } from './spots'
import { pace } from './travel'

/** How long a bubble stays in the air. */
const BUBBLE = 2600
/** How slowly an end is shown to those who want no motion. */
const STILL = 0.5

export class Presentation {
  shown = $state.raw<Moment | null>(null)
  beat = $state('')
  /** What was said last at each seat, while it is in the air. */
  speech = $state.raw<ReadonlyMap<number, Speech>>(new Map())
  /** The sentences of the updates shown so far; what a snapshot brings is no news. */
  news = $state.raw<readonly Line[]>([])
  /** What the update shown last brought. */
  events = $state.raw<readonly GameEvent[]>([])
  /** What fills the table just now. */
  shout = $state.raw<Speech | null>(null)
  #quiet: ReturnType<typeof setTimeout> | undefined
  #marks = $state.raw<ReadonlySet<string>>(new Set())
  #coming = $state.raw<ReadonlySet<string>>(new Set())
  #game: GameModule | null = null
  #hush = new Map<number, ReturnType<typeof setTimeout>>()
  readonly #pacer = new Pacer<Moment>(
    {
      after(ms, what) {
        const timer = setTimeout(what, ms)
        return () => clearTimeout(timer)
      },
    },
    {
      draw: (moment, beat, marks, coming) => {
        if (moment !== this.shown || beat === 'gather') remember()
        this.shown = moment
        this.beat = beat
        this.#marks = marks
        this.#coming = coming
      },
    },
  )

  reached(mark: string): boolean {
    return this.#marks.has(mark)
  }

  awaited(mark: string): boolean {
    return this.#coming.has(mark)
  }

  /** Draw with this game from now on. */
  learn(game: GameModule | null): void {
    this.#game = game
  }

  /** One update, in its time; at once where nobody is looking. */
  push(update: Update, before: Moment, after: Moment): void {
    const beats = this.#game?.beats(update, before, after) ?? []
    const begin = (): void => this.#begin(update, after)
    const last = this.#game?.last?.(update, before) ?? null
    if (last) {
      // What nobody will see again is held even where nothing moves.
      this.#pacer.push({ moment: { ...after, ...last, menu: [], prompt: null }, beats: paced(beats, pace() || STILL), begin })
      this.#pacer.push({ moment: after, beats: [] })
    } else {
      this.#pacer.push({ moment: after, beats: paced(beats, pace()), begin })
    }
    if (globalThis.document?.hidden) this.hurry()
  }

  hurry(): void {
    this.#pacer.hurry()
  }

  jump(moment: Moment): void {
    this.events = []
    this.#pacer.jump(moment)
  }

  /** Somebody says something at a seat. */
  say(speech: Speech): void {
    clearTimeout(this.#hush.get(speech.seat))
    this.speech = new Map([...this.speech, [speech.seat, speech]])
    if (speech.fills) this.#fill(speech)
    this.#hush.set(
      speech.seat,
      setTimeout(() => this.#forget(speech.seat), BUBBLE),
    )
  }

  close(): void {
    for (const timer of this.#hush.values()) clearTimeout(timer)
    clearTimeout(this.#quiet)
    this.shout = null
    this.speech = new Map()
  }

  #fill(speech: Speech): void {
    clearTimeout(this.#quiet)
    this.shout = speech
    this.#quiet = setTimeout(() => (this.shout = null), SHOUT)
  }

  #forget(seat: number): void {
    this.speech = new Map([...this.speech].filter(([other]) => other !== seat))
  }

  #begin(update: Update, after: Moment): void {
    this.events = update.events ?? []
    if (update.story?.length) this.news = [...this.news, ...update.story]
    const sounds = new Set<Sound>()
    for (const event of update.events ?? []) {
      const speech = this.#game?.speech(event, after.about.setup.game)
      const sound = this.#game?.sound(event)
      if (speech) this.say(speech)
      if (sound) sounds.add(sound)
    }
    for (const sound of sounds) play(sound)
    if (update.spoken && !muted.seats.has(update.spoken.seat)) this.say({ seat: update.spoken.seat, text: update.spoken.text, loud: 0 })
  }
}
