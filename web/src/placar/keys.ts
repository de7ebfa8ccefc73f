// The keys of the scoreboards this browser may write on: one for each side, a third for a judge where there is one.
// They are kept here and sent only with a line.

export type Side = 0 | 1
/** Who has a key: a side, or the judge. */
export type Writer = Side | typeof JUDGE
export type Held = Partial<Record<Writer, string>>

export const JUDGE = 2
const LETTERS = 'ABJ'

const SHELF = 'carteado.placares'
const MOST = 40

/** The keys this browser has for a scoreboard. */
export function held(id: string): Held {
  return shelf()[id] ?? {}
}

/** Keep a key; the oldest scoreboards are forgotten when there are many. */
export function hold(id: string, side: Writer, key: string): Held {
  const { [id]: before, ...others } = shelf()
  const mine: Held = { ...before, [side]: key }
  const kept = Object.entries(others).slice(-(MOST - 1))
  try {
    localStorage.setItem(SHELF, JSON.stringify({ ...Object.fromEntries(kept), [id]: mine }))
  } catch {
    // A browser that keeps nothing still works until the page is left.
  }
  return mine
}

/** The writer and key behind the # of a link: `#A.k3y`. */
export function keyIn(hash: string): { side: Writer; key: string } | null {
  const found = /^#([ABJ])\.([\w-]{1,64})$/.exec(hash)
  return found ? { side: LETTERS.indexOf(found[1]!) as Writer, key: found[2]! } : null
}

/** The link that lets a side write. */
export function linkOf(origin: string, id: string, side: Writer, key: string): string {
  return `${origin}/placar/${id}#${LETTERS[side]}.${key}`
}

function shelf(): Record<string, Held> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, Held>) : {}
  } catch {
    return {}
  }
}
