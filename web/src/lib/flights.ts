// Requests that were made and have been neither acknowledged nor refused, in their order.
import type { Ack, Advised, Drafted, Incoming, Refused, Reviewed } from '../wire/types'

export type Request = Exclude<Incoming, { type: 'enter' } | { type: 'ping' } | { type: 'hurry' }>

/** What a promise of `send` is rejected with: the server's sentence, and the clause behind it. */
export class Refusal extends Error {
  readonly code: string
  readonly clause: string

  constructor(refused: Pick<Refused, 'code' | 'text' | 'clause'>) {
    super(refused.text)
    this.code = refused.code
    this.clause = refused.clause ?? ''
  }
}

/** What answers a request that was not refused. */
export type Answer = Ack | Drafted | Advised | Reviewed

interface Flight {
  readonly request: Request
  readonly resolve: (answer: Answer) => void
  readonly reject: (why: Refusal) => void
}

export class Flights {
  readonly #flights = new Map<number, Flight>()

  get size(): number {
    return this.#flights.size
  }

  /** Those in the air, the oldest first. */
  requests(): Request[] {
    return Array.from(this.#flights.values(), ({ request }) => request)
  }

  /** One more; resolved when it has landed. */
  add(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => this.#flights.set(request.n, { request, resolve, reject }))
  }

  land(answer: Answer): void {
    this.#take(answer.client, answer.n)?.resolve(answer)
  }

  refuse(refused: Refused): void {
    this.#take(refused.client ?? '', refused.n ?? 0)?.reject(new Refusal(refused))
  }

  /** Nobody will answer these any more: we have left, or they could not be read. */
  forsake(why: Refusal): void {
    const forsaken = [...this.#flights.values()]
    this.#flights.clear()
    for (const flight of forsaken) flight.reject(why)
  }

  /** The answer to another page of the same person is not for us. */
  #take(client: string, n: number): Flight | undefined {
    const flight = this.#flights.get(n)
    if (flight?.request.client !== client) return undefined
    this.#flights.delete(n)
    return flight
  }
}
