// A knock that is seen and felt: the table shakes and the phone with it, for those who want motion.
import type { Speed } from '../lib/settings.svelte'

/** How long what was shouted fills the table. */
export const SHOUT = 1000
const KNOCK = [30, 50, 70]
const SHAKE = [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }))
const SHAKEN = 360

/** Whether anything may shake. */
export function moving(speed: Speed, reduced: boolean): boolean {
  return speed !== 'off' && !reduced
}

export function knocked(board: HTMLElement | undefined, speed: Speed): void {
  const reduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
  if (!moving(speed, reduced)) return
  board?.animate(SHAKE, { duration: SHAKEN, easing: 'ease-out' })
  // A browser lets nothing vibrate before its person has touched the page.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(KNOCK)
}
