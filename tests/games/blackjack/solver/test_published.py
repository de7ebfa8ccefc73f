"""Single hands against printed figures: Appendix 9's rows, the ends of the house, and the closed forms."""

import pytest

from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.solver.book import NATURAL, starting
from carteado.games.blackjack.solver.house import House
from carteado.games.blackjack.solver.position import insurance_value, values
from carteado.games.blackjack.solver.solution import packs

ONE = rules_of({"decks": "1"})
PRINTED = 0.6e-6


def unseen(decks: int, *cards: int) -> list[int]:
    left = list(packs(decks))
    for card in cards:
        left[card - 1] -= 1
    return left


def test_ends_of_the_house_with_an_ace_up() -> None:
    house = House(unseen(1, 1), 0, True, False)
    printed = (0.126128, 0.131003, 0.129486, 0.131553, 0.0515646, 0.11654, 0.313726)
    assert house.ends(0) == pytest.approx(printed, abs=PRINTED)


def test_an_ace_and_a_two_against_an_ace() -> None:
    found = values(ONE, unseen(1, 1, 2, 1), (1, 2), 1)
    assert (found.stand, found.hit, found.double) == pytest.approx((-0.661732, -0.067808, -0.593281), abs=PRINTED)
    assert found.act == "hit"


def test_a_six_and_a_five_against_an_ace() -> None:
    found = values(ONE, unseen(1, 6, 5, 1), (6, 5), 1)
    assert found.double == pytest.approx(0.240259, abs=PRINTED)
    assert found.act == "double"


@pytest.mark.parametrize(
    ("decks", "blackjack", "insurance"),
    [(1, 4.8265, -5.882), (2, 4.7797, -6.796), (4, 4.7566, -7.246), (6, 4.7489, -7.395), (8, 4.7451, -7.470)],
)
def test_closed_forms(decks: int, blackjack: float, insurance: float) -> None:
    shoe = packs(decks)
    dealt = 2 * shoe[0] * shoe[9] / (sum(shoe) * (sum(shoe) - 1))
    assert dealt == pytest.approx(32 * decks / (13 * (52 * decks - 1)))
    assert 100 * dealt == pytest.approx(blackjack, abs=0.00005)
    edge = 2 * insurance_value(unseen(decks, 1))  # of the insurance, which is half the bet
    assert edge == pytest.approx((1 - 4 * decks) / (52 * decks - 1))
    assert 100 * edge == pytest.approx(insurance, abs=0.0005)


def test_starting_hands_and_blackjacks_are_all_there_is() -> None:
    shoe = unseen(2, 7)
    rest = sum(shoe)
    assert sum(starting(shoe)) + 2 * shoe[0] * shoe[9] / (rest * (rest - 1)) == pytest.approx(1.0)
    assert starting(shoe)[NATURAL] == 0.0
