import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { line } from '../lib/line.svelte'
import type { NewLine, PlacarInfo } from '../wire/types'
import { Board, type Said } from './board.svelte'
import { hold, JUDGE } from './keys'
import { ahead, besides, kept, rebased, without, type Waiting } from './waiting'

const A: Said = { type: 'result', side: 0 }
const B: Said = { type: 'result', side: 1 }
const CALL: Said = { type: 'call', side: 0, to: 3 }
const info = (version: number, more: Partial<PlacarInfo> = {}): PlacarInfo =>
  ({ version, sides: ['Onça', 'Tatu'], confirm: 'partida', judge: false, claim: null, tally: null, undo: 1, legal: [[A], [A], [A]], sayable: [A, B, CALL], ...more }) as PlacarInfo
const text = ({ type }: Said): string => type

/** A server that keeps a scoreboard, and can be out of reach before or after it has heard. */
class Far {
  lines: { id: string; entry: Said; version: number }[] = []
  sent: NewLine[] = []
  reach: 'there' | 'deaf' | 'mute' = 'there'
  refuse = ''

  answer = async (_path: string, { body }: { body?: string }): Promise<Response> => {
    if (this.reach === 'deaf') throw new TypeError('no network')
    if (body) this.#write(JSON.parse(body) as NewLine)
    if (this.reach === 'mute') throw new TypeError('no network')
    const told = this.refuse && body ? { code: this.refuse, text: 'não' } : info(this.lines.length)
    return new Response(JSON.stringify(told), { status: this.refuse && body ? 409 : 200 })
  }

  #write(told: NewLine): void {
    this.sent.push(told)
    if (this.lines.some(({ id }) => id === told.id)) {
      this.refuse = ''
      return
    }
    this.refuse = told.version === this.lines.length ? '' : 'stale'
    if (!this.refuse) this.lines.push({ id: told.id!, entry: told.entry, version: told.version })
  }
}

describe('lines that wait for a network', () => {
  let far: Far
  let shelf: Map<string, string>

  beforeEach(() => {
    far = new Far()
    shelf = new Map()
    line.works()
    vi.stubGlobal('fetch', far.answer)
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => shelf.get(name) ?? null,
      setItem: (name: string, value: string) => shelf.set(name, value),
      removeItem: (name: string) => shelf.delete(name),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  async function opened(): Promise<Board> {
    hold('mesa', 0, 'chave')
    const board = new Board('mesa')
    await board.look()
    return board
  }
  const entries = (): Said[] => far.lines.map(({ entry }) => entry)

  it('go once, in order, when it is back', async () => {
    const board = await opened()
    const keys = { 0: 'chave' }
    far.reach = 'deaf'
    for (const said of [A, CALL, B]) expect(await board.mark(keys, 0, said)).toBe(true)
    expect(board.waiting.map(({ version }) => version)).toEqual([0, 1, 2])
    expect(board.away).toBe(true)
    far.reach = 'there'
    await board.look()
    expect(entries()).toEqual([A, CALL, B])
    expect(board.waiting).toEqual([])
    expect(far.sent.every(({ key, late }) => key === 'chave' && late)).toBe(true)
    expect(board.away).toBe(false)
  })

  it('are not doubled where the answer was lost and not the line', async () => {
    const board = await opened()
    far.reach = 'mute'
    expect(await board.mark({ 0: 'chave' }, 0, A)).toBe(true)
    await board.mark({ 0: 'chave' }, 0, B)
    expect(entries()).toEqual([A])
    board.takeBack()
    board.takeBack()
    expect(board.waiting.map(({ entry }) => entry)).toEqual([A]) // it may be written already
    far.reach = 'there'
    await board.look()
    expect(entries()).toEqual([A])
    expect(board.waiting).toEqual([])
  })

  it('are kept over a reload', async () => {
    const board = await opened()
    far.reach = 'deaf'
    await board.mark({ 0: 'chave' }, 0, A)
    await board.mark({ 0: 'chave' }, 0, B)
    far.reach = 'there'
    line.works()
    expect(kept('mesa')).toEqual(board.waiting)
    const reloaded = await opened()
    expect(entries()).toEqual([A, B])
    expect(reloaded.waiting).toEqual([])
    expect(kept('mesa')).toEqual([])
  })

  it('stay, and say so, where the scoreboard has moved on without them', async () => {
    const board = await opened()
    far.reach = 'deaf'
    await board.mark({ 0: 'chave' }, 0, A)
    await board.mark({ 0: 'chave' }, 0, B)
    far.lines.push({ id: 'other', entry: CALL, version: 0 })
    far.reach = 'there'
    await board.look()
    expect(board.stuck?.code).toBe('stale')
    expect(board.waiting).toHaveLength(2)
    expect(kept('mesa')).toHaveLength(2)
    await board.drop()
    expect(entries()).toEqual([CALL, B])
    expect(board.stuck).toBeNull()
  })

  it('wait while the server has no time', async () => {
    const board = await opened()
    far.reach = 'deaf'
    await board.mark({ 0: 'chave' }, 0, A)
    vi.stubGlobal('fetch', async () => new Response('{"code":"busy","text":"espere"}', { status: 503 }))
    line.works()
    await board.send()
    expect(board.stuck).toBeNull()
    expect(board.waiting).toHaveLength(1)
  })
})

describe('what may be marked meanwhile', () => {
  const one = (entry: Said, side = 0): Waiting[] => besides([], { version: 4 }, side, entry, 'x')

  it('is what the server said for the first line, then all that the code knows', () => {
    expect(ahead(info(4), [], false, text)).toEqual(info(4))
    expect(ahead(info(4), [], true, text).legal[0]).toEqual([A])
    const shown = ahead(info(4), one(A), true, text)
    expect([shown.version, shown.undo, shown.legal[0]]).toEqual([5, null, [A, B, CALL]])
  })

  it('waits for the other side where every entry is confirmed', () => {
    const told = info(4, { confirm: 'entry' })
    const claimed = ahead(told, one(A), true, text)
    expect(claimed.claim).toMatchObject({ line: 5, side: 0, text: 'result', agreed: [] })
    expect(claimed.legal).toEqual([[{ type: 'withdraw', line: 5 }], [{ type: 'agree', line: 5 }, { type: 'contest', line: 5 }], []])
    const agreed = ahead(told, besides(one(A), told, 1, { type: 'agree', line: 5 }, 'y'), true, text)
    expect([agreed.claim, agreed.legal[1]]).toEqual([null, [A, B, CALL]])
    const contested = ahead(told, besides(one(A), told, 1, { type: 'contest', line: 5 }, 'y'), true, text)
    expect(contested.claim?.contested).toBe(1)
    expect(contested.legal.map((said) => said.length)).toEqual([0, 0, 2])
    expect(ahead(told, one(A, JUDGE), true, text).claim).toBeNull()
  })

  it('counts the deals that were told', () => {
    const tally: Said = { type: 'tally', deal: 3, points: [10, 20] }
    expect(ahead(info(4, { tally: 3 }), one(tally), true, text).tally).toBe(4)
  })

  it('follows a scoreboard that has moved on, answers and all', () => {
    const waiting = besides(one(A), { version: 4 }, 1, { type: 'agree', line: 5 }, 'y')
    expect(without(besides(waiting, { version: 4 }, 0, B, 'z')).map(({ id }) => id)).toEqual(['z'])
    expect(rebased(waiting, 7).map(({ version, entry }) => [version, entry])).toEqual([[7, A], [8, { type: 'agree', line: 8 }]])
  })
})
