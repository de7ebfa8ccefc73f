// How a person likes to hold their cards, kept in this browser.
import type { Sort } from '../shared/order'

const KEY = 'carteado.canastra.order'
const SORTS: readonly Sort[] = ['suit', 'rank', 'free']

/** What was chosen last; by suit for who has never chosen. */
export function likedSort(): Sort {
  try {
    return SORTS.find((sort) => sort === globalThis.localStorage?.getItem(KEY)) ?? 'suit'
  } catch {
    return 'suit'
  }
}

export function like(sort: Sort): void {
  try {
    globalThis.localStorage?.setItem(KEY, sort)
  } catch {
    // A full or forbidden store: the choice lasts as long as the page.
  }
}
