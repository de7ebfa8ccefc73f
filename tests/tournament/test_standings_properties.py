"""What holds of every table: places once, figures that add up, criteria in their order, and no eye for the order of entry."""

from hypothesis import given
from hypothesis import strategies as st

from carteado.tournament.counting import Table, gains
from carteado.tournament.results import Figure, Played, Ratio, Row, Standing
from carteado.tournament.rules import Rules
from carteado.tournament.standings import ordered
from standings_kit import rules

RULES = [rules(name, game="truco-asfo") for name in ("fenacef", "cbtg", "asfo", "livre", "sinsep")]
RULES += [rules("fenacef", h2h=h2h) for h2h in ("miniLeagueOnce", "twoOnly")] + [rules("cbtg", h2h="miniLeague")]


@st.composite
def jogos(draw: st.DrawFn, used: Rules, size: int) -> list[Played]:
    """A round robin, some of it unplayed, some of it WO; few different scores, so that much is tied."""
    found: list[Played] = []
    form = used.groups
    target = form.target or 12
    for one in range(1, size + 1):
        for other in range(one + 1, size + 1):
            kind = draw(st.sampled_from("2222110-w"))
            if kind == "-":
                continue
            winner = draw(st.integers(0, 1))
            rows = [_row(target, winner, draw(st.sampled_from((3, 7))), "wo" if kind == "w" else "played")] * 2
            if kind in "10":
                rows.insert(0, _row(target, 1 - winner, 7, "played"))
            absent = (1 - winner,) if kind == "w" else ()
            found.append(Played(f"{one}x{other}", "", "", 1, (one, other), form, tuple(rows), absent=absent))
    return found


def _row(target: int, winner: int, less: int, how: str) -> Row:
    score = (target, less) if winner == 0 else (less, target)
    return Row(score, "wo" if how == "wo" else "played")


@st.composite
def events(draw: st.DrawFn) -> tuple[Rules, list[Played], list[int], dict[int, int]]:
    used = draw(st.sampled_from(RULES))
    size = draw(st.integers(2, 6))
    entries = list(range(1, size + 1))
    sizes = {entry: draw(st.sampled_from((3, 3, 4))) for entry in entries}
    return used, draw(jogos(used, size)), entries, sizes


def standing(event: tuple[Rules, list[Played], list[int], dict[int, int]]) -> Standing:
    used, played, entries, sizes = event
    return ordered(used, played, entries, sizes, {}, across=True)


@given(events())
def test_every_entry_has_one_place(event: tuple[Rules, list[Played], list[int], dict[int, int]]) -> None:
    found = standing(event)
    assert sorted(place.entry for place in found.places) == event[2]
    assert [entry for part in found.order() for entry in part] == [place.entry for place in found.places]
    for number, place in enumerate(found.places, start=1):
        assert place.first <= number <= place.last
    for part in found.open:
        assert part in found.order()


@given(events())
def test_no_later_criterion_contradicts_an_earlier_one(event: tuple[Rules, list[Played], list[int], dict[int, int]]) -> None:
    for split in standing(event).splits:
        told = [[rank(value) for value in tried.values] for tried in split.tried if tried.values is not None]
        apart = len(split.parts) > 1 and split.tried[-1].kind == "values"
        for values in told[:-1] if apart else told:
            assert len(set(values)) == 1
        if apart:
            assert told[-1] == sorted(told[-1], reverse=True)
            assert len(set(told[-1])) == len(split.parts)


def rank(value: Figure | Ratio) -> tuple[int, Figure]:
    return value.rank if isinstance(value, Ratio) else (1, value)


@given(events(), st.randoms(use_true_random=False))
def test_the_order_of_results_and_the_numbers_of_entries_mean_nothing(event, random) -> None:  # type: ignore[no-untyped-def]
    used, played, entries, sizes = event
    shuffled = list(played)
    random.shuffle(shuffled)
    other = dict(zip(entries, random.sample(range(50, 90), len(entries)), strict=True))
    renamed = [
        Played(each.jogo, "", "", 1, tuple(other[entry] for entry in each.entries), each.format, each.rows, absent=each.absent)
        for each in shuffled
    ]
    again = ordered(
        used, renamed, random.sample(list(other.values()), len(other)), {other[k]: v for k, v in sizes.items()}, {}, across=True
    )
    expected = [frozenset(other[entry] for entry in part) for part in standing(event).order()]
    assert [frozenset(part) for part in again.order()] == expected


@given(events())
def test_figures_add_up(event: tuple[Rules, list[Played], list[int], dict[int, int]]) -> None:
    used, played, entries, _ = event
    lines = Table(used, played, entries).lines
    assert sum(line.partidas[0] for line in lines.values()) == sum(line.partidas[1] for line in lines.values())
    assert sum(line.saldo for line in lines.values()) == 0
    assert sum(line.points for line in lines.values()) == sum(gain.points for each in played for gain in gains(used, each))
    assert sum(line.wins for line in lines.values()) == len(played)
    assert sum(line.average.over - line.average.under for line in lines.values()) == 0


@given(events(), st.data())
def test_lots_order_what_was_open_and_nothing_else(event, data) -> None:  # type: ignore[no-untyped-def]
    used, played, entries, sizes = event
    found = standing(event)
    open_ = [
        part for part in found.open if any(part == split.entries and split.tried[-1].kind == "open" for split in found.splits)
    ]
    lots = {frozenset(part): tuple(data.draw(st.permutations(part))) for part in open_}
    after = ordered(used, played, entries, sizes, lots, across=True)
    expected = [single for part in found.order() for single in _told(part, lots)]
    assert list(after.order()) == expected


def _told(part: tuple[int, ...], lots: dict[frozenset[int], tuple[int, ...]]) -> list[tuple[int, ...]]:
    drawn = lots.get(frozenset(part))
    return [part] if drawn is None else [(entry,) for entry in drawn]
