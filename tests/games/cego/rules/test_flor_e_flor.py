"""9.XIII.b: flor answered by flor. Nobody sings, the truco is played, and the best flor of the table takes all at the end."""

import pytest

from carteado.cards import Card
from carteado.game import Reason
from carteado.games.cego.rules.acts import Call
from carteado.games.cego.rules.events import PointsSettled, Sang
from carteado.tricks.play import Play
from games.cego.kit import MesaCego, roda
from games.cego.kit.flores import BASTOS, ESPADAS, OUROS, RESTO, STRONG
from games.cego.kit.told import seen, standing


@pytest.mark.clause("CEGO-9.XIII.b-1", "CEGO-9.XIII.b-2", "CEGO-9.XIII.b-3")
def test_flor_e_flor_waits_for_the_end() -> None:
    m = roda({0: BASTOS, 1: ESPADAS}).call(0, "flor").gate({1: "flor"})
    assert m.offered(0) == {"contra-flor", RESTO}
    m.defer(0)
    assert (m.mesa.window, m.mesa.turn, m.mesa.points) == ("turn", 0, "hidden")
    assert not m.told(Sang) + m.told(PointsSettled)
    assert m.view(0).hands[1].dealt_cards == (None, None, None)
    m.won_by(0)
    assert m.credits()[0] == ("flor", 1, 6)
    assert (seen(m, 0), seen(m, 1)) == ({"1B", "2B", "3B"}, {"7E", "4E", "12E"})


@pytest.mark.clause("CEGO-9.XIII.b-4")
def test_the_winning_trio_takes_the_sum_of_all() -> None:
    m = roda({0: BASTOS, 2: "10O 4O 6O", 3: "7E 6E 12E"}).call(0, "flor").gate({2: "flor", 3: "flor"})
    assert m.state.actors() == (0, 2)  # from the first singer to the right
    m.defer(0).defer(2).won_by(0)
    assert m.credits()[0] == ("flor", 1, 9)


@pytest.mark.clause("CEGO-9.XIII.b-1", "CEGO-9.XIII.f-1")
def test_any_singer_of_the_first_side_may_raise_it() -> None:
    m = roda({0: BASTOS, 2: OUROS, 3: ESPADAS}).call(0, "flor").gate({2: "flor", 3: "flor"})
    m.defer(0).call(2, "contra-flor").quero(3).songs()
    assert standing(m) == (0, 9)


@pytest.mark.clause("CEGO-9.XIII.b-1")
def test_only_the_first_side_may_raise_it() -> None:
    m = roda({0: BASTOS, 3: ESPADAS}).call(0, "flor").gate({3: "flor"})
    assert m.refused(3, Call("contra-flor")).code == "first-flor-raises"
    assert m.refused(2, Call("contra-flor")).code == "flor-too-late"


@pytest.mark.clause("CEGO-9.VIII.g-3", "CEGO-9.IX-2", "CEGO-9.XIII.b-3")
@pytest.mark.parametrize("dealer", range(6))
@pytest.mark.parametrize("away", [1, 3, 5])
def test_equal_flores_go_to_the_nearest_to_the_mao(dealer: int, away: int) -> None:
    first = (dealer + 1) % 6
    other = (first + away) % 6
    m = MesaCego("roda", {first: ESPADAS, other: "7O 4O 12O"}, (0, 0), None, {}, dealer)
    m.call(first, "flor").gate({other: "flor"}).defer(first).won_by(other & 1)
    assert m.credits()[0] == ("flor", first & 1, 6)


@pytest.mark.clause("CEGO-9.VIII.g-2", "CEGO-9.VIII.g-3")
def test_the_mao_does_not_lend_his_place_to_a_partner() -> None:
    """0 is mão, of A; of the two best that tie, 3 of B comes before 4 of A."""
    m = roda({0: BASTOS, 3: ESPADAS, 4: "7O 4O 12O"}).call(0, "flor").gate({4: "flor", 3: "flor"})
    m.defer(0).defer(4).won_by(0)
    assert m.credits()[0] == ("flor", 1, 9)


@pytest.mark.clause("CEGO-9.XIII.b-3")
def test_a_flor_e_flor_may_decide_the_partida_before_the_truco_is_paid() -> None:
    """The truco is played all the same, and the flor is paid first."""
    m = roda({0: BASTOS, 1: ESPADAS}, score=(23, 18)).call(0, "flor").gate({1: "flor"}).defer(0)
    assert m.mesa.window == "turn"
    m.won_by(0)
    assert m.credits() == [("flor", 1, 6)]
    assert m.score == (23, 24)
    assert m.mesa.phase == "over"


@pytest.mark.clause("CEGO-9.XIII.b-1")
def test_every_singer_of_the_first_side_leaves_it_before_the_truco_goes_on() -> None:
    m = roda({0: BASTOS, 2: OUROS, 3: ESPADAS}).call(0, "flor").gate({2: "flor", 3: "flor"}).defer(0)
    assert (m.mesa.window, m.state.actors()) == ("flor-raise", (2,))
    assert m.refused(0, Play(Card.of("1B"))) == Reason("proposal-first", "CEGO-9.XIII.b-1")
    m.defer(2)
    assert (m.mesa.window, m.mesa.points, m.state.actors()) == ("turn", "hidden", (0,))
    assert {"truco", "contra-flor", RESTO} & m.offered(0) == {"truco"}


@pytest.mark.clause("CEGO-9.XIII.b-1", "CEGO-9.XVI-2")
def test_flores_that_met_over_a_truco_leave_the_truco_to_be_answered() -> None:
    """1 sang over the truco of 0, 2 has one too: nothing is put on them, so the truco is taken, played and paid after them."""
    m = roda({1: OUROS, 2: ESPADAS, 3: STRONG}).call(0, "truco").call(1, "flor").gate({2: "flor"})
    assert (m.mesa.window, m.state.actors()) == ("flor-raise", (1,))
    m.defer(1)
    assert (m.mesa.window, m.mesa.asked, m.mesa.points) == ("truco", 1, "hidden")
    assert m.refused(1, Call("contra-flor")).code == "flor-too-late"
    m.quero(3).won_by(1)
    assert m.credits() == [("flor", 1, 6), ("truco", 1, 2)]
