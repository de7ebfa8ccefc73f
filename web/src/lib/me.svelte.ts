// Who is playing here: a guest under a nickname, known to the server by its cookie.
import { api } from './api'

class Me {
  name = $state('')
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

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name
  }
}

export const me = new Me()
