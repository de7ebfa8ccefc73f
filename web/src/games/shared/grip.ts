// A hand of cards as it is drawn, and the card lifted from it.

/** The card lifted from the hand: its place, from 1, and whether it is to be played face down. */
export interface Grip {
  readonly place: number
  readonly down: boolean
}

/** A card in a hand, as the viewer sees it: `null` for a back. */
export interface Held {
  key: string
  place: number
  card: string | null
  laid: boolean
}
