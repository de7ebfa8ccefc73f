// One value that this browser tab keeps through a reload, by name.
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export class Drawer {
  readonly #key: string
  readonly #store: Store | undefined

  constructor(key: string, store: Store | undefined) {
    this.#key = key
    this.#store = store
  }

  /** What lies in it, whoever put it there; `null` where nothing does. */
  read(): unknown {
    try {
      return JSON.parse(this.#store?.getItem(this.#key) ?? 'null')
    } catch {
      return null
    }
  }

  write(value: unknown): void {
    try {
      if (value === null) this.#store?.removeItem(this.#key)
      else this.#store?.setItem(this.#key, JSON.stringify(value))
    } catch {
      // A full or forbidden store: what is kept lasts as long as the page.
    }
  }
}
