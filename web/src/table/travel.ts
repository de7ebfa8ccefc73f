// Cards and tentos that travel: Svelte transitions from one remembered place to another.
//
// Rule 1: motion shows cause and nothing else; where somebody wants none, things are simply there, or fade.
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '../lib/settings.svelte'
import { rectOf } from './spots'

export const TRAVEL = 200
const FADE = 160

export interface Journey {
  /** The place it comes from or goes to; several are tried in turn. */
  place: string | readonly string[]
  /** Milliseconds before it starts. */
  delay?: number
  duration?: number
  /** Degrees it turns on the way. */
  spin?: number
}

const PACES = { normal: 1, fast: 0.5, off: 0 } as const

/** How slow the show is: 1 as in life, 0.5 fast, 0 without motion. */
export function pace(): number {
  return PACES[settings.speed]
}

/** Whether the person asked the system for less motion. */
export function reduced(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** In: from the place to where the element lies. */
export function arrive(element: Element, journey: Journey): TransitionConfig {
  return between(element, journey, true)
}

/** Out: from where the element lies to the place. */
export function depart(element: Element, journey: Journey): TransitionConfig {
  return between(element, journey, false)
}

function between(element: Element, { place, delay = 0, duration = TRAVEL, spin = 0 }: Journey, then: boolean): TransitionConfig {
  const speed = pace()
  if (speed === 0) return { duration: 0 }
  if (reduced()) return { duration: FADE * speed, css: (t) => `opacity: ${t}` }
  const places = typeof place === 'string' ? [place] : place
  const away = places.map((name) => rectOf(name, then)).find((rect) => rect !== undefined)
  const here = element.getBoundingClientRect()
  if (!away || !here.width) return { duration: FADE * speed, css: (t) => `opacity: ${t}` }
  const x = away.left + away.width / 2 - (here.left + here.width / 2)
  const y = away.top + away.height / 2 - (here.top + here.height / 2)
  const scale = Math.min(1.6, Math.max(0.3, away.width / here.width))
  return {
    delay: delay * speed,
    duration: duration * speed,
    easing: cubicOut,
    css: (t, u) =>
      `translate: ${x * u}px ${y * u}px; scale: ${t + scale * u}; rotate: ${spin * u}deg; opacity: ${then ? 1 : Math.min(1, t * 3)}`,
  }
}

/** A bubble or a note that pops up. */
export function pop(_element: Element, { duration = 160 }: { duration?: number } = {}): TransitionConfig {
  const speed = pace()
  if (speed === 0) return { duration: 0 }
  if (reduced()) return { duration: FADE * speed, css: (t) => `opacity: ${t}` }
  return { duration: duration * speed, easing: cubicOut, css: (t) => `scale: ${0.7 + 0.3 * t}; opacity: ${t}` }
}
