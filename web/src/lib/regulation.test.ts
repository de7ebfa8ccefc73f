import { afterEach, describe, expect, it } from 'vitest'
import { REGULATION } from './fakes'
import { articles, entryOf, filtered, isClause, matches, reference, silencesAbout, spelt } from './regulation'
import { settings } from './settings.svelte'
import { wanted } from './texts'

afterEach(() => settings.set({ lang: 'pt-BR' }))

it('clauses stand under their articles, in order', () => {
  expect(
    articles(REGULATION.clauses).map(({ number, clauses }) => [number, clauses.map(({ id }) => id)]),
  ).toEqual([
    ['9', ['FEN-9', 'FEN-9a']],
    ['13', ['FEN-13pu']],
  ])
})

it.each([
  ['art. 9', '9', ''],
  ['art. 17, § 2º, a', '17', '§ 2º, a'],
  ['capítulo 3', 'capítulo 3', ''],
  ['Corte e distribuição, § 7', 'Corte e distribuição', '§ 7'],
  ['glossário: mão', 'glossário', 'mão'],
])('%s is %s and %s', (article, number, mark) => {
  expect(reference(article)).toEqual({ number, mark })
})

it('an entry is found whatever the case of its id', () => {
  const found = [
    entryOf(REGULATION, 'fen-9A'),
    entryOf(REGULATION, 's-fen-05'),
    entryOf(REGULATION, 'FEN-99'),
  ]
  expect(found.map((entry) => entry && [entry.id, isClause(entry)])).toEqual([
    ['FEN-9a', true],
    ['S-FEN-05', false],
    undefined,
  ])
})

it('a silence stands beside what it is about', () => {
  expect(silencesAbout(REGULATION, 'FEN-9a').map(({ id }) => id)).toEqual(['S-FEN-05'])
  expect(silencesAbout(REGULATION, 'FEN-13pu')).toEqual([])
})

describe('searching', () => {
  const found = (query: string, kinds: string[] = []): string[] => {
    const { clauses, silences } = filtered(REGULATION, wanted(query), new Set(kinds))
    return [...clauses, ...silences].map(({ id }) => id)
  }

  it('takes every word, accents aside, in the text, the id or the article', () => {
    expect(found('PÁUS zap')).toEqual(['FEN-9a'])
    expect(found('fen-13')).toEqual(['FEN-13pu'])
    expect(found('paragrafo unico')).toEqual(['FEN-13pu'])
    expect(found('zap copas')).toEqual([])
  })

  it('searches the language of the page', () => {
    settings.set({ lang: 'en' })
    expect(found('clubs')).toEqual(['FEN-9a'])
    expect(matches(REGULATION.clauses[0]!, ['cartas'])).toBe(false)
  })

  it('keeps to the kinds that are chosen', () => {
    expect(found('', ['incident'])).toEqual(['FEN-13pu'])
    expect(found('', ['silence'])).toEqual(['S-FEN-05'])
    expect(found('')).toHaveLength(4)
  })
})

it('a refusal of the server names rules as people do', () => {
  expect(spelt(REGULATION, 'firstLead=right não combina com outra=coisa.')).toBe(
    '«Quem sai: quem está à direita» não combina com outra=coisa.',
  )
})
