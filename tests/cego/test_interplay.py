"""CEGO-9.XVI-1 to XVI-5 and section 4.5: flor before envido before truco before cards, and what a truco closes."""

from collections.abc import Mapping

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE, Seat
from carteado.truco.acts import Play, Shuffle
from carteado.truco.cego.acts import Call, Declare
from carteado.truco.cego.events import EnvidoVoid
from cego_kit import H1, em_testa, roda
from cego_kit.mesa import pack

ENVIDOS = {"envido", "real-envido", "falta-envido"}
FLORES = {"flor", "contra-flor-e-o-resto", "achico"}
FLOR_2 = {2: "7O 6O 5O"}
FLOR_1 = {1: "7O 6O 5O"}


@pytest.mark.clause("CEGO-9.XIV-7", "CEGO-9.XVI-1")
def test_before_its_first_card_a_seat_may_open_everything() -> None:
    offered = roda(H1).offered(0)
    assert (
        ENVIDOS | FLORES | {"truco", "envido-e-truco", "truco-e-falta-envido", "flor-e-truco", "envido-minha-flor"} <= offered
    )
    for seat in range(1, 6):
        assert roda(H1).offered(seat) == set()


@pytest.mark.clause("CEGO-9.VIII.f-3", "CEGO-9.XIV-7")
def test_after_its_first_card_only_truco() -> None:
    table = roda(H1).plays("0:4C 1:4O 2:3C 3:12C 4:10B 5:10C")
    assert table.mesa.turn == 2
    assert table.offered(2) == {"truco"}
    assert table.refused(2, Call("envido", 2)).clause == "CEGO-9.XIV-7"
    assert table.refused(2, Call("flor", 0)).clause == "CEGO-9.VIII.f-3"


@pytest.mark.clause("CEGO-9.XVI-1", "S-CEGO-13")
@pytest.mark.parametrize("seat", [0, 2, 4])
@pytest.mark.parametrize("word", sorted(ENVIDOS))
def test_after_an_early_truco_its_side_opens_no_envido(seat: Seat, word: str) -> None:
    table = roda(H1).call(0, "truco")
    value = {"envido": 2, "real-envido": 3, "falta-envido": 24}[word]
    assert table.refused(seat, Call(word, value)).clause == "CEGO-9.XVI-1"


@pytest.mark.clause("CEGO-9.XVI-1")
def test_nor_does_it_in_turn_once_the_truco_was_taken() -> None:
    table = roda(H1).call(0, "truco").quero(1)
    assert not table.offered(0) & ENVIDOS
    table.plays("0:4C 1:4O")
    assert not table.offered(2) & ENVIDOS
    assert table.refused(2, Call("envido", 2)).clause == "CEGO-9.XVI-1"


@pytest.mark.clause("CEGO-9.XVI-1", "CEGO-9.XVI-3", "S-CEGO-13")
def test_taking_the_truco_closes_the_envido_for_both() -> None:
    table = roda(H1).call(0, "truco").quero(1).play(0, "4C")
    assert not table.offered(1) & ENVIDOS
    assert table.refused(1, Call("envido", 2)).clause == "CEGO-9.XVI-1"


@pytest.mark.clause("CEGO-9.XVI-1", "CEGO-9.XIV-7")
def test_a_truco_after_ones_own_first_card_bars_nobody() -> None:
    """By house rule one may also call out of turn: seat 0 has played, so its partners lose nothing."""
    table = roda(H1, openTiming="any").play(0, "4C").call(0, "truco")
    assert table.offered(1) >= ENVIDOS
    table.call(1, "envido").no_flor().nao_quero(2)
    assert table.mesa.window == "truco"
    assert not table.offered(1) & ENVIDOS


@pytest.mark.clause("CEGO-9.XVI-2")
def test_its_side_may_still_sing_a_flor_in_turn() -> None:
    table = roda(FLOR_2).call(0, "truco").quero(1)
    table.play(0, str(table.view(0).hands[0].dealt_cards[0])).play(1, str(table.view(1).hands[1].dealt_cards[0]))
    table.call(2, "flor").no_flor()
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window, table.mesa.turn) == (0, 3, "turn", 2)
    assert table.mesa.level == 1


@pytest.mark.clause("CEGO-9.XVI-2")
def test_not_before_its_turn() -> None:
    table = roda(FLOR_2).call(0, "truco")
    assert table.refused(2, Call("flor", 0)).clause == "CEGO-9.XVI-2"


@pytest.mark.clause("CEGO-9.XVI-3")
@pytest.mark.parametrize("seat", [1, 3, 5])
@pytest.mark.parametrize("word", sorted(ENVIDOS))
def test_the_others_put_the_envido_over_the_truco(seat: Seat, word: str) -> None:
    table = roda(H1).call(0, "truco").call(seat, word)
    assert (table.mesa.window, table.mesa.asked, table.mesa.chain) == ("gate", 1, (word,))
    table.no_flor()
    assert set(table.state.actors()) == {0, 2, 4}


