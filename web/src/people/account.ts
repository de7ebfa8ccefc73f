// What the server keeps of an account, asked for and changed.
import { ask } from '../lib/api'
import type {
  AccountInfo,
  EndedSessions,
  Entered,
  MadeAccount,
  MyAccount,
  PasskeyAsked,
} from '../wire/types'

export type { AccountInfo }

const post = <T>(path: string, json: unknown = {}): Promise<T> => ask<T>(`/api/account${path}`, { method: 'POST', json })

export const account = {
  mine: async (): Promise<AccountInfo | null> => (await ask<MyAccount>('/api/account')).account,
  make: (password: string) => post<MadeAccount>('', { password }),
  enter: (login: string, password: string) => post<Entered>('/enter', { login, password }),
  recover: (code: string) => post<Entered>('/recover', { code }),
  askPasskey: () => post<PasskeyAsked>('/passkey/ask'),
  makePasskey: (ticket: string, credential: unknown, label: string) =>
    post<MadeAccount>('/passkey', { ticket, credential, label }),
  removePasskey: (id: string) => post<EndedSessions>('/passkey/remove', { id }),
  askToEnter: () => post<PasskeyAsked>('/enter/passkey/ask'),
  enterByPasskey: (ticket: string, credential: unknown) => post<Entered>('/enter/passkey', { ticket, credential }),
  changePassword: async (password: string, before: string): Promise<AccountInfo | null> =>
    (await ask<MyAccount>('/api/account/password', { method: 'PUT', json: { password, before } })).account,
  newCodes: () => post<MadeAccount>('/codes'),
  leave: () => post<EndedSessions>('/leave'),
  endSessions: (id?: string) => post<EndedSessions>('/sessions/end', id ? { id } : {}),
  erase: (login: string) => post<EndedSessions>('/delete', { login }),
}

/** Where all that is kept of the account is downloaded. */
export const EXPORT = '/api/account/export'
