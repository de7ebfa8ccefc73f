// Any game, for the table: a board drawn from view and menu alone.
import { t } from '../../i18n/t'
import type { GameView } from '../../wire/types'
import type { GameModule } from '../contract'
import Board from './Board.svelte'
import { layoutOf, scoreIn } from './places'

const BEAT = { name: 'act', ms: 350 }

const plain: GameModule = {
  Board,
  beats: (update) => (update.events?.length ? [BEAT] : []),
  speech: () => null,
  sound: (event) => ('card' in event || 'cards' in event ? 'card' : 'knock'),
  keys: () => [
    { key: '1 2 3', what: t('escolher uma carta') },
    { key: 'Esc', what: t('soltar a carta') },
  ],
  held: (view, seat) => handOf(view, seat),
  score: (view) => scoreIn(shownOf(view)),
}

/** What a screen may draw of a view. */
export function shownOf(view: GameView): unknown {
  return (view as { shown?: unknown }).shown ?? view
}

function handOf(view: GameView, seat: number): string[] {
  const places = layoutOf(shownOf(view), seat + 1).seats[seat] ?? []
  return places.flatMap(({ rows }) => rows.flat()).filter((card) => card !== null)
}

export default plain
