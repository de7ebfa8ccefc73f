"""9.VIII, the general rules: cards on the table, words that count, who comes first, double proposals and songs."""

from copy import copy
from typing import Final

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import PUBLIC, Reason, Seat
from carteado.truco.acts import Play
from carteado.truco.cego.acts import Call, Declare, Defer, Leave, NaoMato, NaoQuero, PlayTwo, Quero, Sing
from carteado.truco.cego.events import Called, FoundOut, Sang
from carteado.truco.events import Played
from cego_kit import H1, H2, MesaCego, em_testa, roda
from cego_kit.turning import CHAIRS, at, dealer_at, hands_at, plays_at, sides_at

FLOR_DO_0: Final = {0: "7E 6E 4E", 1: "1B 5O 4O", 2: "3C 2B 10O", 3: "1E 12C 7C", 4: "11B 10B 2O", 5: "12E 11O 10C"}
BOTH: Final = pytest.mark.parametrize("form", ["roda", "testa"])


def _at_table(form: str, hands: dict[int, str] | None = None, by: int = 0) -> MesaCego:
    make = roda if form == "roda" else em_testa
    return make(hands_at(H1 if hands is None else hands, by), dealer=dealer_at(by))


def _names(played: list[Played]) -> list[str]:
    return [str(event.card) for event in played]


@pytest.mark.clause("CEGO-9.0-1", "CEGO-9.VIII-0")
def test_without_house_rules_the_text_governs() -> None:
    defaults = {choice.key: next(iter(choice.values)) for choice in catalogue.game("truco-cego").choices}
    assert roda().state.view(PUBLIC).options == ()
    assert {key: defaults[key] for key in ("testaStopAt", "testaStopCheck", "pardaLead", "capAt24", "openTiming")} == {
        "testaStopAt": "18",
        "testaStopCheck": "deal",
        "pardaLead": "leader",
        "capAt24": "true",
        "openTiming": "inTurn",
    }
    assert {
        key: defaults[key] for key in ("passedMaySpeak", "leaveCostsEnvido", "leiInTesta", "profile", "nextPartidaDealer")
    } == {
        "passedMaySpeak": "true",
        "leaveCostsEnvido": "true",
        "leiInTesta": "false",
        "profile": "faithful",
        "nextPartidaDealer": "draw",
    }


# b and c: cards.


@BOTH
@pytest.mark.clause("CEGO-9.VIII.b-1", "CEGO-9.VIII.b-2", "CEGO-9.VIII-0")
def test_a_card_on_the_table_stays_there(form: str) -> None:
    table = _at_table(form).play(0, "4C")
    assert _names(table.told(Played)) == ["4C"]
    for action in (Play(Card.of("4C")), Play(Card.of("7E"))):
        assert table.refused(0, action).code == "not-your-turn"
    while not table.mesa.results:
        table.do(table.mesa.turn, table.menu(table.mesa.turn, Play)[-1])
    assert all(Play(Card.of("4C")) not in table.menu(seat) for seat in range(6))


@pytest.mark.clause("CEGO-9.VIII.b-2")
def test_a_card_already_played_is_not_in_hand_any_more() -> None:
    table = em_testa({0: "4C 7E 5O", 3: "4E 5B 6C"}).plays("0:7E 3:4E")
    assert table.refused(0, Play(Card.of("7E"))) == Reason("not-in-hand", "CEGO-9.VIII.b-2", ("7E",))
    assert table.refused(0, Play(Card.of("1E"))).code == "not-in-hand"
    assert {action.card for action in table.menu(0, Play)} == {Card.of("4C"), Card.of("5O")}


