"""The contract every game keeps: what a seat may do, what happened, what a seat may know.

Rule 1: a `State` is a value. It never changes, never asks the time, the people or the dice, and never hands out its `Board`.
Rule 2: what depends on the dice is an act of `CHANCE`, what a referee decides an act of `REFEREE`; all enter by `apply`.
Rule 3: `actors` depends on public facts, `legal`, `check` and `lapse` on the view of that seat: nothing else, ever.
Rule 4: hidden means absent. A view lacks what its seat may not know, and `Event.to` is the only mask there is.
Rule 5: an act says what it answers (`Accept(3)`, not `Accept()`), so a late act is refused and never misread.
"""

from abc import abstractmethod
from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from carteado.cards import Card
from carteado.native import mypyc_attr
from carteado.options import quoted

Seat = int
CHANCE: Final = -1
REFEREE: Final = -2
PUBLIC: Final = -3


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Value:
    """Equal, hashed, printed and pickled by the fields named in `__match_args__`, which are its constructor's too.

    What each field holds is what the constructor's annotations say: the wire goes by them.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def fields(self) -> tuple[object, ...]:
        """The values of the fields, in the order of the constructor."""
        return tuple([getattr(self, name) for name in type(self).__match_args__])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Value) and type(other) is type(self) and other.fields() == self.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        named = ", ".join([f"{name}={getattr(self, name)!r}" for name in type(self).__match_args__])
        return f"{type(self).__name__}({named})"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.fields())


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Action(Value):
    """Something a seat does. Each game names its own: `Play`, `Raise`, `Cut`, `Shuffle`, `Ruling`."""

    __slots__ = ()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Event(Value):
    """Something that happened: public words, and at most one secret for the seats in its audience.

    A subclass names its words and ends with `secret_cards` and `audience`; an empty secret needs no audience.
    """

    __slots__ = ("audience", "secret_cards")

    def __init__(self, secret_cards: tuple[Card, ...] = (), audience: tuple[Seat, ...] = ()) -> None:
        self.secret_cards = secret_cards
        self.audience = audience

    def to(self, seat: Seat) -> "Event":
        """The event as this seat may hear it; it keeps its place, only the secret goes."""
        if not self.secret_cards or seat in self.audience:
            return self
        words = [() if name in ("secret_cards", "audience") else getattr(self, name) for name in type(self).__match_args__]
        masked: Event = type(self)(*words)
        return masked


@mypyc_attr(acyclic=True)
class Reason(Value):
    """Why an act is refused: a code for programs and texts, the clause behind it, the facts to fill the sentence in."""

    __slots__ = ("clause", "code", "facts")
    __match_args__ = ("code", "clause", "facts")

    def __init__(self, code: str, clause: str = "", facts: tuple[int | str, ...] = ()) -> None:
        self.code = code
        self.clause = clause
        self.facts = facts


class Illegal(Exception):
    """Raised by `apply`; it goes to the seat that tried, and to nobody else."""

    def __init__(self, seat: Seat, reason: Reason) -> None:
        super().__init__(f"seat {seat}: {reason.code}" + (f" ({reason.clause})" if reason.clause else ""))
        self.seat = seat
        self.reason = reason
        self.code = reason.code
        self.clause = reason.clause

    def __reduce__(self) -> tuple[object, ...]:
        return (Illegal, (self.seat, self.reason))


class BadStart(ValueError):
    """A position that no partida starts from: told to who programs, and by its code and facts to who plays."""

    def __init__(self, told: str, code: str, *facts: int | str) -> None:
        super().__init__(told)
        self.code = code
        self.facts = tuple([quoted(str(fact)) for fact in facts])

    def __reduce__(self) -> tuple[object, ...]:
        return (BadStart, (str(self), self.code, *self.facts))


@mypyc_attr(acyclic=True)
class Draft(Value):
    """How far a sequence of acts would stand: the first `stand` of them, and why not the next one, if it would not.

    Where the last of them would `show` its seat something new, nothing is said about those after it.
    """

    __slots__ = ("reason", "shows", "stand")
    __match_args__ = ("stand", "reason", "shows")

    def __init__(self, stand: int, reason: Reason | None = None, shows: bool = False) -> None:
        self.stand = stand
        self.reason = reason
        self.shows = shows


@mypyc_attr(acyclic=True)
class Outcome(Value):
    """How a partida ended. `how` is one of `played`, `partida-forfeited`, `match-forfeited`, `void`.

    `returns` is by seat and may add up to anything, `score` by side, as many as there are; who has more than nothing has won,
    which may be several or nobody. `match` is the score in partidas a forfeited match is stored with.
    """

    __slots__ = ("clause", "how", "match", "returns", "score")
    __match_args__ = ("returns", "score", "how", "clause", "match")

    def __init__(
        self, returns: tuple[int, ...], score: tuple[int, ...], how: str, clause: str, match: tuple[int, ...] = ()
    ) -> None:
        self.returns = returns
        self.score = score
        self.how = how
        self.clause = clause
        self.match = match


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class View(Value):
    """What a seat was entitled to know, with the regulation, the options and whom the game waits for.

    A game's own view adds `known`, for thinking, which remembers, and `shown`, what a screen may draw now;
    both have `None` where this seat does not see.
    """

    __slots__ = ("actors", "options", "regulation", "seat")

    def __init__(self, regulation: str, options: tuple[tuple[str, str], ...], seat: Seat, actors: tuple[Seat, ...]) -> None:
        self.regulation = regulation
        self.options = options
        self.seat = seat
        self.actors = actors

    @property
    def waited(self) -> bool:
        """Whether the game waits for this seat; where it does not, the seat may still have something to say."""
        return self.seat in self.actors


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Board:
    """A partida that changes in place, private to whoever copied it. Games implement this class, and nothing else."""

    __slots__ = ()

    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """The seats the game waits for, first the one prompted first; empty only when the partida is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What the seat may do now, in turn or not; samples where the choices are ranges."""

    @abstractmethod
    def check(self, seat: Seat, action: Action) -> Reason | None:
        """Why the seat may not do this, or `None`: the authority."""

    @abstractmethod
    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        """Do it, in place and without asking; the action must be one that `check` accepts."""

    @abstractmethod
    def attempt(self, seat: Seat, action: Action, log: list[Event] | None = None) -> Reason | None:
        """`check`, and where it has nothing to say `advance`, without asking twice."""

    @abstractmethod
    def lapse(self, seat: Seat) -> Action | None:
        """The act that a run-out clock stands for; `None` for a seat that nobody waits for."""

    @abstractmethod
    def view(self, seat: Seat) -> View:
        """What the seat is entitled to know, its memory included."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, once the partida is over."""

    @abstractmethod
    def copy(self) -> "Board":
        """A board of one's own: no mutable slot is shared."""

    def shows(self, seat: Seat, action: Action) -> bool:  # noqa: ARG002
        """Whether this act, which `check` accepts, may show the seat something it does not know; its view tells.

        A game whose acts are prepared before they are done, such as melds, says of which ones it is sure.
        """
        return True

    @abstractmethod
    def playout(self, rng: Random) -> int:
        """Play on at random to the end of the partida, in place; the number of decisions taken."""

    @abstractmethod
    def filled(self, view: View, rng: Random | None) -> "Board":
        """A board, random or with no dice fixed, in which the seat of the view has that view: it depends on nothing else."""

    @abstractmethod
    def retell(self, acts: list[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
        """The acts since the last shuffle, that one included, with hidden faces as they are on this board."""

    @abstractmethod
    def places(self, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
        """Where every card lies: the place, the card, and whether this seat sees its face there."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """Everything that makes this board what it is, as plain values: boards with equal keys are equal."""


@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """A moment of a partida, as a value. This class serves every game."""

    __slots__ = ("_board",)

    def __init__(self, board: Board) -> None:
        self._board = board

    def actors(self) -> tuple[Seat, ...]:
        """The seats the game waits for; public, and empty only when the partida is over."""
        return self._board.actors()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What this seat may do now, in turn or not; for its eyes only."""
        return self._board.legal(seat)

    def check(self, seat: Seat, action: Action) -> Reason | None:
        """Why this seat may not do this, or `None`."""
        return self._board.check(seat, action)

    def apply(self, seat: Seat, action: Action) -> "Step":
        """The state after the act and what happened in it; `Illegal` if `check` objects."""
        board = self._board.copy()
        log: list[Event] = []
        reason = board.attempt(seat, action, log)
        if reason is not None:
            raise Illegal(seat, reason)
        return Step(State(board), tuple(log))

    def draft(self, seat: Seat, acts: tuple[Action, ...]) -> Draft:
        """How far these acts of the seat, one after another, would stand; it stops at the first that would show it anything."""
        board = self._board.copy()
        for number, action in enumerate(acts):
            reason = board.check(seat, action)
            if reason is not None:
                return Draft(number, reason)
            if board.shows(seat, action):
                return Draft(number + 1, None, True)
            board.advance(seat, action)
        return Draft(len(acts))

    def lapse(self, seat: Seat) -> Action | None:
        """What a run-out clock does for this seat."""
        return self._board.lapse(seat)

    def view(self, seat: Seat) -> View:
        """What this seat may know; `PUBLIC` for a bystander, `REFEREE` for hands but not the pack."""
        return self._board.view(seat)

    def resample(self, seat: Seat, rng: Random) -> "State":
        """A random state, among all that fit, in which the seat has the view it has here."""
        return State(self._board.filled(self._board.view(seat), rng))

    def world(self, view: View) -> "State":
        """One fixed state in which the seat of this view has this view; any state of the game can tell."""
        return State(self._board.filled(view, None))

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the partida is over."""
        return self._board.outcome()

    def board(self) -> Board:
        """A private copy to change in place: for search, simulation and training."""
        return self._board.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and other._board.key() == self._board.key()

    def __hash__(self) -> int:
        return hash(self._board.key())

    def __repr__(self) -> str:
        return f"State({self._board!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (State, (self._board,))


@mypyc_attr(acyclic=True, free_list_len=1)
class Step:
    """What `apply` returns; unpacks as `state, events = ...`."""

    __slots__ = ("events", "state")
    __match_args__ = ("state", "events")

    def __init__(self, state: State, events: tuple[Event, ...]) -> None:
        self.state = state
        self.events = events

    def __iter__(self) -> Iterator[object]:
        return iter((self.state, self.events))
