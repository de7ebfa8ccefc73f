// Words that come from the server in both languages, in the language of the page; and searching without accents.
import type { Text } from './api'
import { settings } from './settings.svelte'

export function said(text: Text): string {
  return settings.lang === 'en' ? text.en : text.pt
}

/** Lower case without accents. */
export function plain(text: string): string {
  return unmarked(text.normalize('NFKD').toLowerCase())
}

const unmarked = (text: string): string => text.replace(/\p{M}/gu, '')

/** The words somebody is looking for. */
export function wanted(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean)
}

export interface Piece {
  text: string
  hit: boolean
}

/** The text cut into pieces, those that match one of the words marked; the words are plain. */
export function highlighted(text: string, words: readonly string[]): Piece[] {
  const { letters, at } = mapped(text)
  const hits = new Array<boolean>(text.length).fill(false)
  for (const word of words) {
    for (let found = letters.indexOf(word); found >= 0; found = letters.indexOf(word, found + 1)) {
      hits.fill(true, at[found] ?? 0, at[found + word.length] ?? text.length)
    }
  }
  return pieces(text, hits)
}

/** The plain letters of a text, and where in the text each of them began. */
function mapped(text: string): { letters: string; at: number[] } {
  let letters = ''
  const at: number[] = []
  let index = 0
  for (const letter of text) {
    for (const part of plain(letter)) {
      letters += part
      at.push(index)
    }
    index += letter.length
  }
  return { letters, at }
}

function pieces(text: string, hits: readonly boolean[]): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (let to = 1; to <= text.length; to++) {
    if (to < text.length && hits[to] === hits[from]) continue
    found.push({ text: text.slice(from, to), hit: hits[from] ?? false })
    from = to
  }
  return found
}
