// Short notices over the table: what was refused, and why.

export interface Toast {
  id: number
  text: string
  clause: string
  /** No reproach: something that happened. */
  calm: boolean
}

const STAYS = 7000
const MOST = 3

export class Toasts {
  list = $state.raw<readonly Toast[]>([])
  #next = 1

  tell(text: string, clause = '', calm = false): void {
    if (!text || this.list.some((toast) => toast.text === text)) return
    const toast = { id: this.#next++, text, clause, calm }
    this.list = [...this.list, toast].slice(-MOST)
    setTimeout(() => this.drop(toast.id), STAYS)
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}
