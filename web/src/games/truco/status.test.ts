import { expect, test } from 'vitest'
import type { Stage } from './stage'
import { status } from './status'

const people = ['Ana', 'Zé', 'Bia', 'Tião'].map((name, seat) => ({ seat, name, me: seat === 0, bot: false, away: false, here: true }))
const stage = (phase: string, actors: number[], more: object = {}, seated = true): Stage =>
  ({ view: { actors, shown: { phase, asked: 0, ...more } }, people, menu: [], bottom: 0, seated, still: false, told: '', beat: '', awaited: () => false }) as unknown as Stage

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

test('one against one, one is asked', () => {
  expect(status(stage('answer', [0], { asked: 3, seats: 2 }))).toBe('Pediram 3: o que você diz?')
  expect(status(stage('eleven', [1], { seats: 2 }))).toBe('Zé decide a mão de onze.')
})

test('the cutter is told what is missing, and may burn the packet that comes', () => {
  const offering = (action: object, one: Stage): Stage => ({ ...one, menu: [{ action, label: '' }] }) as Stage
  expect(status(offering({ type: 'Turn', at: 1 }, stage('cut', [0])))).toBe('O corte é seu. Falta tirar a vira.')
  expect(status(offering({ type: 'Burn', nth: 1, seat: 2 }, stage('deal', [1])))).toBe('Zé dá as cartas: queima este maço?')
  expect(status(offering({ type: 'Waive' }, stage('deal', [0], { giving: 'asked' })))).toBe('Queima algum maço?')
  expect(status(stage('deal', [1], { giving: 'asked' }))).toBe('Zé diz se queima algum maço.')
})

test('chance has no name', () => {
  expect(status(stage('shuffle', [-1]))).toBe('Embaralhando…')
})

test('while the pack is shuffled, how the mão ended can be read, once it has been seen', () => {
  const ended = { ...stage('shuffle', [-1]), told: 'A mão é de Zé e Tião.' }
  expect(status(ended)).toBe('A mão é de Zé e Tião.')
  expect(status({ ...ended, awaited: () => true })).toBe('Embaralhando…')
  expect(status({ ...stage('draw-shuffle', [-1]), told: 'A mão é de Zé e Tião.' })).toBe('Embaralhando…')
})
