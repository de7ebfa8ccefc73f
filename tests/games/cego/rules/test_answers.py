"""9.VIII.h to j: what is an answer and who closes, double proposals taken in whole or in part, and the first number sung."""

from typing import Final

import pytest

from carteado.cards import Card
from carteado.game import Reason
from carteado.games.cego.rules.acts import Call, Declare, Defer, Leave, NaoQuero, Quero, Sing
from carteado.games.cego.rules.events import Called, FoundOut, Sang
from carteado.tricks.play import Play
from games.cego.kit import H1, H2, roda
from games.cego.kit.turning import CHAIRS, at, dealer_at, hands_at, sides_at, table_of

FLOR_DO_0: Final = {**H1, 0: "7E 6E 4E"}
BOTH: Final = pytest.mark.parametrize("form", ["roda", "testa"])


# Proposals and answers.


@BOTH
@pytest.mark.clause("CEGO-9.VIII.h-1", "CEGO-9.VIII.h-3", "CEGO-9.VIII-0")
@pytest.mark.parametrize("word", ["está bem", "quieto", "turco", "trunfo", "quero", ""])
def test_other_words_are_no_answer(form: str, word: str) -> None:
    table = table_of(form).call(0, "envido").no_flor()
    before = table.mesa
    for action in (Call(word, 2), Declare(word), Leave(word), Quero(word, 2), NaoQuero(word, 2)):
        assert table.refused(3, action).code
    assert (table.mesa, table.mesa.window) == (before, "envido")


@BOTH
@pytest.mark.clause("CEGO-9.VIII.h-3")
def test_an_answer_says_what_it_answers(form: str) -> None:
    table = table_of(form).call(0, "envido").no_flor()
    assert table.refused(3, Quero("envido", 3)).code == "answers-something-else"
    assert table.refused(3, Quero("truco", 2)).code == "answers-something-else"
    assert table.refused(0, Quero("envido", 2)).code == "others-answer"
    assert table.do(3, Quero("envido", 2)).mesa.window == "song"


@BOTH
@pytest.mark.clause("CEGO-9.VIII.h-4", "CEGO-9.VIII-0")
@pytest.mark.parametrize(("word", "price"), [("real-envido", 2), ("envido-envido", 2), ("falta-envido", 2)])
@pytest.mark.parametrize("by", CHAIRS)
def test_a_counter_raise_accepts_what_went_before(form: str, word: str, price: int, by: int) -> None:
    table = table_of(form, by=by).call(at(0, by), "envido").no_flor().call(at(3, by), word).nao_quero(at(0, by))
    assert (table.mesa.won_by, table.mesa.won) == (1 - by % 2, price)


@BOTH
@pytest.mark.clause("CEGO-9.VIII.h-5", "CEGO-9.VIII-0")
def test_somebody_closes_with_quero_or_nao_quero_before_a_card(form: str) -> None:
    table = table_of(form).call(0, "envido").no_flor().call(3, "real-envido")
    for seat, card in ((0, "4C"), (3, "1E")):
        assert table.refused(seat, Play(Card.of(card))) == Reason("proposal-first", "CEGO-9.VIII.h-5")
    if form == "roda":
        table.defer(0).defer(2)
        assert table.refused(2, Quero("envido", 5)).code == "already-deferred"
    last = 4 if form == "roda" else 0
    assert table.refused(last, Defer("envido", 5)) == Reason("last-must-answer", "CEGO-9.VIII.h-5")
    assert table.nao_quero(last).mesa.window == "turn"


@pytest.mark.clause("CEGO-9.VIII.h-6")
@pytest.mark.parametrize("by", CHAIRS)
def test_a_flor_is_answered_before_any_card(by: int) -> None:
    table = roda(hands_at(FLOR_DO_0, by), dealer=dealer_at(by)).call(at(0, by), "flor")
    assert table.state.actors() == (at(2, by), at(4, by))
    assert table.refused(at(1, by), Declare("e-boa")) == Reason("partners-first", "CEGO-9.XIV-22")
    table.say(at(2, by), "e-boa").say(at(4, by), "e-boa")
    assert table.state.actors() == (at(1, by), at(3, by), at(5, by))
    for seat in range(6):
        assert table.menu(seat, Play) == ()
    assert table.refused(at(0, by), Play(Card.of("7E"))).code == "proposal-first"
    for seat in (1, 3, 5):
        assert {action.what for action in table.menu(at(seat, by), Declare)} >= {"flor", "e-boa"}
        table.say(at(seat, by), "e-boa")
    assert (table.mesa.window, table.mesa.turn, table.mesa.won) == ("turn", at(0, by), 3)


