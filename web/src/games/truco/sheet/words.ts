// What the buttons of a scoreboard of truco say: "nós" and "eles" to who keeps it for a pair, names to everybody else.
import { t, type Texts } from '../../../i18n/t'
import type { Said } from '../../../placar/board.svelte'
import type { Side } from '../../../placar/keys'
import type { PlacarInfo, PlacarMao } from '../../../wire/types'

/** When something irregular was seen. */
export const MOMENTS: Texts<'play' | 'after'> = {
  play: 'Durante a mão',
  after: 'Depois da mão',
}

/** The mão on the table. */
export function maoOf({ own }: Pick<PlacarInfo, 'own'>): PlacarMao {
  return own?.type === 'mao' ? own : { type: 'mao', stake: 0, asked: 0, raiser: null, kind: 'normal', owner: null }
}

/** A line as a button says it. */
export function label(said: Said, info: PlacarInfo, mine: Side | null): string {
  const mao = maoOf(info)
  switch (said.type) {
    case 'result':
      return said.side === null ? t('As três vazas empataram') : wonBy(said.side as Side, info, mine)
    case 'call':
      return called(said.side as Side, said.to, info, mine)
    case 'accept':
      if (mao.raiser === null) return t('Aceitaram (vale {stake})', { stake: said.stake })
      return ours(asked(mao), info, mine)
        ? t('Nós aceitamos (vale {stake})', { stake: said.stake })
        : t('Eles aceitaram (vale {stake})', { stake: said.stake })
    case 'run':
      if (mao.raiser === null) return t('Correram do {stake}', { stake: said.stake })
      return ours(asked(mao), info, mine)
        ? t('Nós corremos (perde {stake})', { stake: mao.stake })
        : t('Eles correram (perdem {stake})', { stake: mao.stake })
    case 'eleven':
      if (ours(mao.owner, info, mine)) return said.play ? t('Nós jogamos a mão de onze') : t('Nós desistimos')
      return said.play ? t('Eles jogam a mão de onze') : t('Eles desistiram')
    default:
      return ''
  }
}

/** The side that has to answer. */
const asked = ({ raiser }: PlacarMao): number | null => (raiser === null ? null : 1 - raiser)

const ours = (side: number | null, info: PlacarInfo, mine: Side | null): boolean =>
  mine !== null && side === mine && info.players > 2

function wonBy(side: Side, info: PlacarInfo, mine: Side | null): string {
  if (mine === null || info.players === 2) return t('Mão para {side}', { side: info.sides[side] ?? '' })
  return side === mine ? t('Nós ganhamos a mão') : t('Eles ganharam a mão')
}

function called(side: Side, to: number, info: PlacarInfo, mine: Side | null): string {
  const what = to === 3 ? t('truco') : String(to)
  if (mine === null || info.players === 2) return t('{side} pediu {what}', { side: info.sides[side] ?? '', what })
  return side === mine ? t('Nós pedimos {what}', { what }) : t('Eles pediram {what}', { what })
}

/** What else a line could have said: offered where it is corrected. */
export function insteadOf(said: Said): Said[] {
  switch (said.type) {
    case 'result':
      return ([0, 1, null] as const).filter((side) => side !== said.side).map((side) => ({ type: 'result', side }))
    case 'call':
      return [{ ...said, side: 1 - said.side }]
    case 'eleven':
      return [{ type: 'eleven', play: !said.play }]
    case 'accept':
      return [{ type: 'run', stake: said.stake }]
    case 'run':
      return [{ type: 'accept', stake: said.stake }]
    default:
      return []
  }
}
