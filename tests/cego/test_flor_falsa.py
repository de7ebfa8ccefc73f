"""Flores that are none, flores that were hidden, and asking for them: moves of the faithful profile, with their prices."""

import pytest

from carteado.truco.cego.acts import Admit, AskFlor, Call, Leave
from carteado.truco.cego.events import Admitted, FoundOut, Proved
from cego_kit import MesaCego, em_testa, roda

OUROS = "7O 6O 5O"  # 38
ESPADAS = "7E 4E 12E"  # 31
BASTOS = "4B 5B 6B"  # 35
NONE = "4C 5C 12B"
STRONG = "1E 1B 3B"  # two vazas at least
RESTO = "contra-flor-e-o-resto"


def found(m: MesaCego) -> list[tuple[int, str]]:
    """What came out, and about whom."""
    return [(event.seat, event.what) for event in m.told(FoundOut)]


def shown(m: MesaCego, seat: int) -> list[str]:
    """The cards a seat turned up, in order."""
    return [str(card) for event in m.told(Proved) if event.seat == seat for card in event.cards]


# False flores owned up to.


@pytest.mark.clause("CEGO-9.X-1")
def test_a_false_flor_owned_up_to_at_once() -> None:
    m = roda({1: NONE}).fall(1).call(1, "flor").gate().admit(1)
    assert m.credits() == [("flor", 0, 3), ("truco", 0, 1)]
    assert m.over
    assert [event.seat for event in m.told(Admitted)] == [1]


@pytest.mark.clause("CEGO-9.X-1")
def test_a_false_flor_over_an_envido() -> None:
    """It undoes the envido like a real one, and costs four."""
    m = roda({1: NONE}).call(0, "envido").gate({1: "flor"}).admit(1)
    assert m.gained == (4, 0)


@pytest.mark.clause("CEGO-9.X-1")
def test_in_testa_only_that_testa_ends() -> None:
    m = em_testa({0: NONE}).call(0, "flor").gate().admit(0)
    assert m.gained == (0, 4)
    assert (m.mesa.phase, m.mesa.nth, m.mesa.turn) == ("play", 1, 1)


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.X-2")
def test_owning_up_is_for_before_the_next_card_or_truco() -> None:
    m = roda({1: NONE}).fall(1).call(1, "flor").gate()
    assert Admit() in m.menu(1)
    m.call(1, "truco")
    assert m.refused(1, Admit()).code == "admit-too-late"
    m = roda({1: NONE}).fall(1).call(1, "flor").gate().fall(1)
    m.refused(1, Admit())
    m = roda({0: NONE}).call(0, "flor").gate().fall(1)
    m.refused(0, Admit())


@pytest.mark.clause("CEGO-9.X-1")
def test_who_has_a_flor_has_nothing_to_own_up_to() -> None:
    m = roda({0: OUROS}).call(0, "flor").gate()
    for seat in range(6):
        m.refused(seat, Admit())


@pytest.mark.clause("CEGO-9.XIII.f-3")
@pytest.mark.parametrize(("option", "tentos"), [("pay", 7), ("void", 4)])
def test_a_false_flor_among_two_owned_up_to(option: str, tentos: int) -> None:
    m = roda({0: NONE, 2: OUROS}, falseFlorMulti=option).call(0, "flor").gate({2: "flor"}).admit(0)
    assert m.gained == (0, tentos)


