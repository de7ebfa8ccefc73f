// The keys of the scoreboards this browser may write on: one for each side, one more for a judge where there is one.
// They are kept here, each under the letter of its side, and sent only with a line.
import type { PlacarInfo } from '../wire/types'

export type Side = number
/** Who has a key: a side, or the judge. */
export type Writer = Side | typeof JUDGE
export type Held = Partial<Record<Writer, string>>

export const JUDGE = -2
const SIDES = 'ABCDEFGH'
const LETTERS = `${SIDES}J`
/** How browsers kept the keys when all scoreboards had two sides. */
const NUMBERED: Record<string, string> = { 0: 'A', 1: 'B', 2: 'J' }

const writerOf = (letter: string): Writer => (letter === 'J' ? JUDGE : SIDES.indexOf(letter))
const letterOf = (writer: Writer): string => (writer === JUDGE ? 'J' : SIDES[writer]!)

/** What somebody may enter now, besides what is irregular; the judge's stands after that of the sides. */
export function legalOf(info: PlacarInfo, writer: Writer): PlacarInfo['legal'][number] {
  return info.legal[writer === JUDGE ? info.sides.length : writer] ?? []
}

const SHELF = 'carteado.placares'
const MOST = 40

/** The keys this browser has for a scoreboard. */
export function held(id: string): Held {
  return opened(shelf()[id])
}

/** Keep a key; the oldest scoreboards are forgotten when there are many. */
export function hold(id: string, side: Writer, key: string): Held {
  const { [id]: before, ...others } = shelf()
  const mine: Held = { ...opened(before), [side]: key }
  const kept = Object.entries(others).slice(-(MOST - 1))
  try {
    localStorage.setItem(SHELF, JSON.stringify({ ...Object.fromEntries(kept), [id]: closed(mine) }))
  } catch {
    // A browser that keeps nothing still works until the page is left.
  }
  return mine
}

/** The writer and key behind the # of a link: `#A.k3y`. */
export function keyIn(hash: string): { side: Writer; key: string } | null {
  const found = /^#([A-HJ])\.([\w-]{1,64})$/.exec(hash)
  return found ? { side: writerOf(found[1]!), key: found[2]! } : null
}

/** All writers and keys behind the # of a link: `#A.k3y,B.k3y,J.k3y` is the one of the device of a table. */
export function keysIn(hash: string): { side: Writer; key: string }[] {
  const found = hash.replace(/^#/, '').split(',').map((part) => keyIn(`#${part}`))
  return found.flatMap((one) => (one ? [one] : []))
}

/** The link that lets a side write. */
export function linkOf(origin: string, id: string, side: Writer, key: string): string {
  return `${origin}/placar/${id}#${letterOf(side)}.${key}`
}

type Kept = Record<string, string>

function opened(kept: Kept | undefined): Held {
  const pairs = Object.entries(kept ?? {}).map(([name, key]) => [NUMBERED[name] ?? name, key] as const)
  return Object.fromEntries(pairs.filter(([letter]) => LETTERS.includes(letter)).map(([letter, key]) => [writerOf(letter), key]))
}

function closed(held: Held): Kept {
  return Object.fromEntries(Object.entries(held).map(([writer, key]) => [letterOf(Number(writer)), key!]))
}

function shelf(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, Kept>) : {}
  } catch {
    return {}
  }
}
