import { beforeEach, describe, expect, test } from 'vitest'
import { FARTHEST, Pacer, paced, type Beat } from './pacer'

interface Drawn {
  moment: string
  beat: string
  marks: string[]
  coming: string[]
}

let now = 0
let timers: { at: number; what: () => void }[] = []
let drawn: Drawn[] = []
let pacer: Pacer<string>

const clock = {
  after(ms: number, what: () => void) {
    const timer = { at: now + ms, what }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  },
}

function pass(ms: number): void {
  const until = now + ms
  for (;;) {
    const due = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0]
    if (!due) break
    timers = timers.filter((timer) => timer !== due)
    now = due.at
    due.what()
  }
  now = until
}

const last = (): Drawn => drawn.at(-1)!
const fall: Beat = { name: 'fall', ms: 200 }
const rest: Beat = { name: 'rest', ms: 1000 }
const gather: Beat = { name: 'gather', ms: 200, mark: 'gathered 1' }

beforeEach(() => {
  now = 0
  timers = []
  drawn = []
  pacer = new Pacer(clock, {
    draw: (moment, beat, marks, coming) => drawn.push({ moment, beat, marks: [...marks], coming: [...coming] }),
  })
})

describe('one step', () => {
  test('is shown at once and goes through its beats', () => {
    pacer.push({ moment: 'a', beats: [fall, rest, gather] })
    expect(last()).toEqual({ moment: 'a', beat: 'fall', marks: [], coming: ['rest', 'gathered 1'] })
    pass(200)
    expect(last()).toEqual({ moment: 'a', beat: 'rest', marks: [], coming: ['gathered 1'] })
    pass(1000)
    expect(last()).toEqual({ moment: 'a', beat: 'gather', marks: ['gathered 1'], coming: [] })
    pass(200)
    expect(last()).toEqual({ moment: 'a', beat: '', marks: ['gathered 1'], coming: [] })
    expect(pacer.idle).toBe(true)
  })

  test('without beats it is over as soon as it is shown', () => {
    pacer.push({ moment: 'a', beats: [] })
    expect(drawn).toEqual([{ moment: 'a', beat: '', marks: [], coming: [] }])
    expect(pacer.idle).toBe(true)
  })
})

describe('several steps', () => {
  test('wait for each other', () => {
    pacer.push({ moment: 'a', beats: [fall] })
    pacer.push({ moment: 'b', beats: [fall] })
    expect(last().moment).toBe('a')
    pass(200)
    expect(last()).toMatchObject({ moment: 'b', beat: 'fall' })
  })

  test('the show is never farther behind than it may be', () => {
    for (const moment of ['a', 'b', 'c', 'd', 'e', 'f']) {
      pacer.push({ moment, beats: [fall, rest] })
      expect(pacer.ahead).toBeLessThanOrEqual(FARTHEST)
    }
    expect(last().moment).toBe('f')
  })

  test('a single long step is not cut', () => {
    pacer.push({ moment: 'a', beats: [{ name: 'long', ms: FARTHEST + 500 }] })
    pass(FARTHEST)
    expect(last()).toMatchObject({ moment: 'a', beat: 'long' })
  })
})

describe('hurry', () => {
  test('shows the last moment at rest, with every mark on the way', () => {
    pacer.push({ moment: 'a', beats: [fall, gather] })
    pacer.push({ moment: 'b', beats: [fall, { ...gather, mark: 'gathered 2' }] })
    pacer.hurry()
    expect(last()).toEqual({ moment: 'b', beat: '', marks: ['gathered 1', 'gathered 2'], coming: [] })
    pass(5000)
    expect(last().moment).toBe('b')
  })

  test('does nothing at rest', () => {
    pacer.hurry()
    expect(drawn).toEqual([])
  })
})

test('a jump forgets what waits', () => {
  pacer.push({ moment: 'a', beats: [fall] })
  pacer.push({ moment: 'b', beats: [fall] })
  pacer.jump('z')
  pass(5000)
  expect(last()).toMatchObject({ moment: 'z', beat: '' })
})

test('each step begins once, when it comes on', () => {
  const begun: string[] = []
  pacer.push({ moment: 'a', beats: [fall], begin: () => begun.push('a') })
  pacer.push({ moment: 'b', beats: [fall], begin: () => begun.push('b') })
  expect(begun).toEqual(['a'])
  pass(200)
  expect(begun).toEqual(['a', 'b'])
})

test('pace stretches the beats and 0 drops them', () => {
  expect(paced([fall, rest], 0.5).map((beat) => beat.ms)).toEqual([100, 500])
  expect(paced([fall, rest], 0)).toEqual([])
})
