// The buttons of the moment, with the server's words. What is not on the menu is not here.
import { t } from '../../i18n/t'
import type { Choice, GameAction, Mesa } from '../../wire/types'
import type { Grip } from '../shared/grip'
import { choices, offered } from '../shared/menu'
import { dealsAll, playAndCall, playOf, voices as spoken } from './offers'
import type { Voice } from '../shared/voice'

type Tone = Voice['tone']

const TONES: Partial<Record<GameAction['type'], Tone>> = {
  Accept: 'yes',
  PlayOn: 'yes',
  Raise: 'call',
  Show: 'call',
  Play: 'call',
  Blind: 'call',
  Deal: 'call',
  Draw: 'call',
  Cut: 'call',
  Keep: 'yes',
  Refuse: 'no',
  Run: 'no',
  GiveUp: 'no',
  Concede: 'no',
}
const KEYS: Partial<Record<GameAction['type'], string>> = {
  Accept: 'A',
  PlayOn: 'A',
  Run: 'C',
  GiveUp: 'C',
  Show: 'M',
  Deal: 'D',
  Waive: 'N',
  GiveBack: 'D',
  Burn: 'Q',
  Saw: 'S',
  Turn: 'V',
  FromBottom: 'B',
  Peek: 'E',
}

/** What is done with the pack is drawn in gold where it stands first. */
const MAIN: readonly GameAction['type'][] = ['Cut', 'Turn', 'Deal', 'GiveBack', 'Waive', 'Burn']

/** Where the pack would be cut, and which card of the spread pack is raised. */
export interface Aim {
  cut: number
  draw: number
}

export function voicesFor(menu: readonly Choice[], mesa: Mesa, seat: number, grip: Grip | null, aim: Aim): Voice[] {
  const found: Voice[] = []
  const add = (choice: Choice | undefined, label = choice?.label): void => {
    if (choice && label) found.push(voice(choice, label, aboutOf(menu, choice)))
  }
  const play = playOf(mesa, seat, grip)
  const playable = offered(menu, play)
  add(playable)
  add(playAndCall(menu, play))
  for (const choice of spoken(menu)) if (!playable || choice.action.type !== 'Raise') add(choice)
  add(offered(menu, { type: 'Draw', at: aim.draw }))
  addPack(menu, mesa, aim, add)
  return found.map((voice, nth) => (nth === 0 && MAIN.includes(voice.action.type) ? { ...voice, tone: 'call' } : voice))
}

/** What may be done with the pack: at the depth aimed at where there are many, then whatever else the menu holds. */
function addPack(menu: readonly Choice[], mesa: Mesa, aim: Aim, add: (choice?: Choice, label?: string) => void): void {
  const middle = Math.floor(mesa.pack / 2)
  const saw = offered(menu, { type: 'Saw', at: aim.cut })
  add(offered(menu, { type: 'Cut', at: aim.cut }))
  if (aim.cut !== middle && !saw) add(offered(menu, { type: 'Cut', at: middle }), t('Cortar no meio'))
  add(saw)
  add(offered(menu, { type: 'Turn', at: aim.cut }) ?? choices(menu, 'Turn')[0])
  for (const choice of choices(menu, 'Deal').sort((one, other) => Number(dealsAll(other.action)) - Number(dealsAll(one.action)))) add(choice)
  for (const kind of ['Waive', 'GiveBack', 'Burn', 'FromBottom', 'Peek'] as const) for (const choice of choices(menu, kind)) add(choice)
}

/** What the act does, in one line: of many depths the first one tells it for all, and the first button for its kind. */
function aboutOf(menu: readonly Choice[], choice: Choice): Pick<Voice, 'about' | 'clause'> {
  const told = 'at' in choice.action ? choices(menu, choice.action.type)[0] : choice
  return told?.about ? { about: told.about, clause: told.clause ?? '' } : {}
}

function voice({ action, price = '' }: Choice, label: string, about: Pick<Voice, 'about' | 'clause'>): Voice {
  const key = action.type === 'Raise' ? (action.to === 3 ? 'T' : 'R') : action.type === 'Play' && action.call ? 'T' : KEYS[action.type]
  return { label, price, action, tone: TONES[action.type] ?? 'plain', ...(key ? { key } : {}), ...about }
}
