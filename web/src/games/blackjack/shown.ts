// What the home page shows of these games.
import { t } from '../../i18n/t'
import { cards, row, stack } from '../../lib/scenes'
import type { Shown } from '../contract'

const SHOWN: readonly Shown[] = [
  {
    id: 'blackjack',
    name: 'Blackjack',
    line: () => t('Até sete pessoas contra a banca.'),
    // Twenty-one with two cards, at the half-moon of the house.
    scene: {
      shape: 'moon',
      stools: 5,
      things: [
        ...row(cards('AE JC'), 86, 56, 22, 10),
        ...stack(5, 132, 66, 'ouro'),
        ...stack(3, 146, 64, 'wood'),
      ],
    },
  },
]

export default SHOWN
