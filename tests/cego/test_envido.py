"""Envido at the table: when it may be called, what may be put on it, what it is worth, and going out with it."""

import pytest

from carteado.cards import Card
from carteado.truco.acts import Play
from carteado.truco.cego.acts import Call, NaoQuero, Quero
from carteado.truco.cego.events import DidNotBeat, EnvidoVoid, Sang
from cego_kit import H1, MesaCego, em_testa, roda

REAL = "real-envido"
FALTA = "falta-envido"
AGAIN = "envido-envido"
OUROS = "7O 6O 5O"


def standing(m: MesaCego) -> tuple[int, int]:
    """The points part as it stands: side and tentos."""
    return m.mesa.won_by, m.mesa.won


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


@pytest.mark.clause("CEGO-9.XIV-8", "CEGO-9.VIII.f-4")
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


@pytest.mark.clause("CEGO-9.XIV-7")
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


@pytest.mark.clause("CEGO-9.XV.a-1")
def test_envido_is_not_reopened() -> None:
    m = roda(H1).call(0, "envido").nao_quero(1)
    assert not m.offered(0) & {"envido", REAL, FALTA, AGAIN, "flor"}
    m.play(0, "4C")
    assert m.refused(1, Call("envido", 2)).code == "points-closed"


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
    assert not [action for action in m.menu(3) if type(action).__name__ == "Defer"]
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


@pytest.mark.clause("CEGO-9.XIV-17", "CEGO-9.XV.a-1", "CEGO-9.XV.b-1", "CEGO-9.XV.c-3")
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
    assert m.refused(1, Call("envido", 4)).code in ("cannot-raise", "say-envido-envido")
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


@pytest.mark.clause("CEGO-9.XV.b-4", "CEGO-9.XV.b-5", "CEGO-9.VIII.h-4")
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


# Falta.


@pytest.mark.clause("CEGO-9.XV.c-1")
def test_falta_opens_or_raises() -> None:
    m = roda(H1)
    assert FALTA in m.offered(0)
    assert FALTA in m.call(0, "envido").gate().offered(1)


@pytest.mark.clause("CEGO-9.XV.c-2")
@pytest.mark.parametrize(("hands", "score"), [(H1, (19, 15)), ({**H1, 0: H1[1], 1: H1[0]}, (10, 24))])
def test_falta_is_what_the_leader_lacks(hands: dict[int, str], score: tuple[int, int]) -> None:
    """A 10, B 15: nine for either; with them the leader is out and the other is not."""
    m = roda(hands, score=(10, 15)).call(0, FALTA)
    assert m.mesa.falta == 9
    m.quero(1).songs()
    if score[1] == 24:
        assert (m.score, m.mesa.phase) == (score, "over")
    else:
        assert standing(m) == (0, 9)
        assert m.mesa.phase == "play"


@pytest.mark.clause("CEGO-9.XV.c-4")
def test_falta_over_an_envido_is_the_falta_alone() -> None:
    m = roda(H1, score=(10, 15)).call(0, "envido").gate().call(1, FALTA)
    assert m.mesa.envido == (9, 2)
    assert standing(m.quero(0).songs()) == (0, 9)


@pytest.mark.clause("CEGO-9.XV.c-5")
def test_falta_refused_over_others_is_their_sum() -> None:
    m = roda(H1).call(0, "envido").gate().call(1, REAL).call(0, FALTA).nao_quero(1)
    assert standing(m) == (0, 5)


@pytest.mark.clause("CEGO-9.XV.c-8")
@pytest.mark.parametrize(("hands", "score"), [(H1, (24, 0)), ({**H1, 0: H1[1], 1: H1[0]}, (0, 24))])
def test_falta_at_the_start_is_the_whole_partida(hands: dict[int, str], score: tuple[int, int]) -> None:
    m = roda(hands).call(0, FALTA).quero(1).songs()
    assert (m.score, m.mesa.phase) == (score, "over")