@pytest.mark.clause("CEGO-9.VIII.b-3")
@pytest.mark.parametrize("by", CHAIRS)
@pytest.mark.parametrize(("under", "over"), [("4C", "7E"), ("7E", "4C")])
def test_of_two_cards_laid_at_once_the_lower_one_was_played_first(under: str, over: str, by: int) -> None:
    mao, rival = at(0, by), at(3, by)
    table = em_testa({mao: "3C 4C 7E", rival: "3O 6E 5O"}, dealer=dealer_at(by)).play(mao, "3C").play(rival, "3O")
    table.do(mao, PlayTwo(Card.of(under), Card.of(over)))
    assert [str(fallen.card) for fallen in table.mesa.vazas[1]] == [under]
    assert Card.of(over) in table.view(rival).hands[mao].dealt_cards
    table.play(rival, "6E")
    assert (table.mesa.nth, table.gained) == (1, sides_at((0, 1) if under == "4C" else (1, 0), by))


@pytest.mark.clause("CEGO-9.VIII.b-3")
def test_the_card_on_top_falls_in_the_third_vaza_and_no_other() -> None:
    table = (
        em_testa({0: "3C 4C 7E", 3: "5C 6E 5O"}).plays("0:3C 3:5C").do(0, PlayTwo(Card.of("4C"), Card.of("7E"))).play(3, "6E")
    )
    assert table.mesa.results == (0, 1)
    table.play(3, "5O")
    assert table.menu(0, Play) == (Play(Card.of("7E")),)
    assert table.refused(0, Play(Card.of("4C"))).code == "not-in-hand"
    table.play(0, "7E")
    assert table.gained == (1, 0)


@pytest.mark.clause("CEGO-9.VIII.b-3")
def test_only_the_last_two_are_laid_at_once() -> None:
    table = em_testa({0: "3C 4C 7E", 3: "5C 6E 5O"})
    assert table.refused(0, PlayTwo(Card.of("4C"), Card.of("7E"))) == Reason("last-two-only", "CEGO-9.VIII.b-3")
    assert table.menu(0, PlayTwo) == ()
    table.plays("0:3C 3:5C")
    assert set(table.menu(0, PlayTwo)) == {PlayTwo(Card.of("4C"), Card.of("7E")), PlayTwo(Card.of("7E"), Card.of("4C"))}


@BOTH
@pytest.mark.clause("CEGO-9.VIII.c-1", "CEGO-9.VIII-0")
def test_cards_played_stay_face_up_before_who_played_them(form: str) -> None:
    hands = {0: "7E 4C 6C", 1: "4O 5B 6O", 2: "4B 5O 6B", 3: "5C 4E 7C", 4: "5E 6E 7B", 5: "10E 10B 11O"}
    table = _at_table(form, hands)
    while len(table.mesa.results) < 1:
        table.do(table.mesa.turn, table.menu(table.mesa.turn, Play)[0])
    first = {fallen.seat: fallen.card for fallen in table.mesa.vazas[0]}
    table.do(table.mesa.turn, table.menu(table.mesa.turn, Play)[0])
    for viewer in (*range(6), PUBLIC):
        seen = table.view(viewer)
        assert {fallen.seat: fallen.card for fallen in seen.vazas[0]} == first
        assert all(card in seen.hands[seat].dealt_cards for seat, card in first.items())


@pytest.mark.clause("CEGO-9.VIII.c-2", "CEGO-9.VIII.a-8")
def test_what_the_played_cards_prove_needs_no_other_proof() -> None:
    table = roda({**H1, 0: "7E 6E 1B", 1: "4C 5O 4O"}).call(0, "envido").quero(1).songs()
    table.plays("0:6E 1:4C 2:3C 3:7C 4:10B 5:10C 2:2B 3:12C 4:11B 5:11O 0:7E 1:5O")
    assert table.gained == (3, 0)
    assert not [event for event in table.events if type(event).__name__ == "Proved"]
    assert table.view(3).hands[0].shown_cards == ()


# f: what is said counts.


@BOTH
@pytest.mark.clause("CEGO-9.VIII.f-1", "CEGO-9.VIII.f-2", "CEGO-9.VIII-0")
@pytest.mark.parametrize("by", CHAIRS)
def test_what_is_said_once_the_cards_are_out_counts(form: str, by: int) -> None:
    table = _at_table(form, by=by).call(at(0, by), "truco")
    assert (table.mesa.window, table.mesa.asked, table.mesa.asked_by) == ("truco", 1, by % 2)
    for kind in (Quero, NaoQuero):
        assert table.menu(at(3, by), kind)
    assert {action.raising for action in table.menu(at(3, by), Quero)} == {False, True}
    table.nao_quero(at(3, by))
    assert table.gained == sides_at((1, 0), by)
    assert table.over


