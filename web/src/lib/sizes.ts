// How many sit at a table, where a game can be played by several numbers of people.
import { count, t, type Texts } from '../i18n/t'
import type { GameInfo } from './api'
import type { Changes } from './house'

type Seated = Pick<GameInfo, 'seats' | 'seating' | 'seating_by_rule'>
type Sized = Pick<GameInfo, 'seats'>

const PAIRS = [0, 1, 0, 1]
/** Sides by how many they are and how many people each has. */
const NAMES: Texts = {
  '2x2': 'duas duplas',
  '3x2': 'três duplas',
  '4x2': 'quatro duplas',
  '2x3': 'dois trios',
}

/** The numbers of people besides the usual one that a quick game is offered to: two. The set-up page has them all. */
export function quickSizes(game: Sized | undefined): number[] {
  return game?.seats.slice(1).filter((seats) => seats === 2) ?? []
}

/** Whether nobody plays against anybody there: a game that one can play alone is one against the table. */
const together = (game: Sized | undefined): boolean => game?.seats.includes(1) ?? false

/** "Um contra um", "Dois contra dois", "5 pessoas"; four who play otherwise are four people, and who plays together is not against. */
export function sizeName(seats: number, sides: readonly number[] = PAIRS, game?: Sized): string {
  if (seats === 2 && !together(game)) return t('Um contra um')
  if (seats === 4 && howMany(sides) === 2) return t('Dois contra dois')
  return count('{n} pessoa', '{n} pessoas', seats)
}

/** The side of each seat for so many people, by the house rules that were chosen. */
export function seatingOf(game: Seated, seats: number, rules: Changes): number[] {
  const otherwise = game.seating_by_rule.filter((found) => found.seats === seats && within(found.options, rules))
  const closest = otherwise.sort((one, other) => Object.keys(other.options).length - Object.keys(one.options).length)[0]
  return closest?.sides ?? game.seating[game.seats.indexOf(seats)] ?? []
}

/** "três duplas", "dois trios", "cada pessoa por si"; nothing where the number of people says it all. */
export function seatingName(sides: readonly number[], game?: Sized): string {
  const many = howMany(sides)
  if (sides.length < (together(game) ? 2 : 3) || many === 1) return ''
  if (many === sides.length) return t('cada pessoa por si')
  const known = NAMES[`${many}x${sides.length / many}`]
  return known ? t(known) : t('{n} lados', { n: many })
}

function howMany(sides: readonly number[]): number {
  return new Set(sides).size
}

function within(some: Changes, all: Changes): boolean {
  return Object.entries(some).every(([key, value]) => all[key] === value)
}
