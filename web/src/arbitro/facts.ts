// What any referee without a table is asked about: whose fault it is, what is left to choose, and how a clause is found.
import { plain, said } from '../lib/texts'
import type { RulingInfo } from '../wire/types'

/** Whose fault it is: the one the clause names, or the one who was chosen; nobody where the clause needs nobody. */
export function offenderOf(
  { by, needs }: Pick<RulingInfo, 'by' | 'needs'>,
  chosen: number,
  { dealer, cutter }: { dealer: number; cutter: number },
): number | null {
  if (by === 'dealer') return dealer
  if (by === 'cutter') return cutter
  return needs.includes('offender') ? chosen : null
}

/** The choice that is told: the one that was made, where the clause leaves it. */
export function choiceOf({ choices }: Pick<RulingInfo, 'choices'>, chosen: string): string {
  return choices.some(({ value }) => value === chosen) ? chosen : (choices[0]?.value ?? '')
}

/** The irregularities with every word, in what they say or in their name; the words are plain. */
export function matching(rulings: readonly RulingInfo[], words: readonly string[]): RulingInfo[] {
  return rulings.filter((ruling) => {
    const text = plain(`${ruling.clause} ${ruling.article} ${said(ruling.text)} ${ruling.effect}`)
    return words.every((word) => text.includes(word))
  })
}
