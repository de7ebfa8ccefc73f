"""Cacheta: draw and discard, pifei, the stock that runs out, turns that lead nowhere."""

from typing import Any

import pytest

from carteado.game import CHANCE, State
from carteado.games.pife.rules.acts import Buy, PickUp, Pifei
from carteado.games.pife.rules.board import PifeBoard
from carteado.games.pife.rules.events import Bought, DealEnded, Discarded, SaidPifei, StockEnded, Took
from carteado.pack import Reshuffled, Shuffle
from games.pife.kit import Mesa, cacheta, cartas

clause = pytest.mark.clause
PIFADO = "5P 5C 5E 7O 8O 9O QE KE 3C"
NOTHING = "2P 4C 6E 8O 10P QC AE 3O 5C"


@clause("CAC-TURN-1")
def test_draw_one_discard_one_and_hold_nine() -> None:
    found = cacheta("", "", PIFADO, monte="JP 4O").faz("2 compra")
    assert (found.contagem, found.state.actors()) == ((9, 9, 10), (2,))
    found.faz("2 descarta 3C")
    assert (found.contagem, found.lixo, found.vez) == ((9, 9, 9), "3C", 1)
    assert found.told(Discarded) == [Discarded(2, cartas("3C")[0], (), 0)]
    (drawn,) = found.told(Bought)
    assert (drawn.card, drawn.secret_cards, drawn.to(0).secret_cards) == (None, cartas("JP"), ())


@clause("CAC-TURN-1")
def test_nothing_before_the_draw_no_second_draw_and_nobody_else() -> None:
    found = cacheta("", "", PIFADO, monte="JP 4O")
    assert found.nega("2 descarta 3C") == found.nega("2 bate 3C") == "draw-first CAC-TURN-2"
    assert found.nega("1 compra") == found.nega("1 descarta AP") == "not-your-turn CAC-TURN-1"
    found.faz("2 compra")
    assert found.nega("2 compra") == "drawn-this-turn CAC-TURN-2"
    assert found.nega("2 descarta 2C") == "card-not-held"
    assert found.state.legal(1) == ()


@clause("CAC-TURN-1")
def test_an_act_of_another_turn_is_refused() -> None:
    found = cacheta("", "", PIFADO, monte="JP 4O")
    turn = found.at.turns
    for late in (Buy(turn - 1), Buy(turn + 1), PickUp(turn + 1, cartas("3C")[0]), Pifei(turn + 1)):
        assert found.refused(2, late) == "not-this-turn CAC-TURN-1"


@clause("CAC-TURN-2")
def test_the_last_discard_and_that_one_only() -> None:
    found = cacheta("", "", "4C 2O 3O 5E 7E 9E JE KE 10O", monte="QP JP")
    assert found.nega("2 pega 4C") == "lixo-empty CAC-TURN-2"
    found.faz("2 compra", "2 descarta 4C", "1 compra", "1 descarta JP")
    assert found.lixo == "4C JP"
    assert found.nega("0 pega 4C") == "not-the-top CAC-TURN-2"
    found.faz("0 pega JP")
    assert (found.contagem[0], found.lixo, found.monte) == (10, "4C", 104 - 27 - 1 - 2)
    assert found.told(Took) == [Took(0, cartas("JP")[0], "CAC-TURN-2")]
    assert found.nega("0 compra") == found.nega("0 pega 4C") == "drawn-this-turn CAC-TURN-2"


@clause("CAC-PIF-1")
def test_who_is_one_card_short_may_say_so_before_or_after_drawing() -> None:
    for acts in (("2 pifei",), ("2 compra", "2 pifei")):
        found = cacheta("", "", PIFADO, monte="JP 4O").faz(*acts)
        assert found.told(SaidPifei) == [SaidPifei(2, "CAC-PIF-1")]
        assert (found.at.score, found.vez) == ((10, 10, 10), 2)
        silent = cacheta("", "", PIFADO, monte="JP 4O").faz(*[act for act in acts if act != "2 pifei"])
        assert {*silent.state.legal(2)} - {*found.state.legal(2)} == {Pifei(found.at.turns)}
        assert {*found.state.legal(2)} < {*silent.state.legal(2)}


@clause("CAC-PIF-2")
def test_a_bluff_costs_nothing() -> None:
    found = cacheta("", "", NOTHING, monte="JP 4O", vira="7P").faz("2 pifei", "2 compra", "2 descarta JP")
    assert (found.at.score, found.lugar(2).owes, found.lugar(2).barred) == ((10, 10, 10), 0, False)
    assert len(found.told(SaidPifei)) == 1


@clause("CAC-S18")
def test_it_is_said_once_a_turn_and_in_turn() -> None:
    found = cacheta("", "", NOTHING, monte="JP 4O", vira="7P")
    assert found.nega("1 pifei") == "not-your-turn CAC-TURN-1"
    found.faz("2 pifei")
    assert found.nega("2 pifei") == "pifei-said CAC-S18"
    assert found.faz("2 compra").nega("2 pifei") == "pifei-said CAC-S18"
    found.faz("2 descarta JP").gira(2)
    assert found.vez == 2
    assert found.nega("2 pifei") == ""


def empty(**options: Any) -> Mesa:
    """Two players at an empty stock, with all that was drawn in the lixo."""
    found = cacheta(**options)
    return found.gira(found.monte)


