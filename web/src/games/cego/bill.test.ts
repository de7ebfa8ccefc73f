import { expect, test } from 'vitest'
import type { GameEvent } from '../../wire/types'
import { billAfter, partName } from './bill'

const credited = (part: string, side: number): GameEvent => ({ type: 'Credited', part, side, tentos: 2, score: [2, 0], clause: `C-${part}` })
const ended = (again = false): GameEvent => ({ type: 'VoltaEnded', form: 'testa', nth: 1, score: [4, 2], clause: '', again })
const begun: GameEvent = { type: 'VoltaBegan', form: 'testa', nth: 2, seats: [2, 5], clause: '' }
const played: GameEvent = { type: 'Played', seat: 0, card: '6E', down: false, place: 0, secret_cards: [], audience: [] }

test('every part with its side and clause, also where the next testa has begun', () => {
  const bill = billAfter(null, [played, credited('envido', 1), credited('truco', 0), ended(), begun])
  expect(bill).toMatchObject({ form: 'testa', nth: 1, score: [4, 2] })
  expect(bill?.items.map(({ part, side, clause }) => [part, side, clause])).toEqual([
    ['envido', 1, 'C-envido'],
    ['truco', 0, 'C-truco'],
  ])
})

test('it lies there until the game moves on', () => {
  const bill = billAfter(null, [credited('truco', 0), ended()])
  expect(billAfter(bill, [{ type: 'Shuffled' } as GameEvent])).toBe(bill)
  expect(billAfter(bill, [played])).toBeNull()
})

test('a volta that is undone, and the end of the partida, have none', () => {
  expect(billAfter(null, [ended(true)])).toBeNull()
  expect(billAfter(null, [credited('truco', 0), ended(), { type: 'PartidaEnded' } as GameEvent])).toBeNull()
})

test('a penalty is no part of the game', () => {
  expect(['truco', 'penalty'].map(partName)).toEqual(['truco', 'multa'])
})
