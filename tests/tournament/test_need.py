"""What somebody still needs: the outcomes left in a group, and what each leads to (spec 20)."""

import pytest

from carteado.tournament.need import Need, by_next, needed, outcomes
from carteado.tournament.results import Format
from standings_kit import numbers, results, rules

NAMES = numbers("A1 A2 A3 A4")
SO_FAR = """
A1 x A2: 12-9 10-12 12-8
A1 x A4: 9-12 11-12
A2 x A3: 12-6 8-12 12-11
A3 x A4: 12-5 14-8
"""
LEFT = ((1, 3), (2, 4))
FENACEF = rules("fenacef")


def need(name: str, places: int = 2, left: tuple[tuple[int, int], ...] = LEFT, so_far: str = SO_FAR) -> Need:
    return needed(FENACEF, results(FENACEF, NAMES, so_far), [1, 2, 3, 4], left, places, NAMES[name])


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("A1", ("yes", "no", "no", "no")),
        ("A2", ("yes", "yes", "no", "no")),
        ("A3", ("yes", "yes", "yes", "no")),
        ("A4", ("yes", "yes", "no", "no")),
    ],
)
@pytest.mark.clause("FEN-6", "FEN-6.1a", "FEN-6.1b")
def test_the_worked_group_before_its_last_jogos(name: str, says: tuple[str, ...]) -> None:
    found = need(name)
    assert found.exact
    assert tuple(answer.says for answer in found.answers) == says
    assert [answer.own for answer in found.answers] == [((2, 0),), ((2, 1),), ((1, 2),), ((0, 2),)]
    assert found.overall == "open"


def test_where_tentos_would_decide_that_is_the_answer() -> None:
    ring = "A1 x A2: 12-7 12-7\nA2 x A3: 12-7 12-7"
    found = needed(FENACEF, results(FENACEF, NAMES, ring), [1, 2, 3], [(3, 1)], 1, 1)
    assert found.answer((2, 0)) == "yes"
    assert found.answer((0, 2)) == "saldo"


def test_nothing_left_is_in_or_out() -> None:
    assert need("A3", left=()).overall == "yes"
    assert need("A1", left=(), places=1).answers[0].own == ()


def test_many_jogos_left_are_bounded_and_never_wrong() -> None:
    pairs = tuple((one, other) for one in range(1, 9) for other in range(one + 1, 9))
    sure = needed(FENACEF, [], range(1, 9), pairs, 8, 1)
    assert (sure.exact, sure.overall) == (False, "yes")
    assert needed(FENACEF, [], range(1, 9), pairs, 1, 1).overall == "open"


def test_a_disqualified_pair_needs_nothing_any_more() -> None:
    found = needed(FENACEF, results(FENACEF, NAMES, SO_FAR), [1, 2, 3, 4], LEFT, 2, 3, {3: "dsq"})
    assert found.overall == "no"


def test_how_a_jogo_may_end() -> None:
    assert outcomes(Format(5, 12)) == ((3, 0), (3, 1), (3, 2), (2, 3), (1, 3), (0, 3))
    assert outcomes(Format(1, 3000), drawn=True) == ((1, 0), (0, 0), (0, 1))


@pytest.mark.parametrize(
    ("name", "game", "expected"), [("asfo", "", "yes"), ("cbtg", "", "yes"), ("livre", "truco-asfo", "yes")]
)
def test_other_presets_count_their_own_outcomes(name: str, game: str, expected: str) -> None:
    used = rules(name, game=game)
    names = numbers("X Y Z")
    target = used.groups.target or 1
    played = results(used, names, f"X x Y: {target}-0 {target}-0")
    assert needed(used, played, [1, 2, 3], [(1, 3), (2, 3)], 1, 1).answer((2, 0)) == expected


def test_the_next_jogo_is_told_whatever_comes_after_it() -> None:
    played = results(FENACEF, NAMES, "A2 x A3: 12-6 12-8")
    found = needed(FENACEF, played, [1, 2, 3], [(1, 2), (1, 3)], 1, 1)
    assert found.opponents == (2, 3)
    assert by_next(found) == {(2, 0): "saldo", (2, 1): "open", (1, 2): "no", (0, 2): "no"}
    assert by_next(need("A1", left=())) == {}


def test_what_may_still_be_level_is_neither_certain_nor_lost() -> None:
    names = numbers("A B C D E F G H I J")
    done = results(FENACEF, names, "\n".join(f"A x {rival}: 12-5 12-5" for rival in "CDEFGHI"))
    left = [(names["B"], names[rival]) for rival in "CDEFGHI"]
    assert needed(FENACEF, done, range(1, 11), left, 1, names["A"]).overall == "open"
    assert needed(FENACEF, done, range(1, 11), left, 1, names["B"]).overall == "open"
    assert needed(FENACEF, done, range(1, 11), left, 2, names["A"]).overall == "yes"
    assert needed(FENACEF, done, range(1, 11), [*left[:-1], (9, 10)], 1, names["B"]).overall == "no"
