// What came of the last round, hand by hand: it stays to be read when the next one has begun, also after a reload.
//
// Rule 1: a bill that was kept is shown only where the round on the table began with what it left: views hold no round before theirs.
import type { BlackjackEvent, GameEvent } from '../../wire/types'
import { Drawer } from '../shared/drawer'
import { inRound, roundOf } from './scene'
import type { Mao, Mesa } from './stage'

export interface Row {
  seat: number
  before: number
  after: number
  maos: readonly Mao[]
  /** The clause by which each hand was settled, as far as this page has seen it. */
  clauses: readonly string[]
  /** What an insurance brought, 0 where there was none. */
  insurance: number
  insuredBy: string
}

export interface Counted {
  round: number
  house: { cards: readonly string[]; total: number }
  rows: readonly Row[]
  /** The chips of all seats before it and after it. */
  base: readonly number[]
  score: readonly number[]
}

/** The clauses that were told in this round, by seat and hand; "2" for the insurance of a seat, "2 0" for its first hand. */
type Clauses = ReadonlyMap<string, string>

function clausesIn(events: readonly GameEvent[]): [string, string][] {
  return (events as readonly BlackjackEvent[]).flatMap((event): [string, string][] => {
    if (event.type === 'Settled' || event.type === 'Busted') return [[`${event.seat} ${event.hand}`, event.clause]]
    if (event.type === 'Surrendered') return [[`${event.seat} 0`, event.clause]]
    return event.type === 'InsuranceSettled' ? [[`${event.seat}`, event.clause]] : []
  })
}

/** The bill that this view holds; by which clauses is told only as it happens. */
export function countedIn(mesa: Mesa, clauses: Clauses = new Map()): Counted | null {
  const played = mesa.lugares.filter(({ maos }) => maos.length > 0)
  if (inRound(mesa) || !played.length) return null
  const rows = played.map(({ seat, maos }): Row => {
    const [before, after] = [mesa.base[seat] ?? 0, mesa.score[seat] ?? 0]
    const insurance = after - before - maos.reduce((sum, { gain }) => sum + gain, 0)
    return { seat, before, after, maos, insurance, clauses: maos.map((_, hand) => clauses.get(`${seat} ${hand}`) ?? ''), insuredBy: clauses.get(`${seat}`) ?? '' }
  })
  return { round: roundOf(mesa), house: { cards: mesa.house_cards, total: mesa.house_total }, rows, base: mesa.base, score: mesa.score }
}

/** The same bill with the clauses that were told of it before. */
function cited(bill: Counted, { rows }: Counted): Counted {
  const told = (row: Row): Row => {
    const known = rows.find(({ seat }) => seat === row.seat)
    return { ...row, clauses: row.clauses.map((clause, nth) => clause || (known?.clauses[nth] ?? '')), insuredBy: row.insuredBy || (known?.insuredBy ?? '') }
  }
  return { ...bill, rows: bill.rows.map(told) }
}

export class History {
  bill = $state.raw<Counted | null>(null)
  #clauses = new Map<string, string>()
  #dealt = -1
  readonly #drawer: Drawer

  constructor(drawer = new Drawer('', undefined)) {
    this.#drawer = drawer
  }

  see(mesa: Mesa, events: readonly GameEvent[] = []): void {
    const round = roundOf(mesa)
    if (round !== this.#dealt) this.#clauses.clear()
    this.#dealt = round
    for (const [key, clause] of clausesIn(events)) this.#clauses.set(key, clause)
    const before = this.bill ?? this.#kept(mesa)
    const bill = countedIn(mesa, this.#clauses)
    if (bill) this.#drawer.write((this.bill = before?.round === bill.round ? cited(bill, before) : bill))
    else this.bill = (before?.round ?? 0) <= round ? before : null
  }

  /** What was kept of this round, or of the one before it. */
  #kept(mesa: Mesa): Counted | null {
    const kept = this.#drawer.read() as Counted | null
    if (!kept) return null
    const [of, left] = inRound(mesa) ? [mesa.mao - 1, kept.score] : [roundOf(mesa), kept.base]
    return kept.round === of && String(left) === String(mesa.base) ? kept : null
  }
}
