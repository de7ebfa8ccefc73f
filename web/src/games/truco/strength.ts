// Which cards are manilhas and which card of a vaza is ahead: for drawing only; the server decides.
import type { Fallen, TrucoView } from '../../wire/types'
import { t, type Texts } from '../../i18n/t'

const ORDER = ['4', '5', '6', '7', 'Q', 'J', 'K', 'A', '2', '3']
/** The suits of manilhas, the weakest first, and what each manilha is called. */
const SUITS = ['O', 'E', 'C', 'P']
const NICKNAMES: Texts = { '0': 'pica-fumo', '1': 'espadilha', '2': 'copeta', '3': 'zap' }
const SUITS_IN_A_PACK = 4

/** The fixed manilhas of the codes that have them, the weakest first; the others take theirs from the vira. */
const FIXED: Record<string, readonly string[]> = { 'truco-fenacef': ['7O', 'AE', '7C', '4P'] }

/** The manilhas of the moment, as far as the viewer may know, the weakest first. */
export function manilhasOf({ regulation, shown }: Pick<TrucoView, 'regulation' | 'shown'>): readonly string[] {
  return FIXED[regulation] ?? (shown.vira_card ? above(shown.vira_card, shown.pack) : [])
}

/** The four cards of the rank above the vira; above the last rank comes the first one of the pack. */
export function above(vira: string, pack: number): string[] {
  const lowest = ORDER.length - Math.floor(pack / SUITS_IN_A_PACK)
  const rank = ORDER[ORDER.indexOf(vira.slice(0, -1)) + 1] ?? ORDER[Math.max(0, lowest)]!
  return SUITS.map((suit) => rank + suit)
}

/** What cards are worth in one mão. */
export class Strength {
  readonly manilhas: readonly string[]
  /** Whether the viewer cannot tell which cards are manilhas. */
  readonly hidden: boolean

  constructor(view: Pick<TrucoView, 'regulation' | 'shown'>) {
    this.manilhas = manilhasOf(view)
    this.hidden = view.shown.vira === 'hidden' && !this.manilhas.length
  }

  isManilha(card: string | null): boolean {
    return card !== null && this.manilhas.includes(card)
  }

  /** What the card is called at the table, '' where it has no name of its own. */
  nicknameOf(card: string | null): string {
    const nickname = card === null ? undefined : NICKNAMES[String(this.manilhas.indexOf(card))]
    return nickname ? t(nickname) : ''
  }

  powerOf({ card, down }: Pick<Fallen, 'card' | 'down'>): number {
    if (card === null || down) return 0
    const nth = this.manilhas.indexOf(card)
    return nth >= 0 ? ORDER.length + 1 + nth : 1 + ORDER.indexOf(card.slice(0, -1))
  }

  /** The seats with the best card so far: one, or one of each side where they tie; none where nobody can tell. */
  ahead(cards: readonly Fallen[]): number[] {
    if (this.hidden) return []
    const best = this.#bestOfSides(cards)
    const top = Math.max(0, ...best.map((fallen) => this.powerOf(fallen)))
    return best.filter((fallen) => this.powerOf(fallen) === top).map((fallen) => fallen.seat)
  }

  /** The seats a vaza that is over belongs to, as the server has it: `result` is a side, 2 for tied. */
  winners(cards: readonly Fallen[], result: number): number[] {
    const best = this.#bestOfSides(cards)
    return best.filter((fallen) => result === 2 || fallen.seat % 2 === result).map((fallen) => fallen.seat)
  }

  #bestOfSides(cards: readonly Fallen[]): Fallen[] {
    const best = new Map<number, Fallen>()
    for (const fallen of cards) {
      const rival = best.get(fallen.seat % 2)
      if (this.powerOf(fallen) > (rival ? this.powerOf(rival) : 0)) best.set(fallen.seat % 2, fallen)
    }
    return [...best.values()]
  }
}
