import { afterEach, expect, it, vi } from 'vitest'
import { awake } from './awake'
import { allowed, tellTurn } from './turn'

afterEach(() => vi.unstubAllGlobals())

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  look(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

it('keeps the screen on while it is looked at, again after it was not, and lets it go', async () => {
  const page = new Page()
  const release = vi.fn(() => Promise.resolve())
  const request = vi.fn(() => Promise.resolve({ release } as unknown as WakeLockSentinel))
  const end = awake({ document: page, wakeLock: { request } })
  await Promise.resolve()
  page.look('hidden')
  expect(request).toHaveBeenCalledTimes(1)
  page.look('visible')
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  await Promise.resolve()
  end()
  expect(release).toHaveBeenCalledOnce()
  page.look('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

it('does without where the browser cannot', () => {
  expect(() => awake({ document: new Page(), wakeLock: undefined })()).not.toThrow()
})

it('says whose turn it is only where that is allowed and nobody looks', async () => {
  const told: unknown[] = []
  class Notice {
    static permission = 'granted'
    static requestPermission = () => Promise.resolve(Notice.permission)
    constructor(...given: unknown[]) {
      told.push(given)
    }
  }
  vi.stubGlobal('Notification', Notice)
  vi.stubGlobal('document', { hidden: false })
  expect(await allowed()).toBe(true)
  expect(await tellTurn('mesa', 'Cacheta')).toBe(false)
  vi.stubGlobal('document', { hidden: true })
  expect(await tellTurn('mesa', 'Cacheta')).toBe(true)
  expect(told).toMatchObject([['Carteado', { body: 'Sua vez · Cacheta', tag: 'mesa' }]])
  Notice.permission = 'denied'
  expect(await allowed()).toBe(false)
  expect(await tellTurn('mesa', 'Cacheta')).toBe(false)
  expect(told).toHaveLength(1)
})
