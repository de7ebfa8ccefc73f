import { expect, test } from 'vitest'
import { hands, menu, mesa, stage, withFlor } from './kit'
import { status } from './status'

test('my turn is mine, another has a name', () => {
  expect(status(stage(mesa(), [0]))).toBe('Sua vez: jogue ou peça.')
  expect(status(stage(mesa(), [0]), true)).toBe('Toque de novo para jogar.')
  expect(status(stage(mesa({ turn: 3 }), [3]))).toBe('Vez de Dora.')
  expect(status(stage(mesa(), [0], { still: true }))).toBe('Vez de Ana.')
})

test('who has a flor to sing is reminded of it', () => {
  const table = stage(mesa({ hands: hands('7E 6E 4E') }), [0], { menu: withFlor(menu({ type: 'Call', call: 'flor', value: 0 }), true) })
  expect(status(table)).toBe('Sua vez: você tem flor.')
})

test('what is asked is said, and who answers', () => {
  const retruco = mesa({ window: 'truco', asked: 2, asker: 3, asked_by: 1 })
  expect(status(stage(retruco, [0, 2, 4]))).toBe('Dora pediu retruco. E vocês?')
  expect(status(stage(retruco, [0, 2, 4], { still: true }))).toBe('Dora pediu retruco. Respondem Ana, Caio e Eva.')
  const truco = mesa({ window: 'truco', asked: 1, asker: 0, asked_by: 0 })
  expect(status(stage(truco, [1, 3]))).toBe('Você pediu truco. Respondem Bento e Dora.')
  expect(status(stage(truco, [1, 3, 5]))).toBe('Você pediu truco. Respondem eles.')
  expect(status(stage(mesa({ window: 'lei', caller: 5, lei: 1 }), [0]))).toBe('Fino disse a lei do jogo. E vocês?')
  expect(status(stage(mesa({ window: 'gate' }), [0]))).toBe('Você tem flor?')
  expect(status(stage(mesa({ window: 'gate' }), [1, 5]))).toBe('Quem tem flor? Falam Bento e Fino.')
  expect(status(stage(mesa({ window: 'song' }), [4]))).toBe('Canta Eva.')
})

test('who waits in a testa is told whose it is', () => {
  const table = mesa({ form: 'testa', first: 1, turn: 4, nth: 1 })
  expect(status(stage(table, [4]))).toBe('Testa de Bento e Eva. Vez de Eva.')
  const asked = { window: 'envido', chain: ['real-envido'], caller: 1 }
  expect(status(stage({ ...table, ...asked }, [4]))).toBe('Bento pediu real envido. Responde Eva.')
  expect(status(stage(mesa({ form: 'testa', first: 0, ...asked, caller: 3 }), [0]))).toBe('Dora pediu real envido. E você?')
  expect(status(stage(mesa({ form: 'testa', first: 0, turn: 3 }), [3]))).toBe('Vez de Dora.')
})

test('while the pack is shuffled, how the volta ended can be read, unless the bill tells it', () => {
  const ended = stage(mesa({ phase: 'shuffle' }), [-1], { told: 'Fim da roda: 3 a 0.' })
  expect(status(ended)).toBe('Fim da roda: 3 a 0.')
  expect(status(ended, false, true)).toBe('Fim da volta.')
  const testa = stage(mesa({ form: 'testa', window: 'done', nth: 1, score: [4, 2] }), [], { told: 'Vaza de Eva.' })
  expect(status(testa)).toBe('Fim da 2ª testa: 4 a 2.')
  expect(status(testa, false, true)).toBe('Fim da volta.')
})

test('before and after the cards', () => {
  expect(status(stage(mesa({ phase: 'cut', hands: [] }), [0]))).toBe('O corte é seu.')
  expect(status(stage(mesa({ phase: 'deal', hands: [] }), [2]))).toBe('Caio dá as cartas.')
  expect(status(stage(mesa({ phase: 'exposed' }), [0]))).toBe('Uma carta sua virou: fica com ela?')
  expect(status(stage(mesa({ window: 'done' }), []))).toBe('Fim da volta.')
  expect(status(stage(mesa({ phase: 'shuffle' }), [-1]))).toBe('Embaralhando…')
  expect(status(stage(mesa({ phase: 'over' }), []))).toBe('Fim da partida.')
})
