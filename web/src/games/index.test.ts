import { expect, test } from 'vitest'
import { gameFor } from '.'

test('a family has a board of its own, or the plain one', async () => {
  const [truco, cego, plain] = await Promise.all(['truco', 'cego', 'xadrez'].map(gameFor))
  expect(new Set([truco, cego, plain]).size).toBe(3)
  expect(await gameFor('')).toBe(plain)
  expect(await gameFor('constructor')).toBe(plain)
}, 60_000)
