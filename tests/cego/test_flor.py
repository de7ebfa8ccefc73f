"""Flor at the table: sung, answered, countered, made small, compared, and taking a trio out."""

import pytest

from carteado.cards import Card
from carteado.truco.acts import Play
from carteado.truco.cego.acts import Call, Declare, NaoQuero, Quero
from carteado.truco.cego.events import PointsSettled, Proved, Sang
from carteado.truco.events import Played
from cego_kit import MesaCego, em_testa, roda

OUROS = "7O 6O 5O"  # 38
ESPADAS = "7E 4E 12E"  # 31
COPAS = "4C 5C 12C"  # 29
BASTOS = "1B 2B 3B"  # 26
SMALL = "10C 11C 1C"  # 21
RESTO = "contra-flor-e-o-resto"


def seen(m: MesaCego, seat: int) -> set[str]:
    """The cards of a seat that everybody has seen: played or shown."""
    shown = {str(card) for event in m.told(Proved) if event.seat == seat for card in event.cards}
    return shown | {str(event.card) for event in m.told(Played) if event.seat == seat}


def standing(m: MesaCego) -> tuple[int, int]:
    """The points part as it stands: side and tentos."""
    return m.mesa.won_by, m.mesa.won


# Uncontested.


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


# Flor e flor.


@pytest.mark.clause("CEGO-9.XIII.b-1", "CEGO-9.XIII.b-2", "CEGO-9.XIII.b-3")
def test_flor_e_flor_waits_for_the_end() -> None:
    m = roda({0: BASTOS, 1: ESPADAS}).call(0, "flor").gate({1: "flor"})
    assert m.offered(0) == {"contra-flor", RESTO}
    m.defer(0)
    assert (m.mesa.window, m.mesa.turn, m.mesa.points) == ("turn", 0, "hidden")
    assert not m.told(Sang) + m.told(PointsSettled)
    assert m.view(0).hands[1].dealt_cards == (None, None, None)
    m.won_by(0)
    assert m.credits()[0] == ("flor", 1, 6)
    assert (seen(m, 0), seen(m, 1)) == ({"1B", "2B", "3B"}, {"7E", "4E", "12E"})


@pytest.mark.clause("CEGO-9.XIII.b-4")
def test_the_winning_trio_takes_the_sum_of_all() -> None:
    m = roda({0: BASTOS, 2: "10O 4O 6O", 3: "7E 6E 12E"}).call(0, "flor").gate({2: "flor", 3: "flor"})
    assert m.state.actors() == (0, 2)  # from the first singer to the right
    m.defer(0).defer(2).won_by(0)
    assert m.credits()[0] == ("flor", 1, 9)


@pytest.mark.clause("CEGO-9.XIII.b-1", "CEGO-9.XIII.f-1")
def test_any_singer_of_the_first_side_may_raise_it() -> None:
    m = roda({0: BASTOS, 2: OUROS, 3: ESPADAS}).call(0, "flor").gate({2: "flor", 3: "flor"})
    m.defer(0).call(2, "contra-flor").quero(3).songs()
    assert standing(m) == (0, 9)


@pytest.mark.clause("CEGO-9.XIII.b-1")
def test_only_the_first_side_may_raise_it() -> None:
    m = roda({0: BASTOS, 3: ESPADAS}).call(0, "flor").gate({3: "flor"})
    assert m.refused(3, Call("contra-flor")).code == "first-flor-raises"
    assert m.refused(2, Call("contra-flor")).code == "flor-too-late"


@pytest.mark.clause("CEGO-9.VIII.g-3", "CEGO-9.IX-2", "CEGO-9.XIII.b-3")
@pytest.mark.parametrize("dealer", range(6))
@pytest.mark.parametrize("away", [1, 3, 5])
def test_equal_flores_go_to_the_nearest_to_the_mao(dealer: int, away: int) -> None:
    first = (dealer + 1) % 6
    other = (first + away) % 6
    m = MesaCego("roda", {first: ESPADAS, other: "7O 4O 12O"}, (0, 0), None, {}, dealer)
    m.call(first, "flor").gate({other: "flor"}).defer(first).won_by(other & 1)
    assert m.credits()[0] == ("flor", first & 1, 6)


