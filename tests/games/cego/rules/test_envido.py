"""Envido at the table: when it may be called, who answers, what may be put on it, and going out with it."""

import pytest

from carteado.cards import Card
from carteado.games.cego.rules.acts import Call, Defer, NaoQuero, Quero
from carteado.games.cego.rules.events import DidNotBeat, Sang
from carteado.tricks.play import Play
from games.cego.kit import H1, roda
from games.cego.kit.told import standing

REAL = "real-envido"
FALTA = "falta-envido"
AGAIN = "envido-envido"


# When.


@pytest.mark.clause("CEGO-9.XIV-7", "CEGO-9.VIII.f-3")
def test_envido_comes_before_ones_own_first_card() -> None:
    m = roda(H1).play(0, "4C")
    assert {"envido", REAL, FALTA} <= m.offered(1)
    m.plays("1:4O 2:10O 3:7C 4:2O 5:10C")
    assert m.mesa.turn == 4
    for word in ("envido", REAL, FALTA, "flor"):
        assert m.refused(4, Call(word, 2)).code == "after-first-card"


@pytest.mark.clause("CEGO-9.XIV-7")
def test_the_last_to_play_may_still_call_it() -> None:
    m = roda(H1).fall(5).call(5, "envido")
    assert m.mesa.window == "envido"  # nobody is left to be asked for a flor
    assert set(m.state.actors()) == {0, 2, 4}
    assert standing(m.quero(2).songs()) == (0, 2)


@pytest.mark.clause("CEGO-9.XIV-8", "CEGO-9.VIII.f-4", "S-CEGO-30")
@pytest.mark.parametrize(("word", "worth"), [(AGAIN, (4, 2)), (REAL, (5, 2)), (FALTA, (24, 2))])
def test_after_ones_card_envido_is_only_a_revide(word: str, worth: tuple[int, int]) -> None:
    m = roda(H1).play(0, "4C").call(1, "envido").gate()
    assert {AGAIN, REAL, FALTA} == m.offered(0)
    m.call(0, word)
    assert m.mesa.envido == worth


@pytest.mark.clause("CEGO-9.VIII.f-4")
def test_a_revide_after_a_partner_has_closed_it_is_void() -> None:
    m = roda(H1).play(0, "4C").call(1, "envido").quero(2)
    m.refused(0, Call(REAL, 5))
    assert m.mesa.window == "song"
    assert standing(m.songs()) == (0, 2)


@pytest.mark.clause("S-CEGO-08")
def test_out_of_turn_only_by_house_rule() -> None:
    assert roda(H1).refused(3, Call("envido", 2)).code == "not-your-turn"
    m = roda(H1, openTiming="any").call(3, "envido").gate().quero(0)
    assert m.mesa.singer == 0
    assert standing(m.songs()) == (0, 2)


@pytest.mark.clause("CEGO-9.VIII.h-3", "CEGO-9.VIII.h-5")
def test_a_pending_envido_blocks_the_cards() -> None:
    m = roda(H1).call(0, "envido").gate().call(1, REAL)
    for seat in range(6):
        assert m.menu(seat, Play) == ()
    assert m.refused(0, Play(Card.of("4C"))).code == "proposal-first"


# Who answers.


@pytest.mark.clause("CEGO-9.XIV-13", "CEGO-9.VIII.h-3")
def test_the_first_word_of_a_side_binds_it() -> None:
    m = roda(H1).call(0, "envido").gate()
    assert m.state.actors() == (1, 3, 5)
    m.defer(1)
    assert m.state.actors() == (3, 5)
    m.defer(5)
    assert m.state.actors() == (3,)
    assert {type(action) for action in m.menu(3)} >= {Quero, NaoQuero}
    assert m.menu(3, Defer) == ()
    m.nao_quero(3)
    assert standing(m) == (0, 1)


@pytest.mark.clause("CEGO-9.XIV-13")
def test_any_of_them_may_answer_first() -> None:
    m = roda(H1).call(0, "envido").gate().quero(5)
    assert m.mesa.window == "song"


@pytest.mark.clause("CEGO-9.VIII.h-3")
def test_the_callers_side_does_not_answer_itself() -> None:
    m = roda(H1).call(0, "envido").gate()
    assert m.refused(2, Quero("envido", 2)).code == "others-answer"
    assert m.refused(2, Call(REAL, 5)).code == "own-call-pending"


@pytest.mark.clause("CEGO-9.XIV-17", "CEGO-9.XV.a-1", "CEGO-9.XV.b-1", "CEGO-9.XV.c-3", "S-CEGO-49")
@pytest.mark.parametrize("word", ["envido", REAL, FALTA])
@pytest.mark.parametrize("caller", [0, 1])
def test_refused_at_once_it_is_one_and_nobody_sings(word: str, caller: int) -> None:
    m = roda(H1).fall(caller).call(caller, word).nao_quero(1 - caller)
    assert standing(m) == (caller, 1)
    assert not m.told(Sang) + m.told(DidNotBeat)


@pytest.mark.clause("CEGO-9.XIV-5", "CEGO-9.XV.a-1", "CEGO-9.XV.b-1", "CEGO-9.XIV-16")
@pytest.mark.parametrize(("word", "tentos"), [("envido", 2), (REAL, 3), (FALTA, 24)])
@pytest.mark.parametrize("caller", [0, 1])
def test_accepted_the_best_points_take_it_whoever_called(word: str, tentos: int, caller: int) -> None:
    m = roda(H1).fall(caller).call(caller, word).quero(1 - caller).songs()
    if tentos < 24:
        assert standing(m) == (0, tentos)
    else:
        assert m.score == (24, 0)


