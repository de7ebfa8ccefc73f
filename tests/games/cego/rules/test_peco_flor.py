"""CEGO-9.XI: peço flor. Who has sung a flor makes a rival prove, at the end, that he hid none."""

from collections.abc import Mapping
from random import Random

import pytest

from carteado.game import REFEREE, Reason, Seat
from carteado.games.cego.rules.acts import AskFlor, Declare, Defer
from carteado.games.cego.rules.events import FlorAsked, FoundOut, Proved
from carteado.games.cego.rules.views import CegoView
from games.cego.kit import MesaCego, em_testa, roda
from games.cego.kit.flores import OUROS
from games.cego.kit.told import found, shown
from games.cego.kit.turning import at, roda_at

# Seat 0 sings 7O 6O 5O. Seat 3 hides 4E 5E 6E or holds 4E 5B 7C; seat 2 or seat 1 has the cards that win.
SINGS = {0: "7O 6O 5O"}
HIDES = {3: "4E 5E 6E"}
HOLDS_NONE = {3: "4E 5B 7C"}
A_WINS = {2: "1E 1B 4C"}
B_WINS = {1: "1E 1B 4C"}


def sung(hands: Mapping[int, str]) -> MesaCego:
    """Seat 0 has sung its flor in a roda and nobody answered with one."""
    return roda({**SINGS, **hands}).call(0, "flor").no_flor()


def asks(table: MesaCego, seat: Seat) -> list[int]:
    """Whom a seat may ask."""
    return [act.seat for act in table.menu(seat, AskFlor)]


@pytest.mark.clause("CEGO-9.XI-1")
def test_a_demand_is_noted_and_play_goes_on() -> None:
    table = sung(HOLDS_NONE).ask_flor(0, 3)
    assert table.mesa.demands == ((0, 3),)
    assert [(event.seat, event.asked) for event in table.told(FlorAsked)] == [(0, 3)]
    assert (table.mesa.window, table.mesa.turn) == ("turn", 0)


@pytest.mark.clause("CEGO-9.XI-1", "CEGO-9.XI-4", "S-CEGO-20")
def test_who_may_ask_whom() -> None:
    table = sung(HOLDS_NONE)
    assert asks(table, 0) == [1, 3, 5]
    for seat in range(1, 6):
        assert asks(table, seat) == []
        assert table.refused(seat, AskFlor((seat + 1) % 6)) == Reason("only-with-flor", "CEGO-9.XI-4")
    for other in (0, 2, 4, 6, -1):
        assert table.refused(0, AskFlor(other)) == Reason("not-an-opponent", "CEGO-9.XI-1")


@pytest.mark.clause("CEGO-9.XI-1", "S-CEGO-20")
def test_one_demand_for_each_rival() -> None:
    table = roda({**SINGS, 2: "1B 2B 3B"}).call(0, "flor").say(2, "flor").no_flor()
    table.ask_flor(0, 3)
    assert asks(table, 0) == asks(table, 2) == [1, 5]
    assert table.refused(2, AskFlor(3)).code == "already-asked"
    table.ask_flor(2, 5).ask_flor(0, 1)
    assert table.mesa.demands == ((0, 1), (0, 3), (2, 5))


@pytest.mark.clause("CEGO-9.XI-1")
def test_not_against_one_who_sang_a_flor() -> None:
    table = roda({**SINGS, 1: "1B 2B 3B"}).call(0, "flor").say(2, "e-boa").say(4, "e-boa").say(1, "flor").no_flor().defer(0)
    assert asks(table, 0) == [3, 5]
    assert asks(table, 1) == [2, 4]
    assert table.refused(0, AskFlor(1)).code == "sang-a-flor"


@pytest.mark.clause("CEGO-9.XI-4")
def test_a_flor_not_sung_gives_no_right_to_ask() -> None:
    table = sung({2: "1B 2B 3B"})
    assert asks(table, 2) == []
    assert table.refused(2, AskFlor(3)).clause == "CEGO-9.XI-4"


@pytest.mark.clause("CEGO-9.XI-4")
def test_a_false_flor_gives_none_either() -> None:
    table = roda({0: "7O 6O 5C"}).call(0, "flor").no_flor()
    assert asks(table, 0) == []
    assert table.refused(0, AskFlor(3)).clause == "CEGO-9.XI-4"


