"""A tiny game that brings no words of its own: five seats each for itself, equal cards, lots, packs in mid-deal.

A lot says who begins. A pack of twelve gives everybody two cards. In turn each takes a card from the stock and lays down as
many as it likes; an empty stock is made of what was laid down. Then everybody says, sealed, whether it is content. A card laid
down counts one, a card kept counts minus one.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from carteado.cards import Card, cards
from carteado.family import Family, Game, Window, each_alone
from carteado.game import CHANCE, Action, Board, Event, Outcome, Reason, Seat, State, Value, View
from carteado.pack import Dealt, Lot, LotDrawn, Reshuffled, Ruled, Ruling, Shuffle, Shuffled

SEATS: Final = 5
PACK: Final = cards("AP AP 2P 2P 3C 3C 10C 10C 5E 5E JK JK")
Hands = tuple[tuple[Card, ...], ...]


class TakeStock(Action):
    """Take the top card of the stock."""

    __slots__ = ()


class LayDown(Action):
    """Lay these cards down, some of them at the melds of others, with a word."""

    __slots__ = ("at", "cards", "other_cards", "said")
    __match_args__ = ("cards", "other_cards", "at", "said")

    def __init__(
        self,
        cards: tuple[Card, ...],
        other_cards: tuple[tuple[Card, ...], ...] = (),
        at: int | None = None,
        said: str = "",
    ) -> None:
        self.cards = cards
        self.other_cards = other_cards
        self.at = at
        self.said = said


class Answer(Action):
    """Say, sealed, whether one is content."""

    __slots__ = ("content",)
    __match_args__ = ("content",)

    def __init__(self, content: bool) -> None:
        self.content = content


class Took(Event):
    """A seat took a card, which it alone sees."""

    __slots__ = ("seat",)
    __match_args__ = ("seat", "secret_cards", "audience")

    def __init__(self, seat: Seat, secret_cards: tuple[Card, ...] = (), audience: tuple[Seat, ...] = ()) -> None:
        super().__init__(secret_cards, audience)
        self.seat = seat


class Laid(Event):
    """A seat laid cards down; a word that begins with a dot nobody else heard."""

    __slots__ = ("at", "cards", "other_cards", "said", "seat")
    __match_args__ = ("seat", "cards", "other_cards", "at", "said")

    def __init__(
        self, seat: Seat, cards: tuple[Card, ...], other_cards: tuple[tuple[Card, ...], ...], at: int | None, said: str
    ) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.other_cards = other_cards
        self.at = at
        self.said = said


class Answered(Event):
    """A seat answered; what, nobody knows yet."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


class Known(Value):
    """What everybody sees."""

    __slots__ = ("counts", "score")
    __match_args__ = ("score", "counts")

    def __init__(self, score: tuple[int, ...], counts: tuple[int, ...]) -> None:
        self.score = score
        self.counts = counts


class TinyView(View):
    """The table as a seat sees it."""

    __slots__ = ("known",)
    __match_args__ = ("regulation", "options", "seat", "actors", "known")

    def __init__(
        self, regulation: str, options: tuple[tuple[str, str], ...], seat: Seat, actors: tuple[Seat, ...], known: Known
    ) -> None:
        super().__init__(regulation, options, seat, actors)
        self.known = known


