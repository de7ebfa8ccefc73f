import { expect, it } from 'vitest'
import type { GameSheet } from '../games/contract'
import type { PlacarInfo } from '../wire/types'
import canastra from '../games/canastra/sheet'
import cego from '../games/cego/sheet'
import plain from '../games/plain/sheet'
import truco from '../games/truco/sheet'
import { insteadOf, labelOf, momentOf } from './words'

const info = { names: ['Ana', 'Bia', 'Caio', 'Davi'], unit: 1 } as unknown as PlacarInfo
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

it.each([
  [truco, 'Durante a mão', 'Depois da mão'],
  [cego, 'Durante a volta', 'Depois da volta'],
  [canastra, 'Durante a rodada', 'Depois da rodada'],
  [plain, 'Durante a rodada', 'Depois da rodada'],
])('a moment is told by the name that a deal has in the game', (own, during, after) => {
  expect([momentOf(own, 'play'), momentOf(own, 'after')]).toEqual([during, after])
})