@pytest.mark.clause("CEGO-9.XVI-3", "CEGO-9.VIII.f-3")
def test_unless_they_have_played() -> None:
    table = roda(H1).plays("0:4C 1:4O").call(2, "truco")
    assert not table.offered(1) & (ENVIDOS | FLORES)
    assert table.offered(3) >= ENVIDOS | FLORES
    assert table.refused(1, Call("envido", 2)).clause == "CEGO-9.XIV-7"


@pytest.mark.clause("CEGO-9.XVI-3")
def test_nor_if_they_have_passed() -> None:
    table = roda(H1).plays("0:4C").leave(1).call(2, "truco")
    assert table.offered(1) == set()
    assert table.offered(3) >= ENVIDOS
    table.quero(1)
    assert table.mesa.level == 1


@pytest.mark.clause("CEGO-9.XVI-4")
def test_the_envido_is_answered_before_the_truco() -> None:
    table = roda(H1).call(0, "truco").call(1, "envido").no_flor()
    assert table.menu(1) == ()
    table.quero(0).songs()
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window) == (0, 2, "truco")
    assert set(table.state.actors()) == {1, 3, 5}


@pytest.mark.clause("CEGO-9.XVI-5", "CEGO-9.XVI-4")
def test_then_the_truco_is_refused() -> None:
    table = roda(H1).call(0, "truco").call(1, "envido").quero(0).songs().nao_quero(1)
    assert table.credits() == [("envido", 0, 2), ("truco", 0, 1)]
    assert (table.gained, table.over) == ((3, 0), True)


@pytest.mark.clause("CEGO-9.XVI-5", "CEGO-9.XVI-4")
def test_or_taken_or_raised() -> None:
    table = roda({3: "1E 1B 4C", 0: "7E 6E 4O"}).call(0, "truco").call(3, "envido").nao_quero(2).quero(5, raising=True).quero(4)
    assert (table.mesa.level, table.mesa.raiser, table.mesa.turn) == (2, 0, 0)
    table.won_by(1)
    assert table.credits() == [("envido", 1, 1), ("truco", 1, 3)]


@pytest.mark.clause("CEGO-9.XVI-4", "CEGO-9.XVI-5")
def test_the_truco_window_opens_again_from_the_start_but_without_envido() -> None:
    table = roda(H1).call(0, "truco").defer(1).call(3, "envido").nao_quero(0)
    assert table.state.actors() == (1, 3, 5)
    for seat in (1, 3, 5):
        assert not table.offered(seat) & (ENVIDOS | FLORES)
    assert table.refused(1, Call("envido", 2)).code == "points-closed"


@pytest.mark.clause("CEGO-9.XVI-4")
def test_who_called_truco_early_may_still_raise_the_envido() -> None:
    """The worked example of section 4.5."""
    table = roda(H1).call(0, "truco")
    assert table.refused(2, Call("envido", 2)).clause == "CEGO-9.XVI-1"
    table.call(3, "envido").no_flor().call(0, "real-envido")
    assert table.mesa.envido == (5, 2)
    table.nao_quero(5)
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window) == (0, 2, "truco")
    table.quero(3)
    assert (table.mesa.level, table.mesa.turn) == (1, 0)


