"""9.XIII.c to f: contra-flor and contra-flor e o resto, taken or refused, with as many flores as there are."""

import pytest

from carteado.cards import Card
from carteado.games.cego.rules.acts import Call, Declare, Defer, NaoQuero, Quero
from carteado.games.cego.rules.events import Sang
from carteado.tricks.play import Play
from games.cego.kit import em_testa, roda
from games.cego.kit.flores import BASTOS, COPAS, ESPADAS, OUROS, RESTO
from games.cego.kit.told import seen, standing

# Contra-flor.


@pytest.mark.clause("CEGO-9.XIII.c-1")
def test_a_contra_flor_is_answered_at_once() -> None:
    m = roda({0: OUROS, 1: ESPADAS}).call(0, "flor").gate({1: "contra-flor"})
    assert m.state.actors() == (0,)
    assert m.refused(0, Play(Card.of("7O"))).code == "proposal-first"
    assert set(m.menu(0)) >= {Quero("flor", 0), NaoQuero("flor", 0), NaoQuero("flor", 0, True), Call(RESTO)}


@pytest.mark.clause("CEGO-9.XIII.c-2", "CEGO-9.VIII.g-1")
def test_a_contra_flor_accepted_is_sung_now() -> None:
    m = roda({0: OUROS, 1: ESPADAS}).call(0, "flor").gate({1: "contra-flor"}).quero(0)
    assert m.mesa.singer == 0
    m.sing(0, 38)
    assert m.mesa.singer == 1
    m.nao_mato(1)
    assert standing(m) == (0, 6)
    assert m.mesa.turn == 0


@pytest.mark.clause("CEGO-9.VIII.g-3", "CEGO-9.IX-2", "CEGO-9.XIII.c-2")
@pytest.mark.parametrize(("earlier", "later", "cards"), [(0, 3, 0), (2, 5, 2), (0, 5, 0), (1, 4, 1), (3, 4, 3)])
def test_equal_flores_sung(earlier: int, later: int, cards: int) -> None:
    m = roda({earlier: ESPADAS, later: "7O 4O 12O"}).fall(cards).call(earlier, "flor").gate({later: "contra-flor"})
    m.quero(earlier).songs()
    assert standing(m) == (earlier & 1, 6)


@pytest.mark.clause("CEGO-9.VIII.g-3")
def test_an_equal_flor_that_is_earlier_but_sung_second_wins() -> None:
    """2 opens over a truco; 1, nearer to the mão, has the same flor."""
    m = roda({1: ESPADAS, 2: "7O 4O 12O", 0: "4C 5B 6C"})
    m.fall(1).call(1, "truco").call(2, "flor").gate({1: "contra-flor"}).quero(2).songs()
    assert standing(m) == (1, 6)
    assert m.mesa.window == "truco"


@pytest.mark.clause("CEGO-9.XIII.c-3")
@pytest.mark.parametrize("shrinking", [False, True])
def test_a_contra_flor_refused_is_not_sung(shrinking: bool) -> None:
    hands = {0: OUROS, 1: ESPADAS, 2: "1E 1B 4B"}
    m = roda(hands).call(0, "flor").gate({1: "contra-flor"}).nao_quero(0, shrinking=shrinking)
    assert not m.told(Sang)
    assert standing(m) == (1, 4)
    m.won_by(0)
    assert m.gained == (1, 4)
    assert (seen(m, 0), seen(m, 1)) == ({"7O", "6O", "5O"}, {"7E", "4E", "12E"})


@pytest.mark.clause("CEGO-9.XIII.f-2")
def test_one_answer_binds_the_trio() -> None:
    m = roda({0: OUROS, 2: COPAS, 1: ESPADAS}).call(0, "flor").gate({2: "flor", 1: "contra-flor"})
    assert set(m.state.actors()) == {0, 2}
    m.defer(0)
    assert m.state.actors() == (2,)
    m.nao_quero(2)
    assert standing(m) == (1, 5)


@pytest.mark.clause("CEGO-9.XIII.f-2")
def test_the_last_asked_cannot_leave_it_to_the_others() -> None:
    m = roda({0: OUROS, 2: COPAS, 1: ESPADAS}).call(0, "flor").gate({2: "flor", 1: "contra-flor"}).defer(2)
    assert m.state.actors() == (0,)
    assert m.menu(0, Defer) == ()


@pytest.mark.clause("CEGO-9.XIII.f-1", "CEGO-9.XIII.f-2")
def test_two_against_three_and_two_against_one() -> None:
    hands = {0: OUROS, 2: COPAS, 1: ESPADAS, 3: BASTOS, 5: "1O 2O 3O"}
    m = roda(hands).call(0, "flor").gate({2: "flor", 1: "contra-flor", 3: "flor", 5: "flor"}).quero(2).songs()
    assert standing(m) == (0, 15)
    m = roda({0: OUROS, 2: COPAS, 1: ESPADAS}).call(0, "flor").gate({2: "flor", 1: "flor"}).call(0, "contra-flor").nao_quero(1)
    assert standing(m) == (0, 7)


@pytest.mark.clause("CEGO-9.XIII.f-1")
def test_the_highest_word_of_a_side_stands() -> None:
    hands = {0: OUROS, 1: ESPADAS, 3: BASTOS, 5: COPAS}
    m = roda(hands).call(0, "flor").gate({1: "contra-flor", 3: RESTO, 5: "flor"})
    assert (m.mesa.window, m.mesa.flor_by) == ("flor", 1)
    assert RESTO not in m.offered(0)  # a contra-flor e o resto cannot be raised
    assert standing(m.quero(0).songs()) == (0, 24 + 12)


