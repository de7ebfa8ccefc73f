import { describe, expect, it } from 'vitest'
import { preferred, Settings } from './settings.svelte'

function store(kept: string | null = null) {
  let value = kept
  return {
    getItem: () => value,
    setItem: (_: string, text: string) => void (value = text),
    get kept() {
      return value
    },
  }
}

describe('settings', () => {
  it('are kept and found again', () => {
    const drawer = store()
    new Settings(drawer, []).set({ theme: 'night', sounds: true })
    expect(new Settings(drawer, ['en']).all()).toEqual({
      lang: 'pt-BR',
      theme: 'night',
      speed: 'normal',
      sounds: true,
      fourColours: false,
      leftHanded: false,
      keys: true,
      mistakes: false,
      notices: false,
      offered: false,
    })
  })

  it.each(['not json', 'null', '[]', '{"lang":"fr","theme":1,"sounds":"yes","speed":"warp"}'])(
    'survive %s in the store',
    (kept) => {
      expect(new Settings(store(kept), []).all()).toEqual(new Settings(undefined, []).all())
    },
  )

  it('last as long as the page where nothing can be kept', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    const settings = new Settings(full, [])
    settings.set({ speed: 'off' })
    expect(settings.speed).toBe('off')
  })

  it('are worn by the root element', () => {
    const attributes = new Set<string>()
    const root = {
      lang: '',
      dataset: {} as Record<string, string>,
      toggleAttribute: (name: string, on: boolean) => on && attributes.add(name),
    }
    const settings = new Settings(undefined, [])
    settings.set({ theme: 'day', speed: 'fast', fourColours: true })
    settings.wear(root as unknown as HTMLElement)
    expect(root).toMatchObject({ lang: 'pt-BR', dataset: { theme: 'day', speed: 'fast' } })
    expect([...attributes]).toEqual(['data-four-colours'])
  })
})

it.each([
  [['pt'], 'pt-BR'],
  [['en-US', 'pt-BR'], 'en'],
  [['fr', 'EN'], 'en'],
  [['fr'], 'pt-BR'],
  [[], 'pt-BR'],
])('of the languages %j the page speaks %s', (languages, spoken) => {
  expect(preferred(languages)).toBe(spoken)
})
