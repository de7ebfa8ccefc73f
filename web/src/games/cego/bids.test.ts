import { expect, test } from 'vitest'
import { pointsBid, trucoBid } from './bids'
import { hands, mesa, stage } from './kit'

const seen = stage(mesa(), [])

test('nothing said yet', () => {
  expect(pointsBid(mesa(), seen)).toMatchObject({ words: '', mood: 'idle' })
  expect(trucoBid(mesa())).toMatchObject({ words: 'vazas', worth: 'vale 1', mood: 'idle' })
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

test('a truco refused before the points may cost the flores of who called besides', () => {
  const early = { asked: 1, asked_by: 1, asker: 5, window: 'truco' }
  const refused = (changes: object, options: [string, string][] = []): string => trucoBid(mesa({ ...early, ...changes }), options).refused
  expect(refused({})).toBe('não quero: 1+')
  expect(refused({}, [['collectFlorOnEarlyNQ', 'false']])).toBe('não quero: 1')
  expect(refused({ points: 'settled' })).toBe('não quero: 1')
  expect(refused({ hands: hands().map((one) => ({ ...one, count: 2 })) })).toBe('não quero: 1')
})

test('truco asked for, taken, and over', () => {
  const asked = trucoBid(mesa({ asked: 2, asked_by: 1, asker: 5, level: 1, points: 'settled' }))
  expect(asked).toEqual({ words: 'retruco?', worth: 'vale 3', refused: 'não quero: 2', mood: 'pending', side: 1, seat: 5 })
  expect(trucoBid(mesa({ level: 3 }))).toMatchObject({ words: 'vale quatro', worth: 'vale 4', mood: 'stands' })
  expect(trucoBid(mesa({ asked: 1, window: 'done' }))).toMatchObject({ mood: 'idle' })
})
