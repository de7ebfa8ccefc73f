// A deal as it is being counted on this phone: what each side has, or only its total.
import type { PlacarCounted, PlacarRodada } from '../../../wire/types'
import type { SheetDraft } from '../../contract'

/** Nobody went out: the stock was used up. */
export const NOBODY = -1
/** Nobody has said yet who did. */
export const UNTOLD = -2

/** One side; what has to be typed is null until it is. */
export interface Count {
  table: number | null
  hands: number | null
  clean: number
  dirty: number
  morto: boolean
  toKing: number
  toAce: number
  total: number | null
}

const nothing = (): Count => ({ table: null, hands: null, clean: 0, dirty: 0, morto: false, toKing: 0, toAce: 0, total: null })
const whole = (typed: number | null): typed is number => typed !== null && Number.isInteger(typed)

export class Draft implements SheetDraft {
  totals = $state(false)
  counts = $state<Count[]>([])
  out = $state(UNTOLD)

  /** Begin again, for so many sides. */
  clear(sides: number): void {
    this.counts = Array.from({ length: sides }, nothing)
    this.out = UNTOLD
  }

  /** Take up what a line says, to say it again otherwise. */
  load(told: PlacarRodada): void {
    this.totals = told.counts.every(({ part }) => part === 'total')
    this.counts = told.counts.map((count) =>
      count.part === 'total'
        ? { ...nothing(), total: count.points }
        : { ...count, toKing: count.to_king, toAce: count.to_ace, total: null },
    )
    const out = told.counts.findIndex((count) => count.part === 'counted' && count.out)
    this.out = out >= 0 ? out : NOBODY
  }

  /** What is to be marked: null while something is missing that only the people know. */
  entry(deal: number): PlacarRodada | null {
    if (!this.counts.length) return null
    if (this.totals) {
      const points = this.counts.map(({ total }) => total)
      if (!points.every(whole)) return null
      return { type: 'rodada', deal, counts: points.map((each) => ({ part: 'total', points: each })) as PlacarRodada['counts'] }
    }
    if (this.out === UNTOLD) return null
    const counts = this.counts.map((count, side) => this.#counted(count, side))
    return counts.some((count) => count === null) ? null : { type: 'rodada', deal, counts: counts as PlacarRodada['counts'] }
  }

  /** The price of nothing irregular hangs on how the deal stands. */
  stood(): null {
    return null
  }

  #counted(count: Count, side: number): PlacarCounted | null {
    const { table, hands, clean, dirty, morto, toKing, toAce } = count
    if (!whole(table) || !whole(hands)) return null
    return { part: 'counted', table, hands, clean, dirty, morto, out: side === this.out, to_king: toKing, to_ace: toAce }
  }
}
