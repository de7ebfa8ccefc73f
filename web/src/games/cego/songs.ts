// Songs as they are named, and the keys on which they are sung.
import { t, type Texts } from '../../i18n/t'
import type { Choice } from '../../wire/types'
import { choices } from '../shared/menu'

const LONE: Texts = { '10': 'sota', '11': 'cavalo', '12': 'rei' }

/** A song as it is sung: "28", "sete" stays "7", a lone negra by its name. */
export function songName(points: number): string {
  const lone = LONE[String(points)]
  return lone ? t(lone) : String(points)
}

/** The keys of the song pad, in rows: those of a flor, or those of an envido. */
export function songRows(flor: boolean): number[][] {
  const run = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, nth) => from + nth)
  return flor ? [run(20, 26), run(27, 33), run(34, 38)] : [run(20, 26), run(27, 33), run(1, 7), [10, 11, 12]]
}

/** What my cards sing, as the menu says; 0 where they sing nothing. */
export function trueSong(menu: readonly Choice[]): number {
  return choices(menu, 'Sing').find(({ truth }) => truth === 'true')?.action.points ?? 0
}

/** All songs on offer, by their points; a promised one leaves no other. "Não mato" stands on a button of its own. */
export function songsFor(menu: readonly Choice[], promised = 0): Map<number, Choice> {
  const songs = new Map(choices(menu, 'Sing').map((choice) => [choice.action.points, choice]))
  const held = songs.get(promised)
  return held ? new Map([[promised, held]]) : songs
}

/** Whether my song beats none so far: it would only tell what I hold. */
export function singsInVain(menu: readonly Choice[], promised = 0): boolean {
  const song = songsFor(menu).get(promised || trueSong(menu))
  return song ? (song.vain ?? false) : choices(menu, 'NaoMato').length > 0
}