@BOTH
@pytest.mark.clause("CEGO-9.VIII.f-1", "CEGO-9.VIII.b-2")
def test_a_word_said_is_not_taken_back(form: str) -> None:
    table = _at_table(form).call(0, "truco")
    assert table.state.actors() == ((1, 3, 5) if form == "roda" else (3,))
    assert not [action for action in table.menu(0) if isinstance(action, (Call, Play, Leave))]


@BOTH
@pytest.mark.clause("CEGO-9.VIII.f-3", "CEGO-9.VIII-0")
@pytest.mark.parametrize("word", ["envido", "real-envido", "falta-envido", "flor", "contra-flor-e-o-resto", "achico"])
def test_after_his_card_nobody_opens_envido_or_flor(form: str, word: str) -> None:
    table = _at_table(form, FLOR_DO_0).play(0, "4E")
    value = next((action.value for action in _at_table(form).menu(0, Call) if action.call == word), 0)
    assert table.refused(0, Call(word, value)).code == "after-first-card"
    while not table.mesa.results:
        table.do(table.mesa.turn, table.menu(table.mesa.turn, Play)[0])
    seat = table.mesa.turn
    assert table.offered(seat) == {"truco"}
    assert table.refused(seat, Call(word, value)).code == "after-first-card"


@pytest.mark.clause("CEGO-9.VIII.f-3", "CEGO-9.X-4")
def test_a_flor_not_sung_before_the_card_is_reneged() -> None:
    table = em_testa({0: "7E 6E 4E", 3: "1E 12C 7C"}).plays("0:4E 3:7C 3:12C 0:7E 0:6E 3:1E")
    assert [(found.seat, found.what) for found in table.told(FoundOut)] == [(0, "hidden-flor")]
    assert table.gained == (0, 4)


@pytest.mark.clause("CEGO-9.VIII.f-4")
@pytest.mark.parametrize("by", CHAIRS)
def test_who_has_played_may_still_raise_the_opponents_envido(by: int) -> None:
    zero, one = at(0, by), at(1, by)
    table = roda(hands_at(H1, by), dealer=dealer_at(by)).play(zero, "4C").call(one, "envido").no_flor()
    table.call(zero, "real-envido")
    assert (table.mesa.envido, table.mesa.window, table.state.actors()) == ((5, 2), "envido", (one, at(3, by), at(5, by)))
    accepted = copy(table).quero(one).songs()
    assert (accepted.mesa.won_by, accepted.mesa.won) == (by % 2, 5)
    table.nao_quero(one)
    assert (table.mesa.won_by, table.mesa.won) == (by % 2, 2)


@pytest.mark.clause("CEGO-9.VIII.f-4")
@pytest.mark.parametrize("closing", ["quero", "nao_quero"])
def test_but_not_once_a_companion_has_closed_it(closing: str) -> None:
    table = roda(H1).play(0, "4C").call(1, "envido").no_flor()
    table.quero(2) if closing == "quero" else table.nao_quero(2)
    assert table.refused(0, Call("real-envido", 5)).code in {"song-first", "points-closed"}
    assert (table.mesa.chain, table.mesa.envido[0]) == (("envido",), 2)


@pytest.mark.clause("CEGO-9.VIII.f-4", "CEGO-9.VIII.f-3")
def test_the_exception_is_for_envido_only() -> None:
    table = roda(FLOR_DO_0).play(0, "4E").call(1, "envido")
    assert table.mesa.window == "gate"
    assert 0 not in table.state.actors()
    assert table.refused(0, Declare("flor")).clause in {"CEGO-9.VIII.h-6", "CEGO-9.VIII.f-3"}
    table.no_flor()
    assert not [word for word in table.offered(0) if "flor" in word or word == "achico"]


