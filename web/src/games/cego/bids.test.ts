import { expect, test } from 'vitest'
import { pointsBid, trucoBid } from './bids'
import { hands, mesa, stage, TRUCO } from './kit'

const seen = stage(mesa(), [])

test('nothing said yet', () => {
  expect(pointsBid(mesa(), seen)).toMatchObject({ words: '', mood: 'idle' })
  expect(trucoBid(mesa(), TRUCO)).toMatchObject({ words: 'vazas', worth: 'vale 1', mood: 'idle' })
})

test('a chain of envido with both its prices and its caller while it waits, with one price once it is taken', () => {
  const chain = { points: 'envido', chain: ['envido', 'real-envido'], envido: [5, 2], caller: 3 }
  expect(pointsBid(mesa({ ...chain, window: 'envido' }), seen)).toEqual({
    words: 'envido, real envido',
    worth: 'vale 5',
    refused: 'não quero: 2',
    mood: 'pending',
    side: 1,
    seat: 3,
  })
  expect(pointsBid(mesa({ ...chain, window: 'song' }), seen)).toMatchObject({ worth: 'vale 5', refused: '', mood: 'stands', seat: -1 })
})

test('flores said, and what is put on them', () => {
  const said = hands('7E 6E 4E', { flor: 'flor' })
  expect(pointsBid(mesa({ hands: said, points: 'flor', window: 'gate' }), seen)).toMatchObject({ words: '1 flor', worth: 'quem mais tem?', mood: 'pending' })
  expect(pointsBid(mesa({ hands: said, points: 'flor', window: 'flor', flor_step: 'contra-flor', flor_by: 1, flores: [6, 4] }), seen)).toMatchObject({
    words: 'contra-flor',
    worth: 'vale 6',
    refused: 'não quero: 4',
    mood: 'pending',
    side: 1,
  })
  expect(pointsBid(mesa({ hands: said, points: 'hidden' }), seen)).toMatchObject({ words: 'flor e flor', worth: 'compara-se no fim' })
})

test('what is won stays provisional on the strip', () => {
  const won = mesa({ points: 'settled', won_by: 1, won: 1, won_part: 'envido' })
  expect(pointsBid(won, seen)).toMatchObject({ words: 'envido: Eles', worth: '+1 tento', mood: 'won', side: 1 })
})

test('the lei do jogo', () => {
  const lei = mesa({ lei: 0, caller: 2, window: 'lei', points: 'envido', chain: ['falta-envido'], envido: [4, 1] })
  expect(pointsBid(lei, seen)).toMatchObject({ words: 'lei do jogo', worth: 'vale 4', refused: 'não quero: 1+', side: 0, seat: 2 })
})

test('a truco asked for, with what it costs to refuse, or costs at least', () => {
  const early = mesa({ asked: 2, asked_by: 1, asker: 5, level: 1, window: 'truco' })
  const asked = { worth: 2, asked: 3, refused: 2, least: false }
  expect(trucoBid(early, asked)).toEqual({ words: 'retruco?', worth: 'vale 3', refused: 'não quero: 2', mood: 'pending', side: 1, seat: 5 })
  expect(trucoBid(early, { ...asked, least: true }).refused).toBe('não quero: 2+')
})

test('truco taken, and over', () => {
  expect(trucoBid(mesa({ level: 3 }), { ...TRUCO, worth: 4 })).toMatchObject({ words: 'vale quatro', worth: 'vale 4', mood: 'stands' })
  expect(trucoBid(mesa({ asked: 1, window: 'done' }), TRUCO)).toMatchObject({ mood: 'idle' })
})
