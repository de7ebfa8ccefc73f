import { describe, expect, it } from 'vitest'
import { ABOUT, listed } from './fakes'
import { freeSeats, latestFirst, scoreText, seatsText, watchingText, welcome } from './tables'

const full = listed().chairs.map((chair) => ({ ...chair, kind: 'person' as const }))

describe('a table in a list', () => {
  it('has room where a seat is empty or a bot gives it up', () => {
    expect([freeSeats(listed()), seatsText(listed())]).toEqual([3, '1 lugar livre'])
    const bots = listed({ chairs: full.map((chair) => ({ ...chair, kind: 'bot' })) })
    expect(seatsText(bots)).toBe('4 robôs cedem o lugar')
    expect(seatsText(listed({ chairs: full }))).toBe('Mesa cheia')
  })

  it('in the middle of a match keeps its bots where substitutes are not wanted', () => {
    const setup = { ...ABOUT.setup, substitutes: false }
    expect(freeSeats(listed({ stage: 'playing', setup }))).toBe(1)
    expect(freeSeats(listed({ stage: 'open', setup }))).toBe(3)
  })

  it.each([
    [listed({ seat: 0 }), 'back'],
    [listed(), 'sit'],
    [listed({ chairs: full }), 'watch'],
    [listed({ chairs: full, setup: { ...ABOUT.setup, spectators: false } }), 'closed'],
  ])('says what one can do there', (table, way) => {
    expect(welcome(table)).toBe(way)
  })

  it('shows the score of the partida, else of the match', () => {
    const match = { number: 1, partida: 2, wins: [2, 1], winner: null, winners: [], last: null, unit: 1 }
    expect(scoreText(listed({ stage: 'playing', score: [7, 5], match }))).toBe('7 a 5')
    expect(scoreText(listed({ stage: 'between', match }))).toBe('2 a 1 em 3 partidas')
    expect(scoreText(listed({ stage: 'playing', score: [7, -5, 0] }))).toBe('7 · -5 · 0')
    expect(scoreText(listed({ stage: 'playing', score: [201, 175, 0], match: { ...match, unit: 2 } }))).toBe('100,5 · 87,5 · 0')
    expect(scoreText(listed())).toBe('')
  })

  it('tells who looks on, where somebody does', () => {
    const watched = [0, 1, 2].map((watching) => watchingText(listed({ watching })))
    expect(watched).toEqual(['', '1 pessoa assistindo', '2 pessoas assistindo'])
  })

  it('stands before those that moved earlier', () => {
    const [early, late] = [listed({ updated_at: 1 }), listed({ updated_at: 2 })]
    expect(latestFirst([early, late])).toEqual([late, early])
  })
})
