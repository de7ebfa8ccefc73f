// Canastra and buraco on a scoreboard: a deal is counted side by side, and its bill seen before it is written.
import { count, t } from '../../../i18n/t'
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
  counted: (points) => count('{n} ponto', '{n} pontos', points),
  hand: (info) => (rodadaOf(info) ? t('rodada {n}', { n: info.mao }) : ''),
  label: () => '',
  insteadOf: () => [],
  weight: () => 0,
  primary: () => false,
  wide: () => false,
}

export default sheet
