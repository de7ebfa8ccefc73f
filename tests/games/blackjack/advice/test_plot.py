"""The picture of a study: it is whole, it says the figures, and its bill adds up."""

from xml.etree import ElementTree

import pytest

from carteado.advice import Decision, Round, Study
from carteado.games.blackjack.advice.plot import between, running, svg
from carteado.games.blackjack.advice.summary import as_json, by_kind, signed, totals
from carteado.games.blackjack.drawing import scale
from carteado.games.blackjack.rules.acts import Hit, Stand
from carteado.words import Words

PT, EN = Words("pt-BR", "blackjack"), Words("en", "blackjack")
STUDY = Study(
    0,
    (Round(1, 10, -10, -0.06, 0.36), Round(2, 20, 20, -0.06, 0.0), Round(3, 10, -10, -0.06, 0.12)),
    (
        Decision(12, 1, "hard-16-10", Stand(1), Hit(1), 0.36),
        Decision(20, 2, "hard-16-10", Hit(2), Hit(2), 0.0),
        Decision(25, 3, "hard-12-3", Stand(3), Hit(3), 0.12),
    ),
)


def texts(picture: str) -> list[str]:
    """What can be read in it."""
    return [node.text or "" for node in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]


def test_it_says_what_the_session_brought_and_what_of_it_was_luck() -> None:
    told = texts(svg(PT, STUDY))
    assert "Nem ganhou nem perdeu, em 3 rodadas" in told
    assert "Sorte: 0,7 ficha a mais do que as decisões valiam." in told
    lost = Study(0, STUDY.rounds[:1], ())
    assert texts(svg(PT, lost))[0] == "Perdeu 10 fichas em 1 rodada"
    assert texts(svg(EN, lost))[1] == "Bad luck: 9.5 chips less than the decisions were worth."


@pytest.mark.parametrize("rounds", [(1, 2, 3), (1,), (2, 3), (3,)])
def test_the_bill_adds_up_to_the_tenth(rounds: tuple[int, ...]) -> None:
    sums = totals([each for each in STUDY.rounds if each.number in rounds]).rounded()
    told = [round(10 * part) for part in (sums.expected, -sums.cost, sums.luck)]
    assert sum(told) == round(10 * sums.result)
    assert signed(PT, sums.result) in texts(svg(PT, Study(0, tuple(r for r in STUDY.rounds if r.number in rounds), ())))


def test_luck_is_what_is_left() -> None:
    sums = totals(STUDY.rounds)
    assert sums.luck == pytest.approx(sum([each.luck for each in STUDY.rounds]))
    assert sums.result == pytest.approx(sums.expected - sums.cost + sums.luck)


def test_nothing_played_is_a_picture_too() -> None:
    assert texts(svg(PT, Study(0, (), ())))[0] == "Nem ganhou nem perdeu, em 0 rodadas"


def test_names_cannot_break_it() -> None:
    assert "&" not in "".join(texts(svg(EN, STUDY)))
    ElementTree.fromstring(svg(EN, STUDY))


@pytest.mark.parametrize(("values", "grid"), [
    ([0, 3], (0, 3, 1)), ([0, -9], (-10, 0, 2)), ([-4, 4], (-4, 4, 2)), ([0, 0], (0, 0.2, 0.2)), ([-130, 40], (-150, 50, 50)),
])  # fmt: skip
def test_the_grid_goes_by_round_numbers(values: list[float], grid: tuple[float, float, float]) -> None:
    assert scale(values) == pytest.approx(grid)


def test_the_space_between_two_lines_is_parted_where_they_cross() -> None:
    assert between((1, 3), (0, 1)) == [([(0, 1), (1, 3), (1, 1), (0, 0)], True)]
    left, right = between((2, -2), (0, 0))
    assert [left[1], right[1]] == [True, False]
    assert left[0][1] == right[0][1] == (0.5, 0.0)
    assert running([1, 2]) == [0, 1, 3]


def test_mistakes_by_kind_the_dearest_first() -> None:
    told = [(each.kind, each.times, each.of, each.cost) for each in by_kind(STUDY)]
    assert told == [("hard-16-10", 1, 2, 0.36), ("hard-12-3", 1, 1, 0.12)]


def test_the_same_for_programs() -> None:
    told = as_json(PT, STUDY)
    assert told["totals"] == {"staked": 40, "result": 0, "expected": -0.18, "cost": 0.48, "luck": 0.66}
    assert told["rounds"][0] == {"number": 1, "staked": 10, "result": -10, "expected": -0.06, "cost": 0.36, "luck": -9.58}
    told_of = {"line": 12, "round": 1, "kind": "hard-16-10", "about": "dura 16 contra 10"}
    assert told["decisions"][0] == {**told_of, "made": "manteve", "best": "pedir", "cost": 0.36}
    assert told["mistakes"][0]["about"] == "dura 16 contra 10"
