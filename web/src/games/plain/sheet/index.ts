// Any game on a scoreboard: points by deal, and the buttons that the server says are there.
import { t } from '../../../i18n/t'
import type { GameSheet } from '../../contract'
import Now from './Now.svelte'
import Points from './Points.svelte'

const sheet: GameSheet = {
  Points,
  Now,
  hand: ({ mao }) => (mao ? t('rodada {n}', { n: mao }) : ''),
  label: ({ type }) => type,
  insteadOf: () => [],
  weight: () => 0,
  primary: () => false,
  wide: () => false,
}

export default sheet
