"""The moment when flores are declared: who is asked, in which order, what it undoes, and what comes too late."""

import pytest

from carteado.games.cego.rules.acts import Call, Declare
from carteado.games.cego.rules.events import Declared, EnvidoVoid
from games.cego.kit import H1, em_testa, roda
from games.cego.kit.flores import ESPADAS, OUROS, RESTO
from games.cego.kit.told import standing

REAL = "real-envido"
FALTA = "falta-envido"


# Who is asked.


@pytest.mark.clause("CEGO-9.XIV-22", "CEGO-9.XIII.a-2")
@pytest.mark.parametrize(
    "call", ["envido", REAL, FALTA, "envido-e-truco", "truco-e-envido", "envido-minha-flor", "flor", RESTO, "achico"]
)
def test_the_first_call_of_points_asks_partners_then_rivals(call: str) -> None:
    m = roda(H1).call(0, call)
    assert m.mesa.window == "gate"
    assert m.state.actors() == (2, 4)
    assert m.refused(1, Declare("flor")).code == "partners-first"
    assert m.refused(0, Declare("flor")).code == "not-asked-for-flor"
    m.say(4, "e-boa")
    assert m.state.actors() == (2,)
    m.say(2, "e-boa")
    assert m.state.actors() == (1, 3, 5)
    m.gate()
    assert [event.seat for event in m.told(Declared)] == [4, 2, 1, 3, 5]


@pytest.mark.clause("CEGO-9.XIV-22")
def test_it_runs_from_the_callers_right() -> None:
    m = roda(H1).fall(3).call(3, "envido")
    assert m.state.actors() == (5,)  # 1 has played
    m.say(5, "e-boa")
    assert m.state.actors() == (4,)  # so have 0 and 2


@pytest.mark.clause("CEGO-9.XIV-22")
@pytest.mark.parametrize("caller", [0, 3, 1, 4, 2, 5])
def test_in_testa_only_the_rival_is_asked(caller: int) -> None:
    m = em_testa(H1)
    for seat in range(caller % 3):
        m.leave(seat)
    if caller > 2:
        m.fall(1)
    m.call(caller, "envido")
    rival = (caller + 3) % 6
    if caller > 2:
        assert m.mesa.window == "envido"  # the mão has played
    else:
        assert (m.mesa.window, m.state.actors()) == ("gate", (rival,))


@pytest.mark.clause("CEGO-9.XIV-22")
def test_who_passed_is_not_asked() -> None:
    m = roda(H1).leave(0).call(1, "envido")
    assert m.state.actors() == (3, 5)
    m.say(3, "e-boa").say(5, "e-boa")
    assert m.state.actors() == (2, 4)


@pytest.mark.clause("CEGO-9.XIV-22")
def test_it_runs_once() -> None:
    m = roda(H1).call(0, "envido").gate().call(1, REAL)
    assert m.mesa.window == "envido"
    m.nao_quero(0)
    assert m.refused(0, Call("flor")).code == "flor-too-late"


@pytest.mark.clause("CEGO-9.XIV-22")
def test_if_none_ever_runs_each_sings_on_his_turn() -> None:
    m = roda({1: OUROS, 4: ESPADAS}).fall(1).call(1, "flor").gate({4: "flor"}).defer(1)
    assert m.mesa.points == "hidden"
    m = roda({1: OUROS, 4: ESPADAS}).fall(4).call(4, "flor").gate()  # 1 has played: his is hidden for good
    assert standing(m) == (0, 3)


# What it undoes.


@pytest.mark.clause("CEGO-9.XIV-21")
@pytest.mark.parametrize("call", ["envido", REAL, FALTA])
@pytest.mark.parametrize(("seat", "side"), [(1, 1), (3, 1), (5, 1), (2, 0), (4, 0)])
def test_a_flor_undoes_the_envido(call: str, seat: int, side: int) -> None:
    m = roda({seat: OUROS}).call(0, call).gate({seat: "flor"})
    assert len(m.told(EnvidoVoid)) == 1
    assert m.mesa.chain == ()
    assert standing(m) == (side, 3)
    m.won_by(0)
    assert [part for part, _, _ in m.credits()] == ["flor", "truco"]


