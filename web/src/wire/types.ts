// Made by `npm run types` from carteado.server.schema; not edited by hand.

export type Incoming =
  | Enter
  | Ping
  | Draft
  | Advise
  | Review
  | Hurry
  | Act
  | Decline
  | Sit
  | Stand
  | Ready
  | Start
  | SeatBot
  | Remove
  | LetIn
  | Change
  | Referee
  | Consent
  | Phrase
  | Say
  | Learn
export type GameAction = TrucoAction | CegoAction | CanastraAction | PifeAction | BlackjackAction
export type TrucoAction =
  | Shuffle
  | Draw
  | Cut
  | Burn
  | GiveBack
  | Deal
  | PlayOn
  | GiveUp
  | Play
  | Blind
  | Raise
  | Accept
  | Run
  | Ruling
  | Show
  | Concede
  | Choose
  | Waive
  | FromBottom
  | Keep
  | Refuse
  | Saw
  | Turn
  | Peek
/**
 * Rank and suit: `7C`. P paus, C copas, E espadas, O ouros.
 */
export type Card = string
export type CegoAction =
  | Shuffle
  | Draw
  | Cut
  | Deal
  | Keep
  | Refuse
  | Play
  | PlayTwo
  | Call
  | CallDown
  | Declare
  | Quero
  | NaoQuero
  | Defer
  | Sing
  | NaoMato
  | AskFlor
  | Admit
  | Leave
  | GiveHandUp
  | LeiDoJogo
  | Nothing
  | Ruling
export type CanastraAction =
  Shuffle | Draw | Cut | Buy | Keep | Refuse | Take | CanastraDecline | Lay | Add | Discard | Ruling | Lot
export type PifeAction =
  | Lot
  | Shuffle
  | Cut
  | Abandon
  | PifeBuy
  | PickUp
  | PifeDiscard
  | GoOut
  | Claim
  | Pass
  | Pifei
  | Ruling
  | Follow
  | PifeRaise
  | Reach
  | PointOut
  | Throw
export type BlackjackAction =
  Shuffle | BlackjackBet | Insure | BlackjackDecline | Surrender | BlackjackStand | Hit | Double | Split | Ruling
export type Outgoing = Snapshot | Update | Ack | Drafted | Advised | Reviewed | Refused | Presence | Pong
export type GameView = TrucoView | CegoView | CanastraView | PifeView | BlackjackView
export type GameEvent = TrucoEvent | CegoEvent | CanastraEvent | PifeEvent | BlackjackEvent
export type TrucoEvent =
  | Shuffled
  | WasCut
  | Burned
  | GaveBack
  | Dealt
  | Looked
  | Decided
  | Played
  | VazaWon
  | Raised
  | Accepted
  | Ran
  | Threw
  | Returned
  | PackRuled
  | MaoEnded
  | PartidaEnded
  | Drew
  | DealerDrawn
  | Showed
  | Conceded
  | Revealed
  | ViraTurned
  | AskedBottom
  | PacketBurned
  | GivesAll
  | Waived
  | PacketDealt
  | TurnedUp
  | Kept
  | TrucoLotDrawn
  | Sawn
  | Peeked
  | Replaced
export type CegoEvent =
  | Shuffled
  | Drew
  | DealerDrawn
  | WasCut
  | Dealt
  | TurnedUp
  | Kept
  | Looked
  | PackRuled
  | PartidaEnded
  | Played
  | VazaWon
  | VoltaBegan
  | LeiSaid
  | Called
  | Declared
  | Answered
  | Deferred
  | EnvidoVoid
  | Sang
  | DidNotBeat
  | PointsSettled
  | FlorAsked
  | Admitted
  | WentOut
  | LaidOver
  | Proved
  | FoundOut
  | Credited
  | VoltaEnded
export type CanastraEvent =
  | Drew
  | DealerDrawn
  | OpeningFailed
  | Shuffled
  | WasCut
  | Dealt
  | MortosSet
  | Bought
  | Joined
  | CanastraReturned
  | TookLixo
  | Declined
  | Laid
  | Added
  | Discarded
  | TookMorto
  | MortoTurned
  | DealEnded
  | TieToBreak
  | PackRuled
  | PartidaEnded
  | LotDrawn
export type PifeEvent =
  | LotDrawn
  | DealerDrawn
  | Shuffled
  | WasCut
  | Dealt
  | PifeViraTurned
  | SaidPifei
  | Eliminated
  | PlayBegan
  | Abandoned
  | PifeBought
  | StockEnded
  | Reshuffled
  | Took
  | PifeDiscarded
  | Replied
  | WindowClosed
  | FalseBatida
  | Bateu
  | PifeDealEnded
  | PackRuled
  | PartidaEnded
  | Anted
  | Bet
  | Reached
  | Rebate
  | PifeThrew
  | PotShared
export type BlackjackEvent =
  | RoundBegan
  | BetPlaced
  | Shuffled
  | Reshuffled
  | CardDealt
  | HouseDealt
  | Insured
  | BlackjackDeclined
  | Surrendered
  | Checked
  | Stood
  | AskedCard
  | Doubled
  | Parted
  | Busted
  | HouseShown
  | HouseDrew
  | HouseDone
  | InsuranceSettled
  | Settled
  | RoundEnded
  | PackRuled
  | PartidaEnded
export type SeekNews = Seeking | Found | NotSeeking

/**
 * Everything that travels, by name.
 */
export interface Wire {
  Incoming: Incoming
  NewTable: NewTable
  Rename: Rename
  NewPlacar: NewPlacar
  NewLine: NewLine
  AskedKey: AskedKey
  PlacarIncident: PlacarIncident
  PlacarVolta: PlacarVolta
  PlacarTentos: PlacarTentos
  PlacarRodada: PlacarRodada
  PlacarNineCards: PlacarNineCards
  PlacarBlackjackRound: PlacarBlackjackRound
  AskedRuling: AskedRuling
  DrillAsked: DrillAsked
  DrillAnswered: DrillAnswered
  NewEvent: NewEvent
  NewActs: NewActs
  NewLines: NewLines
  NewDraw: NewDraw
  HeldDraw: HeldDraw
  NewRound: NewRound
  NewTemplate: NewTemplate
  NewPart: NewPart
  TakePart: TakePart
  Sign: Sign
  NewBoard: NewBoard
  NewRehearsal: NewRehearsal
  NewContact: NewContact
  KeyOnly: KeyOnly
  NewList: NewList
  NewOnline: NewOnline
  LeaveOnline: LeaveOnline
  TakeChair: TakeChair
  NewDuplicate: NewDuplicate
  HeldDuplicate: HeldDuplicate
  Seek: Seek
  NewPassword: NewPassword
  ChangedPassword: ChangedPassword
  Credentials: Credentials
  PasskeyAnswer: PasskeyAnswer
  RecoveryCode: RecoveryCode
  WhichPasskey: WhichPasskey
  WhichSessions: WhichSessions
  Confirmed: Confirmed
  FriendAsked: FriendAsked
  AboutSeat: AboutSeat
  PersonDropped: PersonDropped
  NewReport: NewReport
  NewDecision: NewDecision
  Lifting: Lifting
  Outgoing: Outgoing
  GameInfo: GameInfo
  Regulation: Regulation
  ClauseInfo: ClauseInfo
  Myself: Myself
  Opened: Opened
  Listed: Listed
  Lobby: Lobby
  Replay: Replay
  HomePartida: HomePartida
  ProofInfo: ProofInfo
  Health: Health
  Problem: Problem
  OpenedPlacar: OpenedPlacar
  PlacarInfo: PlacarInfo
  Irregularity: Irregularity
  Foreseen: Foreseen
  Comparison: Comparison
  RulingInfo: RulingInfo
  RulingTold: RulingTold
  Answers: Answers
  StudyInfo: StudyInfo
  DrillInfo: DrillInfo
  DrillTold: DrillTold
  OpenedEvent: OpenedEvent
  BoundBoard: BoundBoard
  DrawOpened: DrawOpened
  PartGiven: PartGiven
  PublicEvent: PublicEvent
  DeskEvent: DeskEvent
  ActsDone: ActsDone
  EventList: EventList
  PresetList: PresetList
  NeedTold: NeedTold
  PlanTold: PlanTold
  ContactList: ContactList
  ListTold: ListTold
  OnlineDesk: OnlineDesk
  ChairTaken: ChairTaken
  SeekNews: SeekNews
  Sought: Sought
  MyAccount: MyAccount
  MadeAccount: MadeAccount
  Entered: Entered
  PasskeyAsked: PasskeyAsked
  EndedSessions: EndedSessions
  PlayedInfo: PlayedInfo
  MyFigures: MyFigures
  PersonInfo: PersonInfo
  FriendLink: FriendLink
  FriendTold: FriendTold
  SeatedPerson: SeatedPerson
  Reports: Reports
  Taken: Taken
  GameAction: GameAction
  GameEvent: GameEvent
  GameView: GameView
}
/**
 * Come to a table: to one's seat if one has it, else to watch.
 *
 * `version` is the last one seen, 0 for none, and `was` the key of `You` at that time: with both, only what was missed
 * is sent; otherwise a snapshot.
 */
export interface Enter {
  type: 'enter'
  table: string
  version?: number
  was?: string
  lang?: 'en' | 'pt-BR'
  password?: string
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: 'ping'
}
/**
 * Would these acts stand, done one after another? Nothing is done; the answer, `Drafted`, goes to who asks alone.
 */
export interface Draft {
  type: 'draft'
  client: string
  n: number
  actions: unknown[]
  version: number
}
/**
 * What is each of my choices worth? Asked by who is waited for; the answer, `Advised`, goes to who asks alone.
 */
export interface Advise {
  type: 'advise'
  client: string
  n: number
  version: number
}
/**
 * What did my last act cost me? The answer, `Reviewed`, goes to who asks alone; nothing waits for it.
 */
export interface Review {
  type: 'review'
  client: string
  n: number
  version: number
}
/**
 * I have seen what happened: the rest after it may end. It does once everybody who plays and listens has said so.
 *
 * No version comes of it and nobody is told; it is not answered either. `version` is the one the person was looking at.
 */
export interface Hurry {
  type: 'hurry'
  version: number
}
/**
 * An act of the game. It says itself what it answers; `version` is the one the person was looking at.
 */
export interface Act {
  type: 'act'
  client: string
  n: number
  action: GameAction
  version: number
}
/**
 * Chance: the pack, top card first. It is held as the engine holds it, by index; `counts` is how many of each it has.
 */
export interface Shuffle {
  type: 'Shuffle'
  cards: Card[]
}
/**
 * Draw the card at this position of the spread pack, 1 on top, for the first deal.
 */
export interface Draw {
  type: 'Draw'
  at: number
}
/**
 * Lift this many cards off the top and put them under the rest.
 */
export interface Cut {
  type: 'Cut'
  at: number
}
/**
 * The cutter burns for the n-th time in this mão: what is exposed is out of it.
 *
 * `seat` is whose packet burns during the deal, -1 at the cut.
 */
export interface Burn {
  type: 'Burn'
  nth: number
  seat: number
}
/**
 * The cutter has done and hands the pack back to the dealer.
 */
export interface GiveBack {
  type: 'GiveBack'
}
/**
 * The dealer deals: one seat its packet, or with -1 all that is still to be dealt.
 */
export interface Deal {
  type: 'Deal'
  seat: number
}
/**
 * Eleven hand: play it.
 */
export interface PlayOn {
  type: 'PlayOn'
}
/**
 * Eleven hand: give it up before the first card.
 */
export interface GiveUp {
  type: 'GiveUp'
}
/**
 * Play a card, open or face down, alone or with a call (`call` is the stake asked for, 0 for none).
 */
export interface Play {
  type: 'Play'
  card: Card
  down: boolean
  call: number
}
/**
 * Play the card lying in this place, 1 to 3, without having seen it.
 */
export interface Blind {
  type: 'Blind'
  place: number
  down: boolean
}
/**
 * Ask for the mão to be worth this much: truco is 3.
 */
export interface Raise {
  type: 'Raise'
  to: number
}
/**
 * Take the stake asked for.
 */
export interface Accept {
  type: 'Accept'
  stake: number
}
/**
 * Refuse the stake asked for and lose the mão at the stake before it.
 */
export interface Run {
  type: 'Run'
  stake: number
}
/**
 * The referee applies a clause. What else is needed depends on the clause.
 *
 * `cards` are cards seen by all, `face_down` how many more were thrown face down, `sanction` a letter of the ladder,
 * `score` the new score where the clause lets the referee set it, `why` the reason in words.
 */
export interface Ruling {
  type: 'Ruling'
  clause: string
  offender: number | null
  cards: Card[]
  face_down: number
  sanction: string
  score: number[]
  why: string
}
/**
 * Lay the hand open with a set that wins the mão.
 */
export interface Show {
  type: 'Show'
}
/**
 * Give the mão to the others at its present stake; the table has asked the partner.
 */
export interface Concede {
  type: 'Concede'
  stake: number
}
/**
 * Of the cards an opponent threw together, the one that stays.
 */
export interface Choose {
  type: 'Choose'
  card: Card
}
/**
 * The cutter burns nothing more in this deal.
 */
export interface Waive {
  type: 'Waive'
}
/**
 * The cutter asks for the deal to come from the bottom.
 */
export interface FromBottom {
  type: 'FromBottom'
}
/**
 * Keep this card, which turned up in the deal.
 */
export interface Keep {
  type: 'Keep'
  card: Card
}
/**
 * Do not keep this card, which turned up in the deal.
 */
export interface Refuse {
  type: 'Refuse'
  card: Card
}
/**
 * Lift this many cards off the top and mix them with the rest one by one.
 */
export interface Saw {
  type: 'Saw'
  at: number
}
/**
 * The cutter takes out the vira, so many cards down: 1 is the top card.
 */
export interface Turn {
  type: 'Turn'
  at: number
}
/**
 * Look at the bottom card of the pack.
 */
export interface Peek {
  type: 'Peek'
}
/**
 * Plays the last two cards at once: the one underneath falls now, the other when the turn comes again.
 */
export interface PlayTwo {
  type: 'PlayTwo'
  under_card: Card
  over_card: Card
}
/**
 * Opens a bet or raises one: `value` is what is at stake if it is accepted, 0 where that is not yet known (flores).
 */
export interface Call {
  type: 'Call'
  call: string
  value: number
}
/**
 * In a testa: a call, and the first card laid face down with it, which gives the truco up and nothing else.
 */
export interface CallDown {
  type: 'CallDown'
  call: string
  value: number
}
/**
 * What a seat that is asked about its flor says: a flor in one of its forms, or `e-boa` for none.
 */
export interface Declare {
  type: 'Declare'
  what: string
}
/**
 * Accepts a bet, and with `raising` puts the next step of truco on top of it.
 *
 * `passing` names the half of a double proposal that is refused first ("passo o truco e quero o envido"); with `shrinking`
 * the flor is made small ("me achico com flor").
 */
export interface Quero {
  type: 'Quero'
  part: string
  value: number
  raising: boolean
  passing: string
  shrinking: boolean
}
/**
 * Refuses a bet; with `shrinking` a flor is made small ("com flor me achico").
 */
export interface NaoQuero {
  type: 'NaoQuero'
  part: string
  value: number
  shrinking: boolean
}
/**
 * Leaves the answer to the partners; where a flor met a flor, leaves it as it is.
 */
export interface Defer {
  type: 'Defer'
  part: string
  value: number
}
/**
 * Sings points: 1 to 7, 20 to 38, or 10, 11 and 12 for a lone sota, cavalo and rei.
 */
export interface Sing {
  type: 'Sing'
  points: number
}
/**
 * Does not beat what was sung, or says so.
 */
export interface NaoMato {
  type: 'NaoMato'
}
/**
 * `peço flor`: this seat shall prove, when the volta is over, that it hid none.
 */
export interface AskFlor {
  type: 'AskFlor'
  seat: number
}
/**
 * Owns up to a flor that is none.
 */
export interface Admit {
  type: 'Admit'
}
/**
 * Stops contesting the vazas: `pass`, `pack` or `unseen`.
 */
export interface Leave {
  type: 'Leave'
  how: string
}
/**
 * In a roda: a whole trio goes to the pack together.
 */
export interface GiveHandUp {
  type: 'GiveHandUp'
}
/**
 * `na lei do jogo está tudo dito`, before a card is dealt; `falta` is what the falta is worth by the score.
 */
export interface LeiDoJogo {
  type: 'LeiDoJogo'
  falta: number
}
/**
 * After a truco called with a card face down: opens no bet of points.
 */
export interface Nothing {
  type: 'Nothing'
}
/**
 * Draw the top card of the stock; where it is empty, a morto becomes the stock first.
 */
export interface Buy {
  type: 'Buy'
  turn: number
}
/**
 * Take the whole lixo. Where its top card has to be used at once, also how: new `melds`, or `cards` added `to` a meld.
 */
export interface Take {
  type: 'Take'
  turn: number
  melds: Card[][]
  to: number
  cards: Card[]
}
/**
 * Do not take the lixo although nothing else is left to draw: the deal is over.
 */
export interface CanastraDecline {
  type: 'Decline'
  turn: number
}
/**
 * Lay new melds on the table, one or several together. `stands` are the places of the wild cards of each meld.
 *
 * `faces` are the melds as the engine holds them.
 */
