// The deal to be counted, and what a line says of one.
import { t, type Texts } from '../../../i18n/t'
import type { Said } from '../../../placar/board.svelte'
import type { Foreseen, PlacarInfo, PlacarRodada, PlacarShownRodada } from '../../../wire/types'

/** The parts of a bill, in the order in which they are counted. */
export const PARTS: Texts = {
  table: 'Cartas na mesa',
  clean: 'Canastras limpas',
  dirty: 'Canastras sujas',
  batida: 'Batida',
  hands: 'Cartas na mão',
  morto: 'Sem morto',
  total: 'Total contado',
}

/** What is played now; null before the first deal and after the last. */
export function rodadaOf({ own }: Pick<PlacarInfo, 'own'>): PlacarShownRodada | null {
  return own?.type === 'canastra' ? own.rodada : null
}

/** The points that win a partida. */
export function targetOf({ own }: Pick<PlacarInfo, 'own'>): number {
  return own?.type === 'canastra' ? own.target : 0
}

/** The deal that a line tells of, as it stands after corrections. */
export function toldIn(said: Said | null): PlacarRodada | null {
  if (said?.type === 'rodada') return said
  if (said?.type === 'tally') {
    const counts = said.points.map((points) => ({ part: 'total' as const, points }))
    return { type: 'rodada', deal: said.deal, counts: counts as PlacarRodada['counts'] }
  }
  return said?.type === 'correction' ? toldIn(said.entry) : null
}

/** A number with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

export interface BilledSide {
  side: number
  rows: { name: string; points: number; clause: string }[]
  doubts: { text: string; clause: string }[]
  total: number
  score: number
}

/** The bill as the server foresees it, side by side: totals are what the score moves by. */
export function billed(foreseen: Pick<Foreseen, 'gains' | 'score'>, before: readonly number[]): BilledSide[] {
  return foreseen.score.map((score, side) => {
    const own = foreseen.gains.filter((gain) => gain.side === side)
    return {
      side,
      rows: own
        .filter(({ part }) => part in PARTS)
        .map(({ part, points, clause }) => ({ name: t(PARTS[part]!), points, clause })),
      doubts: own.filter(({ part }) => part.startsWith('doubt-')).map(({ text, clause }) => ({ text, clause })),
      total: score - (before[side] ?? 0),
      score,
    }
  })
}
