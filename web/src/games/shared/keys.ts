// What the keys of any board have in common: when a key press is none of the board's, and how far an arrow moves a cut.
import { settings } from '../../lib/settings.svelte'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>

/** How far a key moves what is aimed at. */
export const MOVES: Readonly<Record<string, number>> = { arrowright: 1, arrowup: 1, arrowleft: -1, arrowdown: -1, pageup: 5, pagedown: -5 }

/** Whether the key press is meant for the board: no combination, nobody else's, and no letter where they are turned off. */
export function forBoard(event: KeyPress): boolean {
  if (isCharacter(event) && !settings.keys) return false
  return !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busy(event))
}

/** A letter, a figure or a sign: what a person may also be dictating. */
export function isCharacter({ key }: Pick<KeyPress, 'key'>): boolean {
  return key.length === 1 && key !== ' '
}

/** Whether the key belongs to somebody else: a field, an open dialog, a focused button that Enter presses. */
export function busy(event: KeyPress): boolean {
  const target = event.target as Element | null
  if (!target?.closest) return false
  if (target.closest('dialog, input, textarea, select, [contenteditable], [role="slider"]')) return true
  return event.key === 'Enter' && target.closest('button, a, summary') !== null
}