# Who opens: in turn, or by house rule at any time.


@BOTH
@pytest.mark.clause("S-CEGO-08")
@pytest.mark.parametrize("word", ["envido", "flor", "truco"])
def test_bets_are_opened_in_turn(form: str, word: str) -> None:
    table = _at_table(form)
    assert table.offered(3) == set()
    value = {"envido": 2, "flor": 0, "truco": 2}[word]
    assert table.refused(3, Call(word, value)).code == "not-your-turn"


@BOTH
@pytest.mark.clause("S-CEGO-08", "CEGO-9.VIII.f-1")
@pytest.mark.parametrize("word", ["envido", "real-envido", "falta-envido", "flor", "truco", "envido-e-truco"])
def test_by_house_rule_a_seat_may_interrupt_before_the_next_card(form: str, word: str) -> None:
    table = (roda if form == "roda" else em_testa)(H1, openTiming="any")
    assert word in table.offered(3)
    table.call(3, word)
    assert table.mesa.window in {"gate", "truco"}
    assert table.refused(0, Play(Card.of("4C"))).code == "proposal-first"


@pytest.mark.clause("S-CEGO-08")
def test_by_house_rule_the_turn_comes_back_to_who_had_it() -> None:
    table = roda(H1, openTiming="any").play(0, "4C")
    assert table.offered(0) == {"truco"}
    table.call(4, "envido").no_flor()
    assert table.state.actors() == (5, 1, 3)
    table.nao_quero(5)
    assert (table.mesa.window, table.mesa.turn) == ("turn", 1)
    table.call(2, "truco").quero(3)
    assert (table.mesa.turn, table.mesa.raiser) == (1, 1)
    assert [seat for seat in range(6) if "retruco" in table.offered(seat)] == [1, 3, 5]
    table.call(5, "retruco").nao_quero(0)
    assert table.credits() == [("envido", 0, 1), ("truco", 1, 2)]


@pytest.mark.clause("S-CEGO-08", "S-CEGO-18")
def test_by_house_rule_who_passed_still_opens_nothing_and_cards_wait_for_their_turn() -> None:
    table = roda(H1, openTiming="any").leave(0)
    assert table.menu(0) == ()
    assert table.menu(4, Play) == ()
    assert table.menu(4, Leave) == ()


# g: who comes first.


@pytest.mark.clause("CEGO-9.VIII.g-1", "CEGO-9.XIV-14")
@pytest.mark.parametrize("by", CHAIRS)
def test_the_mao_starts_and_sings_first(by: int) -> None:
    for caller in range(6):
        table = roda(hands_at(H1, by), dealer=dealer_at(by), openTiming="any")
        assert table.mesa.turn == at(0, by)
        table.call(at(caller, by), "envido").no_flor().quero(at(caller + 1, by))
        assert table.mesa.singer == at(0, by)
        assert table.refused(at(0, by), NaoMato()) == Reason("mao-must-sing", "CEGO-9.XIV-14")
        table.sing(at(0, by), 33)
        assert table.told(Sang)[0].seat == at(0, by)


@pytest.mark.clause("CEGO-9.VIII.g-2", "CEGO-9.VIII.g-3")
@pytest.mark.parametrize("by", CHAIRS)
def test_the_mao_lends_his_place_to_no_companion(by: int) -> None:
    hands = {0: "4O 5C 11E", 1: "6O 4C 12B", 2: "5B 10C 1O", 3: "7C 3C 4E", 4: "6B 4B 10E", 5: "5O 7E 12C"}
    table = roda(hands_at(hands, by), dealer=dealer_at(by)).call(at(0, by), "envido").no_flor().quero(at(1, by)).songs()
    assert [(song.seat, song.points) for song in table.told(Sang)][-1] == (at(3, by), 30)
    assert (table.mesa.won_by, table.mesa.won, table.mesa.best) == (1 - by % 2, 2, at(3, by))


