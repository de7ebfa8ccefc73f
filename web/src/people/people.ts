// History, figures, friends, blocks and reports, as the server keeps them.
import { ask } from '../lib/api'
import type {
  FriendLink,
  FriendTold,
  MyFigures,
  NewReport,
  PersonInfo,
  PlayedInfo,
  Reports,
  SeatedPerson,
  Taken,
} from '../wire/types'

export type { MyFigures, PersonInfo, PlayedInfo, Reports }
export type GameFigures = MyFigures['games'][number]
export type Reason = NewReport['reason']
export type Decided = 'dismissed' | 'waits' | 'banned'

const post = <T>(path: string, json: unknown = {}): Promise<T> => ask<T>(path, { method: 'POST', json })

export const people = {
  history: (before?: number) => ask<PlayedInfo[]>(`/api/history${before ? `?before=${before}` : ''}`),
  figures: () => ask<MyFigures>('/api/figures'),
  all: () => ask<PersonInfo[]>('/api/people'),
  drop: (key: string, kind: PersonInfo['kind']) => post<Taken>('/api/people/drop', { key, kind }),
  link: () => post<FriendLink>('/api/friends/link'),
  whose: (link: string) => ask<FriendTold>(`/api/friends/link/${encodeURIComponent(link)}`),
  befriend: (link: string) => post<FriendTold>('/api/friends', { link }),
  at: (table: string) => ask<SeatedPerson[]>(`/api/tables/${encodeURIComponent(table)}/people`),
  say: (table: string, seat: number, kind: 'block' | 'mute', on: boolean) =>
    post<Taken>('/api/people/at', { table, seat, kind, on }),
  report: (told: NewReport) => post<Taken>('/api/reports', told),
  reports: () => ask<Reports>('/api/reports'),
  decide: (report: string, decision: Decided, words: string) => post<Taken>('/api/reports/decide', { report, decision, words }),
  lift: (decision: string, words: string) => post<Taken>('/api/reports/lift', { decision, words }),
}