export interface Lay {
  type: 'Lay'
  melds: Card[][]
  stands: number[][]
}
/**
 * Add cards to the meld of one's side with this number.
 */
export interface Add {
  type: 'Add'
  to: number
  cards: Card[]
  stands: number[]
}
/**
 * Lay a card on the lixo, which ends the turn.
 */
export interface Discard {
  type: 'Discard'
  card: Card
}
/**
 * Chance: a lot among `below`, counted from 0; what is offered has `drawn` 0, and any number below is accepted.
 */
export interface Lot {
  type: 'Lot'
  below: number
  drawn: number
}
/**
 * Leave the deal: in the bets, or where it is agreed on before the first draw.
 */
export interface Abandon {
  type: 'Abandon'
  turn: number
}
/**
 * Draw the top card of the stock; where it is empty, it is made again of the lixo first.
 */
export interface PifeBuy {
  type: 'Buy'
  turn: number
}
/**
 * Take the card that was discarded last, and no other.
 */
export interface PickUp {
  type: 'PickUp'
  turn: number
  card: Card
}
/**
 * Lay a card on the lixo, which ends the turn.
 */
export interface PifeDiscard {
  type: 'Discard'
  card: Card
}
/**
 * Bater: show nine cards and discard this one, or with no card show all ten.
 */
export interface GoOut {
  type: 'GoOut'
  card: Card | null
}
/**
 * Go out with the card just discarded, out of turn; one of the nine cards held is discarded, or none to show all ten.
 */
export interface Claim {
  type: 'Claim'
  window: number
  card: Card | null
}
/**
 * Do not go out with the card just discarded.
 */
export interface Pass {
  type: 'Pass'
  window: number
}
/**
 * Say "pifei": one card is missing. It may be untrue.
 */
export interface Pifei {
  type: 'Pifei'
  turn: number
}
/**
 * Bet as much as the others; while nobody has bet, stay without betting where that is agreed on.
 */
export interface Follow {
  type: 'Follow'
  turn: number
}
/**
 * Bet more than anybody: so much in all in this deal, the pingo not counted.
 */
export interface PifeRaise {
  type: 'Raise'
  turn: number
  to: number
}
/**
 * Reach for the card just discarded to go out with it, see one's error and withdraw, in sight of all.
 */
export interface Reach {
  type: 'Reach'
  window: number
}
/**
 * Point out that a seat reached for the discard in error: a rebate.
 */
export interface PointOut {
  type: 'PointOut'
  window: number
  seat: number
}
/**
 * Throw one's cards away, believing that the deal is over.
 */
export interface Throw {
  type: 'Throw'
  turn: number
}
/**
 * Put so many chips on the round, before the deal.
 */
export interface BlackjackBet {
  type: 'Bet'
  round: number
  chips: number
}
/**
 * Insure against a BlackJack of the house, for half of the bet.
 */
export interface Insure {
  type: 'Insure'
  turn: number
}
/**
 * Neither insure nor give up.
 */
export interface BlackjackDecline {
  type: 'Decline'
  turn: number
}
/**
 * Give the hand up for half of the bet.
 */
export interface Surrender {
  type: 'Surrender'
  turn: number
}
/**
 * Keep the hand as it is.
 */
export interface BlackjackStand {
  type: 'Stand'
  turn: number
}
/**
 * Ask for a card.
 */
export interface Hit {
  type: 'Hit'
  turn: number
}
/**
 * Double the bet for exactly one more card.
 */
export interface Double {
  type: 'Double'
  turn: number
}
/**
 * Part two cards of one value into two hands, with an equal bet on the new one.
 */
export interface Split {
  type: 'Split'
  turn: number
}
/**
 * Say no to what the partner proposed for the side.
 */
export interface Decline {
  type: 'decline'
  client: string
  n: number
}
/**
 * Take an empty seat or a bot's, or come back to one's own. Without a seat: any free one.
 *
 * In a match it is taken when the next deal begins.
 */
export interface Sit {
  type: 'sit'
  client: string
  n: number
  seat?: number
}
/**
 * Get up; in the middle of a match a bot plays on until the person comes back. Or give up a seat not yet taken.
 */
export interface Stand {
  type: 'stand'
  client: string
  n: number
}
/**
 * Ready for the next partida, with 16 random bytes, in hexadecimal, that go into its packs.
 */
export interface Ready {
  type: 'ready'
  client: string
  n: number
  nonce: string
}
/**
 * The host: bots take the empty seats, and the partida starts as soon as everybody is ready.
 */
export interface Start {
  type: 'start'
  client: string
  n: number
}
/**
 * The host puts a bot on an empty seat; without a name, the best one of the game.
 */
export interface SeatBot {
  type: 'seat-bot'
  client: string
  n: number
  seat: number
  bot?: string
}
/**
 * The host clears a seat before the match; in it, any player puts a bot in for one who has not answered for long.
 *
 * A person whom the host removes stays out of the table.
 */
export interface Remove {
  type: 'remove'
  client: string
  n: number
  seat: number
}
/**
 * The host lets somebody in again who was removed: the place in the list of `About`, and the name it has there.
 */
export interface LetIn {
  type: 'let-in'
  client: string
  n: number
  which: number
  name: string
}
/**
 * The host changes the set-up before a match; everybody has to be ready anew. The password stays unless given.
 *
 * The password alone may be changed at any time: who watches has to give the new one.
 */
export interface Change {
  type: 'change'
  client: string
  n: number
  setup: Setup
  password?: string | null
}
/**
 * A table as its host sets it up. `options` are the house rules of the regulation that differ from the printed text.
 *
 * `partidas` is the most a match may have (1, 3 or 5), `reveal` when the seed of the packs is shown, `delay` how many
 * seconds spectators lag behind, `quick` whether the host's page sits down and starts without being asked.
 */
export interface Setup {
  game: string
  seats: number
  options: {
    [k: string]: string
  }
  public: boolean
  partidas: 1 | 3 | 5
  reveal: 'match' | 'partida'
  spectators: boolean
  delay: 0 | 15 | 30 | 60 | 180
  referee: boolean
  substitutes: boolean
  pace: 'fast' | 'normal'
  quick: boolean
}
/**
 * Take the referee's chair, or leave it. In a match that runs: ask for it, or give that up.
 */
export interface Referee {
  type: 'referee'
  client: string
  n: number
  take: boolean
}
/**
 * Say yes or no to who asks for the referee's chair: first the host, then whoever has a seat.
 */
export interface Consent {
  type: 'consent'
  client: string
  n: number
  yes: boolean
}
/**
 * Say one of the phrases that the regulation allows.
 */
export interface Phrase {
  type: 'phrase'
  client: string
  n: number
  phrase: string
}
/**
 * Say something in one's own words, where the game is played with words; what is heard is the act that is done.
 *
 * The same words mean another thing at another moment: they are heard only if nobody has acted since `version`.
 */
export interface Say {
  type: 'say'
  client: string
  n: number
  text: string
  version: number
}
/**
 * I want advice at this table, or want it no more. There is some while all the people who sit here want it.
 */
export interface Learn {
  type: 'learn'
  client: string
  n: number
  wants: boolean
}
/**
 * A table to open: whether its host sits down at once, and whether bots take the other seats.
 *
 * At that of a `lesson` only the game is the host's to choose.
 */
export interface NewTable {
  setup: Setup
  password?: string
  sit?: boolean
  bots?: boolean
  lesson?: boolean
}
/**
 * Another nickname: 1 to 20 visible characters.
 */
export interface Rename {
  name: string
}
/**
 * A scoreboard to open: the code, its house rules, the names of the sides and of the seats in order of play.
 *
 * `best_of` 0 leaves the length of the match to the code; `players` 0 is as many as the code has first. With a `judge`,
 * where the code knows one, nobody else marks: there is one more key, and the sides only confirm. With `confirm` "entry" what
 * a side enters waits for the other sides; there is one more key too, the referee's.
 */
export interface NewPlacar {
  game: string
  options?: {
    [k: string]: string
  }
  players?: number
  best_of?: 0 | 1 | 3 | 5
  sides?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
  names?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
  judge?: boolean
  confirm?: 'entry' | 'partida'
}
/**
 * A line to add: whose key, which version it answers, and what it says.
 *
 * One with an `id` of its own is written once, however often it is sent. One that comes `late` waited on a device without a
 * network: where it does not fit any more, the event of this scoreboard is told, and the jogo is in dispute.
 */
export interface NewLine {
  key: string
  version: number
  entry:
    | PlacarFirstDealer
    | PlacarIncident
    | PlacarTally
    | PlacarResult
    | PlacarCall
    | PlacarAccept
    | PlacarRun
    | PlacarEleven
    | PlacarVolta
    | PlacarTentos
    | PlacarRodada
    | PlacarNineCards
    | PlacarBlackjackRound
    | PlacarConfirm
    | PlacarCorrection
    | PlacarAgree
    | PlacarContest
    | PlacarWithdraw
    | PlacarSettle
    | PlacarJudge
  id?: string
  late?: boolean
}
/**
 * This seat deals the first mão of the next partida.
 */
export interface PlacarFirstDealer {
  type: 'first-dealer'
  seat: number
}
/**
 * Something irregular: its clause, who did it, when it was seen, and what the clause leaves to choose.
 *
 * `facts` is how the hand stood, where the price depends on it; it is stored under the name of the first that were told.
 */
export interface PlacarIncident {
  type: 'incident'
  clause: string
  offender: number | null
  when: '' | 'after' | 'deal' | 'play'
  sanction: string
  score:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
  why: string
  volta: PlacarVolta | null
}
/**
 * How a roda (`nth` 0) or one of the three testas of a deal went: the points part, the truco part.
 *
 * With `silent` the losers left without a word and without a card.
 */
export interface PlacarVolta {
  type: 'volta'
  deal: number
  nth: number
  points: (PlacarEnvido | PlacarFlor) | null
  truco: PlacarTruco | null
  silent: boolean
}
/**
 * Calls of envido in their order, the first by side `by` and the others in turn; the last was wanted or refused.
 *
 * `won` is the side with the best points; nobody where there was no singing, or it is not known yet.
 */
export interface PlacarEnvido {
  part: 'envido'
  calls: ('envido' | 'envido-envido' | 'falta-envido' | 'real-envido')[]
  by: number
  wanted: boolean
  won: number | null
}
/**
 * Flores sung by each side; of them `shrunk` were made small ("com flor me achico").
 *
 * `bets` are what was put on them, contra-flor or contra-flor e o resto or both in this order, the last one by side `by` and
 * wanted or refused; `won` is the side with the best flor, where flores were compared.
 */
export interface PlacarFlor {
  part: 'flor'
  flores: [number, number]
  shrunk: [number, number]
  bets:
    | []
    | ['contra-flor' | 'contra-flor-e-o-resto']
    | ['contra-flor' | 'contra-flor-e-o-resto', 'contra-flor' | 'contra-flor-e-o-resto']
  by: number | null
  wanted: boolean
  won: number | null
}
/**
 * The last call of the truco part, "" where nobody called, wanted or refused; `won` is who takes the part.
 */
export interface PlacarTruco {
  called: '' | 'retruco' | 'truco' | 'vale-quatro'
  wanted: boolean
  won: number | null
}
/**
 * What this deal gave each side, as people counted it.
 */
export interface PlacarTally {
  type: 'tally'
  deal: number
  points:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
}
/**
 * This side won the mão; with no side, all three vazas were tied.
 */
export interface PlacarResult {
  type: 'result'
  side: number | null
}
/**
 * This side asked for the next step: truco, seis, nove or doze, also in answer to another call.
 */
export interface PlacarCall {
  type: 'call'
  side: number
  to: number
}
/**
 * The call for this stake was taken.
 */
export interface PlacarAccept {
  type: 'accept'
  stake: number
}
/**
 * The side that was asked for this stake ran.
 */
export interface PlacarRun {
  type: 'run'
  stake: number
}
/**
 * The side that stands one point from the end plays the mão, or gives it up.
 */
export interface PlacarEleven {
  type: 'eleven'
  play: boolean
}
/**
 * What a roda or a testa gave each side, counted by the people themselves.
 */
export interface PlacarTentos {
  type: 'tentos'
  deal: number
  nth: number
  tentos: [number, number]
}
/**
 * A whole deal: what each side counts, or its total.
 */
export interface PlacarRodada {
  type: 'rodada'
  deal: number
  counts:
    | []
    | [PlacarCounted | PlacarTotal]
    | [PlacarCounted | PlacarTotal, PlacarCounted | PlacarTotal]
    | [PlacarCounted | PlacarTotal, PlacarCounted | PlacarTotal, PlacarCounted | PlacarTotal]
    | [PlacarCounted | PlacarTotal, PlacarCounted | PlacarTotal, PlacarCounted | PlacarTotal, PlacarCounted | PlacarTotal]
    | [
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal
      ]
    | [
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal
      ]
    | [
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal
      ]
    | [
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal,
        PlacarCounted | PlacarTotal
      ]
}
/**
 * What one side counts at the end of a deal.
 *
 * `table` are the points of its cards in melds, `clean` and `dirty` its canastras, `hands` the points of the cards left in
 * its hands, `morto` whether it took one, `out` whether it went out. Of the clean canastras so many run from ace to king
 * and from ace to ace, which only some tables pay.
 */
export interface PlacarCounted {
  part: 'counted'
  table: number
  clean: number
  dirty: number
  hands: number
  morto: boolean
  out: boolean
  to_king: number
  to_ace: number
}
/**
 * What a deal gave one side, added up by the people themselves.
 */
export interface PlacarTotal {
  part: 'total'
  points: number
}
/**
 * A whole deal: how it ended and for whom, who left it before its end, and for chips what each seat bet.
 *
 * A bet is what a seat put in besides the pingo, whoever got it back. Who threw the cards away is told as an irregularity.
 */
export interface PlacarNineCards {
  type: 'nine-cards'
  deal: number
  how: 'ten' | 'void' | 'won'
  winner: number
  left:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
  bets:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
}
/**
 * A whole round: what the house came to, and everybody who bet; who is not named sat it out.
 */
export interface PlacarBlackjackRound {
  type: 'blackjack-round'
  round: number
  house: 'blackjack' | 'bust' | 'stands'
  staked:
    | []
    | [PlacarStaked]
    | [PlacarStaked, PlacarStaked]
    | [PlacarStaked, PlacarStaked, PlacarStaked]
    | [PlacarStaked, PlacarStaked, PlacarStaked, PlacarStaked]
    | [PlacarStaked, PlacarStaked, PlacarStaked, PlacarStaked, PlacarStaked]
    | [PlacarStaked, PlacarStaked, PlacarStaked, PlacarStaked, PlacarStaked, PlacarStaked]
    | [PlacarStaked, PlacarStaked, PlacarStaked, PlacarStaked, PlacarStaked, PlacarStaked, PlacarStaked]
}
/**
 * Somebody who bet: so many whole chips, insured or not, and the hands that came of it, several where it was split.
 */
export interface PlacarStaked {
  seat: number
  bet: number
  hands:
    | []
    | [PlacarPlayed]
    | [PlacarPlayed, PlacarPlayed]
    | [PlacarPlayed, PlacarPlayed, PlacarPlayed]
    | [PlacarPlayed, PlacarPlayed, PlacarPlayed, PlacarPlayed]
  insured: boolean
}
/**
 * A hand: how it ended, and whether its bet was doubled.
 */
export interface PlacarPlayed {
  how: 'blackjack' | 'bust' | 'loss' | 'surrender' | 'tie' | 'win'
  doubled: boolean
}
/**
 * My side agrees that this partida ended with this score.
 */
export interface PlacarConfirm {
  type: 'confirm'
  partida: number
  score:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
}
/**
 * This line should have said that, or, with null, should not be there.
 */
export interface PlacarCorrection {
  type: 'correction'
  line: number
  entry:
    | (
        | PlacarFirstDealer
        | PlacarIncident
        | PlacarTally
        | PlacarResult
        | PlacarCall
        | PlacarAccept
        | PlacarRun
        | PlacarEleven
        | PlacarVolta
        | PlacarTentos
        | PlacarRodada
        | PlacarNineCards
        | PlacarBlackjackRound
      )
    | null
}
/**
 * My side confirms what another claimed in this line.
 */
export interface PlacarAgree {
  type: 'agree'
  line: number
}
/**
 * My side denies what another claimed in this line: nothing is written before the referee settles it.
 */
export interface PlacarContest {
  type: 'contest'
  line: number
}
/**
 * My side takes back what it claimed in this line.
 */
export interface PlacarWithdraw {
  type: 'withdraw'
  line: number
}
/**
 * The referee on what was claimed in this line: this is written, the claim itself or something else, or nothing.
 */
export interface PlacarSettle {
  type: 'settle'
  line: number
  entry:
    | (
        | PlacarFirstDealer
        | PlacarIncident
        | PlacarTally
        | PlacarResult
        | PlacarCall
        | PlacarAccept
        | PlacarRun
        | PlacarEleven
        | PlacarVolta
        | PlacarTentos
        | PlacarRodada
        | PlacarNineCards
        | PlacarBlackjackRound
        | PlacarCorrection
      )
    | null
}
/**
 * From here on a judge alone marks, or no longer does.
 */
