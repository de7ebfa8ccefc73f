// My cards and what I do with them: their order, which are lifted, what I put down, which sheet I have open.
//
// Rule 1: ordering, lifting and putting down are my own and cost nothing; only what is confirmed tells the table anything.
import type { Choice, GameAction } from '../../wire/types'
import { choices, drawable } from '../shared/menu'
import { within } from '../shared/pack'
import { Drafting } from './drafting.svelte'
import { boardKey, type Pressed } from './keys'
import { like, likedSort } from './liking'
import { followed, freshest, moved, sameCards, sorted, type Held, type Sort } from '../shared/order'
import { handOf } from './scene'
import type { Mesa, Stage } from './stage'

const PACK = 104

export class Hands {
  sort = $state<Sort>(likedSort())
  /** The sheet that is open: "lixo", "take", "stands", "bill", "meld 0 3", "seat 2"; '' for none. */
  open = $state('')
  /** The card that the arrows have come to, for the focus to follow. */
  cursor = $state.raw<{ id: number } | null>(null)
  cutAt = $state(PACK / 2)
  readonly draft: Drafting
  #lifted = $state.raw<ReadonlySet<number>>(new Set())
  #held = $state.raw<readonly Held[]>([])
  #drawAt = $state(PACK / 2)
  readonly #stage: () => Stage

  constructor(stage: () => Stage) {
    this.#stage = stage
    this.draft = new Drafting({
      stage,
      ids: () => this.lifted.map(({ id }) => id),
      cardOf: (id) => this.all.find((held) => held.id === id)?.card ?? '',
      drop: (ids) => this.drop(ids),
    })
  }

