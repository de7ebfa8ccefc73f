// Who is at the table, from the chairs and from who is connected.
import type { Person } from '../games/contract'
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

/** The people the table has waited for so long that a bot may take over, at this time of the server's clock. */
export function silentSeats(about: About, you: You, prompt: Prompt | null, now: number): number[] {
  if (you.role !== 'seat' || about.stage !== 'playing' || !prompt || now - prompt.since < PATIENCE) return []
  return prompt.actors.filter((seat) => seat !== you.seat && about.chairs[seat]?.kind === 'person' && !about.chairs[seat]?.away)
}

/** Those who are not yet ready, by name. */
export function unready(about: About): string[] {
  return about.chairs.filter((chair) => chair.kind === 'person' && !chair.ready).map((chair) => chair.name)
}

/** How many partidas win the match. */
export function toWin(about: About): number {
  return Math.ceil(about.setup.partidas / 2)
}
