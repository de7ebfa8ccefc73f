// Who is at the table, from the chairs and from who is connected.
import type { Person } from '../games/contract'
import { t, type Texts } from '../i18n/t'
import type { About, Chair, Presence, Prompt, You } from '../wire/types'

/** A player who lets the table wait may be replaced by a bot after this long; the server decides. */
export const PATIENCE = 45_000

export function peopleOf(about: About, you: You, presence: Presence): Person[] {
  return about.chairs.map((chair, seat) => ({
    seat,
    name: chair.name,
    me: you.role === 'seat' && you.seat === seat,
    bot: chair.kind === 'bot',
    away: chair.away,
    here: chair.kind !== 'person' || chair.away || (presence.here[seat] ?? true),
  }))
}

/** My own chair, if I have one. */
export function myChair(about: About, you: You): Chair | undefined {
  return you.role === 'seat' && you.seat !== null ? about.chairs[you.seat] : undefined
}

/** The other people who have a chair. */
export function others(about: About, you: You): Chair[] {
  return about.chairs.filter(({ kind }, seat) => kind === 'person' && !(you.role === 'seat' && you.seat === seat))
}

/** The seats that somebody who comes in the middle of a match may have from the next deal on. */
export function joinable({ stage, setup, chairs }: About, you: You): number[] {
  if (you.role !== 'spectator' || !['playing', 'between'].includes(stage) || !setup.substitutes) return []
  return chairs.flatMap((chair, seat) => ((chair.kind === 'bot' || chair.left) && !chair.heir ? [seat] : []))
}

/** Those who want the next partida and those who have not said so yet, by name. */
export function wishes(about: About): { yes: string[]; missing: string[] } {
  const people = about.chairs.filter(({ kind, away }) => kind === 'person' && !away)
  return { yes: people.filter(({ ready }) => ready).map(({ name }) => name), missing: people.filter(({ ready }) => !ready).map(({ name }) => name) }
}

/** The people the table has waited for so long that a bot may take over, at this time of the server's clock. */
export function silentSeats(about: About, you: You, prompt: Prompt | null, now: number): number[] {
  if (you.role !== 'seat' || about.event || about.stage !== 'playing' || !prompt || now - prompt.since < PATIENCE) return []
  return prompt.actors.filter((seat) => seat !== you.seat && about.chairs[seat]?.kind === 'person' && !about.chairs[seat]?.away)
}

/** The other seats of a seat's side. */
export function partnersOf({ sides = [] }: Pick<About, 'sides'>, seat: number): number[] {
  return sides.flatMap((side, other) => (other !== seat && side === sides[seat] ? [other] : []))
}

/** The names of those who play for a side: "Ana", "Ana e Caio". */
export function namesOf({ sides = [], chairs }: Pick<About, 'sides' | 'chairs'>, side: number): string {
  return listed(chairs.flatMap(({ name }, seat) => (sides[seat] === side ? [name] : [])))
}

/** Two sides as those call them who are of none. */
const SIDES: Texts = { '2 0': 'Dupla A', '2 1': 'Dupla B', '3 0': 'Trio A', '3 1': 'Trio B' }

/** A side by its letter where there are two of them with partners, else by the names of who plays for it. */
export function sideName(about: Pick<About, 'sides' | 'chairs'>, side: number): string {
  const sides = about.sides ?? []
  const size = sides.filter((other) => other === side).length
  const letter = Math.max(...sides) === 1 ? SIDES[`${size} ${side}`] : undefined
  return letter ? t(letter) : namesOf(about, side)
}

/** Names one after the other: "Ana, Beto e Caio". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return t('{some} e {last}', { some: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
}

/** Those who are not yet ready, by name. */
export function unready(about: About): string[] {
  return about.chairs.filter((chair) => chair.kind === 'person' && !chair.ready).map((chair) => chair.name)
}

/** How many partidas win the match. */
export function toWin(about: About): number {
  return Math.ceil(about.setup.partidas / 2)
}
