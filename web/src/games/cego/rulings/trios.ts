// What a referee of Truco Cego is told: the roda or testa, how far it was, and what was bet in it.
//
// Rule 1: seats are counted from who dealt, to the right: 0 dealt (the pé), 1 is mão, 5 cut; even ones are side 0.
// Rule 2: what a clause has no use for is not asked, and not sent.
import { choiceOf, offenderOf } from '../../../arbitro/facts'
import { t, type Texts } from '../../../i18n/t'
import type { AskedRuling, AskedVolta, RulingInfo, RulingTold } from '../../../wire/types'

export const TARGET = 24
/** Who deals and who cuts, counted from who dealt. */
export const PLACES = { dealer: 0, cutter: 5 }
/** Chairs in the order in which they play, the pé last. */
export const CHAIRS = [1, 2, 3, 4, 5, 0] as const

export const SEATS: Texts<'0' | '1' | '2' | '3' | '4' | '5'> = {
  1: 'Mão',
  2: 'Segunda cadeira',
  3: 'Terceira cadeira',
  4: 'Quarta cadeira',
  5: 'Quem cortou',
  0: 'Pé',
}

export type When = 'cut' | 'deal' | 'play' | 'after'
export const WHEN: readonly When[] = ['cut', 'deal', 'play', 'after']
export const MOMENTS: Texts<When> = {
  cut: 'Antes de dar as cartas',
  deal: 'Cartas dadas, nenhuma jogada',
  play: 'Nas vazas',
  after: 'Depois da volta',
}

export type Call = AskedVolta['calls'][number]
export const CALLS: Texts<Call> = {
  envido: 'Envido',
  'envido-envido': 'Envido-envido',
  'real-envido': 'Real envido',
  'falta-envido': 'Falta envido',
  'contra-flor': 'Contra-flor',
  'contra-flor-e-o-resto': 'Contra-flor e o resto',
}
/** What may come on top of the last call; whether it is worth more is the server's to say. */
const RAISES: Readonly<Record<string, readonly Call[]>> = {
  '': ['envido', 'real-envido', 'falta-envido'],
  envido: ['envido-envido', 'real-envido', 'falta-envido'],
  'envido-envido': ['real-envido', 'falta-envido'],
  'real-envido': ['real-envido', 'falta-envido'],
}

/** What was put on flores that met. */
export type Bet = '' | 'contra-flor' | 'resto' | 'both'
export const BETS: Texts<Bet> = {
  '': 'Flor e flor',
  'contra-flor': 'Contra-flor',
  resto: 'Contra-flor e o resto',
  both: 'Contra-flor, e o resto por cima',
}
const BET_CALLS: Readonly<Record<Bet, readonly Call[]>> = {
  '': [],
  'contra-flor': ['contra-flor'],
  resto: ['contra-flor-e-o-resto'],
  both: ['contra-flor', 'contra-flor-e-o-resto'],
}

/** How the points and the truco were put. */
export type Together = AskedVolta['together']
export const TOGETHER: Texts<Together> = {
  '': 'Cada parte por si',
  double: 'Os pontos junto com o truco',
  lei: 'Na lei do jogo',
}

/** The half that was passed in answer to both. */
export type Passed = AskedVolta['passed']
export const PASSED: Texts<Passed> = {
  '': 'Quiseram tudo',
  truco: 'Passaram o truco e quiseram os pontos',
  points: 'Passaram os pontos e quiseram o truco',
}

/** What is told of the table. */
export interface TrioFacts {
  score: [number, number]
  offender: number
  sanction: string
  when: When
  won: number
  form: AskedVolta['form']
  testa: number
  points: '' | 'envido' | 'flor'
  calls: Call[]
  flores: [number, number]
  bet: Bet
  answer: AskedVolta['answer']
  taken: number
  truco: number
  asked: boolean
  together: Together
  passed: Passed
  shrunk: [number, number]
}

export const plainVolta = (): TrioFacts => ({
  score: [0, 0],
  offender: 1,
  sanction: '',
  when: 'play',
  won: 0,
  form: 'roda',
  testa: 1,
  points: '',
  calls: [],
  flores: [0, 0],
  bet: '',
  answer: 'wanted',
  taken: 0,
  truco: 0,
  asked: false,
  together: '',
  passed: '',
  shrunk: [0, 0],
})

/** The facts with which to start asking about a clause: its usual table, and the score as it was told. */
export function usualFacts({ usual }: Pick<RulingInfo, 'usual'>, score: [number, number]): TrioFacts {
  const plain = { ...plainVolta(), score }
  if (!usual) return plain
  const { facts: volta, when, offender } = usual
  if (volta.type !== 'volta') return plain
  const flor = volta.flores[0] + volta.flores[1] > 0
  return {
    ...plain,
    when: when || 'play',
    offender: offender ?? plain.offender,
    form: volta.form,
    testa: volta.testa,
    points: flor ? 'flor' : volta.calls.length ? 'envido' : '',
    calls: [...volta.calls],
    flores: [...volta.flores],
    answer: volta.answer,
    taken: volta.taken,
    truco: volta.truco,
    asked: volta.asked,
    together: volta.together,
    passed: volta.passed,
    shrunk: [...volta.shrunk],
  }
}

export const raisesOf = (calls: readonly Call[]): readonly Call[] => RAISES[calls.at(-1) ?? ''] ?? []

