"""A flor while a truco waits or has been taken, and the flores that a refused truco leaves unsung (section 4.5)."""

from collections.abc import Mapping

import pytest

from carteado.games.cego.rules.acts import Call
from carteado.games.cego.rules.events import EnvidoVoid
from games.cego.kit import roda
from games.cego.kit.flores import BASTOS, ESPADAS, OUROS, RESTO
from games.cego.kit.told import seen, standing

FLORES = {"flor", RESTO, "achico"}


def test_a_flor_is_put_over_a_truco_that_waits() -> None:
    m = roda({3: ESPADAS}).call(0, "truco")
    assert m.offered(3) >= FLORES
    m.call(3, "flor")
    assert m.state.actors() == (5, 1)  # his partners first, in order from him
    m.gate()
    assert standing(m) == (1, 3)
    assert (m.mesa.window, m.mesa.asked) == ("truco", 1)
    assert set(m.state.actors()) == {1, 3, 5}
    assert not m.offered(1) & {"envido", *FLORES}
    m.nao_quero(1)
    assert m.credits() == [("flor", 1, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI-2")
def test_the_callers_of_the_truco_declare_theirs_at_that_gate() -> None:
    m = roda({0: OUROS, 3: ESPADAS}).call(0, "truco").call(3, "flor").gate({0: "contra-flor"})
    assert m.state.actors() == (3,)
    m.quero(3).songs()
    assert standing(m) == (0, 6)
    assert m.mesa.window == "truco"


@pytest.mark.clause("CEGO-9.XVI-2")
def test_its_side_may_still_sing_a_flor_in_turn() -> None:
    table = roda({2: OUROS}).call(0, "truco").quero(1)
    table.play(0, str(table.view(0).hands[0].dealt_cards[0])).play(1, str(table.view(1).hands[1].dealt_cards[0]))
    table.call(2, "flor").no_flor()
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window, table.mesa.turn) == (0, 3, "turn", 2)
    assert table.mesa.level == 1


@pytest.mark.clause("CEGO-9.XVI-2")
def test_not_before_its_turn() -> None:
    table = roda({2: OUROS}).call(0, "truco")
    assert table.refused(2, Call("flor", 0)).clause == "CEGO-9.XVI-2"


@pytest.mark.clause("CEGO-9.XVI-2")
@pytest.mark.parametrize("raising", [False, True])
def test_a_flor_after_the_truco_was_taken(raising: bool) -> None:
    """Answering TRUCO closes the envido; a flor is open to each seat until its first card."""
    m = roda({0: OUROS}).call(0, "truco").quero(1, raising=raising)
    if raising:
        m.quero(2)
    assert "flor" in m.offered(0)
    assert "envido" not in m.offered(0)
    assert standing(m.call(0, "flor").gate()) == (0, 3)
    assert m.mesa.window == "turn"


@pytest.mark.clause("CEGO-9.XVI-3")
def test_a_flor_over_a_retruco_and_over_vale_quatro() -> None:
    m = roda({2: OUROS}).call(0, "truco").quero(1, raising=True)
    assert m.offered(2) == FLORES
    assert m.refused(2, Call("envido", 2)).clause == "CEGO-9.XVI-1"
    assert standing(m.call(2, "flor").gate()) == (0, 3)
    assert (m.mesa.window, m.mesa.asked) == ("truco", 2)
    m.nao_quero(4)
    assert m.credits() == [("flor", 0, 3), ("truco", 1, 2)]
    m = roda({1: OUROS}).call(0, "truco").quero(1, raising=True).quero(0, raising=True)
    assert standing(m.call(1, "flor").gate()) == (1, 3)
    assert m.mesa.asked == 3


@pytest.mark.clause("CEGO-9.XIV-21", "CEGO-9.XVI-4")
def test_flor_over_envido_over_truco_then_the_truco() -> None:
    table = roda({2: OUROS}).call(0, "truco").call(1, "envido").say(3, "e-boa").say(5, "e-boa").say(0, "e-boa")
    table.say(2, "flor").say(4, "e-boa")
    assert len(table.told(EnvidoVoid)) == 1
    assert (table.mesa.won_by, table.mesa.won, table.mesa.chain, table.mesa.window) == (0, 3, (), "truco")
    table.nao_quero(5)
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XII-1")
def test_a_flor_over_the_truco_that_takes_a_trio_out_ends_the_partida() -> None:
    table = roda({1: OUROS}, score=(23, 21)).call(0, "truco").call(1, "flor").no_flor()
    assert (table.score, table.mesa.phase) == ((23, 24), "over")


# When the truco is refused.


@pytest.mark.clause("CEGO-9.XVI.h-1", "S-CEGO-13")
@pytest.mark.parametrize(("option", "flor"), [("true", [("flor", 0, 6)]), ("false", [])])
def test_flores_that_could_still_be_sung_when_a_truco_is_refused(option: str, flor: list[tuple[str, int, int]]) -> None:
    m = roda({2: OUROS, 4: BASTOS, 1: ESPADAS}, collectFlorOnEarlyNQ=option).call(0, "truco").nao_quero(3)
    assert m.credits() == [*flor, ("truco", 0, 1)]
    assert seen(m, 1) == set()
    assert seen(m, 2) == ({"7O", "6O", "5O"} if flor else set())


@pytest.mark.clause("CEGO-9.XVI.h-1", "CEGO-9.VIII.a-5", "S-CEGO-13")
@pytest.mark.parametrize(("flores", "gained"), [({}, 1), ({0: OUROS}, 4), ({0: OUROS, 4: "1E 2E 3E"}, 7)])
def test_an_early_truco_refused_pays_the_flores_its_side_could_still_sing(flores: Mapping[int, str], gained: int) -> None:
    table = roda(flores).call(0, "truco").nao_quero(1)
    assert table.gained == (gained, 0)


@pytest.mark.clause("CEGO-9.XVI.i-1", "S-CEGO-13")
def test_flores_of_who_raised_are_collected_when_the_retruco_is_refused() -> None:
    m = roda({3: OUROS, 2: ESPADAS}).call(0, "truco").quero(1, raising=True).nao_quero(4)
    assert m.credits() == [("flor", 1, 3), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.VIII.f-3")
def test_a_flor_whose_holder_has_played_is_not_collected() -> None:
    m = roda({0: OUROS, 2: BASTOS}).fall(2).call(2, "truco").nao_quero(3)
    assert m.credits() == [("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.h-1", "CEGO-9.VIII.f-3")
def test_but_not_one_whose_owner_has_played_or_passed() -> None:
    table = roda({0: OUROS, 2: "1E 2E 3E", 4: "4B 5C 6C"}).play(0, "7O")
    table.play(1, str(table.mesa.hands[1].dealt_cards[0])).leave(2).play(3, str(table.mesa.hands[3].dealt_cards[0]))
    table.call(4, "truco").nao_quero(5)
    assert table.credits() == [("truco", 0, 1)]


@pytest.mark.clause("S-CEGO-12", "S-CEGO-13")
def test_nor_one_that_was_hidden_when_asked() -> None:
    m = roda({0: OUROS, 2: BASTOS}).call(0, "flor").gate().call(0, "truco").nao_quero(1)
    assert m.credits() == [("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XII-1", "CEGO-9.XVI.h-1")
def test_the_flor_of_a_refused_truco_is_paid_first() -> None:
    table = roda({0: OUROS}, score=(21, 23)).call(0, "truco").nao_quero(1)
    assert (table.credits(), table.mesa.phase) == ([("flor", 0, 3)], "over")
