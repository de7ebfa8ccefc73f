// Something the person can say or do, as a large button with its price.
import type { GameAction } from '../../wire/types'

export interface Voice {
  label: string
  /** What stands under the words, '' for nothing. */
  price: string
  action: GameAction
  tone: 'call' | 'yes' | 'no' | 'plain'
  key?: string
  /** What it does, in one line, and the clause behind it. */
  about?: string
  clause?: string
}

/** The whole of it, for those who hear it. */
export function said({ label, price }: Pick<Voice, 'label' | 'price'>): string {
  return price ? `${label} (${price})` : label
}