@pytest.mark.clause("CEGO-9.VIII.g-2", "CEGO-9.VIII.g-3")
def test_the_mao_does_not_lend_his_place_to_a_partner() -> None:
    """0 is mão, of A; of the two best that tie, 3 of B comes before 4 of A."""
    m = roda({0: BASTOS, 3: ESPADAS, 4: "7O 4O 12O"}).call(0, "flor").gate({4: "flor", 3: "flor"})
    m.defer(0).defer(4).won_by(0)
    assert m.credits()[0] == ("flor", 1, 9)


@pytest.mark.clause("CEGO-9.XIII.b-3")
def test_a_flor_e_flor_may_decide_the_partida_before_the_truco_is_paid() -> None:
    """The truco is played all the same, and the flor is paid first."""
    m = roda({0: BASTOS, 1: ESPADAS}, score=(23, 18)).call(0, "flor").gate({1: "flor"}).defer(0)
    assert m.mesa.window == "turn"
    m.won_by(0)
    assert m.credits() == [("flor", 1, 6)]
    assert m.score == (23, 24)
    assert m.mesa.phase == "over"


# Contra-flor.


@pytest.mark.clause("CEGO-9.XIII.c-1")
def test_a_contra_flor_is_answered_at_once() -> None:
    m = roda({0: OUROS, 1: ESPADAS}).call(0, "flor").gate({1: "contra-flor"})
    assert m.state.actors() == (0,)
    assert m.refused(0, Play(Card.of("7O"))).code == "proposal-first"
    assert set(m.menu(0)) >= {Quero("flor", 0), NaoQuero("flor", 0), NaoQuero("flor", 0, True), Call(RESTO)}


@pytest.mark.clause("CEGO-9.XIII.c-2", "CEGO-9.VIII.g-1")
def test_a_contra_flor_accepted_is_sung_now() -> None:
    m = roda({0: OUROS, 1: ESPADAS}).call(0, "flor").gate({1: "contra-flor"}).quero(0)
    assert m.mesa.singer == 0
    m.sing(0, 38)
    assert m.mesa.singer == 1
    m.nao_mato(1)
    assert standing(m) == (0, 6)
    assert m.mesa.turn == 0


@pytest.mark.clause("CEGO-9.VIII.g-3", "CEGO-9.IX-2", "CEGO-9.XIII.c-2")
@pytest.mark.parametrize(("earlier", "later", "cards"), [(0, 3, 0), (2, 5, 2), (0, 5, 0), (1, 4, 1), (3, 4, 3)])
def test_equal_flores_sung(earlier: int, later: int, cards: int) -> None:
    m = roda({earlier: ESPADAS, later: "7O 4O 12O"}).fall(cards).call(earlier, "flor").gate({later: "contra-flor"})
    m.quero(earlier).songs()
    assert standing(m) == (earlier & 1, 6)


@pytest.mark.clause("CEGO-9.VIII.g-3")
def test_an_equal_flor_that_is_earlier_but_sung_second_wins() -> None:
    """2 opens over a truco; 1, nearer to the mão, has the same flor."""
    m = roda({1: ESPADAS, 2: "7O 4O 12O", 0: "4C 5B 6C"})
    m.fall(1).call(1, "truco").call(2, "flor").gate({1: "contra-flor"}).quero(2).songs()
    assert standing(m) == (1, 6)
    assert m.mesa.window == "truco"


@pytest.mark.clause("CEGO-9.XIII.c-3")
@pytest.mark.parametrize("shrinking", [False, True])
def test_a_contra_flor_refused_is_not_sung(shrinking: bool) -> None:
    hands = {0: OUROS, 1: ESPADAS, 2: "1E 1B 4B"}
    m = roda(hands).call(0, "flor").gate({1: "contra-flor"}).nao_quero(0, shrinking=shrinking)
    assert not m.told(Sang)
    assert standing(m) == (1, 4)
    m.won_by(0)
    assert m.gained == (1, 4)
    assert (seen(m, 0), seen(m, 1)) == ({"7O", "6O", "5O"}, {"7E", "4E", "12E"})


@pytest.mark.clause("CEGO-9.XIII.f-2")
def test_one_answer_binds_the_trio() -> None:
    m = roda({0: OUROS, 2: COPAS, 1: ESPADAS}).call(0, "flor").gate({2: "flor", 1: "contra-flor"})
    assert set(m.state.actors()) == {0, 2}
    m.defer(0)
    assert m.state.actors() == (2,)
    m.nao_quero(2)
    assert standing(m) == (1, 5)