  get #mesa(): Mesa {
    return this.#stage().view.shown
  }

  /** Every card I hold, in my order. */
  get all(): readonly Held[] {
    const { seated, bottom } = this.#stage()
    const cards = seated ? handOf(this.#mesa, bottom) : []
    return followed(this.#held, cards, this.sort, this.#lifted)
  }

  /** The cards that are still in my hand: not those I have put down. */
  get hand(): readonly Held[] {
    const down = this.draft.ids
    return this.all.filter(({ id }) => !down.has(id))
  }

  get lifted(): readonly Held[] {
    return this.hand.filter(({ id }) => this.#lifted.has(id))
  }

  /** What I drew in this turn. */
  get fresh(): ReadonlySet<number> {
    const mesa = this.#mesa
    return mesa.turn === this.#stage().bottom && mesa.phase === 'playing' ? freshest(this.all, mesa.fresh_cards) : new Set()
  }

  /** Keep the order in which cards lie now: the view has changed. */
  follow(): void {
    this.#held = this.all
    const ids = new Set(this.#held.map(({ id }) => id))
    if ([...this.#lifted].some((id) => !ids.has(id))) this.#lifted = new Set([...this.#lifted].filter((id) => ids.has(id)))
  }

  isLifted(id: number): boolean {
    return this.#lifted.has(id)
  }

  toggle(id: number): void {
    const lifted = new Set(this.#lifted)
    if (!lifted.delete(id)) lifted.add(id)
    this.#lifted = lifted
    this.draft.verdict = this.draft.pieces.length ? this.draft.verdict : null
  }

  /** Take up this card alone, or all that are lifted where it is one of them. */
  carry(id: number): void {
    if (!this.#lifted.has(id)) this.#lifted = new Set([id])
  }

  drop(ids: Iterable<number> = this.#lifted): void {
    const gone = new Set(ids)
    this.#lifted = new Set([...this.#lifted].filter((id) => !gone.has(id)))
  }

  arrange(sort: Sort): void {
    this.sort = sort
    this.#held = sorted(this.all, sort)
    like(sort)
  }

  /** The lifted cards go before the one at this place of the hand; from then on the order is my own. */
  place(to: number): void {
    const before = this.hand[to]
    const at = before ? this.all.indexOf(before) : this.all.length
    this.#held = moved(this.all, this.#lifted, at)
    this.sort = 'free'
    like('free')
  }

  // What I do with the lifted cards.

  /** The menu's ways to lay exactly the lifted cards: several where wild cards have to be told their places. */
  get ways(): readonly Choice[] {
    const cards = this.lifted.map(({ card }) => card)
    return choices(this.#stage().menu, 'Lay').filter(({ action }) => action.melds.length === 1 && sameCards(action.melds[0]!, cards))
  }

  /** The menu's ways to add the one lifted card to a meld. */
  waysTo(number: number): readonly Choice[] {
    const [one, ...others] = this.lifted
    if (!one || others.length) return []
    return choices(this.#stage().menu, 'Add').filter(({ action }) => action.to === number && action.cards.length === 1 && action.cards[0] === one.card)
  }

  /** The menu's way to discard the one lifted card. */
  get discards(): Choice | undefined {
    const [one, ...others] = this.lifted
    return others.length ? undefined : choices(this.#stage().menu, 'Discard').find(({ action }) => action.card === one?.card)
  }

  lay(): boolean {
    if (!this.lifted.length) return false
    if (this.ways.length > 1) this.open = 'stands'
    else void this.draft.lay()
    return true
  }

  addTo(number: number): boolean {
    if (!this.lifted.length) return false
    if (this.waysTo(number).length > 1) this.open = `stands ${number}`
    else void this.draft.add(number)
    return true
  }

  /** One of several ways was chosen. */
  choose({ action }: Choice): void {
    this.open = ''
    if (action.type === 'Lay') void this.draft.lay(action.stands[0] ?? [])
    else if (action.type === 'Add') void this.draft.add(action.to, action.stands)
    else void this.act(action)
  }

  /** The one lifted card goes to the lixo, after everything that was put down. */
  discard(): boolean {
    const [one, ...others] = this.lifted
    if (!one || others.length) return false
    void this.draft.confirm({ type: 'Discard', card: one.card })
    return true
  }

  async act(action: GameAction): Promise<void> {
    const lifted = this.lifted.map(({ id }) => id)
    this.open = ''
    this.draft.verdict = null
    if (await this.#stage().act(action)) this.drop(lifted)
  }

  /** The ways to take the lixo that use all the lifted cards; all, where there is none such. */
  get takes(): readonly Choice[] {
    const left = this.lifted.map(({ card }) => card)
    const all = choices(this.#stage().menu, 'Take')
    const found = all.filter(({ action }) => {
      const used = [...action.melds.flat(), ...action.cards]
      return left.every((card) => {
        const at = used.indexOf(card)
        if (at >= 0) used.splice(at, 1)
        return at >= 0
      })
    })
    return found.length ? found : all
  }

  /** Whether I am to draw, and may not take the lixo that lies there. */
  get barred(): boolean {
    const { menu, still } = this.#stage()
    const draws = menu.some(({ action }) => action.type === 'Buy' || action.type === 'Decline')
    return !still && draws && this.#mesa.lixo > 0 && !choices(menu, 'Take').length
  }

  /** Take the lixo; where its top card must be used, choose how, and where it cannot be, hear why not. */
  take(): boolean {
    const all = choices(this.#stage().menu, 'Take')
    const [one] = all
    if (!one) return this.#refused()
    if (all.length > 1 || one.action.to || one.action.melds.length) this.open = 'take'
    else void this.act(one.action)
    return true
  }

  #refused(): boolean {
    if (!this.barred) return false
    void this.draft.object({ type: 'Take', turn: this.#mesa.turns, melds: [], to: 0, cards: [] })
    return true
  }

  #first(kind: GameAction['type']): boolean {
    const choice = this.#stage().menu.find(({ action }) => action.type === kind)
    if (choice) void this.act(choice.action)
    return choice !== undefined
  }

  // The draw for the dealer, and the cut.

  get draws(): number[] {
    return drawable(this.#stage().menu, this.#drawAt).free
  }
  get drawAt(): number {
    return drawable(this.#stage().menu, this.#drawAt).at
  }
  set drawAt(at: number) {
    this.#drawAt = at
  }
  /** How many cards the pack has, as far as the menu tells. */
  get pack(): number {
    const { menu } = this.#stage()
    return choices(menu, 'Cut').length + 1 || PACK
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
      case 'add':
        return this.addTo(pressed.number)
      case 'drop':
        return this.#back()
      case 'enter':
        return this.enter()
      case 'ask':
        return this.#ask(pressed.key)
    }
  }

  #move(by: number): boolean {
    if (choices(this.#stage().menu, 'Cut').length) {
      this.cutAt = within(this.cutAt + by, this.pack - 1)
      return true
    }
    const { hand } = this
    if (!hand.length) return false
    const at = hand.findIndex(({ id }) => id === this.cursor?.id)
    const next = at < 0 ? (by > 0 ? 0 : hand.length - 1) : (at + by + hand.length) % hand.length
    this.cursor = { id: hand[next]!.id }
    return true
  }

  /** Let the lifted cards go; without any, take back what was put down last. */
  #back(): boolean {
    if (this.lifted.length) this.drop()
    else if (this.draft.pieces.length) this.draft.undo()
    else this.draft.verdict = null
    return true
  }

  /** Lay what is lifted; else confirm what is put down; else cut. */
  enter(): boolean {
    if (this.lifted.length) return this.lay()
    if (this.draft.pieces.length) {
      void this.draft.confirm()
      return true
    }
    const cut = choices(this.#stage().menu, 'Cut').find(({ action }) => action.at === this.cutAt)
    if (cut) void this.act(cut.action)
    return cut !== undefined
  }

  #ask(key: string): boolean {
    switch (key) {
      case 'c':
        return this.#first('Buy')
      case 'l':
        return this.take()
      case 'b':
        return this.lay()
      case 'd':
        return this.discard()
      case 'z':
        if (this.draft.pieces.length) this.draft.undo()
        return true
      case 'f':
        return this.#first('Keep')
      case 'r':
        return this.#first('Refuse')
      case 'n':
        return this.#first('Decline')
      case 'o':
        this.arrange(this.sort === 'suit' ? 'rank' : 'suit')
        return true
      default:
        return false
    }
  }
}
