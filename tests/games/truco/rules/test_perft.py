"""Counts of act sequences from fixed deals: a menu with one act too many or too few changes them."""

from collections.abc import Mapping

import pytest

from carteado import catalogue
from carteado.game import CHANCE, Board
from carteado.games.truco.rules.acts import GiveBack, PlayOn
from carteado.pack import Deal, Shuffle
from conformance_kit.perft import perft
from games.truco.kit.pack import pack_for
from games.truco.rules.counter import Mao, count

PLAIN = {0: "3P 7O 4C", 1: "2C QE 6P", 2: "2P KC 5O", 3: "3C AE JO"}
SETS = {0: "4P 3P 4C", 1: "7C AE 7O", 2: "3E KC 5O", 3: "3C KO JO"}
TIES = {0: "3P 4C 5C", 1: "3C 4E 5E", 2: "3E 4O 5O", 3: "3O 6P 5P"}
DEALS = {"plain": PLAIN, "sets": SETS, "ties": TIES}


def _dealt(hands: Mapping[int, str], score: tuple[int, int], options: Mapping[str, str] | None = None) -> Board:
    """Dealer 0, all cards in hand; a side on eleven has decided to play."""
    state = catalogue.new("truco-fenacef", options=options, score=score, dealer=0)
    state = state.apply(CHANCE, Shuffle(pack_for(0, hands))).state.apply(3, GiveBack()).state.apply(0, Deal()).state
    return (state if 11 not in score or score == (11, 11) else state.apply(0, PlayOn()).state).board()


def _counted(hands: Mapping[int, str], raises: bool, depth: int) -> int:
    held = tuple(frozenset(hands[seat].split()) for seat in range(4))
    return count(Mao(held, turn=2, raises=raises), depth)


@pytest.mark.parametrize(
    ("deal", "counts"),
    [
        ("plain", (7, 45, 207, 837, 3257, 13194)),
        ("sets", (7, 45, 207, 864, 3419, 13734)),
        ("ties", (7, 45, 207, 837, 3257, 13194)),
    ],
)
def test_sequences_of_an_ordinary_mao(deal: str, counts: tuple[int, ...]) -> None:
    board = _dealt(DEALS[deal], (0, 0))
    assert tuple(perft(board, depth) for depth in range(1, 7)) == counts


@pytest.mark.parametrize(
    ("deal", "counts"),
    [
        ("plain", (3, 9, 27, 81, 324, 1296, 5184, 20736, 18832)),
        ("sets", (3, 9, 27, 108, 324, 1296, 5184, 20736, 20448)),
        ("ties", (3, 9, 27, 81, 324, 1296, 5184, 20736, 15132)),
    ],
)
def test_sequences_of_an_iron_hand(deal: str, counts: tuple[int, ...]) -> None:
    board = _dealt(DEALS[deal], (11, 11))
    assert tuple(perft(board, depth) for depth in range(1, 10)) == counts


@pytest.mark.parametrize(
    ("options", "score", "counts"),
    [
        ({}, (11, 4), (3, 9, 27, 81, 324)),
        ({"raiseLater": "true"}, (0, 0), (7, 45, 231, 1093, 5297)),
        ({"answerPolicy": "acceptByOneFoldByBoth"}, (0, 0), (7, 45, 231, 1029, 4337)),
        ({"concede": "true"}, (0, 0), (8, 48, 224, 928, 3682)),
        ({"callBeforeFirstCard": "false"}, (0, 0), (6, 39, 189, 783, 3111)),
        ({"raiseBeyondNeed": "false"}, (9, 10), (7, 37, 135, 477, 1809)),
        ({"ferro": "blindAll"}, (11, 11), (3, 9, 27, 81, 324)),
    ],
)
def test_sequences_under_options(options: dict[str, str], score: tuple[int, int], counts: tuple[int, ...]) -> None:
    board = _dealt(PLAIN, score, options)
    assert tuple(perft(board, depth) for depth in range(1, 6)) == counts


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("depth", range(1, 7))
def test_the_second_counter_agrees_on_an_ordinary_mao(deal: str, depth: int) -> None:
    assert perft(_dealt(DEALS[deal], (0, 0)), depth) == _counted(DEALS[deal], raises=True, depth=depth)


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("depth", range(1, 10))
def test_the_second_counter_agrees_on_an_iron_hand(deal: str, depth: int) -> None:
    assert perft(_dealt(DEALS[deal], (11, 11)), depth) == _counted(DEALS[deal], raises=False, depth=depth)