@clause("CAC-S12")
def test_an_empty_stock_is_made_again_of_the_lixo_but_its_top() -> None:
    found = empty()
    last = found.lixo.split()[-1]
    drawer = found.vez
    found.faz(f"{drawer} compra")
    assert (found.fase, found.state.actors(), found.told(StockEnded)) == (
        "restocking", (CHANCE,), [StockEnded(drawer, "CAC-S12")],
    )  # fmt: skip
    asked = found.state.legal(CHANCE)[0]
    assert isinstance(asked, Shuffle)
    assert found.refused(CHANCE, Shuffle(asked.cards[1:])) == "not-the-pack CAC-JOG-1"
    first = asked.cards[5]
    found.embaralha(str(first))
    assert (found.monte, found.lixo, found.contagem[drawer], found.fresh) == (83, last, 10, first)
    assert found.told(Reshuffled) == [Reshuffled(84)]


@clause("CAC-S12")
def test_an_empty_stock_does_not_keep_anybody_from_taking_the_lixo() -> None:
    found = empty()
    assert found.gira(1, "pega").fase == "buying"
    assert found.monte == 0


@clause("CAC-S12")
def test_three_reshuffles_a_deal_and_then_it_is_void() -> None:
    found = empty()
    for nth in range(1, 4):
        found.gira(1)
        assert found.at.reshuffles == nth
        found.gira(found.monte)
    found.gira(1)
    (ended,) = found.told(DealEnded)
    assert (ended.seat, ended.how, ended.score, ended.clause) == (-1, "exhausted", (10, 10), "CAC-S12")
    assert (found.at.next_dealer, found.at.voids, found.fase) == (1, 1, "shuffle")
    assert found.da().at.reshuffles == 0


@clause("CAC-S12")
@pytest.mark.parametrize("house", [{"exhaustion": "void"}, {"max_reshuffles": "0"}])
def test_without_reshuffles_the_deal_is_void_at_once(house: dict[str, str]) -> None:
    found = empty(**house)
    assert found.faz(f"{found.vez} compra").at.ended == "exhausted"


@clause("CAC-S12")
def test_one_reshuffle_where_the_house_says_so() -> None:
    found = empty(max_reshuffles="1").gira(1)
    assert found.gira(found.monte).gira(1).at.ended == "exhausted"


@clause("CAC-S12")
def test_two_discards_make_a_stock_of_one_and_one_discard_makes_none() -> None:
    for taken, phase in ((83, "restocking"), (84, "shuffle")):
        found = empty()
        lie(found, taken)
        assert len(found.at.lixo_cards) == 85 - taken
        found.faz(f"{found.vez} compra")
        assert found.fase == phase
        if phase == "restocking":
            assert found.embaralha().monte == 0
        assert found.at.ended == ("exhausted" if phase == "shuffle" else "")


def lie(found: Mesa, gone: int) -> None:
    """So many cards go from the bottom of the lixo, as if they had never been there."""
    board = found.state.board()
    assert isinstance(board, PifeBoard)
    assert board.partida.rodada is not None
    del board.partida.rodada.lixo[:gone]
    found.state = State(board)


@clause("CAC-S12")
def test_max_void_deals_in_a_row_end_the_match_for_who_has_most_lives() -> None:
    found = cacheta(score=(4, 7), exhaustion="void", max_void_deals="2")
    found.gira(found.monte + 1).da()
    assert found.state.outcome is None
    found.gira(found.monte + 1)
    assert (found.outcome().returns, found.outcome().score, found.outcome().clause) == ((-1, 1), (4, 7), "CAC-S12")
    drawn = cacheta(score=(7, 3, 7), exhaustion="void", max_void_deals="1")
    drawn.gira(drawn.at.stock + 1)
    assert drawn.outcome().returns == (0, -1, 0)


@clause("CAC-S12")
def test_a_deal_with_a_result_begins_the_count_of_void_deals_anew() -> None:
    found = cacheta(exhaustion="void", max_void_deals="2")
    found.gira(found.monte + 1)
    found.da("5P 5C 5E 7O 8O 9O QE KE AE", monte="2O").faz("0 compra", "0 bate 2O")
    assert (found.at.voids, found.at.score) == (0, (10, 9))
    found.da()
    assert found.gira(found.monte + 1).state.outcome is None


@clause("CAC-S17")
def test_sixty_turns_without_the_stock_and_the_deal_is_void() -> None:
    found = cacheta(seats=3).gira(1).gira(59, "pega")
    assert (found.at.idle, found.fase, found.told(DealEnded)) == (59, "buying", [])
    found.gira(1, "pega")
    (ended,) = found.told(DealEnded)
    assert (ended.how, ended.seat, ended.changes, ended.clause) == ("stalled", -1, (0, 0, 0), "CAC-S17")
    assert (found.at.next_dealer, found.at.voids) == (2, 1)


@clause("CAC-S17")
def test_one_draw_from_the_stock_begins_the_count_anew() -> None:
    found = cacheta(seats=3).gira(1).gira(59, "pega").gira(1).gira(59, "pega")
    assert (found.at.idle, found.fase) == (59, "buying")
    four = cacheta(seats=3, stall_turns="4").gira(1).gira(3, "pega")
    assert four.at.ended == ""
    assert four.gira(1, "pega").at.ended == "stalled"


@clause("CAC-S17")
def test_the_sixtieth_turn_may_still_end_in_a_batida() -> None:
    found = cacheta("", "", "5P 5C 5E 7O 8O 9O QE KE 3C", monte="AE", stall_turns="4").faz("2 compra", "2 descarta AE")
    found.gira(2, "pega").faz("2 pega AE", "2 descarta AE").faz("1 pega AE")
    assert found.at.idle == 4
    found.faz("1 descarta AE")
    assert found.at.ended == "stalled"
    again = cacheta("", "", "5P 5C 5E 7O 8O 9O QE KE 3C", monte="AE", stall_turns="6").faz("2 compra", "2 descarta AE")
    again.gira(5, "pega").faz("2 pega AE")
    assert (again.at.idle, again.faz("2 bate 3C").at.ended) == (6, "batida")
