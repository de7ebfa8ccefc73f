// What three cards are worth in flor and envido, for the person who holds them; the server decides.
import { spanishFaceOf } from '../../cards/card'
import { t, type Texts } from '../../i18n/t'

const PAIR = 20
const LONE: Texts = { '10': 'sota', '11': 'cavalo', '12': 'rei' }

const rank = (card: string): number => Number(card.slice(0, -1))
const suit = (card: string): string => card.slice(-1)
/** Negras count nothing beside another card of their suit. */
const counts = (card: string): number => (rank(card) < 10 ? rank(card) : 0)
/** How a song ranks: sota, cavalo and rei below 1. */
export const height = (song: number): number => (song >= 10 && song <= 12 ? song - 13 : song)

/** All three faces, or none where the viewer does not see them. */
export function seenCards(cards: readonly (string | null)[] | undefined): string[] {
  const seen = (cards ?? []).filter((card) => card !== null)
  return seen.length === 3 ? seen : []
}

/** Three cards of one suit. */
export function isFlor(cards: readonly string[]): boolean {
  return cards.length === 3 && cards.every((card) => spanishFaceOf(card) !== null && suit(card) === suit(cards[0]!))
}

/** What a flor sings, 20 to 38; 0 where there is none. */
export function florSong(cards: readonly string[]): number {
  return isFlor(cards) ? PAIR + cards.reduce((sum, card) => sum + counts(card), 0) : 0
}

/** The best envido of three cards: two of a suit, else the highest card alone; 0 where they are not seen. */
export function envidoSong(cards: readonly string[]): number {
  if (cards.length !== 3) return 0
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].flatMap(([one, other]) => {
    const [a, b] = [cards[one!]!, cards[other!]!]
    return suit(a) === suit(b) ? [PAIR + counts(a) + counts(b)] : []
  })
  return [...cards.map(rank), ...pairs].reduce((best, song) => (height(song) > height(best) ? song : best))
}

/** A song as it is sung: "28", "sete" stays "7", a lone negra by its name. */
export function songName(points: number): string {
  const lone = LONE[String(points)]
  return lone ? t(lone) : String(points)
}

/** The keys of the song pad, in rows: those of a flor, or those of an envido. */
export function songRows(flor: boolean): number[][] {
  const run = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, nth) => from + nth)
  return flor ? [run(20, 26), run(27, 33), run(34, 38)] : [run(20, 26), run(27, 33), run(1, 7), [10, 11, 12]]
}
