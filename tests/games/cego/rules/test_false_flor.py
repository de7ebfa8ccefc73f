"""9.X-2 and XIII.f-3, section 7: a flor sung without one, or sung wrongly, and found at the end."""

from collections.abc import Mapping

import pytest

from carteado.game import Seat
from games.cego.kit import H1, em_testa, roda
from games.cego.kit.flores import BASTOS, ESPADAS, NONE, OUROS, STRONG
from games.cego.kit.told import found

# Nobody has a flor; seat 0 or seat 1 wins the vazas.
A_WINS = {0: "1E 1B 4C"}
B_WINS = {1: "1E 1B 4C"}


@pytest.mark.clause("CEGO-9.X-1")
@pytest.mark.parametrize("word", ["flor", "contra-flor-e-o-resto", "achico", "flor-e-truco"])
def test_every_form_of_a_flor_may_be_said_without_one(word: str) -> None:
    assert word in roda(H1).offered(0)


@pytest.mark.clause("CEGO-9.X-2")
@pytest.mark.parametrize("winner", [0, 1])
def test_found_at_the_end_it_pays_the_flor_and_the_truco_whoever_won_it(winner: int) -> None:
    table = roda(A_WINS if winner == 0 else B_WINS).call(0, "flor").no_flor().won_by(winner)
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 1)]
    assert found(table) == [(0, "false-flor")]
    assert table.mesa.winner == winner


@pytest.mark.clause("CEGO-9.X-2")
def test_all_the_truco_even_if_the_offender_won_it() -> None:
    table = roda(B_WINS).call(0, "truco").call(1, "flor").no_flor().quero(1, raising=True).quero(0, raising=True).quero(3)
    table.won_by(1)
    assert table.mesa.winner == 1
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 4)]
    assert table.gained == (7, 0)


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.XVI.h-1")
@pytest.mark.parametrize(("caller", "refuser"), [(0, 1), (1, 0)])
def test_found_when_a_truco_is_refused_the_price_of_refusing_goes_to_the_others(caller: Seat, refuser: Seat) -> None:
    table = roda(H1).call(0, "flor").no_flor()
    if caller == 1:
        table.play(0, "4C")
    table.call(caller, "truco").nao_quero(refuser)
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-2")
def test_found_when_the_others_leave() -> None:
    table = roda(H1).call(0, "flor").no_flor().play(0, "4C").give_up(1)
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-2")
def test_cards_that_give_it_away_settle_nothing_before_the_end() -> None:
    table = roda(H1).call(0, "flor").no_flor().plays("0:4C 1:4O 2:3C 3:12C 4:10B 5:10C 2:2B 3:1E 4:11B 5:12E 0:7E")
    assert table.credits() == []
    assert not table.over


