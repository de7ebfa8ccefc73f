// What the tests of this board are made with: a table in the middle of a turn.
import type { Choice, Drafted, GameAction, GameEvent } from '../../wire/types'
import type { Jogo, Lado, Mesa, Stage } from './stage'

export const jogo = (text: string, more: Partial<Jogo> = {}): Jogo => ({
  ...{ type: 'Jogo', low: 1, meld_cards: text.split(' '), wild: [], marks: [] },
  ...more,
})

export const lado = (side: number, more: Partial<Lado> = {}): Lado => ({
  ...{ type: 'Lado', side, score: 0, jogos: [], mortos: [], vulnerable: false, minimum: 0, attempts: 0 },
  ...{ opened: false, may_go_out: false },
  ...more,
})

export function mesa(hand: string, more: Partial<Mesa> = {}): Mesa {
  const cards = hand.split(' ').filter(Boolean)
  const lugares = [0, 1, 2, 3].map((seat) => ({ type: 'Lugar', seat, side: seat % 2, count: seat ? 11 : cards.length, hand_cards: seat ? [] : cards }))
  const morto = (number: number) => ({ type: 'Morto', number, state: 'there', seat: -1, waiting: false })
  return {
    ...{ type: 'Mesa', seats: 4, phase: 'playing', score: [0, 0], base: [0, 0], target: 3000, dealer: 3, mao: 1, turn: 0, turns: 5 },
    ...{ drew: 'stock', fresh_cards: [], refusable: false, stock: 30, lixo: 2, lixo_cards: ['9P', '4O'], mortos: [morto(1), morto(2)] },
    ...{ lados: [lado(0), lado(1)], lugares, drawers: [], drawn_cards: [], drawn_at: [], past: [], conta: null, ender: -1, ended: '', how: '', clause: '' },
    ...more,
  } as unknown as Mesa
}

export interface Table {
  stage: Stage
  done: GameAction[]
  asked: GameAction[][]
  /** What the table says about the next drafts. */
  says: (acts: readonly GameAction[]) => Partial<Drafted>
}

export const menu = (...actions: GameAction[]): Choice[] => actions.map((action) => ({ action, label: action.type }))

/** A table at which everything stands, unless the test says otherwise. */
export function table(shown: Mesa, choices: Choice[] = [], more: Partial<Stage> = {}): Table {
  const found: Table = { stage: {} as Stage, done: [], asked: [], says: (acts) => ({ stand: acts.length }) }
  const people = ['Ana', 'Beto', 'Caio', 'Dora'].map((name, seat) => ({ seat, name, me: seat === 0, bot: false, away: false, here: true }))
  found.stage = {
    ...{ view: { type: 'CanastraView', regulation: 'canastra', options: [], seat: 0, actors: [0], shown }, insight: {}, menu: choices },
    ...{ prompt: null, people, sides: [0, 1, 0, 1], bottom: 0, seated: true, speech: new Map(), wins: [], told: '', memo: null },
    ...{ events: [] as GameEvent[], still: false, beat: '', reached: () => false, awaited: () => false, now: () => 0, why: () => {} },
    act: (action: GameAction) => {
      found.done.push(action)
      return Promise.resolve(true)
    },
    draft: (acts: readonly GameAction[]) => {
      found.asked.push([...acts])
      return Promise.resolve({ type: 'drafted', client: '', n: 1, version: 1, stand: 0, ...found.says(acts) } as Drafted)
    },
    ...more,
  } as unknown as Stage
  return found
}
