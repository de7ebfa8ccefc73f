// Truco Cego on a scoreboard: a whole roda or testa is told at once, in its parts or as tentos.
import { t, type Texts } from '../../../i18n/t'
import type { GameSheet } from '../../contract'
import Again from './Again.svelte'
import { Draft } from './draft.svelte'
import Form from './Form.svelte'
import Now from './Now.svelte'
import { handOf } from './hand'
import Tray from './Tray.svelte'

/** When something irregular was seen. */
const MOMENTS: Texts<'play' | 'after'> = {
  play: 'Durante a volta',
  after: 'Depois da volta',
}

const sheet: GameSheet = {
  Points: Tray,
  Now,
  Form,
  Again,
  draft: () => new Draft(),
  stands: () => t('O preço conta o que já foi dito nesta volta: marque antes, no placar, os pontos e o truco.'),
  moments: MOMENTS,
  hand: (info) => (handOf(info) ? t('volta {n}', { n: info.mao }) : ''),
  label: () => '',
  insteadOf: () => [],
  weight: () => 0,
  primary: () => false,
  wide: () => false,
}

export default sheet
