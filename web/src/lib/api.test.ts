import { afterEach, describe, expect, it, vi } from 'vitest'
import { api, ask, asked, Problem, qrPath, recordPath } from './api'
import { line } from './line.svelte'
import { settings } from './settings.svelte'

function answers(body: unknown, status = 200) {
  const fetched = vi.fn((..._: Parameters<typeof fetch>) =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const failure = (asked: Promise<unknown>): Promise<Problem> =>
  asked.then(
    () => {
      throw new Error('it was answered')
    },
    (problem: unknown) => problem as Problem,
  )

afterEach(() => {
  vi.unstubAllGlobals()
  settings.set({ lang: 'pt-BR' })
  line.works()
})

describe('asking', () => {
  it('names the language of the page', async () => {
    settings.set({ lang: 'en' })
    const fetched = answers({ name: 'Ana' })
    expect(await api.me()).toEqual({ name: 'Ana' })
    expect(fetched.mock.calls[0]).toMatchObject([
      '/api/me',
      { method: 'GET', headers: { 'Accept-Language': 'en' } },
    ])
  })

  it('sends what is opened as JSON and a record as text', async () => {
    const fetched = answers({ id: 'abc' })
    await api.open({ setup: { game: 'truco-fenacef', quick: true }, sit: true, bots: true })
    await api.openRecord('carteado 1')
    expect(
      fetched.mock.calls.map(([path, init]) => [
        path,
        init?.method,
        (init?.headers as Record<string, string>)['Content-Type'],
        init?.body,
      ]),
    ).toEqual([
      [
        '/api/tables',
        'POST',
        'application/json',
        '{"setup":{"game":"truco-fenacef","quick":true},"sit":true,"bots":true}',
      ],
      ['/api/replay?lang=pt-BR', 'POST', 'text/plain', 'carteado 1'],
    ])
  })

  it('asks for a seat of a replay, or for none', async () => {
    const fetched = answers({})
    await api.replay('a/b', 2, 3)
    await api.replay('abc', 1)
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      '/api/tables/a%2Fb/partidas/2/replay?seat=3&lang=pt-BR',
      '/api/tables/abc/partidas/1/replay?lang=pt-BR',
    ])
  })

  it('asks once for a regulation, and again after a failure', async () => {
    answers({ code: 'failure', text: 'Ops.' }, 500)
    expect((await failure(api.regulation('x'))).code).toBe('failure')
    const fetched = answers({ id: 'x' })
    await Promise.all([api.regulation('x'), api.regulation('x')])
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('what goes wrong', () => {
  it('is told in the words of the server', async () => {
    answers({ code: 'no-table', text: 'Esta mesa não existe.' }, 404)
    expect(await failure(api.table('x'))).toMatchObject({
      code: 'no-table',
      message: 'Esta mesa não existe.',
      status: 404,
    })
    expect(line.down).toBe(false)
  })

  it('has words of its own where the server has none', async () => {
    answers('<html>502</html>', 502)
    expect(await failure(api.lobby())).toMatchObject({ code: 'unclear', status: 502 })
  })

  it('is not sure of what was sent while nobody answered; of what was only looked at it is', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    await failure(ask('/api/presets'))
    await failure(asked('/api/torneios/x/mesa', '', { method: 'POST', json: {} }))
    expect([line.down, line.unsure]).toEqual([true, false])
    await failure(ask('/api/torneios/x/acts', { method: 'POST', json: {} }))
    expect(line.unsure).toBe(true)
    line.works()
    expect(line.unsure).toBe(false)
  })

  it('takes the line down where nobody answers, until somebody does', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    expect(await failure(api.lobby())).toMatchObject({ code: 'unreachable' })
    expect(line.down).toBe(true)
    answers({ tables: [], live: 0, people: 0 })
    await api.lobby()
    expect(line.down).toBe(false)
  })
})

it('paths of downloads are escaped', () => {
  expect([qrPath('a b'), recordPath('abc', 2), recordPath('abc', 2, 0)]).toEqual([
    '/api/tables/a%20b/qr.svg',
    '/api/tables/abc/partidas/2/record',
    '/api/tables/abc/partidas/2/record?seat=0',
  ])
})
