// My cards and what I do with them: their order, which one is lifted, what I am about to bet, which sheet I have open.
//
// Rule 1: ordering and lifting are my own and cost nothing.
// Rule 2: whether a batida stands is never decided here: what the menu does not list is asked all the same, and the table says why.
import type { Choice, GameAction } from '../../wire/types'
import { choices, offered, type Of } from '../shared/menu'
import { followed, freshest, moved, type Held } from '../shared/order'
import { Bid } from './bid.svelte'
import { gapsIn, grouped, groupsOf, Kept } from './keeping'
import { boardKey, type Pressed } from './keys'
import { askedNow } from './scene'
import type { Lugar, Mesa, Stage } from './stage'

type Kind = GameAction['type']
type Way = Choice & { action: Of<'GoOut'> | Of<'Claim'> }

/** Whether the cards bear out what the act says. */
export const isTrue = ({ truth }: Choice): boolean => truth === 'true'

export class Hands {
  /** The sheet that is open: "lixo", "bati", "claim", "bill", "seat 2"; '' for none. */
  open = $state('')
  /** The card that the arrows have come to, for the focus to follow. */
  cursor = $state.raw<{ id: number } | null>(null)
  /** An act whose price is to be read before it is done. */
  asking = $state.raw<Choice | null>(null)
  readonly bid: Bid
  #cutAt = $state(52)
  #lifted = $state(-1)
  #held = $state.raw<readonly Held[]>([])
  /** Whether the cards lie as I have put them. */
  own = $state(false)
  #mao = -1
  readonly #kept: Kept
  readonly #stage: () => Stage

  constructor(stage: () => Stage, kept = new Kept('', undefined)) {
    this.#stage = stage
    this.#kept = kept
    this.bid = new Bid(() => stage().menu)
  }

