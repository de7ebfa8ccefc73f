// What the board says of hands, of chips and of what came of a round. Amounts are half chips, as in the view.
import { nameOf as cardName } from '../../cards/card'
import { count, figures, t, type Texts } from '../../i18n/t'
import type { Mao } from './stage'

/** Half chips as people count them: 15 are 7,5. */
export const inChips = (halves: number): number => halves / 2

/** "7,5 fichas", "1,5 ficha", "1 ficha". */
export function chips(halves: number): string {
  const n = inChips(halves)
  return count('{n} ficha', '{n} fichas', n > 0 && n < 2 ? 1 : n, { n: figures(n) })
}

/** "+15", "−7,5", "0". */
export function signed(halves: number): string {
  const written = figures(inChips(halves))
  return halves > 0 ? `+${written}` : written.replace('-', '−')
}

/** "BlackJack", "18 macio", "17"; '' where the cards are not seen. */
export function totalWords({ total, soft, blackjack, hand_cards: cards }: Pick<Mao, 'total' | 'soft' | 'blackjack' | 'hand_cards'>): string {
  if (!cards.length) return ''
  if (blackjack) return t('BlackJack')
  return soft ? t('{n} macio', { n: total }) : String(total)
}

/** A hand for those who hear it: "ás de paus, sete de copas: 18 macio, o ás vale 11". */
export function handName(mao: Mao): string {
  if (!mao.hand_cards.length) return count('{n} carta virada para baixo', '{n} cartas viradas para baixo', mao.count)
  const total = mao.soft && !mao.blackjack ? t('{n} macio, o ás vale 11', { n: mao.total }) : totalWords(mao)
  return t('{cards}: {total}', { cards: spoken(mao.hand_cards), total })
}

export function spoken(cards: readonly string[]): string {
  return cards.map((card) => cardName(card)).join(', ')
}

/** How a hand stands, in a word. */
const STATES: Texts = {
  stood: 'mantida',
  bust: 'estourou',
  surrendered: 'rendida',
}

export function stateWord({ state, doubled }: Pick<Mao, 'state' | 'doubled'>): string {
  if (doubled && state === 'stood') return t('dobrada')
  const word = STATES[state]
  return word ? t(word) : ''
}

/** What came of a hand, in a word; what it brought stands beside it. */
const RESULTS: Texts = {
  blackjack: 'BlackJack!',
  win: 'ganhou',
  'house-bust': 'ganhou',
  tie: 'empate',
  'blackjack-tie': 'empate',
  loss: 'perdeu',
  'house-blackjack': 'perdeu',
  bust: 'estourou',
  surrender: 'rendida',
}

export function resultWord({ how }: Pick<Mao, 'how'>): string {
  const word = RESULTS[how]
  return word ? t(word) : ''
}

const NUMBERS: Texts = {
  2: 'duas',
  3: 'três',
  4: 'quatro',
  5: 'cinco',
  6: 'seis',
  7: 'sete',
  8: 'oito',
}

/** "21 com três cartas". */
function held({ total, count: cards }: Pick<Mao, 'total' | 'count'>): string {
  const word = NUMBERS[cards]
  return t('{total} com {cards} cartas', { total, cards: word ? t(word) : cards })
}

/** The ratio in which a stake was paid: "1,5 para 1". */
function paid({ gain, stake }: Pick<Mao, 'gain' | 'stake'>): string {
  return t('{ratio} para 1', { ratio: figures(gain / stake) })
}

/** What came of a hand and why, as a line of the bill. */
export function resultLine(mao: Mao, house: number): string {
  switch (mao.how) {
    case 'blackjack':
      return t('BlackJack: {paid}', { paid: paid(mao) })
    case 'win':
      return t('{held} contra {house}: {paid}', { held: held(mao), house, paid: paid(mao) })
    case 'house-bust':
      return t('{held}, a casa estourou: {paid}', { held: held(mao), paid: paid(mao) })
    case 'tie':
      return t('{total} contra {house}: empate, a aposta volta', { total: mao.total, house })
    case 'blackjack-tie':
      return t('BlackJack dos dois lados: empate, a aposta volta')
    case 'loss':
      return t('{total} contra {house}: a aposta se perde', { total: mao.total, house })
    case 'house-blackjack':
      return t('BlackJack da casa: a aposta se perde')
    case 'bust':
      return mao.total ? t('Estourou com {total}: a aposta se perde', { total: mao.total }) : t('Estourou: a aposta se perde')
    case 'surrender':
      return t('Rendição: volta metade da aposta')
    default:
      return ''
  }
}

/** How a hand came about, before what came of it: "Mão 2, dobrada". */
export function handTitle({ doubled }: Pick<Mao, 'doubled'>, nth: number, many: number): string {
  const which = many > 1 ? t('Mão {n}', { n: nth + 1 }) : t('Mão')
  return doubled ? t('{hand}, dobrada', { hand: which }) : which
}
