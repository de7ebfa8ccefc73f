"""Singing and showing: who sings first, who may say não mato, and who shows what."""

import pytest

from carteado.games.cego.rules.acts import NaoMato, Sing
from carteado.games.cego.rules.events import DidNotBeat, Sang
from games.cego.kit import H1, H2, MesaCego, em_testa, roda
from games.cego.kit.told import found, shown


def spoken(m: MesaCego) -> list[tuple[int, int]]:
    """Who sang what, in order; 0 for não mato."""
    return [
        (event.seat, event.points if isinstance(event, Sang) else 0)
        for event in m.events
        if isinstance(event, (Sang, DidNotBeat))
    ]


# Order.


@pytest.mark.clause("CEGO-9.XIV-13", "CEGO-9.XIV-14", "CEGO-9.XIV-15", "CEGO-9.XIV-18", "CEGO-9.VIII.g-2", "CEGO-9.VIII.g-3")
@pytest.mark.parametrize("profile", ["faithful", "clean"])
def test_walk_through_of_the_second_sample_deal(profile: str) -> None:
    """0 25, 1 28, 2 30, 3 não mato, 4 waits for his side leads, 5 31, back to 4: an equal 31 that is earlier."""
    m = roda(H2, profile=profile).call(0, "envido").quero(1).songs()
    assert spoken(m) == [(0, 25), (1, 28), (2, 30), (3, 0), (5, 31), (4, 31)]
    assert (m.mesa.best, m.mesa.won_by, m.mesa.won) == (4, 0, 2)


@pytest.mark.clause("CEGO-9.XIV-13", "CEGO-9.VIII.g-1", "CEGO-9.XIV-15", "CEGO-9.XIV-16")
def test_the_mao_sings_first_whoever_called() -> None:
    m = roda(H1).fall(3).call(3, "real-envido").quero(4)
    assert m.mesa.singer == 0
    m.songs()
    assert spoken(m) == [(0, 33), (1, 0), (3, 0), (5, 0)]
    assert (m.mesa.won_by, m.mesa.won) == (0, 3)


@pytest.mark.clause("CEGO-9.XIV-14")
@pytest.mark.parametrize("profile", ["faithful", "clean"])
def test_the_mao_must_sing(profile: str) -> None:
    m = roda({0: "4E 5B 6C"}, profile=profile).call(0, "envido").quero(1)
    assert m.refused(0, NaoMato()).code == "mao-must-sing"
    if profile == "clean":
        assert m.menu(0) == (Sing(6),)
        assert m.refused(0, Sing(7)).code == "not-your-points"


@pytest.mark.clause("CEGO-9.XIV-14")
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_the_mao_of_each_testa_must_sing(nth: int) -> None:
    m = em_testa(H1)
    for seat in range(nth):
        m.leave(seat)
    m.call(nth, "envido").quero(nth + 3)
    assert m.mesa.singer == nth
    assert m.refused(nth, NaoMato()).code == "mao-must-sing"


@pytest.mark.clause("CEGO-9.XIV-15", "CEGO-9.XIV-16")
def test_one_may_concede_with_better_points() -> None:
    for profile in ("faithful", "clean"):
        m = roda(H2, profile=profile).call(0, "envido").quero(1).sing(0, 25)
        assert {NaoMato(), Sing(28)} <= set(m.menu(1))
        m.nao_mato(1, 3).nao_mato(5)
        assert (m.mesa.best, m.mesa.won_by, m.mesa.won) == (0, 0, 2)
        assert found(m) == []


@pytest.mark.clause("CEGO-9.XIV-15")
def test_in_the_clean_profile_who_cannot_beat_it_says_so() -> None:
    m = roda(H1, profile="clean").call(0, "envido").quero(1).sing(0, 33)
    assert m.menu(1) == (NaoMato(),)
    assert m.refused(1, Sing(29)).code == "not-your-points"


@pytest.mark.clause("CEGO-9.XIV-15")
def test_only_the_one_asked_sings() -> None:
    m = roda(H1).call(0, "envido").quero(1)
    assert m.refused(1, Sing(29)).code == "not-your-song"
    assert m.refused(1, NaoMato()).code == "not-your-song"
    assert m.state.actors() == (0,)


@pytest.mark.clause("CEGO-9.XIV-18", "CEGO-9.VIII.g-3")
@pytest.mark.parametrize("dealer", range(6))
def test_equal_points_in_testa_are_the_maos(dealer: int) -> None:
    mao = (dealer + 1) % 6
    hands = {mao: "7E 12E 4C", (mao + 3) % 6: "7O 12O 4B"}
    m = MesaCego("testa", hands, (0, 0), None, {}, dealer)
    m.call(mao, "envido").quero((mao + 3) % 6).sing(mao, 27)
    m.songs()
    assert (m.mesa.won_by, m.mesa.won) == (mao & 1, 2)


@pytest.mark.clause("CEGO-9.VIII.g-2", "CEGO-9.VIII.g-3", "CEGO-9.XIV-18")
def test_precedence_is_personal() -> None:
    """3 and 4 have 30 and nobody more: 3 is earlier, so B wins although the mão is of A."""
    hands = {0: "4E 5B 6C", 1: "4O 5E 12B", 2: "4B 10C 6E", 3: "7E 3E 12C", 4: "7O 3O 12E", 5: "11C 11E 5C"}
    m = roda(hands).call(0, "envido").quero(1).songs()
    assert (m.mesa.best, m.mesa.won_by) == (3, 1)


@pytest.mark.clause("CEGO-9.VIII.g-3")
def test_an_equal_song_that_is_later_does_not_beat() -> None:
    m = roda({0: "7E 3E 12C", 1: "7O 3O 12E"}, profile="clean").call(0, "envido").quero(1).sing(0, 30)
    assert m.menu(1) == (NaoMato(),)


