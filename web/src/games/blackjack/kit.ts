// What the tests of this board are made with: a table in the middle of a round.
import type { Choice, GameAction, GameEvent } from '../../wire/types'
import type { Lugar, Mao, Mesa, Stage } from './stage'

const NAMES = ['Ana', 'Beto', 'Caio', 'Dora', 'Eva', 'Fábio', 'Gil']

/** A hand of cards that count this much, with a bet of so many half chips. */
export function mao(cards: string, total: number, more: Partial<Mao> = {}): Mao {
  const held = cards.split(' ').filter(Boolean)
  return {
    ...{ type: 'Mao', count: held.length, hand_cards: held, total, soft: false, blackjack: false, stake: 20, born: 0, of_aces: false },
    ...{ doubled: false, state: 'live', how: '', gain: 0 },
    ...more,
  }
}

export const lugar = (seat: number, maos: Mao[] = [], more: Partial<Lugar> = {}): Lugar => ({
  ...{ type: 'Lugar', seat, score: 200, free: 180, bet: 10, insured: false, able: true, maos },
  ...more,
})

/** The house shows a six, and it is the first seat's turn. */
export function mesa(lugares: Lugar[], more: Partial<Mesa> = {}): Mesa {
  const score = lugares.map((one) => one.score)
  return {
    ...{ type: 'Mesa', seats: lugares.length, phase: 'playing', waits: false, opening: score, score, base: score, mao: 3, rounds: 20 },
    ...{ turn: 0, hand: 0, turns: 5, decks: 6, shoe: 250, house_count: 2, house_cards: ['6C'], house_total: 6, checked: false, hidden: true },
    ...{ lugares, how: '', clause: '' },
    ...more,
  } as Mesa
}

export interface Table {
  stage: Stage
  done: GameAction[]
}

export const menu = (...actions: GameAction[]): Choice[] => actions.map((action) => ({ action, label: action.type }))

export function table(shown: Mesa, choices: Choice[] = [], more: Partial<Stage> = {}): Table {
  const done: GameAction[] = []
  const people = NAMES.slice(0, shown.seats).map((name, seat) => ({ seat, name, me: seat === 0, bot: false, away: false, here: true }))
  const stage = {
    ...{ view: { type: 'BlackjackView', regulation: 'blackjack', options: [], seat: 0, actors: [shown.turn], shown }, insight: {}, menu: choices },
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