export interface PlacarJudge {
  type: 'judge'
  pays: boolean
}
/**
 * The key of a side.
 */
export interface AskedKey {
  key: string
}
/**
 * An irregularity at a physical table, and the public facts there; seats count anticlockwise, even ones are side 0.
 *
 * `won` is who took the hand where `when` is `after`. `facts` say how the hand stands, as the family of the code has it; where
 * a hand is paid in parts, `score` is the one with which it began.
 */
export interface AskedRuling {
  clause: string
  options?: {
    [k: string]: string
  }
  players?: number | null
  score?: [number, number]
  dealer?: number
  offender?: number | null
  when?: '' | 'after' | 'cut' | 'deal' | 'play'
  won?: number | null
  sanction?: string
  facts?: (AskedMao | AskedVolta | AskedRodada | AskedPife | AskedBlackjack) | null
}
/**
 * What the mão is worth, the stake of a call without an answer, whether the side on eleven plays.
 *
 * `earlier` is how often the same player did it before.
 */
export interface AskedMao {
  type: 'mao'
  stake: number
  asked: number
  decided: boolean
  earlier: number
}
/**
 * How a roda or a testa stands.
 *
 * `calls` is the chain of envido, or what was put on flores that met; `flores` how many each side said, `shrunk` how many
 * of them it made small; `answer` where that stands; `taken` who has the best points; `truco` the step that was accepted,
 * and `asked` whether the next one waits for an answer. Points and truco put `together` have one answer, `passed` being
 * the half that it refused.
 */
export interface AskedVolta {
  type: 'volta'
  form: 'roda' | 'testa'
  testa: number
  calls: ('contra-flor' | 'contra-flor-e-o-resto' | 'envido' | 'envido-envido' | 'falta-envido' | 'real-envido')[]
  flores: [number, number]
  answer: 'pending' | 'refused' | 'wanted'
  taken: number
  truco: number
  asked: boolean
  together: '' | 'double' | 'lei'
  passed: '' | 'points' | 'truco'
  shrunk: [number, number]
}
/**
 * The points with which the side in question began the deal, how many of its lay-downs have failed, whether one stood.
 */
export interface AskedRodada {
  type: 'rodada'
  points: number
  failed: number
  opened: boolean
}
/**
 * How many people are still in the deal besides the one who erred.
 */
export interface AskedPife {
  type: 'pife'
  others: number
}
/**
 * A bet and what became of it: `hands` in their order, several where it was split, `doubled` the numbers of some, from 0.
 *
 * `chips` is all that the person had before the bet, like it in whole chips. With `others` somebody else stands against the
 * house, so that it draws whatever became of these hands.
 */
export interface AskedBlackjack {
  type: 'blackjack'
  house: string
  hands: [] | [string] | [string, string] | [string, string, string] | [string, string, string, string]
  doubled: [] | [number] | [number, number] | [number, number, number] | [number, number, number, number]
  bet: number
  chips: number
  insured: boolean
  surrendered: boolean
  others: boolean
}
/**
 * An exercise to be set: its house rules, how heavy each kind weighs (1 where nothing is said), and what it is drawn by.
 *
 * The same three give the same exercise.
 */
export interface DrillAsked {
  seed: number
  options?: {
    [k: string]: string
  }
  weights?: {
    [k: string]: number
  }
}
/**
 * An answer to the exercise that these give: one of the acts on its menu.
 */
export interface DrillAnswered {
  seed: number
  options?: {
    [k: string]: string
  }
  weights?: {
    [k: string]: number
  }
  action: GameAction
}
/**
 * A new event: its preset, its name, and for `livre` the game that is played.
 */
export interface NewEvent {
  preset: string
  name: string
  game?: string
  day?: string
  place?: string
  tables?: number
  organiser?: string
  rehearsal?: boolean
}
/**
 * Acts to be done one after the other, all or none. With a `version` they are refused where the event has moved on.
 */
export interface NewActs {
  key: string
  acts: [
    (
      | OptionSet
      | OverrideSet
      | CommissionNamed
      | TablesSet
      | EntryMade
      | EntryChanged
      | EntryWithdrawn
      | EntryBarred
      | FeeMarked
      | CheckedIn
      | EntriesClosed
      | EntriesReopened
      | LotsDrawn
      | StageSet
      | GroupSet
      | GroupsDrawn
      | SlotSet
      | JogoSet
      | RoundPaired
      | ExtraRoundOpened
      | StageClosed
      | StageReopened
      | JogoScheduled
      | JogoCalled
      | JogoStarted
      | JogoSuspended
      | JogoResumed
      | JudgeAssigned
      | JogoBound
      | RowsTaken
      | Contested
      | ContestSettled
      | WalkoverGiven
      | SanctionGiven
      | Disqualified
      | PersonExcluded
      | TimeCalled
      | Ruled
      | Substituted
      | TestasRotated
      | SeatsChosen
      | Observed
      | SumulaIssued
      | SumulaReceived
      | Homologated
      | ComplaintMade
      | ComplaintConfirmed
      | ChecklistTicked
      | Announced
      | Corrected
      | EventEnded
      | OnlineSet
    ),
    ...(
      | OptionSet
      | OverrideSet
      | CommissionNamed
      | TablesSet
      | EntryMade
      | EntryChanged
      | EntryWithdrawn
      | EntryBarred
      | FeeMarked
      | CheckedIn
      | EntriesClosed
      | EntriesReopened
      | LotsDrawn
      | StageSet
      | GroupSet
      | GroupsDrawn
      | SlotSet
      | JogoSet
      | RoundPaired
      | ExtraRoundOpened
      | StageClosed
      | StageReopened
      | JogoScheduled
      | JogoCalled
      | JogoStarted
      | JogoSuspended
      | JogoResumed
      | JudgeAssigned
      | JogoBound
      | RowsTaken
      | Contested
      | ContestSettled
      | WalkoverGiven
      | SanctionGiven
      | Disqualified
      | PersonExcluded
      | TimeCalled
      | Ruled
      | Substituted
      | TestasRotated
      | SeatsChosen
      | Observed
      | SumulaIssued
      | SumulaReceived
      | Homologated
      | ComplaintMade
      | ComplaintConfirmed
      | ChecklistTicked
      | Announced
      | Corrected
      | EventEnded
      | OnlineSet
    )[]
  ]
  version?: number | null
  preview?: boolean
}
/**
 * A question that the regulation leaves open was answered.
 */
export interface OptionSet {
  type: 'option'
  at?: number
  who?: string
  role?: string
  before?: string
  key: string
  value: string
}
/**
 * The General Regulation, or whoever stands above the preset, says otherwise; `source` names the text.
 */
export interface OverrideSet {
  type: 'override'
  at?: number
  who?: string
  role?: string
  before?: string
  key: string
  value: string
  source: string
}
/**
 * Who sits in a commission.
 */
export interface CommissionNamed {
  type: 'commission'
  at?: number
  who?: string
  role?: string
  before?: string
  kind: string
  people: string[]
}
/**
 * How many tables there are, and which of them are closed.
 */
export interface TablesSet {
  type: 'tables'
  at?: number
  who?: string
  role?: string
  before?: string
  tables: number
  closed?: number[]
}
/**
 * A side was entered; it has the next number. One that waits plays only where it is let in later.
 */
export interface EntryMade {
  type: 'entry'
  at?: number
  who?: string
  role?: string
  before?: string
  name: string
  entity?: string
  category?: string
  people?: Person[]
  waiting?: boolean
  seed?: number
}
/**
 * Somebody who may sit down: the name, the marks the preset asks for, and the part in a side of several.
 */
export interface Person {
  name: string
  marks?: string[]
  reserve?: boolean
  capataz?: boolean
}
/**
 * A side has another name, entity, or line-up.
 */
export interface EntryChanged {
  type: 'entry-changed'
  at?: number
  who?: string
  role?: string
  before?: string
  entry: number
  name: string
  entity?: string
  category?: string
  people?: Person[]
  waiting?: boolean
  seed?: number
}
/**
 * A side leaves: before the draw it is out of it, afterwards its jogos to come are walkovers.
 */
export interface EntryWithdrawn {
  type: 'entry-withdrawn'
  at?: number
  who?: string
  role?: string
  before?: string
  entry: number
  why?: string
}
/**
 * A side is not admitted, with the reason.
 */
export interface EntryBarred {
  type: 'entry-barred'
  at?: number
  who?: string
  role?: string
  before?: string
  entry: number
  why: string
}
/**
 * What became of a fee: `paid`, `exempt` or `owed`.
 */
export interface FeeMarked {
  type: 'fee'
  at?: number
  who?: string
  role?: string
  before?: string
  entry: number
  state: 'exempt' | 'owed' | 'paid'
}
/**
 * A side is at the door, or is not after all.
 */
export interface CheckedIn {
  type: 'checked-in'
  at?: number
  who?: string
  role?: string
  before?: string
  entry: number
  present?: boolean
}
/**
 * No more entries: what follows may be drawn. Those who are left out were not there.
 */
export interface EntriesClosed {
  type: 'entries-closed'
  at?: number
  who?: string
  role?: string
  before?: string
  left_out?: number[]
}
/**
 * Entries are taken again.
 */
export interface EntriesReopened {
  type: 'entries-reopened'
  at?: number
  who?: string
  role?: string
  before?: string
  why: string
}
/**
 * An order was drawn: by seed and words, derivable again, or by hand before witnesses.
 */
export interface LotsDrawn {
  type: 'lots'
  at?: number
  who?: string
  role?: string
  before?: string
  items: number[]
  order: number[]
  purpose?: string
  seed?: string
  words?: string[]
  witnesses?: string[]
}
/**
 * A stage of the competition table: how it is played, and over how many partidas to which score.
 *
 * `kind` is `groups`, `swiss` or `knockout`; `rounds` those of a Swiss stage. What has no length takes the preset's.
 */
export interface StageSet {
  type: 'stage'
  at?: number
  who?: string
  role?: string
  before?: string
  stage: string
  kind: 'groups' | 'knockout' | 'swiss'
  title?: string
  best_of?: number
  target?: number
  rounds?: number
  apart?: number
  repescagem?: boolean
}
/**
 * A group and where its sides come from; all of them meet, so many times.
 */
export interface GroupSet {
  type: 'group'
  at?: number
  who?: string
  role?: string
  before?: string
  stage: string
  group: string
  slots: string[]
  legs?: number
}
/**
 * The groups as they were drawn, by seed and words; what entities had to give up, and what was changed by hand.
 */
export interface GroupsDrawn {
  type: 'groups'
  at?: number
  who?: string
  role?: string
  before?: string
  stage: string
  groups: [string, number[]][]
  pots?: number[][]
  seed?: string
  words?: string[]
  by_hand?: string
}
/**
 * A name for the n-th best of some places, across groups.
 */
export interface SlotSet {
  type: 'slot'
  at?: number
  who?: string
  role?: string
  before?: string
  slot: string
  place: number
  among: string[]
}
/**
 * A jogo of the competition table, and where its sides come from.
 */
export interface JogoSet {
  type: 'jogo'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  slots: string[]
  stage?: string
  best_of?: number
  target?: number
  third?: boolean
}
/**
 * A round of a Swiss stage, or an extra round: who meets whom and who rests. By hand, with the reason.
 */
export interface RoundPaired {
  type: 'round'
  at?: number
  who?: string
  role?: string
  before?: string
  stage: string
  round: number
  pairs: number[][]
  byes?: number[]
  by_hand?: string
  seed?: string
}
/**
 * Those who are level at the top play again.
 */
export interface ExtraRoundOpened {
  type: 'extra'
  at?: number
  who?: string
  role?: string
  before?: string
  entries: number[]
  stage?: string
}
/**
 * The places of a stage are final: nobody moves up any more.
 */
export interface StageClosed {
  type: 'stage-closed'
  at?: number
  who?: string
  role?: string
  before?: string
  stage: string
}
/**
 * The commission undoes what began on the grounds of a stage: these jogos, by name.
 */
export interface StageReopened {
  type: 'stage-reopened'
  at?: number
  who?: string
  role?: string
  before?: string
  stage: string
  why: string
  jogos?: string[]
}
/**
 * A jogo has a table and a time; 0 where it has none.
 */
export interface JogoScheduled {
  type: 'scheduled'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  table?: number
  time?: number
}
/**
 * A jogo was called: its sides are these from now on, and the tolerance runs.
 */
export interface JogoCalled {
  type: 'called'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  sides: number[]
  table?: number
}
/**
 * A jogo began: who sits, in the order of the chairs of each side.
 */
export interface JogoStarted {
  type: 'started'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  sides: number[]
  lineups?: string[][]
}
/**
 * Play rests by order of the coordinator.
 */
export interface JogoSuspended {
  type: 'suspended'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  why?: string
}
/**
 * Play goes on.
 */
export interface JogoResumed {
  type: 'resumed'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
}
/**
 * A judge pays at this table; objections are noted, and change nothing.
 */
export interface JudgeAssigned {
  type: 'judge'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  judge: string
  objections?: number[]
}
/**
 * The results of a jogo come from a scoreboard or a table of the server.
 */
export interface JogoBound {
  type: 'bound'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  source: 'desk' | 'device' | 'paper' | 'table'
  place: string
}
/**
 * Partidas of a jogo, as the next ones or, where it is `whole`, as all there are.
 *
 * `running` is the score of the partida in play.
 */
export interface RowsTaken {
  type: 'rows'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  sides: number[]
  rows: number[][]
  source?: 'desk' | 'device' | 'paper' | 'table'
  whole?: boolean
  running?: number[]
  version?: number
}
/**
 * A side does not agree with what was entered: the referee is called.
 */
export interface Contested {
  type: 'contested'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  entry?: number
  why?: string
  version?: number
}
/**
 * The referee has decided.
 */
export interface ContestSettled {
  type: 'contest-settled'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  why?: string
  version?: number
}
/**
 * Who did not come: throughout, or for one partida.
 */
export interface WalkoverGiven {
  type: 'walkover'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  sides: number[]
  absent: number[]
  partida?: number
}
/**
 * A sanction by its clause against a side, or one of its people; of a partida, which.
 */
export interface SanctionGiven {
  type: 'sanction'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  sides: number[]
  against: number
  clause: string
  why?: string
  partida?: number
  score?: number[]
}
/**
 * A side is out of the event.
 */
export interface Disqualified {
  type: 'disqualified'
  at?: number
  who?: string
  role?: string
  before?: string
  against: number
  clause: string
  why?: string
}
/**
 * One player is out; the reserve, where there is one, takes the chair.
 */
export interface PersonExcluded {
  type: 'excluded'
  at?: number
  who?: string
  role?: string
  before?: string
  against: number
  person: string
  clause: string
  instead?: string
}
/**
 * The time of a jogo is up: who was stalling, nobody, or, where the commission names the winner, who has it.
 */
export interface TimeCalled {
  type: 'time'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  sides: number[]
  stalling?: number
  winner?: number
}
/**
 * The commission decides what no clause foresees, with its reason: partidas of a jogo, a winner, or only a text.
 */
export interface Ruled {
  type: 'ruled'
  at?: number
  who?: string
  role?: string
  before?: string
  why: string
  jogo?: string
  sides?: number[]
  rows?: number[][]
  winner?: number
}
/**
 * A reserve sits down for a player.
 */
export interface Substituted {
  type: 'substituted'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  entry: number
  leaves: string
  enters: string
}
/**
 * A trio that lost the last partida changes its chairs.
 */
export interface TestasRotated {
  type: 'rotated'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  entry: number
  order: string[]
}
/**
 * Both sides wanted the same chairs: odds and evens, and who chose.
 */
export interface SeatsChosen {
  type: 'seats'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  chosen: number
  odds?: number
  evens?: number
}
/**
 * A remark for the súmula.
 */
export interface Observed {
  type: 'observed'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  text: string
  version?: number
}
/**
 * A new copy of the sheet; the one before is discarded, with the reason.
 */
export interface SumulaIssued {
  type: 'sumula'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  via: number
  why?: string
}
/**
 * What the table handed in.
 */
export interface SumulaReceived {
  type: 'received'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  pack?: boolean
  tentos?: boolean
  sheet?: boolean
}
/**
 * The coordinator stands for the result.
 */
export interface Homologated {
  type: 'homologated'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
}
/**
 * A complaint to the referee; whoever may not speak for the side is heard once the captain confirms.
 */
export interface ComplaintMade {
  type: 'complaint'
  at?: number
  who?: string
  role?: string
  before?: string
  jogo: string
  entry: number
  text: string
  person?: string
  clause?: string
}
/**
 * The captain stands behind the complaint with this number.
 */
export interface ComplaintConfirmed {
  type: 'complaint-confirmed'
  at?: number
  who?: string
  role?: string
  before?: string
  number: number
}
/**
 * What a clause wants looked at was looked at: at a jogo, or at the event.
 */
export interface ChecklistTicked {
  type: 'checklist'
  at?: number
  who?: string
  role?: string
  before?: string
  clause: string
  jogo?: string
  well?: boolean
  entry?: number
}
/**
 * Something everybody should know.
 */
export interface Announced {
  type: 'announced'
  at?: number
  who?: string
  role?: string
  before?: string
  text: string
}
/**
 * Entry `number` should have said this, or should not be there.
 */
