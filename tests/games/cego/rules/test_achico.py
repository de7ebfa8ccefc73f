"""9.XIII.g: com flor me achico, and trios that are not of one mind about it (RES-16)."""

import pytest

from carteado.games.cego.rules.acts import Declare
from carteado.games.cego.rules.events import Sang
from games.cego.kit import roda
from games.cego.kit.flores import BASTOS, COPAS, ESPADAS, OUROS, RESTO, SMALL
from games.cego.kit.told import standing


@pytest.mark.clause("CEGO-9.XIII.g-1", "CEGO-9.XIII.g-2")
def test_a_low_flor_may_be_opened_small() -> None:
    m = roda({0: SMALL})
    assert "achico" in m.offered(0)
    assert standing(m.call(0, "achico").gate()) == (0, 3)


@pytest.mark.clause("CEGO-9.XIII.g-3")
def test_a_small_flor_loses_to_any_that_is_sung() -> None:
    m = roda({0: OUROS, 3: SMALL}).call(0, "achico").say(2, "e-boa").say(4, "e-boa")
    assert {action.what for action in m.menu(3, Declare)} == {"flor", "e-boa"}
    assert standing(m.gate({3: "flor"})) == (1, 4)


@pytest.mark.clause("CEGO-9.XIII.g-3")
@pytest.mark.parametrize(("rival", "paid"), [("6O 2O 12O", (0, 9)), ("7O 6O 12O", (1, 7))])
def test_one_partner_small_and_one_not(rival: str, paid: tuple[int, int]) -> None:
    """0 shrinks, 2 stays in with 30: against 28 they win 9, against 33 they lose 3 + 3 + 1."""
    m = roda({0: SMALL, 2: "7E 3E 12E", 1: rival}).call(0, "achico").gate({2: "flor", 1: "flor"})
    assert m.state.actors() == (2,)
    m.defer(2).won_by(0)
    assert m.credits()[0] == ("flor", *paid)


@pytest.mark.clause("CEGO-9.XIII.g-3")
def test_a_small_flor_is_not_compared() -> None:
    """The best flor of the table is 0's, made small: 1 beats 2 and wins."""
    m = roda({0: OUROS, 2: BASTOS, 1: ESPADAS}).call(0, "achico").gate({2: "flor", 1: "flor"}).defer(2).won_by(0)
    assert m.credits()[0] == ("flor", 1, 7)


@pytest.mark.clause("CEGO-9.XIII.g-3", "CEGO-9.XIII.f-1")
@pytest.mark.parametrize(("theirs", "paid"), [(ESPADAS, (1, 9)), (BASTOS, (0, 7))])
def test_mixed_on_the_side_that_answers(theirs: str, paid: tuple[int, int]) -> None:
    m = roda({0: COPAS, 1: theirs, 3: OUROS}).call(0, "flor").gate({1: "flor", 3: "achico"}).defer(0).won_by(0)
    assert m.credits()[0] == ("flor", *paid)


@pytest.mark.clause("CEGO-9.XIII.g-3", "CEGO-9.XIII.f-1")
@pytest.mark.parametrize(("theirs", "paid"), [(ESPADAS, (1, 9)), (BASTOS, (0, 7))])
def test_a_mixed_trio_and_a_contra_flor_accepted(theirs: str, paid: tuple[int, int]) -> None:
    """Only the flores that did not give in are sung."""
    m = roda({0: COPAS, 1: theirs, 3: OUROS}).call(0, "flor").gate({1: "contra-flor", 3: "achico"}).quero(0)
    m.songs()
    assert {event.seat for event in m.told(Sang)} <= {0, 1}
    assert standing(m) == paid


@pytest.mark.clause("CEGO-9.XIII.f-2")
def test_a_mixed_trio_that_gives_in_pays_one_for_each() -> None:
    m = roda({0: COPAS, 1: ESPADAS, 3: OUROS}).call(0, "flor").gate({1: "flor", 3: "achico"})
    m.call(0, "contra-flor")
    assert m.state.actors() == (1,)  # who shrank has no say any more
    assert standing(m.nao_quero(1)) == (0, 5)


@pytest.mark.clause("CEGO-9.XIII.f-1", "CEGO-9.XIII.d-1")
def test_a_partner_may_turn_a_small_opening_into_a_resto() -> None:
    m = roda({0: SMALL, 2: OUROS, 1: ESPADAS}, score=(0, 20)).call(0, "achico").gate({2: RESTO, 1: "flor"})
    assert m.state.actors() == (1,)
    assert standing(m.quero(1).songs()) == (0, 9 + 4)


@pytest.mark.clause("CEGO-9.XIII.g-2")
def test_all_small_and_none_opposite() -> None:
    m = roda({0: SMALL, 2: OUROS, 4: BASTOS}).call(0, "achico").gate({2: "achico", 4: "achico"})
    assert standing(m) == (0, 9)
