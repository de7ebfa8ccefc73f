import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Problem } from './api'
import { answering, PAUSE, Search } from './search.svelte'
import { settings } from './settings.svelte'

let asked: string[]
let answer: (question: string) => Promise<{ answers: { id: string; marks: string[] }[] }>
let search: Search

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answer = (question) => Promise.resolve({ answers: [{ id: question.toUpperCase(), marks: [question] }] })
  vi.spyOn(api, 'search').mockImplementation((game, question, lang) => {
    asked.push(`${game} ${question} ${lang}`)
    return answer(question)
  })
  search = new Search(() => 'truco-asfo')
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  settings.set({ lang: 'pt-BR' })
})

async function typed(query: string, wait = PAUSE): Promise<void> {
  search.query = query
  await vi.advanceTimersByTimeAsync(wait)
}

test('the server is asked when the fingers rest, once', async () => {
  await typed('e', PAUSE - 1)
  await typed('em', PAUSE - 1)
  await typed(' empate ')
  expect(asked).toEqual(['truco-asfo empate pt-BR'])
  expect(search.answers?.map(({ id }) => id)).toEqual(['EMPATE'])
  expect(search.marks('EMPATE')).toEqual(['empate'])
  expect(search.marks('OTHER')).toEqual([])
})

test('an answer to an earlier question is not shown', async () => {
  let slow!: (told: { answers: [] }) => void
  answer = () => new Promise((resolve) => (slow = resolve))
  await typed('first')
  answer = () => Promise.resolve({ answers: [{ id: 'SECOND', marks: [] }] })
  await typed('second')
  slow({ answers: [] })
  await vi.advanceTimersByTimeAsync(1)
  expect(search.answers).toHaveLength(1)
})

test('nothing typed is no question', async () => {
  await typed('zap')
  await typed('  ')
  expect([search.answers, search.asking, asked.length]).toEqual([null, false, 1])
})

test('the language of the page is asked in', async () => {
  await typed('tie')
  settings.set({ lang: 'en' })
  search.again()
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(asked).toEqual(['truco-asfo tie pt-BR', 'truco-asfo tie en'])
})

test('without a server it says so, and the next question may be answered', async () => {
  answer = () => Promise.reject(new Problem('unreachable', 'O servidor não responde.'))
  await typed('zap')
  expect([search.answers, search.problem]).toEqual([null, 'O servidor não responde.'])
  answer = () => Promise.resolve({ answers: [] })
  await typed('zap!')
  expect([search.answers, search.problem]).toEqual([[], ''])
})

test('what answers stands in the order of the answers', () => {
  const entries = [{ id: 'A' }, { id: 'B' }, { id: 'C' }]
  const answers = [{ id: 'C', marks: [] }, { id: 'X', marks: [] }, { id: 'A', marks: [] }]
  expect(answering(entries, answers, ({ id }) => id)).toEqual([{ id: 'C' }, { id: 'A' }])
})
