// What any scoreboard says: the moments, and the lines that all games have.
import type { GameSheet } from '../games/contract'
import { t, type Texts } from '../i18n/t'
import { pointsOf } from '../lib/tables'
import type { PlacarInfo } from '../wire/types'
import type { Said } from './board.svelte'
import type { Side } from './keys'

export const MOMENT_NAMES = ['deal', 'play', 'after'] as const
export type MomentName = (typeof MOMENT_NAMES)[number]
export const MOMENTS: Texts<MomentName> = {
  deal: 'Antes de jogar (embaralhar, cortar, dar)',
  play: 'Durante a rodada',
  after: 'Depois da rodada',
}

/** When something irregular was seen, in the words of the game: not all of them call it a rodada. */
export function momentOf(sheet: Pick<GameSheet, 'moments'>, moment: MomentName): string {
  return t(sheet.moments?.[moment] ?? MOMENTS[moment])
}

/** A score in words: "12 a 3", or each side by its name where there are not two. */
export function scoreOf(info: Pick<PlacarInfo, 'sides' | 'unit'>, score: readonly number[]): string {
  const told = score.map((points) => pointsOf(info, points))
  if (told.length === 2) return t('{a} a {b}', { a: told[0]!, b: told[1]! })
  return told.map((points, side) => `${info.sides[side] ?? ''} ${points}`).join(', ')
}

/** A line as a button says it. */
export function labelOf(sheet: GameSheet, said: Said, info: PlacarInfo, mine: Side | null): string {
  switch (said.type) {
    case 'first-dealer':
      return info.names[said.seat] ?? ''
    case 'confirm':
      return t('Confirmar: {score}', { score: scoreOf(info, said.score) })
    default:
      return sheet.label(said, info, mine)
  }
}

/** What else a line could have said: offered where it is corrected. */
export function insteadOf(sheet: GameSheet, said: Said, info: PlacarInfo): Said[] {
  switch (said.type) {
    case 'first-dealer':
      return info.names.map((_, seat) => seat).filter((seat) => seat !== said.seat).map((seat) => ({ type: 'first-dealer', seat }))
    case 'correction':
    case 'settle':
      return said.entry ? insteadOf(sheet, said.entry, info) : []
    default:
      return sheet.insteadOf(said)
  }
}
