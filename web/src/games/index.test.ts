import { expect, test } from 'vitest'
import { folderOf, gameFor } from '.'

test('a view and the games of a family lead to the same folder', () => {
  expect(folderOf('TrucoView')).toBe('truco')
  expect(folderOf('truco-fenacef')).toBe('truco')
})

test('a game may have a folder of its own, apart from its family', () => {
  expect(folderOf('CegoView')).toBe('cego')
  expect(folderOf('truco-cego')).toBe('cego')
})

test('what this page cannot draw leads nowhere', async () => {
  expect(folderOf('ChessView')).toBe('')
  expect(folderOf('trucoso')).toBe('')
  expect(await gameFor('chess')).toBeNull()
})
