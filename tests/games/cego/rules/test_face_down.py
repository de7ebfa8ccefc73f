"""CEGO-9.VIII.k: in a testa, a call with the first card face down gives the truco up and nothing else."""

import pytest

from carteado.cards import Card
from carteado.games.cego.rules.acts import Call, CallDown, Leave, Nothing, Quero
from carteado.games.cego.rules.events import Called, FoundOut, Proved
from carteado.tricks.play import Play
from games.cego.kit import H1, MesaCego, em_testa, roda

# Seat 0 has 28 against 25 of seat 3, or the other way round.
ZERO_WINS = {0: "7B 1B 4O", 3: "5C 10C 4B"}
THREE_WINS = {0: "5C 10C 4B", 3: "7B 1B 4O"}
FLOR_38 = "7O 6O 5O"
FLOR_26 = "1B 2B 3B"
DOWN = {"envido", "real-envido", "falta-envido", "flor", "contra-flor-e-o-resto", "achico", "truco"}


def told(table: MesaCego) -> list[tuple[int, tuple[str, ...]]]:
    """Who showed which cards."""
    return [(event.seat, tuple(str(card) for card in event.cards)) for event in table.told(Proved)]


@pytest.mark.clause("CEGO-9.VIII.k-1")
def test_a_card_face_down_after_the_songs_gives_up_the_truco_only() -> None:
    table = em_testa(ZERO_WINS).call(0, "envido").quero(3).songs().leave(0)
    assert table.credits() == [("envido", 0, 2), ("truco", 1, 1)]
    assert told(table) == [(0, ("7B", "1B"))]
    assert table.mesa.first == 1


@pytest.mark.clause("CEGO-9.VIII.k-1")
def test_what_may_be_called_with_a_card_face_down() -> None:
    table = em_testa(H1)
    assert {act.call for act in table.menu(0, CallDown)} == DOWN
    assert not table.menu(3, CallDown)
    table.play(0, "4C")
    assert {act.call for act in table.menu(3, CallDown)} == DOWN
    table.play(3, "12C")
    assert not table.menu(3, CallDown)


@pytest.mark.clause("CEGO-9.VIII.k-1")
@pytest.mark.parametrize("word", sorted(DOWN))
def test_only_in_a_testa(word: str) -> None:
    table = roda(H1)
    values = {act.call: act.value for act in table.menu(0, Call)}
    assert not table.menu(0, CallDown)
    assert table.refused(0, CallDown(word, values[word])).clause == "CEGO-9.VIII.k-1"


@pytest.mark.clause("CEGO-9.VIII.k-1", "S-CEGO-50")
def test_an_envido_with_the_card_down_runs_to_its_end_and_the_truco_is_lost() -> None:
    table = em_testa(ZERO_WINS).call_down(0, "envido")
    assert [(event.call, event.down) for event in table.told(Called)] == [("envido", True)]
    assert (table.mesa.down, table.mesa.window) == (0, "gate")
    table.quero(3).songs()
    assert table.credits() == [("envido", 0, 2), ("truco", 1, 1)]
    assert (table.mesa.nth, told(table)) == (1, [(0, ("7B", "1B"))])


