// The doors of the referee: how each game's table is asked about and how its verdict is read.
//
// Rule 1: a page knows doors, not games.
import type { Component } from 'svelte'
import { t } from '../i18n/t'
import type { AskedRuling, RulingInfo, RulingTold } from '../wire/types'
import { plainTable, question as pairsQuestion, type Facts } from './facts'
import TableFacts from './TableFacts.svelte'
import { nextOf, question as triosQuestion, plainVolta, usualFacts, type TrioFacts } from './trios'
import VoltaFacts from './VoltaFacts.svelte'

export interface Door<Told> {
  /** What was told of the table. */
  facts: Told
  /** Where it is told. */
  readonly Table: Component<{ ruling: RulingInfo; facts: Told }, object, 'facts'>
  /** Another clause is asked about. */
  choose(ruling: RulingInfo): void
  question(ruling: RulingInfo): AskedRuling
  /** The names of what a verdict tells besides its sentence. */
  score(): string
  next(): string
  nextOf(told: RulingTold): string
}

class Pairs implements Door<Facts> {
  facts = $state(plainTable())
  readonly Table = TableFacts
  choose(): void {
    this.facts.sanction = ''
  }
  question(ruling: RulingInfo): AskedRuling {
    return pairsQuestion(ruling, this.facts)
  }
  score(): string {
    return t('Placar depois: quem deu × a outra dupla')
  }
  next(): string {
    return t('Dá as cartas a seguir')
  }
  nextOf({ ended, dealer }: RulingTold): string {
    return ended ? t('ninguém: acabou') : dealer === 0 ? t('a mesma pessoa') : t('quem está à direita')
  }
}

class Trios implements Door<TrioFacts> {
  facts = $state(plainVolta())
  readonly Table = VoltaFacts
  choose(ruling: RulingInfo): void {
    this.facts = usualFacts(ruling, this.facts.score)
  }
  question(ruling: RulingInfo): AskedRuling {
    return triosQuestion(ruling, this.facts)
  }
  score(): string {
    return t('Placar depois: trio do pé × trio do mão')
  }
  next(): string {
    return t('O que segue')
  }
  nextOf(told: RulingTold): string {
    return nextOf(told)
  }
}

// Every door has facts of its own.
export type AnyDoor = Door<any>

/** Doors for one visit to the page: what was told at one of them is still there after a look at another. */
export function doors(): (game: string) => AnyDoor {
  const pairs = new Pairs()
  const trios = new Trios()
  const others: Readonly<Record<string, AnyDoor>> = { 'truco-cego': trios }
  return (game) => others[game] ?? pairs
}
