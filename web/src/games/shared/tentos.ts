// Tentos laid so that they can be counted: in threes, as truco is called in threes.

export const GROUP = 3
export const FULL = 12

/** One place for a tento, and whether one lies there. */
export interface Spot {
  nth: number
  laid: boolean
}

/** The places in their groups, at least `full` of them; those beyond are there only where a tento lies. */
export function grouped(points: number, full = FULL): Spot[][] {
  const places = Math.ceil(Math.max(points, full) / GROUP) * GROUP
  return Array.from({ length: places / GROUP }, (_, group) =>
    Array.from({ length: GROUP }, (_, at) => ({ nth: group * GROUP + at, laid: group * GROUP + at < points })),
  )
}