@pytest.mark.clause("CEGO-9.XIII.f-2")
def test_the_last_asked_cannot_leave_it_to_the_others() -> None:
    m = roda({0: OUROS, 2: COPAS, 1: ESPADAS}).call(0, "flor").gate({2: "flor", 1: "contra-flor"}).defer(2)
    assert all(type(action).__name__ != "Defer" for action in m.menu(0))


@pytest.mark.clause("CEGO-9.XIII.f-1", "CEGO-9.XIII.f-2")
def test_two_against_three_and_two_against_one() -> None:
    hands = {0: OUROS, 2: COPAS, 1: ESPADAS, 3: BASTOS, 5: "1O 2O 3O"}
    m = roda(hands).call(0, "flor").gate({2: "flor", 1: "contra-flor", 3: "flor", 5: "flor"}).quero(2).songs()
    assert standing(m) == (0, 15)
    m = roda({0: OUROS, 2: COPAS, 1: ESPADAS}).call(0, "flor").gate({2: "flor", 1: "flor"}).call(0, "contra-flor").nao_quero(1)
    assert standing(m) == (0, 7)


@pytest.mark.clause("CEGO-9.XIII.f-1")
def test_the_highest_word_of_a_side_stands() -> None:
    hands = {0: OUROS, 1: ESPADAS, 3: BASTOS, 5: COPAS}
    m = roda(hands).call(0, "flor").gate({1: "contra-flor", 3: RESTO, 5: "flor"})
    assert (m.mesa.window, m.mesa.flor_by) == ("flor", 1)
    assert RESTO not in m.offered(0)  # a contra-flor e o resto cannot be raised
    assert standing(m.quero(0).songs()) == (0, 24 + 12)


# Contra-flor e o resto.


@pytest.mark.clause("CEGO-9.XIII.d-1")
def test_what_is_offered_with_a_flor() -> None:
    m = roda({0: OUROS, 1: ESPADAS}, profile="clean")
    assert m.offered(0) & {"flor", RESTO, "achico"} == {"flor", RESTO, "achico"}
    m.call(0, "flor").say(2, "e-boa").say(4, "e-boa")
    assert {action.what for action in m.menu(1, Declare)} == {"flor", "contra-flor", RESTO, "achico"}
    assert {action.what for action in m.menu(3, Declare)} == {"e-boa"}


@pytest.mark.clause("CEGO-9.XIII.d-2")
@pytest.mark.parametrize("form", ["roda", "testa"])
def test_an_opening_resto_alone_is_a_simple_flor(form: str) -> None:
    m = (roda if form == "roda" else em_testa)({0: OUROS}).call(0, RESTO).gate()
    assert standing(m) == (0, 3)


@pytest.mark.clause("CEGO-9.XIII.d-3")
def test_to_an_opening_resto_a_flor_is_declared_then_answered() -> None:
    m = roda({0: OUROS, 3: ESPADAS}).call(0, RESTO).say(2, "e-boa").say(4, "e-boa")
    assert {action.what for action in m.menu(3, Declare)} == {"flor", "e-boa"}
    m.gate({3: "flor"})
    assert m.state.actors() == (3,)
    assert set(m.menu(3)) >= {Quero("flor", 0), NaoQuero("flor", 0), NaoQuero("flor", 0, True)}
    assert m.menu(3, Play) == m.menu(0, Play) == ()
    assert m.refused(3, Call(RESTO)).code == "no-higher-flor"


@pytest.mark.clause("CEGO-9.XIII.d-4")
def test_an_accepted_resto_adds_what_the_leader_lacks() -> None:
    hands = {0: OUROS, 1: ESPADAS, 2: "1E 1B 4B"}
    m = roda(hands, score=(3, 20)).call(0, RESTO).gate({1: "flor"}).quero(1).songs().won_by(0)
    assert m.credits()[0] == ("flor", 0, 10)
    assert m.score == (14, 20)  # 10, and 1 for the truco


@pytest.mark.clause("CEGO-9.XIII.d-4")
def test_the_leader_who_wins_a_resto_is_out() -> None:
    m = roda({0: ESPADAS, 1: OUROS}, score=(3, 20)).call(0, RESTO).gate({1: "flor"}).quero(1).songs()
    assert (m.score, m.mesa.phase) == ((3, 24), "over")


