// The server's REST, typed. What goes wrong arrives as a `Problem` with a sentence for people.
import { t } from '../i18n/t'
import type {
  Answers,
  AskedRuling,
  Clause,
  Comparison,
  DrillAnswered,
  DrillAsked,
  DrillInfo,
  DrillTold,
  EventList,
  Foreseen,
  GameInfo,
  Irregularity,
  Listed,
  Lobby,
  Myself,
  NewLine,
  NewPlacar,
  NewTable as WholeTable,
  Notice,
  Opened,
  OpenedPlacar,
  OptionText,
  PlacarInfo,
  ProofInfo,
  Regulation,
  Replay,
  RulingInfo,
  RulingTold,
  Setup,
  Silence,
  Sought,
  StudyInfo,
  Text,
} from '../wire/types'
import { line } from './line.svelte'
import { settings } from './settings.svelte'

export type { Clause, GameInfo, Listed, Lobby, Notice, OptionText, ProofInfo, Regulation, Replay, Silence, Text }
/** A table to open; what the set-up does not say is as the server would have it. */
export type NewTable = Omit<WholeTable, 'setup'> & { setup: Partial<Setup> & Pick<Setup, 'game'> }

/** Why there is no answer: the server's own words, or that it cannot be reached (`code` is then `unreachable`). */
export class Problem extends Error {
  readonly code: string
  readonly status: number
  /** The clause behind it, where a regulation says so. */
  readonly clause: string

  constructor(code: string, text: string, status = 0, clause = '') {
    super(text)
    this.code = code
    this.status = status
    this.clause = clause
  }
}

export const api = {
  games: () => ask<GameInfo[]>('/api/games'),
  regulation: (id: string) => kept(`/api/regulations/${encodeURIComponent(id)}`, ask<Regulation>),
  events: () => ask<EventList>('/api/torneios'),
  search: (game: string, question: string, lang: string) =>
    ask<Answers>(`/api/regulations/${encodeURIComponent(game)}/search?q=${encodeURIComponent(question)}&lang=${lang}`),
  me: () => ask<Myself>('/api/me'),
  rename: (name: string) => ask<Myself>('/api/me', { method: 'PUT', json: { name } }),
  lobby: () => ask<Lobby>('/api/tables'),
  mine: () => ask<Listed[]>('/api/tables/mine'),
  seekers: () => ask<Sought[]>('/api/seekers'),
  table: (id: string) => ask<Listed>(`/api/tables/${encodeURIComponent(id)}`),
  open: (table: NewTable) => ask<Opened>('/api/tables', { method: 'POST', json: table }),
  replay: (id: string, partida: number, seat?: number) =>
    ask<Replay>(
      partidaPath(id, partida, 'replay', seat) + (seat === undefined ? '?' : '&') + `lang=${settings.lang}`,
    ),
  keepHome: (record: string) => ask<Opened>('/api/sem-rede', { method: 'POST', text: record }),
  openRecord: (record: string) =>
    ask<Replay>(`/api/replay?lang=${settings.lang}`, { method: 'POST', text: record }),
  proof: (id: string, partida: number) => ask<ProofInfo>(partidaPath(id, partida, 'proof')),
  study: (id: string, partida: number) =>
    ask<StudyInfo>(`${partidaPath(id, partida, 'study')}?lang=${settings.lang}`),
  drill: (game: string, asked: DrillAsked) =>
    ask<DrillInfo>(`/api/games/${encodeURIComponent(game)}/drill?lang=${settings.lang}`, { method: 'POST', json: asked }),
  answerDrill: (game: string, answered: DrillAnswered) =>
    ask<DrillTold>(`/api/games/${encodeURIComponent(game)}/drill/answer?lang=${settings.lang}`, {
      method: 'POST',
      json: answered,
    }),
  compare: (one: string, other: string) =>
    ask<Comparison>(`/api/compare/${encodeURIComponent(one)}/${encodeURIComponent(other)}`),
  rulings: (game: string) => ask<RulingInfo[]>(`/api/regulations/${encodeURIComponent(game)}/irregularities`),
  consequence: (game: string, asked: AskedRuling) =>
    ask<RulingTold>(`/api/regulations/${encodeURIComponent(game)}/consequence`, { method: 'POST', json: asked }),
  openPlacar: (placar: Partial<NewPlacar> & Pick<NewPlacar, 'game'>) =>
    ask<OpenedPlacar>('/api/placares', { method: 'POST', json: placar }),
  placar: (id: string) => ask<PlacarInfo>(placarPath(id)),
  irregularities: (id: string) => ask<Irregularity[]>(placarPath(id, '/irregularities')),
  foresee: (id: string, said: NewLine['entry']) =>
    ask<Foreseen>(placarPath(id, '/foresee'), { method: 'POST', json: said }),
  mark: (id: string, line: NewLine) => ask<PlacarInfo>(placarPath(id, '/lines'), { method: 'POST', json: line }),
  placarCode: (id: string, key: string) => drawn(placarPath(id, '/qr.svg'), { key }),
}

function placarPath(id: string, what = ''): string {
  return `/api/placares/${encodeURIComponent(id)}${what}`
}

/** An image that the server draws for who sends the right words, as an address for `<img>`. */
async function drawn(path: string, json: unknown): Promise<string> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(json) })
  if (!answer.ok) throw await problem(answer)
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`
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

export async function ask<T>(path: string, how: Asked = {}): Promise<T> {
  const response = await answered(path, how).catch((lost: unknown) => {
    if (how.method && how.method !== 'GET') line.sent()
    throw lost
  })
  if (response.ok) return (await response.json()) as T
  throw await problem(response)
}

/** An answer, and the tag it is asked for again by. */
export interface Tagged<T> {
  value: T
  tag: string
}

/** The answer where it is another than that of this tag; `null` where nothing has changed. */
export async function asked<T>(path: string, tag: string, how: Asked = {}): Promise<Tagged<T> | null> {
  const response = await answered(path, how, tag ? { 'If-None-Match': tag } : {})
  if (response.status === 304) return null
  if (!response.ok) throw await problem(response)
  return { value: (await response.json()) as T, tag: response.headers.get('ETag') ?? '' }
}

async function answered(path: string, { method = 'GET', json, text }: Asked, more: Record<string, string> = {}): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.lang, ...more }
  if (json !== undefined) headers['Content-Type'] = 'application/json'
  if (text !== undefined) headers['Content-Type'] = 'text/plain'
  try {
    const response = await fetch(path, { method, headers, body: text ?? (json === undefined ? null : JSON.stringify(json)) })
    if (!response.headers?.has('X-Laid-Up')) line.works()
    return response
  } catch {
    line.broke()
    throw new Problem('unreachable', t('O servidor não responde. Confira a conexão e tente de novo.'))
  }
}

async function problem(response: Response): Promise<Problem> {
  const told = (await response.json().catch(() => null)) as Record<string, unknown> | null
  if (typeof told?.['code'] === 'string' && typeof told['text'] === 'string')
    return new Problem(told['code'], told['text'], response.status, String(told['clause'] ?? ''))
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
