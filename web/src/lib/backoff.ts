// How long to wait before knocking again: twice as long each time, never two pages at the same instant.

export const FIRST = 250
export const LONGEST = 5_000

export class Backoff {
  #tries = 0
  readonly #random: () => number

  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /** Milliseconds until the next try: between half of it and the whole. */
  next(): number {
    const whole = Math.min(LONGEST, FIRST * 2 ** this.#tries++)
    return Math.round(whole * (0.5 + this.#random() / 2))
  }

  /** It worked: start from the shortest again. */
  calm(): void {
    this.#tries = 0
  }
}
