// The menu of the moment as people say it: what is said at once on large buttons, the rest under "mais…".
//
// Rule 1: an act is offered only where the menu holds it, with the words that the server gave it.
// Rule 2: whether something is said at once depends on the act and on the person's own cards, never on what others hold.
import { t, type Texts } from '../../i18n/t'
import type { CegoHand, Choice, GameAction, MesaCego } from '../../wire/types'
import { choices, offered } from '../truco/offers'
import type { Voice } from '../truco/Voices.svelte'
import { envidoSong, florSong, height, seenCards } from './points'
import { heldBy, holdsFlor, SEATS } from './scene'

type Act<K extends GameAction['type']> = Extract<GameAction, { type: K }>

/** The sections under "mais…", in their order. */
export const SECTIONS: Texts = {
  envido: 'Envido',
  flor: 'Flor',
  two: 'Duas de uma vez',
  cards: 'Duas cartas',
  down: 'Com a primeira carta fechada',
  ask: 'Flor dos outros',
  leave: 'Ir embora',
  bluff: 'Blefes',
}
type Section = 'main' | 'song' | 'envido' | 'flor' | 'two' | 'cards' | 'down' | 'ask' | 'leave' | 'bluff'

const FLORES = ['flor', 'contra-flor', 'contra-flor-e-o-resto', 'achico', 'flor-e-truco']
const ENVIDOS = ['envido-envido', 'real-envido', 'falta-envido']
const TRUCOS = ['truco', 'retruco', 'vale-quatro']

/** Which of the forms of a flor an act says, the plainest first; -1 for none. */
function florSaid(action: GameAction): number {
  if (action.type === 'Declare') return FLORES.indexOf(action.what)
  return action.type === 'Call' || action.type === 'CallDown' ? FLORES.indexOf(action.call) : -1
}

/** Whether an act says a flor, in one of its forms. */
export function saysFlor(action: GameAction): boolean {
  return florSaid(action) >= 0
}

/** The song that the cards of a hand make in this contest; 0 where they make none or are not seen. */
export function trueSong(mesa: MesaCego, hand: CegoHand | undefined): number {
  const cards = seenCards(hand?.dealt_cards)
  return mesa.points === 'flor' ? florSong(cards) : envidoSong(cards)
}

/** Whether a song is better than the best so far: higher, or equal and nearer to the mão. */
export function beats(song: number, seat: number, mesa: MesaCego): boolean {
  const best = mesa.hands[mesa.best]
  if (!best) return true
  const order = (one: number): number => (one - mesa.first + SEATS) % SEATS
  const over = height(song) - height(best.song)
  return over > 0 || (over === 0 && order(seat) < order(best.seat))
}

/** Where an act is offered; `song` is the one that stands at once. */
function sectionOf(action: GameAction, mesa: MesaCego, hand: CegoHand | undefined, song = trueSong(mesa, hand)): Section {
  const holds = holdsFlor(hand)
  switch (action.type) {
    case 'Call':
      return callSection(action, mesa, holds)
    case 'Declare':
      if (action.what === 'e-boa') return holds ? 'bluff' : 'main'
      if (!holds) return 'bluff'
      return action.what === 'flor' || action.what === 'contra-flor' ? 'main' : 'flor'
    case 'CallDown':
      return saysFlor(action) && !holds ? 'bluff' : 'down'
    case 'Quero':
      return action.raising && (action.passing || action.shrinking || action.part === 'both') ? 'two' : 'main'
    case 'Sing':
      return action.points === song ? 'main' : 'song'
    case 'Leave':
      return action.how === 'pass' ? 'main' : action.how === 'pack' ? 'leave' : 'bluff'
    case 'GiveHandUp':
      return 'leave'
    case 'AskFlor':
      return 'ask'
    case 'PlayTwo':
      return 'cards'
    default:
      return 'main'
  }
}

function callSection({ call }: Act<'Call'>, mesa: MesaCego, holds: boolean): Section {
  if (call === 'envido' || TRUCOS.includes(call)) return 'main'
  if (FLORES.includes(call)) {
    if (!holds) return 'bluff'
    return call === 'flor' || call === 'contra-flor' || mesa.window.startsWith('flor') ? 'main' : 'flor'
  }
  if (ENVIDOS.includes(call)) return mesa.window === 'envido' ? 'main' : 'envido'
  return call === 'envido-minha-flor' ? 'bluff' : 'two'
}

const TONES: Partial<Record<GameAction['type'], Voice['tone']>> = {
  Quero: 'yes',
  Keep: 'yes',
  Call: 'call',
  Sing: 'call',
  Play: 'call',
  Deal: 'call',
  Draw: 'call',
  Cut: 'call',
  NaoQuero: 'no',
  Refuse: 'no',
}

/** Where my song does not beat the best, it would only tell what I hold. */
const VAIN: typeof TONES = { Sing: 'plain', NaoMato: 'call' }

/** In which order the large buttons stand. */
const ORDER: readonly GameAction['type'][] = [
  ...(['Draw', 'Cut', 'Deal', 'Play', 'Keep', 'Sing', 'Declare', 'Quero', 'Call', 'NaoMato', 'NaoQuero', 'Refuse'] as const),
  ...(['Defer', 'Nothing', 'Leave', 'Admit', 'LeiDoJogo'] as const),
]

