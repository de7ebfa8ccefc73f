"""What a family tells of how it is written: the face `notation`, and where a record asks for it.

Rule 1: what every game has (packs, lots, the cut and the deal, rulings, notes, results) is written by this layer; a face tells
        of its own acts, of the words of `início`, of the line `cartas`, and of what a case may expect.
Rule 2: a family without this face is written all the same, by the classes of its acts: see `derived`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from carteado.family import PRINTED, Game
from carteado.game import Action, Event, Seat, State
from carteado.options import BadOption
from carteado.records.text import Cards

if TYPE_CHECKING:
    from carteado.records.scenes import Judge

Position = Mapping[str, Any]
Held = tuple[tuple[Seat, Cards], ...]
Parts = tuple[tuple[str, object], ...]
Acts = list[tuple[Seat, Action]]
MAX_SEATS: Final = 8


class CannotDeal(ValueError):
    """Hands, or what else stands in a line `cartas`, that no pack of this game gives here."""

    def __init__(self, code: str, *facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def _anything(_hands: Held, _parts: Parts) -> None:
    """Whatever can be read may be dealt."""


@dataclass(frozen=True)
class StartLine:
    """What stands after `início`: where a partida starts, as arguments of `Game.start`.

    `told` leaves out what is usual; `tell` writes the rest, `read` reads it (`Unreadable`).
    """

    told: Callable[[Position], dict[str, Any]]
    tell: Callable[[Position], str]
    read: Callable[[str, "Setting"], dict[str, Any]]


@dataclass(frozen=True)
class Cartas:
    """The line `cartas` of a game: `parts` reads what may stand before the hands (`vira 5O`), by its first word, in this order.

    `check` objects to what cannot be while the line is read (`Unreadable`), `deal` gives the acts when it is played.
    """

    deal: Callable[[State, Held, Parts], Acts]
    parts: Mapping[str, Callable[[str], object]] = field(default_factory=dict[str, Callable[[str], object]])
    check: Callable[[Held, Parts], None] = _anything


@dataclass(frozen=True)
class Notation:
    """How a family is written.

    `tell` and `read` are for the acts of players, without the seat; `read` gives nothing where an act is hidden. `start` is
    what may stand after `início`. `expects` are the words of a case, `deniable` those that may follow a `não`. `turned_up`
    gives the cards that an act turned up for all, and `turns` says, of an act as it is written, whether it may: without it no
    card is told. `hides` says whether an act of a seat holds something a viewer did not see, and `hide` writes it without;
    `bares` is the seat whose last hidden act an event told to all, or nothing. Where there is no `hides`, what happened in the
    replay decides. `filled` is the act that is meant in a state where a line leaves out what the state tells.
    """

    tell: Callable[[Action], str]
    read: Callable[[str], Action | None]
    start: StartLine
    expects: "Mapping[str, Judge]"
    hide: Callable[[Action], str]
    hides: Callable[[Seat, Action, Seat], bool] | None = None
    bares: Callable[[Event], Seat | None] | None = None
    deniable: frozenset[str] = frozenset()
    cartas: Cartas | None = None
    turned_up: Callable[[Action, tuple[Event, ...]], Cards] | None = None
    turns: Callable[[str], bool] | None = None
    filled: Callable[[State, Action], Action] | None = None


@dataclass(frozen=True, eq=False)
class Setting:
    """The game a record is of, how it is written, for how many and by which house rules: what has to be known to read a line.

    `kept` is whether a table of ours wrote it: then it may hold acts that an earlier revision of the rules took.
    """

    game: Game
    seats: int
    notation: Notation
    kept: bool = False
    options: Mapping[str, str] = field(default_factory=dict[str, str])

    @property
    def seating(self) -> tuple[int, ...]:
        """The side of each seat; a number of seats or house rules the game does not have are told when it starts."""
        seats = self.seats if self.seats in self.game.seats else self.game.seats[0]
        try:
            return self.game.sides(seats, self.options)
        except BadOption:
            return self.game.sides(seats, PRINTED)

    @property
    def sides(self) -> int:
        """How many sides play."""
        return max(self.seating) + 1
