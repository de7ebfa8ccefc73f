// How many sit at a table, where a game can be played by several numbers of people.
import { t } from '../i18n/t'
import type { GameInfo } from './api'

/** The numbers of seats besides the usual one. */
export function otherSizes(game: Pick<GameInfo, 'seats'> | undefined): number[] {
  return game?.seats.slice(1) ?? []
}

/** "Um contra um", "Dois contra dois", "5 pessoas". */
export function sizeName(seats: number): string {
  if (seats === 2) return t('Um contra um')
  if (seats === 4) return t('Dois contra dois')
  return t('{n} pessoas', { n: seats })
}
