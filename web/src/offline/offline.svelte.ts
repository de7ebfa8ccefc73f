// Whether this browser can play without a network: what is laid up for it, when it is asked for, and the tables played so.
//
// Rule 1: nothing is fetched before somebody wants it: the engine weighs more than all the rest of the page.
// Rule 2: what is laid up belongs together: it is fetched whole under a name of its own, and only then the older one goes.
import { api, Problem, type NewTable } from '../lib/api'
import { me } from '../lib/me.svelte'
import { WORKER } from './engine'
import { openHome } from './home'
import { store, type KeptRecord } from './store'

declare const __PYODIDE__: string

const WANTED = 'carteado.offline'
const NAME = 'carteado.name'
const CACHE = 'carteado-'
const AT_ONCE = 6
const PYTHON = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json']

export type State = 'unknown' | 'impossible' | 'none' | 'preparing' | 'ready' | 'failed'
type Built = Record<string, { file: string; css?: string[]; assets?: string[] }>

class Offline {
  state = $state<State>('unknown')
  /** How much of it is here, from 0 to 1. */
  done = $state(0)
  records = $state.raw<KeptRecord[]>([])
  #sending: Promise<void> | undefined

  /** Find out what is here; what was wanted once is kept up to date. */
  async look(): Promise<void> {
    if (this.state === 'preparing') return
    if (!possible()) {
      this.state = 'impossible'
      return
    }
    const wanted = kept(WANTED) === 'yes'
    this.state = wanted && (await names()).length ? 'ready' : 'none'
    if (wanted) void navigator.serviceWorker.register('/sw.js').catch(() => {})
    await this.#read()
    if (wanted && navigator.onLine) void this.#lay().catch(() => {})
  }

  /** Lay up everything, and say how far it is. */
  async prepare(): Promise<void> {
    if (this.state === 'preparing' || !possible()) return
    this.state = 'preparing'
    this.done = 0
    try {
      await navigator.serviceWorker.register('/sw.js')
      await this.#lay()
      keep(WANTED, 'yes')
      void navigator.storage?.persist?.().catch(() => false)
      this.state = 'ready'
    } catch {
      this.state = 'failed'
    }
  }

  /** Give the room back; the partidas stay. */
  async forget(): Promise<void> {
    keep(WANTED, '')
    await Promise.all((await names()).map((name) => caches.delete(name)))
    await (await navigator.serviceWorker.getRegistration())?.unregister()
    this.state = 'none'
  }

  /** A table without a server; its id. */
  async open({ setup }: NewTable): Promise<string> {
    const { public: _, ...house } = setup
    return openHome(store, { ...house, public: false }, kept(NAME) || 'Você')
  }

  /** Send up what was played meanwhile; what the server does not want stays here. */
  sendUp(): Promise<void> {
    this.#sending ??= this.#sent().finally(() => (this.#sending = undefined))
    return this.#sending
  }

  async #sent(): Promise<void> {
    await this.#read()
    for (const record of this.records.filter(({ sent }) => sent === '')) {
      try {
        const { id } = await api.keepHome(record.record)
        await store.putRecord({ ...record, sent: id })
      } catch (problem) {
        if (problem instanceof Problem && problem.code !== 'unreachable') continue
        break
      }
    }
    await this.#read()
  }

  async #read(): Promise<void> {
    if (me.name) keep(NAME, me.name)
    this.records = (await store.records().catch(() => [])).sort((one, other) => other.at - one.at)
  }

  /** Fetch what is missing into a cache named by what the server has now, then let older ones go. */
  async #lay(): Promise<void> {
    const [built, engine] = await Promise.all([text('/manifest.json'), text('/engine.json')])
    const name = CACHE + (await digest(built + engine))
    const cache = await caches.open(name)
    const wanted = await this.#wanted(JSON.parse(built) as Built, (JSON.parse(engine) as { engine: string }).engine)
    const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const missing = wanted.filter((path) => !here.has(path))
    let at = 0
    const some = async (): Promise<void> => {
      for (let path = missing[at++]; path !== undefined; path = missing[at++]) {
        const found = (await caches.match(path, { ignoreVary: true })) ?? (await fetch(path))
        if (!found.ok) throw new Error(path)
        await cache.put(path, found)
        this.done = (wanted.length - missing.length + at) / wanted.length
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, some))
    // The page last: while it is not here, what is here is not whole.
    await cache.put('/', await fetch('/'))
    for (const old of await names()) if (old !== name) await caches.delete(old)
  }

  async #wanted(built: Built, engine: string): Promise<string[]> {
    const files = Object.values(built).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
    const games = await api.games()
    return [
      ...new Set([
        ...files.filter((file) => file !== 'index.html').map((file) => `/${file}`),
        ...PYTHON.map((file) => __PYODIDE__ + file),
        ...games.map(({ id }) => `/api/regulations/${encodeURIComponent(id)}`),
        ...['/api/games', '/engine.json', '/favicon.svg', '/manifest.webmanifest'],
        engine,
        WORKER,
      ]),
    ]
  }
}

/** Only a page that came by https, or from this machine, may keep itself. */
function possible(): boolean {
  return globalThis.isSecureContext && 'serviceWorker' in navigator && 'caches' in globalThis && 'indexedDB' in globalThis
}

/** The caches that are whole, and of those that are being filled the names too. */
async function names(): Promise<string[]> {
  const found: string[] = []
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE) && (await (await caches.open(name)).match('/'))) found.push(name)
  }
  return found
}

async function text(path: string): Promise<string> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(path)
  return answer.text()
}

async function digest(whole: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(whole)))
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A full or forbidden store: asked again another day.
  }
}

export const offline = new Offline()
