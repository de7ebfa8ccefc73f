"""RES-18 and the truco of the second and third testas: who passed in a roda still answers and raises, and opens nothing."""

import pytest

from carteado.game import Reason, Seat
from carteado.games.cego.rules.acts import Call, Leave, Quero
from carteado.games.cego.rules.events import Called
from games.cego.kit import H1, H2, em_testa, roda


@pytest.mark.clause("CEGO-9.XVI.k-7", "S-CEGO-18")
@pytest.mark.parametrize("raising", [False, True])
def test_one_who_passed_takes_the_truco_and_raises_it(raising: bool) -> None:
    table = roda(H1).leave(0).call(1, "truco")
    assert table.state.actors() == (2, 4, 0)
    table.quero(0, raising=raising)
    assert (table.mesa.level, table.mesa.raiser, table.mesa.asked) == (1, 0, 2 if raising else 0)


@pytest.mark.clause("CEGO-9.XVI.k-7", "S-CEGO-18")
def test_and_refuses_it_for_all() -> None:
    table = roda(H1).leave(0).call(1, "truco").nao_quero(0)
    assert table.credits() == [("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XVI.k-7", "S-CEGO-18", "CEGO-9.VIII.f-4")
@pytest.mark.parametrize(("word", "worth"), [("envido-envido", (4, 2)), ("real-envido", (5, 2))])
def test_it_raises_an_envido_but_does_not_sing(word: str, worth: tuple[int, int]) -> None:
    """Seat 0 has 33 and has passed: of A only seats 2 and 4 sing."""
    table = roda(H1).leave(0).call(1, "envido").no_flor().call(0, word)
    assert table.mesa.envido == worth
    table.quero(3)
    assert table.mesa.singer == 1
    table.sing(1, 29)
    assert table.mesa.singer == 2
    table.nao_mato(2, 4)
    assert (table.mesa.won_by, table.mesa.won) == (1, worth[0])


@pytest.mark.clause("CEGO-9.XVI.k-7", "S-CEGO-18")
def test_it_opens_nothing_and_is_asked_for_no_flor() -> None:
    table = roda({0: "7O 6O 5O"}).leave(0)
    for word, value in (("truco", 2), ("envido", 2), ("flor", 0)):
        assert table.refused(0, Call(word, value)) == Reason("has-passed", "CEGO-9.XVI.k-6")
    assert table.menu(0) == ()
    table.call(1, "envido")
    assert table.state.actors() == (3, 5)
    table.say(3, "e-boa").say(5, "e-boa")
    assert table.state.actors() == (2, 4)
    table.no_flor()
    assert table.state.actors() == (2, 4, 0)
    assert "flor" not in table.offered(0)


@pytest.mark.clause("CEGO-9.XVI.k-7", "S-CEGO-18")
def test_over_a_truco_it_puts_neither_envido_nor_flor() -> None:
    table = roda({0: "7O 6O 5O"}).leave(0).call(1, "truco")
    assert table.offered(0) == set()
    assert "envido" in table.offered(2)


@pytest.mark.clause("CEGO-9.XVI.k-7", "S-CEGO-18", "CEGO-9.VIII.h-5")
def test_it_may_be_the_last_one_asked() -> None:
    table = roda(H1).leave(0).call(1, "truco").defer(2).defer(4)
    assert table.state.actors() == (0,)
    assert len(table.menu(0, Quero)) == 2


@pytest.mark.clause("CEGO-9.XVI.k-7", "CEGO-9.XVI.k-1")
def test_going_to_the_pack_is_as_passing() -> None:
    table = roda(H1).leave(0, "pack").call(1, "truco").quero(0)
    assert (table.mesa.level, table.mesa.hands[0].left) == (1, "pack")
    assert table.view(1).hands[0].dealt_cards == (None, None, None)


@pytest.mark.clause("CEGO-9.XVI.k-7", "CEGO-9.XVI.b-1", "S-CEGO-24")
def test_a_side_whose_taker_passed_still_raises_on_a_partners_turn() -> None:
    table = roda(H1).leave(0).call(1, "truco").quero(0).play(1, "4O").call(2, "retruco").nao_quero(5)
    assert table.credits() == [("truco", 0, 2)]


# The second and the third testa, where the other side is mão.


@pytest.mark.clause("CEGO-9.XVI.h-1", "CEGO-9.XVI.i-1", "CEGO-9.XVI-3", "CEGO-9.III-7")
@pytest.mark.parametrize("nth", [1, 2])
def test_truco_in_a_later_testa(nth: int) -> None:
    table = em_testa(H2)
    for _ in range(nth):
        table.leave(table.mesa.turn)
    first, rival = nth, nth + 3
    before = len(table.credits())
    assert (table.mesa.turn, table.mesa.nth) == (first, nth)
    table.call(first, "truco")
    assert table.state.actors() == (rival,)
    assert Leave("pack") in table.menu(rival)
    table.quero(rival, raising=True)
    assert [event.call for event in table.told(Called)] == ["truco", "retruco"]
    table.nao_quero(first)
    assert table.credits()[before:] == [("truco", rival & 1, 2)]


@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.VIII.i-2", "CEGO-9.III-7")
@pytest.mark.parametrize(("nth", "passing"), [(1, "truco"), (2, "truco"), (1, "envido"), (2, "envido")])
def test_a_double_in_a_later_testa(nth: int, passing: str) -> None:
    table = em_testa(H2)
    for _ in range(nth):
        table.leave(table.mesa.turn)
    before = len(table.credits())
    table.call(nth, "real-envido-e-truco").quero(nth + 3, passing=passing).songs()
    if passing == "truco":
        assert table.credits()[before:] == [("envido", 1 - nth % 2, 3), ("truco", nth % 2, 1)]
    else:
        assert (table.mesa.won_by, table.mesa.won, table.mesa.level) == (nth & 1, 1, 1)
        table.leave(nth)
        side: Seat = 1 - nth % 2
        assert table.credits()[before:] == [("envido", nth & 1, 1), ("truco", side, 2)]


# Out of turn, and with nobody asked for flores: house rules.


@pytest.mark.clause("CEGO-9.XVI.c-1", "S-CEGO-08")
def test_by_house_rule_one_calls_out_of_turn_and_the_turn_comes_back() -> None:
    table = roda(H1, openTiming="any")
    assert "truco" in table.offered(3)
    table.call(3, "truco").quero(0)
    assert (table.mesa.level, table.mesa.turn, table.mesa.window) == (1, 0, "turn")
    assert table.offered(2) >= {"retruco"}
    assert "retruco" not in table.offered(1)


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.X-2", "S-CEGO-42")
@pytest.mark.parametrize("admits", [False, True])
def test_where_nobody_is_asked_a_false_flor_pays_the_envido_it_ran_from_too(admits: bool) -> None:
    """0: envido, 1: real envido; 0 says a flor it has not, and pays 3, the 2 of refusing, and the truco."""
    table = roda(H1, florGate="off").call(0, "envido").call(1, "real-envido").call(0, "flor").no_flor()
    if admits:
        table.admit(0)
    else:
        table.play(0, "4C").give_up(1)
    assert table.gained == (0, 6)
