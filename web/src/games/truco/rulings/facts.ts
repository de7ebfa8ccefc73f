// What a referee of truco is told: what the mão was worth, whether a call waited, and whether the pair on eleven plays.
//
// Rule 1: seats are counted from who dealt: 0 dealt, 1 sits to the right, 2 is the partner, 3 cut; even ones are side 0.
import { choiceOf, offenderOf } from '../../../arbitro/facts'
import type { Texts } from '../../../i18n/t'
import type { AskedRuling, RulingInfo } from '../../../wire/types'

/** Who deals and who cuts, counted from who dealt. */
export const PLACES = { dealer: 0, cutter: 3 }
export const STEPS: readonly number[] = [1, 3, 6, 9, 12]
export const TARGET = 12

export const SEATS: Texts<'0' | '1' | '2' | '3'> = {
  0: 'Quem deu as cartas',
  2: 'Quem faz dupla com quem deu',
  3: 'Quem cortou',
  1: 'Quem está à direita de quem deu',
}

/** What is told of the table. */
export interface Facts {
  score: [number, number]
  stake: number
  /** A call for more that nobody has answered. */
  pending: boolean
  decided: boolean
  offender: number
  earlier: number
  when: '' | 'deal' | 'play' | 'after'
  won: number
  sanction: string
}

export const plainTable = (): Facts => ({
  score: [0, 0],
  stake: 1,
  pending: false,
  decided: false,
  offender: 0,
  earlier: 0,
  when: '',
  won: 0,
  sanction: '',
})

export type Kind = 'normal' | 'eleven' | 'iron'

/** The kind of mão by the score it begins with. */
export function kindOf([mine, theirs]: readonly [number, number]): Kind {
  const last = TARGET - 1
  if (mine === last && theirs === last) return 'iron'
  return mine === last || theirs === last ? 'eleven' : 'normal'
}

/** The question to the server. What a special mão has no use for is left out. */
export function question(ruling: RulingInfo, facts: Facts): AskedRuling {
  const plainMao = kindOf(facts.score) === 'normal'
  const stake = plainMao ? facts.stake : 1
  const asked = plainMao && facts.pending ? (STEPS[STEPS.indexOf(stake) + 1] ?? 0) : 0
  return {
    clause: ruling.clause,
    score: facts.score,
    offender: offenderOf(ruling, facts.offender, PLACES),
    when: facts.when,
    won: facts.when === 'after' ? facts.won : null,
    sanction: choiceOf(ruling, facts.sanction),
    facts: { type: 'mao', stake, asked, decided: facts.decided, earlier: facts.earlier },
  }
}
