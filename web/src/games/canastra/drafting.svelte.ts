// What I have put on the table and not yet sent, whether it would stand, and where the lifted cards would go.
//
// Rule 1: the table judges; what it says about a draft is shown in its own words.
// Rule 2: nothing is sent before it is confirmed; then the acts go one after another, and the first refusal ends it.
import type { Choice, Drafted, GameAction } from '../../wire/types'
import { t } from '../../i18n/t'
import { choices, same } from '../shared/menu'
import { actsOf, draftedIds, laidPoints, NEW, withMore, withPiece, type Piece } from './draft'
import { sameCards } from '../shared/order'
import { nearSide } from './scene'
import { moreOf, type Lado, type Stage } from './stage'

/** Why a draft does not stand, or nothing where it does. */
export interface Verdict {
  readonly text: string
  readonly clause: string
  /** Whether it only counts too little so far: more may come. */
  readonly short: boolean
}

/** A first lay-down that counts too little is no mistake: more may be put beside it. */
const SHORT = 'below-minimum'
/** Between two questions to the table, in milliseconds: it hears a dozen a second. */
const PAUSE = 85

export interface Hold {
  stage(): Stage
  /** The lifted cards, in the order of the hand. */
  ids(): readonly number[]
  cardOf(id: number): string
  /** Let these go, which were lifted when it was asked for: others may have been lifted meanwhile. */
  drop(ids: readonly number[]): void
}

export class Drafting {
  verdict = $state.raw<Verdict | null>(null)
  /** Where the lifted cards would go: "meld 3", "draft 0", "new". */
  fits = $state.raw<ReadonlySet<string>>(new Set())
  sending = $state(false)
  /** What may cost something, to be read before it is sent. */
  asking = $state.raw<Choice | null>(null)
  #steps = $state.raw<readonly (readonly Piece[])[]>([])
  #turn = $state('')
  #asked: readonly GameAction[] = []
  #probing = 0
  readonly #hold: Hold

  constructor(hold: Hold) {
    this.#hold = hold
  }

