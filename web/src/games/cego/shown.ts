// What the home page shows of these games.
import { t } from '../../i18n/t'
import { row, type Thing } from '../../lib/scenes'
import type { Shown } from '../contract'

const SHOWN: readonly Shown[] = [
  {
    id: 'truco-cego',
    name: 'Truco gaudério',
    line: () => t('Três contra três: flor, envido e truco.'),
    // Spanish pack: a flor de ouros, and the tentos in threes.
    scene: {
      shape: 'round',
      stools: 6,
      things: [
        ...row(
          [3, 6, 7].map((pips) => ({ is: 'coins' as const, pips })),
          96,
          66,
          28,
          12,
          2,
        ),
        ...[0, 1, 2].map((i): Thing => ({ is: 'match', x: 150 + i * 5, y: 70, turn: i * 5 - 5 })),
      ],
    },
  },
]

export default SHOWN
