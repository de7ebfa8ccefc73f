// Where the person is in the page: the path in the address bar, and the page it names.
//
// Rule 1: links are plain `<a href>`; a click on one of ours changes the path and nothing is loaded again.
// Rule 2: whatever reads `router.route` in a template is drawn anew when the path changes.
import { createSubscriber } from 'svelte/reactivity'

export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string }
  | { page: 'lobby' }
  | { page: 'seek'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; partida: number }
  | { page: 'study'; id: string; partida: number }
  | { page: 'training'; game: string }
  | { page: 'record' }
  | { page: 'lab' }
  | { page: 'placar'; id: string }
  | { page: 'events' }
  | { page: 'event'; id: string; tab: string; entry: number }
  | { page: 'arbitro'; game: string }
  | { page: 'compare'; one: string; other: string }
  | { page: 'regulation'; game: string; clause: string }
  | { page: 'account'; tab: '' | 'partidas' | 'amigos' }
  | { page: 'friend'; link: string }
  | { page: 'reports' }
  | { page: 'nowhere' }

/** The page a path names. */
export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', fourth = '', ...rest] = path.split('/').slice(1).map(decoded)
  const deep = [first, second, third, fourth].filter(Boolean).length
  if (rest.length) return { page: 'nowhere' }
  if (first === '' && deep === 0) return { page: 'home' }
  if (first === 'mesas' && deep === 1) return { page: 'lobby' }
  if (first === 'laboratorio' && deep === 1) return { page: 'lab' }
  if (first === 'replay' && deep === 1) return { page: 'record' }
  if (first === 'placar' && (deep === 1 || (deep === 2 && second))) return { page: 'placar', id: second }
  if (first === 'arbitro' && second === 'comparar' && deep === 4) return { page: 'compare', one: third, other: fourth }
  if (first === 'arbitro' && (deep === 1 || (deep === 2 && second))) return { page: 'arbitro', game: second }
  if ((first === 'torneios' && deep === 1) || (first === 'torneio' && second === 'novo' && deep === 2)) return { page: 'events' }
  if (first === 'torneio' && second && (deep === 2 || deep === 3)) return { page: 'event', id: second, tab: third, entry: 0 }
  if (first === 'torneio' && third === 'lado' && /^[1-9]\d{0,4}$/.test(fourth))
    return { page: 'event', id: second, tab: third, entry: Number(fourth) }
  if (first === 'conta' && deep === 1) return { page: 'account', tab: '' }
  if (first === 'conta' && deep === 2 && (second === 'partidas' || second === 'amigos')) return { page: 'account', tab: second }
  if (first === 'amigo' && deep === 2) return { page: 'friend', link: second }
  if (first === 'moderacao' && deep === 1) return { page: 'reports' }
  if (first === 'achar' && deep === 2) return { page: 'seek', game: second }
  if (first === 'jogar' && deep === 2) return { page: 'setup', game: second }
  if (first === 'mesa' && deep === 2) return { page: 'table', id: second }
  if (first === 'treino' && deep === 2) return { page: 'training', game: second }
  if (first === 'mesa' && (third === 'partida' || third === 'estudo') && /^[1-9]\d{0,5}$/.test(fourth)) {
    return { page: third === 'partida' ? 'replay' : 'study', id: second, partida: Number(fourth) }
  }
  if (first === 'regulamento' && (deep === 2 || deep === 3))
    return { page: 'regulation', game: second, clause: third }
  return { page: 'nowhere' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const here = (): string => globalThis.location?.pathname ?? '/'

class Router {
  #tell: () => void = () => {}
  readonly #subscribe = createSubscriber((update) => {
    this.#tell = update
    const moved = (): void => update()
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  })

  get path(): string {
    this.#subscribe()
    return here()
  }

  get route(): Route {
    return routeOf(this.path)
  }

  go(path: string, replace: boolean): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#tell()
  }
}

export const router = new Router()

/** Go to another page of ours; `replace` leaves no trace in the history, `keep` does not scroll to the top. */
export function navigate(path: string, { replace = false, keep = false } = {}): void {
  router.go(path, replace)
  if (!keep) window.scrollTo(0, 0)
}

/** Let clicks on our own links change the path only; returns what undoes it. */
export function interceptLinks(root: HTMLElement): () => void {
  const clicked = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || !ours(link, event)) return
    event.preventDefault()
    const { pathname, search, hash } = new URL(link.href)
    navigate(pathname + search + hash, { keep: sameText(routeOf(pathname), routeOf(here())) })
    if (hash) document.getElementById(decoded(hash.slice(1)))?.scrollIntoView()
  }
  root.addEventListener('click', clicked)
  return () => root.removeEventListener('click', clicked)
}

/** Two clauses of one regulation are one page, which finds the way to its clause by itself. */
export function sameText(one: Route, other: Route): boolean {
  return one.page === 'regulation' && other.page === 'regulation' && one.game === other.game
}

type Click = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

function ours(link: HTMLAnchorElement, click: Click): boolean {
  const plain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
  if (!plain || click.defaultPrevented || link.target || link.hasAttribute('download')) return false
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return false
  return !(url.hash && url.pathname === location.pathname && url.search === location.search)
}
