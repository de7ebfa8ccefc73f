"""9.X-1, section 7: owning up to a flor that is none, while that is still possible, and what it costs."""

from collections.abc import Mapping

import pytest

from carteado.game import CHANCE, Reason
from carteado.games.cego.rules.acts import Admit
from carteado.games.cego.rules.events import Admitted, Credited, Proved
from games.cego.kit import H1, em_testa, roda
from games.cego.kit.flores import BASTOS, NONE, OUROS
from games.cego.kit.told import found


@pytest.mark.clause("CEGO-9.X-1")
@pytest.mark.parametrize("word", ["flor", "contra-flor-e-o-resto", "achico"])
def test_owned_up_to_at_once_it_costs_four_and_the_hand(word: str) -> None:
    table = roda(H1).call(0, word).no_flor().admit(0)
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 1)]
    assert table.over
    assert [event.seat for event in table.told(Admitted)] == [0]


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XIV-21")
def test_one_that_undid_an_envido() -> None:
    table = roda(H1).call(0, "envido").gate({1: "flor"}).admit(1)
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-1")
def test_only_its_singer_owns_up_and_only_to_a_false_one() -> None:
    table = roda({**H1, 2: OUROS, 1: "1B 4E 4O", 4: "11B 10B 2E"}).call(0, "flor").gate({2: "flor"})
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
    for table in (
        roda(H1).call(0, "flor").no_flor().play(0, "4C"),
        roda(H1).call(0, "flor").no_flor().call(0, "truco"),
        roda(H1).call(0, "flor-e-truco").no_flor(),
    ):
        assert table.refused(0, Admit()) == Reason("admit-too-late", "CEGO-9.X-2")


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XIII.f-3", "S-CEGO-17")
@pytest.mark.parametrize(
    ("hands", "says", "price"),
    [
        ({2: OUROS}, {2: "flor"}, 6),
        ({2: OUROS, 4: BASTOS}, {2: "flor", 4: "achico"}, 9),
        ({1: OUROS}, {1: "flor"}, 6),
        ({1: OUROS, 2: BASTOS}, {1: "flor", 2: "flor"}, 9),
    ],
)
def test_owned_up_to_among_several_every_flor_is_paid(hands: Mapping[int, str], says: dict[int, str], price: int) -> None:
    table = roda({0: "7E 6E 4C", **hands}).call(0, "flor").gate(says).admit(0)
    assert table.credits() == [("flor", 1, price), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIII.f-3")
def test_by_house_rule_only_the_false_one_is_paid() -> None:
    table = roda({0: "7E 6E 4C", 2: OUROS}, falseFlorMulti="void").call(0, "flor").gate({2: "flor"}).admit(0)
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
    assert table.state.actors() == ((nth + 1,) if nth < 2 else (CHANCE,))


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.II-1")
def test_owned_up_to_the_flor_is_paid_first() -> None:
    table = roda(H1, score=(23, 21)).call(0, "flor")
    assert table.mesa.phase == "play"
    table = roda(H1, score=(20, 21)).call(0, "flor").no_flor().admit(0)
    assert (table.score, table.credits(), table.mesa.phase) == ((20, 24), [("flor", 1, 3)], "over")


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.VIII.a-8")
def test_the_true_flores_of_the_hand_are_shown_and_a_second_false_one_comes_out() -> None:
    """Both sides sang without a flor: nobody is paid for it, nor for the truco."""
    table = roda(H1).call(0, "flor").gate({1: "flor"}).defer(0).admit(1)
    assert table.credits() == []
    assert (0, "false-flor") in found(table)
    table = roda({0: OUROS}).call(0, "flor").gate({1: "flor"}).defer(0).admit(1)
    assert table.credits() == [("flor", 0, 6), ("truco", 0, 1)]
    assert [event.seat for event in table.told(Proved)] == [0]


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XI-5", "CEGO-9.XI-6")
@pytest.mark.parametrize(
    ("three", "rest"), [("4E 5B 7C", [("truco", 0, 1), ("penalty", 1, 1)]), ("4E 5E 6E", [("flor", 0, 3), ("truco", 0, 1)])]
)
def test_a_demand_made_before_it_was_owned_up_to_is_still_settled(three: str, rest: list[tuple[str, int, int]]) -> None:
    table = roda({0: OUROS, 1: "1B 4O 4C", 3: three}).call(0, "flor").gate({1: "flor"}).defer(0).ask_flor(0, 3).admit(1)
    assert table.credits() == [("flor", 0, 6), *rest]


@pytest.mark.clause("CEGO-9.X-1")
def test_a_false_flor_owned_up_to_at_once() -> None:
    m = roda({1: NONE}).fall(1).call(1, "flor").gate().admit(1)
    assert m.credits() == [("flor", 0, 3), ("truco", 0, 1)]
    assert m.over
    assert [event.seat for event in m.told(Admitted)] == [1]


@pytest.mark.clause("CEGO-9.X-1")
def test_who_has_a_flor_has_nothing_to_own_up_to() -> None:
    m = roda({0: OUROS}).call(0, "flor").gate()
    for seat in range(6):
        assert m.refused(seat, Admit()).clause == "CEGO-9.X-1"


@pytest.mark.clause("CEGO-9.X-1")
def test_a_false_contra_flor_owned_up_to_pays_both_flores() -> None:
    m = roda({0: OUROS, 1: NONE}).call(0, "flor").gate({1: "contra-flor"}).admit(1)
    assert m.gained == (7, 0)


@pytest.mark.clause("CEGO-9.X-1")
@pytest.mark.parametrize("seat", range(6))
def test_whoever_it_was_the_others_have_four_and_nothing_more_is_played(seat: int) -> None:
    """Three for the flor and one for the truco, by this clause; the next pack is what the table waits for."""
    table = roda(H1).fall(seat).call(seat, "flor").gate().admit(seat)
    other = 1 - seat % 2
    assert [(event.part, event.side, event.tentos, event.clause) for event in table.told(Credited)] == [
        ("flor", other, 3, "CEGO-9.X-1"),
        ("truco", other, 1, "CEGO-9.X-1"),
    ]
    assert (table.gained[other], table.gained[1 - other]) == (4, 0)
    assert (table.mesa.phase, table.state.actors()) == ("shuffle", (CHANCE,))


@pytest.mark.clause("CEGO-9.X-1")
@pytest.mark.parametrize("seat", range(6))
def test_said_in_other_talk_it_costs_the_same(seat: int) -> None:
    """No act of the game: the referee heard it, before the seat's first card."""
    table = roda(H1).fall(seat).ruling("CEGO-9.X-1", seat)
    assert table.credits() == [("flor", 1 - seat % 2, 3), ("truco", 1 - seat % 2, 1)]
    assert (table.mesa.phase, table.state.actors()) == ("shuffle", (CHANCE,))