class Tiny(Board):
    """A partida of it."""

    def __init__(
        self,
        score: tuple[int, ...],
        step: int = -2,
        first: Seat = 0,
        hands: Hands = ((),) * SEATS,
        stock: tuple[Card, ...] = (),
        laid: tuple[Card, ...] = (),
        wants: bool = False,
        content: tuple[Seat, ...] = (),
    ) -> None:
        self.score = score
        self.step = step  # -2 the lot, -1 the pack, then twice a turn; 10 the sealed answers
        self.first = first
        self.hands = hands
        self.stock = stock
        self.laid = laid
        self.wants = wants  # somebody takes, and there is no stock
        self.content = content

    def key(self) -> tuple[object, ...]:
        told = (self.score, self.step, self.first, self.hands, self.stock, self.laid, self.wants, self.content)
        return ("tiny", *told)

    def copy(self) -> "Tiny":
        return Tiny(self.score, self.step, self.first, self.hands, self.stock, self.laid, self.wants, self.content)

    def actors(self) -> tuple[Seat, ...]:
        if self.step < 0 or self.wants:
            return (CHANCE,)
        if self.step < 2 * SEATS:
            return ((self.first + self.step // 2) % SEATS,)
        return tuple(seat for seat in range(SEATS) if seat not in self.content)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if seat not in self.actors():
            return ()
        if seat == CHANCE:
            return (Lot(SEATS),) if self.step == -2 else (Shuffle(tuple(sorted(self.laid if self.wants else PACK))),)
        if self.step >= 2 * SEATS:
            return (Answer(True), Answer(False))
        return (TakeStock(),) if self.step % 2 == 0 else tuple(LayDown((card,)) for card in dict.fromkeys(self.hands[seat]))

    def check(self, seat: Seat, action: Action) -> Reason | None:
        offered = self.legal(seat)
        if isinstance(action, Ruling):
            return None
        if not offered or type(offered[0]) is not type(action):
            return Reason("not-now", "TINY-1")
        if isinstance(action, Shuffle):
            return None if sorted(action.cards) == sorted(offered[0].fields()[0]) else Reason("bad-pack", "TINY-2")  # type: ignore[call-overload]
        if isinstance(action, Lot):
            return None if action.below == SEATS and 0 <= action.drawn < SEATS else Reason("bad-lot", "TINY-3")
        return None

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        told: list[Event] = []
        if isinstance(action, Lot):
            self.first, self.step = action.drawn, -1
            told = [LotDrawn(action.below, action.drawn)]
        elif isinstance(action, Shuffle):
            told = self._shuffled(action.cards)
        elif isinstance(action, TakeStock):
            told = self._taken() if self.stock else []
            self.wants = not told
        elif isinstance(action, LayDown):
            told = self._laid(seat, action)
        elif isinstance(action, Answer):
            self.content = (*self.content, seat)
            told = [Answered(seat)]
        elif isinstance(action, Ruling):
            self.score = action.score or self.score
            told = [Ruled(action.clause, action.offender, "set-score", score=action.score)]
        if log is not None:
            log += told

    def _shuffled(self, pack: tuple[Card, ...]) -> list[Event]:
        if self.wants:
            self.wants, self.stock, self.laid = False, pack, ()
            return [Reshuffled(len(pack)), *self._taken()]
        self.step, self.stock = 0, pack[2 * SEATS :]
        self.hands = tuple(pack[2 * seat : 2 * seat + 2] for seat in range(SEATS))
        return [Shuffled(self.first, 1), *[Dealt(seat, held, (seat,)) for seat, held in enumerate(self.hands)]]

    def _taken(self) -> list[Event]:
        (seat,) = self.actors()
        card, self.stock = self.stock[0], self.stock[1:]
        self._hold(seat, (*self.hands[seat], card))
        self.step += 1
        return [Took(seat, (card,), (seat,))]

    def _laid(self, seat: Seat, action: LayDown) -> list[Event]:
        held = list(self.hands[seat])
        for card in action.cards:
            held.remove(card)
        self._hold(seat, tuple(held))
        self.laid = (*self.laid, *action.cards)
        gain = len(action.cards) - len(held)
        self.score = tuple(points + gain * (whose == seat) for whose, points in enumerate(self.score))
        self.step += 1
        return [Laid(seat, action.cards, action.other_cards, action.at, "" if action.said.startswith(".") else action.said)]

    def _hold(self, seat: Seat, held: tuple[Card, ...]) -> None:
        self.hands = (*self.hands[:seat], held, *self.hands[seat + 1 :])

    def attempt(self, seat: Seat, action: Action, log: list[Event] | None = None) -> Reason | None:
        reason = self.check(seat, action)
        if reason is None:
            self.advance(seat, action, log)
        return reason

    def lapse(self, seat: Seat) -> Action | None:
        return (self.legal(seat) or (None,))[0]

    def view(self, seat: Seat) -> View:
        return TinyView("tiny", (), seat, self.actors(), Known(self.score, tuple(len(held) for held in self.hands)))

    def outcome(self) -> Outcome | None:
        if len(self.content) < SEATS:
            return None
        best = max(self.score)
        return Outcome(tuple(1 if points == best else 0 for points in self.score), self.score, "played", "")

    def playout(self, rng: Random) -> int:
        raise NotImplementedError

    def filled(self, view: View, rng: Random | None) -> "Board":
        raise NotImplementedError

    def retell(self, acts: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
        raise NotImplementedError

    def places(self, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
        raise NotImplementedError


def _start(seats: int, _settings: Mapping[str, str], score: tuple[int, ...] = (0,) * SEATS) -> State:
    if seats != SEATS or len(score) != SEATS:
        raise ValueError(f"tiny is for {SEATS}")
    return State(Tiny(score))


def _restore(_key: tuple[Any, ...]) -> State:
    raise NotImplementedError


def _window(state: State) -> Window | None:
    board = state.board()
    assert isinstance(board, Tiny)
    return Window(1, 5000) if board.step >= 2 * SEATS else None


FAMILY: Final = Family(
    "tiny",
    (
        Game(
            id="tiny",
            version="1",
            seats=(SEATS,),
            actions=(Shuffle, Lot, Ruling, TakeStock, LayDown, Answer),
            events=(LotDrawn, Shuffled, Reshuffled, Dealt, Took, Laid, Answered, Ruled),
            values=(Known, TinyView),
            start=_start,
            restore=_restore,
            sides=each_alone,
            window=_window,
        ),
    ),
)
