// Blackjack on a scoreboard: what the house came to, who bet, how each hand ended, and what it brings before it is written.
import { figures, t } from '../../../i18n/t'
import type { GameSheet } from '../../contract'
import { inChips } from '../words'
import Again from './Again.svelte'
import { Draft } from './draft.svelte'
import End from './End.svelte'
import Form from './Form.svelte'
import Now from './Now.svelte'
import Points from './Points.svelte'
import { rodadaOf, tableOf } from './rodada'

const sheet: GameSheet = {
  Points,
  Now,
  End,
  Form,
  Again,
  draft: () => new Draft(),
  counted: (held) => t('tem {n}', { n: figures(inChips(held)) }),
  hand: (info) => (rodadaOf(info) ? t('rodada {n} de {all}', { n: info.mao, all: tableOf(info)?.rounds ?? 0 }) : ''),
  label: () => '',
  insteadOf: () => [],
  weight: () => 0,
  primary: () => false,
  wide: () => false,
}

export default sheet
