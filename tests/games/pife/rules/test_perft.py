"""Counts of act sequences from fixed deals; the first ones follow from the hands, and `legal` against a search of all melds."""

import pytest

from carteado.game import Board
from carteado.games.pife.rules.acts import GoOut
from conformance_kit.perft import perft
from games.pife.kit import cacheta, cartas, pifpaf
from games.pife.rules.hands import PIFPAF
from games.pife.rules.partitions import batida

PIFADO = "5P 5C 5E 7O 8O 9O QE KE 3C"
RAGS = "AP 4P 7P 10P KP 2C 6C 9C QC"
OTHER = "2E 6E 9E JE 4O 8O JO KO 10C"


def clean() -> Board:
    """Pif-paf without incidents: seat 1 has drawn the card that takes it out with either of two discards."""
    return pifpaf(RAGS, PIFADO, OTHER, monte="AE", profile="clean").faz("1 compra").state.board()


def faithful() -> Board:
    """The same with incidents."""
    return pifpaf(RAGS, PIFADO, OTHER, monte="AE").faz("1 compra").state.board()


def lives() -> Board:
    """The same hands in cacheta."""
    return cacheta(RAGS, OTHER, PIFADO, monte="AE 2P 3O", vira="5C").faz("2 compra").state.board()


def test_without_incidents() -> None:
    """Ten discards and one batida; then two seats that may only pass, each first; then the one that is left."""
    assert [perft(clean(), depth) for depth in (1, 2, 3)] == [11, 10 * 2, 10 * 2]


def test_with_incidents() -> None:
    """Ten discards, ten batidas and one of ten cards; then for each of two seats to pass, nine claims, one of ten, to reach.

    Ten of the batidas are false and leave the ten discards and the true one. After an answer the other seat has its twelve;
    after reaching it has one more, to point it out, which with passing is all that the discarder has.
    """
    assert perft(faithful(), 1) == 21
    assert perft(faithful(), 2) == 10 * 2 * 12 + 10 * (10 + 1)
    assert perft(faithful(), 3) == 10 * 2 * (11 * 12 + 13 + 2) + 10 * 10 * 24


def test_cacheta() -> None:
    """Ten discards, a batida and a word; after a discard to draw, to take or to say it, after the word all else again.

    Who has drawn discards or says it; the 8O taken is held twice, so there is one discard less.
    """
    assert perft(lives(), 1) == 12
    assert perft(lives(), 2) == 10 * 3 + 11
    assert perft(lives(), 3) == 10 * (11 + 11 + 2) - 1 + 10 * 3


@pytest.mark.parametrize(
    "hand", [PIFADO + " AE", "3C 4C 5C 6C 9E 10E JE QE KE AE", "5P 5C 5E 5O 7O 8O 9O QE KE AE", RAGS + " KC"]
)
def test_the_batidas_listed_are_those_a_search_finds(hand: str) -> None:
    *nine, drawn = cartas(hand)
    found = pifpaf("", " ".join(map(str, nine)), monte=str(drawn), profile="clean").faz("1 compra")
    listed = {act.card for act in found.state.legal(1) if isinstance(act, GoOut) and act.card is not None}
    ten = [card.index for card in (*nine, drawn)]
    assert {card.index for card in listed} == {face for at, face in enumerate(ten) if batida(PIFPAF, ten[:at] + ten[at + 1 :])}
