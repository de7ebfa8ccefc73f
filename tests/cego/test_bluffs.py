"""Section 7: a hidden flor, an envido with a flor in hand, a wrong song and a song thrown in unseen, each at its price."""

import pytest

from carteado.cards import Card
from carteado.game import Seat
from carteado.truco.acts import Play
from carteado.truco.cego.acts import Call, Leave, NaoMato, Sing
from carteado.truco.cego.events import Called, FoundOut, Proved
from carteado.truco.cego.pontos import SONGS
from cego_kit import H1, H2, MesaCego, em_testa, roda

FLOR = "4E 5E 6E"
ALL_ENVIDO_SONGS = SONGS[:24]


def found(table: MesaCego) -> list[tuple[int, str]]:
    """What came out, and about whom."""
    return [(event.seat, event.what) for event in table.told(FoundOut)]


def shown(table: MesaCego, seat: Seat) -> list[str]:
    """The cards a seat showed, in the order shown."""
    return [str(card) for event in table.told(Proved) if event.seat == seat for card in event.cards]


# A hidden flor.


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XI-2", "S-CEGO-19")
def test_nobody_is_made_to_declare_a_flor() -> None:
    table = roda({0: FLOR})
    assert len(table.menu(0, Play)) == 3
    assert Leave("pass") in table.menu(0)
    assert "envido" in table.offered(0)


@pytest.mark.clause("CEGO-9.X-4")
def test_three_cards_of_it_on_the_table_give_it_away() -> None:
    """Seat 3 wins the second and the third vaza and shows its flor with them."""
    hands = {3: "1E 7E 4E", 0: "3O 4C 4B"}
    table = em_testa(hands).plays("0:3O").call(3, "truco").quero(0).plays("3:4E 0:4C 3:7E 3:1E 0:4B")
    assert table.mesa.nth == 1
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 2)]
    assert found(table) == [(3, "hidden-flor")]


