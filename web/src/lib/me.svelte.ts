// Who is playing here: a guest under a nickname, known to the server by its cookie.
import { api } from './api'

const ASKED = 'carteado.asked'
/** A nickname that the server made up. */
const MADE_UP = / \d{4}$/

class Me {
  name = $state('')
  /** Whether this browser has been asked for a nickname. */
  #done = $state(kept())
  #asked: Promise<void> | undefined

  /** Be somebody: after this the browser holds the guest's cookie. */
  known(): Promise<void> {
    this.#asked ??= api
      .me()
      .then(({ name }) => void (this.name = name))
      .catch((problem: unknown) => {
        this.#asked = undefined
        throw problem
      })
    return this.#asked
  }

  /** Whether nobody has chosen this name, nor been asked to. */
  get unnamed(): boolean {
    return !this.#done && MADE_UP.test(this.name)
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name
    this.settle()
  }

  /** Ask no more. */
  settle(): void {
    this.#done = true
    try {
      localStorage.setItem(ASKED, 'yes')
    } catch {
      // A full or forbidden store: asked again another day.
    }
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null
  } catch {
    return false
  }
}

export const me = new Me()
