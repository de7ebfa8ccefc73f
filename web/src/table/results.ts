// Who won, in one sentence: one side or several, with partners or alone, or nobody.
import { t } from '../i18n/t'
import type { About } from '../wire/types'
import { listed, namesOf } from './people'

/** The headline of a partida that has ended, or of the match; `ours` is the viewer's side, `null` for who watches. */
export function headingOf(about: About, ours: number | null): string {
  const whole = about.stage === 'over' && about.setup.partidas > 1
  const winners = (whole ? about.match.winners : about.match.last?.winners) ?? []
  const alone = new Set(about.sides).size === about.chairs.length
  const [won] = winners
  if (won === undefined) return whole ? t('Ninguém ganhou o jogo.') : t('Ninguém ganhou.')
  if (winners.length > 1) return t('Empate: {who}.', { who: listed(winners.map((side) => namesOf(about, side))) })
  if (alone) return byOne(won === ours, namesOf(about, won), whole)
  if (ours === null || new Set(about.sides).size > 2) return bySide(won === ours, namesOf(about, won), whole)
  if (won === ours) return whole ? t('Vocês ganharam o jogo!') : t('Vocês ganharam!')
  return whole ? t('Eles ganharam o jogo.') : t('Eles ganharam.')
}

function byOne(mine: boolean, who: string, whole: boolean): string {
  if (mine) return whole ? t('Você ganhou o jogo!') : t('Você ganhou!')
  return whole ? t('{who} ganhou o jogo.', { who }) : t('{who} ganhou.', { who })
}

function bySide(mine: boolean, who: string, whole: boolean): string {
  if (mine) return whole ? t('Vocês ganharam o jogo!') : t('Vocês ganharam!')
  return whole ? t('{who} ganharam o jogo.', { who }) : t('{who} ganharam.', { who })
}
