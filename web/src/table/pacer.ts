// What is shown follows what is known, at a pace eyes can follow.
//
// Rule 1: each step is shown at once and held for its beats; the next one waits, and never more than `FARTHEST` in all.
// Rule 2: nothing here decides what a person may do: whoever acts hurries the show along.

/** A span of time in which something is looked at. Its mark is kept once it is reached: what happened stays happened. */
export interface Beat {
  readonly name: string
  readonly ms: number
  readonly mark?: string
}

export interface Step<Moment> {
  readonly moment: Moment
  readonly beats: readonly Beat[]
  /** Told when the step comes on, unless it was skipped: sounds, bubbles. */
  readonly begin?: () => void
}

export interface Clock {
  after(ms: number, what: () => void): () => void
}

export interface Show<Moment> {
  /** Something changed: the moment to draw, the beat it is in ('' at rest), the marks reached, those still to come. */
  draw(moment: Moment, beat: string, marks: ReadonlySet<string>, coming: ReadonlySet<string>): void
}

/** How far the show may lag behind the game, in milliseconds. */
export const FARTHEST = 2000
const MARKS_KEPT = 24

export class Pacer<Moment> {
  #queue: Step<Moment>[] = []
  #current: Step<Moment> | null = null
  #nth = 0
  #marks = new Set<string>()
  #cancel: () => void = () => {}
  readonly #clock: Clock
  readonly #show: Show<Moment>

  constructor(clock: Clock, show: Show<Moment>) {
    this.#clock = clock
    this.#show = show
  }

  /** Whether nothing is on and nothing waits. */
  get idle(): boolean {
    return this.#current === null
  }

  /** How many milliseconds of show are still to come. */
  get ahead(): number {
    const rest = this.#current ? length(this.#current.beats.slice(this.#nth)) : 0
    return this.#queue.reduce((sum, step) => sum + length(step.beats), rest)
  }

  /** One more step; the oldest ones are cut short where the show falls too far behind. */
  push(step: Step<Moment>): void {
    this.#queue.push(step)
    while (this.#current && this.ahead > FARTHEST && this.#queue.length) this.#finish()
    if (!this.#current) this.#next()
  }

  /** Everything at once: all that waits is shown as it ends. */
  hurry(): void {
    while (this.#current) this.#finish()
  }

  /** Another moment, from nowhere: what waits is forgotten. */
  jump(moment: Moment): void {
    this.#cancel()
    this.#queue = []
    this.#current = null
    this.#show.draw(moment, '', this.#marks, new Set())
  }

  #next(): void {
    this.#current = this.#queue.shift() ?? null
    this.#nth = 0
    if (!this.#current) return
    this.#current.begin?.()
    this.#beat()
  }

  #beat(): void {
    const step = this.#current!
    const beat = step.beats[this.#nth]
    if (!beat) return this.#finish()
    this.#mark(beat)
    this.#draw(step, beat.name)
    this.#cancel = this.#clock.after(beat.ms, () => {
      this.#nth += 1
      this.#beat()
    })
  }

  /** The current step as it ends, and on to the next. */
  #finish(): void {
    this.#cancel()
    const step = this.#current!
    for (const beat of step.beats) this.#mark(beat)
    this.#nth = step.beats.length
    this.#draw(step, '')
    this.#next()
  }

  #draw(step: Step<Moment>, name: string): void {
    const coming = step.beats.slice(this.#nth + 1).map((beat) => beat.mark ?? beat.name)
    this.#show.draw(step.moment, name, new Set(this.#marks), new Set(name ? coming : []))
  }

  #mark(beat: Beat): void {
    if (!beat.mark) return
    this.#marks.add(beat.mark)
    for (const mark of this.#marks) {
      if (this.#marks.size <= MARKS_KEPT) break
      this.#marks.delete(mark)
    }
  }
}

function length(beats: readonly Beat[]): number {
  return beats.reduce((sum, beat) => sum + beat.ms, 0)
}

/** Beats at another pace: 1 as in life, 0.5 twice as fast; none at 0. */
export function paced(beats: readonly Beat[], pace: number): Beat[] {
  return pace === 0 ? [] : beats.map((beat) => ({ ...beat, ms: beat.ms * pace }))
}
