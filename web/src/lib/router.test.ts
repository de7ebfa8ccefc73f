import { expect, it } from 'vitest'
import { routeOf, sameText } from './router'

it.each([
  ['/', { page: 'home' }],
  ['/mesas', { page: 'lobby' }],
  ['/mesas/', { page: 'lobby' }],
  ['/replay', { page: 'record' }],
  ['/laboratorio', { page: 'lab' }],
  ['/placar', { page: 'placar', id: '' }],
  ['/placar/x7k2', { page: 'placar', id: 'x7k2' }],
  ['/arbitro', { page: 'arbitro', game: '' }],
  ['/arbitro/truco-asfo', { page: 'arbitro', game: 'truco-asfo' }],
  ['/arbitro/comparar/a/b', { page: 'compare', one: 'a', other: 'b' }],
  ['/achar/truco-fenacef', { page: 'seek', game: 'truco-fenacef' }],
  ['/jogar/truco-fenacef', { page: 'setup', game: 'truco-fenacef' }],
  ['/mesa/x7k2', { page: 'table', id: 'x7k2' }],
  ['/mesa/x7k2/partida/3', { page: 'replay', id: 'x7k2', partida: 3 }],
  ['/mesa/x7k2/estudo/3', { page: 'study', id: 'x7k2', partida: 3 }],
  ['/treino/blackjack', { page: 'training', game: 'blackjack' }],
  ['/torneios', { page: 'events' }],
  ['/torneio/novo', { page: 'events' }],
  ['/torneio/x7k2', { page: 'event', id: 'x7k2', tab: '', entry: 0 }],
  ['/torneio/x7k2/lado/4', { page: 'event', id: 'x7k2', tab: 'lado', entry: 4 }],
  ['/regulamento/truco-fenacef', { page: 'regulation', game: 'truco-fenacef', clause: '' }],
  ['/regulamento/truco-fenacef/FEN-17.1', { page: 'regulation', game: 'truco-fenacef', clause: 'FEN-17.1' }],
  ['/regulamento/truco-fenacef/FEN%2D9', { page: 'regulation', game: 'truco-fenacef', clause: 'FEN-9' }],
  ['/mesa/a%zz', { page: 'table', id: 'a%zz' }],
])('%s is a page', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

it.each([
  '/x',
  '/mesa',
  '/jogar',
  '/achar',
  '/mesa/a/partida/0',
  '/mesa/a/partida/1x',
  '/mesa/a/b',
  '/mesa/a/partida/1/2',
  '/regulamento',
  '/regulamento/a/b/c',
  '/replay/1',
  '/placar/a/b',
  '/arbitro/a/b',
  '/arbitro/comparar/a',
])('%s is nowhere', (path) => {
  expect(routeOf(path)).toEqual({ page: 'nowhere' })
})

it('two clauses of one regulation are one page', () => {
  const [one, other, another] = ['/regulamento/a/1', '/regulamento/a', '/regulamento/b'].map(routeOf)
  expect([sameText(one!, other!), sameText(one!, another!), sameText(routeOf('/'), routeOf('/'))]).toEqual([
    true,
    false,
    false,
  ])
})