@pytest.mark.clause("CEGO-9.XIII.f-3")
def test_the_flores_of_the_other_side_are_paid_too() -> None:
    m = roda({0: NONE, 2: OUROS, 3: ESPADAS}).call(0, "flor").gate({2: "flor", 3: "flor"}).admit(0)
    assert m.credits() == [("flor", 1, 9), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-1")
def test_a_false_flor_in_any_of_its_forms() -> None:
    for form in ("flor", RESTO, "achico"):
        m = roda({0: NONE}).call(0, form).gate().admit(0)
        assert m.gained == (0, 4)
    m = roda({0: OUROS, 1: NONE}).call(0, "flor").gate({1: "contra-flor"}).admit(1)
    assert m.gained == (7, 0)


# False flores that come out.


@pytest.mark.clause("CEGO-9.X-2")
def test_a_false_flor_costs_the_truco_even_if_it_was_won() -> None:
    m = roda({1: NONE, 3: STRONG, 5: "3C 3E 2B"}).call(0, "envido").gate({1: "flor"})
    assert (m.mesa.won_by, m.mesa.won) == (1, 3)
    m.call(0, "truco").quero(1, raising=True).quero(0, raising=True).quero(1).won_by(1)
    assert m.mesa.winner == 1
    assert m.credits() == [("flor", 0, 3), ("truco", 0, 4)]
    assert found(m) == [(1, "false-flor")]


@pytest.mark.clause("CEGO-9.X-2")
@pytest.mark.parametrize(("wins", "truco"), [(0, 1), (1, 1)])
def test_a_false_flor_and_no_truco(wins: int, truco: int) -> None:
    m = roda({0: NONE, 2: STRONG, 4: "3C 3E 2B"} if wins == 0 else {0: NONE, 1: STRONG, 3: "3C 3E 2B"})
    m.call(0, "flor").gate().won_by(wins)
    assert m.mesa.winner == wins
    assert m.credits() == [("flor", 1, 3), ("truco", 1, truco)]


@pytest.mark.clause("CEGO-9.X-2")
def test_a_false_contra_flor_pays_what_was_agreed() -> None:
    """Six were staked and won by the one who had none."""
    m = roda({0: OUROS, 1: NONE}).call(0, "flor").gate({1: "contra-flor"}).quero(0).sing(0, 38).nao_mato(1).won_by(1)
    assert m.credits() == [("flor", 0, 6), ("truco", 0, 1)]
    m = roda({0: ESPADAS, 1: NONE}).call(0, "flor").gate({1: "contra-flor"}).quero(0).sing(0, 31).sing(1, 38)
    assert m.mesa.won_by == 1
    m.won_by(1)
    assert m.credits() == [("flor", 0, 6), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-2")
def test_a_false_flor_that_was_refused() -> None:
    """A contra-flor without a flor, refused: the four go the other way."""
    m = roda({0: OUROS, 1: NONE}).call(0, "flor").gate({1: "contra-flor"}).nao_quero(0)
    assert (m.mesa.won_by, m.mesa.won) == (1, 4)
    m.won_by(1)
    assert m.credits() == [("flor", 0, 4), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-2")
def test_a_flor_sung_wrongly() -> None:
    m = roda({0: OUROS, 1: ESPADAS}).call(0, "flor").gate({1: "contra-flor"}).quero(0).sing(0, 37).nao_mato(1).won_by(0)
    assert found(m) == [(0, "wrong-flor")]
    assert m.credits() == [("flor", 1, 6), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-2")
def test_a_flor_e_flor_against_none() -> None:
    m = roda({0: ESPADAS, 1: NONE}).call(0, "flor").gate({1: "flor"}).defer(0).won_by(1)
    assert m.credits() == [("flor", 0, 6), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-2")
def test_both_sides_at_fault_and_nobody_is_paid() -> None:
    m = roda({0: NONE, 1: "4O 5O 6C"}).call(0, "flor").gate({1: "flor"}).defer(0).won_by(0)
    assert sorted(found(m)) == [(0, "false-flor"), (1, "false-flor")]
    assert m.credits() == []
    assert m.gained == (0, 0)


@pytest.mark.clause("CEGO-9.XIII.f-3")
@pytest.mark.parametrize(("option", "flor"), [("pay", 6), ("void", 3)])
@pytest.mark.parametrize("false_seat", [0, 2])
def test_a_false_flor_among_two(option: str, flor: int, false_seat: int) -> None:
    hands = {0: NONE, 2: OUROS} if false_seat == 0 else {0: OUROS, 2: NONE}
    m = roda(hands, falseFlorMulti=option).call(0, "flor").gate({2: "flor"}).won_by(0)
    assert found(m) == [(false_seat, "false-flor")]
    assert m.credits() == [("flor", 1, flor), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIII.f-3")
def test_a_false_flor_among_two_and_truco_taken() -> None:
    m = roda({0: NONE, 2: OUROS}).call(0, "flor").gate({2: "flor"}).call(0, "truco").quero(1).won_by(0)
    assert m.credits() == [("flor", 1, 6), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.XIII.f-3")
def test_a_false_flor_beside_a_true_one_loses_a_contest_it_had_won() -> None:
    m = roda({0: NONE, 2: OUROS, 1: ESPADAS}).call(0, "flor").gate({2: "flor", 1: "contra-flor"}).quero(2)
    m.sing(0, 22).sing(1, 31).sing(2, 38)
    assert (m.mesa.won_by, m.mesa.won) == (0, 9)
    m.won_by(0)
    assert m.credits() == [("flor", 1, 9), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIII.f-3")
@pytest.mark.parametrize("false_seat", [1, 3])
def test_a_false_flor_in_a_mixed_trio_pays_three_for_each(false_seat: int) -> None:
    """One partner sang, the other made his small, and one of the two has none: 3 for each of the three flores."""
    hands = {0: OUROS, 1: ESPADAS, 3: NONE} if false_seat == 3 else {0: OUROS, 1: NONE, 3: ESPADAS}
    m = roda(hands).call(0, "flor").gate({1: "flor", 3: "achico"}).defer(0).won_by(1)
    assert m.credits() == [("flor", 0, 9), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XIV-21")
@pytest.mark.parametrize(("gate", "flor"), [("onFirstPointsCall", 3), ("off", 4)])
@pytest.mark.parametrize("early", [False, True])
def test_where_nobody_is_asked_a_false_flor_pays_for_the_envido_it_undid(gate: str, flor: int, early: bool) -> None:
    m = roda({1: NONE}, florGate=gate).call(0, "envido")
    if gate == "off":
        m.call(1, "flor")
    m.gate({1: "flor"})
    assert m.mesa.won == 3
    if early:
        m.admit(1)
    else:
        m.won_by(1)
    assert m.credits() == [("flor", 0, flor), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XV.b-4")
@pytest.mark.parametrize("early", [False, True])
def test_where_nobody_is_asked_a_false_flor_pays_for_a_raised_envido(early: bool) -> None:
    """ENVIDO, REAL: the refusal would have cost two."""
    m = roda({2: NONE}, florGate="off").call(0, "envido").call(1, "real-envido").call(2, "flor").gate()
    if early:
        m.admit(2)
    else:
        m.won_by(0)
    assert m.credits() == [("flor", 1, 5), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIV-21")
def test_where_nobody_is_asked_a_true_flor_pays_nothing() -> None:
    m = roda({1: OUROS}, florGate="off").call(0, "envido").call(1, "flor").gate().won_by(1)
    assert m.credits()[0] == ("flor", 1, 3)


# Not shown.


@pytest.mark.clause("CEGO-9.X-3")
def test_a_flor_thrown_in_with_the_pack_unseen() -> None:
    m = roda({2: OUROS, 0: STRONG}).fall(2).call(2, "flor").gate().call(2, "truco").quero(3).leave(2, "unseen").won_by(0)
    assert (2, "unproved") in found(m)
    assert shown(m, 2) == []
    assert m.credits() == [("flor", 1, 3), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.X-3", "CEGO-9.VIII.a-8")
def test_a_flor_shown_on_the_way_to_the_pack() -> None:
    m = roda({2: OUROS, 0: STRONG}).fall(2).call(2, "flor").gate().call(2, "truco").quero(3).leave(2, "pack")
    assert shown(m, 2) == ["7O", "6O", "5O"]
    m.won_by(0)
    assert m.credits()[0] == ("flor", 0, 3)


@pytest.mark.clause("CEGO-9.X-3", "CEGO-9.VIII.a-11", "CEGO-9.VIII.a-12")
def test_a_flor_passed_face_down_is_shown_at_the_end() -> None:
    m = roda({0: OUROS, 2: STRONG}).call(0, "flor").gate().leave(0)
    assert shown(m, 0) == []
    m.won_by(0)
    assert sorted(shown(m, 0)) == ["5O", "6O", "7O"]
    assert m.credits()[0] == ("flor", 0, 3)


@pytest.mark.clause("CEGO-9.X-3")
def test_nobody_throws_in_unseen_what_was_not_sung() -> None:
    m = roda({0: OUROS})
    assert m.refused(0, Leave("unseen")).code == "nothing-unproved"
    m = roda({0: OUROS}, profile="clean").call(0, "flor").gate()
    m.refused(0, Leave("unseen"))


@pytest.mark.clause("CEGO-9.X-3")
def test_in_testa_a_flor_thrown_in_unseen_ends_it() -> None:
    m = em_testa({0: OUROS}).call(0, "flor").gate().leave(0, "unseen")
    assert m.credits() == [("flor", 1, 3), ("truco", 1, 1)]


# Hidden.


@pytest.mark.clause("CEGO-9.X-4")
def test_a_hidden_flor_comes_out_when_its_cards_have_fallen() -> None:
    hands = {3: "4E 5E 6E", 1: "1E 3C 4C", 5: "4B 5B 6O", 0: "1B 3B 10C", 2: "5C 6C 10O", 4: "11O 11C 10B"}
    m = roda(hands).call(0, "truco").quero(1)
    m.plays("0:10C 1:1E 2:5C 3:4E 4:11O 5:4B").plays("1:4C 2:6C 3:5E 4:11C 5:5B 0:1B")
    m.plays("0:3B 1:3C 2:10O 3:6E 4:10B 5:6O")  # parda: the first vaza decides
    assert m.mesa.winner == 1
    assert found(m) == [(3, "hidden-flor")]
    assert m.credits() == [("flor", 0, 3), ("truco", 0, 2)]


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XI-2")
def test_a_hidden_flor_that_nobody_sees_costs_nothing() -> None:
    m = roda({0: "1E 1B 4C", 3: "4E 5E 6E"}).won_by(0)
    assert m.mesa.winner == 0
    assert len(m.mesa.vazas) == 2
    assert found(m) == []
    assert m.credits() == [("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-4")
def test_hidden_flores_on_both_sides_pay_nobody() -> None:
    hands = {0: "7E 6E 5E", 3: "7C 6C 5C", 1: "3C 4B 5B", 2: "3B 4O 5O", 4: "4C 6B 10B", 5: "4E 10O 11C"}
    m = roda(hands)
    m.plays("0:7E 1:4B 2:4O 3:7C 4:4C 5:4E").plays("0:6E 1:3C 2:5O 3:6C 4:6B 5:10O")
    m.plays("1:5B 2:3B 3:5C 4:10B 5:11C 0:5E")
    assert sorted(found(m)) == [(0, "hidden-flor"), (3, "hidden-flor")]
    assert m.credits() == []


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XIV-23")
@pytest.mark.parametrize("call", ["envido", "envido-minha-flor"])
@pytest.mark.parametrize("option", ["reneged", "void"])
def test_the_flor_of_who_called_envido(call: str, option: str) -> None:
    """It is lost by his own call; by house rule the words `envido minha flor` also clear him of having hidden it."""
    hands = {0: "4E 5E 6E", 1: "1E 1B 2C", 3: "3C 3B 2O", 5: "3E 3O 2B", 2: "4C 5C 6O", 4: "4O 5O 6C"}
    m = roda(hands, envidoMinhaFlor=option).call(0, call).gate().nao_quero(1)
    assert (m.mesa.won_by, m.mesa.won) == (0, 1)
    m.plays("0:6E 1:2C 2:6O 3:2O 4:6C 5:2B").plays("1:1E 2:5C 3:3C 4:5O 5:3E 0:5E")
    assert m.mesa.winner == 1  # after two vazas: his third card stays hidden
    assert found(m) == []
    assert m.credits() == [("envido", 0, 1), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XIV-23")
@pytest.mark.parametrize(
    ("call", "option", "paid"),
    [
        ("envido", "reneged", [("envido", 0, 1), ("flor", 1, 3), ("truco", 1, 1)]),
        ("envido-minha-flor", "reneged", [("envido", 0, 1), ("flor", 1, 3), ("truco", 1, 1)]),
        ("envido-minha-flor", "void", [("envido", 0, 1), ("truco", 0, 1)]),
        ("envido", "void", [("envido", 0, 1), ("flor", 1, 3), ("truco", 1, 1)]),
    ],
)
def test_the_flor_of_who_called_envido_is_seen(call: str, option: str, paid: list[tuple[str, int, int]]) -> None:
    hands = {0: "4E 5E 3E", 1: "1E 4B 2C", 2: "1B 4C 6O", 3: "4O 5B 6B", 4: "5C 6C 10O", 5: "10B 10C 11O"}
    m = roda(hands, envidoMinhaFlor=option).call(0, call).gate().nao_quero(1)
    m.plays("0:4E 1:1E 2:4C 3:4O 4:5C 5:10B").plays("1:4B 2:1B 3:5B 4:6C 5:10C 0:5E")
    m.plays("2:6O 3:6B 4:10O 5:11O 0:3E 1:2C")
    assert m.mesa.winner == 0
    assert m.credits() == paid


# Peço flor.


@pytest.mark.clause("CEGO-9.XI-1", "CEGO-9.XI-3", "CEGO-9.XI-5")
def test_asked_without_reason() -> None:
    m = roda({0: OUROS, 2: "1E 1B 3C", 3: "4E 5B 7C"}).call(0, "flor").gate().ask_flor(0, 3)
    assert m.mesa.demands == ((0, 3),)
    assert m.mesa.turn == 0  # play is not stopped
    m.won_by(0)
    assert m.credits() == [("flor", 0, 3), ("truco", 0, 1), ("penalty", 1, 1)]
    assert found(m) == [(3, "no-flor-found")]


@pytest.mark.clause("CEGO-9.XI-3")
def test_two_cards_of_different_suits_are_enough() -> None:
    m = em_testa({0: OUROS, 3: "4E 5B 7C"}).call(0, "flor").gate().ask_flor(0, 3).leave(0)
    assert len(shown(m, 3)) == 2
    assert m.credits() == [("flor", 0, 3), ("truco", 1, 1), ("penalty", 1, 1)]


@pytest.mark.clause("CEGO-9.XI-3")
def test_cards_already_played_need_not_be_shown_again() -> None:
    m = em_testa({0: "7O 6O 5O", 3: "4E 5B 7C"}).call(0, "flor").gate().ask_flor(0, 3)
    m.plays("0:7O 3:4E 0:6O 3:5B")
    assert shown(m, 3) == []
    assert m.credits()[-1] == ("penalty", 1, 1)


@pytest.mark.clause("CEGO-9.XI-6", "CEGO-9.X-4")
def test_a_flor_found_by_asking() -> None:
    m = roda({0: OUROS, 1: "1E 1B 3C", 3: "4E 5E 6E"}).call(0, "flor").gate().ask_flor(0, 3)
    m.call(0, "truco").quero(1).won_by(1)
    assert m.mesa.winner == 1
    assert sum(tentos for _, side, tentos in m.credits() if side == 0) == 8
    assert m.gained == (8, 0)
    assert found(m) == [(3, "hidden-flor")]


@pytest.mark.clause("CEGO-9.XI-3", "CEGO-9.XI-6")
def test_who_passed_shows_all_the_same() -> None:
    m = roda({0: OUROS, 2: "1E 1B 3C", 3: "4E 5E 6E"}).call(0, "flor").gate().ask_flor(0, 3).fall(3).leave(3).won_by(0)
    assert sorted(shown(m, 3)) == ["4E", "5E", "6E"]
    assert m.gained == (7, 0)


@pytest.mark.clause("CEGO-9.XI-4")
def test_only_who_has_and_sang_a_flor_may_ask() -> None:
    m = roda({0: OUROS, 2: NONE}).call(0, "flor").say(2, "flor")
    m.gate()
    assert m.refused(2, AskFlor(3)).code == "only-with-flor"
    assert m.refused(4, AskFlor(3)).code == "only-with-flor"
    assert m.refused(1, AskFlor(0)).code == "only-with-flor"
    assert m.refused(0, AskFlor(2)).code == "not-an-opponent"
    assert AskFlor(3) in m.menu(0)


@pytest.mark.clause("CEGO-9.XI-4")
def test_a_flor_that_was_hidden_does_not_ask() -> None:
    m = roda({0: OUROS, 2: BASTOS}).call(0, "flor").gate()
    assert m.refused(2, AskFlor(3)).code == "only-with-flor"


@pytest.mark.clause("CEGO-9.XI-1")
def test_each_rival_is_asked_once_and_none_that_sang() -> None:
    m = roda({0: OUROS, 2: BASTOS, 3: ESPADAS}).call(0, "flor").gate({2: "flor", 3: "flor"}).defer(0).defer(2)
    assert m.refused(0, AskFlor(3)).code == "sang-a-flor"
    m.ask_flor(0, 1)
    assert m.refused(2, AskFlor(1)).code == "already-asked"
    m.ask_flor(2, 5)
    assert m.mesa.demands == ((0, 1), (2, 5))


@pytest.mark.clause("CEGO-9.XI-1")
def test_asked_out_of_turn_and_late() -> None:
    m = roda({0: OUROS, 3: "4E 5E 6E"}).call(0, "flor").gate().fall(4)
    m.ask_flor(0, 3)
    assert m.mesa.turn == 4
    m.won_by(1)
    assert (3, "hidden-flor") in found(m)


@pytest.mark.clause("CEGO-9.XI-2")
def test_in_the_clean_profile_nothing_is_hidden_and_nobody_asks() -> None:
    m = roda({0: OUROS}, profile="clean").call(0, "flor").gate()
    assert m.refused(0, AskFlor(3)).code == "nothing-hidden"
    assert m.menu(0, AskFlor) == ()


@pytest.mark.clause("CEGO-9.XI-2", "CEGO-9.XIII.a-2")
def test_in_the_clean_profile_a_flor_comes_before_the_first_card() -> None:
    m = roda({0: OUROS}, profile="clean")
    assert m.offered(0) & {"flor", "achico", RESTO} == {"flor", "achico", RESTO}
    card = roda({0: OUROS}).menu(0)[0]
    assert m.refused(0, card).code == "declare-flor-first"
    assert m.refused(0, Leave("pass")).code == "declare-flor-first"
    assert m.refused(0, Call("envido", 2)).code == "declare-flor-first"


@pytest.mark.clause("CEGO-9.XI-5")
def test_the_tento_for_asking_is_paid_last() -> None:
    """A is out with its truco before the tento of the penalty is paid."""
    m = roda({0: OUROS, 2: "1E 1B 3C", 3: "4E 5B 7C"}, score=(20, 23)).call(0, "flor").gate().ask_flor(0, 3).won_by(0)
    assert m.score == (24, 23)
    assert m.mesa.phase == "over"


@pytest.mark.clause("CEGO-9.XI-5", "CEGO-9.XI-6")
@pytest.mark.parametrize(("hand", "paid"), [("4E 5B 7C", (2, 3)), ("4E 5E 6E", (0, 7))])
def test_asked_by_the_other_side(hand: str, paid: tuple[int, int]) -> None:
    hands = {0: "1E 1B 3C", 2: hand, 1: OUROS, 4: "2C 2B 10O"}
    m = roda(hands).call(0, "envido").gate({1: "flor"}).ask_flor(1, 2).won_by(0)
    assert m.mesa.winner == 0
    assert m.gained == paid
