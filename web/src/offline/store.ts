// What is kept in this browser: the tables that were played without a server, entry by entry, and the partidas to send up.
import type { Setup } from '../wire/types'

export interface KeptTable {
  id: string
  setup: Partial<Setup> & Pick<Setup, 'game'>
  name: string
  at: number
  /** Whether a partida has ended and none has begun since. */
  over: boolean
}
export interface KeptRecord {
  /** The table and the number of the partida. */
  id: string
  game: string
  record: string
  at: number
  /** Its id on the server, once it is there. */
  sent: string
}
interface KeptEntry {
  table: string
  n: number
  entry: unknown
}

const NAME = 'carteado-sem-rede'
const TABLES = 'tables'
const ENTRIES = 'entries'
const RECORDS = 'records'

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' })
      request.result.createObjectStore(ENTRIES, { keyPath: ['table', 'n'] })
      request.result.createObjectStore(RECORDS, { keyPath: 'id' })
    }
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error(NAME))
  })
  return opened
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error(NAME))
  })
}

async function put(where: string, values: readonly unknown[]): Promise<void> {
  const change = (await database()).transaction(where, 'readwrite')
  for (const value of values) change.objectStore(where).put(value)
  await new Promise<void>((done, failed) => {
    change.oncomplete = () => done()
    change.onerror = change.onabort = () => failed(change.error ?? new Error(NAME))
  })
}

async function read<T>(where: string, asked: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return answered(asked((await database()).transaction(where).objectStore(where)))
}

export const store = {
  table: (id: string): Promise<KeptTable | undefined> => read(TABLES, (kept) => kept.get(id) as IDBRequest<KeptTable | undefined>),
  tables: (): Promise<KeptTable[]> => read(TABLES, (kept) => kept.getAll() as IDBRequest<KeptTable[]>),
  putTable: (table: KeptTable): Promise<void> => put(TABLES, [table]),
  async entries(table: string): Promise<unknown[]> {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity])
    const found = await read(ENTRIES, (kept) => kept.getAll(range) as IDBRequest<KeptEntry[]>)
    return found.map(({ entry }) => entry)
  },
  putEntries: (table: string, first: number, entries: readonly unknown[]): Promise<void> =>
    put(ENTRIES, entries.map((entry, at): KeptEntry => ({ table, n: first + at, entry }))),
  record: (id: string): Promise<KeptRecord | undefined> => read(RECORDS, (kept) => kept.get(id) as IDBRequest<KeptRecord | undefined>),
  records: (): Promise<KeptRecord[]> => read(RECORDS, (kept) => kept.getAll() as IDBRequest<KeptRecord[]>),
  putRecord: (record: KeptRecord): Promise<void> => put(RECORDS, [record]),
}

/** What of the browser's store a table needs; the tests have one of their own. */
export type Store = Pick<typeof store, 'table' | 'putTable' | 'entries' | 'putEntries' | 'putRecord'>
