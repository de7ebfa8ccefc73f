import { expect, test } from 'vitest'
import { figureOf } from './figure'

test('the same name is the same figure', () => {
  expect(figureOf('Seu Zé')).toEqual(figureOf('Seu Zé'))
})

test('names are told apart', () => {
  const names = ['Ana', 'Bia', 'Tião', 'Seu Zé', 'Dona Cida', 'Nélson', 'Rosa', 'Toninho', 'Lurdes', 'Valdir']
  expect(new Set(names.map((name) => JSON.stringify(figureOf(name)))).size).toBeGreaterThan(7)
})

test('a name without letters still has one', () => {
  expect(figureOf('')).toHaveProperty('hat')
})

test('a bot looks as it is called, and every bot looks otherwise', () => {
  expect(figureOf('Dona Zefa', true).hat).toBe('lenço')
  expect(figureOf('Seu Nonato', true).beard).toBe(true)
  expect(figureOf('Gaudêncio', true)).not.toEqual(figureOf('Bento', true))
})
