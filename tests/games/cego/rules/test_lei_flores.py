"""Section 4.7 with flores: what they undo, the four answers of who has one, and what contra-flor e o resto is worth."""

from collections.abc import Mapping

import pytest

from carteado.game import Reason, Seat
from carteado.games.cego.rules.acts import Call, Defer, NaoQuero, Quero
from carteado.games.cego.rules.events import Answered, EnvidoVoid
from games.cego.kit import MesaCego
from games.cego.kit.lei import declared, lei

FLOR_1 = "3B 2B 1B"
FLOR_2 = "7E 6E 5E"


# Flores on one side.


@pytest.mark.clause("CEGO-9.XVI.l-9", "S-CEGO-25")
@pytest.mark.parametrize(("holders", "won"), [((2,), 3), ((0, 4), 6), ((0, 2, 4), 9)])
def test_only_the_proposers_have_flor_the_falta_is_void(holders: tuple[Seat, ...], won: int) -> None:
    hands = dict(zip(holders, (FLOR_2, "7C 6C 5C", "4O 5O 6O"), strict=False))
    table = declared(declared(lei({**hands, 3: FLOR_1.replace("1B", "1E")})).quero(1), *holders)
    assert len(table.told(EnvidoVoid)) == 1
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.window) == (0, won, 1, "turn")


@pytest.mark.clause("CEGO-9.XVI.l-9", "CEGO-9.XVI.l-7")
def test_refused_the_proposers_flor_is_paid_all_the_same() -> None:
    table = declared(declared(lei({2: FLOR_2})).nao_quero(1), 2)
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.l-9", "CEGO-9.XVI.l-8")
@pytest.mark.parametrize(("passing", "rest"), [("truco", [("truco", 0, 1)]), ("envido", [])])
def test_answered_in_part_the_truco_is_as_answered(passing: str, rest: list[tuple[str, int, int]]) -> None:
    table = declared(declared(lei({2: FLOR_2})).quero(1, passing=passing), 2)
    assert (table.mesa.won_by, table.mesa.won) == (0, 3)
    assert table.credits() == ([("flor", 0, 3), *rest] if rest else [])


@pytest.mark.clause("CEGO-9.XVI.l-9")
def test_a_proposer_that_does_not_declare_at_once_has_lost_the_right() -> None:
    table = declared(declared(lei({2: FLOR_2, 3: "4O 5B 6C"})).quero(1))
    assert table.mesa.window == "song"
    assert table.refused(2, Call("flor", 0)).code == "song-first"
    table.songs()
    assert table.refused(2, Call("flor", 0)).code == "flor-too-late"


ANSWERS = (("quero", False), ("passing", False), ("quero", True), ("nao", True))


def with_flor(table: MesaCego, seat: Seat, how: str, shrinking: bool) -> MesaCego:
    """One of the four formulas of an answerer with a flor."""
    if how == "nao":
        return table.nao_quero(seat, shrinking=True)
    return table.quero(seat, passing="truco" if how == "passing" else "", shrinking=shrinking)


@pytest.mark.clause("CEGO-9.XVI.l-10", "CEGO-9.XVI.l-11", "CEGO-9.XVI.l-12", "CEGO-9.XVI.l-13", "S-CEGO-25")
@pytest.mark.parametrize(("how", "shrinking"), ANSWERS)
@pytest.mark.parametrize("holders", [(1,), (1, 5)])
def test_only_the_answerers_have_flor(how: str, shrinking: bool, holders: tuple[Seat, ...]) -> None:
    hands = dict(zip(holders, (FLOR_1, "7C 6C 5C"), strict=False))
    table = declared(lei(hands, score=(4, 16)), *holders)
    assert table.state.actors() == holders
    with_flor(table, 1, how, shrinking)
    declared(table)
    worth = 3 * len(holders)
    assert (table.mesa.won_by, table.mesa.won) == (1, worth)
    if how == "quero":
        assert (table.mesa.level, table.mesa.window, table.credits()) == (1, "turn", [])
    else:
        assert table.credits() == [("flor", 1, worth), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.l-10")
def test_a_seat_that_declared_answers_and_no_other() -> None:
    table = declared(lei({1: FLOR_1}), 1)
    assert table.state.actors() == (1,)
    assert table.menu(3) == table.menu(5) == ()
    assert table.refused(3, Quero("both", 4)) == Reason("flor-answers", "CEGO-9.XVI.l-10")
    assert not table.menu(1, Defer)
    assert NaoQuero("both", 4) not in table.menu(1)
    assert not [answer for answer in table.menu(1, Quero) if answer.passing == "envido"]


# Flores on both sides.


@pytest.mark.clause("CEGO-9.XVI.l-10")
def test_com_flor_quero() -> None:
    """The third trace of the catalogue, to its end."""
    table = declared(lei({1: FLOR_1, 2: FLOR_2, 3: "1E 3O 4C"}), 1).quero(1)
    declared(table, 2)
    assert table.mesa.singer == 1
    table.songs()
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.raiser) == (0, 10, 1, 1)
    table.won_by(1)
    assert table.credits() == [("flor", 0, 10), ("truco", 1, 2)]
    assert table.score == (14, 22)


