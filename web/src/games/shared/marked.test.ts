import { expect, test } from 'vitest'
import { Marked } from './marked'

test('a card that stands out has the name the server gives it', () => {
  const marked = new Marked({ marked: { '4P': 'zap', '1E': '' } })
  expect(marked.has('4P')).toBe(true)
  expect(marked.nameOf('4P')).toBe('zap')
  expect(marked.has('1E')).toBe(true)
  expect(marked.nameOf('1E')).toBe('')
})

test('nothing stands out before the cards that name it, and no back does', () => {
  const marked = new Marked({})
  expect(marked.has('4P')).toBe(false)
  expect(marked.nameOf('4P')).toBe('')
  expect(new Marked({ marked: { '4P': 'zap' } }).has(null)).toBe(false)
})
