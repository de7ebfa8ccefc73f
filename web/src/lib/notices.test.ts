import { render } from 'svelte/server'
import { expect, it } from 'vitest'
import type { Clause, Notice, Text } from './api'
import { REGULATION } from './fakes'
import { audienceOf, noticesAt, noticesOf } from './notices'
import Notices from './Notices.svelte'
import RegulationEntry from './RegulationEntry.svelte'

const text = (pt: string, en: string): Text => ({ pt, en })
const notice = (clause: string, moment: string, audience: string[], text: Text): Notice => ({ clause, moment, audience, text })
const SMOKE = notice('FEN-9', 'event', ['athletes', 'spectators'], text('Não fume.', 'Do not smoke.'))
const HANDS = notice('FEN-9a', 'before-partida', ['coordinator'], text('Mãos limpas.', 'Clean hands.'))
const SHOES = notice('FEN-9a', 'before-partida', ['athletes'], text('De sapatos.', 'In shoes.'))
const HOUSE = { ...REGULATION, notices: [SMOKE, HANDS, SHOES] }

it('a clause has its notices', () => {
  expect(noticesOf(HOUSE, 'FEN-9')).toEqual([SMOKE])
  expect(noticesOf(HOUSE, 'FEN-13pu')).toEqual([])
})

it('those who play are told what is theirs', () => {
  expect(noticesAt(HOUSE, 'before-partida')).toEqual([SHOES])
})

it('says whom it is for', () => {
  expect(audienceOf(SMOKE)).toBe('para quem joga, para quem assiste')
})

it('is drawn under its clause, and not under others', () => {
  const drawn = (entry: Clause): boolean => {
    const { body } = render(RegulationEntry, { props: { regulation: HOUSE, entry, words: [], target: false } })
    return body.includes('Não fume.')
  }
  expect(REGULATION.clauses.filter(drawn).map(({ id }) => id)).toEqual(['FEN-9'])
})

it('names its clause where it stands alone', () => {
  const { body } = render(Notices, { props: { notices: [SHOES], game: 'truco-fenacef', named: true } })
  expect(body).toContain('href="/regulamento/truco-fenacef/FEN-9a"')
})