@pytest.mark.clause("CEGO-9.XV.c-9")
@pytest.mark.parametrize(("option", "worth"), [("6", 6), ("min", 3)])
def test_falta_in_testa(option: str, worth: int) -> None:
    """Six, even when the leader lacks less; by house rule no more than he lacks."""
    m = em_testa({0: H1[1], 3: "7E 6E 4C"}, score=(0, 21), testaFalta=option, testaStopAt="24").call(0, FALTA)
    assert m.mesa.falta == worth
    m.quero(3).songs()
    assert m.credits()[0] == ("envido", 1, worth)
    assert (m.score, m.mesa.phase) == ((0, 24), "over")


@pytest.mark.clause("CEGO-9.XV.c-9")
def test_falta_in_testa_at_the_start() -> None:
    m = em_testa({3: "7E 6E 4C"}).call(0, FALTA).quero(3).songs()
    assert standing(m) == (1, 6)
    assert m.mesa.phase == "play"


@pytest.mark.clause("CEGO-9.XV.c-9")
def test_falta_by_score_when_the_loser_of_the_race_wins_it() -> None:
    m = em_testa(H1, score=(0, 21), testaFalta="min", testaStopAt="24").call(0, FALTA).quero(3).songs()
    assert standing(m) == (0, 3)


@pytest.mark.clause("CEGO-9.XV.c-11")
def test_no_falta_that_is_worth_less_than_what_is_staked() -> None:
    m = roda(H1, score=(23, 10)).call(0, "envido").gate()
    assert FALTA not in m.offered(1)
    m.call(1, REAL)
    assert m.offered(0) == {REAL}
    assert m.refused(0, Call(FALTA, 1)).code == "falta-too-small"


@pytest.mark.clause("CEGO-9.XV.c-11")
@pytest.mark.parametrize(("option", "offered"), [("gt", False), ("gte", True)])
def test_a_falta_worth_as_much_as_the_stake(option: str, offered: bool) -> None:
    m = roda(H1, score=(19, 3), faltaRevide=option).call(0, "envido").gate().call(1, REAL)
    assert (FALTA in m.offered(0)) == offered
    if offered:
        m.call(0, FALTA)
        assert m.mesa.envido == (5, 5)


@pytest.mark.clause("CEGO-9.XV.c-13")
def test_who_loses_more_than_he_lacks_pays_it_whole() -> None:
    hands = {**H1, 0: H1[1], 1: H1[0]}
    m = roda(hands, score=(23, 10)).call(0, "envido").gate().call(1, REAL).quero(0).songs()
    assert standing(m) == (1, 5)
    m.won_by(1)
    assert m.credits()[0] == ("envido", 1, 5)


@pytest.mark.clause("CEGO-9.XV.c-13")
def test_who_wins_more_than_he_lacks_is_out() -> None:
    m = roda(H1, score=(23, 10)).call(0, "envido").gate().call(1, REAL).quero(0).songs()
    assert (m.score, m.mesa.phase) == ((24, 10), "over")


# The most in testa.


@pytest.mark.clause("CEGO-9.III-9")
@pytest.mark.parametrize(("cap", "offered", "worth"), [("clamp", True, 6), ("forbid", False, 0), ("none", True, 7)])
def test_seven_in_testa(cap: str, offered: bool, worth: int) -> None:
    m = em_testa(H1, testaCap=cap).call(0, "envido").gate().call(3, AGAIN)
    assert (REAL in m.offered(0)) == offered
    if offered:
        m.call(0, REAL)
        assert m.mesa.envido == (worth, 4)
        assert standing(m.quero(3).songs()) == (0, worth)


@pytest.mark.clause("CEGO-9.III-9", "CEGO-9.XV.c-9")
def test_ten_in_one_testa_at_most() -> None:
    hands = {0: "1O 5O 4B", 3: "7E 6E 1B"}
    m = em_testa(hands).call(0, FALTA).quero(3).songs()
    m.call(0, "truco").quero(3, raising=True).quero(0, raising=True).quero(3).won_by(1)
    assert m.credits() == [("envido", 1, 6), ("truco", 1, 4)]


