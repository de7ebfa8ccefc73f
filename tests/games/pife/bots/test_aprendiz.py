"""The easy player, by its definition: what it draws, throws, says and bets."""

from typing import Any

import pytest

from carteado.cards import Card
from carteado.game import Action, Seat
from carteado.games.pife.bots.table import partners
from carteado.games.pife.rules.acts import Claim, Discard, GoOut, Raise
from games.pife.bots.chosen import escolhe, falando
from games.pife.kit import cacheta, pifpaf

PIFADO = "5P 5C 5E 7O 8O 9O QE KE 3C"
DECENT = "5P 5C 5E 7O 8O QE 2C 10P 4E"
RAGS = "2P 4C 6E 8O 10P QC AE 3O JP"
OTHERS = "4P 6P 9C JC AO 3E 8E 10O KC"


def throws(ten: str, vira: str = "2P", **options: Any) -> Discard:
    """What it discards of these ten cards."""
    *nine, last = ten.split()
    action = escolhe("aprendiz", cacheta("", "", " ".join(nine), monte=last, vira=vira, **options).faz("2 compra"), 2)
    assert isinstance(action, Discard)
    return action


def joga(text: str) -> Discard:
    """A discard."""
    return Discard(Card.of(text))


def answer(hand: str, discard: str, **options: Any) -> Action | None:
    """What it says in pif-paf when the first player draws and discards this card."""
    found = pifpaf("", OTHERS, hand, "", monte=discard, **options).faz("1 compra", f"1 descarta {discard}")
    return escolhe("aprendiz", found, 2)


@pytest.mark.parametrize(
    ("hand", "discard", "taken"),
    [
        ("5P 5C 7O 8O QE 2C 10P 4E JP", "9O", True),  # a sequência
        ("5P 5C 7O 8O QE 2C 10P 4E JP", "5E", True),  # a trinca
        ("5P 5C 7O 8O QE 2C 10P 4E JP", "5C", False),  # of two suits
        ("5P 5C 5E 7O 8O QE 2C 10P 4O", "5O", False),  # longer is not one more
        ("5P 5C 7O 8O QE 2C 10P 4E JP", "4C", False),  # a pair
        ("5P 5C 5E 7O 8O QE 2C 10P 4O", "3P", True),  # the curinga
        (PIFADO, "JE", True),  # the batida
    ],
)
def test_it_takes_a_discard_only_to_complete_a_meld(hand: str, discard: str, taken: bool) -> None:
    found = cacheta("", hand, "AP 2O 4C 6P 8C 10C QP KC 6O", monte=discard).faz("2 compra", f"2 descarta {discard}")
    if hand == PIFADO:
        found.faz("1 pifei")
    assert falando("aprendiz", found, 1) == ("PickUp" if taken else "Buy")


def test_with_long_runs_a_fourth_card_completes_nothing() -> None:
    found = cacheta("", "5C 6C 7C QE KE 2O 10P 4E JP", "", monte="8C", long_runs="true").faz("2 compra", "2 descarta 8C")
    assert falando("aprendiz", found, 1) == "Buy"


def test_it_throws_the_card_that_goes_with_fewest() -> None:
    assert throws("5P 5C 5E 7O 8O QE KE 2C 10P AC") == joga("10P")
    assert throws("5P 5C 7O 8O QE KE 2C AC 9P 3E") == joga("9P")  # 9P above 3E
    assert throws("5P 5C 7O 8O QE KE 2C 3C 9P AO") == joga("AO")  # the ace above the king
    assert throws("4P 4C 5E 6E 8E 10E JO QO 2C KP") == joga("KP")


def test_a_curinga_goes_last() -> None:
    assert throws("5P 5C 5E 7O 8O 9O QC 2O 3P 6E") != joga("3P")
    assert throws("5P 5C 5E 7O 8O 9O QC 2O 3P 6E", vira="3P") == joga("QC")


