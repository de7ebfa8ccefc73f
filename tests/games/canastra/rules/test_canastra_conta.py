"""The bill of a deal, line by line (art. 12)."""

import pytest

from carteado.cards import CARDS
from carteado.game import PUBLIC
from carteado.games.canastra.rules.board import new
from carteado.games.canastra.rules.events import DealEnded
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.rulebook import POINTS
from games.canastra.kit import cartas, deita, mesa

clause = pytest.mark.clause
CLEAN = "3P..9P"
DIRTY = "5E 6E 7E 2C 9E..JE"


@clause("CAN-11.3", "CAN-12.1", "CAN-12.9", "CAN-12.10", "CAN-12.4")
def test_the_worked_deal() -> None:
    found = mesa("4C", "AC 10P 4O", "KE 2C AO", "2E 3E", a=(CLEAN,), b=("5C 6C 7C",), mortos="0 -").faz("0 descarta 4C")
    a, b = found.shown.bills
    assert (a.table, a.clean, a.clean_points, a.batida, a.hands, a.morto, a.total) == (45, 1, 200, 100, -35, 0, 310)
    assert (b.table, b.clean, b.dirty, b.batida, b.hands, b.morto, b.total) == (15, 0, 0, 0, -45, -100, -130)


@clause("CAN-11.3")
def test_both_duplas_are_counted_and_a_new_deal_begins() -> None:
    found = mesa("4C", "AC", "", "", a=(CLEAN,), mortos="0 -", score=(100, 50)).faz("0 descarta 4C")
    assert (found.totais, found.shown.score) == ((345, -115), (445, -65))
    assert (found.shown.phase, found.over()) == ("shuffle", False)
    found.embaralha()
    assert (found.shown.phase, found.shown.mao, found.shown.score) == ("buying", 2, (445, -65))


def test_a_view_keeps_the_scores_of_earlier_deals_and_the_last_bill() -> None:
    found = mesa("4C", "AC", "", "", a=(CLEAN,), mortos="0 -", score=(100, 50)).faz("0 descarta 4C")
    counted = found.shown.conta
    assert counted is not None
    assert (counted.mao, counted.how, counted.ender, counted.clause) == (1, "batida", 0, "CAN-11.1")
    for seat in (0, 3, PUBLIC):
        assert (found.view(seat).shown.past, found.view(seat).shown.bills) == (((100, 50),), counted.bills)
    found.embaralha()
    assert (found.shown.past, found.shown.conta, found.shown.bills) == (((100, 50), (445, -65)), counted, ())
    found.decide("CAN-16.1", score=(400, 0), why="x")
    assert found.shown.past == ((100, 50), (400, 0))
    found.decide("CAN-16.1", sanction="void", why="x")
    assert (found.shown.conta, found.shown.base) == (counted, (400, 0))


def test_a_deal_that_does_not_count_has_no_bill_and_long_partidas_keep_the_latest_deals() -> None:
    found = mesa("4C", "AC", "", "", a=(CLEAN,), mortos="0 -").faz("0 descarta 4C").decide("CAN-16.1", sanction="void", why="x")
    assert found.shown.conta is None
    state = new(rules_of("buraco", {"allow_five": "true", "max_deals": "0"}), 5, dealer=0, cut=False)
    for deal in range(12):
        state.partida.score = (5 * deal,) * 5
        state.partida.begin()
    assert [past[0] for past in state.partida.past] == [5 * deal for deal in range(5, 12)]


@clause("CAN-12.0")
def test_every_line_of_the_bill_is_written_down_for_both_duplas() -> None:
    found = mesa("4C", "AC 10P", "KE", "", a=(CLEAN, DIRTY), b=("5C 6C 7C",), mortos="0 -", score=(500, 200)).faz(
        "0 descarta 4C"
    )
    (ended,) = found.told(DealEnded)
    told = [
        (x.side, x.table, x.clean_points, x.dirty_points, x.batida, x.hands, x.morto, x.total, x.score) for x in ended.bills
    ]
    assert told == [(0, 100, 200, 100, 100, -10, 0, 490, 990), (1, 15, 0, 0, 0, -25, -100, -110, 90)]
    assert ended.bills == found.shown.bills
    assert [sorted(hand) for hand in ended.hand_cards] == [[], sorted(cartas("AC 10P")), [*cartas("KE")], []]


