// What the projector shows, one slide after the other: cut so that letters stay large, and nothing is scrolled.
import type { GroupTold, JogoTold, PublicEvent } from '../wire/types'
import { piecesOf, roundsOf } from './windows'
import { namedIn } from './words'

export const ROWS = 6
/** Letters of a line that can still be read at ten metres. */
export const LINE = 82
/** Letters of announcements that stand on one slide. */
export const SAID = 320
/** About as many letters stand beside the names: the table before them, figures behind. */
const BESIDE = { jogos: 14, group: 12 }

type Kind = 'called' | 'playing' | 'next' | 'results'
/** A list: how many `lines` it takes, and how long the longest of them is. */
interface Cut {
  part: number
  parts: number
  lines: number
  longest: number
}

export type Slide =
  | ({ kind: Kind; jogos: readonly JogoTold[] } & Cut)
  | ({ kind: 'group'; group: GroupTold; places: GroupTold['places'] } & Cut)
  | { kind: 'bracket'; part: number; parts: number }
  | { kind: 'said'; texts: readonly string[] }
  | { kind: 'waiting' }

/** All there is to show now, in the order in which it is shown. Who is called comes first, and again after the tables. */
export function slidesOf(info: PublicEvent): Slide[] {
  const jogos = info.jogos ?? []
  const named = namedIn(info)
  const listed = (kind: Kind, some: readonly JogoTold[]): Slide[] =>
    cut(some, ({ sides }) => sides.map(named).join(' x ').length + BESIDE.jogos).map(([jogos, how]) => ({ kind, jogos, ...how }))
  const of = (...states: string[]): JogoTold[] => jogos.filter(({ state }) => states.includes(state))
  const table = (one: JogoTold, other: JogoTold): number => (one.table ?? 0) - (other.table ?? 0)
  const called = listed('called', of('called').sort(table))
  const groups = (info.groups ?? []).filter(({ stage }) => !info.stages?.some(({ name, closed }) => name === stage && closed))
  const slides: Slide[] = [
    ...called,
    ...listed('playing', of('playing').sort(table)),
    ...said((info.announcements ?? []).slice(-3).reverse()),
    ...groups.flatMap((group) =>
      cut(group.places, ({ entry }) => named({ entry }).length + BESIDE.group).map(([places, how]): Slide => ({ kind: 'group', group, places, ...how })),
    ),
    ...(groups.length && called.length ? called : []),
    ...chave(info),
    ...listed('results', of('decided', 'signed', 'homologated').slice(-ROWS).reverse()),
    ...listed('next', of('scheduled').slice(0, ROWS)),
  ]
  return slides.length ? slides : [{ kind: 'waiting' }]
}

/** As many as fit one below the other; fewer, where some take more than a line. */
function cut<T>(list: readonly T[], long: (one: T) => number): [T[], Cut][] {
  const found: { some: T[]; lines: number; longest: number }[] = []
  for (const one of list) {
    const lines = Math.min(ROWS, Math.ceil(long(one) / LINE))
    const last = found.at(-1)
    const room = last && last.lines + lines <= ROWS ? last : { some: [], lines: 0, longest: 0 }
    if (room !== last) found.push(room)
    room.some.push(one)
    room.lines += lines
    room.longest = Math.max(room.longest, Math.ceil(long(one) / lines))
  }
  return found.map(({ some, lines, longest }, at) => [some, { part: at + 1, parts: found.length, lines, longest }])
}

function said(texts: readonly string[]): Slide[] {
  const found: string[][] = []
  for (const text of texts) {
    const last = found.at(-1)
    if (last && [...last, text].join('').length <= SAID) last.push(text)
    else found.push([text])
  }
  return found.map((texts) => ({ kind: 'said', texts }))
}

function chave(info: PublicEvent): Slide[] {
  const rounds = roundsOf(info)
  const parts = rounds.length ? piecesOf(rounds) : 0
  return Array.from({ length: parts }, (_, at) => ({ kind: 'bracket', part: at + 1, parts }))
}