@pytest.mark.parametrize(("card", "other", "together"), [
    ("5C", "5E", True), ("5C", "5C", False), ("5C", "6C", True), ("5C", "7C", True), ("5C", "8C", False), ("5C", "6E", False),
    ("AC", "2C", True), ("AC", "3C", True), ("AC", "KC", True), ("AC", "QC", True), ("AC", "JC", False), ("KC", "2C", False),
])  # fmt: skip
def test_two_thirds_of_a_meld(card: str, other: str, together: bool) -> None:
    assert partners(Card.of(card).index, Card.of(other).index) == together


def test_it_goes_out_and_with_ten_where_it_may() -> None:
    assert escolhe("aprendiz", cacheta("", "", PIFADO, monte="JE").faz("2 compra"), 2) == GoOut(Card.of("3C"))
    ten = cacheta("", "", "5P 5C 5E 7O 8O 9O QE KE 10O", monte="JE").faz("2 compra")
    assert escolhe("aprendiz", ten, 2) == GoOut(None)


def test_it_says_pifei_when_that_is_true_and_then_draws() -> None:
    found = cacheta("", "", PIFADO)
    assert falando("aprendiz", found, 2) == "Pifei"
    assert falando("aprendiz", found.faz("2 pifei"), 2) == "Buy"
    assert falando("aprendiz", cacheta("", "", DECENT), 2) == "Buy"


def test_it_stays_in_a_deal_it_could_leave() -> None:
    assert falando("aprendiz", cacheta("", "", RAGS, fold="true"), 2) == "Buy"


@pytest.mark.parametrize("profile", ["faithful", "clean"])
def test_it_claims_a_discard_that_takes_it_out_and_no_other(profile: str) -> None:
    """Also where a false claim is a move."""
    assert answer(PIFADO, "JE", profile=profile) == Claim(1, Card.of("3C"))
    assert type(answer(PIFADO, "JO", profile=profile)).__name__ == "Pass"


@pytest.mark.parametrize("wrong", ["refuse", "stock_only", "lose_life"])
def test_it_shows_no_false_batida(wrong: str) -> None:
    assert throws("5P 5C 5E 7O 8O 9O QE KE 3C JO", wrong_batida=wrong) == joga("JO")


def speaks(seat: Seat, hand: str, *before: str, **options: Any) -> Action | None:
    """What it does in the bets, with this hand in this seat, once this was said before."""
    found = pifpaf(*["" if at != seat else hand for at in range(4)], aposta=0, **options).faz(*before)
    return escolhe("aprendiz", found, seat)


def test_it_bets_with_a_decent_hand_and_abandons_with_rags() -> None:
    least = speaks(1, DECENT)
    assert isinstance(least, Raise)
    assert least.to == 5
    assert type(speaks(1, RAGS)).__name__ == "Abandon"
    assert type(speaks(2, DECENT, "1 aposta 20")).__name__ == "Follow"
    assert type(speaks(2, RAGS, "1 aposta 5")).__name__ == "Abandon"


def test_it_raises_by_the_least_with_one_card_missing() -> None:
    raised = speaks(2, PIFADO, "1 aposta 7")
    assert isinstance(raised, Raise)
    assert raised.to == 12
    assert type(speaks(2, PIFADO, "1 aposta 20")).__name__ == "Follow"


def test_staying_for_nothing_is_never_refused() -> None:
    assert type(speaks(1, RAGS, open_check="true")).__name__ == "Follow"


def test_it_points_nothing_out_and_throws_nothing_away() -> None:
    found = pifpaf("", OTHERS, RAGS, "", monte="KO").faz("1 compra", "1 descarta KO", "2 estende")
    assert falando("aprendiz", found, 3) == "Pass"
    error = pifpaf("", OTHERS, RAGS, "", monte="KO").faz("1 compra", "1 bate KO")
    assert escolhe("aprendiz", error, 2) is None
