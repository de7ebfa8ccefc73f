// The doors of the referee: how each game's table is asked about and how its verdict is read.
//
// Rule 1: a page knows doors, not games.
import type { Component } from 'svelte'
import type { AskedRuling, RulingInfo, RulingTold } from '../wire/types'

export interface Door<Told> {
  /** What was told of the table. */
  facts: Told
  /** Where it is told. */
  readonly Table: Component<{ ruling: RulingInfo; facts: Told }, object, 'facts'>
  /** Another clause is asked about. */
  choose(ruling: RulingInfo): void
  question(ruling: RulingInfo): AskedRuling
  /** The names of what a verdict tells besides its sentence; nothing where there is no such thing. */
  score(): string
  next(): string
  nextOf(told: RulingTold): string
}

// Every door has facts of its own.
export type AnyDoor = Door<any>
