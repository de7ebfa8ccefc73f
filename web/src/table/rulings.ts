// What a referee may decide now: the clauses the server offers, and those that ask for more than a click.
import type { Texts } from '../i18n/t'
import type { Choice, Ruling } from '../wire/types'

/** A clause that can be ruled on, and what it asks for. */
export interface RulingNeed {
  clause: string
  label: string
  /** The seats it can be given against; none known: any. */
  seats: number[]
  /** Whether it can be given against nobody. */
  nobody: boolean
  cards: boolean
  faceDown: boolean
  /** Letters of the ladder, or the names of the choices it leaves. */
  sanctions: string[]
  score: boolean
}

/** What the referee has filled in. */
export interface Draft {
  offender: number | null
  cards: string[]
  faceDown: number
  sanction: string
  score: number[]
  why: string
}

export const SANCTIONS: Texts = {
  '': 'A que a cláusula manda',
  a: 'Advertência',
  b: 'Perda da mão',
  c: 'Perda da partida',
  d: 'Perda do jogo',
  return: 'A carta volta para a mão',
  stands: 'A carta fica na mesa',
  loseHand: 'A dupla perde a mão',
}
const LADDER = ['a', 'b', 'c', 'd']
/** The kinds of clauses on which a referee decides. */
const RULED = ['incident', 'conduct']

/** The offered clauses, each once, then those of the game that cannot be offered ready-made. */
export function rulings(menu: readonly Choice[], special: readonly RulingNeed[]): RulingNeed[] {
  const found = new Map<string, RulingNeed>()
  for (const { action, label } of menu) {
    if (action.type !== 'Ruling') continue
    const known = found.get(action.clause) ?? plain(action, label)
    if (action.offender !== null && !known.seats.includes(action.offender)) known.seats.push(action.offender)
    found.set(action.clause, known)
  }
  for (const need of special) if (!found.has(need.clause)) found.set(need.clause, need)
  return [...found.values()]
}

function plain(action: Ruling, label: string): RulingNeed {
  return {
    clause: action.clause,
    label: label.replace(`${action.clause}: `, '').replace(/ \([^)]*\)$/, ''),
    seats: [],
    nobody: action.offender === null,
    cards: false,
    faceDown: false,
    sanctions: action.sanction ? LADDER : [],
    score: false,
  }
}

/** Where the server offers nothing ready-made: every clause that speaks of faults; the server says what is missing. */
export function anyRulings(clauses: readonly { id: string; kind: string; article: string }[], special: readonly RulingNeed[]): RulingNeed[] {
  const own = new Map(special.map((need) => [need.clause, need]))
  const faults = clauses.filter(({ id, kind }) => RULED.includes(kind) && !own.has(id))
  return [
    ...faults.map(({ id, article }) => ({
      clause: id,
      label: article,
      seats: [],
      nobody: true,
      cards: false,
      faceDown: false,
      sanctions: ['', ...LADDER],
      score: false,
    })),
    ...special,
  ]
}

export function offenders(need: RulingNeed, seats: number): number[] {
  return need.seats.length ? [...need.seats].sort() : Array.from({ length: seats }, (_, seat) => seat)
}

/** The ruling as it is sent: only what the clause asks for. */
export function rulingOf(need: RulingNeed, draft: Draft): Ruling {
  return {
    type: 'Ruling',
    clause: need.clause,
    offender: draft.offender,
    cards: need.cards ? [...draft.cards] : [],
    face_down: need.faceDown ? draft.faceDown : 0,
    sanction: need.sanctions.length ? draft.sanction : '',
    score: need.score ? [...draft.score] : [],
    why: draft.why.trim(),
  }
}
