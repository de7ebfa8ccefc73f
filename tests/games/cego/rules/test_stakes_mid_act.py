"""What stands while an act is half done, as a ruling or a run-out clock finds it. Mutants of these lines had survived."""

import pytest

from games.cego.kit import H1, em_testa, roda
from games.cego.kit.lei import declared, lei
from games.cego.kit.told import shown

# The lei do jogo is said by seat 0 or 3 at 10 to 4: the rest is 14. Two of the other trio have a flor, and one of its own.
OF_A = {1: "3B 2B 1B", 2: "7E 6E 5E", 5: "4O 5O 6O"}
OF_B = {0: "3B 2B 1B", 1: "7E 6E 5E", 4: "4O 5O 6O"}


@pytest.mark.parametrize("offender", [0, 1])
@pytest.mark.parametrize("said_by", [0, 3])
@pytest.mark.parametrize(
    ("shrinking", "worth"),
    [
        pytest.param(False, 3 * 3 + 14, marks=pytest.mark.clause("CEGO-9.XVI.l-10", "CEGO-9.VIII.d-3")),
        pytest.param(True, 3 + 1 + 1, marks=pytest.mark.clause("CEGO-9.XVI.l-12", "CEGO-9.VIII.d-3")),
    ],
)
def test_flores_met_in_a_lei_are_forfeited_at_what_was_answered(
    said_by: int, shrinking: bool, worth: int, offender: int
) -> None:
    hands = OF_B if said_by else OF_A
    table = declared(lei(hands, said_by, score=(10, 4)), *hands)
    table.quero(table.state.actors()[0], shrinking=shrinking)
    while len(table.state.actors()) > 1:
        seat = table.state.actors()[0]
        table.say(seat, "flor" if seat in hands else "e-boa")
    table.ruling("CEGO-9.VIII.d-3", offender)
    assert table.credits()[0] == ("flor", 1 - offender, worth)


# Seat 3 has sung 33 in a testa that A opened with a real envido, and three tentos are B's once the testa is over.
SUNG = {**H1, 0: "1E 12C 7C", 3: "7E 6E 4C"}


@pytest.mark.parametrize(
    ("lacks", "out"),
    [
        pytest.param(4, True, marks=pytest.mark.clause("CEGO-9.XII-1", "CEGO-9.IV-9")),
        pytest.param(5, False, marks=pytest.mark.clause("CEGO-9.IV-9")),
    ],
)
def test_points_won_before_are_proved_as_soon_as_a_penalty_takes_them_out(lacks: int, out: bool) -> None:
    table = em_testa(SUNG, score=(9, 24 - lacks), testaStopAt="24").call(0, "real-envido").quero(3).songs()
    assert (table.mesa.won_by, table.mesa.won) == (1, 3)
    table.plays("0:7C").ruling("CEGO-9.IV-9", 2)
    paid = [("penalty", 1, 1), ("envido", 1, 3)] if out else [("penalty", 1, 1)]
    assert (table.credits(), table.mesa.phase == "over") == (paid, out)
    assert set(shown(table, 3)) == ({"7E", "6E"} if out else set())


@pytest.mark.clause("CEGO-9.IV-9")
def test_a_penalty_before_any_point_was_won_takes_nobody_out() -> None:
    """What the envido would be worth, had somebody won it, is nobody's yet."""
    table = em_testa(SUNG, score=(9, 22), testaStopAt="24").call(0, "real-envido").quero(3)
    table.ruling("CEGO-9.IV-9", 2)
    assert (table.credits(), table.mesa.window) == ([("penalty", 1, 1)], "song")


@pytest.mark.clause("CEGO-11-1")
def test_a_score_set_after_a_volta_pays_it_no_second_time() -> None:
    table = roda(H1).call(0, "real-envido").quero(1).songs().won_by(0)
    paid = table.credits()
    table.ruling("CEGO-11-1", score=(21, 5), why="conta refeita")
    assert (table.score, table.mesa.phase, table.credits()) == ((21, 5), "shuffle", paid)


@pytest.mark.clause("CEGO-11-1")
def test_a_score_set_in_mid_volta_takes_out_who_has_points_in_hand() -> None:
    table = roda(H1).call(0, "real-envido").quero(1).songs()
    won = table.mesa.won_by
    table.ruling("CEGO-11-1", score=(21, 21), why="conta refeita")
    assert (table.credits(), table.mesa.phase) == ([("envido", won, 3)], "over")


@pytest.mark.clause("CEGO-9.VIII.d-3")
def test_a_penalty_that_ends_a_mao_leaves_no_points_open() -> None:
    table = roda(H1).plays("0:4C")
    assert table.mesa.points == "open"
    table.ruling("CEGO-9.VIII.d-3", 1)
    assert (table.mesa.points, table.mesa.window, table.credits()) == ("settled", "done", [("envido", 0, 1), ("truco", 0, 1)])
