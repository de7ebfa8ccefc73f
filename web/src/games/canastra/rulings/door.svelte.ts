// The door of the referee for canastra and buraco.
import type { Door } from '../../../arbitro/door'
import { t } from '../../../i18n/t'
import type { AskedRuling, RulingInfo, RulingTold } from '../../../wire/types'
import DealFacts from './DealFacts.svelte'
import { question, usualTable, type Facts } from './facts'

export class Coordination implements Door<Facts> {
  facts = $state(usualTable(null))
  readonly Table = DealFacts
  choose(ruling: RulingInfo): void {
    this.facts = usualTable(ruling)
  }
  question(ruling: RulingInfo): AskedRuling {
    return question(ruling, this.facts)
  }
  score(): string {
    return t('Placar depois')
  }
  next(): string {
    return t('Dá as cartas a seguir')
  }
  nextOf({ dealer }: RulingTold): string {
    return dealer === 0 ? t('a mesma pessoa') : t('quem está à esquerda')
  }
}
