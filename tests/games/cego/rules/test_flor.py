"""A flor nobody meets: who is asked, what it is worth, and going out with it (9.IX, XII, XIII.a)."""

import pytest

from carteado.cards import Card
from carteado.games.cego.rules.acts import Call, Declare
from carteado.tricks.play import Play
from games.cego.kit import roda
from games.cego.kit.flores import BASTOS, COPAS, ESPADAS, OUROS, RESTO
from games.cego.kit.told import seen, standing


@pytest.mark.clause("CEGO-9.IX-1", "CEGO-9.XIII.a-1", "CEGO-9.XIII.a-3")
def test_a_flor_nobody_answers_is_worth_three() -> None:
    m = roda({0: COPAS, 2: "1E 1B 4O"}).call(0, "flor").gate()
    assert m.mesa.points == "settled"
    assert standing(m) == (0, 3)
    assert m.mesa.turn == 0
    assert m.credits() == []  # provisional until the volta ends
    m.won_by(0)
    assert m.credits() == [("flor", 0, 3), ("truco", 0, 1)]
    assert seen(m, 0) == {"4C", "5C", "12C"}


@pytest.mark.clause("CEGO-9.XIII.a-3")
def test_a_flor_of_the_other_side() -> None:
    m = roda({1: COPAS}).fall(1).call(1, "flor").gate()
    assert standing(m) == (1, 3)
    assert m.mesa.turn == 1


@pytest.mark.clause("CEGO-9.XIII.a-3")
def test_only_those_who_have_not_played_are_asked() -> None:
    m = roda({4: COPAS}).fall(4).call(4, "flor")
    assert m.state.actors() == (5,)
    assert standing(m.gate()) == (0, 3)


@pytest.mark.clause("CEGO-9.XIII.a-3")
def test_the_last_to_play_settles_at_once() -> None:
    m = roda({5: COPAS}).fall(5).call(5, "flor")
    assert standing(m) == (1, 3)
    assert m.mesa.turn == 5


@pytest.mark.clause("CEGO-9.XIII.a-4")
@pytest.mark.parametrize(("seats", "tentos"), [((0, 4), 6), ((0, 2), 6), ((0, 2, 4), 9)])
def test_several_of_one_trio_alone(seats: tuple[int, ...], tentos: int) -> None:
    m = roda(dict(zip(seats, (OUROS, COPAS, BASTOS), strict=False)))
    m.call(0, "flor").gate(dict.fromkeys(seats[1:], "flor"))
    assert standing(m) == (0, tentos)


@pytest.mark.clause("CEGO-9.XIII.a-2", "CEGO-9.VIII.h-6")
def test_each_answers_for_his_own_cards() -> None:
    m = roda({0: COPAS, 3: ESPADAS}, profile="clean")
    m.call(0, "flor").say(2, "e-boa").say(4, "e-boa").say(1, "e-boa")
    assert m.refused(3, Declare("e-boa")).code == "declare-flor-first"
    assert m.refused(5, Declare("flor")).code == "no-flor"
    m.say(3, "flor").say(5, "e-boa")
    assert m.mesa.window == "flor-raise"


@pytest.mark.clause("CEGO-9.VIII.h-6", "CEGO-9.XIII.a-1")
def test_nobody_plays_before_the_flor_is_answered() -> None:
    m = roda({0: COPAS}).call(0, "flor")
    assert [m.menu(seat, Play) for seat in range(6)] == [()] * 6
    assert m.refused(0, Play(Card.of("4C"))).code == "proposal-first"


@pytest.mark.clause("CEGO-9.XIII-0")
@pytest.mark.parametrize("word", ["retruco-de-flor", "contra-flor", "flor-e-flor"])
def test_other_words_open_nothing(word: str) -> None:
    m = roda({0: COPAS})
    m.refused(0, Call(word))
    assert m.offered(0) & {"flor", "achico", RESTO, word} == {"flor", "achico", RESTO}


# Going out.


@pytest.mark.clause("CEGO-9.XII-1")
def test_a_flor_that_takes_a_trio_out_ends_the_partida() -> None:
    m = roda({0: COPAS}, score=(22, 23)).call(0, "flor").gate()
    assert (m.score, m.mesa.phase) == ((24, 23), "over")
    assert m.credits() == [("flor", 0, 3)]
    assert seen(m, 0) == {"4C", "5C", "12C"}  # proved at once


@pytest.mark.clause("CEGO-9.XII-1")
def test_a_flor_that_does_not_take_a_trio_out_leaves_the_truco() -> None:
    m = roda({0: COPAS}, score=(20, 23)).call(0, "flor").gate()
    assert (m.mesa.phase, m.mesa.window) == ("play", "turn")


@pytest.mark.clause("CEGO-9.XII-1", "CEGO-9.II-1")
def test_the_score_may_run_past_24_by_house_rule() -> None:
    m = roda({0: COPAS}, score=(22, 23), capAt24="false").call(0, "flor").gate()
    assert (m.score, m.mesa.phase) == ((25, 23), "over")
