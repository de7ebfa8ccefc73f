import { describe, expect, it } from 'vitest'
import type { JogoTold } from '../wire/types'
import { columnOf } from './columns'
import { has, jogoAt, rowsOf, scoreOf, sheetAt, sidesOf, whereOf } from './words'

const jogo = (told: Partial<JogoTold>): JogoTold => ({ id: 'g1', number: 1, stage: 'grupos', sides: [{ entry: 1 }, { entry: 2 }], state: 'scheduled', ...told })

describe('scores as they are typed', () => {
  it('reads partidas with dashes of any kind', () => {
    expect(rowsOf('12-9 10–12, 12x8')).toEqual([[12, 9], [10, 12], [12, 8]])
  })
  it('reads nothing out of what is no score', () => {
    expect(rowsOf('12 9')).toBeNull()
    expect(rowsOf('')).toBeNull()
  })
  it('tells the score that counts', () => {
    expect(scoreOf(jogo({ rows: [{ score: [9, 3], counted: [0, 12] }, { score: [12, 8] }] }))).toBe('0-12 12-8')
  })
})

describe('jogos', () => {
  it('finds the one that is played at a table before one that waits for it', () => {
    const all = [jogo({ id: 'g1', table: 3 }), jogo({ id: 'g2', number: 2, table: 3, state: 'playing' }), jogo({ id: 'g3', number: 3, state: 'decided' })]
    expect(jogoAt(all, 3)?.id).toBe('g2')
    expect(jogoAt(all, 1)?.id).toBe('g1')
    expect(jogoAt(all, 9)).toBeUndefined()
  })
  it('finds the sheet that comes back from a table: the last one played there that nobody has certified', () => {
    const all = [
      jogo({ id: 'g1', number: 1, table: 3, state: 'homologated' }),
      jogo({ id: 'g2', number: 2, table: 3, state: 'decided' }),
      jogo({ id: 'g3', number: 3, table: 3, state: 'playing' }),
      jogo({ id: 'g7', number: 7, table: 1, state: 'signed' }),
    ]
    expect(sheetAt(all, 3)?.id).toBe('g2')
    expect(sheetAt(all, 7)?.id).toBe('g7')
    expect(sheetAt(all.slice(0, 1), 3)?.id).toBe('g1')
    expect(sheetAt(all, 9)).toBeUndefined()
  })
  it('has sides only where both are known', () => {
    expect(sidesOf(jogo({}))).toEqual([1, 2])
    expect(sidesOf(jogo({ sides: [{ entry: 1 }, { slot: '2A' }] }))).toBeNull()
  })
})

describe('searching', () => {
  it('takes no notice of accents and case', () => {
    expect(has('joao', 'João e Zé')).toBe(true)
    expect(has('ÉMA', 'Ema')).toBe(true)
    expect(has('tatu', 'Onça', 'Anta')).toBe(false)
  })
})

describe('columns of the desk', () => {
  it('put first what keeps others waiting', () => {
    expect(columnOf(jogo({ state: 'called' }))).toBe('playing')
    expect(columnOf(jogo({ state: 'called', late: 3 }))).toBe('late')
    expect(columnOf(jogo({ state: 'playing', claimed: true }))).toBe('confirm')
    expect(columnOf(jogo({ state: 'decided', contested: true }))).toBe('confirm')
    expect(columnOf(jogo({ state: 'decided' }))).toBe('sign')
    expect(columnOf(jogo({ state: 'signed' }))).toBe('homologate')
    expect(columnOf(jogo({ state: 'scheduled' }))).toBe('next')
  })
})

describe('where a jogo belongs', () => {
  const of = (told: Partial<JogoTold>): string => whereOf({ id: 'sf1', number: 13, stage: 'eliminatória', sides: [], state: 'awaited', ...told })

  it('is its group, or its round of an elimination, and no name of the program', () => {
    expect(of({ group: 'A', stage: 'grupos' })).toBe('grupo A')
    expect(of({ knockout: true, depth: 1 })).toBe('Semifinal')
    expect(of({ knockout: true, third: true })).toBe('3º lugar')
    expect(of({ knockout: true, depth: 5 })).toBe('A 5 jogos da final')
    expect(of({ knockout: true, stage: 'ouro' })).toBe('ouro · Final')
    expect(of({ stage: 'S' })).toBe('S')
  })
})
