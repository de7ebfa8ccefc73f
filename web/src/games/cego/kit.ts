// For tests: a table of Truco Cego with only what a test is about.
import type { CegoHand, Choice, GameAction, MesaCego } from '../../wire/types'
import type { Person } from '../contract'
import { saysFlor } from './offers'
import type { Stage, Truco } from './stage'

export const NAMES = ['Ana', 'Bento', 'Caio', 'Dora', 'Eva', 'Fino']

export function person(seat: number, me = false): Person {
  return { seat, name: NAMES[seat]!, me, bot: false, away: false, here: true }
}

export function hand(seat: number, changes: Partial<CegoHand> = {}): CegoHand {
  const unseen = { dealt_cards: [null, null, null], held: [1, 2, 3], shown_cards: [] }
  return { type: 'CegoHand', seat, count: 3, ...unseen, playing: true, looks: true, left: '', flor: '', song: 0, ...changes }
}

/** Six hands, the first with these cards. */
export function hands(cards = '7E 6E 4C', own: Partial<CegoHand> = {}): CegoHand[] {
  return NAMES.map((_, seat) => hand(seat, seat === 0 ? { dealt_cards: cards.split(' '), ...own } : {}))
}

export function mesa(changes: Partial<MesaCego> = {}): MesaCego {
  return {
    phase: 'play',
    score: [0, 0],
    base: [0, 0],
    dealer: 5,
    mao: 1,
    form: 'roda',
    nth: 0,
    first: 0,
    pack: 40,
    drawn_seats: [],
    drawn: [],
    drawn_cards: [],
    hands: hands(),
    vazas: [],
    results: [],
    turn: 0,
    window: 'turn',
    points: 'open',
    chain: [],
    envido: [],
    caller: -1,
    falta: 24,
    flor_step: '',
    flor_by: -1,
    flores: [],
    level: 0,
    asked: 0,
    asked_by: -1,
    asker: -1,
    double: '',
    singer: -1,
    best: -1,
    down: -1,
    lei: -1,
    demands: [],
    won_by: -1,
    won: 0,
    won_part: '',
    ...changes,
  } as MesaCego
}

export function menu(...actions: GameAction[]): Choice[] {
  return actions.map((action) => ({ action, label: action.type }))
}

/** The same menu as the server tells it to who holds a flor, or does not. */
export function withFlor(choices: readonly Choice[], holds: boolean): Choice[] {
  return choices.map((choice) => {
    const boa = choice.action.type === 'Declare' && choice.action.what === 'e-boa'
    if (!boa && !saysFlor(choice.action)) return choice
    const honest = saysFlor(choice.action) === holds
    return { ...choice, ...(honest ? (boa ? {} : { truth: 'true' as const }) : { truth: 'bluff' as const, warning: 'custa caro', clause: 'CEGO-9.X-2' }) }
  })
}

/** What the truco is worth before anybody has called. */
export const TRUCO: Truco = { worth: 1, asked: 0, refused: 0, least: false }

/** The table as Ana sees it, at seat 0. */
export function stage(shown: MesaCego, actors: number[], changes: Partial<Stage> = {}): Stage {
  const view = { type: 'CegoView', regulation: 'truco-cego', options: [], seat: 0, actors, shown }
  const people = NAMES.map((_, seat) => person(seat, seat === 0))
  return { view, menu: [], people, bottom: 0, seated: true, still: false, events: [], memo: null, insight: { more: TRUCO }, ...changes } as unknown as Stage
}
