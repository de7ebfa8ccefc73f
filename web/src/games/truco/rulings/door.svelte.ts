// The door of the referee for truco in pairs.
import type { Door } from '../../../arbitro/door'
import { t } from '../../../i18n/t'
import type { AskedRuling, RulingInfo, RulingTold } from '../../../wire/types'
import { plainTable, question, type Facts } from './facts'
import TableFacts from './TableFacts.svelte'

export class Pairs implements Door<Facts> {
  facts = $state(plainTable())
  readonly Table = TableFacts
  choose(): void {
    this.facts.sanction = ''
  }
  question(ruling: RulingInfo): AskedRuling {
    return question(ruling, this.facts)
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
