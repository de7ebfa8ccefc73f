// What any referee without a table is asked about: whose fault it is, what is left to choose, and how a clause is found.
import { plain, said } from '../lib/texts'
import { PICKED } from '../placar/words'
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

/** What the referee chooses from: with what the clause has before it, unless one has to be picked. */
export function choicesOf({ choices }: Pick<RulingInfo, 'choices'>): string[] {
  return choices.length && !choices.some((choice) => PICKED.includes(choice)) ? ['', ...choices] : choices
}

/** The choice that is told: the one that was made, where the clause leaves it. */
export function choiceOf(ruling: Pick<RulingInfo, 'choices'>, chosen: string): string {
  const choices = choicesOf(ruling)
  return choices.includes(chosen) ? chosen : (choices[0] ?? '')
}

/** The irregularities with every word, in what they say or in their name; the words are plain. */
export function matching(rulings: readonly RulingInfo[], words: readonly string[]): RulingInfo[] {
  return rulings.filter((ruling) => {
    const text = plain(`${ruling.clause} ${ruling.article} ${said(ruling.text)} ${ruling.effect}`)
    return words.every((word) => text.includes(word))
  })
}
