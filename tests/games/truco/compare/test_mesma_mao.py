"""The same mão, three outcomes: what separates the codes."""

import pytest

from carteado.cards import Card
from carteado.game import REFEREE
from carteado.games.truco.rules.acts import Accept, PlayOn, Raise, Show
from carteado.pack import Ruling
from carteado.tricks.play import Play
from games.truco.compare.mesma_kit import CODES, Mao, through
from games.truco.kit import clause

FENACEF, ASFO, SINSEP = CODES
VIRA = "KO"  # the aces are manilhas where there is a vira, and nobody holds one
TIES = {0: "3P 2C QO", 1: "3C 2P QE", 2: "5C 6E 5E", 3: "5O 6O 6C"}
VAZAS = (("3P", "3C", "5C", "5O"), ("2C", "2P", "6E", "6O"), ("QO", "QE", "5E", "6C"))


def tied_thrice(mao: Mao) -> Mao:
    for vaza in VAZAS:
        mao.vaza(*vaza)
    return mao


@pytest.mark.parametrize(
    ("code", "score"),
    [
        pytest.param(FENACEF, (5, 5), marks=clause("FEN-19.3")),
        pytest.param(ASFO, (8, 5), marks=clause("ASFO-EMPATE-5")),
        pytest.param(SINSEP, (8, 5), marks=clause("SIN-CANGAR-5")),
    ],
)
def test_three_ties_for_three(code: str, score: tuple[int, int]) -> None:
    mao = Mao(code, TIES, VIRA, (5, 5))
    mao.do(1, Raise(3))
    mao.do(2, Accept(3))
    assert tied_thrice(mao).score == score


@pytest.mark.parametrize(
    ("code", "score"),
    [
        pytest.param(FENACEF, (11, 12), marks=clause("FEN-21pu")),
        pytest.param(ASFO, (14, 9), marks=clause("ASFO-EMPATE-5")),
        pytest.param(SINSEP, (14, 9), marks=clause("SIN-CANGAR-5")),
    ],
)
def test_three_ties_in_the_eleven_hand(code: str, score: tuple[int, int]) -> None:
    mao = Mao(code, TIES, VIRA, (11, 9))
    mao.do(0, PlayOn())
    assert tied_thrice(mao).score == score
    assert mao.state.outcome is not None


@pytest.mark.parametrize(
    ("code", "order"),
    [
        pytest.param(FENACEF, [2, 3, 0, 1], marks=clause("FEN-15")),
        (ASFO, [1, 2, 3, 0]),
        pytest.param(SINSEP, [1, 2, 3, 0], marks=clause("SIN-JOGO-1", "SIN-POST-3")),
    ],
)
def test_the_order_of_the_first_vaza(code: str, order: list[int]) -> None:
    assert Mao(code, TIES, VIRA).vaza(*VAZAS[0]) == order


@pytest.mark.parametrize(
    ("code", "results"),
    [
        pytest.param(FENACEF, (0,), marks=clause("FEN-9a")),
        pytest.param(ASFO, (1,), marks=clause("ASFO-JOGO-9")),
        pytest.param(SINSEP, (1,), marks=clause("SIN-HIER-4")),
    ],
)
def test_the_four_of_clubs_with_a_seven_turned(code: str, results: tuple[int, ...]) -> None:
    """The highest card of one code; one of the lowest where the queens are the manilhas."""
    mao = Mao(code, {0: "4P 5C 5E", 1: "QO 6C 6E", 2: "5P 6P 4E", 3: "4C 4O 5O"}, "7O")
    mao.vaza("4P", "QO", "5P", "4C")
    assert mao.results == results


@pytest.mark.parametrize(
    ("code", "cited"),
    [
        pytest.param(FENACEF, None, marks=clause("FEN-18pu")),
        pytest.param(ASFO, None, marks=clause("ASFO-EMPATE-1")),
        pytest.param(SINSEP, "SIN-CANGAR-1c", marks=clause("SIN-CANGAR-1c")),
    ],
)
def test_covering_after_a_tied_vaza(code: str, cited: str | None) -> None:
    mao = Mao(code, TIES, VIRA)
    mao.vaza(*VAZAS[0])
    reason = mao.refuses(mao.turn, Play(Card.of(VAZAS[1][mao.turn]), True))
    assert (reason and reason.clause) == cited


@pytest.mark.parametrize(
    ("code", "cited"),
    [
        pytest.param(FENACEF, "FEN-18", marks=clause("FEN-18")),
        pytest.param(ASFO, None, marks=clause("ASFO-CARTAS-3")),
        pytest.param(SINSEP, "SIN-JOGO-3", marks=clause("SIN-JOGO-3")),
    ],
)
def test_the_second_player_covers_in_the_first_vaza(code: str, cited: str | None) -> None:
    mao = Mao(code, TIES, VIRA)
    mao.do(mao.turn, Play(Card.of(VAZAS[0][mao.turn]), False))
    reason = mao.refuses(mao.turn, Play(Card.of(VAZAS[0][mao.turn]), True))
    assert (reason and reason.clause) == cited


@pytest.mark.parametrize(
    ("code", "cited", "score"),
    [
        pytest.param(FENACEF, "FEN-12.4", (6, 6), marks=clause("FEN-12.4")),
        pytest.param(ASFO, "ASFO-CORTE-21", (6, 7), marks=clause("ASFO-CORTE-21")),
        pytest.param(SINSEP, "SIN-TENTO4-3", (6, 7), marks=clause("SIN-TENTO4-3")),
    ],
)
def test_four_cards_to_an_opponent(code: str, cited: str, score: tuple[int, int]) -> None:
    mao = Mao(code, TIES, VIRA, (6, 6))
    mao.do(REFEREE, Ruling(cited, 0, sanction="" if code == FENACEF else "leader"))
    assert (mao.score, mao.dealer) == (score, 1)


@pytest.mark.parametrize(
    ("code", "cited"),
    [
        pytest.param(FENACEF, None, marks=clause("FEN-22b")),
        pytest.param(ASFO, "ASFO-ONZE-7", marks=clause("ASFO-ONZE-7")),
        pytest.param(SINSEP, "S-SIN-26", marks=clause("S-SIN-26")),
    ],
)
def test_the_two_highest_manilhas_shown(code: str, cited: str | None) -> None:
    """4P and 7C where they are fixed; the queens of clubs and hearts where a seven is turned."""
    held = "4P 7C 4E" if code == FENACEF else "QP QC 4E"
    mao = Mao(code, {**TIES, 0: held}, "7O")
    reason = mao.refuses(0, Show())
    assert (reason and reason.clause) == cited
    if cited is None:
        mao.do(0, Show())
        assert mao.score == (1, 0)


def test_all_three_codes_deal_the_same_cards() -> None:
    """What the tests above rest on."""
    for mao in through(CODES, TIES, VIRA):
        assert {seat: mao.hand(seat) for seat in TIES} == TIES
