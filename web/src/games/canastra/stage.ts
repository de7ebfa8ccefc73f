// The stage of a table of canastra or buraco: what its board draws.
import type { CanastraMesa, CanastraView, Jogo, Lado } from '../../wire/types'
import type * as contract from '../contract'

export type Stage = contract.Stage<CanastraView>
export type Mesa = CanastraMesa
export type { Jogo, Lado }

/** What only this board reads of the insight: what cards count, the clauses of the bill, what a side needs after a lay-down that fails. */
export interface More {
  points: Readonly<Record<string, number>>
  clauses: Readonly<Record<string, string>>
  sides: readonly { readonly rises?: number }[]
}

export function moreOf({ insight }: Pick<Stage, 'insight'>): More {
  const told = (insight.more ?? {}) as Partial<More>
  return { points: told.points ?? {}, clauses: told.clauses ?? {}, sides: told.sides ?? [] }
}
