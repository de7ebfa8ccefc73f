// The roda or testa on the table.
import type { PlacarHand, PlacarInfo } from '../../../wire/types'

/** What is played now; null before the first and after the last. */
export function handOf({ own }: Pick<PlacarInfo, 'own'>): PlacarHand | null {
  return own?.type === 'trio' ? own.volta : null
}
