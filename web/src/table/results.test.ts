import { expect, test } from 'vitest'
import { ABOUT } from '../lib/fakes'
import type { About } from '../wire/types'
import { headingOf } from './results'

const chairs = ['Ana', 'Beto', 'Caio', 'Dora'].map((name) => ({ kind: 'person' as const, name, bot: '', ready: false, away: false, host: false, left: false, heir: '', learns: false }))

function ended(sides: number[], winners: number[], changes: Partial<About> = {}): About {
  const match = { ...ABOUT.match, last: { winners, score: sides.map(() => 0) } }
  return { ...ABOUT, stage: 'between', sides, chairs: chairs.slice(0, sides.length), match, ...changes }
}

test('two pairs are we and they; who watches reads the names', () => {
  const pairs = ended([0, 1, 0, 1], [0])
  expect(headingOf(pairs, 0)).toBe('Vocês ganharam!')
  expect(headingOf(pairs, 1)).toBe('Eles ganharam.')
  expect(headingOf(pairs, null)).toBe('Ana e Caio ganharam.')
})

test('each for oneself', () => {
  const alone = ended([0, 1, 2], [1])
  expect(headingOf(alone, 1)).toBe('Você ganhou!')
  expect(headingOf(alone, 0)).toBe('Beto ganhou.')
})

test('several, or nobody', () => {
  expect(headingOf(ended([0, 1, 2], [0, 2]), 0)).toBe('Empate: Ana e Caio.')
  expect(headingOf(ended([0], []), 0)).toBe('Ninguém ganhou.')
})

test('a match is won by who has it, not by who won the last partida', () => {
  const match = { ...ABOUT.match, winners: [1], last: { winners: [0], score: [12, 3] } }
  const over = ended([0, 1, 0, 1], [0], { stage: 'over', setup: { ...ABOUT.setup, partidas: 3 }, match })
  expect(headingOf(over, 0)).toBe('Eles ganharam o jogo.')
})
