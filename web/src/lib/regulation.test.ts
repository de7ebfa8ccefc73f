import { afterEach, expect, it } from 'vitest'
import { REGULATION } from './fakes'
import { articles, entryOf, filtered, isClause, reference, silencesAbout, spelt } from './regulation'
import { settings } from './settings.svelte'

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

it('keeps to the kinds that are chosen', () => {
  const found = (...kinds: string[]): string[] => {
    const { clauses, silences } = filtered(REGULATION, new Set(kinds))
    return [...clauses, ...silences].map(({ id }) => id)
  }
  expect(found('incident')).toEqual(['FEN-13pu'])
  expect(found('silence')).toEqual(['S-FEN-05'])
  expect(found()).toHaveLength(4)
})

it('a refusal of the server names rules as people do', () => {
  expect(spelt(REGULATION, 'firstLead=right não combina com outra=coisa.')).toBe(
    '«Quem sai: quem está à direita» não combina com outra=coisa.',
  )
})
