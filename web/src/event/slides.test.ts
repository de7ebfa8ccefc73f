import { describe, expect, it } from 'vitest'
import type { JogoTold, PublicEvent } from '../wire/types'
import { ROWS, slidesOf } from './slides'

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
    expect(slidesOf(event({ groups: [told] })).map((one) => one.kind === 'group' && one.from)).toEqual([0, ROWS])
    expect(slidesOf(event({ groups: [told], stages: [{ name: 'grupos', kind: 'groups', closed: true }] }))).toEqual([{ kind: 'waiting' }])
  })
  it('shows the bracket where there is one, and the last results', () => {
    const kinds = slidesOf(event({ jogos: [jogo(1, { knockout: true, state: 'awaited' }), jogo(2, { state: 'decided' })] })).map(({ kind }) => kind)
    expect(kinds).toEqual(['bracket', 'results'])
  })
})
