"""The public face of a partida of Brinquedo: the verbs of the contract over `Mesa`. Nothing here decides a rule."""

from random import Random
from typing import Any

from carteado.cards import CARDS, Card, shuffled
from carteado.game import CHANCE, REFEREE, Action, BadStart, Board, Event, Outcome, Reason, Seat, View
from carteado.pack import Lot, Ruling, Shuffle
from toy.brinquedo.rules import endings, moves, refusals, sight, worlds
from toy.brinquedo.rules.acts import Buy, Claim, Discard, Fold, Gamble, Meld, Pass
from toy.brinquedo.rules.mesa import CLAIMED, LOT, OVER, PASSED, SHUFFLE, SIZE, Mesa, restored
from toy.brinquedo.rules.rulebook import SEATS, BrinquedoRules, rules_of
from toy.brinquedo.rules.views import BrinquedoView


class BrinquedoBoard(Board):
    """The board of Brinquedo."""

    __slots__ = ("mesa",)

    def __init__(self, mesa: Mesa) -> None:
        self.mesa = mesa

    def actors(self) -> tuple[Seat, ...]:
        return refusals.actors(self.mesa)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if seat == REFEREE:
            return endings.rulings(self.mesa)
        return refusals.chances(self.mesa) if seat == CHANCE else refusals.menu(self.mesa, seat)

    def check(self, seat: Seat, action: Action) -> Reason | None:
        if seat == CHANCE:
            return refusals.of_chance(self.mesa, action)
        if seat == REFEREE:
            return endings.objection(self.mesa, action) if isinstance(action, Ruling) else Reason("not-by-a-referee")
        return refusals.refusal(self.mesa, seat, action)

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        mesa = self.mesa
        match action:
            case Lot():
                (moves.draw_dealer if mesa.phase == LOT else moves.roll)(mesa, action.drawn, log)
            case Shuffle():
                (moves.deal if mesa.phase == SHUFFLE else moves.reshuffle)(mesa, action.pack, log)
            case Buy():
                moves.buy(mesa, seat, log)
            case Gamble():
                moves.gamble(mesa, seat, log)
            case Fold():
                moves.fold(mesa, seat, log)
            case Meld():
                moves.meld(mesa, seat, tuple([card.index for card in action.cards]), log)
            case Discard():
                moves.discard(mesa, seat, action.card.index, log)
            case Claim() | Pass():
                moves.answer(mesa, seat, CLAIMED if isinstance(action, Claim) else PASSED, log)
            case Ruling():
                endings.rule(mesa, action, log)
            case _:
                raise AssertionError(action)

    def attempt(self, seat: Seat, action: Action, log: list[Event] | None = None) -> Reason | None:
        reason = self.check(seat, action)
        if reason is None:
            self.advance(seat, action, log)
        return reason

    def shows(self, seat: Seat, action: Action) -> bool:
        """Melds show their seat nothing it does not know, unless they end the deal; after all else others have a say."""
        return not isinstance(action, Meld) or len(action.cards) == len(self.mesa.hands[seat])

    def lapse(self, seat: Seat) -> Action | None:
        return refusals.lapse(self.mesa, seat)

    def view(self, seat: Seat) -> BrinquedoView:
        return sight.look(self.mesa, seat)

    def outcome(self) -> Outcome | None:
        return endings.outcome(self.mesa)

    def copy(self) -> "BrinquedoBoard":
        return BrinquedoBoard(self.mesa.copy())

    def playout(self, rng: Random) -> int:
        decisions = 0
        while self.mesa.phase != OVER:
            seat = self.actors()[0]
            menu = self.legal(seat)
            action = rng.choice(menu)
            if isinstance(action, Lot):
                action = Lot(action.below, rng.randrange(action.below))
            elif isinstance(action, Shuffle):
                action = Shuffle(shuffled(action.cards, rng))
            self.advance(seat, action)
            decisions += seat != CHANCE
        return decisions

    def filled(self, view: View, rng: Random | None) -> "BrinquedoBoard":
        """Each way the unseen cards may lie alike, but for one reading: see `worlds`."""
        assert isinstance(view, BrinquedoView)
        return BrinquedoBoard(worlds.filled(view, rules_of(dict(view.options)), rng))

    def retell(self, acts: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
        """The packs are hidden, and the answers to the claim that is open; all else was done in the open."""
        return [(seat, self._retold(seat, action)) for seat, action in acts]

    def _retold(self, seat: Seat, action: Action) -> Action:
        mesa = self.mesa
        if isinstance(action, Shuffle):
            return Shuffle(tuple([CARDS[face] for face in (mesa.first if len(action.pack) == SIZE else mesa.second)]))
        if isinstance(action, (Claim, Pass)) and action.window == mesa.windows and seat in mesa.asked:
            return (Claim if mesa.answers[mesa.asked.index(seat)] == CLAIMED else Pass)(action.window)
        return action

    def places(self, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
        return sight.places(self.mesa, seat)

    def key(self) -> tuple[object, ...]:
        return self.mesa.key()

    def __reduce__(self) -> tuple[object, ...]:
        return (restore, (self.key(),))


def new(
    rules: BrinquedoRules, seats: int, score: tuple[int, ...] = (), dealer: Seat | None = None, pot: int = 0
) -> BrinquedoBoard:
    """A partida from its start, or from any chips; without a dealer a lot decides."""
    if seats not in SEATS:
        fit = " / ".join(map(str, sorted(SEATS)))
        raise BadStart(f"{rules.id} is for {fit} seats, not {seats}", "start-seats", rules.id, fit, seats)
    chips = score or (rules.stack,) * seats
    if len(chips) != seats or pot < 0 or sum(held >= rules.ante for held in chips) < 2:
        raise ValueError(f"two seats or more begin with an ante of {rules.ante}, not {' '.join(map(str, chips))}")
    if dealer is not None and not 0 <= dealer < seats:
        raise BadStart(f"the dealer is a seat from 0 to {seats - 1}, not {dealer}", "start-dealer", seats - 1, dealer)
    mesa = Mesa(rules, seats, LOT if dealer is None else SHUFFLE, tuple(chips), pot)
    if dealer is not None:
        mesa.dealer = dealer
    return BrinquedoBoard(mesa)


def restore(key: tuple[Any, ...]) -> BrinquedoBoard:
    """The board with this key."""
    return BrinquedoBoard(restored(key))
