// The keys of the board: what a key press asks for, wherever the focus is, unless somebody is typing.

export type Pressed =
  | { kind: 'lift'; nth: number }
  | { kind: 'turn' }
  | { kind: 'drop' }
  | { kind: 'move'; by: number }
  | { kind: 'ask'; key: string }

const ASKS = ['t', 'a', 'r', 'c', 'm', 'd', 'q', 's', 'v', 'b', 'e', 'enter']
const MOVES: Record<string, number> = { arrowright: 1, arrowup: 1, arrowleft: -1, arrowdown: -1, pageup: 5, pagedown: -5 }

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>

export function boardKey(event: KeyPress): Pressed | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busy(event)) return null
  const key = event.key.toLowerCase()
  if (/^[1-9]$/.test(key)) return { kind: 'lift', nth: Number(key) }
  if (key === 'f') return { kind: 'turn' }
  if (key === 'escape') return { kind: 'drop' }
  const by = MOVES[key]
  if (by) return { kind: 'move', by }
  return ASKS.includes(key) ? { kind: 'ask', key } : null
}

/** Whether the key belongs to somebody else: a field, an open dialog, a focused button that Enter presses. */
export function busy(event: KeyPress): boolean {
  const target = event.target as Element | null
  if (!target?.closest) return false
  if (target.closest('dialog, input, textarea, select, [contenteditable], [role="slider"]')) return true
  return event.key === 'Enter' && target.closest('button, a, summary') !== null
}
