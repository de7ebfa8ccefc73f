import { expect, test } from 'vitest'
import { pointsBid, trucoBid } from './bids'
import { hands, mesa, stage } from './kit'

const seen = stage(mesa(), [])

test('nothing said yet', () => {
  expect(pointsBid(mesa(), seen)).toMatchObject({ words: '', mood: 'idle' })
  expect(trucoBid(mesa())).toMatchObject({ words: 'vazas', worth: 'vale 1', mood: 'idle' })
})

test('a chain of envido with both its prices while it waits, with one once it is taken', () => {
  const chain = { points: 'envido', chain: ['envido', 'real-envido'], envido: [5, 2] }
  expect(pointsBid(mesa({ ...chain, window: 'envido' }), seen)).toMatchObject({ words: 'envido, real envido', worth: 'vale 5 / 2', mood: 'pending' })
  expect(pointsBid(mesa({ ...chain, window: 'song' }), seen)).toMatchObject({ worth: 'vale 5', mood: 'stands' })
})

test('flores said, and what is put on them', () => {
  const said = hands('7E 6E 4E', { flor: 'flor' })
  expect(pointsBid(mesa({ hands: said, points: 'flor', window: 'gate' }), seen)).toMatchObject({ words: '1 flor', worth: 'quem mais tem flor?', mood: 'pending' })
  expect(pointsBid(mesa({ hands: said, points: 'flor', window: 'flor', flor_step: 'contra-flor', flor_by: 1 }), seen)).toMatchObject({
    words: 'contra-flor',
    mood: 'pending',
    side: 1,
  })
  expect(pointsBid(mesa({ hands: said, points: 'hidden' }), seen)).toMatchObject({ words: 'flor e flor', worth: 'compara-se no fim' })
})

test('what is won stays provisional on the strip', () => {
  const won = mesa({ points: 'settled', won_by: 1, won: 1, won_part: 'envido' })
  expect(pointsBid(won, seen)).toEqual({ words: 'envido: Eles', worth: '+1 tento', mood: 'won', side: 1 })
})

test('the lei do jogo', () => {
  expect(pointsBid(mesa({ lei: 0, window: 'lei', falta: 4 }), seen)).toMatchObject({ words: 'lei do jogo', worth: 'falta, vale 4', side: 0 })
})

test('truco asked for, taken, and over', () => {
  expect(trucoBid(mesa({ asked: 2, asked_by: 1, level: 1 }))).toEqual({ words: 'retruco?', worth: 'vale 3 / 2', mood: 'pending', side: 1 })
  expect(trucoBid(mesa({ level: 3 }))).toMatchObject({ words: 'vale quatro', worth: 'vale 4', mood: 'stands' })
  expect(trucoBid(mesa({ asked: 1, window: 'done' }))).toMatchObject({ mood: 'idle' })
})
