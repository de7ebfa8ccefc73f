// Who is playing here: a guest under a nickname, known to the server by its cookie, or somebody with an account.
import type { Myself } from '../wire/types'
import { api } from './api'

const ASKED = 'carteado.asked'
const SIGNED = 'carteado.signed'
/** A nickname that the server made up. */
const MADE_UP = / \d{4}$/

class Me {
  name = $state('')
  /** What the account may do; "" for a guest. */
  role = $state('')
  /** Whether this browser has been asked for a nickname. */
  #done = $state(kept(ASKED))
  #asked: Promise<void> | undefined

  /** Be somebody: after this the browser holds the guest's cookie. */
  known(): Promise<void> {
    this.#asked ??= api
      .me()
      .then((told) => this.#told(told))
      .catch((problem: unknown) => {
        this.#asked = undefined
        throw problem
      })
    return this.#asked
  }

  /** Ask who I am now: somebody has come in, or left. */
  again(): Promise<void> {
    this.#asked = undefined
    return this.known()
  }

  #told({ name, role = '' }: Myself): void {
    this.name = name
    this.role = role
    if (role) keep(SIGNED)
    else if (this.signedIn) localStorage.removeItem(SIGNED)
  }

  /** Whether this browser was signed in when it was last asked. */
  get signedIn(): boolean {
    return kept(SIGNED)
  }

  /** Whether nobody has chosen this name, nor been asked to. */
  get unnamed(): boolean {
    return !this.role && !this.#done && MADE_UP.test(this.name)
  }

  async rename(name: string): Promise<void> {
    this.#told(await api.rename(name))
    this.settle()
  }

  /** Ask no more. */
  settle(): void {
    this.#done = true
    keep(ASKED)
  }
}

function keep(key: string): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // A full or forbidden store: asked again another day.
  }
}

function kept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export const me = new Me()
