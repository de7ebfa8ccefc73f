// The door of the referee for blackjack.
import type { Door } from '../../../arbitro/door'
import type { AskedRuling, RulingInfo } from '../../../wire/types'
import { question, usualTable, type Facts } from './facts'
import TableFacts from './TableFacts.svelte'

export class Referee implements Door<Facts> {
  facts = $state(usualTable(null))
  readonly Table = TableFacts
  choose(ruling: RulingInfo): void {
    // What the house agreed on stays, whatever is asked about next.
    this.facts = { ...usualTable(ruling), options: this.facts.options }
  }
  question(ruling: RulingInfo): AskedRuling {
    return question(ruling, this.facts)
  }
  score(): string {
    return ''
  }
  next(): string {
    return ''
  }
  nextOf(): string {
    return ''
  }
}
