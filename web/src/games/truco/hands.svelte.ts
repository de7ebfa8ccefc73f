// What the person holds and aims at: the lifted card, where the pack would be cut, which card would be drawn.
//
// Rule 1: lifting, turning and aiming are the person's own and cost nothing; only `act` tells the table anything.
import type { GameAction, Hand, Mesa } from '../../wire/types'
import { boardKey, type Pressed } from './keys'
import type { Grip } from '../shared/grip'
import { choices, drawable, offered } from '../shared/menu'
import { mayTurn, meant, packAct, playOf, worthAsking } from './offers'
import { within } from '../shared/pack'
import { heldBy } from './scene'
import { stakesOf, type Stage } from './stage'
import { voicesFor } from './voices'
import type { Voice } from '../shared/voice'

const MIDDLE = 20

export class Hands {
  cutAt = $state(MIDDLE)
  /** The place of the card that is on its way to the table, 0 for none. */
  sent = $state(0)
  /** The card that a key has lifted, for the focus to follow: Enter is then the card's. */
  followed = $state.raw<{ place: number } | null>(null)
  #lifted = $state.raw<(Grip & { mao: number }) | null>(null)
  #drawAt = $state(MIDDLE)
  readonly #stage: () => Stage

  constructor(stage: () => Stage) {
    this.#stage = stage
  }

  get #mesa(): Mesa {
    return this.#stage().view.shown
  }
  get #me(): number {
    return this.#stage().bottom
  }

  get hand(): Hand | undefined {
    return this.#stage().seated ? this.#mesa.hands[this.#me] : undefined
  }

  /** The lifted card, as long as it is in the hand: the next mão begins with all cards in their places. */
  get grip(): Grip | null {
    const lifted = this.#lifted
    if (lifted?.mao !== this.#mesa.mao || !heldBy(this.hand).some((held) => held.place === lifted.place)) return null
    return { place: lifted.place, down: lifted.down }
  }

  get turnable(): boolean {
    const { grip } = this
    return grip !== null && (grip.down || mayTurn(this.#stage().menu, this.#mesa, this.#me, grip))
  }

  /** The positions of the spread pack that may be drawn now. */
  get draws(): number[] {
    return drawable(this.#stage().menu, this.#drawAt).free
  }

  /** The card of the spread pack that is raised: always one that may be drawn. */
  get drawAt(): number {
    return drawable(this.#stage().menu, this.#drawAt).at
  }
  set drawAt(at: number) {
    this.#drawAt = at
  }

  /** Whether there is a depth of the pack to choose: for a cut, a saw, or a vira from anywhere. */
  get aims(): boolean {
    const { menu } = this.#stage()
    return (['Cut', 'Saw', 'Turn'] as const).some((kind) => choices(menu, kind).length > 1)
  }

  get #depth(): number {
    return within(this.cutAt, Math.max(1, this.#mesa.pack - 1))
  }

  get voices(): Voice[] {
    return voicesFor(this.#stage().menu, this.#mesa, this.#me, this.grip, { cut: this.#depth, draw: this.drawAt })
  }

  lift(place: number): void {
    this.#lifted = { place, down: false, mao: this.#mesa.mao }
    this.followed = null
  }

  drop(): void {
    this.#lifted = null
    this.followed = null
  }

  turn(): void {
    if (this.grip) this.#lifted = { ...this.grip, down: !this.grip.down, mao: this.#mesa.mao }
  }

  /** Tell the table; a card that is played stays lifted until the table has taken it. */
  async act(action: GameAction): Promise<void> {
    const place = action.type === 'Play' || action.type === 'Blind' ? (this.grip?.place ?? 0) : 0
    this.sent = place
    const done = await this.#stage().act(action)
    if (done && place) this.drop()
    this.sent = 0
  }

  /** Play the card of a place as it is held; what cannot be done is refused by the table, with the reason. */
  play(place: number): void {
    if (this.#stage().still || this.sent) return
    if (this.grip?.place !== place) this.lift(place)
    this.#ask(playOf(this.#mesa, this.#me, this.grip))
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
      case 'turn':
        return this.#turnOrAsk()
      case 'move':
        if (!this.aims) return false
        this.cutAt = within(this.cutAt + pressed.by, this.#mesa.pack - 1)
        return true
      case 'ask':
        if (pressed.key === 'enter' && !this.grip) return this.#first()
        if (!this.#mesa.hands.length) return this.#ask(packAct(pressed.key, this.#stage().menu, this.#depth))
        return this.#ask(
          meant(pressed.key, this.#mesa, this.#me, this.grip, stakesOf(this.#stage()).next, this.#stage().menu),
        )
    }
  }

  #liftNth(nth: number): boolean {
    const held = heldBy(this.hand)[nth - 1]
    if (!held) return false
    this.lift(held.place)
    this.followed = { place: held.place }
    return true
  }

  /** Turn the lifted card; where it may not be, the table says why. */
  #turnOrAsk(): boolean {
    if (!this.grip) return false
    if (this.turnable) this.turn()
    else return this.#ask(playOf(this.#mesa, this.#me, { ...this.grip, down: true }))
    return true
  }

  /** Enter without a lifted card does what stands first, as long as nobody holds cards: draw, cut, deal. */
  #first(): boolean {
    const [first] = this.voices
    if (!first || this.#mesa.hands.length) return false
    void this.act(first.action)
    return true
  }

  #ask(action: GameAction | null): boolean {
    if (!action || (!offered(this.#stage().menu, action) && !worthAsking(this.#mesa))) return false
    void this.act(action)
    return true
  }
}
