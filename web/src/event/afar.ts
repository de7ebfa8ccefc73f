// The tables of the server at which jogos of an event are played.
import { ask } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { ChairTaken, OnlineDesk, OnlineTold, TakeChair } from '../wire/types'
import type { Act } from './remote'

const post = <T>(id: string, what: string, json: unknown): Promise<T> =>
  ask<T>(`/api/torneios/${encodeURIComponent(id)}/online${what}?lang=${settings.lang}`, { method: 'POST', json })

export const afar = {
  desk: (id: string, key: string) => post<OnlineDesk>(id, '/mesas', { key }),
  open: (id: string, key: string, jogos: readonly string[]) => post<OnlineDesk>(id, '', { key, jogos }),
  leave: (id: string, key: string, jogo: string, why: string) => post<OnlineDesk>(id, '/solta', { key, jogo, why }),
  chair: (id: string, chair: TakeChair) => post<ChairTaken>(id, '/cadeira', chair),
  round: (id: string, key: string, jogos: readonly string[], packs: number) => post<OnlineDesk>(id, '/duplicado/abre', { key, jogos, packs }),
  begin: (id: string, key: string, commitment: string, words: readonly string[]) => post<OnlineDesk>(id, '/duplicado', { key, commitment, words }),
}

/** The absence that is proposed: of all who have not come, for the whole jogo or for the partida that waits for them. */
export function walkover({ jogo, stage, partida = 1, absent = [] }: OnlineTold, sides: readonly number[]): Act {
  return { type: 'walkover', jogo, sides: [...sides], absent, partida: stage === 'open' && partida === 1 ? 0 : partida }
}
