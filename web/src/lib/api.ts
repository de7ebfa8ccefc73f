// The server's REST, typed. What goes wrong arrives as a `Problem` with a sentence for people.
import { t } from '../i18n/t'
import type {
  Clause,
  GameInfo,
  Listed,
  Lobby,
  Myself,
  NewTable as WholeTable,
  Opened,
  OptionText,
  ProofInfo,
  Regulation,
  Replay,
  Setup,
  Silence,
  Text,
} from '../wire/types'
import { line } from './line.svelte'
import { settings } from './settings.svelte'

export type { Clause, GameInfo, Listed, Lobby, OptionText, ProofInfo, Regulation, Replay, Silence, Text }
/** A table to open; what the set-up does not say is as the server would have it. */
export type NewTable = Omit<WholeTable, 'setup'> & { setup: Partial<Setup> & Pick<Setup, 'game'> }

/** Why there is no answer: the server's own words, or that it cannot be reached (`code` is then `unreachable`). */
export class Problem extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, text: string, status = 0) {
    super(text)
    this.code = code
    this.status = status
  }
}

export const api = {
  games: () => ask<GameInfo[]>('/api/games'),
  regulation: (id: string) => kept(`/api/regulations/${encodeURIComponent(id)}`, ask<Regulation>),
  me: () => ask<Myself>('/api/me'),
  rename: (name: string) => ask<Myself>('/api/me', { method: 'PUT', json: { name } }),
  lobby: () => ask<Lobby>('/api/tables'),
  mine: () => ask<Listed[]>('/api/tables/mine'),
  table: (id: string) => ask<Listed>(`/api/tables/${encodeURIComponent(id)}`),
  open: (table: NewTable) => ask<Opened>('/api/tables', { method: 'POST', json: table }),
  replay: (id: string, partida: number, seat?: number) =>
    ask<Replay>(
      partidaPath(id, partida, 'replay', seat) + (seat === undefined ? '?' : '&') + `lang=${settings.lang}`,
    ),
  openRecord: (record: string) =>
    ask<Replay>(`/api/replay?lang=${settings.lang}`, { method: 'POST', text: record }),
  proof: (id: string, partida: number) => ask<ProofInfo>(partidaPath(id, partida, 'proof')),
}

/** Where the record of a partida is downloaded, as one seat saw it, or whole. */
export function recordPath(id: string, partida: number, seat?: number): string {
  return partidaPath(id, partida, 'record', seat)
}

/** Where the QR code of a table is drawn. */
export function qrPath(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}/qr.svg`
}

function partidaPath(id: string, partida: number, what: string, seat?: number): string {
  const query = seat === undefined ? '' : `?seat=${seat}`
  return `/api/tables/${encodeURIComponent(id)}/partidas/${partida}/${what}${query}`
}

interface Asked {
  method?: 'GET' | 'POST' | 'PUT'
  json?: unknown
  text?: string
}

async function ask<T>(path: string, { method = 'GET', json, text }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': settings.lang }
  if (json !== undefined) headers['Content-Type'] = 'application/json'
  if (text !== undefined) headers['Content-Type'] = 'text/plain'
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers,
      body: text ?? (json === undefined ? null : JSON.stringify(json)),
    })
  } catch {
    line.broke()
    throw new Problem('unreachable', t('O servidor não responde. Confira a conexão e tente de novo.'))
  }
  line.works()
  if (response.ok) return (await response.json()) as T
  throw await problem(response)
}

async function problem(response: Response): Promise<Problem> {
  const told = (await response.json().catch(() => null)) as { code?: unknown; text?: unknown } | null
  if (typeof told?.code === 'string' && typeof told.text === 'string')
    return new Problem(told.code, told.text, response.status)
  return new Problem(
    'unclear',
    t('O servidor respondeu o que não se entende. Tente de novo daqui a pouco.'),
    response.status,
  )
}

const remembered = new Map<string, Promise<unknown>>()

/** Ask once for what does not change; a failure is not remembered. */
function kept<T>(path: string, get: (path: string) => Promise<T>): Promise<T> {
  let asked = remembered.get(path) as Promise<T> | undefined
  if (!asked) {
    asked = get(path)
    remembered.set(path, asked)
    asked.catch(() => remembered.delete(path))
  }
  return asked
}