export interface Corrected {
  type: 'corrected'
  at?: number
  who?: string
  role?: string
  before?: string
  number: number
  instead?: {
    [k: string]: unknown
  }
  why?: string
}
/**
 * The event is over; after this only the commission corrects.
 */
export interface EventEnded {
  type: 'ended'
  at?: number
  who?: string
  role?: string
  before?: string
}
/**
 * How tables of the server are set up for this event: house rules, and by how many seconds spectators lag behind.
 */
export interface OnlineSet {
  type: 'online'
  at?: number
  who?: string
  role?: string
  before?: string
  options?: {
    [k: string]: string
  }
  delay?: number
}
/**
 * Acts as a roteiro writes them, one after the other, all or none: `resultado A1 x A2: 12-9 12-8`.
 */
export interface NewLines {
  key: string
  lines: [string, ...string[]]
  preview?: boolean
}
/**
 * A draw to come: of groups, or of an order among these entries. The server binds itself to a fresh seed.
 */
export interface NewDraw {
  key: string
  purpose: 'groups' | 'tie'
  items?: number[]
}
/**
 * The draw is held: with the words that were said, and for groups their names and sizes.
 */
export interface HeldDraw {
  key: string
  commitment: string
  words?: string[]
  groups?: string[]
  sizes?: number[]
  pots?: boolean
  stage?: string
}
/**
 * The next round of a Swiss stage.
 */
export interface NewRound {
  key: string
  stage: string
}
/**
 * A competition table to start from; with `preview` only told how many jogos it has, and how long they take.
 *
 * `groups-knockout`: the bracket that follows the groups there are, how many of each go on and how many best ones besides.
 * `groups-groups-knockout`: so many groups of four follow them first; as many as fit where `groups` is 0.
 * `qualifying-repescagem`: after groups, or after `rounds` of a Swiss stage, a bracket down to three and a repescagem.
 * `swiss-knockout`: the best of a Swiss stage, `going` of them. `swiss`: so many rounds of it. `knockout`: all in one bracket.
 */
export interface NewTemplate {
  key: string
  kind?: 'groups-groups-knockout' | 'groups-knockout' | 'knockout' | 'qualifying-repescagem' | 'swiss' | 'swiss-knockout'
  groups?: number
  going?: number
  each?: number
  best?: number
  third?: boolean
  rounds?: number
  preview?: boolean
}
/**
 * A part for somebody: of a side where it is one's own, of a table where it is that of a device.
 */
export interface NewPart {
  key: string
  part: 'athlete' | 'capataz' | 'commission' | 'coordinator' | 'judge' | 'organiser'
  name: string
  entry?: number
  table?: number
}
/**
 * A part is taken back.
 */
export interface TakePart {
  key: string
  number: number
}
/**
 * A signature: with the PIN of a person, ticked from paper by the desk, or the coordinator's own.
 *
 * `everybody` ticks all who are missing, and adds the coordinator's.
 */
export interface Sign {
  key: string
  jogo: string
  entry?: number
  person?: string
  pin?: string
  everybody?: boolean
}
/**
 * The scoreboard of a jogo is to be opened, or its keys are asked for again.
 */
export interface NewBoard {
  key: string
  jogo: string
}
/**
 * A rehearsal of the event as it stands: the same number, the same invented results.
 */
export interface NewRehearsal {
  key: string
  seed?: number
}
/**
 * What is kept of somebody from now on; with neither telephone nor e-mail, nothing.
 */
export interface NewContact {
  entry: number
  person?: string
  phone?: string
  email?: string
  key: string
}
/**
 * Who asks.
 */
export interface KeyOnly {
  key: string
}
/**
 * A list of entries: a file (CSV or XLSX), or text that was pasted, and what the person says of its columns.
 *
 * Nothing is written unless `preview` is false; with rows that are wrong, only the others are, and only with `good`.
 */
export interface NewList {
  key: string
  file?: string
  text?: string
  columns?:
    ('' | 'capataz' | 'category' | 'email' | 'entity' | 'name' | 'paid' | 'person' | 'phone' | 'reserve' | 'seed')[] | null
  header?: boolean | null
  preview?: boolean
  good?: boolean
}
/**
 * Tables of the server are to be opened for these jogos.
 */
export interface NewOnline {
  key: string
  jogos: [string, ...string[]]
}
/**
 * A jogo is not to be played at its table any more.
 */
export interface LeaveOnline {
  key: string
  jogo: string
  why?: string
}
/**
 * Somebody comes to the table of a jogo: an athlete to the chair that is theirs, the coordinator to the referee's.
 *
 * With a person, the device of the organisation takes that person's chair.
 */
export interface TakeChair {
  key: string
  jogo: string
  entry?: number
  person?: string
}
/**
 * All these jogos are to play the same packs, at the same time; the server binds itself to a fresh seed.
 */
export interface NewDuplicate {
  key: string
  jogos: [string, ...string[]]
  packs?: number
}
/**
 * The words were said: the packs are fixed, and the tables are opened.
 */
export interface HeldDuplicate {
  key: string
  commitment: string
  words?: string[]
}
/**
 * Look for a table of this game: people who look for it too, and bots where too few come.
 */
export interface Seek {
  type: 'seek'
  game: string
  lang?: 'en' | 'pt-BR'
}
/**
 * A password for a new account.
 */
export interface NewPassword {
  password: string
}
/**
 * Another password, and the one before where there is one.
 */
export interface ChangedPassword {
  password: string
  before?: string
}
/**
 * A name and a password.
 */
export interface Credentials {
  login: string
  password: string
}
/**
 * What the browser has made or used, as it says it in JSON.
 */
export interface PasskeyAnswer {
  ticket: string
  credential: {}
  label?: string
}
/**
 * A recovery code, however it was typed.
 */
export interface RecoveryCode {
  code: string
}
/**
 * A passkey to take away.
 */
export interface WhichPasskey {
  id: string
}
/**
 * The session to end; without one, all but that of the browser that asks.
 */
export interface WhichSessions {
  id?: string | null
}
/**
 * The account is to go with everything: its login, typed by hand.
 */
export interface Confirmed {
  login: string
}
/**
 * A link that was opened.
 */
export interface FriendAsked {
  link: string
}
/**
 * Block or mute who sits there, or no more.
 */
export interface AboutSeat {
  table: string
  seat: number
  kind: 'block' | 'mute'
  on: boolean
}
/**
 * Somebody is no friend, not blocked or not muted any more.
 */
export interface PersonDropped {
  key: string
  kind: 'block' | 'friend' | 'mute'
}
/**
 * Somebody at a table did something that is not done; `n` is the partida.
 */
export interface NewReport {
  table: string
  n: number
  seat: number
  reason: 'collusion' | 'conduct' | 'name' | 'other' | 'stalling'
  words?: string
}
/**
 * What a moderator decides about a report: nothing, a day without "Achar mesa", or the door closed.
 */
export interface NewDecision {
  report: string
  decision: 'banned' | 'dismissed' | 'waits'
  words?: string
}
/**
 * Open the door again that this decision closed.
 */
export interface Lifting {
  decision: string
  words?: string
}
/**
 * Everything at once: on entering, after a long absence, and when the listener's place changes.
 *
 * `view` is the view of the game without its memory, null before the first partida; `heard` is the highest number
 * taken from each of this person's pages.
 */
export interface Snapshot {
  type: 'snapshot'
  version: number
  now: number
  about: About
  you: You
  view: GameView | null
  insight: Insight
  menu: Choice[]
  story: Line[]
  prompt: Prompt | null
  proposal: Proposal | null
  phrases: Spoken[]
  heard: {
    [k: string]: number
  }
}
/**
 * The table around the cards, the same for everybody. Stages: open, playing, between (partidas), over.
 *
 * `family` names the board that draws the game, `sides` has the side of each seat, `out` are those whom the host removed.
 * `advice` is on while everybody who sits here wants it, and empty where the game has none. `event` is there where the table
 * is of one; at that of a `lesson` the first deal was prepared, and proves nothing.
 */
export interface About {
  id: string
  setup: Setup
  locked: boolean
  stage: 'between' | 'open' | 'over' | 'playing'
  chairs: Chair[]
  match: Match
  fair: Fair
  past: Fair[]
  referee: string
  records: number
  family: string
  sides: number[]
  candidate: Candidate | null
  out: string[]
  advice: '' | 'off' | 'on'
  event: OfEvent | null
  lesson: boolean
}
/**
 * A seat as everybody sees it. `away` where a bot plays for the person; `host` where the table's owner sits.
 *
 * `left` where its person got up, `heir` who takes it when the next deal begins, `learns` where its person wants advice.
 */
export interface Chair {
  kind: 'bot' | 'empty' | 'person'
  name: string
  bot: string
  ready: boolean
  away: boolean
  host: boolean
  left: boolean
  heir: string
  learns: boolean
}
/**
 * Where the match stands: partidas won by each side; once it is over `winners` has it, one, several or nobody.
 *
 * `winner` is the one side that has it alone; `last` is the partida that ended last; `unit` how many of a score make a point.
 */
export interface Match {
  number: number
  partida: number
  wins: number[]
  winner: number | null
  winners: number[]
  last: Ended | null
  unit: number
}
/**
 * How a partida ended: the sides that won it, one, several or nobody, and the score by side.
 */
export interface Ended {
  winners: number[]
  score: number[]
}
/**
 * The proof of the packs: the commitment, the nonces by seat, how many packs so far, and the seed once it is revealed.
 *
 * `before` is how many packs of the match came before this partida.
 */
export interface Fair {
  commitment: string
  nonces: string[]
  before: number
  packs: number
  seed: string
}
/**
 * Who asks for the referee's chair: whether the host has named them, and the seats that have still to agree.
 *
 * Where there are none the chair is theirs when the next deal begins.
 */
export interface Candidate {
  name: string
  named: boolean
  missing: number[]
}
/**
 * The jogo of an event that is played at this table, the people whose chairs they are, and whether it was closed.
 *
 * `packs` is how many mãos are played, each alone, where all tables of a round have the same packs; 0 elsewhere.
 */
export interface OfEvent {
  id: string
  jogo: string
  people: string[]
  packs: number
  closed: boolean
}
/**
 * Who the listener is here: a seat, the referee or a spectator; and whether the table is theirs.
 *
 * `key` names the role: updates of one key do not fit the view of another. `joins` is the seat that a spectator takes when
 * the next deal begins; `asks` whether they ask for the referee's chair.
 */
export interface You {
  key: string
  role: 'referee' | 'seat' | 'spectator'
  seat: number | null
  host: boolean
  name: string
  joins: number | null
  asks: boolean
}
/**
 * What a seat knows of a partida of truco.
 */
export interface TrucoView {
  type: 'TrucoView'
  regulation: string
  options: [string, string][]
  seat: number
  actors: number[]
  shown: Mesa
}
/**
 * Everything on and around the table.
 *
 * `cut` is whether packs are cut at all, `pack` how many cards are out, `kind` one of `normal`, `eleven` and `iron`;
 * `owner` the side on eleven; `results` one number a vaza, a side or 2 for tied; `raiser` the side that called last, -1
 * for none; `callers` the seats of the calls still unanswered; `winner` a side, 2 for three ties, -1 while undecided.
 * `vira` is `none`, `hidden` or `open`; `end` the end dealt from; `packets` the seats dealt to so far; `must_kill` the
 * seats whose open cards a truco has to beat; `forced` cards fell too early and must be played next (`forced_places` is
 * 0 where the viewer may not tell). `saw_top`, `vira_at`, `takes` and `peeked_at` say, to all, what came from where.
 * `giving` is how the deal goes: `packet` by packet, `asked` while the cutter says whether one burns before all is given,
 * `waived` once none does.
 */
export interface Mesa {
  type: 'Mesa'
  seats: number
  cut: boolean
  phase: string
  score: [number, number]
  base: [number, number]
  dealer: number
  next_dealer: number
  mao: number
  top: number
  pack: number
  cuts: number
  burn_banned: boolean
  burned_cards: (Card | null)[]
  drawn: number[]
  drawn_cards: Card[]
  kind: string
  owner: number
  hands: Hand[]
  vazas: Fallen[][]
  results: number[]
  turn: number
  stake: number
  asked: number
  raiser: number
  callers: number[]
  folded: number[]
  winner: number
  thrower: number
  thrown_cards: Card[]
  sanctions: [number, string, string][]
  how: string
  clause: string
  vira: string
  vira_card: Card | null
  vira_at: number
  end: number
  saw: number
  saw_top: number
  takes: number[]
  packets: number[]
  burned: number
  peekers: number[]
  peeked_at: number[]
  peeked_cards: (Card | null)[]
  redeals: number
  giving: string
  must_kill: number[]
  forced_seats: number[]
  forced_places: number[]
  forced_cards: (Card | null)[]
  forced_down: number[]
}
/**
 * One seat's three cards.
 *
 * `dealt_cards` are the faces seen place by place, fallen ones included, and a card that came in place of another where
 * the viewer had looked at the hand; `held` the places still in hand, where the viewer may tell places apart; `laid` the
 * places lying open. `exposed_cards` are cards that all know to be in this hand or face down on the table since so many
 * cards had fallen (`exposed_since`); `partner_cards` the same by art. 21.
 */
export interface Hand {
  type: 'Hand'
  seat: number
  count: number
  dealt_cards: (Card | null)[]
  held: number[]
  laid: number[]
  exposed_cards: Card[]
  exposed_since: number[]
  partner_cards: Card[]
}
/**
 * A card on the table. `place` is 0 unless the viewer may know which of the three places it came from.
 */
export interface Fallen {
  type: 'Fallen'
  seat: number
  card: Card | null
  down: boolean
  place: number
}
/**
 * What a seat of Truco Cego knows, and what a screen draws: here the same, for nothing is hidden again.
 */
export interface CegoView {
  type: 'CegoView'
  regulation: string
  options: [string, string][]
  seat: number
  actors: number[]
  shown: MesaCego
}
/**
 * Everything on the table.
 *
 * `form` is roda or testa, `nth` which of the three testas (0 to 2), `first` its mão. `window` says what the volta waits for
 * (see `stages.WINDOWS`), `phase` what the partida waits for. `chain` are the calls of envido that stand, `envido` what they
 * are worth (if accepted, if refused), `caller` who called last for the points. `flor_step` and `flor_by` are what was put on
 * a flor and by which side, `flores` what that pays this side (if accepted and won, if refused) while it waits. `level` is the
 * step of truco that was accepted (0 none), `asked` the one that waits for an answer, `asked_by` its side, `asker` its seat,
 * `raiser` the side that may raise next. `won_by`, `won`, `won_part` are the points part as it stands, provisional until the
 * volta ends. `demands` are pairs of seats, who asked for a flor and who was asked. `state` is the engine's own bookkeeping,
 * all of it public; screens ignore it.
 */
export interface MesaCego {
  type: 'MesaCego'
  phase: string
  score: number[]
  base: number[]
  dealer: number
  next_dealer: number
  mao: number
  form: string
  nth: number
  first: number
  cut: boolean
  pack: number
  top: number
  cuts: number
  drawn_seats: number[]
  drawn: number[]
  drawn_cards: Card[]
  contenders: number[]
  hands: CegoHand[]
  vazas: CegoFallen[][]
  results: number[]
  turn: number
  window: string
  points: string
  chain: string[]
  envido: number[]
  caller: number
  falta: number
  flor_step: string
  flor_by: number
  flores: number[]
  level: number
  asked: number
  asked_by: number
  asker: number
  raiser: number
  double: string
  singer: number
  best: number
  down: number
  lei: number
  demands: [number, number][]
  won_by: number
  won: number
  won_part: string
  winner: number
  exposed_seats: number[]
  exposed_cards: Card[]
  redeals: number
  sanctions: [number, string, string][]
  how: string
  clause: string
  state: unknown[]
}
/**
 * One seat's three cards, and where it stands in this volta.
 *
 * `dealt_cards` are the faces the viewer sees, place by place, fallen and shown ones included; `held` the places still in
 * hand, where the viewer may tell places apart; `shown_cards` those everybody has seen although they were not played.
 * `flor` is what the seat said of its flor in this volta ("" nothing yet); `song` the points it sang (0 none, -1 não mato).
 */
export interface CegoHand {
  type: 'CegoHand'
  seat: number
  count: number
  dealt_cards: (Card | null)[]
  held: number[]
  shown_cards: Card[]
  playing: boolean
  looks: boolean
  left: string
  flor: string
  song: number
}
/**
 * A card on the table. `place` is 0 unless the viewer may know which of the three places it came from.
 */
export interface CegoFallen {
  type: 'CegoFallen'
  seat: number
  card: Card
  place: number
}
/**
 * What a seat knows of a partida of canastra or buraco: the table, and beside it what only a memory holds.
 */
