// What the home page shows of these games.
import { t } from '../../i18n/t'
import { cards, pack, row } from '../../lib/scenes'
import type { Shown } from '../contract'

const SHOWN: readonly Shown[] = [
  {
    id: 'canastra',
    name: 'Canastra',
    long: true,
    line: () => t('Em duplas, só sequências, dois mortos.'),
    // A clean canastra of seven, laid as a run.
    scene: {
      shape: 'square',
      stools: 4,
      things: row(cards('4C 5C 6C 7C 8C 9C 10C'), 100, 70, 15),
    },
  },
  {
    id: 'buraco',
    name: 'Buraco',
    long: true,
    line: () => t('De duas a seis pessoas, com curingas e mortos.'),
    // Two mortos crossed, the lixo beside them.
    scene: {
      shape: 'round',
      stools: 4,
      things: [
        { is: 'back', x: 66, y: 68, turn: 90 },
        ...pack(68, 70),
        ...row(cards('QE 9O 2P KC'), 134, 70, 11, 7, 1),
      ],
    },
  },
]

export default SHOWN