@pytest.mark.clause("CEGO-9.XVI-3")
def test_over_a_retruco_no_envido_but_a_flor() -> None:
    table = roda(FLOR_2).call(0, "truco").quero(1, raising=True)
    assert table.offered(2) == FLORES
    assert table.refused(2, Call("envido", 2)).clause == "CEGO-9.XVI-1"
    table.call(2, "flor").no_flor()
    assert (table.mesa.won, table.mesa.window, table.mesa.asked) == (3, "truco", 2)
    table.nao_quero(0)
    assert table.credits() == [("flor", 0, 3), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.XVI-3", "CEGO-9.XIV-21")
def test_a_flor_put_over_the_truco() -> None:
    table = roda(FLOR_1).call(0, "truco").call(1, "flor").no_flor()
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window) == (1, 3, "truco")
    table.nao_quero(3)
    assert table.credits() == [("flor", 1, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XIV-21", "CEGO-9.XVI-4")
def test_flor_over_envido_over_truco_then_the_truco() -> None:
    table = roda(FLOR_2).call(0, "truco").call(1, "envido").say(3, "e-boa").say(5, "e-boa").say(0, "e-boa")
    table.say(2, "flor").say(4, "e-boa")
    assert len(table.told(EnvidoVoid)) == 1
    assert (table.mesa.won_by, table.mesa.won, table.mesa.chain, table.mesa.window) == (0, 3, (), "truco")
    table.nao_quero(5)
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.h-1", "CEGO-9.VIII.a-5", "S-CEGO-13")
@pytest.mark.parametrize(("flores", "gained"), [({}, 1), ({0: "7O 6O 5O"}, 4), ({0: "7O 6O 5O", 4: "1E 2E 3E"}, 7)])
def test_an_early_truco_refused_pays_the_flores_its_side_could_still_sing(flores: Mapping[int, str], gained: int) -> None:
    table = roda(flores).call(0, "truco").nao_quero(1)
    assert table.gained == (gained, 0)


@pytest.mark.clause("CEGO-9.XVI.h-1", "CEGO-9.VIII.f-3")
def test_but_not_one_whose_owner_has_played_or_passed() -> None:
    table = roda({0: "7O 6O 5O", 2: "1E 2E 3E", 4: "4B 5C 6C"}).play(0, "7O")
    table.play(1, str(table.mesa.hands[1].dealt_cards[0])).leave(2).play(3, str(table.mesa.hands[3].dealt_cards[0]))
    table.call(4, "truco").nao_quero(5)
    assert table.credits() == [("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.h-1", "S-CEGO-13")
def test_nor_one_of_the_side_that_refuses_nor_by_house_rule() -> None:
    assert roda(FLOR_1).call(0, "truco").nao_quero(3).credits() == [("truco", 0, 1)]
    table = roda({0: "7O 6O 5O"}, collectFlorOnEarlyNQ="false").call(0, "truco").nao_quero(3)
    assert table.credits() == [("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.i-1", "CEGO-9.VIII.a-5")
def test_a_retruco_refused_pays_the_flores_of_its_callers() -> None:
    table = roda(FLOR_1).call(0, "truco").quero(3, raising=True).nao_quero(2)
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.XII-1", "CEGO-9.XVI.h-1")
def test_the_flor_of_a_refused_truco_is_paid_first() -> None:
    table = roda({0: "7O 6O 5O"}, score=(21, 23)).call(0, "truco").nao_quero(1)
    assert (table.credits(), table.mesa.phase) == ([("flor", 0, 3)], "over")


@pytest.mark.clause("CEGO-9.XIV-7")
def test_one_contest_of_points_in_a_volta() -> None:
    table = roda(H1).call(0, "envido").nao_quero(1)
    assert not table.offered(0) & (ENVIDOS | FLORES)
    assert table.offered(0) == {"truco"}
    table.play(0, "4C")
    assert table.offered(1) == {"truco"}
    assert table.refused(1, Call("envido", 2)).code == "points-closed"
    assert table.refused(1, Call("flor", 0)).code == "flor-too-late"


@pytest.mark.clause("CEGO-9.XIV-22", "CEGO-9.XVI-2", "S-CEGO-12")
def test_no_flor_after_the_gate_even_over_a_truco() -> None:
    table = roda(FLOR_1).call(0, "envido").nao_quero(1).call(0, "truco")
    assert not table.offered(1) & FLORES
    assert table.refused(1, Call("flor", 0)).clause == "CEGO-9.XIV-22"


@pytest.mark.clause("CEGO-9.XII-1", "CEGO-9.XVI-4")
def test_an_envido_over_the_truco_that_takes_a_trio_out_ends_the_partida() -> None:
    table = roda(H1, score=(22, 20)).call(0, "truco").call(1, "envido").quero(0).songs()
    assert (table.score, table.mesa.phase) == ((24, 20), "over")
    assert table.credits() == [("envido", 0, 2)]


@pytest.mark.clause("CEGO-9.XVI-4", "CEGO-9.XII-1")
def test_a_flor_over_the_truco_that_takes_a_trio_out_ends_the_partida() -> None:
    table = roda(FLOR_1, score=(23, 21)).call(0, "truco").call(1, "flor").no_flor()
    assert (table.score, table.mesa.phase) == ((23, 24), "over")


@pytest.mark.clause("CEGO-9.XVI-3", "CEGO-9.XVI-4", "CEGO-9.XVI-5")
def test_the_same_in_a_testa() -> None:
    table = em_testa(H1).call(0, "truco")
    assert table.offered(3) >= ENVIDOS | FLORES
    table.call(3, "real-envido").quero(0).songs()
    assert table.mesa.window == "truco"
    table.nao_quero(3)
    assert table.credits() == [("envido", 0, 3), ("truco", 0, 1)]
    assert (table.mesa.nth, table.mesa.first) == (1, 1)


@pytest.mark.clause("CEGO-9.XVI-1")
def test_what_a_truco_bars_is_over_with_the_testa() -> None:
    table = em_testa(H1).call(0, "truco").nao_quero(3)
    assert table.mesa.first == 1
    table.play(1, "1B")
    assert table.offered(4) >= ENVIDOS


@pytest.mark.clause("CEGO-9.XVI.m-1")
def test_before_the_deal_no_bet_but_the_lei() -> None:
    state = catalogue.new("truco-cego", dealer=5, form="roda", cut=False).apply(CHANCE, Shuffle(pack(H1))).state
    for seat in range(6):
        for act in (Call("truco", 2), Call("envido", 2), Call("flor", 0), Declare("flor")):
            reason = state.check(seat, act)
            assert reason is not None
            assert (reason.code, reason.clause) == ("blind-bet", "CEGO-9.XVI.m-1")


@pytest.mark.clause("CEGO-9.VIII.h-5", "CEGO-9.XVI-4")
def test_while_the_envido_is_sung_nothing_else_is_said() -> None:
    table = roda(H1).call(0, "truco").call(1, "envido").quero(0)
    assert table.mesa.singer == 0
    assert table.refused(3, Call("truco", 2)).clause == "CEGO-9.XIV-13"
    assert table.refused(0, Play(Card.of("4C"))).clause == "CEGO-9.XIV-13"
