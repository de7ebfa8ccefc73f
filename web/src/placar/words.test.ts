import { expect, it } from 'vitest'
import type { GameSheet } from '../games/contract'
import type { PlacarInfo } from '../wire/types'
import { insteadOf, labelOf } from './words'

const info = { names: ['Ana', 'Bia', 'Caio', 'Davi'] } as unknown as PlacarInfo
const sheet = { label: () => 'own', insteadOf: () => [{ type: 'eleven', play: false }] } as unknown as GameSheet

it('lines that all games have are said alike, the others by the game', () => {
  expect(labelOf(sheet, { type: 'first-dealer', seat: 1 }, info, 0)).toBe('Bia')
  expect(labelOf(sheet, { type: 'confirm', partida: 1, score: [12, 3] }, info, 0)).toBe('Confirmar: 12 a 3')
  const three = { ...info, sides: ['Ana', 'Bia', 'Caio'] }
  expect(labelOf(sheet, { type: 'confirm', partida: 1, score: [40, -10, 3] }, three, 0)).toBe('Confirmar: Ana 40, Bia -10, Caio 3')
  expect(labelOf(sheet, { type: 'eleven', play: true }, info, 0)).toBe('own')
})

it('a correction offers what else the line could have said', () => {
  expect(insteadOf(sheet, { type: 'first-dealer', seat: 1 }, info)).toHaveLength(3)
  expect(insteadOf(sheet, { type: 'correction', line: 3, entry: { type: 'eleven', play: true } }, info)).toEqual([
    { type: 'eleven', play: false },
  ])
  expect(insteadOf(sheet, { type: 'correction', line: 3, entry: null }, info)).toEqual([])
})