const KEYS: Partial<Record<GameAction['type'], string>> = {
  Quero: 'Q',
  NaoQuero: 'N',
  Defer: 'D',
  Deal: 'D',
  Sing: 'C',
  NaoMato: '0',
  Nothing: '0',
  Leave: 'P',
  LeiDoJogo: 'L',
  Keep: 'Q',
  Refuse: 'N',
}
const CALL_KEYS: Record<string, string> = {
  envido: 'E',
  'envido-envido': 'E',
  'real-envido': 'R',
  'falta-envido': 'G',
  flor: 'F',
  'contra-flor': 'F',
}

/** The key behind an act, '' for none. */
export function keyOf(action: GameAction): string {
  if (action.type === 'Call') return TRUCOS.includes(action.call) ? 'T' : (CALL_KEYS[action.call] ?? '')
  if (action.type === 'Declare') return action.what === 'e-boa' ? '0' : (CALL_KEYS[action.what] ?? '')
  if (action.type === 'Quero') return action.passing || action.shrinking ? '' : action.raising ? 'T' : 'Q'
  if (action.type === 'Leave') return action.how === 'pass' ? 'P' : action.how === 'pack' ? 'B' : ''
  return KEYS[action.type] ?? ''
}

/** What the person aims at: the lifted card, a depth of the pack, a card of the spread pack. */
export interface Aim {
  card: string | null
  cut: number
  draw: number
  /** The song that was promised with a quero, where one was. */
  song?: number
}

/** A section of "mais…" with what can be said in it. */
export interface More {
  title: string
  voices: Voice[]
}

/** What can be said or done at once, and what else. */
export interface Offers {
  voices: Voice[]
  more: More[]
}

/** How many large buttons there is room for beside "mais…". */
const MOST = 5

export function offersFor(menu: readonly Choice[], mesa: MesaCego, hand: CegoHand | undefined, aim: Aim): Offers {
  const play = aim.card === null ? undefined : choices(menu, 'Play').find(({ action }) => action.card === aim.card)
  const aimed = [play, offered(menu, { type: 'Cut', at: aim.cut }), offered(menu, { type: 'Draw', at: aim.draw })]
  const said = menu.filter(({ action }) => !['Play', 'Cut', 'Draw'].includes(action.type))
  const section = ({ action }: Choice): Section => sectionOf(action, mesa, hand, aim.song || undefined)
  const main = [...aimed.filter((choice) => choice !== undefined), ...said.filter((choice) => section(choice) === 'main')]
  const spilled = spill(main)
  const sections = Object.entries(SECTIONS).map(([name, title]) => ({
    title: t(title),
    voices: said.filter((choice) => (spilled.includes(choice) ? 'envido' : section(choice)) === name).map((choice) => voice(choice)),
  }))
  const vain = hand !== undefined && !beats(aim.song || trueSong(mesa, hand), hand.seat, mesa)
  const voices = main.filter((choice) => !spilled.includes(choice)).sort((one, other) => rank(one, vain) - rank(other, vain))
  return { voices: voices.map((choice) => voice(choice, vain)), more: sections.filter((section) => section.voices.length > 0) }
}

/** Raises that find no room: the highest first. */
function spill(main: readonly Choice[]): Choice[] {
  const raises = ENVIDOS.toReversed().flatMap((call) => main.filter(({ action }) => action.type === 'Call' && action.call === call))
  return raises.slice(0, Math.max(0, main.length - MOST))
}

/** A flor goes before all else, a song that wins nothing after it. */
function rank({ action }: Choice, vain: boolean): number {
  if (saysFlor(action)) return florSaid(action) - FLORES.length
  return ORDER.indexOf(action.type) + (vain && action.type === 'Sing' ? ORDER.length : 0)
}

function voice({ action, label }: Choice, vain = false): Voice {
  const key = keyOf(action)
  const tone = saysFlor(action) ? 'call' : ((vain ? VAIN[action.type] : undefined) ?? TONES[action.type] ?? 'plain')
  return { label, action, tone, ...(key ? { key } : {}) }
}

/** The words of a label, and apart from them the price that stands in brackets. */
export function priced(label: string): [string, string] {
  const at = label.lastIndexOf(' (')
  return at > 0 && label.endsWith(')') ? [label.slice(0, at), label.slice(at + 2, -1)] : [label, '']
}

/** All songs on offer, by their points; a promised one leaves no other. "Não mato" stands on a button of its own. */
export function songsFor(menu: readonly Choice[], promised = 0): Map<number, Choice> {
  const songs = new Map(choices(menu, 'Sing').map((choice) => [choice.action.points, choice]))
  const held = songs.get(promised)
  return held ? new Map([[promised, held]]) : songs
}

/** The act behind a key, where the menu holds one; what can be said at once goes first. */
export function meant(key: string, menu: readonly Choice[], mesa: MesaCego, hand: CegoHand | undefined, promised = 0): GameAction | null {
  const sections = ['main', ...Object.keys(SECTIONS)]
  const song = promised || trueSong(mesa, hand)
  const found = menu
    .filter(({ action }) => keyOf(action).toLowerCase() === key && (action.type !== 'Sing' || action.points === song))
    .map(({ action }) => ({ action, rank: sections.indexOf(sectionOf(action, mesa, hand, song)) }))
    .sort((one, other) => one.rank - other.rank)
  return found[0]?.action ?? null
}

/** The card at a place, as it would be played. */
export function playOf(hand: CegoHand | undefined, place: number): GameAction | null {
  const card = heldBy(hand).find((held) => held.place === place)?.card ?? null
  return card === null ? null : { type: 'Play', card, down: false, call: 0 }
}
