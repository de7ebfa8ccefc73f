// The engine as the page has it: one worker, started when it is first asked, and answers in the order of the questions.
import type { Outgoing, Replay, Setup } from '../wire/types'
import WORKER from './engine.worker?worker&url'

/** What the worker says: the answer to question `n`, or why there is none. */
export interface Told {
  n: number
  text?: string
  failed?: string
}

export interface Who {
  player: string
  name: string
}
/** A question; `carteado.offline.engine` says what each of them is. */
export type Asked = { table: string; now: number; lang?: string } & (
  | { do: 'open'; who: Who; setup: Partial<Setup> & Pick<Setup, 'game'> }
  | { do: 'restore'; who: Who; entries: readonly unknown[] }
  | { do: 'hear'; message: unknown }
  | { do: 'ring' }
  | { do: 'replay'; partida: number; lang: string }
)
export interface Made {
  /** Messages for the page; an update comes as the text it would be on the wire. */
  say: (Outgoing | string)[]
  keep: unknown[]
  record: string
  wait: number | null
  replay?: Replay
  refused?: { code: string; text: string }
}
export type Calls = (asked: Asked) => Promise<Made>
/** Something went wrong inside the engine. */
export class Broken extends Error {}

/** The engine behind a worker. */
export function behind(worker: Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>): Calls {
  const waiting = new Map<number, { tell: (made: Made) => void; fail: (why: Error) => void }>()
  let last = 0
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    const asked = waiting.get(data.n)
    waiting.delete(data.n)
    if (data.text !== undefined) asked?.tell(JSON.parse(data.text) as Made)
    else asked?.fail(new Broken(data.failed))
  }
  worker.onerror = (event) => {
    for (const { fail } of waiting.values()) fail(new Broken(event.message))
    waiting.clear()
  }
  return (asked) =>
    new Promise((tell, fail) => {
      waiting.set(++last, { tell, fail })
      worker.postMessage({ n: last, text: JSON.stringify(asked) })
    })
}

let started: Calls | undefined

/** The engine of this page. */
export function engine(): Calls {
  started ??= behind(new Worker(WORKER, { type: 'module', name: 'engine' }))
  return started
}

/** The worker's own file, which no list of the built page names. */
export { WORKER }
