import { expect, it } from 'vitest'
import type { PlacarInfo } from '../../../wire/types'
import { insteadOf, label } from './words'

const info = { sides: ['Onça', 'Tatu'], names: ['Ana', 'Bia', 'Caio', 'Davi'], players: 4, own: { type: 'mao', stake: 3, raiser: 1 } } as unknown as PlacarInfo

it('a pair says nós and eles, who watches says names', () => {
  expect(label({ type: 'result', side: 1 }, info, 1)).toBe('Nós ganhamos a mão')
  expect(label({ type: 'result', side: 1 }, info, 0)).toBe('Eles ganharam a mão')
  expect(label({ type: 'result', side: 1 }, info, null)).toBe('Mão para Tatu')
  expect(label({ type: 'call', side: 0, to: 3 }, info, 0)).toBe('Nós pedimos truco')
  expect(label({ type: 'call', side: 1, to: 6 }, info, 0)).toBe('Eles pediram 6')
  expect(label({ type: 'run', stake: 6 }, info, 0)).toBe('Nós corremos (perde 3)')
  expect(label({ type: 'accept', stake: 6 }, info, 1)).toBe('Eles aceitaram (vale 6)')
})

it('a correction offers what else the line could have said', () => {
  expect(insteadOf({ type: 'result', side: 0 })).toEqual([
    { type: 'result', side: 1 },
    { type: 'result', side: null },
  ])
  expect(insteadOf({ type: 'eleven', play: true })).toEqual([{ type: 'eleven', play: false }])
})