export interface CanastraView {
  type: 'CanastraView'
  regulation: string
  options: [string, string][]
  seat: number
  actors: number[]
  shown: CanastraMesa
}
/**
 * Everything on and around the table that a screen may draw now.
 *
 * `base` is the score before this deal, `extra` how many deals were played to break a tie between the sides in `tied`.
 * `fresh_cards` are what the seat on turn drew in it, as far as the viewer sees them; `drew` is `stock`, `lixo` or nothing
 * yet; `refusable` whether the drawn card may be refused. `single` is the card that may not go back to the lixo in this
 * turn. `failed` is whether the turn had a lay-down below the minimum; `idle` how many turns passed without the stock.
 * `drawn` are the cards drawn for the first deal, by `drawers` in order, `drawn_at` where in the pack; `waiting` who draws
 * next. `past` are the scores with which the latest deals began, this one last; `conta` is how the last one that
 * was counted came out, until the next one is; `ender` and `ended` tell how the deal on the table ended, `how` the partida.
 */
export interface CanastraMesa {
  type: 'Mesa'
  seats: number
  cutting: boolean
  phase: string
  score: number[]
  base: number[]
  target: number
  dealer: number
  next_dealer: number
  mao: number
  extra: number
  tied: number[]
  attempts: number[]
  turn: number
  turns: number
  drew: string
  fresh_cards: Card[]
  refusable: boolean
  single_card: Card | null
  failed: boolean
  idle: number
  stock: number
  lixo: number
  lixo_cards: Card[]
  mortos: Morto[]
  lados: Lado[]
  lugares: Lugar[]
  drawers: number[]
  drawn_cards: Card[]
  drawn_at: number[]
  waiting: number[]
  past: number[][]
  conta: Conta | null
  ender: number
  ended: string
  how: string
  clause: string
}
/**
 * A morto: `there`, `taken` by a seat, or turned into `stock`; `waiting` while its seat may not use it yet.
 */
export interface Morto {
  type: 'Morto'
  number: number
  state: string
  seat: number
  waiting: boolean
}
/**
 * One side: its melds, the mortos it took, and what it may or must do.
 *
 * `vulnerable` is whether its first lay-down has a minimum, `minimum` what the next one needs, 0 where it is free;
 * `attempts` how many failed; `opened` whether it has laid melds. `may_go_out` is whether it has the right to.
 */
export interface Lado {
  type: 'Lado'
  side: number
  score: number
  jogos: Jogo[]
  mortos: number[]
  vulnerable: boolean
  minimum: number
  attempts: number
  opened: boolean
  may_go_out: boolean
}
/**
 * A meld on the table, its cards as they lie; its number, from 1, is its place among those of its side.
 *
 * `low` is the place of its first card, 1 to 14, where it is a run, and 0 where it is a group; `wild` are the positions in
 * `meld_cards`, from 0, of cards that stand for others. `marks` tell what it is: `clean` or `dirty` for a canastra, `stained`
 * where it can never be clean, `closed` where nothing more may be added.
 */
export interface Jogo {
  type: 'Jogo'
  low: number
  meld_cards: Card[]
  wild: number[]
  marks: string[]
}
/**
 * One seat: how many cards it holds, and which they are where the viewer sees them.
 */
export interface Lugar {
  type: 'Lugar'
  seat: number
  side: number
  count: number
  hand_cards: Card[]
}
/**
 * How a deal was counted: its number, how it ended and by whom, by which clause, and the bill of every side in `rows`.
 *
 * A row has the numbers of a `Bill` in its order, without names: it stays in every view of the next deal.
 */
export interface Conta {
  type: 'Conta'
  mao: number
  how: string
  ender: number
  clause: string
  rows: number[][]
}
/**
 * What a seat knows of a partida of cacheta or pif-paf; there is no memory before the first pack.
 */
export interface PifeView {
  type: 'PifeView'
  regulation: string
  options: [string, string][]
  seat: number
  actors: number[]
  shown: PifeMesa
}
/**
 * Everything on and around the table.
 *
 * `base` and `base_pot` are what everybody and the pot had when the deal began. `drew` is `stock`, `lixo` or nothing yet,
 * `fresh_card` the card just drawn, where the viewer sees it. `asked` answer the window of the last discard, `answered` have;
 * `answer` is the viewer's own: `pass` or `claim`, with the card it would discard. `reached` reached for it, `called` were
 * called for it; `erred` showed a batida that was none in this turn or window, `alarm` just now. `idle` turns passed without
 * the stock, `voids` deals in a row without a result. `ender`, `ended`, `how` and `clause` tell how the last deal and the
 * partida ended, `winners` who won it.
 */
export interface PifeMesa {
  type: 'Mesa'
  seats: number
  cutting: boolean
  phase: string
  score: number[]
  base: number[]
  pot: number
  base_pot: number
  dealer: number
  next_dealer: number
  mao: number
  turn: number
  turns: number
  drew: string
  fresh_card: Card | null
  said: boolean
  stock: number
  lixo_cards: Card[]
  vira: Card | null
  wild_cards: Card[]
  window: number
  windows: number
  asked: number[]
  answered: number[]
  answer: string
  answer_card: Card | null
  reached: number[]
  called: number[]
  erred: number[]
  alarm: number[]
  idle: number
  reshuffles: number
  voids: number
  lugares: PifeLugar[]
  ender: number
  ended: string
  how: string
  clause: string
  winners: number[]
}
/**
 * One seat: `status` is `in`, `away`, `abandoned` or `threw`, `score` its lives or chips, `bet` its bet in the deal.
 *
 * Where the viewer sees the hand, `meld_cards` are its melds and `loose_cards` the rest, as one would hold them. `barred` may
 * not go out with a discard, `stock_only` was called for a rebate, `owes` lives that a false batida costs once the deal is
 * scored. `spoken` is whether it has bet, `drawn` whether it has drawn in this deal.
 */
export interface PifeLugar {
  type: 'Lugar'
  seat: number
  status: string
  score: number
  bet: number
  count: number
  hand_cards: Card[]
  meld_cards: Card[][]
  loose_cards: Card[]
  barred: boolean
  stock_only: boolean
  owes: number
  spoken: boolean
  drawn: boolean
}
/**
 * What a seat knows of a session of blackjack.
 */
export interface BlackjackView {
  type: 'BlackjackView'
  regulation: string
  options: [string, string][]
  seat: number
  actors: number[]
  shown: BlackjackMesa
}
/**
 * Everything on and around the table.
 *
 * `opening` is what everybody began the session with, `base` what they had when the round was dealt. `hand` is which of the
 * hands of `turn` is asked or played. `waits` is whether a new shoe is needed in the middle of a round. `checked` is whether
 * the house looked at its hidden card and has no BlackJack; while that card is `hidden`, `house_cards` is the open one alone.
 */
export interface BlackjackMesa {
  type: 'Mesa'
  seats: number
  phase: string
  waits: boolean
  opening: number[]
  score: number[]
  base: number[]
  mao: number
  rounds: number
  turn: number
  hand: number
  turns: number
  decks: number
  shoe: number
  house_count: number
  house_cards: Card[]
  house_total: number
  checked: boolean
  hidden: boolean
  lugares: BlackjackLugar[]
  how: string
  clause: string
}
/**
 * One seat: its chips and what it still has to stake, in half chips, its bet in whole ones, its hands.
 */
export interface BlackjackLugar {
  type: 'Lugar'
  seat: number
  score: number
  free: number
  bet: number
  insured: boolean
  able: boolean
  maos: Mao[]
}
/**
 * One hand: its cards and total where the viewer sees them, `count` of them in any case.
 *
 * `stake` is in half chips; `born` is 0 as dealt, 1 or 2 after a first or second split, `of_aces` after a split of aces;
 * `state` is `live`, `stood`, `bust` or `surrendered`. Once it is settled, `how` tells the result and `gain` what it brought.
 */
export interface Mao {
  type: 'Mao'
  count: number
  hand_cards: Card[]
  total: number
  soft: boolean
  blackjack: boolean
  stake: number
  born: number
  of_aces: boolean
  doubled: boolean
  state: string
  how: string
  gain: number
}
/**
 * What the cards mean that the listener sees, so that a screen need not know the rules. Absent is what has not changed.
 *
 * `marked` are the cards that stand out, each with what it is called; `best` the seats with the best card of each vaza that
 * is drawn; `silent` the phrases that would be refused to the listener now; `rules` are the clauses that rule the moment, the
 * nearest first; `strength` the cards from the strongest down, where they have such an order; `guide` is what a lesson says
 * now; `more` is for the family's own board.
 */
export interface Insight {
  marked?: {
    [k: string]: string
  }
  best?: number[][]
  silent?: string[]
  rules?: string[]
  strength?: Force[]
  guide?: Bubble[]
  more?: unknown
}
/**
 * Cards that are equally strong: one rank in these suits, and what they are called.
 */
export interface Force {
  rank: string
  suits: string
  name?: string
}
/**
 * Something that a lesson says, by which clause. `press` is where to look: places on the screen, or acts of the menu.
 *
 * What `waits` is there until the learner has acted; the rest until it was read.
 */
export interface Bubble {
  name: string
  text: string
  clause?: string
  press?: string[]
  waits?: boolean
}
/**
 * One thing the listener may do now, with its words: `TRUCO`, and apart from them its price: `vale 3`.
 *
 * `warning` is what it may cost, by which `clause`, to be read before it is done, and `go` the word of who does it all the
 * same. `makes` is what it would make. `truth` is what the listener's own cards say of it: whether they make it or it is a
 * bluff; `vain` is what would win nothing now. `about` is what it does, in one line; of forty cuts only the first has it.
 */
export interface Choice {
  action: GameAction
  label: string
  price?: string
  warning?: string
  clause?: string
  go?: string
  makes?: string
  truth?: '' | 'bluff' | 'true'
  vain?: boolean
  about?: string
}
/**
 * A sentence of the story, and the clause behind it.
 */
export interface Line {
  text: string
  clause?: string
}
/**
 * Whom the table waits for, since when and until when, in milliseconds of the server's clock; no end without a clock.
 */
export interface Prompt {
  actors: number[]
  since: number
  until: number | null
}
/**
 * What a partner wants for the side: to agree, do the same act; else decline. `agreed` are those who have.
 */
export interface Proposal {
  seat: number
  action: GameAction
  label: string
  agreed: number[]
}
/**
 * A phrase somebody said.
 */
export interface Spoken {
  seat: number
  phrase: string
  text: string
}
/**
 * One version. A field that is absent has not changed; `patch` lists (path, new value) into the view.
 *
 * `fresh` replaces the whole view where a partida begins; `insight` brings what has changed of it.
 */
export interface Update {
  type: 'update'
  version: number
  at: number
  by?: number | null
  how?: string
  about?: About
  events?: GameEvent[]
  story?: Line[]
  fresh?: GameView
  patch?: [(string | number)[], unknown][]
  insight?: Insight
  menu?: Choice[]
  prompt?: Prompt | null
  proposal?: Proposal | null
  spoken?: Spoken
}
/**
 * The pack was shuffled for a mão, or, while there is no dealer (-1), for the draw of the first one.
 */
export interface Shuffled {
  type: 'Shuffled'
  dealer: number
  mao: number
}
/**
 * The cutter cut the pack.
 */
export interface WasCut {
  type: 'WasCut'
  seat: number
  at: number
}
/**
 * The cutter burned a card, face up.
 */
export interface Burned {
  type: 'Burned'
  seat: number
  card: Card
}
/**
 * The pack went back to the dealer.
 */
export interface GaveBack {
  type: 'GaveBack'
  seat: number
}
/**
 * A seat got its cards; the secret is theirs, unless they lie in the dark.
 */
export interface Dealt {
  type: 'Dealt'
  seat: number
  secret_cards: Card[]
  audience: number[]
}
/**
 * A seat saw the cards of `whose`: the partner's in an eleven hand, its own after a dark vaza.
 */
export interface Looked {
  type: 'Looked'
  seat: number
  whose: number
  clause: string
  secret_cards: Card[]
  audience: number[]
}
/**
 * A side on eleven chose to play the mão or to give it up.
 */
export interface Decided {
  type: 'Decided'
  seat: number
  playing: boolean
  clause: string
}
/**
 * A card fell, open (`card`) or face down (`card` is None and the secret its owner's).
 *
 * `place` is set when the card was played in the dark.
 */
export interface Played {
  type: 'Played'
  seat: number
  card: Card | null
  down: boolean
  place: number
  secret_cards: Card[]
  audience: number[]
}
/**
 * A vaza ended: won by a side (with the seat of the best card), or tied (`side` is None).
 */
export interface VazaWon {
  type: 'VazaWon'
  nth: number
  side: number | null
  lead: number
  clause: string
}
/**
 * A seat asked for a higher stake.
 */
export interface Raised {
  type: 'Raised'
  seat: number
  stake: number
  clause: string
}
/**
 * A seat took the stake asked for.
 */
export interface Accepted {
  type: 'Accepted'
  seat: number
  stake: number
  clause: string
}
/**
 * A seat refused; `final` when its side has run, else the partner is asked.
 */
export interface Ran {
  type: 'Ran'
  seat: number
  stake: number
  final: boolean
  clause: string
}
/**
 * A seat threw several cards at once: the open ones, and how many face down.
 */
export interface Threw {
  type: 'Threw'
  seat: number
  cards: Card[]
  face_down: number
  clause: string
}
/**
 * Cards that all had seen went back to a hand.
 */
export interface Returned {
  type: 'Returned'
  seat: number
  cards: Card[]
  clause: string
}
/**
 * The referee applied a clause: `effect` names the consequence, `score` is the score it set, if it did.
 */
export interface PackRuled {
  type: 'Ruled'
  clause: string
  offender: number | null
  effect: string
  sanction: string
  why: string
  score: number[]
}
/**
 * The mão is over: `side` takes `points`; nobody does when `side` is None. `void` if it never counted.
 */
export interface MaoEnded {
  type: 'MaoEnded'
  side: number | null
  points: number
  score: number[]
  clause: string
  void: boolean
}
/**
 * The partida is over; `side` won it, or with -1 nobody alone did.
 */
export interface PartidaEnded {
  type: 'PartidaEnded'
  side: number
  score: number[]
  how: string
  clause: string
}
/**
 * A seat drew a card for the first deal and turned it up.
 */
export interface Drew {
  type: 'Drew'
  seat: number
  at: number
  card: Card
}
/**
 * The heaviest card decided the first dealer; no dealer when all must draw again.
 */
export interface DealerDrawn {
  type: 'DealerDrawn'
  dealer: number | null
  clause: string
}
/**
 * A seat laid its hand open: with a set that wins, or, by a ruling, without one.
 */
export interface Showed {
  type: 'Showed'
  seat: number
  cards: Card[]
  clause: string
}
/**
 * A side gave the mão away.
 */
export interface Conceded {
  type: 'Conceded'
  seat: number
  clause: string
}
/**
 * After the mão, a card that had been played face down was turned up.
 */
export interface Revealed {
  type: 'Revealed'
  seat: number
  nth: number
  card: Card
}
/**
 * The card that names the manilhas was turned up, or (without a card) laid aside face down.
 */
export interface ViraTurned {
  type: 'ViraTurned'
  card: Card | null
  clause: string
  secret_cards: Card[]
  audience: number[]
}
/**
 * The cutter asked for the deal to come from the bottom.
 */
export interface AskedBottom {
  type: 'AskedBottom'
  seat: number
  clause: string
}
/**
 * The cutter had the packet due to a seat burned; its cards are told next.
 */
export interface PacketBurned {
  type: 'PacketBurned'
  seat: number
  whose: number
  clause: string
}
/**
 * The dealer gives everything: the cutter says once whether a packet burns.
 */
export interface GivesAll {
  type: 'GivesAll'
  seat: number
  clause: string
}
/**
 * The cutter burns nothing more in this deal.
 */
export interface Waived {
  type: 'Waived'
  seat: number
  clause: string
}
/**
 * A seat got its packet; nobody looks before the deal is done.
 */
export interface PacketDealt {
  type: 'PacketDealt'
  seat: number
}
/**
 * A card turned up while it was dealt to a seat.
 */
export interface TurnedUp {
  type: 'TurnedUp'
  seat: number
  card: Card
  clause: string
}
/**
 * A seat kept a card that had turned up.
 */
export interface Kept {
  type: 'Kept'
  seat: number
  card: Card
  clause: string
}
/**
 * Chance chose who begins: `winner` won odds and evens or the lot, `dealer` deals.
 */
export interface TrucoLotDrawn {
  type: 'LotDrawn'
  winner: number
  dealer: number
  clause: string
}
/**
 * The cutter sawed the pack.
 */
export interface Sawn {
  type: 'Sawn'
  seat: number
  at: number
}
/**
 * A seat looked at the bottom card; the secret is theirs.
 */
export interface Peeked {
  type: 'Peeked'
  seat: number
  clause: string
  secret_cards: Card[]
  audience: number[]
}
/**
 * A card that had turned up was burned, and the seat got another in its place; the secret is theirs.
 */
export interface Replaced {
  type: 'Replaced'
  seat: number
  card: Card
  clause: string
  secret_cards: Card[]
  audience: number[]
}
/**
 * A roda or one of the three testas of a deal begins; `seats` play, the mão first. In testa only they look.
 */
export interface VoltaBegan {
  type: 'VoltaBegan'
  form: string
  nth: number
  seats: number[]
  clause: string
}
/**
 * A seat bound its trio by the lei do jogo.
 */
export interface LeiSaid {
  type: 'LeiSaid'
  seat: number
  falta: number
  clause: string
}
/**
 * A seat opened or raised a bet (see `words`); with `down` its first card fell face down with the word.
 */