# What may be put on it.


@pytest.mark.clause("CEGO-9.XV.b-7", "CEGO-9.XV-0")
def test_what_follows_what() -> None:
    m = roda(H1).call(0, "envido").gate()
    assert m.offered(1) == {AGAIN, REAL, FALTA}
    assert m.refused(1, Call("envido", 4)).code == "cannot-raise"
    m.call(1, AGAIN)
    assert m.offered(0) == {REAL, FALTA}
    m.call(0, REAL)
    assert m.offered(1) == {REAL, FALTA}
    assert m.refused(1, Call(AGAIN, 9)).code == "envido-over-real"
    assert m.refused(1, Call("envido", 9)).code == "envido-over-real"
    m.call(1, FALTA)
    assert m.offered(0) == set()


@pytest.mark.clause("CEGO-9.XV.b-7")
def test_over_a_real_envido_only_real_and_falta() -> None:
    m = roda(H1).call(0, REAL).gate()
    assert m.offered(1) == {REAL, FALTA}
    assert m.refused(1, Call("envido", 5)).code == "envido-over-real"
    assert {type(action) for action in m.menu(1)} >= {Quero, NaoQuero}


@pytest.mark.clause("CEGO-9.XV.b-6", "CEGO-9.XV-0")
@pytest.mark.parametrize("word", ["real", "envido-real", "tres-tentos"])
def test_other_words_raise_nothing(word: str) -> None:
    m = roda(H1).call(0, "envido").gate()
    m.refused(1, Call(word, 5))
    assert m.mesa.envido == (2, 1)


@pytest.mark.clause("CEGO-9.XV.b-4", "CEGO-9.XV.b-5", "CEGO-9.VIII.h-4", "S-CEGO-30", "S-CEGO-49")
@pytest.mark.parametrize("word", [AGAIN, REAL])
def test_a_refused_revide_pays_what_was_there_to_who_raised(word: str) -> None:
    m = roda(H1).call(0, "envido").gate().call(1, word)
    assert set(m.state.actors()) == {0, 2, 4}
    assert standing(m.nao_quero(4)) == (1, 2)


@pytest.mark.clause("CEGO-9.XV.b-3")
def test_three_reals_are_nine() -> None:
    m = roda(H1).call(0, REAL).gate().call(1, REAL).call(2, REAL).quero(3).songs()
    assert standing(m) == (0, 9)


@pytest.mark.clause("CEGO-9.XV.c-6")
@pytest.mark.parametrize(("side", "hands"), [(0, H1), (1, {**H1, 0: H1[1], 1: H1[0]})])
def test_two_two_and_three_are_seven(side: int, hands: dict[int, str]) -> None:
    m = roda(hands).call(0, "envido").gate().call(1, AGAIN).call(0, REAL)
    assert m.mesa.envido == (7, 4)
    assert standing(m.quero(5).songs()) == (side, 7)
    m = roda(hands).call(0, "envido").gate().call(1, AGAIN).call(2, REAL).nao_quero(1)
    assert standing(m) == (0, 4)


@pytest.mark.clause("CEGO-9.XV.c-7")
@pytest.mark.parametrize(("calls", "tentos"), [((), 1), ((REAL,), 2), ((AGAIN, REAL), 4)])
def test_a_trio_that_goes_to_the_pack_has_refused(calls: tuple[str, ...], tentos: int) -> None:
    m = roda(H1).call(0, "envido").gate()
    for nth, word in enumerate(calls):
        m.call(1 - nth % 2, word)
    loser = (len(calls) + 1) % 2
    m.give_up(loser)
    assert m.credits() == [("envido", 1 - loser, tentos), ("truco", 1 - loser, 1)]


@pytest.mark.clause("S-CEGO-11")
@pytest.mark.parametrize(("option", "offered"), [("2", set()), ("unlimited", {AGAIN})])
def test_more_envidos_by_house_rule(option: str, offered: set[str]) -> None:
    m = roda(H1, maxEnvido=option).call(0, "envido").gate().call(1, AGAIN)
    assert m.offered(0) == {REAL, FALTA} | offered
    if offered:
        m.call(0, AGAIN)
        assert m.mesa.envido == (6, 4)


# Going out.


@pytest.mark.clause("CEGO-9.XV.a-1", "CEGO-9.II-1")
@pytest.mark.parametrize(("score", "takes"), [((22, 23), True), ((21, 23), False)])
def test_an_envido_that_takes_a_trio_out_ends_the_partida(score: tuple[int, int], takes: bool) -> None:
    m = roda(H1, score=score).call(0, "envido").quero(1).songs()
    assert (m.mesa.phase == "over") == takes
    if takes:
        assert m.score == (24, 23)
        assert sorted(str(card) for card in m.mesa.hands[0].shown_cards) == ["6E", "7E"]  # proved at once


@pytest.mark.clause("CEGO-9.XIV-17")
def test_out_by_a_refusal() -> None:
    m = roda(H1, score=(23, 23)).call(0, "envido").nao_quero(1)
    assert (m.score, m.mesa.phase) == ((24, 23), "over")


@pytest.mark.clause("CEGO-9.VIII.i-1")
def test_out_with_the_envido_of_a_double_before_its_truco_is_paid() -> None:
    m = roda({**H1, 0: H1[1], 1: H1[0]}, score=(23, 22)).call(0, "envido-e-truco").gate()
    m.quero(1, passing="truco").songs()
    assert (m.score, m.mesa.phase) == ((23, 24), "over")
