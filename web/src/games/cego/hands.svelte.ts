// What the person holds and aims at: the lifted card, where the pack would be cut, what is about to be said and its price.
//
// Rule 1: lifting, aiming and asking for a price are the person's own and cost nothing; only `say` tells the table anything.
import type { CegoHand, Choice, GameAction, MesaCego } from '../../wire/types'
import { choices, drawable, offered } from '../shared/menu'
import { within } from '../shared/pack'
import { boardKey, type Pressed } from './keys'
import { meant, mustSing, offersFor, playOf, type Offers } from './offers'
import { heldBy, voltaOf, waits } from './scene'
import { songsFor } from './songs'
import type { Stage } from './stage'

const MIDDLE = 20

export class Hands {
  cutAt = $state(MIDDLE)
  /** The place of the card that is on its way to the table, 0 for none. */
  sent = $state(0)
  /** The card that a key has lifted, for the focus to follow: Enter is then the card's. */
  followed = $state.raw<{ place: number } | null>(null)
  /** Whether the other words, or the other songs, are being looked at. */
  open = $state<'' | 'more' | 'songs'>('')
  #asking = $state.raw<GameAction | null>(null)
  #lifted = $state.raw({ place: 0, volta: '' })
  #drawAt = $state(MIDDLE)
  readonly #stage: () => Stage

  constructor(stage: () => Stage) {
    this.#stage = stage
  }

  get #mesa(): MesaCego {
    return this.#stage().view.shown
  }
  get #menu(): readonly Choice[] {
    return this.#stage().menu
  }

  /** My three cards of this deal, seen or not. */
  get hand(): CegoHand | undefined {
    const { seated, bottom } = this.#stage()
    return seated ? this.#mesa.hands[bottom] : undefined
  }

  /** Whether I may look at my cards: who waits in a testa may not. */
  get looking(): boolean {
    return this.hand !== undefined && !waits(this.#mesa, this.#stage().bottom)
  }

  /** The place of the lifted card, as long as it is in the hand and the volta goes on; 0 for none. */
  get lifted(): number {
    const { place, volta } = this.#lifted
    if (volta !== voltaOf(this.#mesa)) return 0
    return heldBy(this.hand).some((held) => held.place === place && held.card !== null) ? place : 0
  }

  /** The act whose warning is being read, as long as it can be done. */
  get asking(): Choice | null {
    return offered(this.#menu, this.#asking) ?? null
  }

  get flor(): boolean {
    return mustSing(this.#menu, this.hand)
  }

  /** The positions of the spread pack that may be drawn now. */
  get draws(): number[] {
    return drawable(this.#menu, this.#drawAt).free
  }

  get drawAt(): number {
    return drawable(this.#menu, this.#drawAt).at
  }
  set drawAt(at: number) {
    this.#drawAt = at
  }

  /** How many cards may be lifted at most; 0 where there is nothing to cut. */
  get most(): number {
    return Math.max(0, ...choices(this.#menu, 'Cut').map(({ action }) => action.at))
  }

  get offers(): Offers {
    const card = heldBy(this.hand).find((held) => held.place === this.lifted)?.card ?? null
    const aim = { card, cut: within(this.cutAt, Math.max(1, this.most)), draw: this.drawAt, song: this.promised }
    return offersFor(this.#menu, this.#mesa, aim)
  }

  /** The song that a number said with the quero binds me to in this volta, 0 for none. */
  get promised(): number {
    const { memo } = this.#stage()
    const holds = memo && voltaOf(memo.view.shown) === voltaOf(this.#mesa)
    const song = Number(memo?.value ?? 0)
    return holds && songsFor(this.#menu).has(song) ? song : 0
  }

  /** The songs that may be sung, by their points. */
  get songs(): ReadonlyMap<number, Choice> {
    return songsFor(this.#menu, this.promised)
  }

  lift(place: number): void {
    this.#lifted = { place, volta: voltaOf(this.#mesa) }
    this.followed = null
  }

  drop(): void {
    this.#lifted = { place: 0, volta: '' }
    this.followed = null
  }

  /** Do it, or show first what it may cost. */
  act(action: GameAction): void {
    this.open = ''
    if (offered(this.#menu, action)?.warning) this.#asking = action
    else void this.say(action)
  }

  /** Rather not do what may cost so much. */
  forget(): void {
    this.#asking = null
  }

  /** Tell the table; a card that is played stays lifted until the table has taken it. */
  async say(action: GameAction): Promise<void> {
    const place = action.type === 'Play' ? this.lifted : 0
    this.forget()
    this.sent = place
    const done = await this.#stage().act(action)
    if (done && place) this.drop()
    this.sent = 0
  }

  /** Play the card of a place; what cannot be done is refused by the table, with the reason. */
  play(place: number): void {
    if (this.#stage().still || this.sent) return
    if (this.lifted !== place) this.lift(place)
    const action = playOf(this.hand, place)
    if (action) this.act(action)
  }

  /** A key of the board; whether it meant anything. */
  key(event: KeyboardEvent): boolean {
    const pressed = boardKey(event)
    const stage = this.#stage()
    return pressed !== null && !stage.still && stage.seated && this.#press(pressed)
  }

  #press(pressed: Pressed): boolean {
    switch (pressed.kind) {
      case 'lift':
        return this.#liftNth(pressed.nth)
      case 'drop':
        this.drop()
        return true
      case 'play':
        return this.#first()
      case 'more':
        if (!this.offers.more.length) return false
        this.open = 'more'
        return true
      case 'move':
        if (!this.most) return false
        this.cutAt = within(this.cutAt + pressed.by, this.most)
        return true
      case 'ask':
        return this.#ask(meant(pressed.key, this.#menu, this.#mesa, this.promised))
    }
  }

  #liftNth(nth: number): boolean {
    const held = this.looking ? heldBy(this.hand)[nth - 1] : undefined
    if (!held || held.card === null) return false
    this.lift(held.place)
    this.followed = { place: held.place }
    return true
  }

  /** Enter plays the lifted card; as long as nobody holds cards it does what stands first: draw, cut, deal. */
  #first(): boolean {
    if (this.lifted) return this.#ask(playOf(this.hand, this.lifted))
    const [first] = this.offers.voices
    return first !== undefined && !this.#mesa.hands.length && this.#ask(first.action)
  }

  #ask(action: GameAction | null): boolean {
    if (action) this.act(action)
    return action !== null
  }
}
