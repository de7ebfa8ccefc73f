// The keys of the scoreboards this browser may write on: one for each side, kept here and sent only with a line.

export type Side = 0 | 1
export type Held = Partial<Record<Side, string>>

const SHELF = 'carteado.placares'
const MOST = 40

/** The keys this browser has for a scoreboard. */
export function held(id: string): Held {
  return shelf()[id] ?? {}
}

/** Keep a key; the oldest scoreboards are forgotten when there are many. */
export function hold(id: string, side: Side, key: string): Held {
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

/** The side and key behind the # of a link: `#A.k3y`. */
export function keyIn(hash: string): { side: Side; key: string } | null {
  const found = /^#([AB])\.([\w-]{1,64})$/.exec(hash)
  return found ? { side: found[1] === 'A' ? 0 : 1, key: found[2]! } : null
}

/** The link that lets a side write. */
export function linkOf(origin: string, id: string, side: Side, key: string): string {
  return `${origin}/placar/${id}#${'AB'[side]}.${key}`
}

function shelf(): Record<string, Held> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, Held>) : {}
  } catch {
    return {}
  }
}
