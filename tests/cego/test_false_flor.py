"""CEGO-9.X and XIII.f-3, section 7: a flor sung without one, owned up to early or found at the end."""

from collections.abc import Mapping

import pytest

from carteado.game import Seat
from carteado.truco.cego.acts import Admit, Leave
from carteado.truco.cego.events import Admitted, FoundOut, Proved
from cego_kit import H1, MesaCego, em_testa, roda

REAL = "7O 6O 5O"
LOWER = "1B 2B 3B"
# Nobody has a flor; seat 0 or seat 1 wins the vazas.
A_WINS = {0: "1E 1B 4C"}
B_WINS = {1: "1E 1B 4C"}


def gate(table: MesaCego, says: dict[int, str]) -> MesaCego:
    """All who are asked for their flor say this, or é boa."""
    while table.mesa.window == "gate":
        seat = table.state.actors()[0]
        table.say(seat, says.get(seat, "e-boa"))
    return table


def found(table: MesaCego) -> list[tuple[int, str]]:
    """What came out, and about whom."""
    return [(event.seat, event.what) for event in table.told(FoundOut)]


@pytest.mark.clause("CEGO-9.X-1")
@pytest.mark.parametrize("word", ["flor", "contra-flor-e-o-resto", "achico", "flor-e-truco"])
def test_every_form_of_a_flor_may_be_said_without_one(word: str) -> None:
    assert word in roda(H1).offered(0)


# Owning up.


@pytest.mark.clause("CEGO-9.X-1")
@pytest.mark.parametrize("word", ["flor", "contra-flor-e-o-resto", "achico"])
def test_owned_up_to_at_once_it_costs_four_and_the_hand(word: str) -> None:
    table = roda(H1).call(0, word).no_flor().admit(0)
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 1)]
    assert table.over
    assert [event.seat for event in table.told(Admitted)] == [0]


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XIV-21")
def test_one_that_undid_an_envido() -> None:
    table = gate(roda(H1).call(0, "envido"), {1: "flor"}).admit(1)
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-1")
def test_only_its_singer_owns_up_and_only_to_a_false_one() -> None:
    table = gate(roda({**H1, 2: REAL, 1: "1B 4E 4O", 4: "11B 10B 2E"}).call(0, "flor"), {2: "flor"})
    assert [seat for seat in range(6) if table.menu(seat, Admit)] == [0]
    for seat in range(1, 6):
        assert table.refused(seat, Admit()).clause == "CEGO-9.X-1"


