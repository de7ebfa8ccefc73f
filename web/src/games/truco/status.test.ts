import { expect, test } from 'vitest'
import type { Stage } from '../contract'
import { status } from './status'

const people = ['Ana', 'Zé', 'Bia', 'Tião'].map((name, seat) => ({ seat, name, me: seat === 0, bot: false, away: false, here: true }))
const stage = (phase: string, actors: number[], more: object = {}, seated = true): Stage =>
  ({ view: { actors, shown: { phase, asked: 0, ...more } }, people, bottom: 0, seated, still: false }) as unknown as Stage

test('my turn is mine, another has a name', () => {
  expect(status(stage('play', [0]))).toBe('Sua vez: escolha uma carta.')
  expect(status(stage('play', [3]))).toBe('Vez de Tião.')
})

test('a lifted card is played by another tap', () => {
  expect(status(stage('play', [0]), true)).toBe('Toque de novo para jogar.')
  expect(status(stage('play', [1]), true)).toBe('Vez de Zé.')
})

test('who only watches is told names', () => {
  expect(status(stage('play', [0], {}, false))).toBe('Vez de Ana.')
})

test('in a replay nobody is asked for anything', () => {
  expect(status({ ...stage('play', [0]), still: true })).toBe('Vez de Ana.')
})

test('both of a side are waited for', () => {
  expect(status(stage('answer', [1, 3], { asked: 3 }))).toBe('Esperando a resposta de Zé e Tião.')
  expect(status(stage('answer', [0, 2], { asked: 3 }))).toBe('Pediram 3: o que dizem?')
})

test('chance has no name', () => {
  expect(status(stage('shuffle', [-1]))).toBe('Embaralhando…')
})