export interface Called {
  type: 'Called'
  seat: number
  call: string
  value: number
  clause: string
  down: boolean
}
/**
 * A seat that was asked said its flor, or that it has none (`e-boa`).
 */
export interface Declared {
  type: 'Declared'
  seat: number
  what: string
  clause: string
}
/**
 * A seat accepted (`wants`) or refused a bet; `passing`, `raising`, `shrinking` as in the acts.
 */
export interface Answered {
  type: 'Answered'
  seat: number
  wants: boolean
  part: string
  value: number
  raising: boolean
  passing: string
  shrinking: boolean
  clause: string
}
/**
 * A seat left the answer to its partners, or a flor against a flor as it is.
 */
export interface Deferred {
  type: 'Deferred'
  seat: number
  part: string
}
/**
 * A flor undid the envido.
 */
export interface EnvidoVoid {
  type: 'EnvidoVoid'
  clause: string
}
/**
 * A seat sang points: 1 to 7, 20 to 38, or 10, 11, 12 for a lone sota, cavalo, rei.
 */
export interface Sang {
  type: 'Sang'
  seat: number
  points: number
  part: string
  clause: string
}
/**
 * A seat said `não mato`.
 */
export interface DidNotBeat {
  type: 'DidNotBeat'
  seat: number
  clause: string
}
/**
 * The points part is settled for now: tentos to a side, provisional until the volta ends.
 */
export interface PointsSettled {
  type: 'PointsSettled'
  part: string
  side: number
  tentos: number
  clause: string
}
/**
 * `peço flor`: `asked` must prove at the end that it hid none.
 */
export interface FlorAsked {
  type: 'FlorAsked'
  seat: number
  asked: number
  clause: string
}
/**
 * A seat owned up to a flor that is none.
 */
export interface Admitted {
  type: 'Admitted'
  seat: number
  clause: string
}
/**
 * Seats stopped contesting the vazas: one that passed or went to the pack, or a whole trio together.
 */
export interface WentOut {
  type: 'WentOut'
  seats: number[]
  how: string
  clause: string
}
/**
 * With the card that fell a seat laid its last one, which will fall when its turn comes.
 */
export interface LaidOver {
  type: 'LaidOver'
  seat: number
  card: Card
  clause: string
}
/**
 * A seat showed cards: for its song, its flor, or because it was asked for one.
 */
export interface Proved {
  type: 'Proved'
  seat: number
  cards: Card[]
  part: string
  clause: string
}
/**
 * Something came out about a seat: see the last lines of `words`.
 */
export interface FoundOut {
  type: 'FoundOut'
  seat: number
  what: string
  clause: string
}
/**
 * Tentos paid for good, part by part: `envido`, `flor`, `truco` or `penalty`.
 */
export interface Credited {
  type: 'Credited'
  part: string
  side: number
  tentos: number
  score: number[]
  clause: string
}
/**
 * A roda or a testa is over, paid, or (with `again`) undone: the same dealer deals again.
 */
export interface VoltaEnded {
  type: 'VoltaEnded'
  form: string
  nth: number
  score: number[]
  clause: string
  again: boolean
}
/**
 * A vulnerable side laid less than its minimum: the cards went back to the hand, and the minimum is now `rises`.
 */
export interface OpeningFailed {
  type: 'OpeningFailed'
  seat: number
  shown_cards: Card[][]
  points: number
  minimum: number
  rises: number
  clause: string
}
/**
 * The mortos were set apart, so many of eleven cards, and the rest became the stock.
 */
export interface MortosSet {
  type: 'MortosSet'
  seat: number
  mortos: number
  stock: number
  clause: string
}
/**
 * A seat drew a card from the stock, which it alone sees; `stock` cards are left.
 */
export interface Bought {
  type: 'Bought'
  seat: number
  stock: number
  secret_cards: Card[]
  audience: number[]
}
/**
 * The first player joined the drawn card to the hand: it can no longer be refused.
 */
export interface Joined {
  type: 'Joined'
  seat: number
  clause: string
}
/**
 * The first player refused the drawn card, which went to the lixo; another one is drawn.
 */
export interface CanastraReturned {
  type: 'Returned'
  seat: number
  card: Card
  clause: string
}
/**
 * A seat took the lixo, these cards from the bottom up.
 */
export interface TookLixo {
  type: 'TookLixo'
  seat: number
  lixo_cards: Card[]
  clause: string
}
/**
 * A seat did not take the lixo, and nothing else was left to draw.
 */
export interface Declined {
  type: 'Declined'
  seat: number
  clause: string
}
/**
 * A seat laid a new meld, the one of its side with this number, its cards as they lie.
 *
 * `canastra` is `clean` or `dirty` where the meld is one, else empty.
 */
export interface Laid {
  type: 'Laid'
  seat: number
  meld: number
  meld_cards: Card[]
  canastra: string
  clause: string
}
/**
 * A seat added cards to a meld of its side; `meld_cards` are all of it as they lie now.
 *
 * `canastra` is what the meld is now, and `before` what it was: `clean`, `dirty` or nothing yet.
 */
export interface Added {
  type: 'Added'
  seat: number
  meld: number
  added_cards: Card[]
  meld_cards: Card[]
  canastra: string
  before: string
  clause: string
}
/**
 * A seat laid a card on the lixo.
 */
export interface Discarded {
  type: 'Discarded'
  seat: number
  card: Card
}
/**
 * A seat without cards took a morto: `direct`, to go on in the same turn, or to use from its next turn on.
 */
export interface TookMorto {
  type: 'TookMorto'
  seat: number
  morto: number
  direct: boolean
  clause: string
  secret_cards: Card[]
  audience: number[]
}
/**
 * The stock was empty, and a morto that nobody had taken became the stock.
 */
export interface MortoTurned {
  type: 'MortoTurned'
  morto: number
  clause: string
}
/**
 * A deal is over: `how` is `batida` (by `seat`), `exhausted`, `stalled`, `declined` or `void`; every hand is counted.
 */
export interface DealEnded {
  type: 'DealEnded'
  seat: number
  how: string
  bills: Bill[]
  hand_cards: Card[][]
  clause: string
}
/**
 * What a deal brought one side, line by line; the lines add up to `total`, and `score` is the side's total after it.
 *
 * `table` counts the cards in melds; `clean` and `dirty` are the canastras, `clean_points` and `dirty_points` what they
 * bring; `hands` what the cards left in hands take away, `morto` what not having taken one does.
 */
export interface Bill {
  type: 'Bill'
  side: number
  table: number
  clean: number
  clean_points: number
  dirty: number
  dirty_points: number
  batida: number
  hands: number
  morto: number
  total: number
  score: number
}
/**
 * Sides have equally many points: one more deal is played, and it alone decides between them.
 */
export interface TieToBreak {
  type: 'TieToBreak'
  sides: number[]
  clause: string
}
/**
 * A lot was drawn among `below`, counted from 0.
 */
export interface LotDrawn {
  type: 'LotDrawn'
  below: number
  drawn: number
}
/**
 * The vira was turned up; `wild_cards` are the curingas.
 */
export interface PifeViraTurned {
  type: 'ViraTurned'
  card: Card
  wild_cards: Card[]
  clause: string
}
/**
 * A seat says that one card is missing, truly or not.
 */
export interface SaidPifei {
  type: 'SaidPifei'
  seat: number
  clause: string
}
/**
 * A seat has no life left and leaves the partida.
 */
export interface Eliminated {
  type: 'Eliminated'
  seat: number
  clause: string
}
/**
 * The rest of the pack is the stock, and this seat begins.
 */
export interface PlayBegan {
  type: 'PlayBegan'
  seat: number
  stock: number
  clause: string
}
/**
 * A seat left the deal; `lives` is what it cost at once.
 */
export interface Abandoned {
  type: 'Abandoned'
  seat: number
  lives: number
  clause: string
}
/**
 * A seat drew a card from the stock, which it alone sees unless it is the vira; `stock` cards are left.
 */
export interface PifeBought {
  type: 'Bought'
  seat: number
  stock: number
  card: Card | null
  secret_cards: Card[]
  audience: number[]
}
/**
 * A seat draws and there is no card: it waits until the lixo is shuffled.
 */
export interface StockEnded {
  type: 'StockEnded'
  seat: number
  clause: string
}
/**
 * The stock or the shoe ran out in the middle of a deal, and chance made a new one of so many cards.
 */
export interface Reshuffled {
  type: 'Reshuffled'
  count: number
}
/**
 * A seat took the last discard into its hand.
 */
export interface Took {
  type: 'Took'
  seat: number
  card: Card
  clause: string
}
/**
 * A seat laid a card on the lixo; `asked` may go out with it, the first in order first, and answer in this window.
 */
export interface PifeDiscarded {
  type: 'Discarded'
  seat: number
  card: Card
  asked: number[]
  window: number
}
/**
 * A seat gave its answer to a discard; which, nobody knows.
 */
export interface Replied {
  type: 'Replied'
  seat: number
}
/**
 * Nobody went out with the discard.
 */
export interface WindowClosed {
  type: 'WindowClosed'
  window: number
}
/**
 * A seat showed these cards as a batida, which they are not, and takes them back; `with_card` is a discard it claimed.
 */
export interface FalseBatida {
  type: 'FalseBatida'
  seat: number
  hand_cards: Card[]
  with_card: Card | null
  clause: string
}
/**
 * A seat went out with these melds and discarded `card`, or none of ten; `with_card` is the discard it claimed.
 */
export interface Bateu {
  type: 'Bateu'
  seat: number
  meld_cards: Card[][]
  card: Card | null
  with_card: Card | null
  clause: string
}
/**
 * A deal is over: `how` is `batida`, `ten`, `louca`, `alone`, `exhausted`, `stalled` or `void`.
 *
 * `changes` is what it brought each seat since it began, `score` what each has now, `pot` what stays for the next deal;
 * `hand_cards` are the hands, empty where they are not shown.
 */
export interface PifeDealEnded {
  type: 'DealEnded'
  seat: number
  how: string
  changes: number[]
  score: number[]
  pot: number
  hand_cards: Card[][]
  clause: string
}
/**
 * Who plays the deal put the pingo into the pot; `away` has no chip for it.
 */
export interface Anted {
  type: 'Anted'
  playing: number[]
  away: number[]
  pot: number
  clause: string
}
/**
 * A seat bet: it `raised` or followed to so much in all, and put `paid` chips into the pot.
 */
export interface Bet {
  type: 'Bet'
  seat: number
  bet: number
  paid: number
  raised: boolean
  pot: number
  clause: string
}
/**
 * A seat reached for the discard to go out with it, and withdrew.
 */
export interface Reached {
  type: 'Reached'
  seat: number
  clause: string
}
/**
 * A seat pointed out the rebate of another, which from now on draws from the stock alone.
 */
export interface Rebate {
  type: 'Rebate'
  seat: number
  offender: number
  clause: string
}
/**
 * A seat threw its cards away, face down, and is out of the deal.
 */
export interface PifeThrew {
  type: 'Threw'
  seat: number
  clause: string
}
/**
 * The pot that void deals had left was shared: `shares` by seat.
 */
export interface PotShared {
  type: 'PotShared'
  shares: number[]
  clause: string
}
/**
 * A round begins with the bets; `out` cannot bet the minimum and sit by.
 */
export interface RoundBegan {
  type: 'RoundBegan'
  round: number
  out: number[]
  clause: string
}
/**
 * A seat bet so many chips.
 */
export interface BetPlaced {
  type: 'BetPlaced'
  seat: number
  chips: number
}
/**
 * A hand of a seat, counted from 0, got a card: for all to see, or as a secret where cards are dealt face down.
 */
export interface CardDealt {
  type: 'CardDealt'
  seat: number
  hand: number
  cards: Card[]
  secret_cards: Card[]
  audience: number[]
}
/**
 * The house got a card: its first face up, its second face down.
 */
export interface HouseDealt {
  type: 'HouseDealt'
  cards: Card[]
  secret_cards: Card[]
  audience: number[]
}
/**
 * A seat insured its hand for so many half chips.
 */
export interface Insured {
  type: 'Insured'
  seat: number
  price: number
  clause: string
}
/**
 * A seat neither insured nor gave up.
 */
export interface BlackjackDeclined {
  type: 'Declined'
  seat: number
}
/**
 * A seat gave its hand up and lost half of its bet.
 */
export interface Surrendered {
  type: 'Surrendered'
  seat: number
  lost: number
  clause: string
}
/**
 * The house looked at its hidden card: it has a BlackJack, or the round goes on.
 */
export interface Checked {
  type: 'Checked'
  blackjack: boolean
  clause: string
}
/**
 * A seat keeps a hand as it is.
 */
export interface Stood {
  type: 'Stood'
  seat: number
  hand: number
}
/**
 * A seat asked for a card.
 */
export interface AskedCard {
  type: 'AskedCard'
  seat: number
  hand: number
}
/**
 * A seat doubled its bet on a hand to so many half chips.
 */
export interface Doubled {
  type: 'Doubled'
  seat: number
  hand: number
  stake: number
  clause: string
}
/**
 * A seat split a hand in two, each with a bet of `stake`; split aces get one card each.
 */
export interface Parted {
  type: 'Parted'
  seat: number
  hand: number
  stake: number
  aces: boolean
  clause: string
}
/**
 * A hand went over 21 and is lost at once.
 */
export interface Busted {
  type: 'Busted'
  seat: number
  hand: number
  cards: Card[]
  total: number
  lost: number
  clause: string
}
/**
 * The house turned its hidden card.
 */
export interface HouseShown {
  type: 'HouseShown'
  card: Card
  total: number
  blackjack: boolean
  clause: string
}
/**
 * The house drew a card.
 */
export interface HouseDrew {
  type: 'HouseDrew'
  card: Card
  total: number
  clause: string
}
/**
 * The house stands, or went over 21, or need not draw: `how` is `stands`, `bust` or `idle`.
 */
export interface HouseDone {
  type: 'HouseDone'
  how: string
  total: number
  clause: string
}
/**
 * An insurance was paid, or lost.
 */
export interface InsuranceSettled {
  type: 'InsuranceSettled'
  seat: number
  gain: number
  clause: string
}
/**
 * A hand was settled against the house: `how` is one of `RESULTS`.
 */
export interface Settled {
  type: 'Settled'
  seat: number
  hand: number
  how: string
  cards: Card[]
  total: number
  house: number
  stake: number
  gain: number
  clause: string
}
/**
 * The round is over: what it brought each seat, and what everybody has.
 */
export interface RoundEnded {
  type: 'RoundEnded'
  round: number
  gains: number[]
  score: number[]
}
/**
 * Done and kept: the request of this number, as of this version; with `text` where it may not be what was meant.
 *
 * `memo` is what the family's words keep for the speaker's next act; only the family's own board reads it.
 */
export interface Ack {
  type: 'ack'
  client: string
  n: number
  version: number
  text?: string
  clause?: string
  memo?: {
    [k: string]: unknown
  }
}
/**
 * How far a draft would stand, as of this version: so many acts, and why not the next one.
 *
 * Where the last of them `shows` something new, nothing is said about those after it.
 */
export interface Drafted {
  type: 'drafted'
  client: string
  n: number
  version: number
  stand: number
  shows?: boolean
  code?: string
  text?: string
  clause?: string
}
/**
 * What each choice of the menu is worth as of this version, the best first; nothing where nobody has counted.
 *
 * `seen` has it once more by every card that was seen, where another choice is the best then.
 */
export interface Advised {
  type: 'advised'
  client: string
  n: number
  version: number
  unit: string
  choices: Worth[]
  seen: Worth[]
}
/**
 * A choice of the listener's menu and what it is worth to them, in the unit of the game.
 */
export interface Worth {
  action: GameAction
  label: string
  value: number
  best: boolean
}
/**
 * What the listener's last act cost them: 0, with no text, where none of its menu was worth more.
 */
export interface Reviewed {
  type: 'reviewed'
  client: string
  n: number
  version: number
  cost: number
  text: string
}
/**
 * Not done: a code for programs, the sentence for people, the clause behind it. Without `n`: not even understood.
 */
export interface Refused {
  type: 'refused'
  code: string
  text: string
  clause?: string
  client?: string
  n?: number
  version?: number
}
/**
 * Who is connected, by seat, and how many watch; it is no act and has no version.
 *
 * `wrong` tells the host how many wrong passwords strangers have tried lately.
 */
export interface Presence {
  type: 'presence'
  here: boolean[]
  watching: number
  wrong?: number
}
/**
 * Somebody is, and this is the time.
 */
export interface Pong {
  type: 'pong'
  now: number
}
/**
 * A game that can be played here. Its regulation has the words of every option.
 *
 * `title` is what players call it, `code` what they notice of it and whose code it is. `sides` is how many there are at a
 * table of the first size, `seating` the side of each seat for every size, in their order, by the printed text;
 * `seating_by_rule` tells which settings part people otherwise. `proposes` are settings that people have to agree on, with
 * which a set-up begins; `needs` are the settings that a size brings along, `presets` the house rules that go by one name.
 * `faces` are what its family has besides (`sheet`, `rulings`, ...); `compared` are the codes that can be compared with one
 * another, itself among them; `lesson` is whether it has a guided first deal.
 */