  get #mesa(): Mesa {
    return this.#stage().view.shown
  }

  get #mine(): Lugar | undefined {
    const { seated, bottom } = this.#stage()
    return seated ? this.#mesa.lugares[bottom] : undefined
  }

  /** My cards, in my order or in that of the engine. */
  get hand(): readonly Held[] {
    const mine = this.#mine
    if (!mine) return []
    const held = followed(this.#held, mine.hand_cards, 'free', new Set([this.#lifted]))
    return this.own ? held : grouped(held, mine)
  }

  get gaps(): readonly number[] {
    const mine = this.#mine
    return mine ? gapsIn(this.hand, groupsOf(this.hand, mine)) : []
  }

  get lifted(): readonly Held[] {
    return this.hand.filter(({ id }) => id === this.#lifted)
  }

  /** What I drew in this turn. */
  get fresh(): ReadonlySet<number> {
    const { turn, fresh_card: card } = this.#mesa
    return card && turn === this.#stage().bottom ? freshest(this.hand, [card]) : new Set()
  }

  /** Keep the order in which cards lie now: the view has changed. */
  follow(): void {
    const { mao } = this.#mesa
    if (mao !== this.#mao && this.#mine?.hand_cards.length) {
      this.#mao = mao
      const kept = this.#kept.read(mao)
      this.own = kept !== null
      this.#held = kept ? kept.map((card, id) => ({ id, card })) : []
    }
    this.#held = this.hand
    if (!this.#held.some(({ id }) => id === this.#lifted)) this.#lifted = -1
    if (this.asking && !offered(this.menu, this.asking.action)) this.asking = null
    if (this.own) this.#kept.write(mao, this.#held.map(({ card }) => card))
  }

  isLifted(id: number): boolean {
    return id === this.#lifted
  }

  toggle(id: number): void {
    this.#lifted = id === this.#lifted ? -1 : id
  }

  carry(id: number): void {
    this.#lifted = id
  }

  drop(): void {
    this.#lifted = -1
  }

  /** The lifted card goes before the one at this place; from then on the order is my own. */
  place(to: number): void {
    this.#held = moved(this.hand, new Set([this.#lifted]), to)
    this.own = true
    this.#kept.write(this.#mesa.mao, this.#held.map(({ card }) => card))
  }

  /** Let the engine group the hand again. */
  arrange(): void {
    this.own = false
    this.#held = this.hand
    this.#kept.write(this.#mesa.mao, null)
  }

  // What I do.

  get menu(): readonly Choice[] {
    return this.#stage().still ? [] : this.#stage().menu
  }

  offer(kind: Kind): Choice | undefined {
    return this.menu.find(({ action }) => action.type === kind)
  }

  async act(action: GameAction): Promise<void> {
    this.open = ''
    this.asking = null
    if (await this.#stage().act(action)) this.drop()
  }

  /** Do it, once its price has been read where it has one. */
  choose(choice: Choice | undefined): boolean {
    if (choice?.warning && this.asking !== choice) {
      this.open = ''
      this.asking = choice
    } else if (choice) void this.act(choice.action)
    return choice !== undefined
  }

  discard(): boolean {
    const [one] = this.lifted
    if (!one || !this.offer('Discard')) return false
    void this.act({ type: 'Discard', card: one.card })
    return true
  }

  /** The ways to go out now, those that the cards bear out first. */
  get ways(): readonly Way[] {
    const found = (this.#mesa.phase === 'claiming' ? choices(this.menu, 'Claim') : choices(this.menu, 'GoOut')) as Way[]
    return [...found.filter(isTrue), ...found.filter((way) => !isTrue(way))]
  }

  /** Whether a batida lies in my hand. */
  get out(): boolean {
    return this.ways.some(isTrue)
  }

  /** Go out: with the lifted card as the discard, at once where the cards bear out one way only, else choose. */
  bati(): boolean {
    const lifted = this.lifted[0]?.card
    const named = this.ways.find(({ action }) => lifted !== undefined && action.card === lifted)
    return this.ways.length > 0 && (named ? this.choose(named) : this.#way('bati'))
  }

  #way(sheet: string): boolean {
    const { ways } = this
    const sure = ways.filter(isTrue)
    if (sure.length === 1 || ways.length === 1) return this.choose(sure[0] ?? ways[0])
    this.open = sheet
    return true
  }

  /** Go out with the last discard. Where no way is listed the table says why not; to the others it looks the same. */
  claim(): boolean {
    const stage = this.#stage()
    if (!askedNow(stage)) return false
    if (this.ways.length) return this.#way('claim')
    const { window, lugares } = this.#mesa
    const mine = lugares[stage.bottom]
    void this.act({ type: 'Claim', window, card: mine?.loose_cards[0] ?? mine?.hand_cards[0] ?? null })
    return true
  }

  // The cut.

  /** The depths that may be cut. */
  get cuts(): readonly number[] {
    return choices(this.menu, 'Cut').map(({ action }) => action.at)
  }
  get pack(): number {
    const { cuts } = this
    return cuts.length ? cuts[0]! + cuts.at(-1)! : 104
  }
  get cutAt(): number {
    const { cuts } = this
    return cuts.length ? Math.min(cuts.at(-1)!, Math.max(cuts[0]!, this.#cutAt)) : this.#cutAt
  }
  set cutAt(at: number) {
    this.#cutAt = at
  }
  cut(): boolean {
    if (this.cuts.length) void this.act({ type: 'Cut', at: this.cutAt })
    return this.cuts.length > 0
  }

  // Keys.

  key(event: KeyboardEvent): boolean {
    const pressed = boardKey(event)
    const { still, seated } = this.#stage()
    return pressed !== null && !still && seated && this.#press(pressed)
  }

  #press(pressed: Pressed): boolean {
    switch (pressed.kind) {
      case 'move':
        return this.#move(pressed.by)
      case 'lift':
        return this.#lift(pressed.place)
      case 'more':
        return this.bid.more(pressed.by)
      case 'drop':
        this.drop()
        return true
      case 'enter':
        return this.enter()
      case 'ask':
        return this.#ask(pressed.key)
    }
  }

  #lift(place: number): boolean {
    const held = this.hand[place - 1]
    if (!held) return false
    this.toggle(held.id)
    this.cursor = { id: held.id }
    return true
  }

  #move(by: number): boolean {
    if (this.cuts.length) {
      this.cutAt += by
      return true
    }
    const { hand } = this
    if (!hand.length) return false
    const at = hand.findIndex(({ id }) => id === this.cursor?.id)
    const next = at < 0 ? (by > 0 ? 0 : hand.length - 1) : (at + by + hand.length) % hand.length
    this.cursor = { id: hand[next]!.id }
    return true
  }

  enter(): boolean {
    return this.cut() || this.discard()
  }

  #ask(key: string): boolean {
    const asked = askedNow(this.#stage())
    switch (key) {
      case 'c':
        return this.choose(this.offer('Buy') ?? this.offer('Follow'))
      case 'l':
        return this.choose(this.offer('PickUp'))
      case 'd':
        return this.discard()
      case 'b':
        return asked ? this.claim() : this.bati()
      case 'p':
        return this.choose(this.offer('Pass'))
      case 'f':
        return this.choose(this.offer('Pifei'))
      case 'a':
        return this.choose(this.offer('Abandon'))
      case 'r':
        return this.raise()
      case 'v':
        if (this.#mesa.lixo_cards.length) this.open = 'lixo'
        return true
      case 'o':
        this.arrange()
        return true
      default:
        return false
    }
  }

  raise(): boolean {
    const act = this.bid.act
    if (act) void this.act(act)
    return act !== null
  }
}
