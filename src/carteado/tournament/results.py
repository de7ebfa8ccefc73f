"""What standings read and what they say: jogos as rows of partidas, and orders with what decided each tie.

Rule 1: a side is an entry, told by its number; a row keeps the real score, and beside it the score that counts where a rule
        overwrites it.
Rule 2: figures are whole numbers and fractions, ordered exactly; nothing here is rounded.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property, total_ordering
from typing import Literal

How = Literal["played", "wo", "forfeit", "ruled"]
Figure = int | Fraction


@dataclass(frozen=True, slots=True)
class Format:
    """The best of how many partidas a jogo is, and the score each goes to; 0 where any score ends it."""

    best_of: int
    target: int

    @property
    def needed(self) -> int:
        """The partidas that win the jogo."""
        return self.best_of // 2 + 1


@dataclass(frozen=True, slots=True)
class Row:
    """One partida of a jogo, with the sides in the order of the jogo's entries.

    `counted` is the score for the standings where a rule overwrites the real one; `absent` are the sides a WO is against.
    """

    score: tuple[int, ...]
    how: How = "played"
    counted: tuple[int, ...] = ()
    clause: str = ""
    absent: tuple[int, ...] = ()

    @property
    def counts(self) -> tuple[int, ...]:
        """The score that the standings add up."""
        return self.counted or self.score

    @property
    def winner(self) -> int | None:
        """The side this partida went to; `None` where it is level."""
        counts = self.counts
        most = max(counts)
        return counts.index(most) if counts.count(most) == 1 else None


@dataclass(frozen=True)
class Played:
    """A jogo as the standings read it; one with a single entry is a bye.

    `absent` are the sides that stayed away throughout, `winner` an entry. A `void` one counts nowhere; one that is not
    `decided` counts nothing but its partidas so far. A round that its only entry `missed` is no bye.
    """

    jogo: str
    stage: str
    group: str
    round: int
    entries: tuple[int, ...]
    format: Format
    rows: tuple[Row, ...]
    knockout: bool = False
    absent: tuple[int, ...] = ()
    winner: int | None = None
    void: bool = False
    decided: bool = True
    missed: bool = False

    @property
    def bye(self) -> bool:
        """A round without an opponent."""
        return len(self.entries) == 1


@total_ordering
@dataclass(frozen=True, slots=True, eq=False)
class Ratio:
    """For against against, unreduced for print: nothing against stands above all, nothing at all below all."""

    over: int
    under: int

    @property
    def rank(self) -> tuple[int, Fraction]:
        """What it is ordered by."""
        if self.under:
            return 1, Fraction(self.over, self.under)
        return (2 if self.over else 0), Fraction(0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ratio) and self.rank == other.rank

    def __lt__(self, other: "Ratio") -> bool:
        return self.rank < other.rank

    def __hash__(self) -> int:
        return hash(self.rank)

    def __str__(self) -> str:
        return f"{self.over}/{self.under}"


Kind = Literal["values", "skipped", "lots", "open", "shared", "extra"]


@dataclass(frozen=True, slots=True)
class Tried:
    """One criterion tried on a tied set, with its figures in the order of the set: how a tie was told, or not.

    `lots` were drawn; `open` are still to be drawn; `extra` is an extra round still to be played; `shared` is a place for all.
    """

    id: str
    letter: str
    clause: str
    values: tuple[Figure | Ratio, ...] | None
    kind: Kind = "values"


@dataclass(frozen=True, slots=True)
class Split:
    """A tied set in its final order, the criteria tried on it up to the one that told it apart, and the parts that made."""

    entries: tuple[int, ...]
    tried: tuple[Tried, ...]
    parts: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Line:
    """What one entry has gathered: league points, jogos and wins; partidas and tentos for and against; its Average.

    `wo` are the partidas of a WO, which the Average leaves out.
    """

    entry: int
    points: Figure
    jogos: int
    wins: int
    partidas: tuple[int, int]
    tentos: tuple[int, int]
    average: Ratio
    beaten: int
    wo: int = 0

    @property
    def saldo(self) -> int:
        """Tentos for less tentos against."""
        return self.tentos[0] - self.tentos[1]


@dataclass(frozen=True, slots=True)
class Place:
    """The place of an entry; `first` below `last` where it is shared, or lots have still to be drawn. Marks: dsq, retired."""

    first: int
    last: int
    entry: int
    mark: str = ""


@dataclass(frozen=True)
class Standing:
    """An order: the places, what decided every tie, the sets that only lots or an extra round can break now, the figures."""

    places: tuple[Place, ...]
    splits: tuple[Split, ...] = ()
    open: tuple[tuple[int, ...], ...] = ()
    lines: Mapping[int, Line] = field(default_factory=dict[int, Line])
    partial: bool = False

    def order(self) -> tuple[tuple[int, ...], ...]:
        """The entries from the first place down, those of one place together."""
        return tuple(self._parts())

    def _parts(self) -> Iterator[tuple[int, ...]]:
        part: list[int] = []
        for number, place in enumerate(self.places, start=1):
            part.append(place.entry)
            if number == place.last:
                yield tuple(part)
                part = []

    @cached_property
    def at(self) -> Mapping[int, Place]:
        """The place of each entry."""
        return {place.entry: place for place in self.places}

    def entry(self, number: int) -> int | None:
        """Who is in this place, counted from 1; `None` where it is shared, open, or nobody's."""
        found = [place.entry for place in self.places if place.first == place.last == number]
        return found[0] if found else None
