// What can be done, from the menu alone: all of it, or what takes the cards that are picked.
import type { Choice, GameAction } from '../../wire/types'

/** Choices of one kind; many of them are offered in a list. */
export interface Group {
  kind: string
  choices: readonly Choice[]
}

/** More of one kind than this are no longer buttons. */
export const MOST = 6

/** The cards that an act names, one by one; of equal ones each counts. */
export function cardsIn(action: GameAction): string[] {
  return Object.entries(action).flatMap(([name, value]) => (/(^|_)cards?$/.test(name) ? flat(value) : []))
}

function flat(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(flat) : []
}

/** The choices that take all the cards picked; without one, all. */
export function fitting(menu: readonly Choice[], picked: readonly string[]): Choice[] {
  return menu.filter(({ action }) => {
    const left = cardsIn(action)
    return picked.every((card) => {
      const at = left.indexOf(card)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  })
}

/** The choices by their kind, in the order of the menu. */
export function grouped(menu: readonly Choice[]): Group[] {
  const kinds = [...new Set(menu.map(({ action }) => action.type as string))]
  return kinds.map((kind) => ({ kind, choices: menu.filter(({ action }) => action.type === kind) }))
}
