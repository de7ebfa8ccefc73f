// Lists of entries on their way to the server: a file or pasted text, with what the person says of the columns.
import { ask } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { ListTold, NewList } from '../wire/types'

/** A little less than the server takes, so that a film is told at once and not after its way through the wire. */
export const MOST_BYTES = 2_000_000

export type Listed = Pick<NewList, 'file' | 'text' | 'columns' | 'header'>

const path = (id: string, what: string): string => `/api/torneios/${encodeURIComponent(id)}/inscricoes/${what}?lang=${settings.lang}`

export const lists = {
  look: (id: string, key: string, list: Listed) =>
    ask<ListTold>(path(id, 'importa'), { method: 'POST', json: { key, ...list } }),
  enter: (id: string, key: string, list: Listed, good: boolean) =>
    ask<ListTold>(path(id, 'importa'), { method: 'POST', json: { key, ...list, preview: false, good } }),
  /** Where the list to fill in is downloaded. */
  blank: (id: string) => path(id, 'modelo'),
}

/** The bytes of a file as they travel in JSON. */
export async function carried(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

/** The columns with one of them holding something else; a name or a capataz stands in one column alone. */
export function recast(columns: readonly ListTold['columns'][number]['kind'][], at: number, kind: ListTold['columns'][number]['kind']): ListTold['columns'][number]['kind'][] {
  const alone = kind === 'name' || kind === 'capataz'
  return columns.map((before, other) => (other === at ? kind : alone && before === kind ? '' : before))
}
