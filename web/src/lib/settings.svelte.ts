// What a person likes, kept in this browser and worn by <html> as data attributes.

export type Lang = 'pt-BR' | 'en'
export type Theme = 'auto' | 'day' | 'night'
export type Speed = 'normal' | 'fast' | 'off'

export interface Liked {
  lang: Lang
  theme: Theme
  speed: Speed
  sounds: boolean
  fourColours: boolean
  leftHanded: boolean
  /** Whether letters and figures do something at the table: those who speak to their computer may not want it. */
  keys: boolean
  /** Whether to be told what a mistake cost, where the table gives advice. */
  mistakes: boolean
  /** Whether to be told that it is one's turn while the page is not looked at. */
  notices: boolean
  /** Whether sounds have been offered: that is done once. */
  offered: boolean
}

const KEY = 'carteado.settings'
export const LANGS: readonly Lang[] = ['pt-BR', 'en']
export const THEMES: readonly Theme[] = ['auto', 'day', 'night']
export const SPEEDS: readonly Speed[] = ['normal', 'fast', 'off']

type Store = Pick<Storage, 'getItem' | 'setItem'>

export class Settings implements Liked {
  lang = $state<Lang>('pt-BR')
  theme = $state<Theme>('auto')
  speed = $state<Speed>('normal')
  sounds = $state(false)
  fourColours = $state(false)
  leftHanded = $state(false)
  keys = $state(true)
  mistakes = $state(false)
  notices = $state(false)
  offered = $state(false)
  readonly #store: Store | undefined

  constructor(store: Store | undefined, languages: readonly string[]) {
    this.#store = store
    this.lang = preferred(languages)
    Object.assign(this, sane(read(store)))
  }

  /** Change some of them and keep them. */
  set(changes: Partial<Liked>): void {
    Object.assign(this, sane(changes))
    try {
      this.#store?.setItem(KEY, JSON.stringify(this.all()))
    } catch {
      // A full or forbidden store: the choice lasts as long as the page.
    }
  }

  all(): Liked {
    const { lang, theme, speed, sounds, fourColours, leftHanded, keys, mistakes, offered, notices } = this
    return { lang, theme, speed, sounds, fourColours, leftHanded, keys, mistakes, offered, notices }
  }

  /** Put them on the root element, where the tokens read them. */
  wear(root: HTMLElement): void {
    root.lang = this.lang
    root.dataset['theme'] = this.theme
    root.dataset['speed'] = this.speed
    root.toggleAttribute('data-four-colours', this.fourColours)
    root.toggleAttribute('data-left-handed', this.leftHanded)
  }
}

/** The first language of the browser that the page speaks; Portuguese where there is none. */
export function preferred(languages: readonly string[]): Lang {
  for (const language of languages) {
    const known = LANGS.find((lang) => lang.slice(0, 2) === language.slice(0, 2).toLowerCase())
    if (known) return known
  }
  return 'pt-BR'
}

function read(store: Store | undefined): unknown {
  try {
    return JSON.parse(store?.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** What can be believed of what was kept. */
function sane(kept: unknown): Partial<Liked> {
  const found = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>
  const one = <T>(values: readonly T[], value: unknown): T | undefined =>
    values.find((known) => known === value)
  const yes = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined)
  const believed: Record<string, unknown> = {
    lang: one(LANGS, found['lang']),
    theme: one(THEMES, found['theme']),
    speed: one(SPEEDS, found['speed']),
    sounds: yes(found['sounds']),
    fourColours: yes(found['fourColours']),
    leftHanded: yes(found['leftHanded']),
    keys: yes(found['keys']),
    mistakes: yes(found['mistakes']),
    notices: yes(found['notices']),
    offered: yes(found['offered']),
  }
  return Object.fromEntries(
    Object.entries(believed).filter(([, value]) => value !== undefined),
  ) as Partial<Liked>
}

function browserStore(): Store | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

export const settings = new Settings(browserStore(), globalThis.navigator?.languages ?? [])
