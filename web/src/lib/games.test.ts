import { afterEach, expect, it, vi } from 'vitest'
import { tick } from 'svelte'
import { api, type GameInfo } from './api'
import { FIRST, nameOf } from './games'

afterEach(() => vi.restoreAllMocks())

it('a game of the house goes by its own name, and nobody is asked', () => {
  const asked = vi.spyOn(api, 'games')
  expect(nameOf(FIRST)).toBe('Truco mineiro')
  expect(nameOf('')).toBe('')
  expect(asked).not.toHaveBeenCalled()
})

it('a game from elsewhere goes by what the server calls it, which is asked once, and again where nobody answered', async () => {
  const told = [{ id: 'xadrez', title: { pt: 'Xadrez', en: 'Chess' } }] as GameInfo[]
  const asked = vi.spyOn(api, 'games').mockRejectedValueOnce(new Error('no line')).mockResolvedValue(told)
  expect(nameOf('xadrez')).toBe('xadrez')
  await tick()
  await tick()
  expect(nameOf('xadrez')).toBe('xadrez')
  await tick()
  expect(nameOf('xadrez')).toBe('Xadrez')
  expect(nameOf('damas')).toBe('damas')
  expect(asked).toHaveBeenCalledTimes(2)
})