@pytest.mark.clause("CEGO-9.VIII.g-3")
@pytest.mark.parametrize("by", CHAIRS)
@pytest.mark.parametrize(("low", "high"), [(1, 2), (2, 5), (0, 1), (0, 5), (4, 5), (3, 4)])
def test_of_equal_points_the_first_in_playing_order_wins(low: Seat, high: Seat, by: int) -> None:
    others = iter(("4O 5C 11E", "6O 4C 12B", "5B 10C 1O", "5O 7E 12C"))
    hands = {low: "7C 3C 4E", high: "6B 4B 10E"}
    hands |= {seat: next(others) for seat in range(6) if seat not in hands}
    table = roda(hands_at(hands, by), dealer=dealer_at(by)).call(at(0, by), "envido").no_flor().quero(at(1, by)).songs()
    assert (table.mesa.best, table.mesa.won_by) == (at(low, by), at(low, by) % 2)


@pytest.mark.clause("CEGO-9.VIII.g-3", "CEGO-9.XIII.c-2")
@pytest.mark.parametrize("by", CHAIRS)
def test_of_equal_flores_the_first_in_playing_order_wins(by: int) -> None:
    hands = {0: "4E 5B 11E", 1: "6B 4C 12B", 2: "7O 4O 10O", 3: "5O 7E 12C", 4: "5E 6E 10B", 5: "6C 5C 11C"}
    table = roda(hands_at(hands, by), dealer=dealer_at(by)).plays(plays_at("0:4E 1:4C", by))
    table.call(at(2, by), "flor").say(at(4, by), "e-boa").say(at(5, by), "contra-flor").say(at(3, by), "e-boa")
    table.quero(at(2, by)).songs()
    assert (table.mesa.best, table.mesa.won_by, table.mesa.won) == (at(2, by), by % 2, 6)


@pytest.mark.clause("CEGO-9.VIII.g-3")
def test_in_a_testa_the_mao_of_that_testa_comes_first() -> None:
    table = em_testa({0: "7E 4C 10O", 1: "5C 10B 4E", 4: "5O 12O 6B", 3: "5E 4B 11C", 2: "6C 4O 12B", 5: "6O 7B 11E"}).leave(0)
    table.call(1, "envido").quero(4).songs()
    assert table.mesa.best == 4
    equal = em_testa({0: "7E 4C 10O", 1: "5C 10C 4E", 4: "5O 12O 6B", 3: "5E 4B 11C", 2: "6C 4O 12B", 5: "6O 7B 11E"}).leave(0)
    equal.call(1, "envido").quero(4).songs()
    assert (equal.mesa.best, equal.mesa.won_by) == (1, 1)


# h: proposals and answers.


@BOTH
@pytest.mark.clause("CEGO-9.VIII.h-1", "CEGO-9.VIII.h-3", "CEGO-9.VIII-0")
@pytest.mark.parametrize("word", ["está bem", "quieto", "turco", "trunfo", "quero", ""])
def test_other_words_are_no_answer(form: str, word: str) -> None:
    table = _at_table(form).call(0, "envido").no_flor()
    before = table.mesa
    for action in (Call(word, 2), Declare(word), Leave(word), Quero(word, 2), NaoQuero(word, 2)):
        assert table.refused(3, action).code
    assert (table.mesa, table.mesa.window) == (before, "envido")


@BOTH
@pytest.mark.clause("CEGO-9.VIII.h-3")
def test_an_answer_says_what_it_answers(form: str) -> None:
    table = _at_table(form).call(0, "envido").no_flor()
    assert table.refused(3, Quero("envido", 3)).code == "answers-something-else"
    assert table.refused(3, Quero("truco", 2)).code == "answers-something-else"
    assert table.refused(0, Quero("envido", 2)).code == "others-answer"
    assert table.do(3, Quero("envido", 2)).mesa.window == "song"


