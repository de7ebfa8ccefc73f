// The keys this browser holds, one an event. They come behind the # of a link, so that no server's log is told of them.
const SHELF = 'carteado.torneios'
const MOST = 30

/** The key this browser has for an event; empty where it has none. */
export function held(id: string): string {
  return shelf()[id] ?? ''
}

/** Keep a key; the oldest events are forgotten when there are many. */
export function hold(id: string, key: string): void {
  const { [id]: _, ...others } = shelf()
  const kept = Object.fromEntries(Object.entries(others).slice(-(MOST - 1)))
  try {
    localStorage.setItem(SHELF, JSON.stringify({ ...kept, [id]: key }))
  } catch {
    // A browser that keeps nothing still works until the page is left.
  }
}

/** The key behind the # of a link. */
export function keyIn(hash: string): string {
  return /^#k\.([\w-]{1,64})$/.exec(hash)?.[1] ?? ''
}

/** The link that gives somebody a part. */
export function linkOf(origin: string, id: string, key: string): string {
  return `${origin}/torneio/${id}#k.${key}`
}

function shelf(): Record<string, string> {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '{}')
    return told && typeof told === 'object' ? (told as Record<string, string>) : {}
  } catch {
    return {}
  }
}
