"""What tells tied sides apart: small named functions of a table and a tied set, each giving a figure a side, or nothing.

Rule 1: a criterion is data: its id names a function here, its letter and clause are those of the regulation.
Rule 2: more is better, always; figures are exact. `None` says that the criterion cannot be asked of this set and is skipped.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from carteado.regulations import Text
from carteado.tournament.results import Figure, Ratio

if TYPE_CHECKING:
    from carteado.tournament.counting import Table

Values = tuple[Figure | Ratio, ...]
Function = Callable[["Table", Sequence[int]], Values | None]

EXTRA: Final = "extra"
SHARED: Final = "shared"
LOTS: Final = "lots"
UNNAMED: Final = Text("", "")
LAST: Final = frozenset((EXTRA, SHARED, LOTS))  # these end a list, or ask for something to be done


@dataclass(frozen=True)
class Criterion:
    """One way to tell tied sides apart, by name, with its letter in the regulation and the clause that gives it its place.

    `again` asks it anew of every part it made; `per_jogo` divides it by the jogos played where groups of different sizes are
    compared; `key` is told only where it tells apart, as part of what a table is sorted by; `top` is for the first place.
    """

    id: str
    letter: str = ""
    clause: str = ""
    title: Text = UNNAMED
    again: bool = False
    per_jogo: bool = False
    key: bool = False
    top: bool = False


def points(table: "Table", tied: Sequence[int]) -> Values:
    """League points."""
    return tuple([table.lines[entry].points for entry in tied])


def wins(table: "Table", tied: Sequence[int]) -> Values:
    """Jogos won."""
    return tuple([table.lines[entry].wins for entry in tied])


def beaten(table: "Table", tied: Sequence[int]) -> Values:
    """Opponents beaten."""
    return tuple([table.lines[entry].beaten for entry in tied])


def partidas(table: "Table", tied: Sequence[int]) -> Values:
    """Partidas won."""
    return tuple([table.lines[entry].partidas[0] for entry in tied])


def partidas_difference(table: "Table", tied: Sequence[int]) -> Values:
    """Partidas won less partidas lost."""
    return tuple([table.lines[entry].partidas[0] - table.lines[entry].partidas[1] for entry in tied])


def tentos(table: "Table", tied: Sequence[int]) -> Values:
    """Tentos scored, or their difference where the rules say so."""
    if table.rules.tentos == "difference":
        return saldo(table, tied)
    return tuple([table.lines[entry].tentos[0] for entry in tied])


def saldo(table: "Table", tied: Sequence[int]) -> Values:
    """Tentos for less tentos against."""
    return tuple([table.lines[entry].saldo for entry in tied])


def average(table: "Table", tied: Sequence[int]) -> Values:
    """Tentos for over tentos against, without the partidas of a WO."""
    return tuple([table.lines[entry].average for entry in tied])


def strength(table: "Table", tied: Sequence[int]) -> Values:
    """The points of all opponents; one's own for a bye and for a jogo that nobody came to."""
    return tuple([table.strength(entry) for entry in tied])


def encounter(table: "Table", tied: Sequence[int]) -> Values | None:
    """League points in the jogos among the tied."""
    among = table.among(tied)
    return None if among is None else tuple([sum(meeting.points for meeting in among[entry]) for entry in tied])


def encounter_two(table: "Table", tied: Sequence[int]) -> Values | None:
    """League points in the jogos between two tied sides; skipped among more."""
    return encounter(table, tied) if len(tied) == 2 else None


def encounter_wins(table: "Table", tied: Sequence[int]) -> Values | None:
    """Jogos won among the tied."""
    among = table.among(tied)
    return None if among is None else tuple([sum(meeting.won for meeting in among[entry]) for entry in tied])


def encounter_partidas(table: "Table", tied: Sequence[int]) -> Values | None:
    """Partidas won among the tied."""
    among = table.among(tied)
    return None if among is None else tuple([sum(meeting.partidas for meeting in among[entry]) for entry in tied])


def encounter_tentos(table: "Table", tied: Sequence[int]) -> Values | None:
    """Tentos scored among the tied, or their difference where the rules say so."""
    among = table.among(tied)
    if among is None:
        return None
    less = 1 if table.rules.tentos == "difference" else 0
    return tuple([sum(each.tentos[0] - less * each.tentos[1] for each in among[entry]) for entry in tied])


FUNCTIONS: Final[Mapping[str, Function]] = {
    "points": points,
    "wins": wins,
    "beaten": beaten,
    "partidas": partidas,
    "partidasDifference": partidas_difference,
    "tentos": tentos,
    "saldo": saldo,
    "average": average,
    "strength": strength,
    "encounter": encounter,
    "encounterTwo": encounter_two,
    "encounterWins": encounter_wins,
    "encounterPartidas": encounter_partidas,
    "encounterTentos": encounter_tentos,
}
SCORED: Final = frozenset(("tentos", "saldo", "average", "encounterTentos"))  # what no count of partidas foretells
NAMES: Final = (*FUNCTIONS, *sorted(LAST))


def figures(table: "Table", criterion: Criterion, tied: Sequence[int], each: bool) -> Values | None:
    """What this criterion says of each of the tied, in their order; per jogo where it is asked so."""
    found = FUNCTIONS[criterion.id](table, tied)
    if found is None or not (each and criterion.per_jogo):
        return found
    jogos = [table.lines[entry].jogos for entry in tied]
    return tuple([per_jogo(value, number) for value, number in zip(found, jogos, strict=True)])


def per_jogo(value: Figure | Ratio, jogos: int) -> Figure | Ratio:
    """A figure over the jogos it was gathered in; nothing where there were none."""
    if isinstance(value, Ratio):
        return value
    return Fraction(value) / jogos if jogos else Fraction(0)
