// What the home page shows of these games.
import { t } from '../../i18n/t'
import { backs, beans, cards, pack, row, type Thing } from '../../lib/scenes'
import type { Shown } from '../contract'

const SHOWN: readonly Shown[] = [
  {
    id: 'truco-fenacef',
    name: 'Truco mineiro',
    line: () => t('Em duplas, com manilhas fixas: zap, copeta, espadilha e pica-fumo.'),
    first: true,
    // The four fixed manilhas, the zap on top, and the tentos.
    scene: {
      shape: 'square',
      stools: 4,
      things: [...row(cards('7O AE 7C 4P'), 113, 70, 23, 9, 2), ...beans(8, 32, 56)],
    },
  },
  {
    id: 'truco-asfo',
    name: 'Truco paulista de matar',
    line: () => t('Em duplas, com vira: quem truca em cima de carta aberta tem de matar.'),
    // The vira lies crosswise under the pack.
    scene: {
      shape: 'square',
      stools: 4,
      things: [
        { is: 'card', card: '6O', x: 76, y: 62, turn: 78 },
        ...pack(64, 64),
        ...row(cards('7P 3C AE'), 132, 72, 17, 12, 2),
      ],
    },
  },
  {
    id: 'truco-sinsep',
    name: 'Truco paulista',
    line: () => t('Em dupla ou mano a mano, com vira: truca-se com qualquer carta.'),
    // The iron hand is played in the dark.
    scene: {
      shape: 'square',
      stools: 4,
      things: [
        ...row(backs(3), 100, 70, 32, 8, 2),
        ...[0, 1, 2].map((i): Thing => ({ is: 'match', x: 33 + i * 6, y: 70, turn: 8 - i * 7 })),
      ],
    },
  },
]

export default SHOWN
