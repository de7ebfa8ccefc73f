"""What cards and hands are worth: BJ-VAL, BJ-BJ, BJ-VIT, BJ-EMP, the payout table."""

import pytest

from carteado.cards import cards
from carteado.games.blackjack.rules.counting import are_pair, total
from carteado.games.blackjack.rules.rulebook import RANKS
from games.blackjack.kit import mesa

clause = pytest.mark.clause


def worth(text: str) -> int:
    return total(tuple([card.index for card in cards(text)]))


@clause("BJ-VAL-1")
def test_suits_are_worth_nothing() -> None:
    for suit in "PCEO":
        assert worth(f"8{suit} 5{suit}") == 13
    assert are_pair(cards("8P")[0].index, cards("8C")[0].index, by_rank=True)


@clause("BJ-VAL-2")
@pytest.mark.parametrize("rank", range(2, 11))
def test_pip_cards_count_their_number(rank: int) -> None:
    assert worth(f"{rank}O 9C") == rank + 9


@clause("BJ-VAL-3")
@pytest.mark.parametrize("rank", ["J", "Q", "K"])
def test_court_cards_count_ten(rank: str) -> None:
    assert worth(f"{rank}P QC") == 20


@clause("BJ-VAL-4")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("AP 9C", 20),
        ("AP 9C 5E", 15),
        ("AP AC", 12),
        ("AP AC 9E", 21),
        ("AP AC AE AO 7P", 21),
        ("AP 5C 5E", 21),
        ("AP KC QE", 21),
    ],
)
def test_an_ace_is_eleven_unless_that_is_too_many(hand: str, points: int) -> None:
    assert worth(hand) == points


@clause("BJ-VAL-4")
def test_a_soft_hand_hardens_at_the_table() -> None:
    found = mesa("AP 9O 9C 8O 5E")
    assert (found.mao().total, found.mao().soft) == (20, True)
    found.faz("0 pede")
    assert (found.mao().total, found.mao().soft) == (15, False)


@clause("BJ-BJ-1")
def test_an_ace_and_a_ten_dealt_are_a_blackjack() -> None:
    for first, second in (("AP", "KC"), ("10E", "AO"), ("JP", "AC")):
        assert mesa(f"{first} 9O {second} 8O").mao().blackjack
    assert not mesa("7P 9O 7C 8O 7E").faz("0 pede").mao().blackjack


@clause("BJ-BJ-2")
def test_a_blackjack_beats_21_of_the_house() -> None:
    assert mesa("AP 5O KC 10E 6P").faz("0 mantém").ganhos == (15,)


@clause("BJ-BJ-2")
def test_a_blackjack_of_the_house_beats_21_with_more_cards() -> None:
    assert mesa("7P KO 7C AO 7E", peek=False).faz("0 pede", "0 mantém").ganhos == (-10,)


@clause("BJ-BJ-3")
@pytest.mark.parametrize(("bet", "won"), [(10, 15.0), (5, 7.5), (2, 3.0), (19, 28.5)])
def test_a_blackjack_pays_half_as_much_again(bet: int, won: float) -> None:
    found = mesa("AP 9O KC 8O", bet).faz("0 mantém")
    assert found.ganhos == (won,)
    assert found.fichas == (100 + won,)


@clause("BJ-BJ-4")
@pytest.mark.parametrize("peek", [True, False])
def test_two_blackjacks_are_a_tie(peek: bool) -> None:
    found = mesa("AP KO KC AO", peek=peek)
    if not peek:
        found.faz("0 mantém")
    assert found.ganhos == (0,)


@clause("BJ-VIT-1")
def test_the_higher_hand_wins_one_to_one() -> None:
    assert mesa("10P 9O 9C 9E").faz("0 mantém").ganhos == (10,)
    assert mesa("10P 10O 8C 9E").faz("0 mantém").ganhos == (-10,)


@clause("BJ-VIT-1", "BJ-BJ-1")
def test_21_with_three_cards_pays_one_to_one() -> None:
    assert mesa("7P 9O 7C 9E 7E").faz("0 pede", "0 mantém").ganhos == (10,)


@clause("BJ-EMP-1")
def test_equal_totals_are_returned_and_another_round_starts() -> None:
    found = mesa("10P 9O 8C 9E").faz("0 mantém")
    assert found.ganhos == (0,)
    assert (found.shown.phase, found.shown.mao) == ("betting", 2)


@clause("BJ-S4")
def test_an_ace_on_a_split_ten_is_no_blackjack() -> None:
    found = mesa("KP 9O QC 8O AE AO").faz("0 divide", "0 mantém", "0 mantém")
    assert found.ganhos == (20,)
    assert [mao.blackjack for mao in found.lugar(0).maos] == [False, False]


@clause("BJ-S17")
def test_an_ace_counts_eleven_in_a_blackjack() -> None:
    found = mesa("AP 9O 10C 8O")
    assert (found.mao().total, found.mao().blackjack) == (21, True)


def test_ranks_are_thirteen() -> None:
    assert len({card.index % RANKS for card in cards("AP 2P 3P 4P 5P 6P 7P 8P 9P 10P JP QP KP")}) == RANKS
