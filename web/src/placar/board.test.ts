import { describe, expect, it } from 'vitest'
import type { PlacarInfo } from '../wire/types'
import { latest } from './board.svelte'

const told = (version: number, phase: PlacarInfo['phase'] = 'play'): PlacarInfo => ({ version, phase }) as PlacarInfo

describe('what a scoreboard shows after an answer', () => {
  it('is a later version, and not an earlier one', () => {
    const shown = told(2)
    expect(latest(null, shown)).toBe(shown)
    expect(latest(shown, told(1))).toBe(shown)
    expect(latest(shown, told(3)).version).toBe(3)
  })

  it('stays as it is where nothing is new: what somebody is about to mark is not asked for again', () => {
    const shown = told(2)
    expect(latest(shown, told(2))).toBe(shown)
    expect(latest(shown, told(2, 'over')).phase).toBe('over')
  })
})