export interface GameInfo {
  id: string
  version: string
  family: string
  title: Text
  code: Text
  summary: Text
  seats: number[]
  sides: number
  seating: number[][]
  seating_by_rule: Seating[]
  proposes: {
    [k: string]: string
  }
  needs: SeatsNeed[]
  options: Option[]
  presets: PresetInfo[]
  bots: BotInfo[]
  faces: string[]
  compared: string[]
  lesson: boolean
}
/**
 * The same words in both languages.
 */
export interface Text {
  pt: string
  en: string
}
/**
 * The side of each seat where these settings are chosen: so many people are parted otherwise than by the printed text.
 */
export interface Seating {
  seats: number
  options: {
    [k: string]: string
  }
  sides: number[]
}
/**
 * Settings that so many seats bring along: they need not be sent, and none of them may be sent otherwise.
 */
export interface SeatsNeed {
  seats: number
  options: {
    [k: string]: string
  }
}
/**
 * A house rule that a table may set: by name, or where it has `numbers` by a number, or several, within their bounds.
 */
export interface Option {
  key: string
  default: string
  values: string[]
  numbers: Numbers | null
}
/**
 * Whole numbers that an option takes: each within bounds; a list of them, `75,90,120`, where `most` is more than one.
 */
export interface Numbers {
  low: number
  high: number
  least?: number
  most?: number
}
/**
 * House rules that go by one name: what a set-up page sets when it is chosen. `about` may be empty.
 */
export interface PresetInfo {
  name: string
  title: Text
  about: Text
  options: {
    [k: string]: string
  }
}
/**
 * A program that plays the game; the best one is the default.
 */
export interface BotInfo {
  name: string
  best: boolean
}
/**
 * One regulation, whole.
 *
 * `title` is what players call its game, and no other game is called so; `code` is what they notice of it and whose code it
 * is, "" where it says neither.
 */
export interface Regulation {
  id: string
  version: string
  game: string
  title: Text
  code: Text
  summary: Text
  clauses: Clause[]
  silences: Silence[]
  options: OptionText[]
  notices: Notice[]
  phrases: RegulationsPhrase[]
  calls: CallText[]
}
/**
 * One numbered norm. Kinds: play, option (a variant the text leaves to the house), incident, tournament, conduct, venue.
 */
export interface Clause {
  id: string
  kind: string
  article: string
  text: Text
}
/**
 * A question the printed text leaves open, and how it is read here.
 */
export interface Silence {
  id: string
  about: string[]
  option: string
  text: Text
}
/**
 * A house rule as a set-up screen shows it. Scopes: play, ruling, table, tournament.
 */
export interface OptionText {
  key: string
  silence: string
  scope: string
  default: string
  values: string[]
  numeric: boolean
  title: Text
  labels: {
    [k: string]: Text
  }
}
/**
 * What participants, or the coordinator's checklist, are shown at a moment of the event.
 */
export interface Notice {
  clause: string
  moment: string
  audience: string[]
  text: Text
}
/**
 * Something that may be said at the table, and who hears it: table, partner or referee.
 */
export interface RegulationsPhrase {
  id: string
  clause: string
  audience: string
  option: string
  text: Text
}
/**
 * A call in the words of the code.
 */
export interface CallText {
  id: string
  text: Text
}
/**
 * A clause, or a silence of the printed text and how it is read here (kind `silence`).
 */
export interface ClauseInfo {
  id: string
  kind: string
  article: string
  about: string[]
  option: string
  text: Text
}
/**
 * Who asks: a guest, or somebody who is signed in to an account, by its role.
 */
export interface Myself {
  name: string
  role?: string
}
/**
 * The table that was opened.
 */
export interface Opened {
  id: string
}
/**
 * A table as a list shows it; times are milliseconds since 1970. `seat` and `host` are those of who asks.
 */
export interface Listed {
  id: string
  setup: Setup
  locked: boolean
  stage: 'between' | 'open' | 'over' | 'playing'
  chairs: Chair[]
  match: Match
  created_at: number
  updated_at: number
  score: number[]
  watching: number
  records: number
  seat: number | null
  host: boolean
}
/**
 * The tables that anybody may come to, and how many people and tables there are altogether.
 */
export interface Lobby {
  tables: Listed[]
  live: number
  people: number
}
/**
 * A partida from its first moment to its last, one update an act.
 */
export interface Replay {
  snapshot: Snapshot
  updates: Update[]
  names: string[]
}
/**
 * A partida that somebody played without a server and sent up: a record of their own, and nothing that counts.
 *
 * `at` is when it came here, `verdict` what its packs are worth as a proof.
 */
export interface HomePartida {
  id: string
  game: string
  at: number
  names: string[]
  score: number[]
  verdict: 'false' | 'proved' | 'unproved'
}
/**
 * Whether every pack of a partida is the one promised: `unproved` where something is missing, as before the seed is shown.
 *
 * `before` is how many packs of the match came before this partida.
 */
export interface ProofInfo {
  verdict: 'false' | 'proved' | 'unproved'
  commitment: string
  seed: string
  nonces: string[]
  before: number
  packs: PackProof[]
  problems: ProofProblem[]
}
/**
 * One pack, or one `lot`: its number under the seed, its line in the record, and whether it is the one derived.
 *
 * `ok` is null where nobody can tell; `place` is the first card that differs, counted from 1, and 0 where none does.
 */
export interface PackProof {
  n: number
  line: number
  ok: boolean | null
  place: number
  lot: boolean
}
/**
 * What keeps a partida from being proved, and the line of its record that shows it.
 */
export interface ProofProblem {
  line: number
  code: string
  text: string
}
/**
 * Whether the server works, and whether its store answers.
 */
export interface Health {
  status: 'failing' | 'ok'
  store: 'gone' | 'ok'
  version: string
}
/**
 * Why not: a code for programs, a sentence for people, and the clause behind it where a regulation says so.
 */
export interface Problem {
  code: string
  text: string
  clause?: string
}
/**
 * The scoreboard that was opened, with the key of each side and of judge or referee: they are told here and never again.
 */
export interface OpenedPlacar {
  id: string
  keys: string[]
}
/**
 * A scoreboard as anybody with its link sees it; `legal` is what each side may enter now, besides what is irregular.
 *
 * `version` is the number of its lines. `phase` is `dealer`, `over` or `finished`, or the family's word while a hand is
 * played. `seating` is the side of each seat; `winners` are the sides that have the match, none where nobody won, null while
 * it goes on. `dealer`, `cutter` and `leader` are seats, null while they are open; `own` is the hand as its family shows it,
 * and `tally` the deal whose points are to be entered, where they are counted by deal. Points are told in parts, `unit` of
 * which make one. `confirm` is what the sides confirm, each partida or each entry; then `claim` is what waits, if anything.
 * `judge` is whether one marks now, `referee` whether there is a key beside those of the sides. `sayable` are the calls and
 * results that this code has at all: what a device without a network may keep, for the server to look at later.
 */
export interface PlacarInfo {
  id: string
  version: number
  game: string
  options: {
    [k: string]: string
  }
  sides: string[]
  seating: number[]
  names: string[]
  players: number
  best_of: number
  target: number
  created_at: number
  phase: string
  partida: number
  mao: number
  score: number[]
  wins: number[]
  winners: number[] | null
  dealer: number | null
  cutter: number | null
  leader: number | null
  after: boolean
  undo: number | null
  partidas: PlacarPartida[]
  lines: PlacarLine[]
  legal: (
    | PlacarFirstDealer
    | PlacarIncident
    | PlacarTally
    | PlacarResult
    | PlacarCall
    | PlacarAccept
    | PlacarRun
    | PlacarEleven
    | PlacarVolta
    | PlacarTentos
    | PlacarRodada
    | PlacarNineCards
    | PlacarBlackjackRound
    | PlacarConfirm
    | PlacarCorrection
    | PlacarAgree
    | PlacarContest
    | PlacarWithdraw
    | PlacarSettle
    | PlacarJudge
  )[][]
  own: (PlacarMao | PlacarTrio | PlacarMesa | PlacarPife | PlacarBlackjack) | null
  judge: boolean
  tally: number | null
  unit: number
  confirm: string
  claim: PlacarClaim | null
  referee: boolean
  event: string
  jogo: string
  sayable: (
    | PlacarFirstDealer
    | PlacarIncident
    | PlacarTally
    | PlacarResult
    | PlacarCall
    | PlacarAccept
    | PlacarRun
    | PlacarEleven
    | PlacarVolta
    | PlacarTentos
    | PlacarRodada
    | PlacarNineCards
    | PlacarBlackjackRound
    | PlacarConfirm
    | PlacarCorrection
    | PlacarAgree
    | PlacarContest
    | PlacarWithdraw
    | PlacarSettle
    | PlacarJudge
  )[]
}
/**
 * A partida that ended: its score, how and by which clause, and the sides that confirmed it.
 */
export interface PlacarPartida {
  number: number
  score: number[]
  how: string
  clause: string
  agreed: number[]
}
/**
 * A line: who entered it (-2 is the referee), what it says, what followed, and whether it stands.
 *
 * `state` is that of a claim which is not written: `pending`, `contested`, `withdrawn`, or `settled` by the referee.
 */
export interface PlacarLine {
  number: number
  side: number
  at: number
  text: string
  entry:
    | PlacarFirstDealer
    | PlacarIncident
    | PlacarTally
    | PlacarResult
    | PlacarCall
    | PlacarAccept
    | PlacarRun
    | PlacarEleven
    | PlacarVolta
    | PlacarTentos
    | PlacarRodada
    | PlacarNineCards
    | PlacarBlackjackRound
    | PlacarConfirm
    | PlacarCorrection
    | PlacarAgree
    | PlacarContest
    | PlacarWithdraw
    | PlacarSettle
    | PlacarJudge
  stands: boolean
  clause: string
  follows: string
  gains: PlacarGain[]
  state: string
}
/**
 * Points for a side by a clause, and the part of the hand they are for; negative where they were taken back.
 */
export interface PlacarGain {
  side: number
  points: number
  clause: string
  text: string
  part: string
}
/**
 * The mão on the table: `asked` is the stake of a call without an answer, `raiser` whose call was the last.
 *
 * `kind` is `normal`, `eleven` or `iron`; `owner` is the side that has eleven.
 */
export interface PlacarMao {
  type: 'mao'
  stake: number
  asked: number
  raiser: number | null
  kind: string
  owner: number | null
}
/**
 * The roda or testa on the table, and how many tentos come before the buenos.
 */
export interface PlacarTrio {
  type: 'trio'
  malos: number
  volta: PlacarHand | null
}
/**
 * The roda or testa to be played: `seats` in playing order, the mão first; `owed` are tentos paid when it ends.
 *
 * A side can have so many `flores` at most. When time is up the falta is `forced`: put and accepted before anybody calls.
 */
export interface PlacarHand {
  deal: number
  nth: number
  form: 'roda' | 'testa'
  seats: number[]
  falta: number
  flores: number
  chains: PlacarChain[]
  owed: [number, number]
  forced: boolean
}
/**
 * Calls of envido that may be made now, and what they are worth if the last one is wanted or refused.
 */
export interface PlacarChain {
  calls: string[]
  accepted: number
  refused: number
}
/**
 * The deal on the table, and the points that win a partida.
 */
export interface PlacarMesa {
  type: 'canastra'
  target: number
  rodada: PlacarShownRodada | null
}
/**
 * The deal to be counted: its number, each side, and the sides between which it alone decides, if any.
 *
 * `mortos` is how many there are, `long` whether canastras from ace to king and to ace are paid apart.
 */
export interface PlacarShownRodada {
  deal: number
  sides: PlacarShownSide[]
  tied: number[]
  mortos: number
  long: boolean
}
/**
 * One side in the deal to come: whether it is vulnerable, what its first lay-down needs, and attempts that failed.
 */
export interface PlacarShownSide {
  vulnerable: boolean
  minimum: number
  failed: number
}
/**
 * What is played for: `chips` or lives, how many each began with, what may be told of a deal, and the deal itself.
 */
export interface PlacarPife {
  type: 'pife'
  chips: boolean
  start: number
  fold: boolean
  ten: boolean
  bet_min: number
  bet_max: number
  rodada: PlacarShownDeal | null
}
/**
 * The deal to be told: its number, the pot that void deals left, who gets cards, who has thrown them away.
 *
 * `owes` are lives that each seat loses for a false batida when the deal is scored.
 */
export interface PlacarShownDeal {
  deal: number
  pot: number
  playing: boolean[]
  threw: number[]
  owes: number[]
}
/**
 * What was agreed on, in whole chips, what may be told of a hand, and the round itself; `start` is in half chips.
 */
export interface PlacarBlackjack {
  type: 'blackjack'
  start: number
  rounds: number
  bet_min: number
  bet_max: number
  hands: number
  das: boolean
  surrender: boolean
  rodada: PlacarShownRound | null
}
/**
 * The round to be told: its number, and the largest whole bet of each seat, 0 where it cannot bet.
 */
export interface PlacarShownRound {
  round: number
  most: number[]
}
/**
 * What a side entered and others have still to confirm: its line, who has, who contests it, and what it would bring.
 */
export interface PlacarClaim {
  line: number
  side: number
  text: string
  entry:
    | PlacarFirstDealer
    | PlacarIncident
    | PlacarTally
    | PlacarResult
    | PlacarCall
    | PlacarAccept
    | PlacarRun
    | PlacarEleven
    | PlacarVolta
    | PlacarTentos
    | PlacarRodada
    | PlacarNineCards
    | PlacarBlackjackRound
    | PlacarConfirm
    | PlacarCorrection
    | PlacarAgree
    | PlacarContest
    | PlacarWithdraw
    | PlacarSettle
    | PlacarJudge
  agreed: number[]
  contested: number | null
  follows: string
  gains: PlacarGain[]
  score: number[]
}
/**
 * A clause that can be entered as an incident: its text, the choices it leaves, whether it needs somebody at fault.
 *
 * With `facts` its price depends on how the hand stood. The first choice is the usual one, unless one has to be `picked`.
 */
export interface Irregularity {
  clause: string
  article: string
  effect: string
  choices: Decision[]
  offender: boolean
  text: Text
  facts: boolean
  picked: boolean
}
/**
 * One of the choices of a clause: what is sent for it, "" for none of them, and what it is called.
 */
export interface Decision {
  value: string
  label: Text
}
/**
 * What a hand or an irregularity would bring, in words; `refused` says why it cannot be entered now.
 *
 * Of a hand, `gains` is the same line by line, and `score` the score after it.
 */
export interface Foreseen {
  text: string
  refused: string
  clause: string
  points: number
  side: number | null
  gains: PlacarGain[]
  score: number[]
}
/**
 * Two regulations side by side.
 */
export interface Comparison {
  regulations: string[]
  titles: string[]
  differences: number
  groups: ComparedGroup[]
}
/**
 * Questions that belong together.
 */
export interface ComparedGroup {
  key: string
  name: string
  features: ComparedFeature[]
}
/**
 * One question and the two answers.
 */
export interface ComparedFeature {
  key: string
  name: string
  differs: boolean
  sides: ComparedSide[]
}
/**
 * What one regulation says: a code for it, the words, its clause, and whether a house rule made it so.
 */
export interface ComparedSide {
  value: string
  text: string
  clause: string
  house: boolean
}
/**
 * An irregularity that a regulation rules on: what it needs to be told, whose it is, and what it usually brings.
 *
 * It needs `facts` where what it brings hangs on what was bet. `by` is `dealer` or `cutter` where only they can do it.
 * `choices` is what the referee chooses from, the usual one first. `special` names the kinds of hand it can happen in, empty
 * for any. `usual` is a table to start asking from, where the family has one. `seen` is what one sees at the table, as people
 * say it, and `group` what that is about: "other" where nobody has said it.
 */
export interface RulingInfo {
  clause: string
  kind: string
  article: string
  seen: Text
  group: string
  title: string
  text: Text
  needs: ('cards' | 'facts' | 'offender' | 'score')[]
  by: 'anyone' | 'cutter' | 'dealer'
  choices: Decision[]
  special: string[]
  effect: string
  usual: UsualTable | null
}
/**
 * The table at which a clause usually comes up, with seat 0 as dealer: to start asking from.
 */
export interface UsualTable {
  when: '' | 'after' | 'cut' | 'deal' | 'play'
  offender: number | null
  facts: AskedMao | AskedVolta | AskedRodada | AskedPife | AskedBlackjack
}
/**
 * What follows from an irregularity, in words and as data; `refused` says why there is no such ruling here.
 *
 * `score` is empty where it hangs on what was not told; `credits` are the tentos part by part, in a code that pays so;
 * `chooses` is whose choice comes next, if it is somebody's; `findings` are all that follows, one by one, where one clause
 * does not say it all.
 */
export interface RulingTold {
  clause: string
  text: string
  refused: string
  points: number
  side: number | null
  mao: string
  deal: string
  loses: string
  sanction: string
  score: number[]
  dealer: number | null
  ended: string
  credits: TentosTold[]
  chooses: '' | 'receiver' | 'rival'
  findings: FindingTold[]
}
/**
 * Tentos for a side, by the part of the hand they are for.
 */
