// What the buttons of a scoreboard say: "nós" and "eles" to who keeps it for a pair, names to everybody else.
import { t, type Texts } from '../i18n/t'
import type { PlacarInfo } from '../wire/types'
import type { Said } from './board.svelte'
import type { Side } from './keys'

export const CHOICES: Texts = {
  a: 'Advertência',
  b: 'Perda da mão',
  c: 'Perda da partida',
  d: 'Perda do jogo',
  return: 'A carta volta',
  stands: 'A carta fica',
  loseHand: 'Perde a mão',
  ask: 'Perguntar de novo',
  accept: 'Vale como aceite',
  raise: 'Vale como novo pedido',
  tento: 'Tento',
  accepted: 'A outra dupla aceitou como pedido',
  repair: 'Consertar e seguir',
  redeal: 'Dar de novo',
  keep: 'Fica com a carta',
  warning: 'Advertência',
  plain: 'Sem flor',
  flor: 'Com flor',
  truco: 'Vale como truco',
  quero: 'Vale como quero',
  um: 'Cantou 1',
  dois: 'Cantou 2',
  tres: 'Cantou 3',
  quatro: 'Cantou 4',
  cinco: 'Cantou 5',
  seis: 'Cantou 6',
  sete: 'Cantou 7',
  'out-of-turn': 'Uma carta fora da vez',
  thrown: 'Várias cartas de uma vez',
}

export const MOMENT_NAMES = ['deal', 'play', 'after'] as const
export const MOMENTS: Texts & Record<(typeof MOMENT_NAMES)[number], string> = {
  deal: 'Antes de jogar (embaralhar, cortar, dar)',
  play: 'Durante a mão',
  after: 'Depois da mão',
}

/** A line as a button says it. */
export function labelOf(said: Said, info: PlacarInfo, mine: Side | null): string {
  switch (said.type) {
    case 'first-dealer':
      return info.names[said.seat] ?? ''
    case 'result':
      return said.side === null ? t('As três vazas empataram') : wonBy(said.side as Side, info, mine)
    case 'call':
      return called(said.side as Side, said.to, info, mine)
    case 'accept':
      return ours(asked(info), info, mine)
        ? t('Nós aceitamos (vale {stake})', { stake: said.stake })
        : t('Eles aceitaram (vale {stake})', { stake: said.stake })
    case 'run':
      return ours(asked(info), info, mine)
        ? t('Nós corremos (perde {stake})', { stake: info.stake })
        : t('Eles correram (perdem {stake})', { stake: info.stake })
    case 'eleven':
      if (ours(info.owner, info, mine)) return said.play ? t('Nós jogamos a mão de onze') : t('Nós desistimos')
      return said.play ? t('Eles jogam a mão de onze') : t('Eles desistiram')
    case 'confirm':
      return t('Confirmar: {a} a {b}', { a: said.score[0], b: said.score[1] })
    default:
      return ''
  }
}

/** The side that has to answer. */
const asked = (info: PlacarInfo): number | null => (info.raiser === null ? null : 1 - info.raiser)

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
export function insteadOf(said: Said, info: PlacarInfo): Said[] {
  switch (said.type) {
    case 'result':
      return ([0, 1, null] as const).filter((side) => side !== said.side).map((side) => ({ type: 'result', side }))
    case 'call':
      return [{ ...said, side: 1 - said.side }]
    case 'first-dealer':
      return info.names.map((_, seat) => seat).filter((seat) => seat !== said.seat).map((seat) => ({ type: 'first-dealer', seat }))
    case 'eleven':
      return [{ type: 'eleven', play: !said.play }]
    case 'accept':
      return [{ type: 'run', stake: said.stake }]
    case 'run':
      return [{ type: 'accept', stake: said.stake }]
    case 'correction':
      return said.entry ? insteadOf(said.entry, info) : []
    default:
      return []
  }
}
