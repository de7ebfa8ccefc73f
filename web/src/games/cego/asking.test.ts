import { expect, test } from 'vitest'
import type { MesaCego } from '../../wire/types'
import { asking } from './asking'
import { hands, mesa } from './kit'

const flores = hands().map((hand) => (hand.seat === 4 || hand.seat === 1 ? { ...hand, flor: 'flor' } : hand))

const MOMENTS: [string, Partial<MesaCego>, ReturnType<typeof asking>][] = [
  ['a step of truco', { window: 'truco', asked: 2, asked_by: 1, asker: 3 }, { call: 'retruco', seat: 3, side: 1 }],
  ['the last of a chain', { window: 'envido', chain: ['envido', 'real-envido'], caller: 4 }, { call: 'real-envido', seat: 4, side: 0 }],
  ['two in one breath', { window: 'envido', chain: ['envido'], double: 'truco-first', caller: 5 }, { call: 'truco-e-envido', seat: 5, side: 1 }],
  ['an envido while flores are asked for', { window: 'gate', chain: ['falta-envido'], caller: 0 }, { call: 'falta-envido', seat: 0, side: 0 }],
  ['a flor', { window: 'gate', caller: 2 }, { call: 'flor', seat: 2, side: 0 }],
  ['what was put on a flor', { window: 'flor', flor_step: 'contra-flor', flor_by: 1, hands: flores }, { call: 'contra-flor', seat: 1, side: 1 }],
  ['the lei do jogo', { window: 'lei-flor', caller: 1, lei: 1 }, { call: 'lei', seat: 1, side: 1 }],
  ['nothing on a turn', { window: 'turn', caller: 1 }, null],
  ['nothing while points are sung', { window: 'song', caller: 1 }, null],
]

test.each(MOMENTS)('%s', (_, changes, wanted) => {
  expect(asking(mesa(changes))).toEqual(wanted)
})

test('of two flores of a side nobody can tell whose it was', () => {
  const both = flores.map((hand) => (hand.seat === 3 ? { ...hand, flor: 'flor' } : hand))
  expect(asking(mesa({ window: 'flor', flor_step: 'contra-flor', flor_by: 1, hands: both }))?.seat).toBe(-1)
})