@pytest.mark.clause("CEGO-9.X-4")
@pytest.mark.parametrize(("steps", "worth"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_it_costs_three_and_the_truco_whatever_it_is_worth(steps: int, worth: int) -> None:
    table = em_testa({3: "1E 7E 4E", 0: "3O 4C 4B"})
    if steps:
        table.call(0, "truco")
        for seat in (3, 0)[: steps - 1]:
            table.quero(seat, raising=True)
        table.quero(3 if steps % 2 else 0)
    table.plays("0:3O 3:4E 0:4C 3:7E 3:1E 0:4B")
    assert table.credits() == [("flor", 0, 3), ("truco", 0, worth)]


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XI-2")
def test_two_of_its_cards_are_not_enough() -> None:
    table = em_testa({3: "1E 7E 4E", 0: "3O 4C 4B"}).plays("0:4B 3:7E 3:1E 0:4C")
    assert table.credits() == [("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.X-4")
def test_passing_the_last_card_keeps_it_hidden() -> None:
    table = em_testa({3: "6E 7E 4E", 0: "3O 2C 4B"}).plays("0:3O 3:6E 0:4B 3:7E").leave(3)
    assert table.credits() == [("truco", 0, 1)]
    assert table.view(0).hands[3].dealt_cards.count(None) == 1


@pytest.mark.clause("CEGO-9.X-4")
def test_hidden_by_both_sides_nobody_is_paid() -> None:
    table = em_testa({0: "3O 4O 1O", 3: "1E 7E 4E"}).plays("0:3O 3:4E 0:4O 3:7E 3:1E 0:1O")
    assert table.credits() == []
    assert found(table) == [(0, "hidden-flor"), (3, "hidden-flor")]


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XIV-5")
def test_the_envido_of_who_hid_it_stands() -> None:
    """Seat 3 said é boa, won the envido with two cards of its flor, and shows all three in the vazas."""
    table = em_testa({0: "3O 4C 4B", 3: "1E 7E 4E"}).call(0, "envido").quero(3).songs()
    assert (table.mesa.won_by, table.mesa.won) == (1, 2)
    table.plays("0:3O 3:4E 0:4C 3:7E 3:1E 0:4B")
    assert table.credits() == [("envido", 1, 2), ("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.II-1")
def test_its_three_tentos_come_before_the_truco() -> None:
    table = roda({1: "1E 7E 4E", 0: "3O 4C 4B"}, score=(21, 23)).plays("0:3O 1:4E")
    for seat in (2, 3, 4, 5):
        table.leave(seat)
    table.plays("0:4C 1:7E 1:1E 0:4B")
    assert table.mesa.winner == 1
    assert (table.score, table.credits(), table.mesa.phase) == ((24, 23), [("flor", 0, 3)], "over")


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.VIII.f-3")
def test_a_flor_said_after_the_first_card_is_void_and_lost() -> None:
    table = em_testa({3: "1E 7E 4E", 0: "3O 4C 4B"}).plays("0:3O 3:4E")
    assert table.mesa.turn == 0
    assert table.refused(3, Call("flor", 0)).clause == "CEGO-9.VIII.f-3"


# Envido with a flor in hand.


@pytest.mark.clause("CEGO-9.XIV-23", "CEGO-9.XVI.m-2")
def test_envido_minha_flor_is_an_envido() -> None:
    table = roda({0: FLOR}).call(0, "envido-minha-flor")
    assert [(event.call, event.value) for event in table.told(Called)] == [("envido-minha-flor", 2)]
    assert table.mesa.chain == ("envido",)
    table.nao_quero(1)
    assert (table.mesa.won_by, table.mesa.won) == (0, 1)
    assert not table.offered(0) & {"flor", "achico", "contra-flor-e-o-resto"}
    table.play(0, "4E").give_up(1)
    assert table.credits() == [("envido", 0, 1), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XIV-23", "CEGO-9.XVI.m-2", "CEGO-9.X-4")
@pytest.mark.parametrize("word", ["envido", "envido-minha-flor", "real-envido"])
def test_its_caller_is_not_asked_and_has_lost_the_flor(word: str) -> None:
    table = roda({0: FLOR}).call(0, word)
    assert 0 not in table.state.actors()
    table.no_flor()
    assert table.refused(0, Call("flor", 0)).code == "flor-too-late"


@pytest.mark.clause("CEGO-9.XVI.m-2", "CEGO-9.X-4", "S-CEGO-53")
@pytest.mark.parametrize(
    ("option", "credits"),
    [
        ("reneged", [("envido", 0, 2), ("flor", 1, 3), ("truco", 1, 1)]),
        ("void", [("envido", 0, 2), ("truco", 0, 1)]),
    ],
)
def test_shown_whole_it_is_a_flor_not_sung_but_by_house_rule(option: str, credits: list[tuple[str, int, int]]) -> None:
    hands = {0: "1E 7E 4E", 3: "3O 4C 5B"}
    table = em_testa(hands, envidoMinhaFlor=option).call(0, "envido-minha-flor").quero(3).songs()
    assert (table.mesa.won_by, table.mesa.won) == (0, 2)
    table.plays("0:4E 3:3O 3:5B 0:7E 0:1E 3:4C")
    assert table.credits() == credits


@pytest.mark.clause("CEGO-9.XIV-23", "S-CEGO-53")
def test_the_house_rule_spares_only_the_phrase() -> None:
    table = em_testa({0: "1E 7E 4E", 3: "3O 4C 5B"}, envidoMinhaFlor="void").call(0, "envido").quero(3).songs()
    table.plays("0:4E 3:3O 3:5B 0:7E 0:1E 3:4C")
    assert table.credits() == [("envido", 0, 2), ("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIV-23", "CEGO-9.XVI-3")
def test_envido_minha_flor_over_a_truco() -> None:
    table = roda({1: FLOR}).call(0, "truco").call(1, "envido-minha-flor").nao_quero(2)
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window) == (1, 1, "truco")


# A wrong song.


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.VIII.j-1")
def test_any_number_that_can_be_sung_may_be_sung() -> None:
    table = roda(H1).call(0, "envido").quero(1)
    assert [act.points for act in table.menu(0, Sing)] == list(ALL_ENVIDO_SONGS)
    assert not table.menu(0, NaoMato)
    for nonsense in (0, 8, 9, 13, 19, 34, 38, -1):
        assert table.refused(0, Sing(nonsense)).clause in ("CEGO-9.XIV-6", "CEGO-9.XIV-1")


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.VIII.j-1")
@pytest.mark.parametrize("sung", [32, 29])
@pytest.mark.parametrize("truco", [False, True])
def test_the_winner_of_a_wrong_song_pays_the_envido_and_the_truco(sung: int, truco: bool) -> None:
    """Seat 0 has 33 and sings another number, higher than the others' all the same."""
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


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.XII-1")
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


# A song thrown in unseen.


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


@pytest.mark.clause("CEGO-9.VIII.b-1", "CEGO-9.VIII.a-10")
def test_no_card_is_played_face_down() -> None:
    table = roda(H1)
    assert table.refused(0, Play(Card.of("4C"), down=True)).clause == "CEGO-9.VIII.a-10"