@pytest.mark.clause("CEGO-9.X-1")
def test_not_while_others_are_still_asked_for_theirs() -> None:
    table = roda(H1).call(0, "flor")
    assert not table.menu(0, Admit)
    table.no_flor()
    assert table.menu(0, Admit)


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.X-2")
def test_after_a_card_or_a_call_of_truco_it_is_too_late() -> None:
    table = roda(H1).call(0, "flor").no_flor().play(0, "4C")
    assert table.refused(0, Admit()).clause == "CEGO-9.X-2"
    table = roda(H1).call(0, "flor").no_flor().call(0, "truco")
    assert table.refused(0, Admit()).clause == "CEGO-9.X-2"
    table = roda(H1).call(0, "flor-e-truco").no_flor()
    assert table.refused(0, Admit()).clause == "CEGO-9.X-2"


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XIII.f-3", "S-CEGO-17")
@pytest.mark.parametrize(
    ("hands", "says", "price"),
    [
        ({2: REAL}, {2: "flor"}, 6),
        ({2: REAL, 4: LOWER}, {2: "flor", 4: "achico"}, 9),
        ({1: REAL}, {1: "flor"}, 6),
        ({1: REAL, 2: LOWER}, {1: "flor", 2: "flor"}, 9),
    ],
)
def test_owned_up_to_among_several_every_flor_is_paid(hands: Mapping[int, str], says: dict[int, str], price: int) -> None:
    table = gate(roda({0: "7E 6E 4C", **hands}).call(0, "flor"), says).admit(0)
    assert table.credits() == [("flor", 1, price), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIII.f-3")
def test_by_house_rule_only_the_false_one_is_paid() -> None:
    table = gate(roda({0: "7E 6E 4C", 2: REAL}, falseFlorMulti="void").call(0, "flor"), {2: "flor"}).admit(0)
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-1", "S-CEGO-48")
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_in_a_testa_only_that_testa_is_over(nth: int) -> None:
    table = em_testa(H1)
    for _ in range(nth):
        table.leave(table.mesa.turn)
    before = len(table.credits())
    table.call(nth, "flor").no_flor().admit(nth)
    side = 1 - nth % 2
    assert table.credits()[before:] == [("flor", side, 3), ("truco", side, 1)]
    assert (table.mesa.phase, table.mesa.nth) == (("play", nth + 1) if nth < 2 else ("shuffle", 2))


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.II-1")
def test_owned_up_to_the_flor_is_paid_first() -> None:
    table = roda(H1, score=(23, 21)).call(0, "flor")
    assert table.mesa.phase == "play"
    table = roda(H1, score=(20, 21)).call(0, "flor").no_flor().admit(0)
    assert (table.score, table.credits(), table.mesa.phase) == ((20, 24), [("flor", 1, 3)], "over")


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.VIII.a-8")
def test_the_true_flores_of_the_hand_are_shown_and_a_second_false_one_comes_out() -> None:
    """Both sides sang without a flor: nobody is paid for it, nor for the truco."""
    table = gate(roda(H1).call(0, "flor"), {1: "flor"}).defer(0).admit(1)
    assert table.credits() == []
    assert (0, "false-flor") in found(table)
    table = gate(roda({0: REAL}).call(0, "flor"), {1: "flor"}).defer(0).admit(1)
    assert table.credits() == [("flor", 0, 6), ("truco", 0, 1)]
    assert [event.seat for event in table.told(Proved)] == [0]


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XI-5", "CEGO-9.XI-6")
@pytest.mark.parametrize(
    ("three", "rest"), [("4E 5B 7C", [("truco", 0, 1), ("penalty", 1, 1)]), ("4E 5E 6E", [("flor", 0, 3), ("truco", 0, 1)])]
)
def test_a_demand_made_before_it_was_owned_up_to_is_still_settled(three: str, rest: list[tuple[str, int, int]]) -> None:
    table = gate(roda({0: REAL, 1: "1B 4O 4C", 3: three}).call(0, "flor"), {1: "flor"}).defer(0).ask_flor(0, 3).admit(1)
    assert table.credits() == [("flor", 0, 6), *rest]


# Found at the end.


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
    ("hands", "says", "price"), [({2: REAL}, {2: "flor"}, 6), ({2: REAL, 4: LOWER}, {2: "flor", 4: "flor"}, 9)]
)
def test_found_among_several_of_the_trio_the_true_ones_are_lost_too(
    hands: Mapping[int, str], says: dict[int, str], price: int
) -> None:
    table = gate(roda({0: "7E 6E 4C", **hands}).call(0, "flor"), says).play(0, "4C").give_up(1)
    assert table.credits() == [("flor", 1, price), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIII.f-3", "S-CEGO-17")
def test_by_house_rule_the_true_ones_are_not_paid() -> None:
    table = gate(roda({0: "7E 6E 4C", 2: REAL}, falseFlorMulti="void").call(0, "flor"), {2: "flor"}).play(0, "4C").give_up(1)
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.XIII.b-3")
@pytest.mark.parametrize("real", [0, 1])
def test_flor_e_flor_one_of_them_false(real: int) -> None:
    hands = {0: LOWER, 1: "7O 6O 4C"} if real == 0 else {0: "7O 6O 4C", 1: LOWER}
    table = gate(roda(hands).call(0, "flor"), {1: "flor"}).defer(0)
    assert table.mesa.points == "hidden"
    table.leave(0).give_up(1)
    assert table.credits() == [("flor", real, 6), ("truco", real, 1)]


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.XIII.c-3")
def test_a_contra_flor_without_a_flor_that_made_the_other_shrink() -> None:
    table = gate(roda({0: REAL, 1: "1B 4O 4C"}).call(0, "flor"), {1: "contra-flor"}).nao_quero(0)
    assert (table.mesa.won_by, table.mesa.won) == (1, 4)
    table.leave(0).give_up(1)
    assert table.credits() == [("flor", 0, 4), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.XIII.d-4")
def test_a_contra_flor_e_o_resto_without_a_flor_accepted_and_won() -> None:
    table = gate(roda({0: "7E 6E 4C", 1: LOWER}, score=(3, 16)).call(0, "contra-flor-e-o-resto"), {1: "flor"}).quero(1)
    table.sing(0, 38).nao_mato(1)
    assert (table.mesa.won_by, table.mesa.won) == (0, 14)
    table.play(0, "4C").give_up(1)
    assert table.credits() == [("flor", 1, 14)]
    assert (table.score, table.mesa.phase) == ((3, 24), "over")


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.XIII.c-2")
def test_a_true_flor_sung_wrongly() -> None:
    table = gate(roda({0: LOWER, 1: REAL}).call(0, "flor"), {1: "contra-flor"}).quero(0).sing(0, 38).nao_mato(1)
    table.play(0, "3B").give_up(1)
    assert table.credits() == [("flor", 1, 6), ("truco", 1, 1)]
    assert found(table) == [(0, "wrong-flor")]


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.XIII.c-2")
def test_sung_wrongly_by_the_one_who_lost_changes_only_the_truco() -> None:
    table = gate(roda({0: LOWER, 1: REAL}).call(0, "flor"), {1: "contra-flor"}).quero(0).sing(0, 20).sing(1, 38)
    table.play(0, "3B").give_up(1)
    assert table.credits() == [("flor", 1, 6), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-2")
def test_both_sides_at_fault_nobody_is_paid() -> None:
    table = gate(roda(B_WINS).call(0, "flor"), {3: "flor"}).defer(0).call(0, "truco").quero(1).won_by(1)
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


# Leaving without showing.


@pytest.mark.clause("CEGO-9.X-3", "CEGO-9.VIII.a-8")
def test_going_to_the_pack_shows_the_flor_first() -> None:
    table = roda({0: REAL, 3: "1E 1B 4C"}).call(0, "flor").no_flor().leave(0, "pack")
    assert [(event.seat, len(event.cards)) for event in table.told(Proved)] == [(0, 3)]
    table.won_by(1)
    assert table.credits() == [("flor", 0, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-3")
def test_a_flor_thrown_in_unseen_costs_itself_and_the_truco() -> None:
    table = roda({0: REAL, 2: "1E 1B 4C"}).call(0, "flor").no_flor().call(0, "truco").quero(1).leave(0, "unseen").won_by(0)
    assert table.mesa.winner == 0
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 2)]
    assert found(table) == [(0, "unproved")]
    assert table.told(Proved) == []


@pytest.mark.clause("CEGO-9.X-3")
def test_in_a_testa_too() -> None:
    table = em_testa({0: REAL}).call(0, "flor").no_flor().leave(0, "unseen")
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-3", "CEGO-9.XIII.b-3")
def test_a_flor_against_a_flor_thrown_in_unseen() -> None:
    table = em_testa({0: REAL, 3: LOWER}).call(0, "flor").say(3, "flor").defer(0).leave(0, "unseen")
    assert table.credits() == [("flor", 1, 6), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-3", "CEGO-9.VIII.a-8")
def test_only_who_owes_a_proof_may_leave_unseen() -> None:
    table = roda({0: REAL}).call(0, "flor").no_flor()
    assert {act.how for act in table.menu(0, Leave)} == {"pass", "pack", "unseen"}
    table.play(0, "7O")
    assert {act.how for act in table.menu(1, Leave)} == {"pass", "pack"}
    assert table.refused(1, Leave("unseen")).clause == "CEGO-9.VIII.a-8"
