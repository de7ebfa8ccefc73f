// What a game's folder gives to the table, and what the table gives to its board. Everything else is shared by all games.
import type { Component } from 'svelte'
import type { AnyDoor } from '../arbitro/door'
import type { Pack } from '../cards/pack'
import type { Texts } from '../i18n/t'
import type { Moment } from '../lib/folding'
import type { Scene } from '../lib/scenes'
import type { Said } from '../placar/board.svelte'
import type { Side } from '../placar/keys'
import type { MomentName } from '../placar/words'
import type { Beat } from '../table/pacer'
import type { Sound } from '../table/sounds'
import type { Choice, Drafted, GameAction, GameEvent, GameView, Insight, PlacarIncident, PlacarInfo, PlacarLine, Prompt, Update } from '../wire/types'

/** Somebody at the table, as a seat shows them. */
export interface Person {
  seat: number
  name: string
  me: boolean
  bot: boolean
  away: boolean
  /** Whether the person is connected; bots always are. */
  here: boolean
}

/** Words in a bubble at a seat; `loud` from 0 to 3. What `fills` the table is also written across it for a second. */
export interface Speech {
  seat: number
  text: string
  loud: number
  fills?: boolean
  /** The face it is said with, where that is not everybody's own. */
  face?: Face
}

/** A wink says: believe me or not. Whoever looks so gives nothing away. */
export type Face = 'wink'

/** What the family keeps of what the person said, for the next act, and the view in which it was said. */
export interface Memo<View extends GameView = GameView> {
  value: unknown
  view: View
}

/** What a board draws. The view and the menu are those of the moment shown, which may lag a little behind the game. */
export interface Stage<View extends GameView = GameView> {
  readonly view: View
  /** What the cards in view mean, as the server tells it. */
  readonly insight: Insight
  readonly menu: readonly Choice[]
  readonly prompt: Prompt | null
  readonly people: readonly Person[]
  /** The side of each seat. */
  readonly sides: readonly number[]
  /** The seat drawn at the bottom, and whether the viewer sits there. */
  readonly bottom: number
  readonly seated: boolean
  /** Bubbles in the air, by seat. */
  readonly speech: ReadonlyMap<number, Speech>
  /** Partidas won by each side, where a match has several. */
  readonly wins: readonly number[]
  /** The last sentence of the story. */
  readonly told: string
  /** What the update brought that is shown now; nothing where the page has just come. */
  readonly events: readonly GameEvent[]
  readonly memo: Memo<View> | null
  /** Nothing can be done here: a replay, or the partida is over. */
  readonly still: boolean
  /** The beat of the show ('' at rest), whether a mark was reached, and whether it is still to come. */
  readonly beat: string
  reached(mark: string): boolean
  awaited(mark: string): boolean
  /** The server's clock. */
  now(): number
  /** Do it; resolves to whether it was done. What is refused is explained by the table. */
  act(action: GameAction): Promise<boolean>
  /** Would these acts stand, one after another? Nothing is done, and nobody else is told; `null` where nobody can say. */
  draft(actions: readonly GameAction[]): Promise<Drafted | null>
  /** Open a clause. */
  why(clause: string): void
}

export interface BoardProps<View extends GameView = GameView> {
  stage: Stage<View>
}

/** A key of the board, for the list of keys. */
export interface Key {
  key: string
  what: string
}

/** A game's folder, by its `index.ts`. */
export interface GameModule<View extends GameView = GameView> {
  readonly Board: Component<BoardProps<View>>
  /** The pack it is played with, where it is not the French one. */
  readonly pack?: Pack
  /** Whether its calls may be written in one's own words. */
  readonly typed?: boolean
  /** What its story is called, where a deal goes by another name than mão. */
  story?(): string
  /** What of an update is to be looked at, and for how long. */
  beats(update: Update, before: Moment, after: Moment): Beat[]
  /** The view in which a part of the game ended, where an update goes on to the next part: it is looked at first. */
  last?(update: Update, before: Moment): Pick<Moment, 'view' | 'insight'> | null
  /** What is said aloud, in the words of this regulation. */
  speech(event: GameEvent, regulation: string): Speech | null
  sound(event: GameEvent): Sound | null
  keys(): Key[]
  /** How many points each side has. */
  score(view: View): number[]
  /** For a referee: the clauses on several cards let go at once, and the cards a seat holds. */
  thrown?: readonly string[]
  held?(view: View, seat: number): string[]
}

/** A game as the pages show it that open a table: a family's `shown.ts` has one for each of its games. */
export interface Shown {
  readonly id: string
  readonly name: string
  /** One line that tells it from its neighbours. */
  line(): string
  readonly scene: Scene
  /** The game whoever comes for the first time is offered, before the server has said what there is. */
  readonly first?: boolean
  /** One partida takes as long as three of another game: a scoreboard is proposed for one. */
  readonly long?: boolean
}

/** For the referee who is asked without a table: a game's `rulings/index.ts`. */
export interface GameRulings {
  /** A door for one visit to the page. */
  door(): AnyDoor
}

/** What is being told of a hand on this phone, before it is marked. */
export interface SheetDraft {
  /** How the hand stands, for an irregularity. */
  stood(info: PlacarInfo): PlacarIncident['volta']
}

/** What the form of a whole hand is given. */
export interface SheetForm {
  info: PlacarInfo
  mine: Side | null
  draft: SheetDraft
  busy: boolean
  onmark: (said: Said) => Promise<boolean>
  onwhy: (clause: string) => void
}

/** For the scoreboard of a physical table: a game's `sheet/index.ts`. */
export interface GameSheet {
  /** The points of a side, as they lie on the table. */
  readonly Points: Component<{ points: number; info: PlacarInfo }>
  /** The hand that is dealt or played. */
  readonly Now: Component<{ info: PlacarInfo }>
  /** How everybody stands when a partida is over, where the score alone does not say it. */
  readonly End?: Component<{ info: PlacarInfo }>
  /** Where a whole hand is told, what is told there, and a line about that for an irregularity whose price hangs on it. */
  readonly Form?: Component<SheetForm>
  draft?(): SheetDraft
  stands?(): string
  /** Where a line is told again in few words. */
  readonly Again?: Component<{ info: PlacarInfo; line: PlacarLine; onreplace: (said: Said) => void }>
  /** So many points in words, where they are not tentos. */
  counted?(points: number): string
  /** When something irregular was seen, where a deal goes by another name than rodada. */
  readonly moments?: Partial<Texts<MomentName>>
  /** The number of the hand in words. */
  hand(info: PlacarInfo): string
  /** A line of the game's own, as a button says it; and what else it could have said. */
  label(said: Said, info: PlacarInfo, mine: Side | null): string
  insteadOf(said: Said): Said[]
  /** Where a button stands among the others, the least first; the winner's are large, what nobody won is wide. */
  weight(said: Said, mine: Side | null): number
  primary(said: Said): boolean
  wide(said: Said): boolean
}
