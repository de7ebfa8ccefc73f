// What a referee may decide now: the irregularities of the regulation that the table offers, and what each asks for.
import type { Choice, Decision, Ruling, RulingInfo } from '../wire/types'

/** A clause that can be ruled on, and what it asks for. */
export interface RulingNeed {
  clause: string
  label: string
  /** What follows, in words. */
  effect: string
  /** The seats it can be given against; none known: any. */
  seats: number[]
  /** Whether it can be given against nobody. */
  nobody: boolean
  cards: boolean
  /** Whether some of the cards may lie face down. */
  faceDown: boolean
  /** Steps of the ladder, or what else is left to the referee; '' for what the clause has. */
  sanctions: readonly Decision[]
  score: boolean
}

/** What the referee has filled in. */
export interface Draft {
  offender: number | null
  cards: string[]
  faceDown: number
  sanction: string
  /** In points, as people count them. */
  score: number[]
  why: string
}

/** What no menu lists ready-made. */
const FREE: readonly RulingInfo['needs'][number][] = ['cards', 'score']

/** The clauses that can be ruled on now; where the menu offers none, all that the regulation knows: the server says why not. */
export function rulings(infos: readonly RulingInfo[], menu: readonly Choice[], thrown: readonly string[]): RulingNeed[] {
  const offered = menu.flatMap(({ action }) => (action.type === 'Ruling' ? [action] : []))
  return infos
    .map((info) => needOf(info, offered, thrown))
    .filter(({ clause, cards, score }) => !offered.length || cards || score || offered.some((ruling) => ruling.clause === clause))
}

function needOf(info: RulingInfo, offered: readonly Ruling[], thrown: readonly string[]): RulingNeed {
  const { clause, title, effect, needs } = info
  const against = offered.filter((ruling) => ruling.clause === clause).map((ruling) => ruling.offender)
  return {
    clause,
    label: title,
    effect,
    seats: needs.some((need) => FREE.includes(need)) ? [] : against.filter((seat) => seat !== null),
    nobody: !needs.includes('offender'),
    cards: needs.includes('cards'),
    faceDown: thrown.includes(clause),
    sanctions: info.choices,
    score: needs.includes('score'),
  }
}

export function offenders(need: RulingNeed, seats: number): number[] {
  return need.seats.length ? [...need.seats].sort() : Array.from({ length: seats }, (_, seat) => seat)
}

/** The ruling as it is sent: only what the clause asks for, and of the score so many to a point. */
export function rulingOf(need: RulingNeed, draft: Draft, unit = 1): Ruling {
  return {
    type: 'Ruling',
    clause: need.clause,
    offender: draft.offender,
    cards: need.cards ? [...draft.cards] : [],
    face_down: need.faceDown ? draft.faceDown : 0,
    sanction: need.sanctions.length ? draft.sanction : '',
    score: need.score ? draft.score.map((points) => Math.round(points * unit)) : [],
    why: draft.why.trim(),
  }
}
