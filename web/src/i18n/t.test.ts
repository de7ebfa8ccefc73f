import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { learn, teach } from './english.svelte'
import { count, figures, t } from './t'

afterEach(() => {
  settings.set({ lang: 'pt-BR' })
  teach({})
})

describe('in Portuguese', () => {
  it('a sentence is itself, with its facts', () => {
    expect(t('Vez de {who}, que {what}.', { who: 'Ana', what: 'joga' })).toBe('Vez de Ana, que joga.')
  })

  it('a fact that is not given stays to be seen', () => {
    expect(t('Vez de {who}.')).toBe('Vez de {who}.')
  })

  it.each([
    [0, '0 tentos'],
    [1, '1 tento'],
    [2, '2 tentos'],
    [1200, '1.200 tentos'],
  ])('%i are counted: %s', (n, told) => {
    expect(count('{n} tento', '{n} tentos', n)).toBe(told)
  })
})

describe('in English', () => {
  it('the catalogue speaks, one form or two', () => {
    settings.set({ lang: 'en' })
    teach({ 'Vez de {who}.': "{who}'s turn.", '{n} tento': ['{n} point', '{n} points'] })
    expect(t('Vez de {who}.', { who: 'Ana' })).toBe("Ana's turn.")
    expect([0, 1, 2].map((n) => count('{n} tento', '{n} tentos', n))).toEqual([
      '0 points',
      '1 point',
      '2 points',
    ])
    expect(figures(1200)).toBe('1,200')
  })

  it('what has no English yet is said in Portuguese', () => {
    settings.set({ lang: 'en' })
    expect([t('Frase nova.'), count('{n} coisa', '{n} coisas', 2)]).toEqual(['Frase nova.', '2 coisas'])
  })

  it('the catalogue is the one that was made for the client', async () => {
    settings.set({ lang: 'en' })
    await learn('en')
    expect(t('Jogar agora')).toBe('Play now')
  })
})
