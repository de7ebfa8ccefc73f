"""Envido, flor and songs as the player of Truco Cego plays them."""

import pytest

from carteado.game import Action
from carteado.games.cego.rules.acts import Call, Declare, Defer, NaoMato, NaoQuero, Quero, Sing
from carteado.tricks.play import Play
from games.cego.bots.escolha import as_vezes, escolhe, quase_sempre
from games.cego.kit import em_testa, roda

FLOR = {0: "7C 6C 5C"}
PROFILES = ["faithful", "clean"]


def words_of(actions: set[Action | None]) -> set[str]:
    return {action.call if isinstance(action, Call) else type(action).__name__ for action in actions}


@pytest.mark.parametrize("profile", PROFILES)
def test_a_flor_is_said_on_turn(profile: str) -> None:
    said = quase_sempre(roda(FLOR, profile=profile), 0)
    assert isinstance(said, Call)
    assert said.call in ("flor", "flor-e-truco")


@pytest.mark.parametrize("profile", PROFILES)
def test_a_flor_is_said_when_asked_and_none_where_there_is_none(profile: str) -> None:
    table = roda({1: "7C 6C 5C", 0: "7E 6E 4O"}, profile=profile).call(0, "envido")
    while table.state.actors()[0] != 1:
        seat = table.state.actors()[0]
        assert quase_sempre(table, seat) == Declare("e-boa")
        table.say(seat, "e-boa")
    assert quase_sempre(table, 1) == Declare("flor")


def test_a_low_flor_is_now_and_then_hidden_and_a_high_one_never() -> None:
    low, high = roda({0: "12C 11C 1C"}), roda(FLOR)
    assert any(isinstance(action, Play) or words_of({action}) & {"envido", "truco"} for action in as_vezes(low, 0, 1000))
    assert words_of(as_vezes(high, 0, 1000)) <= {"flor", "flor-e-truco"}


@pytest.mark.parametrize(("cards", "says"), [("12C 11C 10C", "achico"), ("7C 6C 5C", "flor")])
def test_a_flor_against_a_flor(cards: str, says: str) -> None:
    table = em_testa({0: "5E 4E 3E", 3: cards}, profile="clean").call(0, "flor")
    said = [escolhe(table, 3, seed) for seed in range(100)]
    assert said.count(Declare(says)) >= 80


def test_the_best_flor_is_played_for_the_rest_in_a_roda() -> None:
    table = roda({0: "5E 4E 3E", 1: "7C 6C 5C"}, profile="clean").call(0, "flor").say(2, "e-boa").say(4, "e-boa")
    assert quase_sempre(table, 1) == Declare("contra-flor-e-o-resto")
    table.say(1, "flor").no_flor()
    assert table.mesa.window == "flor-raise"
    assert quase_sempre(table, 0) == Defer("flor", 0)


def test_a_contra_flor_is_now_and_then_a_bluff() -> None:
    table = em_testa({0: "5E 4E 3E", 3: "4C 12C 11C"}, profile="clean").call(0, "flor")
    said = [escolhe(table, 3, seed) for seed in range(200)]
    assert 0 < said.count(Declare("contra-flor")) < 60


def test_a_contra_flor_is_taken_with_a_good_flor_and_not_with_a_bad_one() -> None:
    def answered(cards: str) -> Action | None:
        table = em_testa({0: cards, 3: "5E 4E 3E"}, profile="clean").call(0, "flor").say(3, "contra-flor")
        return quase_sempre(table, 0)

    assert answered("7C 6C 4C") in (Quero("flor", 0), Call("contra-flor-e-o-resto", 0))
    assert isinstance(answered("12C 11C 10C"), NaoQuero)


def test_good_points_open_an_envido_and_poor_ones_hardly_ever() -> None:
    good, poor = em_testa({0: "7E 6E 4C"}), em_testa({0: "10E 11C 1O"})
    assert sum(isinstance(escolhe(good, 0, seed), Call) for seed in range(100)) >= 80
    points = [words_of({escolhe(poor, 0, seed)}) & {"envido", "real-envido", "falta-envido"} for seed in range(200)]
    assert 0 < sum(map(bool, points)) < 30


def test_a_falta_is_opened_far_behind() -> None:
    table = roda({0: "7E 6E 4C"}, score=(2, 19))
    assert "falta-envido" in words_of(as_vezes(table, 0, 60))


def test_an_envido_is_taken_with_good_points() -> None:
    table = em_testa({0: "10E 11C 1O", 3: "7E 6E 4C"}).call(0, "envido").no_flor()
    said = quase_sempre(table, 3)
    assert isinstance(said, (Quero, Call))


def test_a_dear_falta_is_refused_with_poor_points() -> None:
    table = em_testa({0: "7E 6E 4C", 3: "10E 11C 1O"}).call(0, "falta-envido").no_flor()
    assert quase_sempre(table, 3) == NaoQuero("envido", 6)


def test_who_has_no_points_leaves_the_answer_to_the_partners_and_the_last_decides() -> None:
    table = roda({0: "7E 6E 4C", 1: "10E 11C 1O", 3: "10C 11O 1C", 5: "12C 11B 2E"}).call(0, "real-envido").no_flor()
    for seat in (1, 3):
        assert quase_sempre(table, seat) == Defer("envido", 3)
        table.defer(seat)
    assert quase_sempre(table, 5) == NaoQuero("envido", 3)


def test_the_truth_is_sung_where_it_beats_and_only_there() -> None:
    table = roda({0: "7E 6E 4C", 1: "1B 5O 4O", 2: "3C 2B 10O", 3: "7C 6C 1O", 5: "12E 11O 10C"}).call(0, "envido").quero(1)
    assert quase_sempre(table, 0) == Sing(33)
    table.sing(0, 33)
    for seat in (1, 3, 5):
        assert quase_sempre(table, seat) == NaoMato()
        table.nao_mato(seat)
    assert table.mesa.won_by == 0


def test_an_equal_song_nearer_to_the_mao_is_sung() -> None:
    table = em_testa({0: "5E 4E 12C", 3: "5O 4O 11C"}).call(0, "envido").quero(3).sing(0, 29)
    assert quase_sempre(table, 3) == NaoMato()


def test_a_wrong_song_is_a_rarity_and_never_near_the_end() -> None:
    def sung(score: tuple[int, int]) -> set[Action | None]:
        table = em_testa({0: "5E 4E 12C", 3: "5O 3O 11C"}, score=score).call(0, "envido").quero(3).sing(0, 29)
        return as_vezes(table, 3, 1500)

    assert sung((0, 0)) == {NaoMato(), Sing(30)}
    assert sung((17, 17)) == {NaoMato()}
