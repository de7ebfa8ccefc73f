// What the board says of hands, of seats and of how a deal ended.
import { nameOf as cardName } from '../../cards/card'
import { figures, t, type Texts } from '../../i18n/t'
import type { Lugar } from './stage'

/** How a deal ended. */
const ENDS: Texts = {
  batida: '{who} bateu.',
  ten: '{who} bateu com dez cartas.',
  louca: '{who} bateu com o descarte, fora da vez.',
  alone: '{who} ficou só na rodada.',
  exhausted: 'O monte acabou: rodada sem vencedor.',
  stalled: 'Ninguém comprava mais: rodada sem vencedor.',
  void: 'A rodada foi anulada.',
}

const MINE: Texts = {
  batida: 'Você bateu.',
  ten: 'Você bateu com dez cartas.',
  louca: 'Você bateu com o descarte, fora da vez.',
  alone: 'Só você ficou na rodada.',
}

export function endWords(how: string, who: string, mine: boolean): string {
  const own = mine ? MINE[how] : undefined
  if (own) return t(own)
  const words = ENDS[how]
  return words ? t(words, { who }) : t('Fim da rodada.')
}

/** What a seat does in the deal, where it is not simply in. */
const STATES: Texts = {
  away: 'fora',
  abandoned: 'abandonou',
  threw: 'jogou fora',
}

export function stateWord({ status }: Pick<Lugar, 'status'>): string {
  const word = STATES[status]
  return word ? t(word) : ''
}

/** What weighs on a seat: may not go out with a discard, may only draw from the stock. */
export function burdens({ barred, stock_only: stock }: Pick<Lugar, 'barred' | 'stock_only'>): string {
  return [barred ? t('não bate com descarte') : '', stock ? t('só compra do monte') : ''].filter(Boolean).join(', ')
}

/** A hand for those who hear it: "jogos: 3 de paus, 3 de copas, 3 de ouros; sobram: dama de paus". */
export function handName({ meld_cards: melds, loose_cards: loose }: Pick<Lugar, 'meld_cards' | 'loose_cards'>): string {
  const spoken = (cards: readonly string[]): string => cards.map((card) => cardName(card)).join(', ')
  const made = melds.map((cards) => t('jogo: {cards}', { cards: spoken(cards) }))
  return [...made, ...(loose.length ? [t('sobram: {cards}', { cards: spoken(loose) })] : [])].join('; ')
}

/** "+24", "−1", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${figures(points)}` : figures(points).replace('-', '−')
}

const SIGNS: Readonly<Record<string, string>> = { P: '♣', C: '♥', E: '♠', O: '♦' }

/** "8♠", as a button says it. */
export function signOf(card: string): string {
  const sign = SIGNS[card.slice(-1)]
  return sign ? `${card.slice(0, -1)}${sign}` : cardName(card)
}
