// Where things were on the screen a moment ago, so that what leaves one place can travel to another.
//
// Rule 1: `remember()` is called before what is shown changes; a card that appears then knows where it came from.

const spots = new Map<string, Set<HTMLElement>>()
const rects = new Map<string, DOMRect>()

/** An attachment: the element is the place of this name while it is on the screen. */
export function spot(name: string): (element: HTMLElement) => () => void {
  return (element) => {
    const known = spots.get(name) ?? new Set()
    spots.set(name, known.add(element))
    return () => {
      known.delete(element)
      if (!known.size) spots.delete(name)
    }
  }
}

/** Note where everything is; what is not on the screen now is forgotten. */
export function remember(): void {
  rects.clear()
  for (const [name, elements] of spots) {
    const [element] = elements
    const rect = element?.getBoundingClientRect()
    if (rect?.width) rects.set(name, rect)
  }
}

/** Where a place is, or was when it was last noted. */
export function rectOf(name: string, then = false): DOMRect | undefined {
  if (then && rects.has(name)) return rects.get(name)
  const [element] = spots.get(name) ?? []
  return element?.getBoundingClientRect() ?? rects.get(name)
}

/** What is on the screen under this name. */
export function elementsOf(name: string): readonly HTMLElement[] {
  return [...(spots.get(name) ?? [])]
}

/** Forget another table's places. */
export function forget(): void {
  rects.clear()
}
