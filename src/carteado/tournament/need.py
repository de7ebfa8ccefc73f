"""What somebody still needs: every outcome of the jogos left in a group, counted in partidas, and what each leads to.

Rule 1: exact to points, partidas and direct encounter; where tentos or lots would decide, that is the answer (spec 20).
Rule 2: up to `EXACT` courses everything is tried; beyond, only what no course can change any more is said to be certain.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, Literal

from carteado.tournament.counting import Table, gains
from carteado.tournament.criteria import SCORED
from carteado.tournament.results import Figure, Format, Played, Row
from carteado.tournament.rules import Rules
from carteado.tournament.standings import DSQ, Sorter

Verdict = Literal["yes", "no", "saldo", "open"]
Outcome = tuple[int, int]  # partidas won and lost, from the first side

EXACT: Final = 4**6
TOLD: Final = 4**3  # courses of one's own jogos that are told one by one


@dataclass(frozen=True)
class Answer:
    """What follows if one's own jogos left end like this, whatever the others do."""

    own: tuple[Outcome, ...]
    says: Verdict


@dataclass(frozen=True)
class Need:
    """What an entry needs to be among the first `places`: the opponents still to meet, and an answer for every course.

    `exact` is false where only bounds were looked at; then `open` may still turn out to be certain.
    """

    entry: int
    places: int
    opponents: tuple[int, ...]
    answers: tuple[Answer, ...]
    overall: Verdict
    exact: bool

    def answer(self, *own: Outcome) -> Verdict:
        """What follows of this course of one's own jogos; `KeyError` where it is none."""
        known: dict[tuple[Outcome, ...], Verdict] = {each.own: each.says for each in self.answers}
        return known[own]


def needed(
    rules: Rules,
    played: Sequence[Played],
    entries: Sequence[int],
    left: Sequence[tuple[int, int]],
    places: int,
    entry: int,
    marks: Mapping[int, str] | None = None,
    format: Format | None = None,
) -> Need:
    """What this entry needs of the jogos left to be among the first `places` of its group."""
    form = format or rules.groups
    ways = outcomes(form, rules.drawn)
    base = Table(rules, [each for each in played if each.decided], entries)
    ranked = [each for each in entries if (marks or {}).get(each) != DSQ]
    mine = [pair for pair in left if entry in pair]
    others = [pair for pair in left if entry not in pair]
    exact = len(ways) ** len(left) <= EXACT
    few = len(ways) ** len(mine) <= (EXACT if exact else TOLD)
    found: dict[tuple[Outcome, ...], Verdict] = {}
    for own in product(ways, repeat=len(mine)) if few else ():
        mine_played = [_jogo(form, pair, way, entry) for pair, way in zip(mine, own, strict=True)]
        look = _tried if exact else _bounded
        found[own] = look(base, ranked, mine_played, others, ways, places, entry, form)
    whole = _together(set(found.values())) if exact else _bounded(base, ranked, (), left, ways, places, entry, form)
    told = tuple([Answer(own, says) for own, says in found.items()]) if len(found) <= TOLD else ()
    opponents = tuple([pair[1] if pair[0] == entry else pair[0] for pair in mine])
    return Need(entry, places, opponents, told, whole, exact)


def outcomes(form: Format, drawn: bool = False) -> tuple[Outcome, ...]:
    """How a jogo may end in partidas, the best for the first side first."""
    won = [(form.needed, lost) for lost in range(form.needed)]
    level = [(0, 0)] if drawn and form.best_of == 1 else []
    return (*won, *level, *[(lost, won) for won, lost in reversed(won)])


def _jogo(form: Format, pair: tuple[int, int], way: Outcome, first: int = 0) -> Played:
    """A jogo that ended like this, seen from `first` if it is in it; its tentos mean nothing."""
    one, other = (pair[1], pair[0]) if pair[1] == first else pair
    top = form.target or 1
    won, lost = Row((top, 0)), Row((0, top))
    ahead = way[0] > way[1]
    rows = [*([lost] * way[1]), *([won] * way[0])] if ahead else [*([won] * way[0]), *([lost] * way[1])]
    return Played("", "", "", 0, (one, other), form, tuple(rows) or (Row((top, top)),))


def _tried(
    base: Table,
    ranked: Sequence[int],
    own: Sequence[Played],
    others: Sequence[tuple[int, int]],
    ways: Sequence[Outcome],
    places: int,
    entry: int,
    form: Format,
) -> Verdict:
    """Every course of the other jogos, tried."""
    found: set[Verdict] = set()
    for course in product(ways, repeat=len(others)):
        jogos = [_jogo(form, pair, way) for pair, way in zip(others, course, strict=True)]
        found.add(_place(base.plus([*own, *jogos]), ranked, places, entry))
        if {"yes", "no"} <= found:
            break
    return _together(found)


def _together(found: set[Verdict]) -> Verdict:
    """One answer for several courses: that of all, or what it depends on."""
    if len(found) == 1:
        return next(iter(found))
    return "saldo" if "saldo" in found and not {"yes", "no"} <= found and "open" not in found else "open"


def _place(table: Table, ranked: Sequence[int], places: int, entry: int) -> Verdict:
    """Whether this course brings the entry in, as far as partidas tell."""
    sorter = Sorter(table, {}, {}, stop=SCORED)
    sorter.whole(ranked)
    first = 1
    for part in sorter.parts:
        if entry in part:
            last = first + len(part) - 1
            return "yes" if last <= places else "no" if first > places else "saldo"
        first += len(part)
    return "no"


def _bounded(
    base: Table,
    ranked: Sequence[int],
    own: Sequence[Played],
    others: Sequence[tuple[int, int]],
    ways: Sequence[Outcome],
    places: int,
    entry: int,
    form: Format,
) -> Verdict:
    """What no course can change: by what the table goes by first, the least and the most that each may still have."""
    name = base.rules.first.id
    if name not in ("points", "wins", "beaten"):
        return "open"
    table = base.plus(own)
    low = {each: _first(table, name, each) for each in ranked}
    high = dict(low)
    for pair in others:
        for side, each in enumerate(pair):
            taken = [_taken(base.rules, _jogo(form, pair, way), name)[side] for way in ways]
            if each in low:
                low[each] += min(taken)
                high[each] += max(taken)
    if entry not in low:
        return "no"
    rivals = [each for each in ranked if each != entry]
    if sum(high[each] >= low[entry] for each in rivals) < places:
        return "yes"
    return "no" if sum(low[each] > high[entry] for each in rivals) >= places else "open"


def _first(table: Table, name: str, entry: int) -> Figure:
    line = table.lines[entry]
    return line.points if name == "points" else line.wins


def _taken(rules: Rules, played: Played, name: str) -> tuple[Figure, ...]:
    return tuple([gain.points if name == "points" else gain.won for gain in gains(rules, played)])


def by_next(need: Need) -> Mapping[Outcome, Verdict]:
    """For each outcome of the entry's next jogo what it leads to, whatever comes after it; empty where there is none."""
    found: dict[Outcome, set[Verdict]] = {}
    for answer in need.answers:
        if answer.own:
            found.setdefault(answer.own[0], set()).add(answer.says)
    return {outcome: _together(says) for outcome, says in found.items()}