@pytest.mark.clause("CEGO-9.VIII.k-1")
@pytest.mark.parametrize(("word", "value"), [("envido", 2), ("real-envido", 3), ("falta-envido", 6)])
def test_refused_or_lost(word: str, value: int) -> None:
    assert em_testa(THREE_WINS).call_down(0, word).nao_quero(3).credits() == [("envido", 0, 1), ("truco", 1, 1)]
    table = em_testa(THREE_WINS).call_down(0, word).quero(3).songs()
    assert table.credits() == [("envido", 1, value), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.k-2")
def test_who_laid_it_down_still_answers_and_raises_the_envido() -> None:
    table = em_testa(THREE_WINS).call_down(0, "envido").no_flor().call(3, "real-envido")
    assert table.offered(0) == {"real-envido", "falta-envido"}
    table.call(0, "falta-envido").nao_quero(3)
    assert table.credits() == [("envido", 0, 5), ("truco", 1, 1)]
    table = em_testa(THREE_WINS).call_down(0, "envido").no_flor().call(3, "real-envido").quero(0).songs()
    assert table.credits() == [("envido", 1, 5), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.k-2")
def test_but_cannot_leave_nor_play_nor_speak_of_truco() -> None:
    table = em_testa(THREE_WINS).call_down(0, "envido").no_flor().call(3, "real-envido")
    assert not table.menu(0, Leave)
    assert not table.menu(0, Play)
    assert table.refused(0, Call("truco", 2)).clause.startswith("CEGO-9.")
    assert table.refused(0, Play(Card.of("5C"))).clause == "CEGO-9.VIII.h-5"


@pytest.mark.clause("CEGO-9.VIII.k-2")
def test_after_a_truco_with_the_card_down_the_rival_may_open_the_envido() -> None:
    table = em_testa(ZERO_WINS).call_down(0, "truco")
    assert (table.mesa.window, table.state.actors()) == ("after-down", (3,))
    assert table.offered(3) == DOWN - {"truco"} | {"envido-minha-flor"}
    assert not table.menu(3, Quero)
    assert table.refused(0, Call("retruco", 3)).clause.startswith("CEGO-9.")
    table.call(3, "envido").no_flor()
    assert table.refused(0, Call("retruco", 3)).clause.startswith("CEGO-9.")
    table.quero(0).songs()
    assert table.credits() == [("envido", 0, 2), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.k-2")
def test_or_a_flor() -> None:
    table = em_testa({3: FLOR_38, 0: "5C 10C 4B"}).call_down(0, "truco").call(3, "flor").no_flor()
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.k-2", "S-CEGO-50")
def test_or_nothing_and_then_only_the_truco_is_paid() -> None:
    table = em_testa(H1).call_down(0, "truco").do(3, Nothing())
    assert table.credits() == [("truco", 1, 1)]
    assert table.mesa.first == 1


@pytest.mark.clause("CEGO-9.VIII.k-2")
def test_a_rival_that_has_played_opens_nothing() -> None:
    """Seat 3 comes second here: the mão has played, so its truco face down is lost at once."""
    table = em_testa(H1).play(0, "4C").call_down(3, "truco")
    assert table.credits() == [("truco", 0, 1)]
    assert table.refused(1, Nothing()).clause.startswith("CEGO-9.")


@pytest.mark.clause("CEGO-9.VIII.k-1", "CEGO-9.VIII.f-4")
def test_the_second_to_play_calls_envido_face_down_and_the_first_may_answer_it() -> None:
    table = em_testa(ZERO_WINS).play(0, "4O").call_down(3, "envido")
    assert table.mesa.window == "envido"
    table.call(0, "real-envido").quero(3).songs()
    assert table.credits() == [("envido", 0, 5), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.VIII.k-4")
def test_a_flor_with_the_card_down_is_shown() -> None:
    table = em_testa({0: FLOR_38, 3: "5C 10C 4B"}).call_down(0, "flor").no_flor()
    assert table.credits() == [("flor", 0, 3), ("truco", 1, 1)]
    assert told(table) == [(0, ("7O", "6O", "5O"))]


@pytest.mark.clause("CEGO-9.VIII.k-4")
def test_a_flor_that_loses_is_shown_too() -> None:
    table = em_testa({0: FLOR_26, 3: FLOR_38}).call_down(0, "flor").say(3, "flor").defer(0)
    assert table.credits() == [("flor", 1, 6), ("truco", 1, 1)]
    assert told(table) == [(0, ("1B", "2B", "3B")), (3, ("7O", "6O", "5O"))]


@pytest.mark.clause("CEGO-9.VIII.k-4", "CEGO-9.X-2")
def test_one_who_has_no_flor_to_show_pays_the_same() -> None:
    table = em_testa({0: "1B 2B 4C", 3: "4E 5E 6E"}).call_down(0, "flor").say(3, "flor").defer(0)
    assert table.credits() == [("flor", 1, 6), ("truco", 1, 1)]
    assert [(event.seat, event.what) for event in table.told(FoundOut)] == [(0, "false-flor")]


@pytest.mark.clause("CEGO-9.VIII.k-4", "CEGO-9.X-2")
def test_a_false_flor_with_the_card_down_and_no_flor_against_it() -> None:
    table = em_testa(H1).call_down(0, "flor").no_flor()
    assert table.credits() == [("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.k-2", "CEGO-9.XIII.c-3")
def test_who_laid_it_down_answers_a_contra_flor() -> None:
    table = em_testa({0: FLOR_26, 3: FLOR_38}).call_down(0, "flor").say(3, "contra-flor").nao_quero(0, shrinking=True)
    assert table.credits() == [("flor", 1, 4), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.k-1", "CEGO-9.II-1")
def test_the_points_are_paid_before_the_truco_that_was_given_up() -> None:
    """In the second testa A stands at 23: the tento of its envido face down ends the partida."""
    table = em_testa({0: "4O 5B 6C", 3: "1E 3O 5C"}, score=(17, 17)).call(0, "falta-envido").quero(3).sing(0, 6).nao_mato(3)
    assert table.mesa.won == 6
    table.leave(0)
    assert table.score == (23, 18)
    table.play(1, str(table.mesa.hands[1].dealt_cards[0])).call_down(4, "envido").nao_quero(1)
    assert (table.score, table.mesa.phase, table.credits()[-1]) == ((24, 18), "over", ("envido", 0, 1))


@pytest.mark.clause("CEGO-9.VIII.k-1", "CEGO-9.VIII.a-1", "CEGO-9.VIII.a-3")
def test_without_a_call_it_is_plain_leaving() -> None:
    assert em_testa(H1).leave(0).credits() == [("envido", 1, 1), ("truco", 1, 1)]
    assert em_testa({3: FLOR_26}).leave(0).credits() == [("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.k-1", "CEGO-9.XVI.k-2")
@pytest.mark.parametrize("asked", [False, True])
def test_a_rival_that_leaves_too_only_runs_from_the_envido(asked: bool) -> None:
    """The truco was given up first, by the card face down."""
    table = em_testa(H1).call_down(0, "envido")
    if asked:
        table.no_flor()
    table.leave(3, "pack")
    assert table.credits() == [("envido", 0, 1), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.k-1", "CEGO-9.XIV-25")
def test_a_wrong_song_with_the_card_down() -> None:
    table = em_testa(ZERO_WINS).call_down(0, "envido").quero(3).sing(0, 33).nao_mato(3)
    assert table.credits() == [("envido", 1, 2), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.k-1")
def test_the_card_face_down_stays_hidden() -> None:
    table = em_testa(THREE_WINS).call_down(0, "envido").nao_quero(3)
    assert table.told(Proved) == []
    assert table.view(1).hands[0].dealt_cards == (None, None, None)
