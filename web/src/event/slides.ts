// What the projector shows, one slide after the other: cut so that letters stay large, and nothing is scrolled.
import type { GroupTold, JogoTold, PublicEvent } from '../wire/types'

export const ROWS = 6

export type Slide =
  | { kind: 'called' | 'playing' | 'next' | 'results'; jogos: readonly JogoTold[]; part: number; parts: number }
  | { kind: 'group'; group: GroupTold; from: number; part: number; parts: number }
  | { kind: 'bracket' }
  | { kind: 'said'; texts: readonly string[] }
  | { kind: 'waiting' }

/** All there is to show now, in the order in which it is shown. Who is called comes first, and again after the tables. */
export function slidesOf(info: PublicEvent): Slide[] {
  const jogos = info.jogos ?? []
  const of = (...states: string[]): JogoTold[] => jogos.filter(({ state }) => states.includes(state))
  const table = (one: JogoTold, other: JogoTold): number => (one.table ?? 0) - (other.table ?? 0)
  const called = cut('called', of('called').sort(table))
  const said = (info.announcements ?? []).slice(-3).reverse()
  const groups = (info.groups ?? []).filter(({ stage }) => !info.stages?.some(({ name, closed }) => name === stage && closed))
  const slides: Slide[] = [
    ...called,
    ...cut('playing', of('playing').sort(table)),
    ...(said.length ? [{ kind: 'said', texts: said } as const] : []),
    ...groups.flatMap(tabled),
    ...(groups.length && called.length ? called : []),
    ...(jogos.some(({ knockout }) => knockout) ? [{ kind: 'bracket' } as const] : []),
    ...cut('results', of('decided', 'signed', 'homologated').slice(-ROWS).reverse()),
    ...cut('next', of('scheduled').slice(0, ROWS)),
  ]
  return slides.length ? slides : [{ kind: 'waiting' }]
}

function cut(kind: 'called' | 'playing' | 'next' | 'results', jogos: readonly JogoTold[]): Slide[] {
  const parts = Math.ceil(jogos.length / ROWS)
  return Array.from({ length: parts }, (_, part) => ({ kind, jogos: jogos.slice(part * ROWS, (part + 1) * ROWS), part: part + 1, parts }))
}

function tabled(group: GroupTold): Slide[] {
  const parts = Math.ceil(group.places.length / ROWS)
  return Array.from({ length: parts }, (_, part) => ({ kind: 'group', group, from: part * ROWS, part: part + 1, parts }))
}
