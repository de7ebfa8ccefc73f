// Where every entry is confirmed: what each writer may answer to the claim that waits, as the server says.
import type { Texts } from '../i18n/t'
import type { PlacarInfo, PlacarLine } from '../wire/types'
import type { Said } from './board.svelte'
import { JUDGE, legalOf, type Held, type Side, type Writer } from './keys'

type Kind = 'agree' | 'contest' | 'withdraw' | 'settle'
export type Answer = Extract<Said, { type: Kind }>

const ANSWERS: readonly string[] = ['agree', 'contest', 'withdraw', 'settle']
/** Lines that are no marks of play: they confirm, answer, or say who marks. */
const ABOUT_LINES: readonly string[] = [...ANSWERS, 'confirm', 'judge']

export const isMark = ({ type }: Said): boolean => !ABOUT_LINES.includes(type)

export const isAnswer = (said: Said): said is Answer => ANSWERS.includes(said.type)

/** What this writer may answer. */
export function answersOf(info: PlacarInfo, writer: Writer): Answer[] {
  return legalOf(info, writer).filter(isAnswer)
}

export function answerOf(info: PlacarInfo, writer: Writer, kind: Kind): Answer | null {
  return answersOf(info, writer).find(({ type }) => type === kind) ?? null
}

/** The referee lets the claim stand, or drops it. */
export function settlement(info: PlacarInfo, stands: boolean): Answer | null {
  return answersOf(info, JUDGE).find((said) => said.type === 'settle' && (said.entry !== null) === stands) ?? null
}

/** The sides whose answer is still to come. */
export function awaited(info: PlacarInfo): Side[] {
  const { claim } = info
  return claim ? info.sides.map((_, side) => side).filter((side) => side !== claim.side && !claim.agreed.includes(side)) : []
}

/** Who writes with this phone: who brought a key, or where it has several the judge if one pays, else the first side. */
export function writerOf(info: Pick<PlacarInfo, 'judge'> | null, keys: Held, brought: Writer | null): Writer | null {
  if (brought !== null) return brought
  const sides = Object.keys(keys).map(Number).filter((side) => side >= 0)
  if (keys[JUDGE] && (info?.judge || !sides.length)) return JUDGE
  return sides.length ? Math.min(...sides) : null
}

/** Whether a line can be corrected: something that is written. */
export function correctable({ stands, entry }: Pick<PlacarLine, 'stands' | 'entry'>): boolean {
  return stands && (isMark(entry) || (entry.type === 'settle' && entry.entry !== null))
}

/** What has become of a claim that is not written. */
export const STATES: Texts = {
  pending: 'à espera',
  contested: 'contestada',
  withdrawn: 'retirada',
  settled: 'decidida pelo árbitro',
}