@pytest.mark.clause("CEGO-9.XIII.d-5")
@pytest.mark.parametrize("shrinking", [False, True])
def test_a_refused_resto(shrinking: bool) -> None:
    m = roda({0: COPAS, 1: ESPADAS}, score=(3, 20)).call(0, RESTO).gate({1: "flor"}).nao_quero(1, shrinking=shrinking)
    assert standing(m) == (0, 4)


@pytest.mark.clause("CEGO-9.XIII.d-6")
def test_a_resto_in_testa_is_worth_six() -> None:
    m = em_testa({0: OUROS, 3: ESPADAS}, score=(3, 12)).call(0, RESTO).gate({3: "flor"}).quero(3).songs()
    assert standing(m) == (0, 6)


@pytest.mark.clause("CEGO-9.XIII.e-1", "CEGO-9.XIII.e-2")
def test_resto_over_contra_flor() -> None:
    hands = {0: OUROS, 1: ESPADAS}
    m = roda(hands, score=(10, 15)).call(0, "flor").gate({1: "contra-flor"}).call(0, RESTO)
    assert m.offered(1) == set()
    assert standing(m.nao_quero(1)) == (0, 6)
    m = roda(hands, score=(10, 15)).call(0, "flor").gate({1: "contra-flor"}).call(0, RESTO).quero(1).songs()
    assert m.credits() == [("flor", 0, 15)]
    assert (m.score, m.mesa.phase) == ((24, 15), "over")


@pytest.mark.clause("CEGO-9.XIII.e-3", "CEGO-9.XIII.e-2")
def test_resto_over_contra_flor_in_testa() -> None:
    m = em_testa({0: ESPADAS, 3: OUROS}).call(0, "flor").gate({3: "contra-flor"}).call(0, RESTO).quero(3).songs()
    assert standing(m) == (1, 6)
    for option, price in (("6", 6), ("4", 4)):
        m = em_testa({0: ESPADAS, 3: OUROS}, testaCFCFRrefused=option)
        m.call(0, "flor").gate({3: "contra-flor"}).call(0, RESTO).nao_quero(3)
        assert standing(m) == (0, price)


@pytest.mark.clause("CEGO-9.XIII.e-2")
def test_the_testa_price_by_house_rule_is_for_testa_only() -> None:
    m = roda({0: ESPADAS, 3: OUROS}, testaCFCFRrefused="4")
    m.call(0, "flor").gate({3: "contra-flor"}).call(0, RESTO).nao_quero(3)
    assert standing(m) == (0, 6)


# Made small, and trios that are not of one mind.


@pytest.mark.clause("CEGO-9.XIII.g-1", "CEGO-9.XIII.g-2")
def test_a_low_flor_may_be_opened_small() -> None:
    m = roda({0: SMALL})
    assert "achico" in m.offered(0)
    assert standing(m.call(0, "achico").gate()) == (0, 3)


@pytest.mark.clause("CEGO-9.XIII.g-3")
def test_a_small_flor_loses_to_any_that_is_sung() -> None:
    m = roda({0: OUROS, 3: SMALL}).call(0, "achico").say(2, "e-boa").say(4, "e-boa")
    assert {action.what for action in m.menu(3, Declare)} == {"flor", "e-boa"}
    assert standing(m.gate({3: "flor"})) == (1, 4)


@pytest.mark.clause("CEGO-9.XIII.g-3")
@pytest.mark.parametrize(("rival", "paid"), [("6O 2O 12O", (0, 9)), ("7O 6O 12O", (1, 7))])
def test_one_partner_small_and_one_not(rival: str, paid: tuple[int, int]) -> None:
    """0 shrinks, 2 stays in with 30: against 28 they win 9, against 33 they lose 3 + 3 + 1."""
    m = roda({0: SMALL, 2: "7E 3E 12E", 1: rival}).call(0, "achico").gate({2: "flor", 1: "flor"})
    assert m.state.actors() == (2,)
    m.defer(2).won_by(0)
    assert m.credits()[0] == ("flor", *paid)


@pytest.mark.clause("CEGO-9.XIII.g-3")
def test_a_small_flor_is_not_compared() -> None:
    """The best flor of the table is 0's, made small: 1 beats 2 and wins."""
    m = roda({0: OUROS, 2: BASTOS, 1: ESPADAS}).call(0, "achico").gate({2: "flor", 1: "flor"}).defer(2).won_by(0)
    assert m.credits()[0] == ("flor", 1, 7)