# Contra-flor e o resto.


@pytest.mark.clause("CEGO-9.XIII.d-1")
def test_what_is_offered_with_a_flor() -> None:
    m = roda({0: OUROS, 1: ESPADAS}, profile="clean")
    assert m.offered(0) & {"flor", RESTO, "achico"} == {"flor", RESTO, "achico"}
    m.call(0, "flor").say(2, "e-boa").say(4, "e-boa")
    assert {action.what for action in m.menu(1, Declare)} == {"flor", "contra-flor", RESTO, "achico"}
    assert {action.what for action in m.menu(3, Declare)} == {"e-boa"}


@pytest.mark.clause("CEGO-9.XIII.d-2")
@pytest.mark.parametrize("form", ["roda", "testa"])
def test_an_opening_resto_alone_is_a_simple_flor(form: str) -> None:
    m = (roda if form == "roda" else em_testa)({0: OUROS}).call(0, RESTO).gate()
    assert standing(m) == (0, 3)


@pytest.mark.clause("CEGO-9.XIII.d-3")
def test_to_an_opening_resto_a_flor_is_declared_then_answered() -> None:
    m = roda({0: OUROS, 3: ESPADAS}).call(0, RESTO).say(2, "e-boa").say(4, "e-boa")
    assert {action.what for action in m.menu(3, Declare)} == {"flor", "e-boa"}
    m.gate({3: "flor"})
    assert m.state.actors() == (3,)
    assert set(m.menu(3)) >= {Quero("flor", 0), NaoQuero("flor", 0), NaoQuero("flor", 0, True)}
    assert m.menu(3, Play) == m.menu(0, Play) == ()
    assert m.refused(3, Call(RESTO)).code == "no-higher-flor"


@pytest.mark.clause("CEGO-9.XIII.d-4")
def test_an_accepted_resto_adds_what_the_leader_lacks() -> None:
    hands = {0: OUROS, 1: ESPADAS, 2: "1E 1B 4B"}
    m = roda(hands, score=(3, 20)).call(0, RESTO).gate({1: "flor"}).quero(1).songs().won_by(0)
    assert m.credits()[0] == ("flor", 0, 10)
    assert m.score == (14, 20)  # 10, and 1 for the truco


@pytest.mark.clause("CEGO-9.XIII.d-4")
def test_the_leader_who_wins_a_resto_is_out() -> None:
    m = roda({0: ESPADAS, 1: OUROS}, score=(3, 20)).call(0, RESTO).gate({1: "flor"}).quero(1).songs()
    assert (m.score, m.mesa.phase) == ((3, 24), "over")


@pytest.mark.clause("CEGO-9.XIII.d-5")
@pytest.mark.parametrize("shrinking", [False, True])
def test_a_refused_resto(shrinking: bool) -> None:
    m = roda({0: COPAS, 1: ESPADAS}, score=(3, 20)).call(0, RESTO).gate({1: "flor"}).nao_quero(1, shrinking=shrinking)
    assert standing(m) == (0, 4)


@pytest.mark.clause("CEGO-9.XIII.d-6")
def test_a_resto_in_testa_is_worth_six() -> None:
    m = em_testa({0: OUROS, 3: ESPADAS}, score=(3, 12)).call(0, RESTO).gate({3: "flor"}).quero(3).songs()
    assert standing(m) == (0, 6)


@pytest.mark.clause("CEGO-9.XIII.e-1", "CEGO-9.XIII.e-2")
def test_resto_over_contra_flor() -> None:
    hands = {0: OUROS, 1: ESPADAS}
    m = roda(hands, score=(10, 15)).call(0, "flor").gate({1: "contra-flor"}).call(0, RESTO)
    assert m.offered(1) == set()
    assert standing(m.nao_quero(1)) == (0, 6)
    m = roda(hands, score=(10, 15)).call(0, "flor").gate({1: "contra-flor"}).call(0, RESTO).quero(1).songs()
    assert m.credits() == [("flor", 0, 15)]
    assert (m.score, m.mesa.phase) == ((24, 15), "over")


@pytest.mark.clause("CEGO-9.XIII.e-3", "CEGO-9.XIII.e-2")
def test_resto_over_contra_flor_in_testa() -> None:
    m = em_testa({0: ESPADAS, 3: OUROS}).call(0, "flor").gate({3: "contra-flor"}).call(0, RESTO).quero(3).songs()
    assert standing(m) == (1, 6)
    for option, price in (("6", 6), ("4", 4)):
        m = em_testa({0: ESPADAS, 3: OUROS}, testaCFCFRrefused=option)
        m.call(0, "flor").gate({3: "contra-flor"}).call(0, RESTO).nao_quero(3)
        assert standing(m) == (0, price)


@pytest.mark.clause("CEGO-9.XIII.e-2")
def test_the_testa_price_by_house_rule_is_for_testa_only() -> None:
    m = roda({0: ESPADAS, 3: OUROS}, testaCFCFRrefused="4")
    m.call(0, "flor").gate({3: "contra-flor"}).call(0, RESTO).nao_quero(3)
    assert standing(m) == (0, 6)
