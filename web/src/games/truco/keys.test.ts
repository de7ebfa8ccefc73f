import { describe, expect, test } from 'vitest'
import { boardKey } from './keys'

const press = (key: string, target: unknown = null, more = {}) =>
  boardKey({ key, target: target as EventTarget, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...more })
/** An element that stands in a selector's reach. */
const inside = (...selectors: string[]) => ({
  closest: (wanted: string) => (wanted.split(', ').some((one) => selectors.includes(one)) ? {} : null),
})

describe('keys of the board', () => {
  test('numbers lift, F turns, Escape drops', () => {
    expect(press('2')).toEqual({ kind: 'lift', nth: 2 })
    expect(press('F')).toEqual({ kind: 'turn' })
    expect(press('Escape')).toEqual({ kind: 'drop' })
  })

  test('letters ask, in either case', () => {
    expect(press('T')).toEqual({ kind: 'ask', key: 't' })
    expect(press('Enter')).toEqual({ kind: 'ask', key: 'enter' })
    expect(press('x')).toBeNull()
  })

  test('who types or reads a dialog is left alone', () => {
    expect(press('t', inside('input'))).toBeNull()
    expect(press('1', inside('dialog'))).toBeNull()
    expect(press('ArrowUp', inside('[role="slider"]'))).toBeNull()
  })

  test('Enter on a button presses the button; letters still ask', () => {
    expect(press('Enter', inside('button'))).toBeNull()
    expect(press('t', inside('button'))).toEqual({ kind: 'ask', key: 't' })
  })

  test('shortcuts of the browser are the browser’s', () => {
    expect(press('r', null, { ctrlKey: true })).toBeNull()
  })
})