@pytest.mark.clause("CEGO-9.XIV-21", "CEGO-9.XIII.b-1")
def test_flores_on_both_sides_over_an_envido() -> None:
    """The caller has none: his partner sang first and may raise it."""
    m = roda({2: OUROS, 3: ESPADAS}).call(0, "envido").gate({2: "flor", 3: "flor"})
    assert (m.mesa.window, m.state.actors()) == ("flor-raise", (2,))
    assert standing(m.call(2, "contra-flor").quero(3).songs()) == (0, 6)


@pytest.mark.clause("CEGO-9.XIV-21", "CEGO-9.XIII.c-1")
def test_a_rival_answers_a_partners_flor_with_contra_flor() -> None:
    m = roda({2: OUROS, 3: ESPADAS}).call(0, "envido").gate({2: "flor", 3: "contra-flor"})
    assert m.state.actors() == (2,)
    assert standing(m.nao_quero(2)) == (1, 4)


@pytest.mark.clause("CEGO-9.XIV-21", "CEGO-9.XIII.d-1")
@pytest.mark.parametrize("form", ["flor", RESTO, "achico"])
def test_over_an_envido_a_flor_comes_in_any_form(form: str) -> None:
    m = roda({3: OUROS}).call(0, "envido").say(2, "e-boa").say(4, "e-boa")
    assert {action.what for action in m.menu(3, Declare)} == {"flor", RESTO, "achico", "e-boa"}
    assert standing(m.gate({3: form})) == (1, 3)


@pytest.mark.clause("CEGO-9.XIV-21", "CEGO-9.VIII.i-1")
def test_a_double_whose_envido_was_undone_leaves_its_truco() -> None:
    m = roda({3: OUROS}).call(0, "envido-e-truco").gate({3: "flor"})
    assert standing(m) == (1, 3)
    assert (m.mesa.window, m.mesa.asked, m.mesa.double) == ("truco", 1, "")
    m.quero(5)
    assert m.mesa.level == 1


@pytest.mark.clause("CEGO-9.XIV-21")
def test_in_testa_the_rival_undoes_the_envido() -> None:
    m = em_testa({3: OUROS}).call(0, "envido").gate({3: "flor"})
    assert standing(m) == (1, 3)


@pytest.mark.clause("CEGO-9.XIV-21")
def test_without_a_flor_the_envido_is_answered() -> None:
    m = roda(H1).call(0, "envido").gate()
    assert (m.mesa.window, m.mesa.envido) == ("envido", (2, 1))
    assert m.state.actors() == (1, 3, 5)


# Too late, or not to be had.


@pytest.mark.clause("CEGO-9.XIV-22")
def test_a_partner_who_let_it_pass_comes_too_late() -> None:
    m = roda({0: "7E 6E 4C", 2: "4O 5O 6O"}).call(0, "envido").gate().quero(1)
    assert m.refused(2, Call("flor")).code == "song-first"
    assert standing(m.songs()) == (0, 2)
    m.fall(2)
    assert m.refused(2, Call("flor")).code == "flor-too-late"


