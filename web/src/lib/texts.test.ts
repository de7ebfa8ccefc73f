import { afterEach, describe, expect, it } from 'vitest'
import { settings } from './settings.svelte'
import { highlighted, plain, said, wanted } from './texts'

afterEach(() => settings.set({ lang: 'pt-BR' }))

it('a text in both languages is said in one', () => {
  expect(said({ pt: 'mão', en: 'hand' })).toBe('mão')
  settings.set({ lang: 'en' })
  expect(said({ pt: 'mão', en: 'hand' })).toBe('hand')
})

it('plain is lower case without accents', () => {
  expect(plain('MÃO às Cegas: § 1º')).toBe('mao as cegas: § 1o')
})

it('words are wanted one by one', () => {
  expect(wanted('  Mão  de ONZE ')).toEqual(['mao', 'de', 'onze'])
  expect(wanted(' ')).toEqual([])
})

const marked = (text: string, query: string): string =>
  highlighted(text, wanted(query))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

describe('what was searched for is marked', () => {
  it.each([
    ['A mão de onze', 'mao', 'A [mão] de onze'],
    ['Mão e mão', 'mão', '[Mão] e [mão]'],
    ['quatro manilhas', 'manilha quatro', '[quatro] [manilha]s'],
    ['aaa', 'aa', '[aaa]'],
    ['§ 1º vale', '1o', '§ [1º] vale'],
    ['decomposto: a\u0303o fim', 'ao', 'decomposto: [a\u0303o] fim'],
    ['nada', 'x', 'nada'],
    ['', 'x', ''],
  ])('%s by %s', (text, query, told) => {
    expect(marked(text, query)).toBe(told)
  })

  it('and nothing of the text is lost', () => {
    const text = 'Três vazas empatadas: ninguém marca (ﬁm).'
    expect(
      highlighted(text, ['a', 'm', 'fi'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})