@BOTH
@pytest.mark.clause("CEGO-9.VIII.h-4", "CEGO-9.VIII-0")
@pytest.mark.parametrize(("word", "price"), [("real-envido", 2), ("envido-envido", 2), ("falta-envido", 2)])
@pytest.mark.parametrize("by", CHAIRS)
def test_a_counter_raise_accepts_what_went_before(form: str, word: str, price: int, by: int) -> None:
    table = _at_table(form, by=by).call(at(0, by), "envido").no_flor().call(at(3, by), word).nao_quero(at(0, by))
    assert (table.mesa.won_by, table.mesa.won) == (1 - by % 2, price)


@BOTH
@pytest.mark.clause("CEGO-9.VIII.h-5", "CEGO-9.VIII-0")
def test_somebody_closes_with_quero_or_nao_quero_before_a_card(form: str) -> None:
    table = _at_table(form).call(0, "envido").no_flor().call(3, "real-envido")
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
    table = _at_table(form, by=by).call(at(0, by), "truco")
    rival = at(3, by)
    assert table.refused(rival, Call("retruco", 3)) == Reason("quero-first", "CEGO-9.VIII.h-7")
    assert table.refused(rival, Call("vale-quatro", 4)).clause == "CEGO-9.VIII.h-7"
    assert (table.mesa.asked, table.mesa.level) == (1, 0)
    table.quero(rival, raising=True)
    assert (table.mesa.level, table.mesa.asked, table.mesa.asked_by) == (1, 2, 1 - by % 2)
    assert table.told(Called)[-1].value == 3
    table.nao_quero(at(0, by))
    assert table.gained == sides_at((0, 2), by)


# i: double proposals.


@BOTH
@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.VIII-0")
@pytest.mark.parametrize("word", ["envido-e-truco", "truco-e-envido"])
@pytest.mark.parametrize("by", CHAIRS)
def test_a_double_proposal_is_taken_or_left_whole(form: str, word: str, by: int) -> None:
    zero, rival = at(0, by), at(3, by)
    table = _at_table(form, by=by).call(zero, word).nao_quero(rival)
    assert (table.gained, table.over) == (sides_at((2, 0), by), True)
    assert table.credits() == [("envido", by % 2, 1), ("truco", by % 2, 1)]
    table = _at_table(form, by=by).call(zero, word).quero(rival)
    assert (table.mesa.level, table.mesa.raiser, table.mesa.window) == (1, 1 - by % 2, "song")
    table.songs()
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window, table.mesa.turn) == (by % 2, 2, "turn", zero)


@BOTH
@pytest.mark.clause("CEGO-9.VIII.i-2")
@pytest.mark.parametrize("by", CHAIRS)
def test_to_take_one_part_the_other_is_passed_first(form: str, by: int) -> None:
    zero, rival = at(0, by), at(3, by)
    table = _at_table(form, by=by).call(zero, "envido-e-truco").quero(rival, passing="envido")
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.window) == (by % 2, 1, 1, "turn")
    table = _at_table(form, by=by).call(zero, "envido-e-truco").quero(rival, passing="truco")
    assert table.mesa.window == "song"
    table.songs()
    assert table.credits() == [("envido", by % 2, 2), ("truco", by % 2, 1)]
    assert table.over


@BOTH
@pytest.mark.clause("CEGO-9.VIII.i-3")
def test_quero_first_takes_both_whatever_is_added(form: str) -> None:
    table = _at_table(form).call(0, "envido-e-truco").quero(3)
    assert table.refused(3, Quero("both", 2, False, "truco")).code == "song-first"
    table.songs()
    assert (table.mesa.won, table.mesa.level) == (2, 1)


# j: songs.


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


@pytest.mark.clause("CEGO-9.VIII.j-1", "CEGO-9.XIV-15")
def test_the_walk_through_of_section_five() -> None:
    table = roda(H2).call(0, "envido").quero(1).songs()
    assert [(song.seat, song.points) for song in table.told(Sang)] == [(0, 25), (1, 28), (2, 30), (5, 31), (4, 31)]
    assert (table.mesa.hands[3].song, table.mesa.best, table.mesa.won_by) == (-1, 4, 0)
