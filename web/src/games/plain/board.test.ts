import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { GameView } from '../../wire/types'
import type { Stage } from '../contract'
import Board from './Board.svelte'

const shown = {
  type: 'Table',
  pot: 13,
  score: [16, -2, 0, 5, 1],
  lugares: ['hand', 'a', 'b', 'c', 'd'].map((_, seat) => ({
    type: 'Lugar',
    seat,
    chips: 16 - seat,
    hand_cards: seat === 0 ? ['8P', '9P', '9P'] : [null, null],
  })),
}

function stage(changes: Partial<Stage> = {}): Stage {
  const view = { type: 'AnyView', regulation: 'any', options: [], seat: 0, actors: [0], shown } as unknown as GameView
  const people = ['Ana', 'Beto', 'Caio', 'Dora', 'Eva'].map((name, seat) => ({ seat, name, me: seat === 0, bot: false, away: false, here: true }))
  const action = { type: 'Discard', card: '8P' } as never
  return {
    ...{ view, people, insight: {}, sides: [0, 1, 2, 3, 4], bottom: 0, seated: true, still: false, speech: new Map(), wins: [] },
    ...{ told: '', events: [], memo: null, prompt: null, beat: '', now: () => 0 },
    menu: [{ action, label: 'Descartar 8♣', price: 'paga 1' }],
    ...changes,
  } as unknown as Stage
}

test('a game without a board of its own: everybody, the points, the cards held and what can be done', () => {
  const { body } = render(Board, { props: { stage: stage() } })
  for (const told of ['Você', 'Beto', 'Eva', 'Sua vez.', '-2', 'oito de paus', 'Descartar 8♣ (paga 1)', '2 cartas fechadas']) {
    expect(body).toContain(told)
  }
})

test('who watches has nothing to do', () => {
  const { body } = render(Board, { props: { stage: stage({ seated: false, menu: [] }) } })
  expect(body).toContain('Vez de Ana.')
  expect(body).not.toContain('Descartar')
})
