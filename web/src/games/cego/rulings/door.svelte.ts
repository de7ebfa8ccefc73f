// The door of the referee for Truco Cego.
import type { Door } from '../../../arbitro/door'
import { t } from '../../../i18n/t'
import type { AskedRuling, RulingInfo, RulingTold } from '../../../wire/types'
import { nextOf, plainVolta, question, usualFacts, type TrioFacts } from './trios'
import VoltaFacts from './VoltaFacts.svelte'

export class Trios implements Door<TrioFacts> {
  facts = $state(plainVolta())
  readonly Table = VoltaFacts
  choose(ruling: RulingInfo): void {
    this.facts = usualFacts(ruling, this.facts.score)
  }
  question(ruling: RulingInfo): AskedRuling {
    return question(ruling, this.facts)
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
