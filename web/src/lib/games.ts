// What a game is called and how it is shown: as its family's folder says, else as the server does.
import { SHOWN } from '../games'
import { api, type GameInfo } from './api'
import { PLAIN, type Scene } from './scenes'
import { said } from './texts'
import { titles } from './titles.svelte'

/** Playable before the server has answered. */
export const FIRST = [...SHOWN.values()].find(({ first }) => first)?.id ?? ''

/** The name of a game; the server is asked for those that have no folder here. */
export function nameOf(game: string): string {
  const known = SHOWN.get(game)?.name
  if (known || !game) return known ?? ''
  titles.ask(api.games)
  const title = titles.of[game]
  return title ? said(title) : game
}

/** One line that tells a game from its neighbours: its own, or the first sentence of what its regulation says it is. */
export function lineOf(game: string, info?: Pick<GameInfo, 'summary'>): string {
  return SHOWN.get(game)?.line() ?? (info ? (/^.*?[.](?=\s|$)/s.exec(said(info.summary))?.[0] ?? said(info.summary)) : '')
}

/** The small table it is drawn as. */
export function sceneOf(game: string): Scene {
  return SHOWN.get(game)?.scene ?? PLAIN
}
