// The keys of the board: what a key press asks for, wherever the focus is, unless somebody is typing.
import { forBoard, MOVES, type KeyPress } from '../shared/keys'

export type Pressed =
  | { kind: 'lift'; nth: number }
  | { kind: 'turn' }
  | { kind: 'drop' }
  | { kind: 'move'; by: number }
  | { kind: 'ask'; key: string }

const ASKS = ['t', 'a', 'r', 'c', 'm', 'd', 'n', 'q', 's', 'v', 'b', 'e', 'enter']

export function boardKey(event: KeyPress): Pressed | null {
  if (!forBoard(event)) return null
  const key = event.key.toLowerCase()
  if (/^[1-9]$/.test(key)) return { kind: 'lift', nth: Number(key) }
  if (key === 'f') return { kind: 'turn' }
  if (key === 'escape') return { kind: 'drop' }
  const by = MOVES[key]
  if (by) return { kind: 'move', by }
  return ASKS.includes(key) ? { kind: 'ask', key } : null
}
