"""A game that is nothing but rules, for one to eight who play alone: no words, no board, no regulation.

Everybody has three cards, of which nobody else sees the faces; in turn each lays one down, or bids, and who bid most wins.
"""

from random import Random
from typing import Any

import pytest

from carteado.cards import Card, cards
from carteado.family import Game, each_alone
from carteado.game import CHANCE, Action, Board, Event, Outcome, Reason, Seat, State, Value, View
from carteado.pack import Dealt, PartidaEnded, Shuffle, Shuffled
from families_kit import plant

ID = "sham"
PACK = cards("3P 4C 5C 6C 7C 2P 4E 5E 6E 7E AP 4O 5O 6O 7O KP QC JE JO KC KE KO QE 2C")
BIDS = 40


class Lay(Action):
    """Lay these cards down."""

    __slots__ = ("cards",)
    __match_args__ = ("cards",)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards


class Bid(Action):
    """Say so much, up to forty."""

    __slots__ = ("amount",)
    __match_args__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class LaidDown(Event):
    """A seat laid cards down."""

    __slots__ = ("cards", "seat")
    __match_args__ = ("seat", "cards")

    def __init__(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards


class BidMade(Event):
    """A seat said so much; what it thought of is its own."""

    __slots__ = ("amount", "clause", "loud", "seat")
    __match_args__ = ("seat", "amount", "loud", "clause", "secret_cards", "audience")

    def __init__(
        self,
        seat: Seat,
        amount: int,
        loud: bool = False,
        clause: str = "",
        secret_cards: tuple[Card, ...] = (),
        audience: tuple[Seat, ...] = (),
    ) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat
        self.amount = amount
        self.loud = loud
        self.clause = clause


class Place(Value):
    """One seat as the viewer sees it."""

    __slots__ = ("chips", "hand_cards", "seat")
    __match_args__ = ("seat", "chips", "hand_cards")

    def __init__(self, seat: Seat, chips: int, hand_cards: tuple[Card | None, ...]) -> None:
        self.seat = seat
        self.chips = chips
        self.hand_cards = hand_cards


class Felt(Value):
    """What lies on the table."""

    __slots__ = ("phase", "pile_cards", "places", "turn")
    __match_args__ = ("phase", "turn", "pile_cards", "places")

    def __init__(self, phase: str, turn: Seat, pile_cards: tuple[Card, ...], places: tuple[Place, ...]) -> None:
        self.phase = phase
        self.turn = turn
        self.pile_cards = pile_cards
        self.places = places


class ShamView(View):
    """What a seat knows is what it is shown."""

    __slots__ = ("known", "shown")
    __match_args__ = ("regulation", "options", "seat", "actors", "known", "shown")

    def __init__(
        self,
        regulation: str,
        options: tuple[tuple[str, str], ...],
        seat: Seat,
        actors: tuple[Seat, ...],
        known: Felt,
        shown: Felt,
    ) -> None:
        super().__init__(regulation, options, seat, actors)
        self.known = known
        self.shown = shown


class ShamBoard(Board):
    """The partida: hands by seat, chips by seat, whose turn it is."""

    def __init__(self, hands: tuple[tuple[Card, ...], ...], chips: tuple[int, ...], turn: Seat, pile: tuple[Card, ...]) -> None:
        self.hands = hands
        self.chips = chips
        self.turn = turn
        self.pile = pile

    def actors(self) -> tuple[Seat, ...]:
        if self.turn == CHANCE:
            return (CHANCE,)
        return (self.turn,) if any(self.hands) else ()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if seat not in self.actors():
            return ()
        if seat == CHANCE:
            return (Shuffle(PACK),)
        return (*[Lay((card,)) for card in self.hands[seat]], *[Bid(amount) for amount in range(1, BIDS + 1)])

    def check(self, seat: Seat, action: Action) -> Reason | None:
        shuffles = seat == CHANCE == self.turn and isinstance(action, Shuffle)
        return None if shuffles or action in self.legal(seat) else Reason("not-your-turn", "", (self.turn,))

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        told: list[Event] = []
        match action:
            case Shuffle():
                self.hands = tuple([action.cards[at * 3 : at * 3 + 3] for at in range(len(self.hands))])
                told = [Shuffled(0, 1), *[Dealt(at, hand, (at,)) for at, hand in enumerate(self.hands)]]
                self.turn = 0
            case Lay():
                self._lose(seat, action.cards[0])
                told = [LaidDown(seat, action.cards)]
            case Bid():
                secret = self.hands[seat][:1]
                self._lose(seat, secret[0])
                self.chips = tuple([chips + action.amount * (at == seat) for at, chips in enumerate(self.chips)])
                told = [BidMade(seat, action.amount, action.amount > 9, "", secret, (seat,))]
        if self.outcome() is not None:
            told.append(PartidaEnded(self.chips.index(max(self.chips)), self.chips, "played", ""))
        if log is not None:
            log += told

    def _lose(self, seat: Seat, card: Card) -> None:
        self.hands = tuple([tuple(one for one in hand if at != seat or one != card) for at, hand in enumerate(self.hands)])
        self.pile = (*self.pile, card)
        self.turn = (seat + 1) % len(self.hands)

    def attempt(self, seat: Seat, action: Action, log: list[Event] | None = None) -> Reason | None:
        reason = self.check(seat, action)
        if reason is None:
            self.advance(seat, action, log)
        return reason

    def lapse(self, seat: Seat) -> Action | None:
        return self.legal(seat)[0] if seat in self.actors() else None

    def view(self, seat: Seat) -> View:
        places = [Place(at, self.chips[at], hand if at == seat else (None,) * len(hand)) for at, hand in enumerate(self.hands)]
        felt = Felt("play" if any(self.hands) else "over", self.turn, self.pile[-5:], tuple(places))
        return ShamView(ID, (), seat, self.actors(), felt, felt)

    def outcome(self) -> Outcome | None:
        if self.turn == CHANCE or any(self.hands):
            return None
        best = max(self.chips)
        return Outcome(tuple([1 if chips == best else -1 for chips in self.chips]), self.chips, "played", "")

    def copy(self) -> "ShamBoard":
        return ShamBoard(self.hands, self.chips, self.turn, self.pile)

    def playout(self, rng: Random) -> int:
        raise NotImplementedError

    def filled(self, view: View, rng: Random | None) -> Board:
        raise NotImplementedError

    def retell(self, acts: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
        return acts

    def places(self, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
        return ()

    def key(self) -> tuple[object, ...]:
        return (self.hands, self.chips, self.turn, self.pile)


def planted(patch: pytest.MonkeyPatch, **faces: Any) -> Game:
    """The game in the catalogue until the test ends, with the faces it is given."""

    def start(seats: int, _settings: object, **_position: Any) -> State:
        return State(ShamBoard(((),) * seats, (0,) * seats, CHANCE, ()))

    found = Game(
        ID, "1", tuple(range(1, 9)), (Shuffle, Lay, Bid), (Shuffled, Dealt, LaidDown, BidMade, PartidaEnded),
        (Place, Felt, ShamView), start, lambda _key: start(1, {}), each_alone,
    )  # fmt: skip
    plant(patch, ID, found, **faces)
    return found
