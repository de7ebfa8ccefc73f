// What is being bet, always readable: the points part and the truco part of the volta, each in a few words.
//
// Rule 1: every figure is the engine's own, so that it is right in a testa and under each house rule.
import { count, t } from '../../i18n/t'
import type { MesaCego } from '../../wire/types'
import { asking } from './asking'
import { saidFlor, sideName } from './scene'
import type { Stage, Truco } from './stage'
import { callName, stepName } from './vocabulary'

/** One part: its words, what it is worth taken and refused, and whether it waits for an answer, stands, or is won for now. */
export interface Bid {
  words: string
  worth: string
  /** What a "não quero" costs, '' where there is nothing to refuse. */
  refused: string
  mood: 'idle' | 'pending' | 'stands' | 'won'
  /** The side that leads or has called, -1 for none; and the seat that called, -1 where nobody did. */
  side: number
  seat: number
}

const IDLE: Bid = { words: '', worth: '', refused: '', mood: 'idle', side: -1, seat: -1 }
/** The windows in which the points part waits for somebody. */
const POINTS_WAIT = ['gate', 'envido', 'flor-raise', 'flor', 'lei-flor', 'lei', 'lei-flor-proposers']

/** What is said and at stake for the points. */
export function pointsBid(mesa: MesaCego, stage: Pick<Stage, 'bottom' | 'seated' | 'people'>): Bid {
  if (mesa.won_by >= 0 && mesa.won > 0) {
    const words = t('{part}: {side}', { part: callName(mesa.won_part), side: sideName(mesa.won_by, stage) })
    return { ...IDLE, words, worth: count('+{n} tento', '+{n} tentos', mesa.won), mood: 'won', side: mesa.won_by }
  }
  if (mesa.points === 'hidden') return { ...IDLE, words: t('flor e flor'), worth: t('compara-se no fim'), mood: 'stands' }
  if (mesa.points === 'flor' || (mesa.window === 'gate' && !mesa.chain.length)) return florBid(mesa)
  if (!mesa.chain.length || mesa.points === 'settled') return IDLE
  const words = mesa.lei >= 0 ? t('lei do jogo') : mesa.chain.map(callName).join(', ')
  return standing(mesa, words, mesa.envido)
}

function florBid(mesa: MesaCego): Bid {
  const said = mesa.hands.filter(saidFlor).length
  const words = mesa.flor_step ? callName(mesa.flor_step) : count('{n} flor', '{n} flores', said)
  const bid = standing(mesa, words, mesa.flores)
  return mesa.window === 'gate' ? { ...bid, worth: t('quem mais tem?') } : bid
}

/** A call with its two figures while it waits; once it is taken, with one. */
function standing(mesa: MesaCego, words: string, [wanted = 0, refused = 0]: readonly number[]): Bid {
  const waits = POINTS_WAIT.includes(mesa.window)
  const asked = waits ? asking(mesa) : null
  return {
    words,
    worth: wanted ? t('vale {wanted}', { wanted }) : '',
    refused: waits && refused ? price(refused, mesa.window === 'lei') : '',
    mood: waits ? 'pending' : 'stands',
    side: asked?.side ?? -1,
    seat: asked?.seat ?? -1,
  }
}

/** What is said and at stake for the vazas. */
export function trucoBid(mesa: MesaCego, truco: Truco): Bid {
  if (mesa.asked > 0 && mesa.window !== 'done') {
    const worth = t('vale {worth}', { worth: truco.asked })
    const words = t('{step}?', { step: stepName(mesa.asked) })
    return { words, worth, refused: price(truco.refused, truco.least), mood: 'pending', side: mesa.asked_by, seat: mesa.asker }
  }
  const worth = t('vale {worth}', { worth: truco.worth })
  if (!mesa.level) return { ...IDLE, words: t('vazas'), worth }
  return { ...IDLE, words: stepName(mesa.level), worth, mood: 'stands' }
}

function price(tentos: number, atLeast = false): string {
  return t('não quero: {tentos}', { tentos: atLeast ? `${tentos}+` : tentos })
}
