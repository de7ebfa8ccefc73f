// What somebody looks like at the table: chosen by their name, so that the same person is the same figure everywhere.

export interface Figure {
  hat: 'palha' | 'boné' | 'aba' | 'lenço' | 'cabelo' | 'coque'
  skin: string
  hair: string
  shirt: string
  beard: boolean
}

const HATS = ['palha', 'boné', 'aba', 'lenço', 'cabelo', 'coque'] as const
const SKINS = ['#8d5a3a', '#c98e62', '#e8bd95', '#6b4226', '#d9a679'] as const
const HAIRS = ['#2b1d14', '#5a3a22', '#8c8378', '#1d1712', '#a8672f'] as const
const SHIRTS = ['#a5402d', '#2f6b54', '#31577c', '#b5822a', '#6b3f63', '#4d6b2f'] as const

/** The bots of the house look as they are called. */
const CHARACTERS: Readonly<Record<string, Figure>> = {
  'Dona Zefa': { hat: 'lenço', skin: SKINS[0], hair: HAIRS[2], shirt: SHIRTS[4], beard: false },
  'Seu Nonato': { hat: 'aba', skin: SKINS[3], hair: HAIRS[2], shirt: SHIRTS[1], beard: true },
  Iracema: { hat: 'cabelo', skin: SKINS[1], hair: HAIRS[3], shirt: SHIRTS[0], beard: false },
  Tião: { hat: 'boné', skin: SKINS[3], hair: HAIRS[0], shirt: SHIRTS[2], beard: false },
  Gaudêncio: { hat: 'aba', skin: SKINS[2], hair: HAIRS[4], shirt: SHIRTS[0], beard: true },
  'Dona Cida': { hat: 'coque', skin: SKINS[4], hair: HAIRS[2], shirt: SHIRTS[5], beard: false },
  Bento: { hat: 'palha', skin: SKINS[1], hair: HAIRS[1], shirt: SHIRTS[3], beard: false },
  Juca: { hat: 'boné', skin: SKINS[2], hair: HAIRS[1], shirt: SHIRTS[5], beard: false },
  Marlene: { hat: 'cabelo', skin: SKINS[2], hair: HAIRS[4], shirt: SHIRTS[4], beard: false },
  'Seu Aristides': { hat: 'palha', skin: SKINS[4], hair: HAIRS[2], shirt: SHIRTS[2], beard: true },
}

export function figureOf(name: string, bot = false): Figure {
  const known = bot ? CHARACTERS[name] : undefined
  if (known) return known
  const seed = hashed(name)
  return {
    hat: HATS[seed % HATS.length]!,
    skin: SKINS[(seed >>> 4) % SKINS.length]!,
    hair: HAIRS[(seed >>> 8) % HAIRS.length]!,
    shirt: SHIRTS[(seed >>> 12) % SHIRTS.length]!,
    beard: (seed >>> 16) % 4 === 0,
  }
}

function hashed(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0
  return hash ^ (hash >>> 13)
}
