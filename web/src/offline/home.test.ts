import { describe, expect, it, vi } from 'vitest'
import { behind, type Asked, type Made, type Told } from './engine'
import { Home, HomeSocket, openHome } from './home'
import { isHome, newHome } from './ids'
import type { KeptRecord, KeptTable, Store } from './store'

const MADE: Made = { say: [], keep: [], record: '', wait: null }

class Shelf implements Store {
  tables = new Map<string, KeptTable>()
  kept: unknown[] = []
  records: KeptRecord[] = []
  broken = false
  table = (id: string) => Promise.resolve(this.tables.get(id))
  putTable = (table: KeptTable) => Promise.resolve(void this.tables.set(table.id, table))
  entries = () => Promise.resolve(this.kept)
  putEntries = (_: string, first: number, entries: readonly unknown[]) => {
    if (this.broken) return Promise.reject(new Error('full'))
    this.kept.splice(first, entries.length, ...entries)
    return Promise.resolve()
  }
  putRecord = (record: KeptRecord) => Promise.resolve(void this.records.push(record))
}

/** An engine that answers what it is told to, and the questions it was asked. */
function answering(...answers: Partial<Made>[]) {
  const asked: Asked[] = []
  const call = (question: Asked): Promise<Made> => {
    asked.push(question)
    return Promise.resolve({ ...MADE, ...answers.shift() })
  }
  return { asked, call }
}

async function table(shelf: Shelf): Promise<string> {
  return openHome(shelf, { game: 'truco-fenacef' }, 'Ana')
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

describe('a table without a server', () => {
  it('is told by its id', () => {
    expect(isHome(newHome())).toBe(true)
    expect(isHome('mfq2sh7zat')).toBe(false)
    expect(isHome(undefined)).toBe(false)
  })

  it('begins once, and then goes on from what was kept', async () => {
    const shelf = new Shelf()
    const id = await table(shelf)
    const first = answering({ keep: [{ type: 'opened' }, { type: 'committed' }] })
    await Home.come(id, first.call, shelf)
    expect(first.asked).toMatchObject([{ do: 'open', setup: { game: 'truco-fenacef' }, who: { name: 'Ana' } }])
    const again = answering()
    await Home.come(id, again.call, shelf)
    expect(again.asked).toMatchObject([{ do: 'restore', entries: [{ type: 'opened' }, { type: 'committed' }] }])
    expect(await Home.come('casa-0', again.call, shelf)).toBeNull()
  })

  it('keeps what was done before the page hears of it, and tells nothing that could not be kept', async () => {
    const shelf = new Shelf()
    const { call } = answering({}, { keep: [{ type: 'acted' }], say: ['{"type":"update"}'] }, { keep: [{ type: 'acted' }], say: ['lost'] })
    const socket = new HomeSocket(Home.come(await table(shelf), call, shelf))
    const heard: string[] = []
    socket.onmessage = ({ data }) => {
      expect(shelf.kept).toHaveLength(1)
      heard.push(data)
    }
    const closed = vi.fn()
    socket.onclose = closed
    await settled()
    socket.send('{"type":"act"}')
    await settled()
    shelf.broken = true
    socket.send('{"type":"act"}')
    await settled()
    expect(heard).toEqual(['{"type":"update"}'])
    expect(closed).toHaveBeenCalledOnce()
  })

  it('keeps the record of a partida under its number, to be sent', async () => {
    const shelf = new Shelf()
    const id = await table(shelf)
    const { call } = answering({}, { keep: [{ type: 'began' }] }, { keep: [{ type: 'acted' }], record: 'carteado 1' })
    const home = await Home.come(id, call, shelf)
    await home?.ring()
    await home?.ring()
    expect(shelf.records).toMatchObject([{ id: `${id}-1`, game: 'truco-fenacef', record: 'carteado 1', sent: '' }])
    expect(shelf.tables.get(id)?.over).toBe(true)
  })

  it('rings when the table wants it, and no more once it is closed', async () => {
    const shelf = new Shelf()
    const { asked, call } = answering({}, { wait: 0 }, { wait: 0, say: [{ type: 'pong', now: 1 }] }, { wait: 60_000 })
    const socket = new HomeSocket(Home.come(await table(shelf), call, shelf))
    await settled()
    socket.send('{"type":"ping"}')
    await vi.waitFor(() => expect(asked.map((one) => one.do)).toEqual(['open', 'hear', 'ring', 'ring']))
    socket.close()
    socket.send('{"type":"ping"}')
    await settled()
    expect(asked).toHaveLength(4)
  })

  it('says that it is not on this device', async () => {
    const socket = new HomeSocket(Promise.resolve(null))
    const heard: { type: string; code: string }[] = []
    socket.onmessage = ({ data }) => heard.push(JSON.parse(data) as { type: string; code: string })
    await settled()
    expect(heard).toMatchObject([{ type: 'refused', code: 'no-such-table' }])
  })
})

describe('the engine behind its worker', () => {
  it('gives each answer to its question, and says what failed', async () => {
    const posted: { n: number; text: string }[] = []
    const worker = { postMessage: (told: unknown) => void posted.push(told as { n: number; text: string }), onmessage: null, onerror: null }
    const call = behind(worker as unknown as Worker)
    const answer = (told: Told): void => (worker.onmessage as unknown as (event: { data: Told }) => void)({ data: told })
    const one = call({ do: 'ring', table: 'casa-1', now: 1 })
    const other = call({ do: 'ring', table: 'casa-2', now: 1 })
    expect(posted.map(({ text }) => JSON.parse(text) as Asked)).toMatchObject([{ table: 'casa-1' }, { table: 'casa-2' }])
    answer({ n: 2, failed: 'KeyError' })
    answer({ n: 1, text: JSON.stringify({ ...MADE, wait: 5 }) })
    await expect(other).rejects.toThrow('KeyError')
    expect((await one).wait).toBe(5)
  })
})
