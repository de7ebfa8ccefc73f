"""Events for tests of standings: results as a table writes them, entries by name, expectations as a roteiro writes them.

`results(rules, "A1 x A2: 12-9 10-12 12-8")` makes jogos; `ausente B4` after the score, or `ausentes`, fills it up.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from carteado.tournament import preset
from carteado.tournament.results import Played, Ratio, Row, Standing
from carteado.tournament.rows import finished, walkover
from carteado.tournament.rules import Override, Rules
from carteado.tournament.standings import ordered

Names = Mapping[str, int]


def rules(name: str, *overrides: Override, game: str = "", **options: str) -> Rules:
    return Rules.of(preset(name, game), options, overrides)


def numbers(text: str) -> dict[str, int]:
    """Entries by name, numbered from 1 in this order."""
    return {name: number for number, name in enumerate(text.split(), start=1)}


def score(text: str) -> Row:
    """`12-9`; `wo:0-12` and `lost:0-12` for a partida of a WO or lost by sanction."""
    how, _, figures = text.rpartition(":")
    mine, theirs = figures.split("-")
    return Row((int(mine), int(theirs)), {"": "played", "wo": "wo", "lost": "forfeit"}[how])  # type: ignore[arg-type]


def jogo(rules: Rules, names: Names, line: str, *, knockout: bool = False, group: str = "", round: int = 1) -> Played:
    """One result: `A1 x A2: 12-9 10-12`, with `ausente A2` or `ausentes` where somebody did not come."""
    who, _, told = line.strip().partition(":")
    one, other = who.split(" x ")
    told, _, away = told.partition("ausente")
    form = rules.format_of(knockout)
    rows = tuple(score(word) for word in told.split())
    entries = names[one.strip()], names[other.strip()]
    absent: tuple[int, ...] = ()
    if away.strip() == "s":
        absent = (0, 1)
    elif away:
        absent = (entries.index(names[away.strip()]),)
    if absent:
        rows = walkover(rules, form, rows, absent)
    throughout = absent if all(row.how == "wo" for row in rows) else ()
    done = bool(throughout) or finished(form, rows)
    return Played(who, "", group, round, entries, form, rows, knockout, throughout, None, decided=done)


def results(rules: Rules, names: Names, text: str, *, knockout: bool = False, group: str = "") -> list[Played]:
    lines = [line for line in text.strip().splitlines() if line.strip()]
    return [jogo(rules, names, line, knockout=knockout, group=group) for line in lines]


def table(
    rules: Rules,
    names: Names,
    played: Sequence[Played],
    among: str,
    lots: str = "",
    sizes: Mapping[int, int] | None = None,
    marks: Mapping[str, str] | None = None,
    *,
    across: bool = False,
    extra: Sequence[Played] = (),
    partial: bool = False,
) -> Standing:
    entries = [names[name] for name in among.split()]
    told = {names[name]: mark for name, mark in (marks or {}).items()}
    size = sizes or dict.fromkeys(entries, len(entries))
    return ordered(rules, played, entries, size, drawn(names, lots), told, across=across, extra=extra, partial=partial)


def drawn(names: Names, text: str) -> dict[frozenset[int], tuple[int, ...]]:
    """Draws of lots: `C1 D1; D2 A3`, each in its order."""
    orders = [tuple(names[name] for name in draw.split()) for draw in text.split(";") if draw.strip()]
    return {frozenset(order): order for order in orders}


def order(names: Names, standing: Standing) -> str:
    """`A2 A1 (A3 A4)`: those of one place in brackets."""
    known = {number: name for name, number in names.items()}
    parts = [" ".join(sorted(known[entry] for entry in part)) for part in standing.order()]
    return " ".join([f"({part})" if " " in part else part for part in parts])


def splits(names: Names, standing: Standing) -> list[str]:
    """`A2 A1: a 5 4` for every tie, as a roteiro writes it."""
    known = {number: name for name, number in names.items()}
    found: list[str] = []
    for split in standing.splits:
        tried = [f"{each.letter or each.id} {figures(each.values)}".strip() for each in split.tried]
        told = [f"{text} -" if each.kind == "skipped" else text for text, each in zip(tried, split.tried, strict=True)]
        found.append(f"{' '.join(known[entry] for entry in split.entries)}: {'; '.join(told)}")
    return found


def figures(values: Iterable[int | Fraction | Ratio] | None) -> str:
    return "" if values is None else " ".join(str(value) for value in values)


def line(names: Names, standing: Standing, name: str) -> str:
    """`pontos 5 partidas 5-4 tentos 93-94 saldo -1 average 93/94`."""
    found = standing.lines[names[name]]
    partidas, tentos = "-".join(map(str, found.partidas)), "-".join(map(str, found.tentos))
    return f"pontos {found.points} partidas {partidas} tentos {tentos} saldo {found.saldo:+} average {found.average}"
