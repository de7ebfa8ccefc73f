import { expect, test } from 'vitest'
import { faceOf, nameOf } from './card'

test('a card is read from its text, two figures included', () => {
  expect(faceOf('7C')).toEqual({ rank: '7', suit: 'C' })
  expect(faceOf('10E')).toEqual({ rank: '10', suit: 'E' })
  expect(faceOf('12B')).toBeNull()
  expect(faceOf('')).toBeNull()
})

test('and named in words', () => {
  expect(nameOf('3P')).toBe('três de paus')
  expect(nameOf('QO')).toBe('dama de ouros')
  expect(nameOf('JK')).toBe('curinga')
})
