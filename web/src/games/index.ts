// One folder a family, by the name the server gives it: its board, its rulings, its sheet. Nothing else registers a family.
import { api } from '../lib/api'
import type { GameModule, GameRulings, GameSheet, Shown } from './contract'

const BOARDS = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const RULINGS = import.meta.glob<{ default: GameRulings }>('./*/rulings/index.ts')
const SHEETS = import.meta.glob<{ default: GameSheet }>('./*/sheet/index.ts')
const PICTURES = import.meta.glob<{ default: readonly Shown[] }>('./*/shown.ts', { eager: true })

/** The games that bring a name, a line and a picture of their own, by id. */
export const SHOWN: ReadonlyMap<string, Shown> = new Map(
  Object.values(PICTURES).flatMap(({ default: games }) => games.map((game) => [game.id, game])),
)

/** The family of a game, '' for one that the server does not know. */
export async function familyOf(game: string): Promise<string> {
  return (await api.games()).find(({ id }) => id === game)?.family ?? ''
}

/** Fetch what draws the games of a family; one without a board of its own is drawn by the plain one. */
export async function gameFor(family: string): Promise<GameModule> {
  const load = BOARDS[`./${family}/index.ts`] ?? BOARDS['./plain/index.ts']!
  return (await load()).default
}

/** Fetch what asks the referee of a family; `null` where there is no such page for it. */
export async function rulingsFor(family: string): Promise<GameRulings | null> {
  const load = RULINGS[`./${family}/rulings/index.ts`]
  return load ? (await load()).default : null
}

/** Fetch what keeps the scoreboard of a family; one without a sheet of its own is kept by the plain one. */
export async function sheetFor(family: string): Promise<GameSheet> {
  const load = SHEETS[`./${family}/sheet/index.ts`] ?? SHEETS['./plain/sheet/index.ts']!
  return (await load()).default
}
