// Lines that wait on this device while there is no network: kept over a reload, each under an id of its own, sent in order.
// Nothing is decided here: what may be marked is what the code of the scoreboard knows at all, and the server looks at it later.
import type { PlacarClaim, PlacarInfo } from '../wire/types'
import type { Said } from './board.svelte'
import { isAnswer } from './claims'
import { JUDGE, type Held, type Writer } from './keys'

export interface Waiting {
  /** Its own, so that it is written once however often it is sent. */
  readonly id: string
  readonly side: Writer
  readonly entry: Said
  /** The version of the scoreboard that it follows. */
  readonly version: number
  /** Whether it was on its way already: then it may be written, and is not taken back. */
  readonly sent: boolean
}

const SHELF = 'carteado.placar.espera.'

export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What waits on this device for a scoreboard. */
export function kept(placar: string): Waiting[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF + placar) ?? '[]')
    return Array.isArray(found) ? found.filter(isWaiting) : []
  } catch {
    return []
  }
}

export function keep(placar: string, waiting: readonly Waiting[]): void {
  try {
    if (waiting.length) localStorage.setItem(SHELF + placar, JSON.stringify(waiting))
    else localStorage.removeItem(SHELF + placar)
  } catch {
    // A browser that keeps nothing still sends what waits, until the page is left.
  }
}

function isWaiting(found: unknown): found is Waiting {
  const { id, side, entry, version } = (found ?? {}) as Partial<Waiting>
  return typeof id === 'string' && typeof side === 'number' && typeof version === 'number' && typeof entry === 'object'
}

/** One more line at the end. */
export function besides(waiting: readonly Waiting[], info: Pick<PlacarInfo, 'version'>, side: Writer, entry: Said, id = freshId(), sent = false): Waiting[] {
  const last = waiting.at(-1)
  return [...waiting, { id, side, entry, version: last ? last.version + 1 : info.version, sent }]
}

/** The same after the scoreboard has moved on without them: they follow what it says now, and answers name their lines anew. */
export function rebased(waiting: readonly Waiting[], version: number): Waiting[] {
  const first = waiting[0]?.version ?? version
  const moved = (entry: Said): Said =>
    isAnswer(entry) && entry.line > first ? { ...entry, line: entry.line + version - first } : entry
  return waiting.map((one, at) => ({ ...one, entry: moved(one.entry), version: version + at }))
}

/** The others, where the first line is given up; whoever answered it has nothing to answer any more. */
export function without([first, ...others]: readonly Waiting[]): Waiting[] {
  return others.filter(({ entry }) => !(first && isAnswer(entry) && entry.line === first.version + 1))
}

/** The scoreboard as this device shows it while lines wait, or while there is no network: what is known, and what may be kept. */
export function ahead(info: PlacarInfo, waiting: readonly Waiting[], away: boolean, text: (entry: Said) => string): PlacarInfo {
  if (!waiting.length) return away ? { ...info, undo: null } : info
  let claim = info.claim
  let judge = info.judge
  let tally = info.tally
  for (const { side, entry, version } of waiting) {
    if (entry.type === 'judge') judge = entry.pays
    else if (entry.type === 'contest') claim = claim && { ...claim, contested: side }
    else if (entry.type === 'agree') claim = claim && agreed(info, claim, side)
    else if (entry.type === 'withdraw' || entry.type === 'settle') claim = null
    else if (info.confirm === 'entry' && !judge && side !== JUDGE) claim = claimed(version + 1, side, entry, text(entry))
    if (entry.type === 'tally' && tally !== null) tally += 1
  }
  const legal = [...info.sides.map((_, side) => answers(info, claim, side, judge)), answers(info, claim, JUDGE, judge)]
  return { ...info, version: info.version + waiting.length, claim, judge, tally, undo: null, legal }
}

function claimed(line: number, side: Writer, entry: Said, text: string): PlacarClaim {
  return { line, side, text, entry: entry as PlacarClaim['entry'], agreed: [], contested: null, follows: '', gains: [], score: [] }
}

function agreed(info: PlacarInfo, claim: PlacarClaim, side: Writer): PlacarClaim | null {
  const all = [...claim.agreed, side]
  return all.length < info.sides.length - 1 ? { ...claim, agreed: all } : null
}

/** What this writer may say: answers where a claim waits, else all that the code knows. */
function answers(info: PlacarInfo, claim: PlacarClaim | null, writer: Writer, judge: boolean): Said[] {
  if (!claim) return !judge || writer === JUDGE ? info.sayable : []
  const { line, side, contested } = claim
  if (writer === JUDGE)
    return contested !== null || judge ? [{ type: 'settle', line, entry: claim.entry as never }, { type: 'settle', line, entry: null }] : []
  if (contested !== null || judge || claim.agreed.includes(writer)) return []
  return writer === side ? [{ type: 'withdraw', line }] : [{ type: 'agree', line }, { type: 'contest', line }]
}

/** Who has the key of a line that waits; one whose key is gone cannot be sent. */
export const keyOf = ({ side }: Waiting, keys: Held): string => keys[side] ?? ''

/** Whether nobody can say yet what became of it: no answer came, or only that the server has no time. */
export function unanswered(problem: { code: string; status: number }): boolean {
  return problem.code === 'unreachable' || problem.status === 429 || problem.status >= 500
}
