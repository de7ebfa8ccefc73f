import { expect, test } from 'vitest'
import type { About, Advised, Choice, You } from '../wire/types'
import { Advisor, wishesFor, type Advisable } from './advisor.svelte'

interface Chair {
  name: string
  learns?: boolean
  bot?: boolean
  left?: boolean
}

const about = (advice: string, ...chairs: Chair[]): About =>
  ({ advice, stage: 'playing', chairs: chairs.map(({ bot, ...chair }) => ({ kind: bot ? 'bot' : 'person', learns: false, left: false, ...chair })) }) as unknown as About
const SEATED = { role: 'seat', seat: 0 } as You
const WATCHING = { role: 'spectator', seat: null } as unknown as You
const TOLD = { choices: [], seen: [], unit: 'fichas' } as unknown as Advised

test('there is none to wish for without a seat, or where the game has no advice', () => {
  expect(wishesFor(about('', { name: 'Ana' }), SEATED)).toBeNull()
  expect(wishesFor(about('off', { name: 'Ana' }), WATCHING)).toBeNull()
  expect(wishesFor(null, SEATED)).toBeNull()
})

test('who is among bots is alone; who has left is not waited for', () => {
  expect(wishesFor(about('off', { name: 'Ana' }, { name: 'Juca', bot: true }), SEATED)).toEqual({ on: false, mine: false, missing: [], alone: true })
  expect(wishesFor(about('on', { name: 'Ana', learns: true }, { name: 'Beto', left: true }), SEATED)?.alone).toBe(true)
})

test('among people it is said who has not asked for it', () => {
  const chairs = [{ name: 'Ana', learns: true }, { name: 'Beto' }, { name: 'Cida', learns: true }]
  expect(wishesFor(about('off', ...chairs), SEATED)).toEqual({ on: false, mine: true, missing: ['Beto'], alone: false })
})

function sitting(first: About, actors: number[] = [0]) {
  const asked: string[] = []
  const room = {
    line: {
      about: first,
      you: SEATED,
      menu: [] as readonly Choice[],
      prompt: { actors },
      advise: () => (asked.push('advise'), Promise.resolve(TOLD)),
      review: () => (asked.push('review'), Promise.resolve({ text: '' })),
      learn: (wants: boolean) => {
        asked.push(`learn ${wants}`)
        room.line.about = { ...first, advice: 'on' } as About
        return Promise.resolve({})
      },
    },
    toasts: { tell: () => {} },
    ask: (doing: Promise<unknown>) => doing.then(() => true),
  }
  return { room, asked, advisor: new Advisor(room as unknown as Advisable) }
}

test('who is alone is advised at one press', async () => {
  const { advisor, asked } = sitting(about('off', { name: 'Ana' }, { name: 'Juca', bot: true }))
  await advisor.press()
  expect(asked).toEqual(['learn true', 'advise'])
  expect(advisor.told).toBe(TOLD)
})

test('among people a press opens the panel and asks for nothing', async () => {
  const { advisor, asked } = sitting(about('off', { name: 'Ana' }, { name: 'Beto' }))
  await advisor.press()
  expect([advisor.open, asked]).toEqual([true, []])
})

test('what was told is forgotten with the choices it was told of', async () => {
  const { advisor, room } = sitting(about('on', { name: 'Ana', learns: true }))
  await advisor.count()
  expect(advisor.told).toBe(TOLD)
  room.line.menu = []
  expect(advisor.told).toBeNull()
})

test('out of turn nothing is asked', async () => {
  const { advisor, asked } = sitting(about('on', { name: 'Ana', learns: true }), [1])
  await advisor.count()
  expect(asked).toEqual([])
})
