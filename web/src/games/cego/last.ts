// How a testa ended, where the same update has already begun the next one: the view before it, with what happened since.
import type { Moment } from '../../lib/folding'
import type { CegoFallen, CegoHand, CegoView, GameEvent, Insight, MesaCego } from '../../wire/types'

/** The table at the end of a testa, and what its cards mean. */
export interface Last {
  view: CegoView
  insight: Insight
}

/** The table at the end of the volta; `null` where the update does not go beyond it. */
export function lastOf({ view, insight }: Pick<Moment, 'view' | 'insight'>, events: readonly GameEvent[]): Last | null {
  const ended = events.findIndex((event) => event.type === 'VoltaEnded')
  if (view?.type !== 'CegoView' || ended < 0 || !events.slice(ended).some((event) => event.type === 'VoltaBegan')) return null
  const shown = events.slice(0, ended).reduce(followed, view.shown)
  const best = bestAfter(insight.best ?? [], shown.vazas, events.slice(0, ended))
  return { view: { ...view, actors: [], shown: { ...shown, window: 'done', asked: 0 } }, insight: { ...insight, best } }
}

/** Whose card was the best of each vaza: that is told when it ends; of a tied one in a testa both are, and one alone leads. */
function bestAfter(before: readonly number[][], vazas: MesaCego['vazas'], events: readonly GameEvent[]): number[][] {
  const best = vazas.map((vaza, nth) => before[nth] ?? vaza.slice(0, 1).map(({ seat }) => seat))
  for (const event of events) {
    if (event.type !== 'VazaWon') continue
    best[event.nth - 1] = event.side === null ? (vazas[event.nth - 1] ?? []).map(({ seat }) => seat) : [event.lead]
  }
  return best
}

/** One event further. */
function followed(mesa: MesaCego, event: GameEvent): MesaCego {
  switch (event.type) {
    case 'Played':
      return event.card === null ? mesa : played(mesa, event.seat, event.card)
    case 'VazaWon':
      return { ...mesa, results: [...mesa.results, event.side ?? 2] }
    case 'Proved':
      return { ...mesa, hands: changed(mesa.hands, event.seat, { shown_cards: event.cards }) }
    case 'WentOut':
      return { ...mesa, hands: event.seats.reduce((hands, seat) => changed(hands, seat, { left: event.how }), mesa.hands) }
    case 'PointsSettled':
      return { ...mesa, won_by: event.side, won: event.tentos, won_part: event.part }
    case 'Credited':
      return { ...mesa, score: event.score }
    default:
      return mesa
  }
}

function changed(hands: readonly CegoHand[], seat: number, changes: Partial<CegoHand>): CegoHand[] {
  return hands.map((hand) => (hand.seat === seat ? { ...hand, ...changes } : hand))
}

/** A card on the table: in the vaza in play, or the first of the next one. Of a hand nobody sees it leaves some place. */
function played(mesa: MesaCego, seat: number, card: string): MesaCego {
  const hand = mesa.hands[seat]
  const seen = (hand?.dealt_cards.indexOf(card) ?? -1) + 1
  const place = seen || (hand?.held.at(-1) ?? 0)
  const fallen: CegoFallen = { type: 'CegoFallen', seat, card, place }
  const open = mesa.vazas.length > mesa.results.length
  const vazas = open ? [...mesa.vazas.slice(0, -1), [...mesa.vazas.at(-1)!, fallen]] : [...mesa.vazas, [fallen]]
  const held = hand?.held.filter((other) => other !== place) ?? []
  return { ...mesa, vazas, hands: changed(mesa.hands, seat, { held, count: Math.max(0, (hand?.count ?? 1) - 1) }) }
}
