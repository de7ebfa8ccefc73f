// The deal to be told, and what a line says of one.
import type { Said } from '../../../placar/board.svelte'
import type { PlacarInfo, PlacarNineCards, PlacarPife, PlacarShownDeal } from '../../../wire/types'

/** What is played for and how; null where the scoreboard is another game's. */
export function tableOf({ own }: Pick<PlacarInfo, 'own'>): PlacarPife | null {
  return own?.type === 'pife' ? own : null
}

/** What is played now; null before the first deal and after the last. */
export function rodadaOf(info: Pick<PlacarInfo, 'own'>): PlacarShownDeal | null {
  return tableOf(info)?.rodada ?? null
}

/** The deal that a line tells of, as it stands after corrections. */
export function toldIn(said: Said | null): PlacarNineCards | null {
  if (said?.type === 'nine-cards') return said
  return said?.type === 'correction' ? toldIn(said.entry) : null
}
