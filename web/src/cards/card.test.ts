import { afterEach, describe, expect, test } from 'vitest'
import { learn, teach } from '../i18n/english.svelte'
import { settings } from '../lib/settings.svelte'
import { faceOf, nameOf, spanishFaceOf } from './card'

afterEach(() => {
  settings.set({ lang: 'pt-BR' })
  teach({})
})

test('a card is read from its text, two figures included', () => {
  expect(faceOf('7C')).toEqual({ rank: '7', suit: 'C' })
  expect(faceOf('10E')).toEqual({ rank: '10', suit: 'E' })
  expect(faceOf('12B')).toBeNull()
  expect(faceOf('')).toBeNull()
})

test('and named in words', () => {
  expect(nameOf('3P')).toBe('três de paus')
  expect(nameOf('QO')).toBe('dama de ouros')
  expect(nameOf('JK')).toBe('curinga')
})

describe('the Spanish pack', () => {
  const SPANISH: [card: string, portuguese: string, english: string][] = [
    ['1E', 'ás de espadas', 'ace of swords'],
    ['7O', 'sete de ouros', 'seven of coins'],
    ['10C', 'sota de copas', 'sota of cups'],
    ['11B', 'cavalo de bastos', 'knight of clubs'],
    ['12O', 'rei de ouros', 'king of coins'],
  ]

  test('a card is read from the same texts', () => {
    expect(spanishFaceOf('12B')).toEqual({ rank: '12', suit: 'B' })
    expect(spanishFaceOf('7C')).toEqual({ rank: '7', suit: 'C' })
    for (const text of ['8C', 'AE', '7P', 'JK', '']) expect(spanishFaceOf(text)).toBeNull()
  })

  test('and named in words of its own', () => {
    for (const [card, portuguese] of SPANISH) expect(nameOf(card, 'espanhol')).toBe(portuguese)
    expect(nameOf('10C')).toBe('dez de copas')
  })

  test('in English too', async () => {
    settings.set({ lang: 'en' })
    await learn('en')
    for (const [card, , english] of SPANISH) expect(nameOf(card, 'espanhol')).toBe(english)
    expect(nameOf('10C')).toBe('ten of hearts')
  })
})
