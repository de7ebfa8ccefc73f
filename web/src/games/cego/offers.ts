// The menu of the moment as people say it: what is said at once on large buttons, the rest under "mais…".
//
// Rule 1: an act is offered only where the menu holds it, with the words that the server gave it.
// Rule 2: whether something is said at once depends on the act and on the person's own cards, never on what others hold.
import { t, type Texts } from '../../i18n/t'
import type { CegoHand, Choice, GameAction, MesaCego } from '../../wire/types'
import { choices, offered } from '../shared/menu'
import type { Voice } from '../shared/voice'
import { heldBy, saidFlor } from './scene'
import { singsInVain, trueSong } from './songs'

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

/** Whether the person holds a flor and may still sing it. */
export function mustSing(menu: readonly Choice[], hand: CegoHand | undefined): boolean {
  return !saidFlor(hand) && menu.some(({ action, truth }) => truth === 'true' && saysFlor(action))
}

/** Where an act is offered; `song` is the one that stands at once. */
function sectionOf({ action, truth }: Choice, mesa: MesaCego, song: number): Section {
  if (truth === 'bluff' && action.type !== 'Sing') return 'bluff'
  switch (action.type) {
    case 'Call':
      return callSection(action, mesa)
    case 'Declare':
      return ['e-boa', 'flor', 'contra-flor'].includes(action.what) ? 'main' : 'flor'
    case 'CallDown':
      return 'down'
    case 'Quero':
      return action.raising && (action.passing || action.shrinking || action.part === 'both') ? 'two' : 'main'
    case 'Sing':
      return action.points === song ? 'main' : 'song'
    case 'Leave':
      return action.how === 'pass' ? 'main' : 'leave'
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

function callSection({ call }: Act<'Call'>, mesa: MesaCego): Section {
  if (call === 'envido' || TRUCOS.includes(call)) return 'main'
  if (FLORES.includes(call)) return call === 'flor' || call === 'contra-flor' || mesa.window.startsWith('flor') ? 'main' : 'flor'
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

export function offersFor(menu: readonly Choice[], mesa: MesaCego, aim: Aim): Offers {
  const play = aim.card === null ? undefined : choices(menu, 'Play').find(({ action }) => action.card === aim.card)
  const aimed = [play, offered(menu, { type: 'Cut', at: aim.cut }), offered(menu, { type: 'Draw', at: aim.draw })]
  const said = menu.filter(({ action }) => !['Play', 'Cut', 'Draw'].includes(action.type))
  const section = (choice: Choice): Section => sectionOf(choice, mesa, aim.song || trueSong(menu))
  const main = [...aimed.filter((choice) => choice !== undefined), ...said.filter((choice) => section(choice) === 'main')]
  const spilled = spill(main)
  const sections = Object.entries(SECTIONS).map(([name, title]) => ({
    title: t(title),
    voices: said.filter((choice) => (spilled.includes(choice) ? 'envido' : section(choice)) === name).map((choice) => voice(choice)),
  }))
  const vain = singsInVain(menu, aim.song)
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

function voice({ action, label, price }: Choice, vain = false): Voice {
  const key = keyOf(action)
  const tone = saysFlor(action) ? 'call' : ((vain ? VAIN[action.type] : undefined) ?? TONES[action.type] ?? 'plain')
  return { label, price: price ?? '', action, tone, ...(key ? { key } : {}) }
}

/** The act behind a key, where the menu holds one; what can be said at once goes first. */
export function meant(key: string, menu: readonly Choice[], mesa: MesaCego, promised = 0): GameAction | null {
  const sections = ['main', ...Object.keys(SECTIONS)]
  const song = promised || trueSong(menu)
  const found = menu
    .filter(({ action }) => keyOf(action).toLowerCase() === key && (action.type !== 'Sing' || action.points === song))
    .map((choice) => ({ action: choice.action, rank: sections.indexOf(sectionOf(choice, mesa, song)) }))
    .sort((one, other) => one.rank - other.rank)
  return found[0]?.action ?? null
}

/** The card at a place, as it would be played. */
export function playOf(hand: CegoHand | undefined, place: number): GameAction | null {
  const card = heldBy(hand).find((held) => held.place === place)?.card ?? null
  return card === null ? null : { type: 'Play', card, down: false, call: 0 }
}