@clause("CAN-12.1")
def test_a_hundred_for_going_out_after_the_morto() -> None:
    found = mesa("4C", "", "", "", a=(CLEAN,), mortos="0 -").faz("0 descarta 4C")
    assert [bill.batida for bill in found.shown.bills] == [100, 0]
    other = mesa("", "4C", "", "", b=(CLEAN,), mortos="0 3", vez=1).faz("1 descarta 4C")
    assert [bill.batida for bill in other.shown.bills] == [0, 100]


@clause("CAN-12.2")
def test_two_hundred_for_each_clean_canastra() -> None:
    found = mesa("4C", "", "", "", a=(CLEAN, "4C..10C"), mortos="0 -").faz("0 descarta 4C")
    assert (found.conta().clean, found.conta().clean_points, found.conta().table) == (2, 400, 95)


@clause("CAN-12.3")
def test_a_hundred_for_each_dirty_canastra() -> None:
    found = mesa("4C", "", "", "", a=(CLEAN, DIRTY), mortos="0 -").faz("0 descarta 4C")
    assert (found.conta().clean_points, found.conta().dirty, found.conta().dirty_points) == (200, 1, 100)


@clause("CAN-12.4")
def test_cards_in_melds_count_for_the_losing_dupla_too() -> None:
    found = mesa("4C", "", "", "", a=(CLEAN,), b=("5C 6C 7C",), mortos="0 1").faz("0 descarta 4C")
    assert (found.conta(1).table, found.conta(1).total) == (15, 15)


@pytest.mark.parametrize(
    ("meld", "points"),
    [
        pytest.param("QO KO AO", 35, marks=clause("CAN-12.5")),
        pytest.param("8E..KE", 60, marks=clause("CAN-12.6")),
        pytest.param("3C..7C", 25, marks=clause("CAN-12.7")),
        pytest.param("2P 3P 4P", 20, marks=clause("CAN-12.8")),
        pytest.param("3P 4P 2C", 20, marks=clause("CAN-12.8")),
    ],
)
def test_what_cards_are_worth_in_a_meld(meld: str, points: int) -> None:
    assert deita(meld) == ("sequence", points)


@pytest.mark.parametrize(
    ("ranks", "value"),
    [
        pytest.param("A", 15, marks=clause("CAN-12.5")),
        pytest.param("8 9 10 J Q K", 10, marks=clause("CAN-12.6")),
        pytest.param("3 4 5 6 7", 5, marks=clause("CAN-12.7")),
        pytest.param("2", 10, marks=clause("CAN-12.8")),
    ],
)
def test_the_value_of_every_card_left_in_a_hand(ranks: str, value: int) -> None:
    for rank in ranks.split():
        for suit in "PCEO":
            found = mesa("4C", f"{rank}{suit}", "", "", a=(CLEAN,), mortos="0 1").faz("0 descarta 4C")
            assert found.conta(1).hands == -value
    assert {POINTS[card.index] for card in CARDS[:52] if card.rank in ranks.split()} == {value}


@clause("CAN-12.9")
def test_the_partners_cards_are_deducted_too() -> None:
    found = mesa("4C", "", "KE 2C AO", "", a=(CLEAN,), mortos="0 1").faz("0 descarta 4C")
    assert found.conta(0).hands == -35


@clause("CAN-12.9", "CAN-10.4")
def test_a_partners_untouched_morto_is_deducted_from_the_dupla_that_goes_out() -> None:
    found = mesa("4C", "3E", "8O", "3E", a=(CLEAN,), vez=2, morto="AP AC KE QE 10O 9O 8C 7C 4P 3P 2E", monte="JC 10P")
    found.faz("2 descarta 8O", "3 compra", "3 descarta JC", "0 compra", "0 junta 10P em 1", "0 descarta 4C")
    assert (found.fim, found.conta(0).hands, found.conta(0).batida, found.conta(0).morto) == ("batida", -105, 100, 0)


@clause("CAN-12.10")
def test_a_dupla_without_a_morto_loses_a_hundred() -> None:
    assert mesa("4C", "", "", "", a=(CLEAN,), mortos="0 -").faz("0 descarta 4C").conta(1).morto == -100
    assert mesa("4C", "", "", "", a=(CLEAN,), mortos="0 3").faz("0 descarta 4C").conta(1).morto == 0
    exhausted = mesa("4C 5C", "", "", "", mortos="monte monte", monte=0).faz("0 descarta 4C")
    assert [bill.morto for bill in exhausted.shown.bills] == [-100, -100]


@clause("CAN-12.9")
def test_totals_may_be_negative() -> None:
    found = mesa("4C 5C", "AC AC AC", "", "", mortos="monte monte", monte=0, score=(0, 50)).faz("0 descarta 4C")
    assert found.shown.score == (-105, -95)
