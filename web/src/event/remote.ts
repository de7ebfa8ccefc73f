// The REST of tournaments. A key goes with what is written, and with nothing else.
import { ask } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type {
  ActsDone,
  BoundBoard,
  DeskEvent,
  DrawOpened,
  EventList,
  HeldDraw,
  NeedTold,
  NewActs,
  NewEvent,
  NewPart,
  NewTemplate,
  OpenedEvent,
  PartGiven,
  PresetList,
  PublicEvent,
  Sign,
} from '../wire/types'

export type Act = NewActs['acts'][number]
type Keyless<T> = Omit<T, 'key'>

const path = (id: string, what = ''): string => `/api/torneios/${encodeURIComponent(id)}${what}?lang=${settings.lang}`
const post = <T>(id: string, what: string, json: unknown): Promise<T> => ask<T>(path(id, what), { method: 'POST', json })

export const remote = {
  presets: () => ask<PresetList>('/api/presets'),
  list: () => ask<EventList>('/api/torneios'),
  open: (event: NewEvent) => ask<OpenedEvent>('/api/torneios', { method: 'POST', json: event }),
  look: (id: string) => ask<PublicEvent>(path(id)),
  desk: (id: string, key: string) => post<DeskEvent>(id, '/mesa', { key }),
  act: (id: string, key: string, acts: readonly Act[], preview = false) =>
    post<ActsDone>(id, '/acts', { key, acts, preview }),
  lines: (id: string, key: string, lines: readonly string[]) => post<ActsDone>(id, '/linhas', { key, lines }),
  give: (id: string, key: string, part: Keyless<NewPart>) => post<PartGiven>(id, '/papeis', { key, ...part }),
  take: (id: string, key: string, number: number) => post<ActsDone>(id, '/papeis/retira', { key, number }),
  sign: (id: string, key: string, signed: Keyless<Sign>) => post<ActsDone>(id, '/assina', { key, ...signed }),
  board: (id: string, key: string, jogo: string) => post<BoundBoard>(id, '/placar', { key, jogo }),
  openDraw: (id: string, key: string, purpose: 'groups' | 'tie', items: readonly number[] = []) =>
    post<DrawOpened>(id, '/sorteio/abre', { key, purpose, items }),
  draw: (id: string, key: string, held: Keyless<HeldDraw>) => post<ActsDone>(id, '/sorteio', { key, ...held }),
  round: (id: string, key: string, stage: string) => post<ActsDone>(id, '/rodada', { key, stage }),
  template: (id: string, key: string, shape: Keyless<NewTemplate>) => post<ActsDone>(id, '/modelo', { key, ...shape }),
  need: (id: string, entry: number) => ask<NeedTold>(path(id, `/precisa/${entry}`)),
}
