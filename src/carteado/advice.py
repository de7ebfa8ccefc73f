"""What a family that has counted can tell a player: the value of each choice, what to learn from a record, and exercises.

Rule 1: a value is made from a view and its menu alone, so advice may be shown to whoever has that view.
Rule 2: most families have nothing to tell; then there are no values, no remarks, no studies and no drills.
Rule 3: what a round brought is what it was worth when it began, less what the player's mistakes cost, and luck.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from carteado import catalogue
from carteado.game import Action, Seat, State, View
from carteado.records import Record
from carteado.words.language import Language


@dataclass(frozen=True)
class Valued:
    """A choice and what it is worth to who makes it, in the unit of its family."""

    action: Action
    value: float


@dataclass(frozen=True)
class Remark:
    """Something worth learning from a record: at which line, for which seat, in words, and by which clause if any."""

    line: int
    seat: Seat
    text: str
    clause: str = ""


@dataclass(frozen=True)
class Decision:
    """A choice that was made, held against the best one of its menu: what that was worth more, nothing where it was the same.

    `kind` is a word of the family for decisions that are learnt together, told to people by `Advice.kind`.
    """

    line: int
    number: int
    kind: str
    made: Action
    best: Action
    cost: float


@dataclass(frozen=True)
class Round:
    """A round of a seat in the family's unit: what was staked, what came of it, what it was worth before a card was seen."""

    number: int
    staked: float
    result: float
    expected: float
    cost: float

    @property
    def luck(self) -> float:
        """What neither the game nor the player made."""
        return self.result - self.expected + self.cost


@dataclass(frozen=True)
class Study:
    """What a seat made of a partida, round by round, and every decision it made."""

    seat: Seat
    rounds: tuple[Round, ...]
    decisions: tuple[Decision, ...]

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The decisions that cost something, the dearest first."""
        return tuple(sorted([each for each in self.decisions if each.cost > 0], key=lambda each: -each.cost))


@dataclass(frozen=True)
class Drill:
    """An exercise: a state in which this seat has to decide, and of which kind the decision is.

    `seats` is how many there are, where they are not the fewest of the game.
    """

    state: State
    seat: Seat
    kind: str
    seats: int = 0


def no_remarks(_words: Language, _record: Record) -> Sequence[Remark]:
    """Nothing is told of a record."""
    return ()


@dataclass(frozen=True)
class Advice:
    """What a family brings to advise its players, its `advice` face: values of choices, their unit, the report of a record.

    `seen` values the choices once more by every card that the view has shown, where `values` go by what one learns by heart.
    `amount` says so many parts of a unit, and how many make one, with its noun: "0,12 ficha".
    A study is of a record that is over; a drill is drawn by how heavy each kind weighs, 1 where nothing is said of it.
    """

    values: Callable[[View, Sequence[Action], Random], Sequence[Valued]]
    unit: Callable[[Language], str]
    report: Callable[[Language, Record], Sequence[Remark]] = no_remarks
    seen: Callable[[View, Sequence[Action], Random], Sequence[Valued]] | None = None
    study: Callable[[Record, Seat], Study] | None = None
    drill: Callable[[Mapping[str, str], Mapping[str, float], Random], Drill] | None = None
    kind: Callable[[Language, str], str] = lambda _words, kind: kind
    amount: Callable[[Language, int, int], str] | None = None


def advice_for(game: str) -> Advice | None:
    """The advice of this game, where its family has any."""
    found: Advice | None = catalogue.face(game, "advice")
    return found


def valued(game: str, view: View, menu: Sequence[Action], rng: Random) -> tuple[Valued, ...]:
    """Every choice with its value, the best first; nothing where the game has no advice."""
    found = advice_for(game)
    return () if found is None else tuple(sorted(found.values(view, menu, rng), key=lambda each: -each.value))


def report(words: Language, record: Record) -> tuple[Remark, ...]:
    """What is to be learnt from a record, in its order."""
    found = advice_for(record.regulation)
    return () if found is None else tuple(sorted(found.report(words, record), key=lambda remark: remark.line))
