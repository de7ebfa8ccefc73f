// What a list says about a table.
import { count, figures, t, type Texts } from '../i18n/t'
import type { Match } from '../wire/types'
import type { Listed } from './api'

const STAGES: Texts<Listed['stage']> = {
  open: 'Esperando gente',
  playing: 'Jogando',
  between: 'Entre partidas',
  over: 'Acabou',
}

export function stageOf(table: Listed): string {
  return t(STAGES[table.stage])
}

const isOpen = ({ stage }: Listed): boolean => stage === 'open' || stage === 'over'

/** Seats of bots that would give them up. */
export function botSeats(table: Listed): number {
  return isOpen(table) || table.setup.substitutes
    ? table.chairs.filter(({ kind }) => kind === 'bot').length
    : 0
}

export function emptySeats(table: Listed): number {
  return table.chairs.filter(({ kind }) => kind === 'empty').length
}

/** Seats that nobody holds, and those that a bot would give up. */
export function freeSeats(table: Listed): number {
  return emptySeats(table) + botSeats(table)
}

/** On the way to a chair of a game that runs: the table shows which ones are free. */
export const SIT = '#sentar'

export type Welcome = 'back' | 'sit' | 'watch' | 'closed'

/** What one can do at a table that one sees in a list. */
export function welcome(table: Listed): Welcome {
  if (table.seat !== null) return 'back'
  if (freeSeats(table) > 0) return 'sit'
  return table.setup.spectators ? 'watch' : 'closed'
}

export function seatsText(table: Listed): string {
  const empty = emptySeats(table)
  if (empty) return count('{n} lugar livre', '{n} lugares livres', empty)
  const bots = botSeats(table)
  return bots ? count('{n} robô cede o lugar', '{n} robôs cedem o lugar', bots) : t('Mesa cheia')
}

/** How many look on; nothing where nobody does. */
export function watchingText(table: Listed): string {
  return table.watching === 0 ? '' : count('{n} pessoa assistindo', '{n} pessoas assistindo', table.watching)
}

/** What of a score is a point to people: half chips are counted as chips. */
export function pointsOf({ unit }: Pick<Match, 'unit'>, score: number): string {
  return unit === 1 ? String(score) : figures(score / unit)
}

/** The score of the partida, or of the match between two of them. */
export function scoreText(table: Listed): string {
  const { score, match } = table
  if (table.stage === 'playing' && score.length) return between(score.map((points) => pointsOf(match, points)))
  const played = match.wins.reduce((sum, wins) => sum + wins, 0)
  if (!match.number || !played) return ''
  if (match.wins.length !== 2) return between(match.wins.map(String))
  const [a = 0, b = 0] = match.wins
  return count('{a} a {b} em {n} partida', '{a} a {b} em {n} partidas', played, { a, b })
}

/** Points of two sides, or of any number of them in the order of their seats. */
function between(points: readonly string[]): string {
  const [a = '', b = ''] = points
  return points.length === 2 ? t('{a} a {b}', { a, b }) : points.join(' · ')
}

/** The running ones first, then the newest. */
export function latestFirst(tables: readonly Listed[]): Listed[] {
  return [...tables].sort((one, other) => other.updated_at - one.updated_at)
}
