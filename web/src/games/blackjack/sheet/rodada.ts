// The round to be told, what a line says of one, and how everybody stands.
import type { Said } from '../../../placar/board.svelte'
import type { PlacarBlackjack, PlacarBlackjackRound, PlacarInfo, PlacarShownRound } from '../../../wire/types'

/** What was agreed on; null where the scoreboard is another game's. */
export function tableOf({ own }: Pick<PlacarInfo, 'own'>): PlacarBlackjack | null {
  return own?.type === 'blackjack' ? own : null
}

/** What is played now, also the first round of another session; null after the last. */
export function rodadaOf(info: Pick<PlacarInfo, 'own'>): PlacarShownRound | null {
  return tableOf(info)?.rodada ?? null
}

/** The round that a line tells of, as it stands after corrections. */
export function toldIn(said: Said | null): PlacarBlackjackRound | null {
  if (said?.type === 'blackjack-round') return said
  return said?.type === 'correction' ? toldIn(said.entry) : null
}

export interface Place {
  side: number
  place: number
  held: number
  change: number
}

/** Everybody by chips, the most first; who has as many as another has the same place. */
export function ranking(score: readonly number[], start: number): Place[] {
  return score
    .map((held, side) => ({ side, place: 1 + score.filter((other) => other > held).length, held, change: held - start }))
    .sort((one, other) => one.place - other.place || one.side - other.side)
}
