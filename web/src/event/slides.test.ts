import { describe, expect, it } from 'vitest'
import type { JogoTold, PublicEvent } from '../wire/types'
import { ROWS, SAID, slidesOf } from './slides'

const jogo = (number: number, told: Partial<JogoTold>): JogoTold => ({ id: `g${number}`, number, stage: 'grupos', sides: [{ entry: 1 }, { entry: 2 }], state: 'scheduled', ...told })
const event = (told: Partial<PublicEvent>): PublicEvent => ({ id: 'e', version: 1, name: 'Copa', preset: 'fenacef', title: '', status: 'playing', entries: [], ...told })

describe('the projector', () => {
  it('always has something to show', () => {
    expect(slidesOf(event({}))).toEqual([{ kind: 'waiting' }])
  })
  it('calls first, in order of tables, and no more at once than can be read', () => {
    const jogos = Array.from({ length: ROWS + 1 }, (_, at) => jogo(at + 1, { state: 'called', table: ROWS + 1 - at }))
    const slides = slidesOf(event({ jogos }))
    expect(slides.map(({ kind }) => kind)).toEqual(['called', 'called'])
    expect(slides[0]?.kind === 'called' && slides[0].jogos.map(({ table }) => table)).toEqual([1, 2, 3, 4, 5, 6])
  })
  it('cuts long groups, and leaves those out whose stage is closed', () => {
    const places = Array.from({ length: ROWS + 2 }, (_, at) => ({ place: `${at + 1}º`, entry: at + 1 }))
    const told = { name: 'A', stage: 'grupos', places }
    expect(slidesOf(event({ groups: [told] })).map((one) => one.kind === 'group' && one.places.length)).toEqual([ROWS, 2])
    expect(slidesOf(event({ groups: [told], stages: [{ name: 'grupos', kind: 'groups', closed: true }] }))).toEqual([{ kind: 'waiting' }])
  })
  it('gives a name that takes two lines the room of two', () => {
    const entries = [1, 2, 3].map((number) => ({ number, name: `${number}`.padEnd(number > 1 ? 50 : 10, 'x') }))
    const long = [{ entry: 2 }, { entry: 3 }]
    const jogos = Array.from({ length: ROWS }, (_, at) => jogo(at + 1, { state: 'called', table: at + 1, ...(at < 3 ? { sides: long } : {}) }))
    const slides = slidesOf(event({ entries, jogos }))
    expect(slides.map((one) => one.kind === 'called' && [one.jogos.length, one.lines, one.longest])).toEqual([[3, 6, 59], [3, 3, 77]])
  })
  it('puts announcements together as far as they fit', () => {
    const announcements = ['almoço às 12', 'x'.repeat(SAID), 'fim às 18', 'carro preto na porta']
    const said = slidesOf(event({ announcements })).map((one) => one.kind === 'said' && one.texts.length)
    expect(said).toEqual([2, 1])
  })
  it('cuts a chave of sixteen where it would be too small, two rounds at a time', () => {
    const round = (depth: number, count: number): JogoTold[] => Array.from({ length: count }, (_, at) => jogo(10 * depth + at, { knockout: true, state: 'awaited', depth }))
    const parts = slidesOf(event({ jogos: [...round(3, 8), ...round(2, 4), ...round(1, 2), ...round(0, 1)] }))
    expect(parts).toEqual([1, 2, 3].map((part) => ({ kind: 'bracket', part, parts: 3 })))
    expect(slidesOf(event({ jogos: [...round(2, 4), ...round(1, 2), ...round(0, 2)] }))).toEqual([{ kind: 'bracket', part: 1, parts: 1 }])
  })
  it('shows the bracket where there is one, and the last results', () => {
    const kinds = slidesOf(event({ jogos: [jogo(1, { knockout: true, state: 'awaited' }), jogo(2, { state: 'decided' })] })).map(({ kind }) => kind)
    expect(kinds).toEqual(['bracket', 'results'])
  })
})
