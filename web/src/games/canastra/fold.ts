// A meld at a glance: its ends, its wild cards and what lies around them; the rest is folded to an edge.
import type { Jogo } from './stage'

/** A card that is to be read, or so many that only show their edge. */
export type Part = { readonly card: string; readonly wild: boolean } | { readonly hidden: number }

/** The cards of a meld as they are drawn: all of a short one, of a long one the ends and what stands for something else.
 *  A group shows two of its rank, or it would read like a run. */
export function folded({ meld_cards: cards, wild, low }: Pick<Jogo, 'meld_cards' | 'wild' | 'low'>, most: number): Part[] {
  const first = low ? 0 : 1
  const shown = (at: number): boolean => cards.length <= most || at <= first || at === cards.length - 1 || wild.includes(at)
  const parts: Part[] = []
  let hidden = 0
  for (const [at, card] of cards.entries()) {
    if (!shown(at)) {
      hidden += 1
      continue
    }
    // One card takes as much room as its edge: it is shown.
    if (hidden === 1) parts.push({ card: cards[at - 1]!, wild: false })
    else if (hidden) parts.push({ hidden })
    hidden = 0
    parts.push({ card, wild: wild.includes(at) })
  }
  return parts
}
