"""What a family of games tells the house about itself: its regulations, and under which names the rest is found.

Rule 1: a family is a package with one constant, `FAMILY`; whatever else it has (words, bots, a terminal board, ...) is a
        face, a module of that package with one constant, `FACE`, which the layer of that name asks for when it is needed.
Rule 2: what is asked about a state depends on public facts alone, unless a seat is named: then on its view.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from random import Random
from types import MappingProxyType
from typing import Any, Final

from carteado.game import Action, Event, Illegal, Outcome, Seat, State, Step, Value
from carteado.options import BadOption, Choice, quoted
from carteado.pack import Shuffled

PRINTED: Final[Mapping[str, str]] = MappingProxyType({})  # the settings of a table that plays by the printed text
FACES: Final = (
    "notation",  # its verbs, header lines and `cartas` in the text format
    "words",  # its sentences
    "bots",  # its players
    "sheet",  # the score sheet of a physical table
    "rulings",  # what a referee tells and asks
    "compare",  # in what its codes differ
    "terminal",  # its board in the terminal
    "commands",  # its own commands
    "advice",  # the value of each choice for a view, and the report of a record
    "event",  # its tournament presets
    "paper",  # its sheets in print
)
_POINTS: Final = re.compile(r"-?[0-9]{1,7}(?:[.,][0-9]{1,3})?")


@dataclass(frozen=True)
class Window:
    """A decision of several seats with one deadline, the same for everybody and whatever they hold.

    It closes `milliseconds` after it opened, with or without a clock; then whoever was silent gives the quiet answer, which is
    nobody's lapse. `number` tells it from the one before: the windows of a partida are counted.
    """

    number: int
    milliseconds: int


@dataclass(frozen=True)
class Standing:
    """Where a match stands: partidas won by each side, and the sides that have it, none where nobody won.

    While the match goes on, `winners` is `None`.
    """

    wins: tuple[int, ...]
    winners: tuple[int, ...] | None


def in_points(parts: int, unit: int, comma: str = ",") -> str:
    """So much of a score as people write it: where two parts make a point, 25 of them are 12,5."""
    return str(parts) if unit == 1 else str(Decimal(parts) / unit).replace(".", comma)


def parts_of(points: str, unit: int) -> int:
    """The same read, with a comma or a point; `ValueError` for what is no such number of points."""
    if unit == 1:
        return int(points)
    parts = Decimal(points.replace(",", ".")) * unit if _POINTS.fullmatch(points) else None
    if parts is None or parts != int(parts):
        raise ValueError(points)
    return int(parts)


def two_sides(seats: int, _settings: Mapping[str, str] = PRINTED) -> tuple[int, ...]:
    """The even seats against the odd ones."""
    return tuple([seat % 2 for seat in range(seats)])


def each_alone(seats: int, _settings: Mapping[str, str] = PRINTED) -> tuple[int, ...]:
    """Everyone for oneself."""
    return tuple(range(seats))


def best_of(most: int, outcomes: Sequence[Outcome], sides: tuple[int, ...]) -> Standing:
    """Whoever has won more than half of the partidas has the match; void partidas do not count.

    Where the last partida has been played and several sides have equally many, they share it; a forfeited match has the score
    its regulation gives it.
    """
    wins = [0] * (max(sides) + 1)
    counted = [outcome for outcome in outcomes if outcome.how != "void"]
    for outcome in counted:
        if outcome.match and most > 1:
            wins = list(outcome.match)
            break
        for side in {sides[seat] for seat, gain in enumerate(outcome.returns) if gain > 0}:
            wins[side] += 1
    best = max(wins)
    leading = tuple([side for side, won in enumerate(wins) if won == best and won > 0])
    forfeited = any(outcome.how == "match-forfeited" for outcome in counted)
    decided = forfeited or best > most // 2 or len(counted) >= most
    return Standing(tuple(wins), leading if decided else None)


def no_consent(_state: State, _seat: Seat, _action: Action) -> tuple[Seat, ...]:
    """Nobody is asked before an act is done."""
    return ()


def from_the_start(_state: State) -> dict[str, Any]:
    """The next partida starts like the first one."""
    return {}


def never_silenced(_state: State, _seat: Seat, _audience: str, _clause: str) -> str:
    """Every phrase of the regulation may be said at any moment."""
    return ""


def never_taken(_state: State, _seat: Seat, _action: Action) -> bool:
    """The rules take whatever they ever took."""
    return False


def no_window(_state: State) -> Window | None:
    """Whoever is waited for is waited for by the ordinary clock."""
    return None


def no_time(_state: State, _events: tuple[Event, ...]) -> int:
    """Nobody who is not waited for needs time to say something."""
    return 0


def time_after(times: Mapping[type[Event], int]) -> Callable[[State, tuple[Event, ...]], int]:
    """So many milliseconds after such events, whatever the state."""
    return lambda _state, events: max([times.get(type(event), 0) for event in events], default=0)


@dataclass(frozen=True)
class Preset:
    """House rules that go by one name: those in which it differs from the printed text.

    A table that is opened with it has these settings, and may still change each of them; its title is the family's `words`.
    """

    name: str
    options: Mapping[str, str]


@dataclass(frozen=True)
class Trial:
    """Something computed, and played: what a bet of one brought in so many rounds, its standard error, what was computed."""

    rounds: int
    played: float
    error: float
    computed: float
    seconds: float  # of the processor, the playing alone

    @property
    def apart(self) -> float:
        """How many standard errors lie between the two."""
        return (self.played - self.computed) / self.error if self.error else 0.0


@dataclass(frozen=True)
class Bench:
    """Where measuring begins: the position that leaves aside what is no play, and how many cards of a pack are ever seen.

    Those are its last ones; 0 is all of them. `asked` are questions to the rules that are measured by themselves: for about so
    many seconds, how many each answer took. `trials` play what the rules compute: so many rounds, from a seed.
    """

    position: Mapping[str, Any] = field(default_factory=dict[str, Any])
    seen: int = 0
    asked: Mapping[str, Callable[[Random, float], list[float]]] = field(default_factory=dict[str, Any])
    trials: Mapping[str, Callable[[int, int], Trial]] = field(default_factory=dict[str, Any])


@dataclass(frozen=True)
class Game:
    """One regulation ready to be played.

    `sides` gives the side of each seat for a number of seats and the settings of the table, of which those that are missing
    are as printed; it may raise `BadOption` where they cannot be. `needs` are the settings that a number of seats brings
    along; `proposes` settings that have to be agreed on, with which the doors begin; `presets` what a table may be opened with
    by one name. `consent` names the seats that must agree before an act of a
    side is done; `formerly` whether an act that is refused now was taken by an earlier revision of the rules; `following` the
    position from which the next partida of a match starts; `alone` the position in which a seat deals a single mão, where
    nobody cuts, nothing is burned and one pack is all that a mão ever needs, `None` where packs depend on play; `match` where a
    match of so many partidas stands; `silenced` the clause that keeps a seat from saying a phrase, by its audience and its own
    clause, now; `window` the decision of several seats that is open; `rests` is how long, in milliseconds, a table pauses
    after an event, and `leaves_time` how long at least after such events where a person who is not waited for may do
    something. `fresh` are the events with which a deal
    begins: nobody holds a card of the one before, so whoever joins in the middle of a match joins there. `finished` are the
    kinds of clause of which none may go without a passing test. `bench` is where its speed is measured. `unit` is how many of a
    score make one point: 2 where half chips are counted; people read and write points.
    """

    id: str
    version: str
    seats: tuple[int, ...]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    values: tuple[type[Value], ...]
    start: Callable[..., State]
    restore: Callable[[tuple[Any, ...]], State]
    sides: Callable[[int, Mapping[str, str]], tuple[int, ...]] = two_sides
    choices: tuple[Choice, ...] = ()
    needs: Mapping[int, Mapping[str, str]] = field(default_factory=dict[int, Mapping[str, str]])
    proposes: Mapping[str, str] = field(default_factory=dict[str, str])
    presets: tuple[Preset, ...] = ()
    consent: Callable[[State, Seat, Action], tuple[Seat, ...]] = no_consent
    formerly: Callable[[State, Seat, Action], bool] = never_taken
    following: Callable[[State], dict[str, Any]] = from_the_start
    alone: Callable[[Seat], dict[str, Any]] | None = None
    match: Callable[[int, Sequence[Outcome], tuple[int, ...]], Standing] = best_of
    silenced: Callable[[State, Seat, str, str], str] = never_silenced
    window: Callable[[State], Window | None] = no_window
    rests: Mapping[type[Event], int] = field(default_factory=dict[type[Event], int])
    leaves_time: Callable[[State, tuple[Event, ...]], int] = no_time
    fresh: tuple[type[Event], ...] = (Shuffled,)
    finished: tuple[str, ...] = ()
    bench: Bench = Bench()
    unit: int = 1

    def proposed(self, settings: Mapping[str, str]) -> dict[str, str]:
        """These settings and, where one that has to be agreed on is missing, what the doors propose."""
        return {**self.proposes, **settings}

    def settled(self, seats: int, settings: Mapping[str, str]) -> dict[str, str]:
        """These settings and those that so many seats bring along; `BadOption` where one of these is chosen otherwise."""
        needed = self.needs.get(seats, PRINTED)
        for key, value in needed.items():
            if settings.get(key, value) != value:
                raise BadOption("option-seats", str(seats), f"{key}={value}", f"{key}={quoted(settings[key])}")
        return {**settings, **needed}

    def written(self, settings: Mapping[str, str]) -> dict[str, str]:
        """Settings that its options take, each as it is usually written."""
        return {choice.key: choice.written(settings[choice.key]) for choice in self.choices if choice.key in settings}

    def begin(self, seats: int, settings: Mapping[str, str], **position: Any) -> State:
        """The state a partida of so many starts from, with what their number brings along."""
        return self.start(seats, self.settled(seats, settings), **position)

    def preset(self, name: str) -> Preset:
        """The preset of this name; `BadOption` names those there are."""
        found = [preset for preset in self.presets if preset.name == name]
        if not found:
            known = [preset.name for preset in self.presets]
            raise BadOption("preset-unknown" if known else "preset-none", quoted(name), *([", ".join(known)] if known else []))
        return found[0]

    def again(self, state: State, seat: Seat, action: Action) -> Step:
        """An act out of a log: applied, or done unasked where an earlier revision of the rules took it; `Illegal` otherwise."""
        try:
            return state.apply(seat, action)
        except Illegal:
            if not self.formerly(state, seat, action):
                raise
        board = state.board()
        log: list[Event] = []
        board.advance(seat, action, log)
        return Step(State(board), tuple(log))

    def winners(self, outcome: Outcome, sides: tuple[int, ...]) -> tuple[int, ...]:
        """The sides that have won this partida: by the rule of a match that has no other, which may be several or none."""
        return self.match(1, (outcome,), sides).winners or ()


@dataclass(frozen=True)
class Family:
    """Games that share machine, bots, sheet and board; each has its own constant, and none derives from another."""

    name: str
    games: tuple[Game, ...]
