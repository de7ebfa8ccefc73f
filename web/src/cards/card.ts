// A card as the wire writes it: rank and suit, "7C", "10E", "JK" for the joker. Suits: P paus, C copas, E espadas, O ouros;
// B bastos in the Spanish pack, whose ranks are 1 to 7, 10 sota, 11 cavalo, 12 rei.
import { t, type Texts } from '../i18n/t'
import type { PackName } from './pack'

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

const SPANISH_RANKS: Texts = {
  '1': 'ás',
  '2': 'dois',
  '3': 'três',
  '4': 'quatro',
  '5': 'cinco',
  '6': 'seis',
  '7': 'sete',
  '10': 'sota',
  '11': 'cavalo',
  '12': 'rei',
}

export type SpanishSuit = 'E' | 'B' | 'O' | 'C'

const SPANISH_NAMES: Texts<SpanishSuit> = {
  E: '{rank} de espadas',
  B: '{rank} de bastos',
  O: '{rank} de ouros',
  C: '{rank} de copas',
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

/** The same for the Spanish pack. */
export function spanishFaceOf(card: string): { rank: string; suit: SpanishSuit } | null {
  const suit = card.slice(-1)
  const rank = card.slice(0, -1)
  return isSpanishSuit(suit) && rank in SPANISH_RANKS ? { rank, suit } : null
}

function isSpanishSuit(text: string): text is SpanishSuit {
  return text in SPANISH_NAMES
}

/** The card in words: "três de paus"; "10C" is "dez de copas", or "sota de copas" where the pack is Spanish. */
export function nameOf(card: string, pack: PackName = 'francês'): string {
  const spanish = pack === 'espanhol' ? spanishFaceOf(card) : null
  if (spanish) return t(SPANISH_NAMES[spanish.suit], { rank: t(SPANISH_RANKS[spanish.rank]!) })
  const face = faceOf(card)
  if (!face) return card === 'JK' ? t('curinga') : card
  return t('{rank} de {suit}', { rank: t(RANKS[face.rank]!), suit: t(SUITS[face.suit]) })
}
