// Which cards are manilhas and which card of a vaza is ahead: for drawing only; the server decides.
import type { Fallen } from '../../wire/types'
import { t, type Texts } from '../../i18n/t'

const ORDER = ['4', '5', '6', '7', 'Q', 'J', 'K', 'A', '2', '3']
const MANILHA = 100

/** Fixed manilhas, the weakest first, and what they are called. Codes with a vira will ask for theirs here. */
const FIXED = ['7O', 'AE', '7C', '4P']
const NICKNAMES: Texts = { '4P': 'zap', '7C': 'copeta', AE: 'espadilha', '7O': 'pica-fumo' }

export function isManilha(card: string): boolean {
  return FIXED.includes(card)
}

/** What the card is called at the table, '' where it has no name of its own. */
export function nicknameOf(card: string | null): string {
  const nickname = card === null ? undefined : NICKNAMES[card]
  return nickname ? t(nickname) : ''
}

export function powerOf({ card, down }: Pick<Fallen, 'card' | 'down'>): number {
  if (card === null || down) return 0
  const fixed = FIXED.indexOf(card)
  return fixed >= 0 ? MANILHA + fixed : 1 + ORDER.indexOf(card.slice(0, -1))
}

/** The seats with the best card so far: one, or one of each side where they tie; none where all lie face down. */
export function ahead(cards: readonly Fallen[]): number[] {
  const best = new Map<number, Fallen>()
  for (const fallen of cards) {
    const rival = best.get(fallen.seat % 2)
    if (powerOf(fallen) > (rival ? powerOf(rival) : 0)) best.set(fallen.seat % 2, fallen)
  }
  const top = Math.max(0, ...[...best.values()].map(powerOf))
  return [...best.values()].filter((fallen) => powerOf(fallen) === top).map((fallen) => fallen.seat)
}
