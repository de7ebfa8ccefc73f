// Whether the server can be reached at all, for the banner: the browser's word, and what our own requests met.

export class Line {
  /** The browser says there is no network. */
  offline = $state(false)
  /** Our last request got no answer. */
  broken = $state(false)

  /** Something that was sent meanwhile may not have arrived. */
  unsure = $state(false)

  get down(): boolean {
    return this.offline || this.broken
  }

  broke(): void {
    this.broken = true
  }

  /** Something was sent, and nobody answered. */
  sent(): void {
    this.unsure = true
  }

  works(): void {
    this.broken = false
    this.unsure = false
    this.offline = false
  }

  /** Follow the browser; returns what ends it. */
  watch(page: Window): () => void {
    const leaving = new AbortController()
    const { signal } = leaving
    page.addEventListener('offline', () => (this.offline = true), { signal })
    page.addEventListener('online', () => this.works(), { signal })
    return () => leaving.abort()
  }
}

export const line = new Line()
