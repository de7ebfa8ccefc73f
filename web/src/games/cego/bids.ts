// What is being bet, always readable: the points part and the truco part of the volta, each in a few words.
import { count, t } from '../../i18n/t'
import type { MesaCego } from '../../wire/types'
import { saidFlor, sideName } from './scene'
import type { Stage } from './stage'
import { callName, stepName } from './vocabulary'

/** One part: its words, what it is worth, and whether it waits for an answer, stands, or is won for now. */
export interface Bid {
  words: string
  worth: string
  mood: 'idle' | 'pending' | 'stands' | 'won'
  /** The side that leads or has called, -1 for none. */
  side: number
}

const IDLE: Bid = { words: '', worth: '', mood: 'idle', side: -1 }
/** The windows in which the points part waits for somebody. */
const POINTS_WAIT = ['gate', 'envido', 'flor-raise', 'flor', 'lei-flor', 'lei', 'lei-flor-proposers']

/** What is said and at stake for the points. */
export function pointsBid(mesa: MesaCego, stage: Pick<Stage, 'bottom' | 'seated' | 'people'>): Bid {
  if (mesa.won_by >= 0 && mesa.won > 0) {
    const words = t('{part}: {side}', { part: callName(mesa.won_part), side: sideName(mesa.won_by, stage) })
    return { words, worth: count('+{n} tento', '+{n} tentos', mesa.won), mood: 'won', side: mesa.won_by }
  }
  const waits = POINTS_WAIT.includes(mesa.window)
  if (mesa.lei >= 0 && waits) {
    const worth = t('falta, vale {falta}', { falta: mesa.falta })
    return { words: t('lei do jogo'), worth, mood: 'pending', side: mesa.lei }
  }
  if (mesa.points === 'hidden') return { words: t('flor e flor'), worth: t('compara-se no fim'), mood: 'stands', side: -1 }
  if (mesa.points === 'flor' || florAsked(mesa)) return florBid(mesa, waits)
  if (mesa.chain.length && mesa.points !== 'settled') {
    return { words: chainWords(mesa.chain), worth: chainWorth(mesa, waits), mood: waits ? 'pending' : 'stands', side: -1 }
  }
  return IDLE
}

function florAsked(mesa: MesaCego): boolean {
  return mesa.window === 'gate' && !mesa.chain.length
}

function florBid(mesa: MesaCego, waits: boolean): Bid {
  const said = mesa.hands.filter(saidFlor).length
  const words = mesa.flor_step ? callName(mesa.flor_step) : count('{n} flor', '{n} flores', said)
  const worth = mesa.window === 'gate' ? t('quem mais tem flor?') : ''
  return { words, worth, mood: waits ? 'pending' : 'stands', side: mesa.flor_by }
}

/** "envido, real envido". */
function chainWords(chain: readonly string[]): string {
  return chain.map(callName).join(', ')
}

/** What it is worth if it is taken and if it is not; once it is taken, only that. */
function chainWorth(mesa: MesaCego, waits: boolean): string {
  const [wanted = 0, refused = 0] = mesa.envido
  if (!wanted) return ''
  return waits && refused ? t('vale {wanted} / {refused}', { wanted, refused }) : t('vale {wanted}', { wanted })
}

/** What is said and at stake for the vazas. */
export function trucoBid(mesa: MesaCego): Bid {
  if (mesa.asked > 0 && mesa.window !== 'done') {
    const worth = t('vale {asked} / {stands}', { asked: mesa.asked + 1, stands: mesa.asked })
    return { words: t('{step}?', { step: stepName(mesa.asked) }), worth, mood: 'pending', side: mesa.asked_by }
  }
  const worth = t('vale {worth}', { worth: mesa.level + 1 })
  if (!mesa.level) return { words: t('vazas'), worth, mood: 'idle', side: -1 }
  return { words: stepName(mesa.level), worth, mood: 'stands', side: -1 }
}