  get #stage(): Stage {
    return this.#hold.stage()
  }
  get #now(): string {
    const { mao, turns } = this.#stage.view.shown
    return `${mao} ${turns}`
  }

  /** Whether it is for me to lay and discard now. */
  get may(): boolean {
    const { view, seated, still, bottom } = this.#stage
    return seated && !still && view.shown.phase === 'playing' && view.actors.includes(bottom)
  }

  get side(): Lado | undefined {
    return this.#stage.view.shown.lados[nearSide(this.#stage)]
  }

  /** What is put down, as long as it is still the same turn and the cards are still mine. */
  get pieces(): readonly Piece[] {
    if (!this.may || this.#turn !== this.#now) return []
    return (this.#steps.at(-1) ?? []).filter(({ ids }) => ids.every((id) => this.#hold.cardOf(id)))
  }
  get ids(): Set<number> {
    return draftedIds(this.pieces)
  }
  get acts(): GameAction[] {
    return actsOf(this.pieces, (id) => this.#hold.cardOf(id))
  }

  /** Whether new melds are put down, and not only cards beside those that lie. */
  get laid(): boolean {
    return this.pieces.some(({ to }) => to === NEW)
  }

  /** How much the new melds count, and what they still lack; nothing where there is no minimum. */
  get missing(): number {
    const minimum = this.side?.minimum ?? 0
    const counted = laidPoints(this.pieces, (id) => this.#hold.cardOf(id), moreOf(this.#stage).points)
    return Math.max(0, minimum - counted)
  }

  /** Put the lifted cards down as a new meld, with wild cards in these places. */
  lay(stands: readonly number[] = []): Promise<boolean> {
    return this.#put(withPiece(this.pieces, { to: NEW, ids: this.#asTheyLie(stands), stands }))
  }

  /** The lifted cards in the order in which the menu lays them, where it does. */
  #asTheyLie(stands: readonly number[]): readonly number[] {
    const ids = this.#hold.ids()
    const cards = ids.map((id) => this.#hold.cardOf(id))
    const way = choices(this.#stage.menu, 'Lay').find(
      ({ action }) => action.melds.length === 1 && sameCards(action.melds[0]!, cards) && (action.stands[0] ?? []).join() === stands.join(),
    )
    const left = [...ids]
    return way ? way.action.melds[0]!.map((card) => left.splice(left.findIndex((id) => this.#hold.cardOf(id) === card), 1)[0]!) : ids
  }

  /** Put the lifted cards beside a meld of my side. */
  add(to: number, stands: readonly number[] = []): Promise<boolean> {
    return this.#put(withPiece(this.pieces, { to, ids: this.#hold.ids(), stands }))
  }

  /** Put the lifted cards to the nth new meld of the draft. */
  more(nth: number): Promise<boolean> {
    return this.#put(withMore(this.pieces, nth, this.#hold.ids()))
  }

  undo(): void {
    this.#steps = this.#steps.slice(0, -1)
    this.verdict = null
    if (this.pieces.length) void this.#judge([...this.pieces]).then((verdict) => (this.verdict = verdict))
  }

  clear(): void {
    this.#steps = []
    this.verdict = null
    this.asking = null
  }

  /** Send what is put down, and then this; asked first where it would cost something. */
  async confirm(...after: GameAction[]): Promise<boolean> {
    const acts = [...this.acts, ...after]
    const lifted = this.#hold.ids()
    if (this.sending || !acts.length) return false
    const told = await this.#stage.draft(acts)
    if (told && !stands(told, acts)) {
      this.verdict = verdictOf(told)
      return false
    }
    const warned = this.#costs(acts)
    if (!warned) return this.#send(acts, lifted)
    this.asking = warned
    this.#asked = acts
    return false
  }

  /** What was asked about is done all the same. */
  async go(): Promise<boolean> {
    this.asking = null
    return this.#send(this.#asked, this.#hold.ids())
  }

  /** What the table says against an act that it does not offer. */
  async object(act: GameAction): Promise<void> {
    const told = await this.#stage.draft([act])
    this.verdict = told && !stands(told, [act]) ? verdictOf(told) : null
  }

  async #send(acts: readonly GameAction[], lifted: readonly number[]): Promise<boolean> {
    this.sending = true
    let done = true
    for (const act of acts) {
      done = await this.#stage.act(act)
      if (!done) break
    }
    this.sending = false
    this.clear()
    if (done) this.#hold.drop(lifted)
    return done
  }

  /** A warning of the menu, or of a lay-down that counts too little and would fail. */
  #costs(acts: readonly GameAction[]): Choice | undefined {
    const { menu } = this.#stage
    const warned = menu.find(({ warning, action }) => warning && acts.some((act) => same(act, action)))
    const lay = acts.find(({ type }) => type === 'Lay')
    if (warned || !lay || !this.missing || !Object.keys(moreOf(this.#stage).points).length) return warned
    const minimum = this.side?.minimum ?? 0
    const rises = moreOf(this.#stage).sides[nearSide(this.#stage)]?.rises ?? 0
    const facts = { points: minimum - this.missing, minimum, rises }
    const warning =
      rises > minimum
        ? t('Vale {points}, e o mínimo é {minimum}: as cartas voltam para a mão, e o mínimo passa a {rises}.', facts)
        : t('Vale {points}, e o mínimo é {minimum}: as cartas voltam para a mão.', facts)
    return { action: lay, label: t('Baixar'), go: t('Baixar assim mesmo'), warning }
  }

  async #put(pieces: readonly Piece[]): Promise<boolean> {
    const lifted = this.#hold.ids()
    if (!this.may || this.sending || !lifted.length) return false
    let best: { pieces: readonly Piece[]; verdict: Verdict | null } | null = null
    for (const order of orders(pieces)) {
      const verdict = await this.#judge(order)
      best ??= { pieces: order, verdict }
      if (!verdict) best = { pieces: order, verdict }
      if (!verdict || verdict.short) break
    }
    this.verdict = best?.verdict ?? null
    if (!best || (best.verdict && !best.verdict.short)) return false
    this.#steps = this.#turn === this.#now ? [...this.#steps, best.pieces] : [best.pieces]
    this.#turn = this.#now
    this.#hold.drop(lifted)
    return true
  }

  async #judge(pieces: readonly Piece[]): Promise<Verdict | null> {
    const acts = actsOf(pieces, (id) => this.#hold.cardOf(id))
    const told = await this.#stage.draft(acts)
    return !told || stands(told, acts) ? null : verdictOf(told)
  }

  /** Look for the places of the lifted cards: single ones stand in the menu, about several the table is asked. */
  async probe(pause = PAUSE): Promise<void> {
    const mine = ++this.#probing
    const ids = this.#hold.ids()
    const cards = ids.map((id) => this.#hold.cardOf(id))
    const found = new Set<string>()
    const tell = (): void => {
      this.fits = new Set(found)
    }
    if (!ids.length || !this.may) return tell()
    const { menu } = this.#stage
    const bare = !this.pieces.length
    if (bare && choices(menu, 'Lay').some(({ action }) => action.melds.length === 1 && sameCards(action.melds[0]!, cards))) found.add('new')
    if (bare && ids.length === 1) {
      for (const { action } of choices(menu, 'Add')) if (action.cards[0] === cards[0]) found.add(`meld ${action.to}`)
      return tell()
    }
    tell()
    for (const [place, pieces] of this.#places(ids)) {
      if (found.has(place)) continue
      const verdict = await this.#judge(pieces)
      if (mine !== this.#probing) return
      if (!verdict || verdict.short) found.add(place)
      tell()
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (mine !== this.#probing) return
    }
  }

  #places(ids: readonly number[]): [string, Piece[]][] {
    const open = [...(this.side?.jogos ?? []).entries()].filter(([, { marks }]) => !marks.includes('closed'))
    const fresh = this.pieces.filter(({ to }) => to === NEW)
    return [
      ['new', withPiece(this.pieces, { to: NEW, ids, stands: [] })],
      ...fresh.map((_, nth): [string, Piece[]] => [`draft ${nth}`, withMore(this.pieces, nth, ids)]),
      ...open.map(([at]): [string, Piece[]] => [`meld ${at + 1}`, withPiece(this.pieces, { to: at + 1, ids, stands: [] })]),
    ]
  }
}

/** The same pieces as they were put down, then with new melds first and last: of some only one order stands. */
function orders(pieces: readonly Piece[]): (readonly Piece[])[] {
  const fresh = pieces.filter(({ to }) => to === NEW)
  const grown = pieces.filter(({ to }) => to !== NEW)
  if (!fresh.length || !grown.length) return [pieces]
  return [pieces, [...fresh, ...grown], [...grown, ...fresh]]
}

function stands(told: Drafted, acts: readonly GameAction[]): boolean {
  return told.stand === acts.length || told.shows === true
}

function verdictOf(told: Drafted): Verdict {
  return { text: told.text || told.code || '', clause: told.clause ?? '', short: told.code === SHORT }
}
