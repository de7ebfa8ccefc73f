// A card as the wire writes it: rank and suit, "7C", "10E", "JK" for the joker. Suits: P paus, C copas, E espadas, O ouros.
import { t, type Texts } from '../i18n/t'

export type Suit = 'P' | 'C' | 'E' | 'O'

export interface Face {
  rank: string
  suit: Suit
}

const RANKS: Texts = {
  A: 'ás',
  '2': 'dois',
  '3': 'três',
  '4': 'quatro',
  '5': 'cinco',
  '6': 'seis',
  '7': 'sete',
  '8': 'oito',
  '9': 'nove',
  '10': 'dez',
  J: 'valete',
  Q: 'dama',
  K: 'rei',
}

const SUITS: Texts<Suit> = {
  P: 'paus',
  C: 'copas',
  E: 'espadas',
  O: 'ouros',
}

export const COURTS: readonly string[] = ['J', 'Q', 'K']

/** What is printed on the card, or `null` for a text that is no card of the French pack. */
export function faceOf(card: string): Face | null {
  const suit = card.slice(-1)
  const rank = card.slice(0, -1)
  return isSuit(suit) && rank in RANKS ? { rank, suit } : null
}

function isSuit(text: string): text is Suit {
  return text in SUITS
}

/** The card in words: "três de paus". */
export function nameOf(card: string): string {
  const face = faceOf(card)
  if (!face) return card === 'JK' ? t('curinga') : card
  return t('{rank} de {suit}', { rank: t(RANKS[face.rank]!), suit: t(SUITS[face.suit]) })
}
