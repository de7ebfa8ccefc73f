// What any referee without a table is asked about: whose fault it is, what is left to choose, and how a clause is found.
import type { Texts } from '../i18n/t'
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

/** What somebody may have seen is about. */
export const GROUPS: Texts = {
  cards: 'Cartas jogadas e mostradas',
  count: 'Cartas a mais ou a menos',
  deal: 'Ao dar as cartas',
  pack: 'Embaralhar e cortar',
  calls: 'Pedidos e palavras',
  talk: 'Conversa e sinais',
  house: 'O crupiê',
  split: 'Dividir a mão',
  double: 'Dobrar a aposta',
  insurance: 'Seguro',
  surrender: 'Rendição',
  score: 'Pontos e acerto',
  conduct: 'Conduta',
  place: 'Sala, roupa e material',
  other: 'O que ninguém previu',
}

/** The irregularities by what they are about, in the order in which they come. */
export function grouped(rulings: readonly RulingInfo[]): { group: string; found: RulingInfo[] }[] {
  const groups = [...new Set(rulings.map(({ group }) => group))]
  return groups.map((group) => ({ group, found: rulings.filter((ruling) => ruling.group === group) }))
}