export interface TentosTold {
  part: string
  side: number
  tentos: number
}
/**
 * One of several things that follow, by a clause of its own.
 */
export interface FindingTold {
  text: string
  clause: string
}
/**
 * What answers a question, the best first.
 */
export interface Answers {
  answers: Answer[]
}
/**
 * A clause or a silence that answers, and the words of its text that did, plain, to be marked there.
 */
export interface Answer {
  id: string
  marks: string[]
}
/**
 * What a seat made of a partida, in the unit of the game; mistakes and kinds the dearest first.
 */
export interface StudyInfo {
  seat: number
  unit: string
  rounds: StudyRound[]
  kinds: StudyKind[]
  mistakes: StudyMistake[]
}
/**
 * A round: what was staked and won, what it was worth before a card was seen, what mistakes cost, and the rest: luck.
 */
export interface StudyRound {
  number: number
  staked: number
  result: number
  expected: number
  cost: number
  luck: number
}
/**
 * Decisions that are learnt together: how many there were, how many were mistakes, and what those cost.
 */
export interface StudyKind {
  kind: string
  name: string
  decisions: number
  mistakes: number
  cost: number
}
/**
 * A choice that cost something: in which round, the step of the replay before it, what was done and what was best.
 */
export interface StudyMistake {
  number: number
  step: number
  kind: string
  name: string
  made: string
  best: string
  cost: number
}
/**
 * An exercise, as a table would tell it to the seat that has to decide.
 */
export interface DrillInfo {
  snapshot: Snapshot
}
/**
 * Whether the answer was right, and what each choice is worth; `seen` where counting the cards makes another the best.
 */
export interface DrillTold {
  right: boolean
  cost: number
  made: string
  kind: string
  name: string
  unit: string
  choices: DrillChoice[]
  seen: DrillChoice[]
}
/**
 * A choice and what it is worth.
 */
export interface DrillChoice {
  label: string
  value: number
  best: boolean
}
/**
 * An event was opened; the key of its coordinator, who can give every other part.
 */
export interface OpenedEvent {
  id: string
  key: string
}
/**
 * The scoreboard of a jogo: the key of each side and of the referee, and the one link that holds all of them.
 *
 * `phones` says whether sides may have theirs; otherwise all stay on the device of the table, whose link `code` shows.
 */
export interface BoundBoard {
  id: string
  keys: string[]
  fragment: string
  phones: boolean
  code: string
}
/**
 * What the seed is bound to; the seed itself is told when the draw has been held.
 */
export interface DrawOpened {
  commitment: string
  version: number
}
/**
 * The key that was made; nobody is told of it again.
 */
export interface PartGiven {
  number: number
  key: string
}
/**
 * An event as everybody sees it. `parts` are the prints that come in several files, each in so many.
 */
export interface PublicEvent {
  id: string
  version: number
  name: string
  preset: string
  title: string
  game?: string
  regulation?: string
  day?: string
  place?: string
  rehearsal?: boolean
  status: string
  tables?: number
  entries: EntryTold[]
  stages?: StageTold[]
  groups?: GroupTold[]
  general?: PlaceTold[]
  jogos?: JogoTold[]
  draws?: DrawTold[]
  bound?: BoundTold[]
  closed_tables?: number[]
  announcements?: string[]
  sources?: string[]
  parts?: {
    [k: string]: number
  }
  head?: string
}
/**
 * A side of the event. `fee` is told to the desk alone.
 */
export interface EntryTold {
  number: number
  name: string
  entity?: string
  category?: string
  people?: PersonTold[]
  state?: string
  present?: boolean
  seed?: number
  why?: string
  fee?: string
  cents?: number
}
/**
 * Somebody of a side.
 */
export interface PersonTold {
  name: string
  reserve?: boolean
  capataz?: boolean
  marks?: string[]
}
/**
 * A stage of the competition table.
 */
export interface StageTold {
  name: string
  kind: string
  title?: string
  closed?: boolean
  ready?: boolean
  rounds?: number
}
/**
 * A group or table: its order, and the sets that lots or an extra round still have to order.
 */
export interface GroupTold {
  name: string
  stage: string
  places: PlaceTold[]
  open?: number[][]
  extra?: number[][]
  partial?: boolean
  closed?: boolean
  notes?: string[]
}
/**
 * One line of a table: the place as it is printed, the figures, and why it is this one.
 */
export interface PlaceTold {
  place: string
  entry: number
  figures?: Figure[]
  why?: string[]
  mark?: string
  goes_on?: boolean
}
/**
 * A figure of a table, under its heading.
 */
export interface Figure {
  name: string
  value: string
}
/**
 * A jogo; one of an elimination lies so many jogos before the final, which is 0.
 *
 * `online` is the table of the server at which it is played. To the desk alone: by how many minutes a side is `late`, how many
 * are `left` of its time, whether a claim on its scoreboard waits for the other side, why its sheet is checked `by_another`.
 */
export interface JogoTold {
  id: string
  number: number
  stage: string
  group?: string
  round?: number
  best_of?: number
  target?: number
  knockout?: boolean
  third?: boolean
  depth?: number
  sides: SideTold[]
  table?: number
  time?: number
  state: string
  rows?: RowTold[]
  partidas?: number[]
  winner?: number | null
  sumula?: string
  via?: number
  missing?: string[]
  judge?: string
  contested?: boolean
  suspended?: boolean
  time_up?: boolean
  called?: number
  started?: number
  placar?: string
  observations?: string[]
  conflict?: boolean
  online?: string
  late?: number
  left?: number | null
  claimed?: boolean
  by_another?: string
}
/**
 * A side of a jogo: an entry, or the slot it will come from in words.
 */
export interface SideTold {
  entry?: number | null
  slot?: string
}
/**
 * A partida: the real score, and the one that counts where a rule overwrites it.
 */
export interface RowTold {
  score: number[]
  counted?: number[]
  how?: string
  clause?: string
}
/**
 * Lots that were drawn, of a tie or of the groups, with all that derives them again; `steps` in order of drawing.
 *
 * `holds`: it was derived again from its seed and words, and came out the same.
 */
export interface DrawTold {
  number: number
  purpose: string
  order: number[]
  seed?: string
  words?: string[]
  witnesses?: string[]
  commitment?: string
  at?: number
  steps?: StepTold[]
  pots?: number[]
  by_hand?: string
  holds?: boolean
}
/**
 * An entry as it came out of a draw, and the group it went into.
 */
export interface StepTold {
  entry: number
  group: string
}
/**
 * A draw the server has bound itself to and that was not held yet: its seed is nobody's to see.
 */
export interface BoundTold {
  number: number
  commitment: string
  purpose?: string
  items?: number[]
}
/**
 * An event as whoever holds a key of the desk sees it: all that is public, and what is for the desk alone.
 */
export interface DeskEvent {
  event: PublicEvent
  part: PartTold
  notices?: DeskNotice[]
  parts?: PartTold[]
  lines?: LineTold[]
  penalties?: PenaltyTold[]
  options?: OptionTold[]
  general?: OptionTold[]
  checks?: CheckTold[]
  decisions?: DecisionTold[]
  complaints?: string[]
  commissions?: {
    [k: string]: string[]
  }
  due?: number
  calls?: CallTold[]
  shapes?: ShapeTold[]
  templates?: TemplateTold[]
}
/**
 * A part that somebody has.
 */
export interface PartTold {
  number: number
  part: string
  name: string
  entry?: number
  table?: number
  taken?: boolean
}
/**
 * Something the desk should look at, with the clause behind it.
 */
export interface DeskNotice {
  kind: string
  text: string
  clause?: string
  jogo?: string
  entries?: number[]
  stage?: string
  sides?: number[]
}
/**
 * A line of the log, in words.
 */
export interface LineTold {
  number: number
  at: number
  who: string
  role: string
  type: string
  text: string
  corrected?: boolean
  correctable?: boolean
}
/**
 * A sanction of the regulation: its clause, what it does, who may give it.
 */
export interface PenaltyTold {
  clause: string
  effect: string
  by: string[]
  text: Text
}
/**
 * A question that the organiser answers, or the General Regulation.
 */
export interface OptionTold {
  key: string
  allowed: string
  value?: string
  title?: string
}
/**
 * Something a clause wants looked at, and whether it was.
 */
export interface CheckTold {
  clause: string
  text: string
  moment?: string
  ticked?: boolean
}
/**
 * A sanction, a disqualification or a ruling.
 */
export interface DecisionTold {
  number: number
  at: number
  who: string
  clause?: string
  text?: string
  jogo?: string
  entry?: number
}
/**
 * A jogo that could be called now, and the table for it.
 */
export interface CallTold {
  jogo: string
  sides: number[]
  table: number
}
/**
 * So many groups as they are proposed: their names, their sizes, and the jogos in them.
 */
export interface ShapeTold {
  names: string[]
  sizes: number[]
  jogos: number
}
/**
 * A competition table to start from, the numbers it asks for, and what it waits for.
 */
export interface TemplateTold {
  kind: string
  title: string
  asks: string[]
  why?: string
}
/**
 * What became of acts: the version of the event after them, and all they changed beyond themselves, in words.
 */
export interface ActsDone {
  version: number
  changes?: string[]
  preview?: boolean
}
/**
 * The events of this server, the last changed first.
 */
export interface EventList {
  events: EventListed[]
}
/**
 * An event in the list.
 */
export interface EventListed {
  id: string
  name: string
  preset: string
  day?: string
  place?: string
  status: string
  updated_at: number
}
/**
 * The presets there are.
 */
export interface PresetList {
  presets: PresetTold[]
}
/**
 * A published way to run an event.
 */
export interface PresetTold {
  id: string
  title: Text
  regulation?: string
  people?: number[]
  reserves?: number
  capataz?: boolean
}
/**
 * What an entry still needs in its group.
 */
export interface NeedTold {
  text: string
  exact?: boolean
}
/**
 * The jogos to come in as few waves as the tables allow, and the minutes from now in which each is expected to begin.
 */
export interface PlanTold {
  waves: string[][]
  minutes: number[]
  each: number
}
/**
 * All that is kept.
 */
export interface ContactList {
  contacts: Contact[]
}
/**
 * How to reach somebody of a side. It is in no log, no print and no file that is exported.
 */
export interface Contact {
  entry: number
  person?: string
  phone?: string
  email?: string
}
/**
 * A list as it was understood; `entered` is how many entries were made of it.
 */
export interface ListTold {
  header: boolean
  columns: ListColumn[]
  kinds: KindTold[]
  entries: ListEntry[]
  known: ListEntry[]
  problems: ListProblem[]
  entered: number
  version: number
}
/**
 * A column: its letter, its heading and first cell, and what it holds.
 */
export interface ListColumn {
  letter: string
  header: string
  sample: string
  kind: '' | 'capataz' | 'category' | 'email' | 'entity' | 'name' | 'paid' | 'person' | 'phone' | 'reserve' | 'seed'
}
/**
 * Something that a column may hold, in words.
 */
export interface KindTold {
  kind: '' | 'capataz' | 'category' | 'email' | 'entity' | 'name' | 'paid' | 'person' | 'phone' | 'reserve' | 'seed'
  title: string
}
/**
 * An entry that the list offers, by its row.
 */
export interface ListEntry {
  row: number
  name: string
  people?: string[]
  entity?: string
  category?: string
  paid?: string
}
/**
 * What is wrong in a row, where, and what would be right.
 */
export interface ListProblem {
  row: number
  where: string
  text: string
  column?: string
  clause?: string
}
/**
 * The tables of the event, its rounds with the same packs, and whether such rounds can be played here.
 *
 * `phones` is where athletes may play on their own devices; `clause` is what keeps them from it.
 */
export interface OnlineDesk {
  tables: OnlineTold[]
  rounds?: RoundTold[]
  duplicate?: boolean
  phones?: boolean
  clause?: string
}
/**
 * The table of a jogo. `late` is by how many minutes `absent` sides keep the partida of this number waiting.
 *
 * Where it is there, the walkover may be proposed; nobody but the coordinator declares it.
 */
export interface OnlineTold {
  jogo: string
  table: string
  stage: string
  chairs: ChairTold[]
  partida?: number
  absent?: number[]
  late?: number
  referee?: boolean
  packs?: number
}
/**
 * A chair of a table: whose it is, whether somebody sits there, and whether they are ready to begin.
 */
export interface ChairTold {
  person: string
  entry: number
  seated?: boolean
  ready?: boolean
}
/**
 * A round in which all tables play the same packs, and once all have played them, what each side has.
 */
export interface RoundTold {
  commitment: string
  jogos: string[]
  packs: number
  begun?: boolean
  words?: string[]
  seed?: string
  marks?: MarkTold[]
}
/**
 * What a side of a table has from its mãos: the points as they were made, and what they count, exactly.
 */
export interface MarkTold {
  entry: number
  made: number
  counts: string
}
/**
 * Where one sits now: the table, and the seat; none in the referee's chair.
 */
export interface ChairTaken {
  table: string
  seat: number | null
}
/**
 * So many look for a table of the game, who asks among them; a table has so many `seats`.
 *
 * In `left` milliseconds bots take the chairs that are free.
 */
export interface Seeking {
  type: 'seeking'
  game: string
  waiting: number
  seats: number
  left: number
}
/**
 * A table at which who asks has a seat.
 */
export interface Found {
  type: 'found'
  table: string
}
/**
 * Nobody looks for who asked any more: a code for programs, the sentence for people.
 */
export interface NotSeeking {
  type: 'not-seeking'
  code: string
  text: string
}
/**
 * How many people look for a table of a game at this moment.
 */
export interface Sought {
  game: string
  waiting: number
}
/**
 * The account of who asks; null for a guest.
 */
export interface MyAccount {
  account: AccountInfo | null
}
/**
 * An account as its owner sees it: `codes` is how many recovery codes still work.
 */
export interface AccountInfo {
  login: string
  name: string
  role: string
  created_at: number
  password: boolean
  codes: number
  passkeys: PasskeyInfo[]
  sessions: SessionInfo[]
}
/**
 * A passkey of the account, as its owner calls it.
 */
export interface PasskeyInfo {
  id: string
  label: string
  created_at: number
}
/**
 * Where the account is signed in; `here` is the browser that asks.
 */
export interface SessionInfo {
  id: string
  agent: string
  created_at: number
  used_at: number
  here: boolean
}
/**
 * A new account, or new codes of one: they are shown this once. `login` is what is typed beside a password.
 */
export interface MadeAccount {
  login: string
  codes: string[]
}
/**
 * Signed in; `moved` is how many tables of the guest came along.
 */
export interface Entered {
  name: string
  moved: number
}
/**
 * What a browser needs to make or to use a passkey; the ticket goes back with its answer and works once.
 */
export interface PasskeyAsked {
  ticket: string
  options: {}
}
/**
 * How many there were.
 */
export interface EndedSessions {
  count: number
}
/**
 * A partida I have played: `names` by chair, as they are now; ratings before and after where it was rated.
 */
export interface PlayedInfo {
  table: string
  n: number
  game: string
  at: number
  result: 'drawn' | 'left' | 'lost' | 'won'
  seat: number
  names: string[]
  there: boolean
  before: number | null
  rating: number | null
}
/**
 * My figures: by game, the most played first, and by week, the last twelve.
 */
export interface MyFigures {
  games: GameFigures[]
  weeks: WeekFigures[]
}
/**
 * What I have played of one game, and how my rating went.
 */
export interface GameFigures {
  game: string
  played: number
  won: number
  rating: RatingInfo | null
  course: CoursePoint[]
}
/**
 * A rating, how far off it may be, and whether that is too far to say much.
 */
export interface RatingInfo {
  rating: number
  deviation: number
  provisional: boolean
  games: number
}
/**
 * The rating after a partida.
 */
export interface CoursePoint {
  at: number
  rating: number
}
/**
 * A week, from its first moment.
 */
export interface WeekFigures {
  since: number
  played: number
  won: number
}
/**
 * Somebody with whom I have something to do; `table` is where a friend plays now, for everybody to see.
 */
export interface PersonInfo {
  key: string
  kind: 'block' | 'friend' | 'mute'
  name: string
  at: number
  table: string
}
/**
 * What makes a friend of who opens it, once and for a week.
 */
export interface FriendLink {
  link: string
}
/**
 * Whose link it is, or who is a friend now.
 */
export interface FriendTold {
  name: string
}
/**
 * Somebody at a table, and what I have to say of them.
 */
export interface SeatedPerson {
  seat: number
  muted: boolean
  blocked: boolean
  friend: boolean
}
/**
 * What moderators have before them.
 */
export interface Reports {
  reports: ReportInfo[]
  decisions: DecisionInfo[]
}
/**
 * A report as a moderator reads it; `others` is how many more are open about the same person.
 */
export interface ReportInfo {
  id: string
  at: number
  name: string
  reporter: string
  table: string
  n: number
  reason: 'collusion' | 'conduct' | 'name' | 'other' | 'stalling'
  words: string
  others: number
  there: boolean
}
/**
 * A decision in the log.
 */
export interface DecisionInfo {
  id: string
  at: number
  moderator: string
  name: string
  decision: 'banned' | 'dismissed' | 'lifted' | 'waits'
  words: string
  liftable: boolean
}
/**
 * It was taken.
 */
export interface Taken {
  done: boolean
}
