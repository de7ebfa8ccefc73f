// What any scoreboard says: the decisions a clause may leave, the moments, and the lines that all games have.
import type { GameSheet } from '../games/contract'
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
  leader: 'Quem sai ficou com cartas a mais',
  cutter: 'Quem corta ficou com cartas a mais',
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

/** Choices that have no usual one: a step of the ladder, and who held too many cards. */
export const PICKED: readonly string[] = ['a', 'leader']

export const MOMENT_NAMES = ['deal', 'play', 'after'] as const
export const MOMENTS: Texts & Record<(typeof MOMENT_NAMES)[number], string> = {
  deal: 'Antes de jogar (embaralhar, cortar, dar)',
  play: 'Durante a mão',
  after: 'Depois da mão',
}

/** A score in words: "12 a 3", or each side by its name where there are more than two. */
export function scoreOf({ sides }: Pick<PlacarInfo, 'sides'>, score: readonly number[]): string {
  if (score.length === 2) return t('{a} a {b}', { a: score[0]!, b: score[1]! })
  return score.map((points, side) => `${sides[side] ?? ''} ${points}`).join(', ')
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
      return said.entry ? insteadOf(sheet, said.entry, info) : []
    default:
      return sheet.insteadOf(said)
  }
}
