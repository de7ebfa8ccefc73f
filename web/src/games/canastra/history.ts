// The score after each deal, as far back as the view tells.
import type { Mesa } from './stage'

export interface After {
  /** How many deals were played: 0 before the first. */
  mao: number
  score: readonly number[]
}
export type Scores = readonly After[]

/** The scores with which the deals began, and the one that stands once the deal on the table is counted. */
export function scoresOf({ mao, past, score, ended }: Pick<Mesa, 'mao' | 'past' | 'score' | 'ended'>): Scores {
  const before = past.map((begun, nth) => ({ mao: mao - past.length + nth, score: begun }))
  return ended || !past.length ? [...before, { mao, score }] : before
}
