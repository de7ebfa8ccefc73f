// An amount of chips as piles one can tell apart: chips of 25, of 5, of 1, and a half one where a game pays halves.

export interface Stack {
  worth: number
  many: number
}

const WORTHS: readonly number[] = [25, 5, 1, 0.5]
/** No pile is drawn higher than this; the number beside it tells the rest. */
const HIGHEST = 8

export function stacks(amount: number): Stack[] {
  let left = Math.max(0, amount)
  return WORTHS.flatMap((worth) => {
    const many = Math.floor(left / worth)
    left -= many * worth
    return many ? [{ worth, many: Math.min(HIGHEST, many) }] : []
  })
}
