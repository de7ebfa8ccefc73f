"""9.XIV-25 and -26, section 7: points sung that are not those held, who is found out, and what it costs."""

import pytest

from carteado.games.cego.rules.acts import NaoMato, Sing
from games.cego.kit import H1, H2, em_testa, roda
from games.cego.kit.told import found, shown

ALL_ENVIDO_SONGS = (10, 11, 12, *range(1, 8), *range(20, 34))  # section 5, low to high


@pytest.mark.clause("CEGO-9.XIV-6", "CEGO-9.XIV-14")
def test_any_number_that_can_be_sung_may_be_sung() -> None:
    table = roda(H1).call(0, "envido").quero(1)
    assert [act.points for act in table.menu(0, Sing)] == list(ALL_ENVIDO_SONGS)
    assert not table.menu(0, NaoMato)
    for nonsense in (0, 8, 9, 13, 19, 34, 38, -1):
        assert table.refused(0, Sing(nonsense)).clause == "CEGO-9.XIV-6"


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.VIII.j-1")
@pytest.mark.parametrize("sung", [32, 31, 29, 7])
@pytest.mark.parametrize("truco", [False, True])
def test_the_winner_of_a_wrong_song_pays_the_envido_and_the_truco(sung: int, truco: bool) -> None:
    """Seat 0 has 33 and sings another number, and the others concede."""
    hands = {**H1, 0: "7E 6E 1B", 1: "4B 5O 4O", 3: "11E 12C 7C"}
    table = roda(hands).call(0, "envido").quero(1).sing(0, sung).nao_mato(1, 3, 5)
    if truco:
        table.call(0, "truco").quero(1)
    table.won_by(0)
    assert table.mesa.winner == 0
    assert table.credits() == [("envido", 1, 2), ("truco", 1, 2 if truco else 1)]
    assert found(table) == [(0, "wrong-song")]


