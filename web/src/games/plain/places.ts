// A view of any game as places with names: what a screen may draw, taken from the names of its fields alone.
//
// Rule 1: a field whose name ends in card or cards holds cards, faces or backs; so does everything in it.
// Rule 2: what belongs to a seat is in an object with a `seat`, or in a list with one entry a seat.
import { called } from './names'

export type Cards = readonly (string | null)[]

/** Something on the table: cards in one or several rows, or a few words. */
export interface Place {
  name: string
  rows: readonly Cards[]
  text: string
}

/** The whole table: what is common, and what lies before each seat. */
export interface Layout {
  middle: readonly Place[]
  seats: readonly (readonly Place[])[]
}

type Fields = Readonly<Record<string, unknown>>

const CARDS = /(^|_)cards?$/
/** What has its own place on every table. */
const ELSEWHERE = ['type', 'seat', 'seats', 'score', 'phase']

export function layoutOf(shown: unknown, seats: number): Layout {
  const before: Place[][] = Array.from({ length: seats }, () => [])
  const middle: Place[] = []
  for (const [name, value] of fieldsOf(shown)) {
    const owned = ownedBySeat(value, seats)
    if (owned) for (const [seat, fields] of owned) before[seat]?.push(...placesIn(fields))
    else middle.push(...placeOf(name, value))
  }
  return { middle, seats: before }
}

/** How many points each side has, where the view tells it. */
export function scoreIn(shown: unknown): number[] {
  const score = isObject(shown) ? shown['score'] : undefined
  return Array.isArray(score) ? score.filter((points) => typeof points === 'number') : []
}

/** Objects that each name their seat. */
function ownedBySeat(value: unknown, seats: number): [number, Fields][] | null {
  if (!Array.isArray(value) || !value.length) return null
  const items = value.filter(isObject)
  if (items.length !== value.length) return null
  const owned = items.map((item): [number, Fields] => [Number(item['seat'] ?? -1), item])
  return owned.every(([seat]) => seat >= 0 && seat < seats) ? owned : null
}

function placesIn(fields: Fields): Place[] {
  return fieldsOf(fields).flatMap(([name, value]) => placeOf(name, value))
}

function placeOf(field: string, value: unknown): Place[] {
  const name = called(field)
  if (CARDS.test(field)) {
    const rows = rowsOf(value)
    return rows.length ? [{ name, rows, text: '' }] : []
  }
  const text = textOf(value)
  return text ? [{ name, rows: [], text }] : []
}

/** Cards side by side, groups of them one below another. */
function rowsOf(value: unknown): Cards[] {
  if (typeof value === 'string') return [[value]]
  if (!Array.isArray(value) || !value.length) return []
  if (value.some(Array.isArray)) return value.flatMap(rowsOf)
  return [value.map((card) => (typeof card === 'string' ? card : null))]
}

function textOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'string') return String(value)
  if (value === true) return '✓'
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(' ')
  if (!isObject(value)) return ''
  return fieldsOf(value)
    .map(([name, item]) => [called(name), textOf(item)])
    .flatMap(([name, text]) => (text ? [`${name} ${text}`] : []))
    .join(', ')
}

function fieldsOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value).filter(([name]) => !ELSEWHERE.includes(name)) : []
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
