// What the board says of melds, mortos and the lines of the bill.
import { nameOf } from '../../cards/card'
import { count, figures, t, type Texts } from '../../i18n/t'
import type { Bill, Conta } from '../../wire/types'
import type { Jogo } from './stage'

/** 'clean' or 'dirty', or '' for what is no canastra yet. */
export function canastraOf({ marks }: Pick<Jogo, 'marks'>): string {
  return marks.find((mark) => mark === 'clean' || mark === 'dirty') ?? ''
}

/** "limpa", "suja", or '' for what is no canastra yet. */
export function stateWord(jogo: Pick<Jogo, 'marks'>): string {
  const canastra = canastraOf(jogo)
  if (!canastra) return ''
  return canastra === 'clean' ? t('limpa') : t('suja')
}

/** The whole of a meld for those who hear it: "jogo 3: 4 de copas a dama de copas, 9 cartas, canastra suja". */
export function meldName(jogo: Jogo, number: number): string {
  const { meld_cards: cards, low } = jogo
  const canastra = canastraOf(jogo)
  const from = nameOf(cards[0] ?? '')
  const what = low ? t('{from} a {to}', { from, to: nameOf(cards.at(-1) ?? '') }) : cards.map((card) => nameOf(card)).join(', ')
  const wild = jogo.wild.map((at) => t('curinga: {card}', { card: nameOf(cards[at] ?? '') }))
  const state = canastra === 'clean' ? [t('canastra limpa')] : canastra ? [t('canastra suja')] : []
  return [t('jogo {number}: {what}', { number, what }), count('{n} carta', '{n} cartas', cards.length), ...wild, ...state].join(', ')
}

/** How a deal ended. */
const ENDS: Texts = {
  batida: '{who} bateu.',
  exhausted: 'O monte acabou.',
  stalled: 'Ninguém comprava mais: a rodada parou.',
  declined: 'O monte acabou, e o lixo ficou na mesa.',
  void: 'A rodada foi anulada.',
}

export function endWords(how: string, who: string, mine: boolean): string {
  if (how === 'batida' && mine) return t('Você bateu.')
  const words = ENDS[how]
  return words ? t(words, { who }) : t('Fim da rodada.')
}

/** The bills of a deal, from their rows. */
export function billsOf({ rows }: Conta): Bill[] {
  return rows.map((row) => {
    const [side = 0, table = 0, clean = 0, clean_points = 0, dirty = 0, dirty_points = 0, batida = 0, hands = 0, morto = 0, total = 0, score = 0] = row
    return { type: 'Bill', side, table, clean, clean_points, dirty, dirty_points, batida, hands, morto, total, score }
  })
}

export interface BillLine {
  /** The rule of the line, by which its clause is told. */
  key: 'table' | 'clean' | 'dirty' | 'batida' | 'hands' | 'morto'
  words: string
  points: number[]
}

/** The lines of a deal, those that brought somebody something. */
export function billLines(bills: readonly Bill[]): BillLine[] {
  const lines: BillLine[] = [
    { key: 'table', words: t('Cartas na mesa'), points: bills.map(({ table }) => table) },
    { key: 'clean', words: t('Canastras limpas'), points: bills.map((bill) => bill.clean_points) },
    { key: 'dirty', words: t('Canastras sujas'), points: bills.map((bill) => bill.dirty_points) },
    { key: 'batida', words: t('Batida'), points: bills.map(({ batida }) => batida) },
    { key: 'hands', words: t('Cartas na mão'), points: bills.map(({ hands }) => hands) },
    { key: 'morto', words: t('Morto não pego'), points: bills.map(({ morto }) => morto) },
  ]
  return lines.filter(({ key, points }) => key === 'table' || points.some(Boolean))
}

/** How many canastras a line of the bill is about, '' for lines about something else. */
export function billCount(key: BillLine['key'], bill: Bill): string {
  const many = key === 'clean' ? bill.clean : key === 'dirty' ? bill.dirty : 0
  return many > 1 ? `${many} × ` : ''
}

/** "+240", "−35", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${figures(points)}` : figures(points)
}
