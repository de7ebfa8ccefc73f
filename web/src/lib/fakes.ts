// For tests: a socket with both ends in hand, and the smallest table there is.
import type { About, Decision, Incoming, Outgoing, Snapshot, Update } from '../wire/types'
import type { Listed, Regulation } from './api'

export class FakeSocket {
  static made: FakeSocket[] = []
  static get last(): FakeSocket {
    const last = FakeSocket.made.at(-1)
    if (!last) throw new Error('no socket was made')
    return last
  }

  readyState = 0
  readonly sent: Incoming[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor() {
    FakeSocket.made.push(this)
  }

  send(text: string): void {
    if (this.readyState !== 1) throw new Error('this socket is not open')
    this.sent.push(JSON.parse(text) as Incoming)
  }

  close(): void {
    this.readyState = 3
  }

  /** The far end takes the call. */
  open(): this {
    this.readyState = 1
    this.onopen?.()
    return this
  }

  /** The far end says something. */
  says(...messages: Outgoing[]): this {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) })
    return this
  }

  /** The line breaks. */
  breaks(): void {
    this.readyState = 3
    this.onclose?.()
  }

  /** What was sent, pings aside. */
  get asked(): Incoming[] {
    return this.sent.filter((message) => message.type !== 'ping')
  }
}

export const ABOUT: About = {
  id: 'abc',
  setup: {
    game: 'truco-fenacef',
    seats: 4,
    options: {},
    public: true,
    partidas: 1,
    reveal: 'match',
    spectators: true,
    delay: 0,
    referee: false,
    substitutes: true,
    pace: 'normal',
    quick: false,
  },
  locked: false,
  stage: 'playing',
  chairs: [],
  match: { number: 1, partida: 1, wins: [0, 0], winner: null, winners: [], last: null, unit: 1 },
  fair: { commitment: 'c0ffee', nonces: [], before: 0, packs: 0, seed: '' },
  past: [],
  referee: '',
  records: 1,
  family: 'truco',
  sides: [0, 1, 0, 1],
  candidate: null,
  out: [],
  advice: '',
  event: null,
  lesson: false,
}

export function snapshot(version: number, changes: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'snapshot',
    version,
    now: Date.now(),
    about: ABOUT,
    you: { key: 'seat-0', role: 'seat', seat: 0, host: true, name: 'Ana', joins: null, asks: false },
    view: { type: 'TrucoView', seat: 0, actors: [0], shown: { score: [0, 0], vazas: [[]] } } as never,
    insight: {},
    menu: [],
    story: [],
    prompt: null,
    proposal: null,
    phrases: [],
    heard: {},
    ...changes,
  }
}

export function update(version: number, changes: Partial<Update> = {}): Update {
  return { type: 'update', version, at: 0, ...changes }
}

const both = (pt: string, en = pt) => ({ pt, en })

export const REGULATION: Regulation = {
  id: 'truco-fenacef',
  version: '2023',
  game: 'truco',
  title: both('Truco mineiro'),
  code: both('manilhas fixas, código FENACEF'),
  summary: both('Resumo.', 'Summary.'),
  notices: [],
  phrases: [],
  calls: [],
  clauses: [
    {
      id: 'FEN-9',
      kind: 'play',
      article: 'art. 9',
      text: both('As cartas, da maior para a menor.', 'The cards, highest first.'),
    },
    {
      id: 'FEN-9a',
      kind: 'play',
      article: 'art. 9, a',
      text: both('Quatro de paus, o zap.', 'Four of clubs, the zap.'),
    },
    {
      id: 'FEN-13pu',
      kind: 'incident',
      article: 'art. 13, parágrafo único',
      text: both('Perde o jogo.', 'Loses the match.'),
    },
  ],
  silences: [
    {
      id: 'S-FEN-05',
      about: ['FEN-9', 'FEN-9a'],
      option: 'firstLead',
      text: both('E o sete de ouros?', 'And the seven of diamonds?'),
    },
  ],
  options: [
    {
      key: 'firstLead',
      silence: 'S-FEN-05',
      scope: 'play',
      default: 'partner',
      values: ['partner', 'right'],
      numeric: false,
      title: both('Quem sai', 'Who leads'),
      labels: {
        partner: both('o parceiro do pé', "the dealer's partner"),
        right: both('quem está à direita', 'the right'),
      },
    },
    {
      key: 'clock',
      silence: 'S-FEN-05',
      scope: 'table',
      default: 'off',
      values: ['off'],
      numeric: true,
      title: both('Relógio'),
      labels: { off: both('sem relógio') },
    },
    {
      key: 'woPoints',
      silence: 'S-FEN-05',
      scope: 'tournament',
      default: 'none',
      values: ['none'],
      numeric: false,
      title: both('WO'),
      labels: {},
    },
  ],
}

/** Decisions that a clause leaves, each called by its value. */
export function decided(...values: string[]): Decision[] {
  return values.map((value) => ({ value, label: { pt: value, en: value } }))
}

export function listed(changes: Partial<Listed> = {}): Listed {
  return {
    id: 'abc',
    setup: ABOUT.setup,
    locked: false,
    stage: 'open',
    chairs: (['person', 'bot', 'empty', 'bot'] as const).map((kind) => ({
      kind,
      name: kind,
      bot: '',
      ready: false,
      away: false,
      host: false,
      left: false,
      heir: '',
      learns: false,
    })),
    match: { number: 0, partida: 0, wins: [0, 0], winner: null, winners: [], last: null, unit: 1 },
    created_at: 1,
    updated_at: 1,
    score: [],
    watching: 0,
    records: 0,
    seat: null,
    host: false,
    ...changes,
  }
}
