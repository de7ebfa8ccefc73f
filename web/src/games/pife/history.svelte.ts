// How the last deal ended: it stays to be read when the next one has begun, also after a reload.
//
// Rule 1: a bill that was kept is shown only where the deal on the table began with what it left: views hold no deal before theirs.
import type { GameEvent } from '../../wire/types'
import { Drawer } from '../shared/drawer'
import { inPlay } from './scene'
import type { Lugar, Mesa } from './stage'

export interface Counted {
  mao: number
  /** Everybody as the deal left them, hands and all. */
  lugares: readonly Lugar[]
  base: readonly number[]
  score: readonly number[]
  pot: number
  base_pot: number
  how: string
  ender: number
  clause: string
  wild: readonly string[]
  /** What the winner took from the pot, as far as this page has seen it. */
  taken: number
}

/** The bill that this view holds; by which clause the deal ended is told only as it happens. */
export function countedIn(mesa: Mesa, events: readonly GameEvent[] = []): Counted | null {
  if (!mesa.ended || (mesa.phase !== 'shuffle' && mesa.phase !== 'over')) return null
  const { mao, lugares, base, score, pot, base_pot, ended: how, ender, wild_cards: wild } = mesa
  const clause = events.find((event) => event.type === 'DealEnded')?.clause ?? ''
  return { mao, lugares, base, score, pot, base_pot, how, ender, clause, wild, taken: 0 }
}

export class History {
  bill = $state.raw<Counted | null>(null)
  #pot = 0
  readonly #drawer: Drawer

  constructor(drawer = new Drawer('', undefined)) {
    this.#drawer = drawer
  }

  see(mesa: Mesa, events: readonly GameEvent[] = []): void {
    const before = this.bill ?? this.#kept(mesa)
    const bill = countedIn(mesa, events)
    if (inPlay(mesa)) this.#pot = mesa.pot
    if (bill && before?.mao === bill.mao) this.bill = { ...bill, clause: bill.clause || before.clause, taken: before.taken }
    else if (bill) this.bill = { ...bill, taken: bill.ender < 0 ? 0 : Math.max(0, this.#pot - bill.pot) }
    else this.bill = mesa.mao >= (before?.mao ?? 0) ? before : null
    if (bill) this.#drawer.write(this.bill)
  }

  /** What was kept of this deal, or of the one before it. */
  #kept({ mao, base, ended }: Mesa): Counted | null {
    const kept = this.#drawer.read() as Counted | null
    if (!kept) return null
    const [of, left] = ended ? [mao, kept.base] : [mao - 1, kept.score]
    return kept.mao === of && String(left) === String(base) ? kept : null
  }
}
