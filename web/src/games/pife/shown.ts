// What the home page shows of these games.
import { t } from '../../i18n/t'
import { backs, cards, row, stack, type Thing } from '../../lib/scenes'
import type { Shown } from '../contract'

const SHOWN: readonly Shown[] = [
  {
    id: 'cacheta',
    name: 'Cacheta',
    line: () => t('De duas a seis pessoas, nove cartas e dez vidas.'),
    // Nine cards in three games, and the lives.
    scene: {
      shape: 'square',
      stools: 4,
      things: [
        ...row(cards('5P 6P 7P'), 56, 62, 11, 4),
        ...row(cards('QC QE QO'), 101, 62, 11, 4),
        ...row(cards('AO 2O 3O'), 146, 62, 11, 4),
        ...Array.from({ length: 8 }, (_, i): Thing => ({ is: 'life', x: 72 + i * 8, y: 102 })),
      ],
    },
  },
  {
    id: 'pifpaf',
    name: 'Pif-Paf',
    line: () => t('De três a oito pessoas, nove cartas e um pote.'),
    // The pot in the middle of the hands.
    scene: {
      shape: 'round',
      stools: 5,
      things: [
        ...row(cards('8E 8C 8O'), 58, 66, 12, 9, 1),
        ...row(backs(4), 146, 66, 9, 7, 0.6),
        ...stack(4, 96, 74, 'wood'),
        ...stack(3, 108, 80, 'ouro'),
        ...stack(2, 100, 88, 'cream'),
      ],
    },
  },
]

export default SHOWN
