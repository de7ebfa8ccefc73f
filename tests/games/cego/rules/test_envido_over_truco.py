"""9.XVI-1 to XVI-5: an envido while a truco waits or has been taken."""

import pytest

from carteado.cards import Card
from carteado.game import Reason, Seat
from carteado.games.cego.rules.acts import Call
from carteado.tricks.play import Play
from games.cego.kit import H1, em_testa, roda
from games.cego.kit.told import standing

ENVIDOS = {"envido", "real-envido", "falta-envido"}
FLORES = {"flor", "contra-flor-e-o-resto", "achico"}


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


@pytest.mark.clause("CEGO-9.XVI-1")
@pytest.mark.parametrize(("option", "offered"), [("false", False), ("true", True)])
def test_envido_once_the_truco_is_taken(option: str, offered: bool) -> None:
    """0 called it before his card, so A may open none in any case; B may, by house rule."""
    m = roda(H1, envidoAfterTruco=option).call(0, "truco").quero(1)
    assert "envido" not in m.offered(0)
    m.play(0, "4C")
    assert ("envido" in m.offered(1)) == offered
    m.play(1, "4O")
    assert "envido" not in m.offered(2)


@pytest.mark.clause("CEGO-9.XVI-1")
def test_a_truco_after_ones_card_bars_nobody() -> None:
    """0 calls with his first card on the table: his partners may still open an envido when it has been taken."""
    m = roda(H1, openTiming="any", envidoAfterTruco="true").play(0, "4C").call(0, "truco").quero(1).play(1, "4O")
    assert "envido" in m.offered(2)
    m = roda(H1, openTiming="any", envidoAfterTruco="true").call(0, "truco").quero(1).plays("0:4C 1:4O")
    assert "envido" not in m.offered(2)


@pytest.mark.clause("CEGO-9.XVI-3")
@pytest.mark.parametrize("seat", [1, 3, 5])
@pytest.mark.parametrize("word", sorted(ENVIDOS))
def test_the_others_put_the_envido_over_the_truco(seat: Seat, word: str) -> None:
    table = roda(H1).call(0, "truco").call(seat, word)
    assert (table.mesa.window, table.mesa.asked, table.mesa.chain) == ("gate", 1, (word,))
    table.no_flor()
    assert set(table.state.actors()) == {0, 2, 4}


@pytest.mark.clause("CEGO-9.XVI-3", "CEGO-9.XIV-7", "CEGO-9.VIII.f-3")
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


@pytest.mark.clause("S-CEGO-13")
def test_no_envido_over_a_retruco() -> None:
    m = roda(H1, envidoAfterTruco="true").call(0, "truco").quero(1, raising=True)
    assert "envido" not in m.offered(2)
    assert m.refused(4, Call("envido", 2)).code == "envido-after-truco"


@pytest.mark.clause("CEGO-9.XVI-1", "CEGO-9.XVI-3", "CEGO-9.XVI-4", "CEGO-9.XVI-5")
def test_envido_is_put_over_a_truco_that_waits() -> None:
    """The worked example of section 4.5."""
    m = roda(H1).call(0, "truco")
    assert m.refused(2, Call("envido", 2)) == Reason("envido-after-truco", "CEGO-9.XVI-1")
    m.call(3, "envido").gate()
    assert set(m.state.actors()) == {0, 2, 4}
    m.call(0, "real-envido")  # only opening is barred to them
    assert m.mesa.envido == (5, 2)
    m.nao_quero(5)
    assert standing(m) == (0, 2)
    assert (m.mesa.window, m.mesa.asked) == ("truco", 1)
    assert set(m.state.actors()) == {1, 3, 5}
    assert not m.offered(3) & {"envido", "flor"}
    m.quero(1)
    assert (m.mesa.level, m.mesa.turn) == (1, 0)


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


@pytest.mark.clause("CEGO-9.VIII.h-5", "CEGO-9.XVI-4")
def test_while_the_envido_is_sung_nothing_else_is_said() -> None:
    table = roda(H1).call(0, "truco").call(1, "envido").quero(0)
    assert table.mesa.singer == 0
    assert table.refused(3, Call("truco", 2)).clause == "CEGO-9.XIV-13"
    assert table.refused(0, Play(Card.of("4C"))).clause == "CEGO-9.XIV-13"


@pytest.mark.clause("CEGO-9.XII-1", "CEGO-9.XVI-4")
def test_an_envido_over_the_truco_that_takes_a_trio_out_ends_the_partida() -> None:
    table = roda(H1, score=(22, 20)).call(0, "truco").call(1, "envido").quero(0).songs()
    assert (table.score, table.mesa.phase) == ((24, 20), "over")
    assert table.credits() == [("envido", 0, 2)]


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
