// Truco on a scoreboard: every call and answer a button, and who won the mão.
import { t } from '../../../i18n/t'
import type { Said } from '../../../placar/board.svelte'
import type { Side } from '../../../placar/keys'
import type { GameSheet } from '../../contract'
import Now from './Now.svelte'
import Points from './Points.svelte'
import { insteadOf, label, MOMENTS } from './words'

/** A side's own deeds stand on the left, as its score does. */
function weight(said: Said, mine: Side | null): number {
  if (said.type === 'result') return said.side === null ? 9 : said.side === mine ? 0 : 1
  if (said.type === 'call') return said.side === mine ? 3 : 4
  return 2
}

const sheet: GameSheet = {
  Points,
  Now,
  moments: MOMENTS,
  hand: ({ mao }) => (mao ? t('mão {n}', { n: mao }) : ''),
  label,
  insteadOf,
  weight,
  primary: (said) => said.type === 'result' && said.side !== null,
  wide: (said) => said.type === 'result' && said.side === null,
}

export default sheet