@pytest.mark.parametrize(("option", "offered"), [("2", set()), ("unlimited", {AGAIN})])
def test_more_envidos_by_house_rule(option: str, offered: set[str]) -> None:
    m = roda(H1, maxEnvido=option).call(0, "envido").gate().call(1, AGAIN)
    assert m.offered(0) == {REAL, FALTA} | offered
    if offered:
        m.call(0, AGAIN)
        assert m.mesa.envido == (6, 4)


# Envido and truco.


@pytest.mark.clause("CEGO-9.XVI-1", "CEGO-9.XVI-3", "CEGO-9.XVI-4", "CEGO-9.XVI-5")
def test_envido_is_put_over_a_truco_that_waits() -> None:
    m = roda(H1).call(0, "truco")
    assert m.refused(2, Call("envido", 2)).code == "envido-after-truco"
    m.call(3, "envido").gate()
    assert set(m.state.actors()) == {0, 2, 4}
    m.call(0, REAL)  # only opening is barred to them
    assert m.mesa.envido == (5, 2)
    m.nao_quero(5)
    assert standing(m) == (0, 2)
    assert (m.mesa.window, m.mesa.asked) == ("truco", 1)
    assert set(m.state.actors()) == {1, 3, 5}
    assert not m.offered(3) & {"envido", "flor"}
    m.quero(1)
    assert m.mesa.level == 1


@pytest.mark.clause("CEGO-9.XIV-7", "CEGO-9.VIII.f-3")
def test_over_a_truco_only_by_who_has_not_played() -> None:
    m = roda(H1).fall(2).call(2, "truco")
    assert "envido" in m.offered(3)
    assert "envido" not in m.offered(1)


def test_no_envido_over_a_retruco() -> None:
    m = roda(H1, envidoAfterTruco="true").call(0, "truco").quero(1, raising=True)
    assert "envido" not in m.offered(2)
    assert m.refused(4, Call("envido", 2)).code == "envido-after-truco"


@pytest.mark.clause("CEGO-9.XVI-1")
@pytest.mark.parametrize(("option", "offered"), [("false", False), ("true", True)])
def test_envido_once_the_truco_is_taken(option: str, offered: bool) -> None:
    """0 called it before his card, so A may open none in any case; B may, by house rule."""
    m = roda(H1, envidoAfterTruco=option).call(0, "truco").quero(1)
    assert "envido" not in m.offered(0)
    m.play(0, "4C")
    assert ("envido" in m.offered(1)) == offered
    m.play(1, "4O")
    assert "envido" not in m.offered(2)


@pytest.mark.clause("CEGO-9.XVI-1")
def test_a_truco_after_ones_card_bars_nobody() -> None:
    """0 calls with his first card on the table: his partners may still open an envido when it has been taken."""
    m = roda(H1, openTiming="any", envidoAfterTruco="true").play(0, "4C").call(0, "truco").quero(1).play(1, "4O")
    assert "envido" in m.offered(2)
    m = roda(H1, openTiming="any", envidoAfterTruco="true").call(0, "truco").quero(1).plays("0:4C 1:4O")
    assert "envido" not in m.offered(2)


@pytest.mark.clause("CEGO-9.XIV-21")
def test_envido_over_truco_gives_way_to_a_flor() -> None:
    m = roda({0: OUROS}).call(0, "truco").call(1, "envido").gate({0: "flor"})
    assert m.told(EnvidoVoid)
    assert standing(m) == (0, 3)
    assert m.mesa.window == "truco"


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


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.XIV-26")
def test_a_wrong_song_takes_nobody_out() -> None:
    m = roda(H1, score=(22, 10)).call(0, "envido").quero(1).sing(0, 32).nao_mato(1, 3, 5)
    assert m.score == (22, 13)
    assert m.credits() == [("envido", 1, 2), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.i-1")
def test_out_with_the_envido_of_a_double_before_its_truco_is_paid() -> None:
    m = roda({**H1, 0: H1[1], 1: H1[0]}, score=(23, 22)).call(0, "envido-e-truco").gate()
    m.quero(1, passing="truco").songs()
    assert (m.score, m.mesa.phase) == ((23, 24), "over")
