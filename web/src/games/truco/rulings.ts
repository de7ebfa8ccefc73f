// Decisions that the referee's menu cannot list ready-made, because they name cards, a choice or a score.
import { t } from '../../i18n/t'
import type { RulingNeed } from '../../table/rulings'
import type { GameView } from '../../wire/types'
import { heldBy } from './scene'

const NOTHING = { seats: [], nobody: false, cards: false, faceDown: false, sanctions: [], score: false }

export function rulings(view: GameView): RulingNeed[] {
  const { hands, winner } = view.shown
  const inPlay = hands.length > 0 && winner < 0
  return [
    ...(inPlay
      ? [
          { ...NOTHING, clause: 'FEN-18', label: t('carta fechada na primeira vaza'), cards: true },
          { ...NOTHING, clause: 'S-FEN-25', label: t('carta fora da vez'), cards: true, sanctions: ['return', 'stands', 'loseHand'] },
          { ...NOTHING, clause: 'FEN-23', label: t('várias cartas de uma vez'), cards: true, faceDown: true },
        ]
      : []),
    { ...NOTHING, clause: 'FEN-39', label: t('acertar o placar'), nobody: true, score: true },
  ]
}

/** The cards a seat holds, where the referee sees them. */
export function held(view: GameView, seat: number): string[] {
  return heldBy(view.shown.hands[seat]).flatMap(({ card }) => (card === null ? [] : [card]))
}