/** Which testa of the deal is a chair's: 1, 2 or 3. */
export const testaOf = (chair: number): number => ((chair + 2) % 3) + 1

/** Whether the testas are over with this score. */
export const onlyRodas = (score: readonly [number, number]): boolean => Math.max(...score) >= 18

/** Whether flores of both sides met. */
export const met = ({ flores }: Pick<TrioFacts, 'flores'>): boolean => flores[0] > 0 && flores[1] > 0

/** Whether a side made all its flores small, so that none was compared. */
const gaveIn = ({ flores, shrunk }: TrioFacts): boolean =>
  flores.some((count, side) => count > 0 && (shrunk[side] ?? 0) >= count)

/** Whether bets can be put on the flores: they met, and nobody gave in. */
export const bettable = (facts: TrioFacts): boolean => togetherOf(facts) !== 'lei' && met(facts) && !gaveIn(facts)

/** How the parts were put; the lei do jogo is for rodas, and two proposals need points. */
export function togetherOf({ form, points, together }: TrioFacts): Together {
  if (together === 'lei') return form === 'roda' ? 'lei' : ''
  return points ? together : ''
}

/** Whether one answer was given to the points and the truco; a raise, or a bet on flores, has one of its own. */
export function whole(facts: TrioFacts): boolean {
  const together = togetherOf(facts)
  if (together !== 'double') return together === 'lei'
  return facts.points === 'flor' ? callsOf(facts).length === 0 : facts.calls.length === 1
}

/** The half that was passed; a flor is not. */
export function passedOf(facts: TrioFacts): Passed {
  if (!whole(facts) || facts.answer !== 'wanted') return ''
  return facts.points === 'flor' && facts.passed === 'points' ? '' : facts.passed
}

/** Whether an answer was due to what was bet on points. */
export function answerable(facts: TrioFacts): boolean {
  return whole(facts) || callsOf(facts).length > 0
}

/** Whether the truco has a state of its own: not where the one answer to both is owed, or refused it. */
export function trucoTold(facts: TrioFacts): boolean {
  return !whole(facts) || (facts.answer === 'wanted' && passedOf(facts) !== 'truco')
}

/** Whether somebody has won the points. */
export function contested(facts: TrioFacts): boolean {
  const lei = togetherOf(facts) === 'lei'
  if (facts.points === 'flor') {
    const compared = lei ? facts.answer !== 'pending' : !facts.bet || facts.answer === 'wanted'
    return met(facts) && !gaveIn(facts) && compared
  }
  const called = lei || (facts.points === 'envido' && facts.calls.length > 0)
  return called && facts.answer === 'wanted' && passedOf(facts) !== 'points'
}

function callsOf(facts: TrioFacts): Call[] {
  if (togetherOf(facts) === 'lei') return []
  if (facts.points === 'envido') return facts.calls
  return facts.points === 'flor' && bettable(facts) ? [...BET_CALLS[facts.bet]] : []
}

/** How the volta stood, without the bets where the clause has no use for them. */
export function voltaOf(ruling: Pick<RulingInfo, 'needs'>, facts: TrioFacts): AskedVolta {
  const bets = ruling.needs.includes('facts')
  const most = facts.form === 'testa' ? 1 : 3
  const [a, b] = bets && facts.points === 'flor' ? facts.flores : [0, 0]
  const flores: [number, number] = [Math.min(a, most), Math.min(b, most)]
  const truco = bets && trucoTold(facts)
  return {
    type: 'volta',
    form: facts.form,
    testa: facts.testa,
    calls: bets ? callsOf(facts) : [],
    flores,
    answer: facts.answer,
    taken: facts.taken,
    truco: truco ? facts.truco : 0,
    asked: truco && facts.asked && facts.truco < 3,
    together: bets ? togetherOf(facts) : '',
    passed: bets ? passedOf(facts) : '',
    shrunk: [Math.min(facts.shrunk[0], flores[0]), Math.min(facts.shrunk[1], flores[1])],
  }
}

/** The question to the server. */
export function question(ruling: RulingInfo, facts: TrioFacts): AskedRuling {
  return {
    clause: ruling.clause,
    score: facts.score,
    offender: offenderOf(ruling, facts.offender, PLACES),
    when: facts.when,
    won: facts.when === 'after' ? facts.won : null,
    sanction: choiceOf(ruling, facts.sanction),
    facts: voltaOf(ruling, facts),
  }
}

const NEXT: Texts<'played' | 'forfeited' | 'again' | 'passes' | 'testa' | 'receiver' | 'rival' | 'goes-on'> = {
  played: 'a partida acabou',
  forfeited: 'o jogo acabou',
  again: 'dá de novo a mesma pessoa',
  passes: 'dá as cartas quem era mão',
  testa: 'a testa seguinte',
  receiver: 'a escolha de quem recebeu a carta',
  rival: 'o adversário ainda pode abrir os pontos',
  'goes-on': 'a volta continua',
}

type Following = Pick<RulingTold, 'ended' | 'mao' | 'deal' | 'chooses'>

/** What comes next. */
export function nextOf(told: Following): string {
  return t(NEXT[following(told)])
}

function following({ ended, mao, deal, chooses }: Following): keyof typeof NEXT {
  if (ended) return ended === 'played' ? 'played' : 'forfeited'
  if (chooses) return chooses
  if (deal) return deal === 'same' ? 'again' : 'passes'
  return mao === 'over' ? 'testa' : 'goes-on'
}