@BOTH
@pytest.mark.clause("CEGO-9.VIII.h-7", "CEGO-9.VIII-0")
@pytest.mark.parametrize("by", CHAIRS)
def test_truco_is_not_raised_without_quero(form: str, by: int) -> None:
    table = table_of(form, by=by).call(at(0, by), "truco")
    rival = at(3, by)
    assert table.refused(rival, Call("retruco", 3)) == Reason("quero-first", "CEGO-9.VIII.h-7")
    assert table.refused(rival, Call("vale-quatro", 4)).clause == "CEGO-9.VIII.h-7"
    assert (table.mesa.asked, table.mesa.level) == (1, 0)
    table.quero(rival, raising=True)
    assert (table.mesa.level, table.mesa.asked, table.mesa.asked_by) == (1, 2, 1 - by % 2)
    assert table.told(Called)[-1].value == 3
    table.nao_quero(at(0, by))
    assert table.gained == sides_at((0, 2), by)


# Double proposals.


@BOTH
@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.VIII-0")
@pytest.mark.parametrize("word", ["envido-e-truco", "truco-e-envido"])
@pytest.mark.parametrize("by", CHAIRS)
def test_a_double_proposal_is_taken_or_left_whole(form: str, word: str, by: int) -> None:
    zero, rival = at(0, by), at(3, by)
    table = table_of(form, by=by).call(zero, word).nao_quero(rival)
    assert (table.gained, table.over) == (sides_at((2, 0), by), True)
    assert table.credits() == [("envido", by % 2, 1), ("truco", by % 2, 1)]
    table = table_of(form, by=by).call(zero, word).quero(rival)
    assert (table.mesa.level, table.mesa.raiser, table.mesa.window) == (1, 1 - by % 2, "song")
    table.songs()
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window, table.mesa.turn) == (by % 2, 2, "turn", zero)


@BOTH
@pytest.mark.clause("CEGO-9.VIII.i-2")
@pytest.mark.parametrize("by", CHAIRS)
def test_to_take_one_part_the_other_is_passed_first(form: str, by: int) -> None:
    zero, rival = at(0, by), at(3, by)
    table = table_of(form, by=by).call(zero, "envido-e-truco").quero(rival, passing="envido")
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.window) == (by % 2, 1, 1, "turn")
    table = table_of(form, by=by).call(zero, "envido-e-truco").quero(rival, passing="truco")
    assert table.mesa.window == "song"
    table.songs()
    assert table.credits() == [("envido", by % 2, 2), ("truco", by % 2, 1)]
    assert table.over


@BOTH
@pytest.mark.clause("CEGO-9.VIII.i-3")
def test_quero_first_takes_both_whatever_is_added(form: str) -> None:
    table = table_of(form).call(0, "envido-e-truco").quero(3)
    assert table.refused(3, Quero("both", 2, False, "truco")).code == "song-first"
    table.songs()
    assert (table.mesa.won, table.mesa.level) == (2, 1)


# Songs.


@pytest.mark.clause("CEGO-9.VIII.j-1", "CEGO-9.XIV-25")
def test_the_first_number_sung_stands() -> None:
    table = roda(H1).call(0, "envido").quero(1).sing(0, 32)
    assert table.refused(0, Sing(33)).code == "not-your-song"
    assert table.mesa.hands[0].song == 32
    table.nao_mato(1, 3, 5).plays("0:4C 1:4O 2:3C 3:12C 4:10B 5:10C 2:2B 3:1E 4:11B 5:12E 0:7E 1:1B")
    table.plays("3:7C 4:2O 5:11O 0:6E 1:5O 2:10O")
    assert [(found.seat, found.what) for found in table.told(FoundOut)] == [(0, "wrong-song")]
    assert table.gained == (0, 3)


@pytest.mark.clause("CEGO-9.VIII.j-2")
def test_a_slip_is_a_song_like_any_other() -> None:
    table = roda(H1).call(0, "envido").quero(1).sing(0, 7)
    assert (table.mesa.hands[0].song, table.mesa.singer) == (7, 1)
    table.sing(1, 29)
    assert table.mesa.best == 1


@pytest.mark.clause("CEGO-9.VIII.j-3")
def test_the_number_after_quero_is_the_song_even_if_it_beats_nothing() -> None:
    table = roda(H1).call(0, "envido").quero(1).sing(0, 33).sing(1, 20)
    assert (table.mesa.hands[1].song, table.mesa.best) == (20, 0)
    assert table.refused(1, Sing(29)).code == "not-your-song"
    table.nao_mato(3, 5)
    assert (table.mesa.won_by, table.mesa.won) == (0, 2)


@pytest.mark.clause("CEGO-9.VIII.g-3", "CEGO-9.XIV-15")
def test_the_walk_through_of_section_five() -> None:
    table = roda(H2).call(0, "envido").quero(1).songs()
    assert [(song.seat, song.points) for song in table.told(Sang)] == [(0, 25), (1, 28), (2, 30), (5, 31), (4, 31)]
    assert (table.mesa.hands[3].song, table.mesa.best, table.mesa.won_by) == (-1, 4, 0)
