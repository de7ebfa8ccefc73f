// The court figures, written by scripts/cards.mjs: separate files, fetched when a court card is first seen.
const FIGURES: Record<string, string> = import.meta.glob('./courts/*.svg', { eager: true, query: '?url', import: 'default' })

/** The address of the figure on a court card. */
export function courtOf(card: string): string | undefined {
  return FIGURES[`./courts/${card}.svg`]
}
