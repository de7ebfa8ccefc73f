// How a hand lies: in the groups that the engine found, until I move a card; from then on as I have put it, kept for this table.
//
// Rule 1: what I have put somewhere stays there; a card that comes goes to the end.
import { Drawer, type Store } from '../shared/drawer'
import type { Held } from '../shared/order'
import type { Lugar } from './stage'

type Grouped = Pick<Lugar, 'meld_cards' | 'loose_cards'>

/** The group of each card: the melds in their order, then what is left over; of equal faces the first come first. */
export function groupsOf(held: readonly Held[], { meld_cards: melds, loose_cards: loose }: Grouped): Map<number, number> {
  const found = new Map<number, number>()
  const free = [...held]
  for (const [group, cards] of [...melds, loose].entries()) {
    for (const card of cards) {
      const at = free.findIndex((one) => one.card === card)
      if (at >= 0) found.set(free.splice(at, 1)[0]!.id, group)
    }
  }
  return found
}

/** The same cards as the engine would hold them. */
export function grouped(held: readonly Held[], { meld_cards: melds, loose_cards: loose }: Grouped): Held[] {
  const free = [...held]
  const inOrder = [...melds, loose].flat().flatMap((card) => {
    const at = free.findIndex((one) => one.card === card)
    return at < 0 ? [] : free.splice(at, 1)
  })
  return [...inOrder, ...free]
}

/** The places before which another group begins. */
export function gapsIn(held: readonly Held[], groups: ReadonlyMap<number, number>): number[] {
  return held.flatMap(({ id }, at) => (at && groups.get(id) !== groups.get(held[at - 1]!.id) ? [at] : []))
}

/** The order that somebody has put their cards in, by table and deal. */
export class Kept {
  readonly #drawer: Drawer

  constructor(path: string, store: Store | undefined) {
    this.#drawer = new Drawer(`carteado.pife.hand ${path}`, store)
  }

  /** The cards of this deal in my order, `null` where they have not been moved. */
  read(mao: number): string[] | null {
    const kept = this.#drawer.read() as { mao?: unknown; cards?: unknown } | null
    return kept?.mao === mao && Array.isArray(kept.cards) ? kept.cards.filter((card) => typeof card === 'string') : null
  }

  write(mao: number, cards: readonly string[] | null): void {
    this.#drawer.write(cards && { mao, cards })
  }
}
