import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { Choice, Force } from '../wire/types'
import Moment from './Moment.svelte'
import Strength from './Strength.svelte'

const bare = (body: string): string => body.replace(/<!--.*?-->/g, '')
const FORCES: Force[] = [
  { rank: '4', suits: 'P', name: 'zap' },
  { rank: '3', suits: 'PC' },
]

test('the strongest stands first, a manilha as its card and by its name, the others by their rank', () => {
  const body = bare(render(Strength, { props: { forces: FORCES } }).body)
  const items = body.match(/<li.*?<\/li>/gs) ?? []
  expect(items).toHaveLength(2)
  expect(items[0]).toContain('quatro de paus')
  expect(items[0]).toContain('zap')
  expect(items[1]).toMatch(/<b[^>]*>3<\/b>/)
  expect(items[1]).toContain('três de paus, três de copas')
})

test('what one can do is told once, with what it does; without clauses it says that nobody has to decide', () => {
  const cut = { action: { type: 'Cut' }, label: 'Cortar', about: 'Leva parte do baralho para baixo.' } as unknown as Choice
  const body = bare(render(Moment, { props: { regulation: 'truco-asfo/1', insight: {}, menu: [cut, cut, { ...cut, about: '' }], onwhy: () => {} } }).body)
  expect(body.match(/Leva parte do baralho/g)).toHaveLength(1)
  expect(body).toContain('Agora ninguém precisa decidir nada.')
  expect(body).not.toContain('Força das cartas')
})

test('the clauses of the moment are fetched from the regulation', () => {
  const body = bare(render(Moment, { props: { regulation: 'truco-asfo/1', insight: { rules: ['ASFO-CORTE-4'], strength: FORCES }, menu: [], onwhy: () => {} } }).body)
  expect(body).toContain('Um instante…')
  expect(body).toContain('Força das cartas')
})