@pytest.mark.clause("CEGO-9.XVI.l-11", "CEGO-9.XII-1")
def test_com_flor_e_nao_quero_won_by_the_answerer() -> None:
    table = declared(declared(lei({1: FLOR_2, 2: FLOR_1}), 1).quero(1, passing="truco"), 2).songs()
    assert (table.score, table.mesa.phase, table.credits()) == ((4, 24), "over", [("flor", 1, 10)])


@pytest.mark.clause("CEGO-9.XVI.l-11")
def test_com_flor_e_nao_quero_won_by_the_proposer() -> None:
    table = declared(declared(lei({1: FLOR_1, 2: FLOR_2}), 1).quero(1, passing="truco"), 2).songs()
    assert table.credits() == [("flor", 0, 10), ("truco", 0, 1)]
    assert (table.mesa.phase, table.score) == ("shuffle", (15, 20))


@pytest.mark.clause("CEGO-9.XVI.l-12")
def test_me_achico_com_flor_e_quero() -> None:
    table = declared(declared(lei({1: FLOR_1, 2: FLOR_2}), 1).quero(1, shrinking=True), 2)
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.window) == (0, 4, 1, "turn")


@pytest.mark.clause("CEGO-9.XVI.l-12", "CEGO-9.XVI.i-1")
def test_me_achico_com_flor_e_quero_retruco() -> None:
    table = declared(declared(lei({1: FLOR_1, 2: FLOR_2}), 1).quero(1, shrinking=True, raising=True), 2)
    assert (table.mesa.won, table.mesa.asked, table.mesa.asked_by, table.mesa.window) == (4, 2, 1, "truco")


@pytest.mark.clause("CEGO-9.XVI.l-13")
def test_me_achico_com_flor_e_nao_quero() -> None:
    table = declared(declared(lei({1: FLOR_1, 2: FLOR_2}), 1).nao_quero(1, shrinking=True), 2)
    assert table.credits() == [("flor", 0, 4), ("truco", 0, 1)]
    assert table.score == (9, 20)
    assert [event.clause for event in table.told(Answered)] == ["CEGO-9.XVI.l-13"]


@pytest.mark.clause("CEGO-9.XVI.l-10", "CEGO-9.XVI.l-12", "CEGO-9.XIII.f-1")
@pytest.mark.parametrize(("shrinking", "side", "won"), [(False, 0, 16), (True, 0, 8)])
def test_several_flores_of_both_sides(shrinking: bool, side: int, won: int) -> None:
    hands = {0: "1C 2C 3C", 1: FLOR_1, 2: FLOR_2, 5: "4O 5O 6O"}
    table = declared(lei(hands), 1, 5).quero(5, shrinking=shrinking)
    declared(table, 0, 2).songs()
    assert (table.mesa.won_by, table.mesa.won) == (side, won)


@pytest.mark.clause("CEGO-9.XVI.l-10", "CEGO-9.VIII.g-3")
def test_of_equal_flores_the_nearest_to_the_mao() -> None:
    table = declared(declared(lei({1: "7E 6E 5E", 2: "7O 6O 5O"}, score=(4, 10)), 1).quero(1), 2).songs()
    assert (table.mesa.won_by, table.mesa.won) == (1, 20)


@pytest.mark.clause("CEGO-9.XVI.l-5", "CEGO-9.XVI.l-10")
def test_the_rest_is_that_of_the_score_when_it_was_said() -> None:
    table = declared(declared(lei({1: FLOR_1, 2: FLOR_2}, score=(10, 3)), 1).quero(1), 2).songs()
    assert (table.score, table.mesa.phase) == ((24, 3), "over")
    assert table.credits() == [("flor", 0, 20)]


@pytest.mark.clause("CEGO-9.XVI.l-10", "CEGO-9.X-2")
def test_a_false_flor_to_the_lei_pays_what_was_staked_and_the_truco() -> None:
    table = declared(lei({2: FLOR_2, 3: "1E 1B 4C"}, score=(4, 10)), 1).quero(1)
    declared(table, 2).songs()
    assert table.mesa.won == 20
    table.won_by(1)
    assert table.credits() == [("flor", 0, 20)]


# Going to the pack instead of answering.


@pytest.mark.clause("CEGO-9.XVI.l-7", "CEGO-9.XVI.k-9")
@pytest.mark.parametrize("asked", [False, True])
@pytest.mark.parametrize(
    ("flores", "points"), [({}, ("envido", 0, 1)), ({2: FLOR_2}, ("flor", 0, 3)), ({0: FLOR_1, 2: FLOR_2}, ("flor", 0, 6))]
)
def test_going_to_the_pack(asked: bool, flores: Mapping[int, str], points: tuple[str, int, int]) -> None:
    table = lei(flores)
    if asked:
        declared(table)
    table.give_up(3)
    assert table.credits() == [points, ("truco", 0, 1)]
