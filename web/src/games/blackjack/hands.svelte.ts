// What I do at the table: the chips I push, the act I choose, the sheet I have open.
//
// Rule 1: what may be done, and for how much, is the menu's to say; what it does not list is asked all the same: the table says why not.
import type { Choice, GameAction } from '../../wire/types'
import { offered } from '../shared/menu'
import { boardKey, type Pressed } from './keys'
import type { Lugar, Stage } from './stage'
import { Stake } from './stake.svelte'

type Kind = GameAction['type']

/** What is asked of me, in the order of its buttons, with its letter. */
export const ACTS: readonly (readonly [Kind, string])[] = [
  ['Insure', 's'],
  ['Hit', 'p'],
  ['Stand', 'm'],
  ['Double', 'd'],
  ['Split', 'v'],
  ['Surrender', 'r'],
  ['Decline', 'n'],
]

/** A button: an act, and its line of the menu where it may be done. */
export interface Offer {
  action: GameAction
  choice?: Choice
  key: string
}

const PUSHES: Readonly<Record<number, number>> = { 1: 1, 5: 5, 0: 10 }

export class Hands {
  /** The sheet that is open: "bill", "seat 2"; '' for none. */
  open = $state('')
  /** The button that a figure has chosen, for the focus to follow. */
  cursor = $state.raw<{ nth: number } | null>(null)
  /** An act whose price is to be read before it is done. */
  asking = $state.raw<Choice | null>(null)
  readonly stake: Stake
  readonly #stage: () => Stage

  constructor(stage: () => Stage) {
    this.#stage = stage
    this.stake = new Stake(() => this.menu)
  }

  get #mine(): Lugar | undefined {
    const { seated, bottom, view } = this.#stage()
    return seated ? view.shown.lugares[bottom] : undefined
  }

  get menu(): readonly Choice[] {
    return this.#stage().still ? [] : this.#stage().menu
  }

  /** What people ask for at such a moment: they see its button also where the menu does not list it. */
  get #usual(): readonly Kind[] {
    const { shown, options } = this.#stage().view
    if (shown.phase !== 'playing' || !this.menu.length) return []
    return options.some(([key, value]) => key === 'surrender' && value === 'late') ? ['Double', 'Split', 'Surrender'] : ['Double', 'Split']
  }

  /** The acts in the order of their buttons; bets have a place of their own. */
  get offers(): readonly Offer[] {
    return ACTS.flatMap(([kind, key]): Offer[] => {
      const choice = this.menu.find(({ action }) => action.type === kind)
      if (choice) return [{ action: choice.action, choice, key }]
      return this.#usual.includes(kind) ? [{ action: this.#unlisted(kind), key }] : []
    })
  }

  #unlisted(kind: Kind): GameAction {
    return { type: kind, turn: this.#stage().view.shown.turns } as GameAction
  }

  /** The view has changed. */
  follow(): void {
    const mine = this.#mine
    const [first] = mine?.maos ?? []
    if (mine?.bet) this.stake.placed(mine.bet)
    else if (first && !this.stake.last) this.stake.last = first.stake / (first.doubled ? 4 : 2)
    if (this.asking && !offered(this.menu, this.asking.action)) this.asking = null
    this.cursor = null
  }

  async act(action: GameAction): Promise<void> {
    this.open = ''
    this.asking = null
    await this.#stage().act(action)
  }

  /** Do it, once its price has been read where it has one. */
  choose(choice: Choice | undefined): boolean {
    if (choice?.warning && this.asking !== choice) {
      this.open = ''
      this.asking = choice
    } else if (choice) void this.act(choice.action)
    return choice !== undefined
  }

  /** Do what a button says; where it may not be done, the table says why. */
  take({ action, choice }: Offer): boolean {
    if (choice) return this.choose(choice)
    void this.act(action)
    return true
  }

  bet(): boolean {
    const { act } = this.stake
    if (act) void this.act(act)
    return act !== null
  }

  key(event: KeyboardEvent): boolean {
    const pressed = boardKey(event)
    const { still, seated } = this.#stage()
    return pressed !== null && !still && seated && this.#press(pressed)
  }

  #press(pressed: Pressed): boolean {
    switch (pressed.kind) {
      case 'digit':
        return this.stake.range ? this.stake.push(PUSHES[pressed.digit] ?? 0) : this.#choose(pressed.digit - 1)
      case 'move':
        return this.stake.push(pressed.by)
      case 'enter':
        return this.bet()
      case 'back':
        return this.stake.clear()
      case 'ask':
        return this.#ask(pressed.key)
    }
  }

  #choose(nth: number): boolean {
    if (!this.offers[nth]) return false
    this.cursor = { nth }
    return true
  }

  #ask(key: string): boolean {
    if (key === 'c') {
      this.open = 'bill'
      return true
    }
    if (this.stake.range) return key === 'r' && this.stake.repeat()
    const kind = this.menu.length ? ACTS.find(([, its]) => its === key)?.[0] : undefined
    return kind !== undefined && this.take(this.offers.find((offer) => offer.key === key) ?? { action: this.#unlisted(kind), key })
  }
}
