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

export function figureOf(name: string): Figure {
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