@pytest.mark.clause("CEGO-9.XIII.g-3", "CEGO-9.XIII.f-1")
@pytest.mark.parametrize(("theirs", "paid"), [(ESPADAS, (1, 9)), (BASTOS, (0, 7))])
def test_mixed_on_the_side_that_answers(theirs: str, paid: tuple[int, int]) -> None:
    m = roda({0: COPAS, 1: theirs, 3: OUROS}).call(0, "flor").gate({1: "flor", 3: "achico"}).defer(0).won_by(0)
    assert m.credits()[0] == ("flor", *paid)


@pytest.mark.clause("CEGO-9.XIII.g-3", "CEGO-9.XIII.f-1")
@pytest.mark.parametrize(("theirs", "paid"), [(ESPADAS, (1, 9)), (BASTOS, (0, 7))])
def test_a_mixed_trio_and_a_contra_flor_accepted(theirs: str, paid: tuple[int, int]) -> None:
    """Only the flores that did not give in are sung."""
    m = roda({0: COPAS, 1: theirs, 3: OUROS}).call(0, "flor").gate({1: "contra-flor", 3: "achico"}).quero(0)
    m.songs()
    assert {event.seat for event in m.told(Sang)} <= {0, 1}
    assert standing(m) == paid


@pytest.mark.clause("CEGO-9.XIII.f-2")
def test_a_mixed_trio_that_gives_in_pays_one_for_each() -> None:
    m = roda({0: COPAS, 1: ESPADAS, 3: OUROS}).call(0, "flor").gate({1: "flor", 3: "achico"})
    m.call(0, "contra-flor")
    assert m.state.actors() == (1,)  # who shrank has no say any more
    assert standing(m.nao_quero(1)) == (0, 5)


@pytest.mark.clause("CEGO-9.XIII.f-1", "CEGO-9.XIII.d-1")
def test_a_partner_may_turn_a_small_opening_into_a_resto() -> None:
    m = roda({0: SMALL, 2: OUROS, 1: ESPADAS}, score=(0, 20)).call(0, "achico").gate({2: RESTO, 1: "flor"})
    assert m.state.actors() == (1,)
    assert standing(m.quero(1).songs()) == (0, 9 + 4)


@pytest.mark.clause("CEGO-9.XIII.g-2")
def test_all_small_and_none_opposite() -> None:
    m = roda({0: SMALL, 2: OUROS, 4: BASTOS}).call(0, "achico").gate({2: "achico", 4: "achico"})
    assert standing(m) == (0, 9)


# Flor and truco.


