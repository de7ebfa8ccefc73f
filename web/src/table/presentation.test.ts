import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameModule } from '../games/contract'
import { snapshot, update } from '../lib/fakes'
import { begin, step } from '../lib/folding'
import type { Line } from '../wire/types'
import { Presentation } from './presentation.svelte'

const line = (text: string): Line => ({ text })
let show: Presentation

const texts = (): string[] => show.news.map(({ text }) => text)
/** The table after one more update that tells this. */
function told(...story: string[]): void {
  const before = show.shown!
  const one = update(before.version + 1, { story: story.map(line) })
  show.push(one, before, step(before, one))
}

beforeEach(() => {
  show = new Presentation()
  show.jump(begin(snapshot(7, { story: [line('Mão 1.'), line('Ana jogou o três de paus.')] })))
})

describe('the news', () => {
  test('begin after the story that was there on entering', () => {
    expect(texts()).toEqual([])
    told('Beto jogou o dois de copas.')
    told()
    told('Caio trucou.', 'Ana caiu.')
    expect(texts()).toEqual(['Beto jogou o dois de copas.', 'Caio trucou.', 'Ana caiu.'])
  })

  test('are not what another seat or another snapshot tells again', () => {
    told('Beto jogou o dois de copas.')
    show.jump(begin(snapshot(8, { story: [line('Mão 1.'), line('Você jogou o três de paus.'), line('Beto jogou o dois de copas.')] })))
    expect(texts()).toEqual(['Beto jogou o dois de copas.'])
    told('Caio trucou.')
    expect(texts()).toEqual(['Beto jogou o dois de copas.', 'Caio trucou.'])
  })
})

describe('the end of a part', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('is looked at before the next part is', () => {
    const end = { ...show.shown!.view!, actors: [] }
    const last = { view: end, insight: { best: [[1]] } }
    show.learn({ beats: () => [{ name: 'score', ms: 400 }], speech: () => null, sound: () => null, last: () => last } as unknown as GameModule)
    told('Fim da testa.')
    expect(show.shown!.view).toBe(end)
    expect(show.shown!.insight).toBe(last.insight)
    expect(show.shown!.menu).toEqual([])
    vi.advanceTimersByTime(400)
    expect(show.shown!.view!.actors).toEqual([0])
    expect(show.shown!.version).toBe(8)
    expect(texts()).toEqual(['Fim da testa.'])
  })
})

describe('what fills the table', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is there for a second, and is what was said last', () => {
    show.say({ seat: 1, text: 'TRUCO!', loud: 1, fills: true })
    show.say({ seat: 2, text: 'Caio.', loud: 0 })
    expect(show.shout?.text).toBe('TRUCO!')
    vi.advanceTimersByTime(900)
    expect(show.shout).not.toBeNull()
    vi.advanceTimersByTime(200)
    expect(show.shout).toBeNull()
  })
})
