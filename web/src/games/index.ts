// One folder per game. A view says by its type which folder draws it: `TrucoView` is drawn by `truco/`.
import type { GameModule } from './contract'

const FOLDERS = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/** The folder of a view type or a game id: "TrucoView" and "truco-fenacef" are both truco. */
export function folderOf(name: string): string {
  const wanted = name.endsWith('View') ? name.slice(0, -4).toLowerCase() : name
  const folders = Object.keys(FOLDERS).map((path) => path.split('/')[1]!)
  return folders.find((folder) => folder === wanted) ?? folders.find((folder) => wanted.startsWith(`${folder}-`)) ?? ''
}

/** Fetch what draws a game; `null` where this page cannot draw it. */
export async function gameFor(name: string): Promise<GameModule | null> {
  const load = FOLDERS[`./${folderOf(name)}/index.ts`]
  return load ? (await load()).default : null
}