@pytest.mark.clause("CEGO-9.XIV-22", "CEGO-9.X-4")
def test_the_flor_he_let_pass_is_a_hidden_one() -> None:
    hands = {0: "7E 6E 4C", 2: "4O 5O 6O", 1: "4E 5E 10B", 3: "4B 5B 10C", 4: "5C 6C 10E", 5: "12E 11O 3C"}
    m = roda(hands).call(0, "envido").quero(1).songs()
    m.plays("0:4C 1:10B 2:4O 3:10C 4:10E 5:12E").plays("5:11O 0:7E 1:5E 2:5O 3:5B 4:6C").plays("0:6E 1:4E 2:6O 3:4B 4:5C 5:3C")
    assert m.credits() == [("envido", 0, 2), ("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIV-23")
@pytest.mark.parametrize("call", ["envido", "envido-minha-flor"])
def test_who_calls_envido_with_a_flor_has_lost_it(call: str) -> None:
    m = roda({0: OUROS}).call(0, call)
    assert m.refused(0, Declare("flor")).code == "not-asked-for-flor"
    m.gate().nao_quero(1)
    assert standing(m) == (0, 1)
    assert m.refused(0, Call("flor")).code == "flor-too-late"
    m.leave(0)
    m.won_by(1)
    assert ("envido", 0, 1) in m.credits()
    assert "flor" not in [part for part, _, _ in m.credits()]


@pytest.mark.clause("CEGO-9.XIV-23")
def test_envido_minha_flor_is_a_simple_envido() -> None:
    m = roda(H1).call(0, "envido-minha-flor").gate()
    assert m.mesa.envido == (2, 1)
    assert m.offered(1) == {"envido-envido", REAL, FALTA}


@pytest.mark.clause("CEGO-9.VIII.f-3", "CEGO-9.XIV-22")
def test_no_flor_after_ones_first_card() -> None:
    m = roda({0: OUROS}).fall(1).call(1, "envido")
    assert m.refused(0, Declare("flor")).code == "not-asked-for-flor"
    m.gate()
    assert standing(m.nao_quero(0)) == (1, 1)


# By house rule nobody is asked.


@pytest.mark.clause("CEGO-9.XIV-21", "S-CEGO-12")
def test_unasked_a_rival_puts_his_flor_over_the_envido() -> None:
    m = roda({3: OUROS}, florGate="off").call(0, "envido")
    assert m.mesa.window == "envido"
    assert {"flor", RESTO, "achico"} <= m.offered(3)
    m.call(3, "flor").gate()
    assert m.told(EnvidoVoid)
    assert standing(m) == (1, 3)


@pytest.mark.clause("CEGO-9.XIV-21")
def test_unasked_a_flor_over_a_raised_envido() -> None:
    m = roda({4: OUROS}, florGate="off").call(0, "envido").call(1, REAL)
    assert "flor" in m.offered(4)
    assert standing(m.call(4, "flor").gate()) == (0, 3)


@pytest.mark.clause("S-CEGO-12")
def test_unasked_a_closed_envido_stands() -> None:
    m = roda({0: "7E 6E 4C", 3: OUROS}, florGate="off").call(0, "envido").quero(1).songs()
    assert m.mesa.points == "settled"
    m.fall(3)
    assert "flor" not in m.offered(3)


@pytest.mark.clause("CEGO-9.XIV-21", "CEGO-9.VIII.i-1")
def test_unasked_a_flor_over_a_double() -> None:
    m = roda({3: OUROS}, florGate="off").call(0, "truco-e-envido").call(3, "flor").gate()
    assert standing(m) == (1, 3)
    assert (m.mesa.window, m.mesa.asked) == ("truco", 1)


@pytest.mark.clause("CEGO-9.VIII.h-6")
def test_unasked_a_flor_is_still_answered_at_once() -> None:
    m = roda({3: OUROS, 2: ESPADAS}, florGate="off").call(0, "envido").call(3, "flor").gate({2: "contra-flor"})
    assert m.state.actors() == (3,)


# The clean profile.


@pytest.mark.clause("CEGO-9.XIV-22", "CEGO-9.XIII.a-2")
def test_clean_everybody_says_the_truth_when_asked() -> None:
    m = roda({2: OUROS}, profile="clean").call(0, "envido")
    assert {action.what for action in m.menu(2, Declare)} == {"flor", RESTO, "achico"}
    assert {action.what for action in m.menu(4, Declare)} == {"e-boa"}


@pytest.mark.clause("CEGO-9.XVI-2", "S-CEGO-13")
def test_clean_a_flor_over_a_truco_waits_for_its_turn_or_is_put_over_it() -> None:
    m = roda({3: OUROS}, profile="clean").call(0, "truco")
    assert "flor" in m.offered(3)
    assert "envido" not in m.offered(3)
    m.quero(1)  # his partner answers: the flor is still his to sing before his first card
    m.fall(3)
    assert m.offered(3) >= {"flor", RESTO, "achico"}
    assert standing(m.call(3, "flor").gate()) == (1, 3)