def test_a_flor_is_put_over_a_truco_that_waits() -> None:
    m = roda({3: ESPADAS}).call(0, "truco")
    assert {"flor", RESTO, "achico"} <= m.offered(3)
    m.call(3, "flor")
    assert m.state.actors() == (5, 1)  # his partners first, in order from him
    m.gate()
    assert standing(m) == (1, 3)
    assert (m.mesa.window, m.mesa.asked) == ("truco", 1)
    assert set(m.state.actors()) == {1, 3, 5}
    assert not m.offered(1) & {"flor", "envido", RESTO, "achico"}
    m.nao_quero(1)
    assert m.credits() == [("flor", 1, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI-2")
def test_the_callers_of_the_truco_declare_theirs_at_that_gate() -> None:
    m = roda({0: OUROS, 3: ESPADAS}).call(0, "truco").call(3, "flor").gate({0: "contra-flor"})
    assert m.state.actors() == (3,)
    m.quero(3).songs()
    assert standing(m) == (0, 6)
    assert m.mesa.window == "truco"


@pytest.mark.clause("CEGO-9.XVI-2")
def test_a_partner_of_who_called_truco_sings_on_his_turn() -> None:
    m = roda({2: OUROS}).call(0, "truco").quero(1).fall(2)
    assert standing(m.call(2, "flor").gate()) == (0, 3)
    assert m.mesa.level == 1


@pytest.mark.clause("CEGO-9.XVI-2")
@pytest.mark.parametrize("raising", [False, True])
def test_a_flor_after_the_truco_was_taken(raising: bool) -> None:
    """Answering TRUCO closes the envido; a flor is open to each seat until its first card."""
    m = roda({0: OUROS}).call(0, "truco").quero(1, raising=raising)
    if raising:
        m.quero(2)
    assert "flor" in m.offered(0)
    assert "envido" not in m.offered(0)
    assert standing(m.call(0, "flor").gate()) == (0, 3)
    assert m.mesa.window == "turn"


@pytest.mark.parametrize(("option", "flor"), [("true", [("flor", 0, 6)]), ("false", [])])
def test_flores_that_could_still_be_sung_when_a_truco_is_refused(option: str, flor: list[tuple[str, int, int]]) -> None:
    m = roda({2: OUROS, 4: BASTOS, 1: ESPADAS}, collectFlorOnEarlyNQ=option).call(0, "truco").nao_quero(3)
    assert m.credits() == [*flor, ("truco", 0, 1)]
    assert seen(m, 1) == set()
    assert seen(m, 2) == ({"7O", "6O", "5O"} if flor else set())


@pytest.mark.clause("CEGO-9.VIII.f-3")
def test_a_flor_whose_holder_has_played_is_not_collected() -> None:
    m = roda({0: OUROS, 2: BASTOS}).fall(2).call(2, "truco").nao_quero(3)
    assert m.credits() == [("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XIV-22")
def test_nor_one_that_was_hidden_when_asked() -> None:
    m = roda({0: OUROS, 2: BASTOS}).call(0, "flor").gate().call(0, "truco").nao_quero(1)
    assert m.credits() == [("flor", 0, 3), ("truco", 0, 1)]


def test_a_flor_over_a_retruco_and_over_vale_quatro() -> None:
    m = roda({2: OUROS}).call(0, "truco").quero(1, raising=True)
    assert {"flor", RESTO, "achico"} <= m.offered(2)
    assert standing(m.call(2, "flor").gate()) == (0, 3)
    assert (m.mesa.window, m.mesa.asked) == ("truco", 2)
    m.nao_quero(4)
    assert m.credits() == [("flor", 0, 3), ("truco", 1, 2)]
    m = roda({1: OUROS}).call(0, "truco").quero(1, raising=True).quero(0, raising=True)
    assert standing(m.call(1, "flor").gate()) == (1, 3)
    assert m.mesa.asked == 3


def test_flores_of_who_raised_are_collected_when_the_retruco_is_refused() -> None:
    m = roda({3: OUROS, 2: ESPADAS}).call(0, "truco").quero(1, raising=True).nao_quero(4)
    assert m.credits() == [("flor", 1, 3), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.XVI.m-3")
def test_no_flor_without_truco() -> None:
    m = roda({0: OUROS}).call(0, "flor-e-truco").gate()
    assert standing(m) == (0, 3)
    assert (m.mesa.window, m.mesa.asked) == ("truco", 1)
    m.nao_quero(1)
    assert m.gained == (4, 0)


# Going out.


@pytest.mark.clause("CEGO-9.XII-1")
def test_a_flor_that_takes_a_trio_out_ends_the_partida() -> None:
    m = roda({0: COPAS}, score=(22, 23)).call(0, "flor").gate()
    assert (m.score, m.mesa.phase) == ((24, 23), "over")
    assert m.credits() == [("flor", 0, 3)]
    assert seen(m, 0) == {"4C", "5C", "12C"}  # proved at once


@pytest.mark.clause("CEGO-9.XII-1")
def test_out_with_a_flor_although_a_truco_waits() -> None:
    m = roda({3: COPAS}, score=(23, 21)).call(0, "truco").call(3, "flor").gate()
    assert (m.score, m.mesa.phase) == ((23, 24), "over")


@pytest.mark.clause("CEGO-9.XII-1")
def test_a_flor_that_does_not_take_a_trio_out_leaves_the_truco() -> None:
    m = roda({0: COPAS}, score=(20, 23)).call(0, "flor").gate()
    assert (m.mesa.phase, m.mesa.window) == ("play", "turn")


@pytest.mark.clause("CEGO-9.XII-1", "CEGO-9.X-1")
def test_a_false_flor_takes_nobody_out() -> None:
    """It is proved at once, and paid by who sang it: 3 and 1."""
    m = roda({0: "4C 5C 12B"}, score=(22, 10)).call(0, "flor").gate()
    assert m.score == (22, 14)
    assert m.mesa.phase != "over"


@pytest.mark.clause("CEGO-9.XII-1", "CEGO-9.II-1")
def test_the_score_may_run_past_24_by_house_rule() -> None:
    m = roda({0: COPAS}, score=(22, 23), capAt24="false").call(0, "flor").gate()
    assert (m.score, m.mesa.phase) == ((25, 23), "over")
