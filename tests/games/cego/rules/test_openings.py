"""9.VIII.f and section 4.5: what is said counts, what a seat may open before its first card and after it, and when (RES-8)."""

from copy import copy
from typing import Final

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE
from carteado.games.cego.rules.acts import Call, Declare, Leave, NaoQuero, Quero
from carteado.games.cego.rules.events import FoundOut
from carteado.pack import Shuffle
from carteado.tricks.play import Play
from games.cego.kit import H1, em_testa, roda
from games.cego.kit.mesa import pack
from games.cego.kit.turning import CHAIRS, at, dealer_at, hands_at, sides_at, table_of

FLOR_DO_0: Final = {**H1, 0: "7E 6E 4E"}
BOTH: Final = pytest.mark.parametrize("form", ["roda", "testa"])
ENVIDOS = {"envido", "real-envido", "falta-envido"}
FLORES = {"flor", "contra-flor-e-o-resto", "achico"}


# What is said counts.


@BOTH
@pytest.mark.clause("CEGO-9.VIII.f-1", "CEGO-9.VIII.f-2", "CEGO-9.VIII-0")
@pytest.mark.parametrize("by", CHAIRS)
def test_what_is_said_once_the_cards_are_out_counts(form: str, by: int) -> None:
    table = table_of(form, by=by).call(at(0, by), "truco")
    assert (table.mesa.window, table.mesa.asked, table.mesa.asked_by) == ("truco", 1, by % 2)
    for kind in (Quero, NaoQuero):
        assert table.menu(at(3, by), kind)
    assert {action.raising for action in table.menu(at(3, by), Quero)} == {False, True}
    table.nao_quero(at(3, by))
    assert table.gained == sides_at((1, 0), by)
    assert table.over


@BOTH
@pytest.mark.clause("CEGO-9.VIII.f-1")
def test_a_word_said_is_not_taken_back(form: str) -> None:
    table = table_of(form).call(0, "truco")
    assert table.state.actors() == ((1, 3, 5) if form == "roda" else (3,))
    assert table.menu(0) == ()


# Before the first card and after it.


@pytest.mark.clause("CEGO-9.XIV-7", "S-CEGO-08")
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


@pytest.mark.clause("S-CEGO-12")
def test_one_contest_of_points_in_a_volta() -> None:
    table = roda(H1).call(0, "envido").nao_quero(1)
    assert not table.offered(0) & (ENVIDOS | FLORES)
    assert table.offered(0) == {"truco"}
    table.play(0, "4C")
    assert table.offered(1) == {"truco"}
    assert table.refused(1, Call("envido", 2)).code == "points-closed"
    assert table.refused(1, Call("flor", 0)).code == "flor-too-late"


@pytest.mark.clause("CEGO-9.XIV-22", "S-CEGO-12")
def test_no_flor_after_the_gate_even_over_a_truco() -> None:
    table = roda({1: "7O 6O 5O"}).call(0, "envido").nao_quero(1).call(0, "truco")
    assert not table.offered(1) & FLORES
    assert table.refused(1, Call("flor", 0)).clause == "CEGO-9.XIV-22"


@pytest.mark.clause("CEGO-9.XVI.m-1")
def test_before_the_deal_no_bet_but_the_lei() -> None:
    state = catalogue.new("truco-cego", dealer=5, form="roda", cut=False).apply(CHANCE, Shuffle(pack(H1))).state
    for seat in range(6):
        for act in (Call("truco", 2), Call("envido", 2), Call("flor", 0), Declare("flor")):
            reason = state.check(seat, act)
            assert reason is not None
            assert (reason.code, reason.clause) == ("blind-bet", "CEGO-9.XVI.m-1")


@BOTH
@pytest.mark.clause("CEGO-9.VIII.f-3", "CEGO-9.VIII-0")
@pytest.mark.parametrize("word", ["envido", "real-envido", "falta-envido", "flor", "contra-flor-e-o-resto", "achico"])
def test_after_his_card_nobody_opens_envido_or_flor(form: str, word: str) -> None:
    table = table_of(form, FLOR_DO_0).play(0, "4E")
    value = next((action.value for action in table_of(form).menu(0, Call) if action.call == word), 0)
    assert table.refused(0, Call(word, value)).code == "after-first-card"
    while not table.mesa.results:
        table.do(table.mesa.turn, table.menu(table.mesa.turn, Play)[0])
    seat = table.mesa.turn
    assert table.offered(seat) == {"truco"}
    assert table.refused(seat, Call(word, value)).code == "after-first-card"


