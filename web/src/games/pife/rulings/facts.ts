// What a referee of cacheta or pif-paf is told: who erred, and how many people are still in the deal.
//
// Rule 1: a table of four, seats counted from who dealt: 0 dealt, 1 sits to the left, 2 across, 3 to the right.
import { choiceOf, offenderOf } from '../../../arbitro/facts'
import type { Texts } from '../../../i18n/t'
import type { AskedRuling, RulingInfo } from '../../../wire/types'

export const PLACES = { dealer: 0, cutter: 3 }
export const SEATS: Texts<'0' | '1' | '2' | '3'> = {
  0: 'Quem deu as cartas',
  1: 'Quem está à esquerda de quem deu',
  2: 'Quem está em frente a quem deu',
  3: 'Quem está à direita de quem deu',
}

/** What is told of the deal. */
export interface Facts {
  others: number
  offender: number
  sanction: string
}

/** The table at which the clause usually comes up. */
export function usualTable(ruling: RulingInfo | null): Facts {
  const facts = ruling?.usual?.facts
  return { others: facts?.type === 'pife' ? facts.others : 2, offender: ruling?.usual?.offender ?? 1, sanction: '' }
}

/** Whether how many are still in matters. */
export const hangsOnDeal = ({ needs }: Pick<RulingInfo, 'needs'>): boolean => needs.includes('facts')

/** The question to the server. */
export function question(ruling: RulingInfo, { others, offender, sanction }: Facts): AskedRuling {
  return {
    clause: ruling.clause,
    offender: offenderOf(ruling, offender, PLACES),
    sanction: choiceOf(ruling, sanction),
    facts: hangsOnDeal(ruling) ? { type: 'pife', others } : null,
  }
}
