// The nine games of the house, in the order in which they are shown. The server says which of them can be played.
import { t, type Texts } from '../i18n/t'

export const GAMES: readonly { id: string; name: string }[] = [
  { id: 'truco-fenacef', name: 'Truco FENACEF' },
  { id: 'truco-asfo', name: 'Truco ASFO' },
  { id: 'truco-sinsep', name: 'Truco SINSEP' },
  { id: 'truco-cego', name: 'Truco Cego' },
  { id: 'canastra', name: 'Canastra' },
  { id: 'buraco', name: 'Buraco' },
  { id: 'cacheta', name: 'Cacheta' },
  { id: 'pifpaf', name: 'Pif-Paf' },
  { id: 'blackjack', name: 'Blackjack' },
]

const LINES: Texts = {
  'truco-fenacef':
    'Em duplas, com manilhas fixas: zap, copeta, espadilha e pica-fumo. O código completo de torneio.',
  'truco-asfo': 'Em duplas, com a manilha tirada pela vira.',
  'truco-sinsep': 'Em duplas ou um contra um, com a mão de ferro às cegas.',
  'truco-cego': 'Três contra três: flor, envido e truco.',
  canastra: 'Em duplas, só sequências, dois mortos.',
  buraco: 'De duas a seis pessoas, com curingas e mortos.',
  cacheta: 'De duas a seis pessoas, nove cartas e dez vidas.',
  pifpaf: 'De três a oito pessoas, nove cartas e um pote.',
  blackjack: 'Até sete pessoas contra a banca.',
}

/** Playable before the server has answered. */
export const FIRST = 'truco-fenacef'

export function nameOf(game: string): string {
  return GAMES.find(({ id }) => id === game)?.name ?? game
}

/** One line that tells a game from its neighbours. */
export function lineOf(game: string): string {
  return game in LINES ? t(LINES[game]!) : ''
}
