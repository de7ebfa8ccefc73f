"""What holds of every classification and of every answer to "what does it need": tried at random."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado.tournament.general import classified
from carteado.tournament.need import needed
from carteado.tournament.results import Format, How, Played, Row
from carteado.tournament.rules import Rules
from carteado.tournament.standings import ordered
from standings_kit import rules

EVERY = [rules(name, game="truco-asfo") for name in ("fenacef", "cbtg", "asfo", "livre")]


def jogo(name: str, one: int, other: int, form: Format, random: Random, *, knockout: bool = False) -> Played:
    """A jogo with a score out of few, so that much is level; now and then a WO, or nobody there."""
    target = form.target or 12
    winner, kind = random.randrange(2), random.randrange(8)
    if kind == 0 and knockout:
        return Played(name, "", "", 1, (one, other), form, (), True, (0, 1))
    lost = random.randrange(form.needed) if kind > 1 else 0
    how: How = "wo" if kind == 1 else "played"
    rows = [_row(1 - winner, target, random) for _ in range(lost)]
    rows += [replace(_row(winner, target, random), how=how) for _ in range(form.needed)]
    return Played(name, "", "", 1, (one, other), form, tuple(rows), knockout, (1 - winner,) if kind == 1 else ())


def _row(winner: int, target: int, random: Random) -> Row:
    less = random.choice((3, 7))
    return Row((target, less) if winner == 0 else (less, target))


def event(used: Rules, random: Random) -> tuple[list[Played], dict[str, int], list[list[int]], dict[int, int]]:
    """Two groups of three and four, semi-finals and a final, of which not all need be played."""
    groups, played, depth = [[1, 2, 3], [4, 5, 6, 7]], list[Played](), dict[str, int]()
    for group in groups:
        pairs = [(one, other) for index, one in enumerate(group) for other in group[index + 1 :]]
        played += [jogo(f"{one}x{other}", one, other, used.groups, random) for one, other in pairs]
    semis = [jogo("s1", 1, 5, used.knockout, random, knockout=True), jogo("s2", 4, 2, used.knockout, random, knockout=True)]
    depth |= {"s1": 1, "s2": 1}
    sides = [next((entry for side, entry in enumerate(semi.entries) if _won(semi) == side), 0) for semi in semis]
    if random.randrange(3) and all(sides):
        semis.append(jogo("f", sides[0], sides[1], used.knockout, random, knockout=True))
        depth["f"] = 0
    if random.randrange(4) == 0:
        semis[1] = replace(semis[1], rows=(), absent=(), decided=False)
    return [*played, *semis], depth, groups, {entry: len(group) for group in groups for entry in group}


def _won(played: Played) -> int | None:
    wins = [row.winner for row in played.rows]
    return None if not wins else max((0, 1), key=wins.count)


@given(st.sampled_from(EVERY), st.randoms(use_true_random=False), st.sets(st.integers(1, 7), max_size=2))
def test_all_places_are_filled_once_and_no_tier_overtakes_another(used: Rules, random: Random, out: set[int]) -> None:
    played, depth, groups, sizes = event(used, random)
    found = classified(used, played, depth, groups, sizes, {}, dict.fromkeys(out, "dsq"))
    assert sorted(place.entry for place in found.standing.places) == list(range(1, 8))
    ranks = {entry: number for number, tier in enumerate(found.tiers) for entry in tier.entries}
    order = [ranks[place.entry] for place in found.standing.places]
    assert order == sorted(order)
    assert {place.entry for place in found.standing.places[7 - len(out) :]} == out


@pytest.mark.parametrize("name", ["fenacef", "cbtg", "asfo", "livre"])
@given(random=st.randoms(use_true_random=False))
def test_what_is_said_to_be_certain_comes_true(name: str, random: Random) -> None:
    used = rules(name, game="truco-asfo")
    entries = [1, 2, 3, 4]
    pairs = [(one, other) for one in entries for other in entries if one < other]
    random.shuffle(pairs)
    done, left = pairs[:4], pairs[4:]
    played = [jogo(f"{one}x{other}", one, other, used.groups, random) for one, other in done]
    rest = [jogo(f"{one}x{other}", one, other, used.groups, random) for one, other in left]
    rest = [replace(each, rows=tuple(replace(row, how="played") for row in each.rows), absent=()) for each in rest]
    entry, places = random.choice(entries), random.choice((1, 2, 3))
    answers = needed(used, played, entries, left, places, entry)
    own = tuple([_seen(each, entry) for each in rest if entry in each.entries])
    says = {answer.own: answer.says for answer in answers.answers}.get(own)
    final = ordered(used, [*played, *rest], entries, {}, {})
    place = final.at[entry]
    if says == "yes":
        assert place.last <= places
    if says == "no":
        assert place.first > places
    if answers.overall == "yes":
        assert place.last <= places


def _seen(played: Played, entry: int) -> tuple[int, int]:
    side = played.entries.index(entry)
    wins = [row.winner for row in played.rows]
    return wins.count(side), wins.count(1 - side)
