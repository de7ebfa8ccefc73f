// Looking up acts in the menu of the moment: an act is offered only where the menu holds it, with the words the server gave it.
import type { Choice, GameAction } from '../../wire/types'

export type Kind = GameAction['type']
export type Of<K extends Kind> = Extract<GameAction, { type: K }>

/** The same act, field by field. */
export function same(one: GameAction, other: GameAction): boolean {
  const fields = (action: GameAction): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)))
  return fields(one) === fields(other)
}

export function offered(menu: readonly Choice[], action: GameAction | null): Choice | undefined {
  return action ? menu.find((choice) => same(choice.action, action)) : undefined
}

/** All choices of one kind. */
export function choices<K extends Kind>(menu: readonly Choice[], kind: K): (Choice & { action: Of<K> })[] {
  return menu.filter((choice): choice is Choice & { action: Of<K> } => choice.action.type === kind)
}

/** The positions of the spread pack that may be drawn now, and of them the one aimed at, or else one in the middle. */
export function drawable(menu: readonly Choice[], aimed: number): { free: number[]; at: number } {
  const free = choices(menu, 'Draw').map((choice) => choice.action.at)
  return { free, at: free.includes(aimed) ? aimed : (free[Math.floor(free.length / 2)] ?? 1) }
}
