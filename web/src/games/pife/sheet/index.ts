// Cacheta and pif-paf on a scoreboard: how a deal ended, who left it, who bet what, and what it brings before it is written.
import { t } from '../../../i18n/t'
import type { GameSheet } from '../../contract'
import Again from './Again.svelte'
import { Draft } from './draft.svelte'
import Form from './Form.svelte'
import Now from './Now.svelte'
import Points from './Points.svelte'
import { rodadaOf } from './rodada'

const sheet: GameSheet = {
  Points,
  Now,
  Form,
  Again,
  draft: () => new Draft(),
  counted: (held) => t('tem {n}', { n: held }),
  hand: (info) => (rodadaOf(info) ? t('rodada {n}', { n: info.mao }) : ''),
  label: () => '',
  insteadOf: () => [],
  weight: () => 0,
  primary: () => false,
  wide: () => false,
}

export default sheet
