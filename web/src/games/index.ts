// One folder per game. A view says by its type which folder draws it: `TrucoView` is drawn by `truco/`.
import type { GameModule, GameRulings, GameSheet } from './contract'

const FOLDERS = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const RULINGS = import.meta.glob<{ default: GameRulings }>('./*/rulings/index.ts')
const SHEETS = import.meta.glob<{ default: GameSheet }>('./*/sheet/index.ts')

/** The folder of a view type or a game id: "TrucoView" and "truco-fenacef" are both truco, "truco-cego" is cego. */
export function folderOf(name: string): string {
  const wanted = name.endsWith('View') ? name.slice(0, -4).toLowerCase() : name
  const folders = Object.keys(FOLDERS).map((path) => path.split('/')[1]!)
  const fits = [
    (folder: string) => wanted === folder,
    (folder: string) => wanted.endsWith(`-${folder}`),
    (folder: string) => wanted.startsWith(`${folder}-`),
  ]
  return fits.map((fit) => folders.find(fit)).find((folder) => folder !== undefined) ?? ''
}

/** Fetch what draws a game; `null` where this page cannot draw it. */
export async function gameFor(name: string): Promise<GameModule | null> {
  const load = FOLDERS[`./${folderOf(name)}/index.ts`]
  return load ? (await load()).default : null
}

/** Fetch what asks a game's referee; `null` where there is no such page for it. */
export async function rulingsFor(game: string): Promise<GameRulings | null> {
  const load = RULINGS[`./${folderOf(game)}/rulings/index.ts`]
  return load ? (await load()).default : null
}

/** Fetch what keeps a game's scoreboard; `null` where this page cannot keep it. */
export async function sheetFor(game: string): Promise<GameSheet | null> {
  const load = SHEETS[`./${folderOf(game)}/sheet/index.ts`]
  return load ? (await load()).default : null
}