@pytest.mark.clause("CEGO-9.XIV-26")
def test_the_truco_not_called_costs_one() -> None:
    table = em_testa(H1).call(0, "real-envido").quero(3).sing(0, 32).nao_mato(3).play(0, "7E").leave(3)
    assert table.credits() == [("envido", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIV-25")
def test_a_song_too_high_that_made_the_others_concede() -> None:
    table = roda(H2).call(0, "falta-envido").quero(1).sing(0, 33).nao_mato(1, 3, 5)
    assert table.credits() == [("envido", 1, 24)]
    assert (table.score, table.mesa.phase) == ((0, 24), "over")


@pytest.mark.clause("CEGO-9.XIV-25", "S-CEGO-21")
def test_a_beaten_singer_is_found_only_if_all_three_cards_are_seen() -> None:
    """Seat 0 sings 20 with a lone 7 and is beaten: it owes no proof, and one of its cards stays hidden."""
    table = em_testa({0: "7E 4C 5B", 3: "7O 6O 1B"}).call(0, "envido").quero(3).sing(0, 20).sing(3, 33)
    table.plays("0:7E 3:1B 3:7O 0:5B")
    assert table.credits() == [("envido", 1, 2), ("truco", 1, 1)]
    assert found(table) == []


@pytest.mark.clause("CEGO-9.XIV-25", "S-CEGO-21")
def test_a_beaten_singer_whose_three_cards_are_seen_pays_the_truco() -> None:
    """Seat 0 sang 20 with a lone 7 and was beaten; it wins the vazas with all its cards open."""
    table = em_testa({0: "1E 4C 3B", 3: "7O 6O 2B"}).call(0, "envido").quero(3).sing(0, 20).sing(3, 33)
    table.plays("0:4C 3:2B 3:6O 0:3B 0:1E 3:7O")
    assert table.mesa.nth == 1
    assert table.credits() == [("envido", 1, 2), ("truco", 1, 1)]
    assert found(table) == [(0, "wrong-song")]


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.VIII.a-8", "S-CEGO-21", "S-CEGO-23")
def test_by_house_rule_every_singer_shows() -> None:
    table = em_testa({0: "1E 4C 3B", 3: "7O 6O 2B"}, verifySongs="all").call(0, "envido").quero(3).sing(0, 20).sing(3, 33)
    table.plays("0:1E 3:2B 0:3B 3:6O")
    assert sorted(shown(table, 0)) == ["4C"]
    assert table.credits() == [("envido", 1, 2), ("truco", 1, 1)]
    assert found(table) == [(0, "wrong-song")]


@pytest.mark.clause("CEGO-9.XIV-25")
def test_wrong_on_both_sides_nobody_is_paid() -> None:
    table = em_testa({0: "1E 4C 3B", 3: "7O 6C 2B"}).call(0, "envido").quero(3).sing(0, 20).sing(3, 33)
    table.plays("0:4C 3:2B 3:6C 0:3B 0:1E 3:7O")
    assert table.credits() == []
    assert found(table) == [(0, "wrong-song"), (3, "wrong-song")]


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.XIV-19")
def test_the_true_song_shows_only_what_makes_it() -> None:
    table = roda(H1).call(0, "envido").quero(1).songs().play(0, "4C").give_up(1)
    assert shown(table, 0) == ["7E", "6E"]
    table = roda(H1).call(0, "envido").quero(1).sing(0, 32).nao_mato(1, 3, 5).play(0, "4C").give_up(1)
    assert shown(table, 0) == ["7E", "6E"]
    assert found(table) == [(0, "wrong-song")]


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.XIV-26", "CEGO-9.XII-1")
def test_a_wrong_song_that_would_take_its_trio_out_is_looked_at_at_once() -> None:
    table = roda(H1, score=(22, 10)).call(0, "envido").quero(1).sing(0, 32).nao_mato(1, 3, 5)
    assert table.credits() == [("envido", 1, 2), ("truco", 1, 1)]
    assert (table.score, table.mesa.phase) == ((22, 13), "shuffle")


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.XVI-4")
def test_a_wrong_song_over_a_truco_that_is_then_refused() -> None:
    table = roda(H1).call(0, "truco").call(1, "envido").quero(0).sing(0, 32).nao_mato(1, 3, 5).nao_quero(1)
    assert table.credits() == [("envido", 1, 2), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIV-16", "S-CEGO-22")
def test_conceding_with_better_points_costs_nothing() -> None:
    table = roda(H2).call(0, "envido").quero(1).sing(0, 25).nao_mato(1, 3, 5)
    assert (table.mesa.won_by, table.mesa.won) == (0, 2)
    table.play(0, "4B").give_up(1)
    assert table.credits() == [("envido", 0, 2), ("truco", 0, 1)]
    assert found(table) == []


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.X-4")
def test_a_wrong_song_against_a_hidden_flor() -> None:
    """Each pays its own part; the truco, where both are at fault, goes to nobody."""
    table = em_testa({0: "3O 4C 5B", 3: "1E 7E 4E"}).call(0, "envido").quero(3).sing(0, 33).nao_mato(3)
    table.plays("0:3O 3:4E 0:4C 3:7E 3:1E 0:5B")
    assert table.credits() == [("envido", 1, 2), ("flor", 0, 3)]


@pytest.mark.clause("CEGO-9.XIV-25")
def test_a_wrong_song_of_the_other_side() -> None:
    m = roda(H2).call(0, "real-envido").quero(1).sing(0, 25).sing(1, 33)
    m.nao_mato(2, 4)
    assert m.mesa.won_by == 1
    m.won_by(1)
    assert m.credits() == [("envido", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.VIII.a-8")
def test_by_house_rule_everybody_who_sang_shows() -> None:
    hands = {**H1, 0: "4E 5B 6C", 2: "7E 6E 4C"}
    m = roda(hands, verifySongs="all").call(0, "envido").quero(1).sing(0, 6).sing(1, 32).sing(2, 33).nao_mato(3, 5)
    m.fall(1).leave(1).won_by(0)
    assert found(m) == [(1, "wrong-song")]
    assert sorted(shown(m, 1)) == ["1B", "4O", "5O"]
    assert m.credits() == [("envido", 0, 2), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.VIII.a-8")
def test_by_house_rule_a_beaten_song_that_was_true_is_shown_and_costs_nothing() -> None:
    m = roda(H2, verifySongs="all").call(0, "envido").quero(1).songs()
    for seat in (0, 1, 2):
        m.leave(seat)
    m.won_by(0)
    assert sorted(shown(m, 1)) == ["1B", "7B"]
    assert sorted(shown(m, 2)) == ["3O", "7O"]
    assert found(m) == []