@pytest.mark.clause("CEGO-9.XI-1")
def test_not_before_all_have_been_asked_for_theirs() -> None:
    table = roda({**SINGS, **HOLDS_NONE}).call(0, "flor")
    assert asks(table, 0) == []
    assert table.refused(0, AskFlor(3)).clause == "CEGO-9.XI-3"
    table.no_flor()
    assert asks(table, 0) == [1, 3, 5]


@pytest.mark.clause("CEGO-9.XI-1")
def test_in_turn_and_out_of_turn_until_the_end() -> None:
    table = sung({**HOLDS_NONE, **A_WINS})
    table.play(0, "5O").play(1, str(table.mesa.hands[1].dealt_cards[0])).call(2, "truco")
    assert asks(table, 0) == [1, 3, 5]
    table.ask_flor(0, 3).quero(3)
    assert asks(table, 0) == [1, 5]
    table.play(2, "1E")
    assert table.mesa.turn == 3
    table.ask_flor(0, 1)
    assert table.mesa.turn == 3


@pytest.mark.clause("CEGO-9.XI-1", "CEGO-9.XI-3", "CEGO-9.XI-6", "CEGO-9.XVI.k-7")
def test_one_who_passed_may_ask_and_be_asked() -> None:
    table = sung({**HIDES, **A_WINS}).leave(0)
    table.play(1, str(table.mesa.hands[1].dealt_cards[0])).play(2, "1E").leave(3)
    assert asks(table, 0) == [1, 3, 5]
    table.ask_flor(0, 3).won_by(0)
    assert table.gained == (7, 0)
    assert sorted(shown(table, 3)) == ["4E", "5E", "6E"]


@pytest.mark.clause("CEGO-9.XI-3")
def test_two_cards_of_different_suits_are_enough() -> None:
    table = sung({**HOLDS_NONE, **A_WINS}).ask_flor(0, 3).play(0, "7O").give_up(1)
    assert shown(table, 3) == ["4E", "5B"]
    assert {event.seat for event in table.told(Proved)} == {0, 3}
    assert [(event.seat, event.what) for event in table.told(FoundOut)] == [(3, "no-flor-found")]


@pytest.mark.clause("CEGO-9.XI-3")
def test_the_card_passed_over_is_known_to_be_of_the_suit_of_the_first() -> None:
    """Two of different suits, the first that there are: had the second card been of another suit, it had been shown."""
    table = em_testa({**SINGS, 3: "4E 5E 7C"}).call(0, "flor").gate().ask_flor(0, 3).leave(0)
    assert (shown(table, 3), table.mesa.nth) == (["4E", "7C"], 1)
    worlds = [table.state.resample(1, Random(seed)).view(REFEREE) for seed in range(12)]
    hidden = {str(world.known.hands[3].dealt_cards[1]) for world in worlds if isinstance(world, CegoView)}
    assert {card[-1] for card in hidden} == {"E"}
    assert len(hidden) > 2


@pytest.mark.clause("CEGO-9.XI-3")
def test_what_lies_on_the_table_need_not_be_shown() -> None:
    table = sung({**HOLDS_NONE, **A_WINS}).ask_flor(0, 3)
    table.play(0, "5O").play(1, str(table.mesa.hands[1].dealt_cards[0])).play(2, "1E").play(3, "7C").leave(4).leave(5)
    assert table.mesa.turn == 2
    table.play(2, "1B").give_up(3)
    assert len(shown(table, 3)) == 1


@pytest.mark.clause("CEGO-9.XI-3")
def test_nothing_is_shown_before_the_end() -> None:
    table = sung({**HIDES, **A_WINS}).ask_flor(0, 3).play(0, "5O")
    assert table.told(Proved) == []
    assert table.view(0).hands[3].dealt_cards == (None, None, None)


@pytest.mark.clause("CEGO-9.XI-5")
def test_none_found_costs_the_asker_one() -> None:
    table = sung({**HOLDS_NONE, **A_WINS}).ask_flor(0, 3).won_by(0)
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 1), ("penalty", 1, 1)]


@pytest.mark.clause("CEGO-9.XI-5")
def test_each_demand_without_reason_costs_one() -> None:
    table = sung({**HOLDS_NONE, **A_WINS}).ask_flor(0, 3).ask_flor(0, 1).ask_flor(0, 5).won_by(0)
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 1), *[("penalty", 1, 1)] * 3]


