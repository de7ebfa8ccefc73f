// What somebody got right and wrong in training, kind by kind, kept in this browser; what goes wrong comes more often.
import type { Changes } from '../lib/house'

export interface Tally {
  /** As the kind was last called. */
  name: string
  right: number
  wrong: number
}

export interface Kept {
  kinds: Readonly<Record<string, Tally>>
  /** The house rules that were trained last. */
  rules: Changes
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** As many as the server takes. */
const MOST_KINDS = 200
/** Answers after which older ones begin to count for less: who has learnt something is not held to the past. */
const MEMORY = 12
const HEAVIEST = 16
const LIGHTEST = 0.25

export const NOTHING: Kept = { kinds: {}, rules: {} }

/** One more answer. */
export function answered(kinds: Kept['kinds'], kind: string, name: string, right: boolean): Kept['kinds'] {
  const before = kinds[kind] ?? { name, right: 0, wrong: 0 }
  const fades = before.right + before.wrong >= MEMORY ? 1 - 1 / MEMORY : 1
  const tally = { name, right: before.right * fades + (right ? 1 : 0), wrong: before.wrong * fades + (right ? 0 : 1) }
  const others = Object.entries(kinds).filter(([key]) => key !== kind)
  return Object.fromEntries([...others.slice(-(MOST_KINDS - 1)), [kind, tally]])
}

/** How heavy each kind weighs among the exercises: every mistake makes it heavier, every right answer lighter. */
export function weights(kinds: Kept['kinds']): Record<string, number> {
  return Object.fromEntries(Object.entries(kinds).map(([kind, tally]) => [kind, weight(tally)]))
}

export function weight({ right, wrong }: Pick<Tally, 'right' | 'wrong'>): number {
  const heavy = (1 + 4 * wrong) / (1 + right / 2)
  return Math.round(100 * Math.min(HEAVIEST, Math.max(LIGHTEST, heavy))) / 100
}

/** The kinds with mistakes, those that come most often first. */
export function weakest(kinds: Kept['kinds'], most = 8): Tally[] {
  const wrong = Object.values(kinds).filter((tally) => Math.round(tally.wrong) > 0)
  return wrong.sort((one, other) => weight(other) - weight(one)).slice(0, most)
}

/** How often it was right, of how many. */
export function score(kinds: Kept['kinds']): { right: number; all: number } {
  const tallies = Object.values(kinds)
  const right = tallies.reduce((sum, tally) => sum + tally.right, 0)
  const wrong = tallies.reduce((sum, tally) => sum + tally.wrong, 0)
  return { right: Math.round(right), all: Math.round(right + wrong) }
}

export function load(store: Store | undefined, game: string): Kept {
  try {
    return sane(JSON.parse(store?.getItem(key(game)) ?? '{}'))
  } catch {
    return NOTHING
  }
}

export function keep(store: Store | undefined, game: string, kept: Kept): void {
  try {
    store?.setItem(key(game), JSON.stringify(kept))
  } catch {
    // A full or forbidden store: the tally lasts as long as the page.
  }
}

const key = (game: string): string => `carteado.treino.${game}`

/** What was kept, without what nobody of ours wrote. */
function sane(found: unknown): Kept {
  const { kinds, rules } = object(found)
  const tallies = Object.entries(object(kinds)).flatMap(([kind, told]): [string, Tally][] => {
    const { name, right, wrong } = object(told)
    return typeof name === 'string' && counts(right) && counts(wrong) ? [[kind, { name, right, wrong }]] : []
  })
  const strings = Object.entries(object(rules)).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return { kinds: Object.fromEntries(tallies.slice(-MOST_KINDS)), rules: Object.fromEntries(strings) }
}

function object(found: unknown): Record<string, unknown> {
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {}
}

function counts(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
