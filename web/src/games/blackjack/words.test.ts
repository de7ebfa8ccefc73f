import { expect, test } from 'vitest'
import { mao } from './kit'
import { chips, handName, resultLine, signed } from './words'

test.each([
  [mao('AP KC', 21, { blackjack: true, how: 'blackjack', gain: 30 }), 20, 'BlackJack: 1,5 para 1'],
  [mao('8P 3O 10C', 21, { how: 'win', gain: 20 }), 20, '21 com três cartas contra 20: 1 para 1'],
  [mao('8P 3O 10C', 21, { stake: 40, doubled: true, how: 'house-bust', gain: 40 }), 25, '21 com três cartas, a casa estourou: 1 para 1'],
  [mao('10P 8C', 18, { how: 'tie' }), 18, '18 contra 18: empate, a aposta volta'],
  [mao('10P 8C', 18, { how: 'loss', gain: -20 }), 19, '18 contra 19: a aposta se perde'],
  [mao('10P 6C KE', 26, { how: 'bust', gain: -20 }), 0, 'Estourou com 26: a aposta se perde'],
  [mao('10P 6C', 16, { how: 'surrender', gain: -10 }), 17, 'Rendição: volta metade da aposta'],
] as const)('what a hand brought is said with its reason', (hand, house, line) => expect(resultLine(hand, house)).toBe(line))

test('half chips are halves, with their noun', () => {
  expect([1, 2, 3, 4, 15].map(chips)).toEqual(['0,5 ficha', '1 ficha', '1,5 ficha', '2 fichas', '7,5 fichas'])
  expect([30, -15, 0].map(signed)).toEqual(['+15', '−7,5', '0'])
})

test('a hand is heard card by card; one that lies face down by its number', () => {
  expect(handName(mao('AP 7C', 18, { soft: true }))).toBe('ás de paus, sete de copas: 18 macio, o ás vale 11')
  expect(handName({ ...mao('', 0), count: 2 })).toBe('2 cartas viradas para baixo')
})
