// The tables without a server that this page has come to, each with the engine behind it.
import { settings } from '../lib/settings.svelte'
import type { Replay } from '../wire/types'
import { engine } from './engine'
import { Home, HomeSocket, steady } from './home'
import { store } from './store'

const homes = new Map<string, Promise<Home | null>>()

/** The table, once the engine has it; null where this browser knows no such table. */
export function homeAt(id: string): Promise<Home | null> {
  const found = homes.get(id) ?? Home.come(id, engine(), store)
  homes.set(id, found)
  found.then(
    (home) => home ?? homes.delete(id),
    () => homes.delete(id),
  )
  return found
}

export function homeSocket(id: string): WebSocket {
  return new HomeSocket(homeAt(id)) as unknown as WebSocket
}

/** A partida of such a table, step by step. */
export async function homeReplay(id: string, partida: number): Promise<Replay> {
  await homeAt(id)
  const made = await engine()({ do: 'replay', table: id, now: steady(), partida, lang: settings.lang })
  return made.replay as Replay
}
