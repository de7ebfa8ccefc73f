"""9.VIII.a-8, a-9 and X-3: who sang a flor or the best points shows them on the way to the pack, or pays for all."""

import pytest

from carteado.games.cego.rules.acts import Leave
from carteado.games.cego.rules.events import Proved
from games.cego.kit import H1, H2, em_testa, roda
from games.cego.kit.flores import BASTOS, OUROS, STRONG
from games.cego.kit.told import found, shown

# A flor.


@pytest.mark.clause("CEGO-9.X-3", "CEGO-9.VIII.a-8")
def test_going_to_the_pack_shows_the_flor_first() -> None:
    table = roda({0: OUROS, 3: "1E 1B 4C"}).call(0, "flor").no_flor().leave(0, "pack")
    assert shown(table, 0) == ["7O", "6O", "5O"]
    table.won_by(1)
    assert table.credits() == [("flor", 0, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-3")
def test_a_flor_thrown_in_unseen_costs_itself_and_the_truco() -> None:
    table = roda({0: OUROS, 2: "1E 1B 4C"}).call(0, "flor").no_flor().call(0, "truco").quero(1).leave(0, "unseen").won_by(0)
    assert table.mesa.winner == 0
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 2)]
    assert found(table) == [(0, "unproved")]
    assert table.told(Proved) == []


@pytest.mark.clause("CEGO-9.X-3", "CEGO-9.XIII.b-3")
def test_a_flor_against_a_flor_thrown_in_unseen() -> None:
    table = em_testa({0: OUROS, 3: BASTOS}).call(0, "flor").say(3, "flor").defer(0).leave(0, "unseen")
    assert table.credits() == [("flor", 1, 6), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-3", "CEGO-9.VIII.a-8")
def test_only_who_owes_a_proof_may_leave_unseen() -> None:
    table = roda({0: OUROS}).call(0, "flor").no_flor()
    assert {act.how for act in table.menu(0, Leave)} == {"pass", "pack", "unseen"}
    table.play(0, "7O")
    assert {act.how for act in table.menu(1, Leave)} == {"pass", "pack"}
    assert table.refused(1, Leave("unseen")).clause == "CEGO-9.VIII.a-8"


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


@pytest.mark.clause("CEGO-9.X-3")
def test_in_testa_a_flor_thrown_in_unseen_ends_it() -> None:
    m = em_testa({0: OUROS}).call(0, "flor").gate().leave(0, "unseen")
    assert m.credits() == [("flor", 1, 3), ("truco", 1, 1)]


# The points of an envido.


@pytest.mark.clause("CEGO-9.VIII.a-9", "CEGO-9.VIII.a-8")
def test_a_song_thrown_in_unseen_gives_everything_to_the_others() -> None:
    table = roda({**H2, 0: "5C 10C 1E", 3: "12E 11B 6C"}).call(0, "envido").quero(1).songs()
    assert table.mesa.best == 4
    table.call(0, "truco").quero(1)
    table.play(0, "1E").play(1, "7B").play(2, "6E").play(3, "6C").leave(4, "unseen").play(5, "12O")
    table.play(0, "10C").play(1, "4O").play(2, "7O").play(3, "11B").play(5, "4E")
    assert table.mesa.winner == 0
    assert table.credits() == [("envido", 1, 2), ("truco", 1, 2)]
    assert found(table) == [(4, "unproved")]


@pytest.mark.clause("CEGO-9.VIII.a-8", "CEGO-9.VIII.a-11", "S-CEGO-23")
def test_going_to_the_pack_shows_it_and_passing_shows_it_at_the_end() -> None:
    table = roda(H1).call(0, "envido").quero(1).songs().leave(0, "pack")
    assert shown(table, 0) == ["7E", "6E"]
    table = roda(H1).call(0, "envido").quero(1).songs().leave(0)
    assert shown(table, 0) == []
    table.play(1, "4O").give_up(2)
    assert shown(table, 0) == ["7E", "6E"]
    assert table.credits() == [("envido", 0, 2), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.a-8", "S-CEGO-23")
def test_a_beaten_singer_owes_no_proof() -> None:
    table = roda(H2).call(0, "envido").quero(1).songs()
    assert table.mesa.best == 4
    assert Leave("unseen") not in table.menu(0)
    assert table.refused(0, Leave("unseen")).clause == "CEGO-9.VIII.a-8"


@pytest.mark.clause("CEGO-9.VIII.a-9", "CEGO-9.XIV-26")
def test_in_a_testa_it_is_over_at_once() -> None:
    table = em_testa(H1).call(0, "envido").quero(3).songs().leave(0, "unseen")
    assert table.credits() == [("envido", 1, 2), ("truco", 1, 1)]
    assert table.told(Proved) == []


@pytest.mark.clause("CEGO-9.VIII.c-2", "CEGO-9.VIII.a-8")
def test_what_is_on_the_table_proves_it() -> None:
    table = roda(H1).call(0, "envido").quero(1).songs()
    table.plays("0:7E 1:4O 2:10O 3:7C 4:2O 5:10C 0:6E 1:5O 2:3C 3:1E 4:11B 5:12E 3:12C 4:10B 5:11O")
    assert table.mesa.turn == 0
    assert {act.how for act in table.menu(0, Leave)} == {"pass", "pack"}