@pytest.mark.clause("CEGO-9.VIII.f-3", "CEGO-9.X-4")
def test_a_flor_not_sung_before_the_card_is_reneged() -> None:
    table = em_testa({0: "7E 6E 4E", 3: "1E 12C 7C"}).plays("0:4E 3:7C 3:12C 0:7E 0:6E 3:1E")
    assert [(found.seat, found.what) for found in table.told(FoundOut)] == [(0, "hidden-flor")]
    assert table.gained == (0, 4)


@pytest.mark.clause("CEGO-9.VIII.f-4")
@pytest.mark.parametrize("by", CHAIRS)
def test_who_has_played_may_still_raise_the_opponents_envido(by: int) -> None:
    zero, one = at(0, by), at(1, by)
    table = roda(hands_at(H1, by), dealer=dealer_at(by)).play(zero, "4C").call(one, "envido").no_flor()
    table.call(zero, "real-envido")
    assert (table.mesa.envido, table.mesa.window, table.state.actors()) == ((5, 2), "envido", (one, at(3, by), at(5, by)))
    accepted = copy(table).quero(one).songs()
    assert (accepted.mesa.won_by, accepted.mesa.won) == (by % 2, 5)
    table.nao_quero(one)
    assert (table.mesa.won_by, table.mesa.won) == (by % 2, 2)


@pytest.mark.clause("CEGO-9.VIII.f-4")
@pytest.mark.parametrize(("closing", "code"), [("quero", "song-first"), ("nao_quero", "points-closed")])
def test_but_not_once_a_companion_has_closed_it(closing: str, code: str) -> None:
    table = roda(H1).play(0, "4C").call(1, "envido").no_flor()
    table.quero(2) if closing == "quero" else table.nao_quero(2)
    assert table.refused(0, Call("real-envido", 5)).code == code
    assert (table.mesa.chain, table.mesa.envido[0]) == (("envido",), 2)


@pytest.mark.clause("CEGO-9.VIII.f-4", "CEGO-9.VIII.f-3")
def test_the_exception_is_for_envido_only() -> None:
    table = roda(FLOR_DO_0).play(0, "4E").call(1, "envido")
    assert table.mesa.window == "gate"
    assert 0 not in table.state.actors()
    assert table.refused(0, Declare("flor")).code == "not-asked-for-flor"
    assert table.refused(0, Call("flor", 0)).clause == "CEGO-9.VIII.f-3"
    table.no_flor()
    assert not [word for word in table.offered(0) if "flor" in word or word == "achico"]


# In turn, or by house rule at any time.


@BOTH
@pytest.mark.clause("S-CEGO-08")
@pytest.mark.parametrize("word", ["envido", "flor", "truco"])
def test_bets_are_opened_in_turn(form: str, word: str) -> None:
    table = table_of(form)
    assert table.offered(3) == set()
    value = {"envido": 2, "flor": 0, "truco": 2}[word]
    assert table.refused(3, Call(word, value)).code == "not-your-turn"


@BOTH
@pytest.mark.clause("S-CEGO-08", "CEGO-9.VIII.f-1")
@pytest.mark.parametrize("word", ["envido", "real-envido", "falta-envido", "flor", "truco", "envido-e-truco"])
def test_by_house_rule_a_seat_may_interrupt_before_the_next_card(form: str, word: str) -> None:
    table = (roda if form == "roda" else em_testa)(H1, openTiming="any")
    assert word in table.offered(3)
    table.call(3, word)
    assert table.mesa.window in {"gate", "truco"}
    assert table.refused(0, Play(Card.of("4C"))).code == "proposal-first"


@pytest.mark.clause("S-CEGO-08")
def test_by_house_rule_the_turn_comes_back_to_who_had_it() -> None:
    table = roda(H1, openTiming="any").play(0, "4C")
    assert table.offered(0) == {"truco"}
    table.call(4, "envido").no_flor()
    assert table.state.actors() == (5, 1, 3)
    table.nao_quero(5)
    assert (table.mesa.window, table.mesa.turn) == ("turn", 1)
    table.call(2, "truco").quero(3)
    assert (table.mesa.turn, table.mesa.raiser) == (1, 1)
    assert [seat for seat in range(6) if "retruco" in table.offered(seat)] == [1, 3, 5]
    table.call(5, "retruco").nao_quero(0)
    assert table.credits() == [("envido", 0, 1), ("truco", 1, 2)]


@pytest.mark.clause("S-CEGO-08", "S-CEGO-18")
def test_by_house_rule_who_passed_still_opens_nothing_and_cards_wait_for_their_turn() -> None:
    table = roda(H1, openTiming="any").leave(0)
    assert table.menu(0) == ()
    assert table.menu(4, Play) == ()
    assert table.menu(4, Leave) == ()
