// What a referee without a table is asked: the irregularity, and the few facts of the table that everybody there knows.
//
// Rule 1: seats are counted from who dealt: 0 dealt, 1 sits to the right, 2 is the partner, 3 cut; even ones are side 0.
import type { Texts } from '../i18n/t'
import { plain, said } from '../lib/texts'
import type { AskedRuling, RulingInfo } from '../wire/types'

/** The codes of truco in pairs, which can be compared rule by rule. */
export const PAIRS: readonly string[] = ['truco-fenacef', 'truco-asfo', 'truco-sinsep']
/** The codes that have a referee. */
export const CODES: readonly string[] = [...PAIRS, 'truco-cego']
export const STEPS: readonly number[] = [1, 3, 6, 9, 12]
export const TARGET = 12

export const SEATS: Texts<'0' | '1' | '2' | '3'> = {
  0: 'Quem deu as cartas',
  2: 'O parceiro de quem deu',
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

/** Whose fault it is: the one the clause names, or the one who was chosen; nobody where the clause needs nobody. */
export function offenderOf({ by, needs }: Pick<RulingInfo, 'by' | 'needs'>, chosen: number): number | null {
  if (by === 'dealer') return 0
  if (by === 'cutter') return 3
  return needs.includes('offender') ? chosen : null
}

/** What the referee chooses from: a step of the ladder always, anything else only where it is not as the clause has it. */
export function choicesOf({ choices }: Pick<RulingInfo, 'choices'>): string[] {
  return choices.length && !choices.includes('a') ? ['', ...choices] : choices
}

/** The question to the server. What a special mão has no use for is left out. */
export function question(ruling: RulingInfo, facts: Facts): AskedRuling {
  const plainMao = kindOf(facts.score) === 'normal'
  const stake = plainMao ? facts.stake : 1
  const asked = plainMao && facts.pending ? (STEPS[STEPS.indexOf(stake) + 1] ?? 0) : 0
  return {
    clause: ruling.clause,
    score: facts.score,
    stake,
    asked,
    decided: facts.decided,
    offender: offenderOf(ruling, facts.offender),
    earlier: facts.earlier,
    when: facts.when,
    won: facts.when === 'after' ? facts.won : null,
    sanction: choicesOf(ruling).includes(facts.sanction) ? facts.sanction : (choicesOf(ruling)[0] ?? ''),
  }
}

/** The irregularities with every word, in what they say or in their name; the words are plain. */
export function matching(rulings: readonly RulingInfo[], words: readonly string[]): RulingInfo[] {
  return rulings.filter((ruling) => {
    const text = plain(`${ruling.clause} ${ruling.article} ${said(ruling.text)} ${ruling.effect}`)
    return words.every((word) => text.includes(word))
  })
}
