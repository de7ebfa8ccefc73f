import { expect, test } from 'vitest'
import { scoresOf, type Scores } from './history'
import { mesa } from './kit'

const lines = (scores: Scores): unknown[] => scores.map(({ mao, score }) => [mao, ...score])

test('the scores with which deals began, and the one that stands when the last is counted', () => {
  const past = [[0, 0], [240, -35]]
  const during = { mao: 2, past, score: [240, -35] }
  expect(lines(scoresOf(mesa('', during)))).toEqual([[0, 0, 0], [1, 240, -35]])
  expect(lines(scoresOf(mesa('', { ...during, ended: 'batida', score: [500, 300] })))).toEqual([[0, 0, 0], [1, 240, -35], [2, 500, 300]])
})

test('a long partida, or one that began in the middle, is told from where it is known', () => {
  expect(lines(scoresOf(mesa('', { mao: 9, past: [[900, 700], [1200, 650]], score: [1200, 650] })))).toEqual([[7, 900, 700], [8, 1200, 650]])
})

test('before the first deal there is the score alone', () => {
  expect(lines(scoresOf(mesa('', { mao: 0, past: [], score: [0, 0] })))).toEqual([[0, 0, 0]])
})
