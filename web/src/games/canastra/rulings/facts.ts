// What a referee of canastra is told: who laid too little, the points of that side, and how many attempts failed before.
//
// Rule 1: seats are counted from who dealt: 0 dealt, 1 sits to the left, 2 is the partner, 3 cut; even ones are side 0.
import { choiceOf, offenderOf } from '../../../arbitro/facts'
import type { Texts } from '../../../i18n/t'
import type { AskedRuling, RulingInfo } from '../../../wire/types'

export const PLACES = { dealer: 0, cutter: 3 }
export const SEATS: Texts<'0' | '1' | '2' | '3'> = {
  0: 'Quem deu as cartas',
  1: 'Quem está à esquerda de quem deu',
  2: 'Quem faz dupla com quem deu',
  3: 'Quem cortou',
}

/** What is told of the deal. */
export interface Facts {
  points: number
  failed: number
  opened: boolean
  offender: number
  sanction: string
}

/** The table at which the clause usually comes up. */
export function usualTable(ruling: RulingInfo | null): Facts {
  const facts = ruling?.usual?.facts
  const told = facts?.type === 'rodada' ? facts : { points: 1500, failed: 0, opened: false }
  return { points: told.points, failed: told.failed, opened: told.opened, offender: ruling?.usual?.offender ?? 1, sanction: '' }
}

/** Whether how the deal stood matters at all. */
export const hangsOnDeal = ({ needs }: Pick<RulingInfo, 'needs'>): boolean => needs.includes('facts')

/** The question to the server. */
export function question(ruling: RulingInfo, { points, failed, opened, offender, sanction }: Facts): AskedRuling {
  return {
    clause: ruling.clause,
    offender: offenderOf(ruling, offender, PLACES),
    sanction: choiceOf(ruling, sanction),
    facts: hangsOnDeal(ruling) ? { type: 'rodada', points, failed, opened } : null,
  }
}
