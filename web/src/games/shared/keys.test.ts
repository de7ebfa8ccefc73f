import { afterEach, expect, test } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { forBoard, type KeyPress } from './keys'

const press = (key: string): KeyPress => ({ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null })

afterEach(() => settings.set({ keys: true }))

test('letters, figures and signs can be turned off; the keys that move and press stay', () => {
  const keys = ['t', 'F', '1', '?', 'Enter', 'Escape', 'ArrowUp', 'PageDown']
  expect(keys.filter((key) => forBoard(press(key)))).toEqual(keys)
  settings.set({ keys: false })
  expect(keys.filter((key) => forBoard(press(key)))).toEqual(['Enter', 'Escape', 'ArrowUp', 'PageDown'])
})