@pytest.mark.clause("CEGO-9.XIV-14", "CEGO-9.XIV-15")
def test_who_passed_before_it_does_not_sing() -> None:
    """The mão has passed: 1 is the first still in, and must sing."""
    m = roda(H1).leave(0).call(1, "envido").gate()
    assert 0 in m.state.actors()  # he may still answer for his trio
    m.quero(0)
    assert m.mesa.singer == 1
    assert m.refused(1, NaoMato()).code == "mao-must-sing"
    m.songs()
    assert spoken(m) == [(1, 29), (2, 0), (4, 0)]
    assert (m.mesa.won_by, m.mesa.won) == (1, 2)


@pytest.mark.clause("CEGO-9.XIV-14")
def test_the_order_still_runs_from_a_mao_who_passed() -> None:
    """0 passed; 1 and 2 tie, and 1 comes first."""
    m = roda({0: H1[0], 1: "7O 3O 12E", 2: "7C 3C 12B"}).leave(0).call(1, "envido").quero(2).songs()
    assert (m.mesa.best, m.mesa.won_by) == (1, 1)


@pytest.mark.clause("CEGO-9.XIII.c-2", "CEGO-9.XIV-15")
def test_flores_are_sung_in_the_same_way() -> None:
    """The first with a flor sings though he is not the mão; partners of the leader wait."""
    hands = {1: "1B 2B 3B", 3: "7E 4E 12E", 2: "4C 5C 6C", 4: "7O 6O 5O"}
    m = roda(hands).fall(1).call(1, "flor").gate({3: "flor", 2: "contra-flor", 4: "flor"})
    m.quero(1)
    assert m.mesa.singer == 1
    assert m.refused(1, NaoMato()).code == "mao-must-sing"
    m.songs()
    assert spoken(m) == [(1, 26), (2, 35), (3, 0)]
    assert (m.mesa.won_by, m.mesa.won) == (0, 12)


@pytest.mark.clause("CEGO-9.IX.a-3", "CEGO-9.IX.a-4", "CEGO-9.XIII.c-2")
def test_a_flor_is_sung_between_20_and_38() -> None:
    m = roda({0: "7O 6O 5O", 1: "7E 4E 12E"}).call(0, "flor").gate({1: "contra-flor"}).quero(0)
    assert {action.points for action in m.menu(0, Sing)} == set(range(20, 39))
    assert m.refused(0, Sing(7)).code == "no-such-flor"


@pytest.mark.clause("CEGO-9.VIII.j-1", "CEGO-9.XIV-15")
def test_nobody_sings_twice() -> None:
    m = roda(H1).call(0, "envido").quero(1).sing(0, 32)
    assert m.refused(0, Sing(33)).code == "not-your-song"


# Showing.


@pytest.mark.clause("CEGO-9.XIV-19", "CEGO-9.VIII.c-2")
def test_points_that_were_played_need_no_showing() -> None:
    hands = {**H1, 3: "5E 12C 7C", 1: "5B 5O 4O"}
    m = roda(hands).call(0, "envido").quero(1).songs()
    m.plays("0:7E 1:5B 2:10O 3:7C 4:2O 5:10C 0:6E 1:5O 2:3C 3:12C 4:11B 5:12E")
    assert m.mesa.winner == 0
    assert shown(m, 0) == []


@pytest.mark.clause("CEGO-9.XIV-19")
def test_the_winner_shows_what_is_missing() -> None:
    hands = {**H1, 3: "5E 12C 7C", 1: "5B 5O 4O"}
    m = roda(hands).call(0, "envido").quero(1).songs()
    m.plays("0:4C 1:5B 2:3C 3:7C 4:2O 5:10C 2:10O 3:12C 4:11B 5:12E 0:7E 1:5O")
    assert m.mesa.winner == 0
    assert shown(m, 0) == ["6E"]
    assert [shown(m, seat) for seat in range(1, 6)] == [[]] * 5  # losers show nothing


@pytest.mark.clause("CEGO-9.XIV-20", "CEGO-9.VIII.a-11", "CEGO-9.VIII.a-12")
def test_the_winner_may_pass_and_shows_at_the_end() -> None:
    m = roda(H1).call(0, "envido").quero(1).songs().leave(0)
    assert shown(m, 0) == []
    m.won_by(1)
    assert sorted(shown(m, 0)) == ["6E", "7E"]
    assert m.credits()[0] == ("envido", 0, 2)


@pytest.mark.clause("CEGO-9.XIV-19")
def test_a_lone_card_is_shown_alone() -> None:
    hands = {0: "2E 4B 7C", 1: "4E 5B 6C", 2: "4O 5C 12B", 3: "1O 2C 3B", 4: "10E 5O 6B", 5: "11E 12O 1C"}
    m = roda(hands).call(0, "envido").quero(1).songs().leave(0).won_by(1)
    assert shown(m, 0) == ["7C"]


@pytest.mark.clause("CEGO-9.XIV-17", "CEGO-9.XIV-19")
def test_a_refused_envido_is_not_shown() -> None:
    m = roda(H1).call(0, "envido").nao_quero(1).leave(0).won_by(1)
    assert shown(m, 0) == []


@pytest.mark.clause("CEGO-9.XIV-23")
def test_who_hid_a_flor_sings_its_best_two() -> None:
    m = roda({0: "7O 6O 5O"}).call(0, "envido").quero(1)
    assert m.true_song(0) == 33
    m.sing(0, 33).songs()
    m.leave(0).won_by(1)
    assert sorted(shown(m, 0)) == ["6O", "7O"]
    assert found(m) == []
