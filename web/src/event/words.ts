// What the pages of an event say, and how scores are read as people type them.
import { t, type Texts } from '../i18n/t'
import type { JogoTold, PublicEvent, SideTold } from '../wire/types'

export const PARTS: Texts = {
  organiser: 'organização',
  coordinator: 'coordenação',
  commission: 'comissão',
  judge: 'juiz de mesa',
  capataz: 'capataz',
  athlete: 'atleta',
}

export const STATES: Texts = {
  awaited: 'espera por lados',
  scheduled: 'a jogar',
  called: 'chamado',
  playing: 'em jogo',
  decided: 'a assinar',
  signed: 'a homologar',
  homologated: 'homologado',
}

export const SUMULA: Texts = {
  open: 'súmula aberta',
  incomplete: 'súmula incompleta',
  provisional: 'súmula provisória',
  final: 'súmula assinada',
  homologated: 'súmula homologada',
}

export const ENTRY: Texts = {
  waiting: 'lista de espera',
  entered: 'inscrita',
  withdrawn: 'retirou-se',
  barred: 'não admitida',
  disqualified: 'desclassificada',
}

export const FEE: Texts = { owed: 'a pagar', paid: 'pago', exempt: 'isento' }

export const KINDS: Texts = { groups: 'grupos', swiss: 'suíço', knockout: 'eliminatória' }

/** The card of a jogo has the focus again, where its column took it away. */
export function refocus(id: string): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(`[data-jogo="${CSS.escape(id)}"]`)?.focus()
}

/** What a card that is dragged carries. */
export const DRAGGED = 'text/plain'

/** Who a side is, or where it comes from. */
export function namedIn(info: PublicEvent): (side: SideTold | undefined) => string {
  const names = new Map(info.entries.map(({ number, name }) => [number, name]))
  return (side) => (side?.entry != null && names.get(side.entry)) || side?.slot || '—'
}

/** Whether any of these has this word in it, without regard to case and accents. */
export function has(search: string, ...words: readonly string[]): boolean {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return words.some((word) => plain(word).includes(plain(search.trim())))
}

/** The rows of `12-9 10-12 12-8`, or what is wrong with them. */
export function rowsOf(text: string): [number, number][] | null {
  const words = text.replace(/[–x]/g, '-').replace(/,/g, ' ').trim().split(/\s+/).filter(Boolean)
  const rows = words.map((word) => /^(\d{1,5})-(\d{1,5})$/.exec(word))
  if (!rows.length || rows.some((row) => row === null)) return null
  return rows.map((row) => [Number(row![1]), Number(row![2])])
}

/** The numbers of the sides of a jogo, where both are known. */
export function sidesOf(jogo: JogoTold): number[] | null {
  const known = jogo.sides.map(({ entry }: SideTold) => entry ?? 0)
  return known.every(Boolean) ? known : null
}

/** The partidas as they count: `12-9 10-12`. */
export function scoreOf(jogo: JogoTold): string {
  return (jogo.rows ?? []).map(({ score, counted }) => (counted?.length ? counted : score).join('-')).join(' ')
}

/** The jogo whose sheet has come back from a table, or of its own number: one that nobody has certified first, then the last. */
export function sheetAt(jogos: readonly JogoTold[], number: number): JogoTold | undefined {
  const rank = ({ state }: JogoTold): number => ['decided', 'signed', 'homologated'].indexOf(state)
  const over = jogos.filter((jogo) => rank(jogo) >= 0)
  const waits = over.filter((jogo) => jogo.table === number && jogo.state !== 'homologated')
  return waits.at(-1) ?? over.find((jogo) => jogo.number === number) ?? over.filter(({ table }) => table === number).at(-1)
}

/** The jogo of a table number, or of its own number: one that is being played first. */
export function jogoAt(jogos: readonly JogoTold[], number: number): JogoTold | undefined {
  const rank = ({ state }: JogoTold): number => ['playing', 'called', 'scheduled'].indexOf(state)
  const open = jogos.filter((jogo) => rank(jogo) >= 0)
  const there = open.filter(({ table }) => table === number).sort((one, other) => rank(one) - rank(other))
  return there[0] ?? open.find((jogo) => jogo.number === number)
}

const ROUNDS: Texts = { 0: 'Final', 1: 'Semifinal', 2: 'Quartas de final', 3: 'Oitavas de final' }
const KNOCKOUT = 'eliminatória' // the stage of an elimination that nobody named otherwise

/** Where a jogo belongs, as people say it: its group, or its round of an elimination. */
export function whereOf(jogo: JogoTold): string {
  if (jogo.group) return t('grupo {name}', { name: jogo.group })
  if (!jogo.knockout) return jogo.stage
  const depth = jogo.depth ?? 0
  const round = jogo.third ? t('3º lugar') : depth in ROUNDS ? t(ROUNDS[depth] ?? '') : t('A {n} jogos da final', { n: depth })
  return jogo.stage === KNOCKOUT ? round : `${jogo.stage} · ${round}`
}
