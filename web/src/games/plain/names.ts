// What the places of a table are called: words for the names that fields usually have, as the terminal has them.
import { t, type Texts } from '../../i18n/t'

export const PLACES: Texts = {
  answer: 'resposta',
  bet: 'aposta',
  burned: 'queimadas',
  chips: 'fichas',
  count: 'cartas',
  deal: 'rodada',
  dealer: 'quem dá',
  deals: 'rodadas',
  dealt: 'dadas',
  discard: 'descarte',
  discards: 'descarte',
  drawn: 'tiradas',
  hand: 'cartas na mão',
  held: 'na mão',
  house: 'casa',
  'house points': 'pontos da casa',
  laid: 'na mesa',
  lives: 'vidas',
  meld: 'jogos baixados',
  melds: 'jogos baixados',
  pack: 'baralho',
  pile: 'descarte',
  points: 'pontos',
  pot: 'bolo',
  round: 'rodada',
  rounds: 'rodadas',
  shoe: 'baralho',
  shown: 'mostradas',
  stake: 'aposta',
  status: 'situação',
  stock: 'monte',
  trump: 'trunfo',
  turn: 'vez',
  vazas: 'vazas',
  vira: 'vira',
  window: 'espera',
  winner: 'quem ganhou',
}

/** A field as people read it: "hand_cards" is "cartas na mão", and what nobody has a word for is its own name. */
export function called(field: string): string {
  const plain = field.replace(/_cards?$/, '').replaceAll('_', ' ').trim()
  const word = PLACES[plain]
  return word ? t(word) : plain
}
