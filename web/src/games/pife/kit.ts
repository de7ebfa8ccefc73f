// What the tests of this board are made with: a table in the middle of a turn.
import type { Choice, GameAction, GameEvent } from '../../wire/types'
import type { Lugar, Mesa, Stage } from './stage'

const NAMES = ['Ana', 'Beto', 'Caio', 'Dora', 'Eva', 'Fábio', 'Gil', 'Hugo']

export const cards = (text: string): string[] => text.split(' ').filter(Boolean)

export const lugar = (seat: number, more: Partial<Lugar> = {}): Lugar => ({
  ...{ type: 'Lugar', seat, status: 'in', score: 10, bet: 0, count: 9, hand_cards: [], meld_cards: [], loose_cards: [] },
  ...{ barred: false, stock_only: false, owes: 0, spoken: false, drawn: false },
  ...more,
})

/** Ana's hand as groups: "5P 5C 5E | 7O 8O 9O | KC", the last of which are left over. */
export function mesa(hand: string, more: Partial<Mesa> = {}): Mesa {
  const groups = hand.split('|').map(cards)
  const mine = { hand_cards: [...groups.flat()].sort(), meld_cards: groups.slice(0, -1), loose_cards: groups.at(-1) ?? [], count: groups.flat().length }
  const { seats = 4 } = more
  const lugares = Array.from({ length: seats }, (_, seat) => lugar(seat, seat ? {} : mine))
  const score = lugares.map((one) => one.score)
  return {
    ...{ type: 'Mesa', seats, cutting: true, phase: 'playing', score, base: score, pot: 0, base_pot: 0, dealer: 3, next_dealer: 3, mao: 1 },
    ...{ turn: 0, turns: 5, drew: 'stock', fresh_card: null, said: false, stock: 30, lixo_cards: ['9P', '8E'], vira: '2P', wild_cards: ['3P'] },
    ...{ window: 0, windows: 0, asked: [], answered: [], answer: '', answer_card: null, reached: [], called: [], erred: [], alarm: [] },
    ...{ idle: 0, reshuffles: 0, voids: 0, lugares, ender: -1, ended: '', how: '', clause: '', winners: [] },
    ...more,
  } as Mesa
}

export interface Table {
  stage: Stage
  done: GameAction[]
}

export const menu = (...actions: GameAction[]): Choice[] => actions.map((action) => ({ action, label: action.type }))

export function table(shown: Mesa, choices: Choice[] = [], more: Partial<Stage> = {}, regulation = 'cacheta'): Table {
  const done: GameAction[] = []
  const people = NAMES.slice(0, shown.seats).map((name, seat) => ({ seat, name, me: seat === 0, bot: false, away: false, here: true }))
  const actors = shown.window ? shown.asked : [shown.turn]
  const stage = {
    ...{ view: { type: 'PifeView', regulation, options: [], seat: 0, actors, shown }, insight: {}, menu: choices },
    ...{ prompt: null, people, sides: [], bottom: 0, seated: true, speech: new Map(), wins: [], told: '', memo: null },
    ...{ events: [] as GameEvent[], still: false, beat: '', reached: () => false, awaited: () => false, now: () => 0, why: () => {} },
    act: (action: GameAction) => {
      done.push(action)
      return Promise.resolve(true)
    },
    draft: () => Promise.resolve(null),
    ...more,
  } as unknown as Stage
  return { stage, done }
}
