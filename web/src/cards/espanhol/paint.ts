// How the Spanish pack is drawn: flat layers of paint, one over the other, in units of a card of 240 by 336.

/** A paint is a class of `SpanishFace.svelte`; `cloth`, `trim`, `hose` and `suit` change with the suit. */
export type Paint =
  | 'suit'
  | 'cloth'
  | 'trim'
  | 'hose'
  | 'gold'
  | 'steel'
  | 'red'
  | 'leaf'
  | 'wood'
  | 'skin'
  | 'hair'
  | 'horse'
  | 'shade'
  | 'ink'
  | 'paper'
  | 'earth'
  | 'rein'
  | 'line'
  | 'bare'

export type Layer = readonly [paint: Paint, d: string]
export type Drawing = readonly Layer[]

/** A drawing laid on the card: where its middle is, how much larger than drawn, how far turned. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
}

/** A circle as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
}

/** So many copies of a path of straight and curved strokes, turned around the origin. */
export function around(times: number, petal: (turn: (x: number, y: number) => string) => string): string {
  return Array.from({ length: times }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / times
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return petal((x, y) => `${(x * cos - y * sin).toFixed(1)} ${(x * sin + y * cos).toFixed(1)}`)
  }).join('')
}