@pytest.mark.clause("CEGO-9.XI-6", "CEGO-9.XI-1")
@pytest.mark.parametrize("winner", [0, 1])
def test_a_hidden_flor_that_is_found_pays_three_and_the_truco_whoever_won_it(winner: int) -> None:
    table = sung({**HIDES, **(A_WINS if winner == 0 else B_WINS)}).ask_flor(0, 3).call(0, "truco").quero(3).won_by(winner)
    assert table.credits() == [("flor", 0, 3), ("flor", 0, 3), ("truco", 0, 2)]
    assert table.gained == (8, 0)
    assert [(event.seat, event.what) for event in table.told(FoundOut)] == [(3, "hidden-flor")]


@pytest.mark.clause("CEGO-9.XI-6")
def test_a_truco_never_called_is_worth_one_to_the_asker() -> None:
    table = sung({**HIDES, **B_WINS}).ask_flor(0, 3).won_by(1)
    assert table.credits() == [("flor", 0, 3), ("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XI-6", "CEGO-9.XI-5")
def test_one_found_and_one_not() -> None:
    table = sung({**HIDES, **B_WINS}).ask_flor(0, 3).ask_flor(0, 5).won_by(1)
    assert table.credits() == [("flor", 0, 3), ("flor", 0, 3), ("truco", 0, 1), ("penalty", 1, 1)]


@pytest.mark.clause("CEGO-9.XI-6")
def test_two_found_are_three_each() -> None:
    table = sung({**HIDES, 5: "1B 2B 3B"}).ask_flor(0, 3).ask_flor(0, 5).play(0, "7O").give_up(1)
    assert table.credits() == [("flor", 0, 3), ("flor", 0, 6), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XI-6", "CEGO-9.X-4")
def test_found_by_the_demand_and_by_its_cards_it_is_paid_once() -> None:
    table = em_testa({**SINGS, **HIDES}).call(0, "flor").no_flor().ask_flor(0, 3)
    table.plays("0:5O 3:6E 3:4E 0:6O 0:7O 3:5E")
    assert table.credits() == [("flor", 0, 3), ("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XI-2", "S-CEGO-19")
def test_a_hidden_flor_nobody_finds_costs_nothing() -> None:
    table = sung({**HIDES, **B_WINS}).won_by(1)
    assert table.credits() == [("flor", 0, 3), ("truco", 1, 1)]
    assert table.told(FoundOut) == []


@pytest.mark.clause("CEGO-9.XI-1", "CEGO-9.XI-6")
@pytest.mark.parametrize("singer", [1, 3, 5])
def test_the_same_from_the_other_side(singer: Seat) -> None:
    asked = (singer + 1) % 6
    table = (
        roda({singer: "7O 6O 5O", asked: "4E 5E 6E"}).call(0, "truco").call(singer, "flor").no_flor().ask_flor(singer, asked)
    )
    table.nao_quero(singer)
    assert table.credits() == [("flor", 1, 3), ("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XI-3", "CEGO-9.XVI.h-1")
def test_a_demand_is_settled_when_the_truco_is_refused_too() -> None:
    table = sung({**HOLDS_NONE}).ask_flor(0, 3).call(0, "truco").nao_quero(1)
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 1), ("penalty", 1, 1)]
    assert shown(table, 3) == ["4E", "5B"]


@pytest.mark.clause("CEGO-9.XI-5", "CEGO-9.II-1")
def test_the_penalty_comes_last() -> None:
    table = roda({**SINGS, **HOLDS_NONE, **A_WINS}, score=(20, 23)).call(0, "flor").no_flor().ask_flor(0, 3).won_by(0)
    assert (table.score, table.mesa.phase) == ((24, 23), "over")
    table = roda({**SINGS, **HOLDS_NONE, **B_WINS}, score=(20, 22)).call(0, "flor").no_flor().ask_flor(0, 3).won_by(1)
    assert (table.score, table.mesa.phase) == ((23, 24), "over")


# Seats 0 and 1 sing true flores, 2 and 3 false ones: nobody is paid for flor or truco, and the demands alone decide.
BOTH_AT_FAULT = {0: "7O 6O 5O", 1: "7E 6E 5E", 2: "1B 4C 5B", 3: "4E 6B 7C", 4: "3O 3B 2C", 5: "2O 3C 2B"}


@pytest.mark.parametrize("by", range(6))
@pytest.mark.clause("CEGO-9.XI-5", "CEGO-9.II-1", "S-CEGO-55")
def test_demands_without_reason_are_paid_in_playing_order_from_the_mao(by: int) -> None:
    table = roda_at(BOTH_AT_FAULT, by, score=(23, 23)).call(at(0, by), "flor")
    table.gate({at(seat, by): "flor" for seat in (1, 2, 3)})
    while table.mesa.window == "flor-raise":
        table.do(table.state.actors()[0], Defer("flor", 0))
    table.ask_flor(at(1, by), at(4, by)).ask_flor(at(0, by), at(5, by)).won_by(0)
    assert table.credits() == [("penalty", at(4, by) & 1, 1)]
    assert table.mesa.phase == "over"


@pytest.mark.clause("CEGO-9.XI-6", "CEGO-9.II-1")
def test_the_flor_found_ends_the_partida_before_the_truco() -> None:
    table = roda({**SINGS, **HIDES, **B_WINS}, score=(18, 23)).call(0, "flor").no_flor().ask_flor(0, 3).won_by(1)
    assert (table.credits(), table.mesa.phase) == ([("flor", 0, 3), ("flor", 0, 3)], "over")


@pytest.mark.clause("CEGO-9.XI-1", "CEGO-9.XI-3")
def test_in_a_testa_only_the_rival_of_the_testa() -> None:
    table = em_testa({**SINGS, **HOLDS_NONE}).call(0, "flor").no_flor()
    assert asks(table, 0) == [3]
    assert table.refused(0, AskFlor(1)).clause == "CEGO-9.XI-1"
    table.ask_flor(0, 3).leave(0)
    assert table.credits() == [("flor", 0, 3), ("truco", 1, 1), ("penalty", 1, 1)]
    assert table.mesa.demands == ()


@pytest.mark.clause("CEGO-9.XI-1")
def test_a_shrunk_flor_asks_as_well_as_another() -> None:
    table = roda({**SINGS, **HIDES}).call(0, "achico").no_flor().ask_flor(0, 3).play(0, "7O").give_up(1)
    assert table.credits() == [("flor", 0, 3), ("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XI-6", "CEGO-9.XVI.l-9")
def test_after_a_lei_do_jogo_too_once_the_proposers_have_declared() -> None:
    table = roda({1: "7O 6O 5O", 2: "4E 5E 6E"}, lei=0, score=(4, 10))
    table.say(1, "flor").say(3, "e-boa").say(5, "e-boa")
    assert table.mesa.window == "lei"
    assert asks(table, 1) == []
    assert table.refused(1, AskFlor(2)).clause == "CEGO-9.XI-3"
    table.quero(1)
    assert asks(table, 1) == []
    for seat in (0, 2, 4):
        table.do(seat, Declare("e-boa"))
    table.ask_flor(1, 2).give_up(0)
    assert table.credits() == [("flor", 1, 3), ("flor", 1, 3), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.XI-3")
def test_cards_already_played_need_not_be_shown_again() -> None:
    m = em_testa({0: "7O 6O 5O", 3: "4E 5B 7C"}).call(0, "flor").gate().ask_flor(0, 3)
    m.plays("0:7O 3:4E 0:6O 3:5B")
    assert shown(m, 3) == []
    assert m.credits()[-1] == ("penalty", 1, 1)


@pytest.mark.clause("CEGO-9.XI-1")
def test_asked_out_of_turn_and_late() -> None:
    m = roda({0: OUROS, 3: "4E 5E 6E"}).call(0, "flor").gate().fall(4)
    m.ask_flor(0, 3)
    assert m.mesa.turn == 4
    m.won_by(1)
    assert (3, "hidden-flor") in found(m)


@pytest.mark.clause("CEGO-9.XI-5", "CEGO-9.XI-6")
@pytest.mark.parametrize(("hand", "paid"), [("4E 5B 7C", (2, 3)), ("4E 5E 6E", (0, 7))])
def test_asked_by_the_other_side(hand: str, paid: tuple[int, int]) -> None:
    hands = {0: "1E 1B 3C", 2: hand, 1: OUROS, 4: "2C 2B 10O"}
    m = roda(hands).call(0, "envido").gate({1: "flor"}).ask_flor(1, 2).won_by(0)
    assert m.mesa.winner == 0
    assert m.gained == paid