@pytest.mark.clause("CEGO-9.XIII.f-3", "CEGO-9.X-2", "S-CEGO-17")
@pytest.mark.parametrize(
    ("hands", "says", "price"), [({2: OUROS}, {2: "flor"}, 6), ({2: OUROS, 4: BASTOS}, {2: "flor", 4: "flor"}, 9)]
)
def test_found_among_several_of_the_trio_the_true_ones_are_lost_too(
    hands: Mapping[int, str], says: dict[int, str], price: int
) -> None:
    table = roda({0: "7E 6E 4C", **hands}).call(0, "flor").gate(says).play(0, "4C").give_up(1)
    assert table.credits() == [("flor", 1, price), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.XIII.b-3")
@pytest.mark.parametrize("real", [0, 1])
def test_flor_e_flor_one_of_them_false(real: int) -> None:
    hands = {0: BASTOS, 1: "7O 6O 4C"} if real == 0 else {0: "7O 6O 4C", 1: BASTOS}
    table = roda(hands).call(0, "flor").gate({1: "flor"}).defer(0)
    assert table.mesa.points == "hidden"
    table.leave(0).give_up(1)
    assert table.credits() == [("flor", real, 6), ("truco", real, 1)]


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.XIII.c-3")
def test_a_contra_flor_without_a_flor_that_made_the_other_shrink() -> None:
    table = roda({0: OUROS, 1: "1B 4O 4C"}).call(0, "flor").gate({1: "contra-flor"}).nao_quero(0)
    assert (table.mesa.won_by, table.mesa.won) == (1, 4)
    table.won_by(1)
    assert table.mesa.winner == 1
    assert table.credits() == [("flor", 0, 4), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.XIII.d-4")
def test_a_contra_flor_e_o_resto_without_a_flor_accepted_and_won() -> None:
    table = roda({0: "7E 6E 4C", 1: BASTOS}, score=(3, 16)).call(0, "contra-flor-e-o-resto").gate({1: "flor"}).quero(1)
    table.sing(0, 38).nao_mato(1)
    assert (table.mesa.won_by, table.mesa.won) == (0, 14)
    table.play(0, "4C").give_up(1)
    assert table.credits() == [("flor", 1, 14)]
    assert (table.score, table.mesa.phase) == ((3, 24), "over")


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.XIII.c-2")
def test_a_true_flor_sung_wrongly() -> None:
    table = roda({0: BASTOS, 1: OUROS}).call(0, "flor").gate({1: "contra-flor"}).quero(0).sing(0, 38).nao_mato(1)
    table.play(0, "3B").give_up(1)
    assert table.credits() == [("flor", 1, 6), ("truco", 1, 1)]
    assert found(table) == [(0, "wrong-flor")]


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.XIII.c-2")
def test_sung_wrongly_by_the_one_who_lost_changes_only_the_truco() -> None:
    table = roda({0: BASTOS, 1: OUROS}).call(0, "flor").gate({1: "contra-flor"}).quero(0).sing(0, 20).sing(1, 38)
    table.play(0, "3B").give_up(1)
    assert table.credits() == [("flor", 1, 6), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-2")
def test_both_sides_at_fault_nobody_is_paid() -> None:
    table = roda(B_WINS).call(0, "flor").gate({3: "flor"}).defer(0).call(0, "truco").quero(1).won_by(1)
    assert table.credits() == []
    assert found(table) == [(0, "false-flor"), (3, "false-flor")]
    assert (table.gained, table.over) == ((0, 0), True)


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.X-4")
def test_a_false_flor_against_a_hidden_one() -> None:
    """Each pays its own flor, and the truco, where both are at fault, goes to nobody."""
    table = em_testa({0: "1E 7O 4C", 3: "4E 5E 6E"}).call(0, "flor").no_flor().plays("0:4C 3:6E 3:5E 0:7O 0:1E 3:4E")
    assert table.credits() == [("flor", 1, 3), ("flor", 0, 3)]


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XII-1")
def test_one_that_would_take_its_trio_out_is_looked_at_at_once() -> None:
    table = roda(H1, score=(21, 10)).call(0, "flor").no_flor()
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 1)]
    assert (table.score, table.mesa.phase) == ((21, 14), "shuffle")


@pytest.mark.clause("CEGO-9.X-2")
def test_a_false_flor_costs_the_truco_even_if_it_was_won() -> None:
    m = roda({1: NONE, 3: STRONG, 5: "3C 3E 2B"}).call(0, "envido").gate({1: "flor"})
    assert (m.mesa.won_by, m.mesa.won) == (1, 3)
    m.call(0, "truco").quero(1, raising=True).quero(0, raising=True).quero(1).won_by(1)
    assert m.mesa.winner == 1
    assert m.credits() == [("flor", 0, 3), ("truco", 0, 4)]
    assert found(m) == [(1, "false-flor")]


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
def test_a_flor_sung_wrongly() -> None:
    m = roda({0: OUROS, 1: ESPADAS}).call(0, "flor").gate({1: "contra-flor"}).quero(0).sing(0, 37).nao_mato(1).won_by(0)
    assert found(m) == [(0, "wrong-flor")]
    assert m.credits() == [("flor", 1, 6), ("truco", 1, 1)]


# Among several flores.


@pytest.mark.clause("CEGO-9.XIII.f-3", "S-CEGO-17")
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


# By house rule nobody is asked: it pays for the envido it undid, too (RES-42).


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
