// The REST of tournaments. A key goes with what is written, and with nothing else.
import { ask, asked, type Tagged } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type {
  ActsDone,
  BoundBoard,
  DeskEvent,
  DrawOpened,
  EventList,
  HeldDraw,
  ContactList,
  NeedTold,
  NewActs,
  NewContact,
  NewEvent,
  NewPart,
  NewTemplate,
  OpenedEvent,
  PlanTold,
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
  /** The event, where it is not as this tag has it. */
  look: (id: string, tag = ''): Promise<Tagged<PublicEvent> | null> => asked<PublicEvent>(path(id), tag),
  desk: (id: string, key: string, tag = ''): Promise<Tagged<DeskEvent> | null> =>
    asked<DeskEvent>(path(id, '/mesa'), tag, { method: 'POST', json: { key } }),
  act: (id: string, key: string, acts: readonly Act[], preview = false) =>
    post<ActsDone>(id, '/acts', { key, acts, preview }),
  lines: (id: string, key: string, lines: readonly string[], preview = false) =>
    post<ActsDone>(id, '/linhas', { key, lines, preview }),
  give: (id: string, key: string, part: Keyless<NewPart>) => post<PartGiven>(id, '/papeis', { key, ...part }),
  take: (id: string, key: string, number: number) => post<ActsDone>(id, '/papeis/retira', { key, number }),
  sign: (id: string, key: string, signed: Keyless<Sign>) => post<ActsDone>(id, '/assina', { key, ...signed }),
  unlock: (id: string, key: string, signed: Keyless<Sign>) => post<ActsDone>(id, '/destrava', { key, ...signed }),
  board: (id: string, key: string, jogo: string) => post<BoundBoard>(id, '/placar', { key, jogo }),
  openDraw: (id: string, key: string, purpose: 'groups' | 'tie', items: readonly number[] = []) =>
    post<DrawOpened>(id, '/sorteio/abre', { key, purpose, items }),
  draw: (id: string, key: string, held: Keyless<HeldDraw>) => post<ActsDone>(id, '/sorteio', { key, ...held }),
  round: (id: string, key: string, stage: string) => post<ActsDone>(id, '/rodada', { key, stage }),
  template: (id: string, key: string, shape: Keyless<NewTemplate>) => post<ActsDone>(id, '/modelo', { key, ...shape }),
  need: (id: string, entry: number) => ask<NeedTold>(path(id, `/precisa/${entry}`)),
  plan: (id: string) => ask<PlanTold>(path(id, '/plano')),
  rehearse: (id: string, key: string, seed: number) => post<OpenedEvent>(id, '/ensaio', { key, seed }),
  throwAway: (id: string, key: string) => post<null>(id, '/ensaio/apaga', { key }),
  contacts: (id: string, key: string) => post<ContactList>(id, '/contatos', { key }),
  reach: (id: string, key: string, contact: Keyless<NewContact>) => post<ContactList>(id, '/contatos/guarda', { key, ...contact }),
  forget: (id: string, key: string) => post<ContactList>(id, '/contatos/apaga', { key }),
  /** The bracket as the server draws it. */
  bracket: (id: string) => fetch(path(id, '/chave.svg')).then((answer) => (answer.ok ? answer.text() : '')),
}
