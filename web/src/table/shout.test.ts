import { expect, test, vi } from 'vitest'
import { speech as canastra } from '../games/canastra/telling'
import { speech as cego } from '../games/cego/telling'
import { speech as pife } from '../games/pife/telling'
import { speech as blackjack } from '../games/blackjack/telling'
import { speech as truco } from '../games/truco/telling'
import type { GameEvent } from '../wire/types'
import { knocked, moving } from './shout'

const event = (told: object): GameEvent => told as GameEvent

test('truco, canastra limpa, batida and BlackJack fill the table, and small talk does not', () => {
  expect(truco(event({ type: 'Raised', seat: 1, stake: 3 }), 'truco-fenacef')?.fills).toBe(true)
  expect(truco(event({ type: 'Accepted', seat: 1, stake: 3 }), 'truco-fenacef')?.fills).toBeFalsy()
  expect(cego(event({ type: 'Called', seat: 1, call: 'truco' }))?.fills).toBe(true)
  expect(canastra(event({ type: 'Laid', seat: 0, canastra: 'clean' }))?.fills).toBe(true)
  expect(canastra(event({ type: 'Laid', seat: 0, canastra: 'dirty' }))?.fills).toBeFalsy()
  expect(canastra(event({ type: 'DealEnded', seat: 0, how: 'batida' }))?.fills).toBe(true)
  expect(pife(event({ type: 'Bateu', seat: 2 }))?.fills).toBe(true)
  expect(pife(event({ type: 'SaidPifei', seat: 2 }))?.fills).toBeFalsy()
  expect(blackjack(event({ type: 'Settled', seat: 0, how: 'blackjack' }))?.fills).toBe(true)
  expect(blackjack(event({ type: 'Settled', seat: 0, how: 'win' }))).toBeNull()
})

test('nothing shakes for who wants no motion', () => {
  expect(moving('normal', false)).toBe(true)
  expect(moving('off', false)).toBe(false)
  expect(moving('normal', true)).toBe(false)
  const animate = vi.fn()
  knocked({ animate } as unknown as HTMLElement, 'off')
  expect(animate).not.toHaveBeenCalled()
})
