// Tentos laid so that they can be counted: in threes, as truco is called in threes.

export const GROUP = 3
export const FULL = 12

/** One place for a tento, and whether one lies there. */
export interface Spot {
  nth: number
  laid: boolean
}

/** The places of a tray in their groups. */
export function grouped(points: number): Spot[][] {
  return Array.from({ length: FULL / GROUP }, (_, group) =>
    Array.from({ length: GROUP }, (_, at) => ({ nth: group * GROUP + at, laid: group * GROUP + at < points })),
  )
}

/** The tentos that find no place in a full tray. */
export function beyond(points: number): number {
  return Math.max(0, points - FULL)
}
