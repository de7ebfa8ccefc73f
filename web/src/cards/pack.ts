// Which pack is on the table. French and Spanish cards share texts such as "7C", so a card does not say it: the board
// or the page around it does, by `setPack`. A pack that is not French comes with its faces, for only who plays with them fetches them.
import { getContext, setContext, type Component } from 'svelte'

export type PackName = 'francês' | 'espanhol'

export interface Pack {
  readonly name: PackName
  /** What is printed on a card, without its paper. */
  readonly Face: Component<{ card: string }>
}

type Chosen = () => Pack | undefined

const KEY = Symbol('pack')

/** Every card inside this component is of that pack; a function may answer later, once a game is known. */
export function setPack(pack: Pack | Chosen): void {
  setContext<Chosen>(KEY, typeof pack === 'function' ? pack : () => pack)
}

/** The pack around this component, to be asked while drawing; it answers nothing where the pack is French. */
export function getPack(): Chosen {
  return getContext<Chosen | undefined>(KEY) ?? (() => undefined)
}
