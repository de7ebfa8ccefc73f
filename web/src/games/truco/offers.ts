// What the menu of the moment lets the person do with the lifted card, with their voice and with the pack.
//
// Rule 1: an act is offered only where the menu holds it, with the words that the server gave it.
// Rule 2: a key may mean an act that is not on offer; it is sent all the same, and the server says why not.
import type { Choice, GameAction, Mesa } from '../../wire/types'
import type { Grip } from '../shared/grip'
import { choices, offered, same, type Kind } from '../shared/menu'

/** The lifted card, played as it is held. */
export function playOf(mesa: Mesa, seat: number, grip: Grip | null): GameAction | null {
  const hand = mesa.hands[seat]
  if (!grip || !hand) return null
  const card = hand.dealt_cards[grip.place - 1] ?? null
  if (card === null) return { type: 'Blind', place: grip.place, down: grip.down }
  return { type: 'Play', card, down: grip.down, call: 0 }
}

/** The lifted card played together with a call, where that can be done. */
export function playAndCall(menu: readonly Choice[], play: GameAction | null): Choice | undefined {
  if (play?.type !== 'Play') return undefined
  return choices(menu, 'Play').find(({ action }) => action.call > 0 && same({ ...action, call: 0 }, play))
}

/** Whether the lifted card may be turned over: only where the other way of playing it is on the menu. */
export function mayTurn(menu: readonly Choice[], mesa: Mesa, seat: number, grip: Grip): boolean {
  return offered(menu, playOf(mesa, seat, { ...grip, down: !grip.down })) !== undefined
}

/** The calls and answers on offer, in the order in which they are drawn: to take it, to raise it, to show, to give way. */
export function voices(menu: readonly Choice[]): Choice[] {
  const kinds: Kind[] = ['Accept', 'PlayOn', 'Keep', 'Raise', 'Show', 'Refuse', 'Run', 'GiveUp', 'Concede']
  return kinds.flatMap((kind) => choices(menu, kind))
}

/** The act behind a key, on offer or not, where `next` is the call that comes next; `null` for a key that means nothing here. */
export function meant(
  key: string,
  mesa: Mesa,
  seat: number,
  grip: Grip | null,
  next: number,
  menu: readonly Choice[] = [],
): GameAction | null {
  const play = playOf(mesa, seat, grip)
  switch (key) {
    case 'enter':
      return play
    case 't':
      return play?.type === 'Play' && mesa.phase === 'play' && mesa.turn === seat
        ? { ...play, call: next }
        : { type: 'Raise', to: next }
    case 'r':
      return { type: 'Raise', to: next }
    case 'a':
      if (mesa.phase === 'exposed') return turnedUp(mesa, 'Keep')
      return mesa.phase === 'eleven' ? { type: 'PlayOn' } : { type: 'Accept', stake: mesa.asked || next }
    case 'c':
      if (mesa.phase === 'exposed') return turnedUp(mesa, 'Refuse')
      if (mesa.phase === 'eleven') return choices(menu, 'Run')[0]?.action ?? { type: 'GiveUp' }
      return { type: 'Run', stake: mesa.asked || next }
    case 'm':
      return { type: 'Show' }
    default:
      return null
  }
}

/** The answer to the first card that turned up in the deal. */
function turnedUp(mesa: Mesa, type: 'Keep' | 'Refuse'): GameAction | null {
  const [card] = mesa.thrown_cards
  return card === undefined ? null : { type, card }
}

const PACK_KEYS: Record<string, readonly Kind[]> = {
  d: ['Deal', 'GiveBack'],
  n: ['Waive'],
  q: ['Burn'],
  s: ['Saw'],
  v: ['Turn'],
  b: ['FromBottom'],
  e: ['Peek'],
}

/** What a key does with the pack, `at` this depth where it has one: only what the menu holds. */
export function packAct(key: string, menu: readonly Choice[], at: number): GameAction | null {
  const kinds = PACK_KEYS[key] ?? []
  const held = menu.filter(({ action }) => kinds.includes(action.type)).map(({ action }) => action)
  return held.find((action) => ('at' in action ? action.at === at : dealsAll(action))) ?? held[0] ?? null
}

/** Whether the act deals everything, and not one packet. */
export function dealsAll(action: GameAction): boolean {
  return action.type === 'Deal' && action.seat === -1
}

/** Whether the table is at a point where asking in vain teaches something. */
export function worthAsking(mesa: Mesa): boolean {
  return mesa.hands.length > 0 && mesa.phase !== 'over' && mesa.phase !== 'shuffle'
}
