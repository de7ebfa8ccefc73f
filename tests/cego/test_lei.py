"""CEGO-9.XVI.l and section 4.7: the lei do jogo, said before the deal and answered after looking."""

from collections.abc import Mapping

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE, Action, Reason, Seat, State
from carteado.truco.acts import Cut, Deal, Play, Shuffle
from carteado.truco.cego.acts import Call, Defer, LeiDoJogo, NaoQuero, Quero
from carteado.truco.cego.events import Answered, Called, EnvidoVoid, LeiSaid
from cego_kit import H1, MesaCego, roda
from cego_kit.mesa import pack

# A proposes at 4 to 20: the falta is 4. Seat 0 of A, or seat 3 of B, has the best points and the best cards.
SCORE = (4, 20)
A_BEST = {0: "1B 7B 1E", 3: "4O 5B 6C"}
B_BEST = {0: "4O 5B 6C", 3: "1B 7B 1E"}
FLOR_1 = "3B 2B 1B"
FLOR_2 = "7E 6E 5E"


def lei(hands: Mapping[int, str], seat: Seat = 0, *, score: tuple[int, int] = SCORE) -> MesaCego:
    """A roda in which this seat has said the lei do jogo, the cards being out."""
    return roda(hands, score=score, lei=seat)


def declared(table: MesaCego, *holders: Seat) -> MesaCego:
    """All who are asked now say whether they have a flor."""
    window = table.mesa.window
    while table.mesa.window == window:
        seat = table.state.actors()[0]
        table.say(seat, "flor" if seat in holders else "e-boa")
    return table


def done(state: State, seat: Seat, action: Action) -> State:
    """The state after an act."""
    return state.apply(seat, action).state


def before_the_deal(form: str = "roda", *, score: tuple[int, int] = SCORE, cut: bool = False, lei: str = "false") -> State:
    """The pack is shuffled and nothing is dealt."""
    state = catalogue.new("truco-cego", dealer=5, form=form, score=score, cut=cut, options={"leiInTesta": lei})
    return done(state, CHANCE, Shuffle(pack(H1)))


def reason(state: State, seat: Seat, action: Action) -> Reason:
    """Why an act is refused."""
    found = state.check(seat, action)
    assert found is not None
    return found


@pytest.mark.clause("CEGO-9.XVI.l-1", "CEGO-9.XVI.l-2", "S-CEGO-25")
@pytest.mark.parametrize("cut", [False, True])
def test_any_seat_of_either_trio_may_say_it_until_the_deal(cut: bool) -> None:
    state = before_the_deal(cut=cut)
    for seat in range(6):
        assert LeiDoJogo(4) in state.legal(seat)
    if cut:
        state = done(state, 4, Cut(10))
        assert LeiDoJogo(4) in state.legal(2)
    state = done(state, 5, Deal())
    for seat in range(6):
        assert reason(state, seat, LeiDoJogo(4)).clause == "CEGO-9.XVI.l-2"


@pytest.mark.clause("CEGO-9.XVI.l-1")
def test_the_first_to_say_it_says_it_for_the_table() -> None:
    state = before_the_deal()
    state = done(state, 3, LeiDoJogo(4))
    for seat in range(6):
        assert reason(state, seat, LeiDoJogo(4)).code == "lei-said"


@pytest.mark.clause("CEGO-9.XVI.l-5")
@pytest.mark.parametrize("falta", [3, 5, 24, 0])
def test_it_is_worth_what_the_score_says(falta: int) -> None:
    state = before_the_deal()
    assert reason(state, 0, LeiDoJogo(falta)).clause == "CEGO-9.XVI.l-5"


@pytest.mark.clause("CEGO-9.XVI.l-1", "S-CEGO-25")
def test_in_a_testa_there_is_none_but_by_house_rule() -> None:
    assert reason(before_the_deal("testa", score=(0, 0)), 0, LeiDoJogo(6)).code == "lei-in-testa"
    assert LeiDoJogo(6) in before_the_deal("testa", score=(0, 0), lei="true").legal(0)


@pytest.mark.clause("CEGO-9.XVI.l-2")
def test_not_between_two_deals() -> None:
    table = roda(H1).call(0, "truco").nao_quero(1)
    assert table.mesa.phase == "shuffle"
    assert table.refused(1, LeiDoJogo(23)).clause == "CEGO-9.XVI.l-2"


@pytest.mark.clause("CEGO-9.XVI.l-3", "CEGO-9.XVI.l-14")
def test_the_others_answer_only_after_the_deal_with_their_cards_in_hand() -> None:
    state = before_the_deal()
    state = done(state, 0, LeiDoJogo(4))
    assert reason(state, 1, Quero("both", 4)).clause == "CEGO-9.XVI.m-1"
    table = lei(H1)
    assert table.mesa.window == "lei-flor"
    assert all(card is not None for card in table.view(1).hands[1].dealt_cards)


@pytest.mark.clause("CEGO-9.XVI.l-4")
def test_the_proposers_look_at_their_cards_too() -> None:
    table = lei(H1)
    for seat in range(6):
        assert [str(card) for card in table.view(seat).hands[seat].dealt_cards] == H1[seat].split()


@pytest.mark.clause("CEGO-9.XVI.l-5")
def test_it_means_falta_and_truco() -> None:
    table = lei(H1)
    assert [(event.seat, event.falta) for event in table.told(LeiSaid)] == [(0, 4)]
    assert (table.mesa.chain, table.mesa.asked, table.mesa.asked_by, table.mesa.falta) == (("falta-envido",), 1, 0, 4)
    declared(table)
    assert Quero("both", 4) in table.menu(1)


@pytest.mark.clause("CEGO-9.XVI.l-14")
def test_nobody_plays_or_calls_before_the_answer() -> None:
    table = lei(H1)
    assert table.refused(0, Play(Card.of("4C"))).clause == "CEGO-9.XVI.l-14"
    declared(table)
    assert table.refused(0, Play(Card.of("4C"))).clause == "CEGO-9.XVI.l-14"
    assert table.refused(1, Play(Card.of("4O"))).clause == "CEGO-9.XVI.l-14"
    assert table.menu(0) == table.menu(2) == table.menu(4) == ()
    assert table.refused(0, Quero("both", 4)).code == "others-answer"


@pytest.mark.clause("CEGO-9.XVI.l-14", "CEGO-9.XVI.l-9")
@pytest.mark.parametrize(("seat", "answerers"), [(0, (1, 3, 5)), (4, (1, 3, 5)), (1, (0, 2, 4)), (5, (0, 2, 4))])
def test_flores_are_declared_and_the_answer_is_given_in_playing_order(seat: Seat, answerers: tuple[Seat, ...]) -> None:
    table = lei(H1, seat)
    assert (table.mesa.window, table.state.actors()) == ("lei-flor", answerers)
    declared(table)
    assert (table.mesa.window, table.state.actors()) == ("lei", answerers)
    table.quero(answerers[2])
    others = tuple(other for other in range(6) if other not in answerers)
    assert (table.mesa.window, table.state.actors()) == ("lei-flor-proposers", others)


@pytest.mark.clause("CEGO-9.XVI.l-14", "CEGO-9.VIII.h-5")
def test_the_last_one_asked_must_answer() -> None:
    table = declared(lei(H1)).defer(1).defer(3)
    assert table.refused(5, Defer("both", 4)).code == "last-must-answer"
    table.nao_quero(5)
    assert declared(table).gained == (2, 0)


# Nobody has a flor.


@pytest.mark.clause("CEGO-9.XVI.l-6", "CEGO-9.XVI.l-7")
def test_quero_takes_both_and_the_proposers_win_the_falta() -> None:
    table = declared(declared(lei(A_BEST)).quero(1)).songs()
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.raiser) == (0, 4, 1, 1)
    assert (table.mesa.window, table.mesa.turn) == ("turn", 0)
    table.won_by(0)
    assert table.credits() == [("envido", 0, 4), ("truco", 0, 2)]
    assert table.score == (10, 20)


@pytest.mark.clause("CEGO-9.XVI.l-6", "CEGO-9.XII-1")
def test_quero_and_the_answerers_win_the_falta() -> None:
    table = declared(declared(lei(B_BEST)).quero(5)).songs()
    assert (table.score, table.mesa.phase, table.credits()) == ((4, 24), "over", [("envido", 1, 4)])


@pytest.mark.clause("CEGO-9.XVI.l-7")
@pytest.mark.parametrize("seat", [1, 3, 5])
def test_nao_quero_refuses_both(seat: Seat) -> None:
    table = declared(declared(lei(H1)).nao_quero(seat))
    assert table.credits() == [("envido", 0, 1), ("truco", 0, 1)]
    assert (table.score, table.over) == ((6, 20), True)


@pytest.mark.clause("CEGO-9.XVI.l-8")
def test_passing_the_truco_and_wanting_the_falta() -> None:
    table = declared(declared(lei(A_BEST)).quero(1, passing="truco")).songs()
    assert table.credits() == [("envido", 0, 4), ("truco", 0, 1)]
    assert (table.score, table.over) == ((9, 20), True)


@pytest.mark.clause("CEGO-9.XVI.l-8", "CEGO-9.XII-1")
def test_passing_the_truco_the_falta_of_the_leaders_ends_it_before_the_tento_of_the_truco() -> None:
    table = declared(declared(lei(B_BEST)).quero(1, passing="truco")).songs()
    assert (table.score, table.mesa.phase, table.credits()) == ((4, 24), "over", [("envido", 1, 4)])


@pytest.mark.clause("CEGO-9.XVI.l-8")
@pytest.mark.parametrize(("hands", "side"), [(A_BEST, 0), (B_BEST, 1)])
def test_passing_the_falta_and_wanting_the_truco(hands: Mapping[int, str], side: int) -> None:
    table = declared(declared(lei(hands)).quero(3, passing="envido"))
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.window) == (0, 1, 1, "turn")
    table.won_by(side)
    assert table.credits() == [("envido", 0, 1), ("truco", side, 2)]


@pytest.mark.clause("CEGO-9.XVI.l-6", "CEGO-9.XVI.b-1")
def test_quero_retruco_stands_for_its_quero() -> None:
    table = declared(declared(lei(A_BEST)).quero(1, raising=True)).songs()
    assert (table.mesa.level, table.mesa.asked, table.mesa.asked_by, table.mesa.window) == (1, 2, 1, "truco")
    assert [(event.seat, event.call) for event in table.told(Called)] == [(1, "retruco")]
    assert set(table.state.actors()) == {0, 2, 4}
    table.nao_quero(4)
    assert table.credits() == [("envido", 0, 4), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.XVI.l-8", "CEGO-9.XVI.i-1")
def test_passing_the_falta_with_retruco() -> None:
    table = declared(declared(lei(A_BEST)).quero(1, passing="envido", raising=True))
    assert (table.mesa.won, table.mesa.window, table.mesa.asked) == (1, "truco", 2)
    table.quero(2).won_by(0)
    assert table.credits() == [("envido", 0, 1), ("truco", 0, 3)]


@pytest.mark.clause("CEGO-9.XVI.l-5", "CEGO-9.XVI.l-6")
def test_after_it_nothing_of_the_points_is_opened_again() -> None:
    table = declared(declared(lei(A_BEST)).quero(1)).songs()
    assert table.offered(0) == set()
    table.play(0, "1E")
    assert table.offered(1) == {"retruco"}
    assert table.refused(1, Call("envido", 2)).code == "points-closed"
    assert table.refused(1, Call("flor", 0)).code == "flor-too-late"


@pytest.mark.clause("CEGO-9.XVI.l-1", "CEGO-9.XVI.l-7", "CEGO-9.II-1")
@pytest.mark.parametrize(("score", "final", "phase"), [((4, 20), (4, 22), "shuffle"), ((4, 23), (4, 24), "over")])
def test_the_leaders_may_say_it_too(score: tuple[int, int], final: tuple[int, int], phase: str) -> None:
    table = declared(declared(lei(H1, 3, score=score)).nao_quero(2))
    assert (table.score, table.mesa.phase) == (final, phase)


# Flores on one side.


@pytest.mark.clause("CEGO-9.XVI.l-9", "S-CEGO-25")
@pytest.mark.parametrize(("holders", "won"), [((2,), 3), ((0, 4), 6), ((0, 2, 4), 9)])
def test_only_the_proposers_have_flor_the_falta_is_void(holders: tuple[Seat, ...], won: int) -> None:
    hands = dict(zip(holders, (FLOR_2, "7C 6C 5C", "4O 5O 6O"), strict=False))
    table = declared(declared(lei({**hands, 3: FLOR_1.replace("1B", "1E")})).quero(1), *holders)
    assert len(table.told(EnvidoVoid)) == 1
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.window) == (0, won, 1, "turn")


@pytest.mark.clause("CEGO-9.XVI.l-9", "CEGO-9.XVI.l-7")
def test_refused_the_proposers_flor_is_paid_all_the_same() -> None:
    table = declared(declared(lei({2: FLOR_2})).nao_quero(1), 2)
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.l-9", "CEGO-9.XVI.l-8")
@pytest.mark.parametrize(("passing", "rest"), [("truco", [("truco", 0, 1)]), ("envido", [])])
def test_answered_in_part_the_truco_is_as_answered(passing: str, rest: list[tuple[str, int, int]]) -> None:
    table = declared(declared(lei({2: FLOR_2})).quero(1, passing=passing), 2)
    assert (table.mesa.won_by, table.mesa.won) == (0, 3)
    assert table.credits() == ([("flor", 0, 3), *rest] if rest else [])


@pytest.mark.clause("CEGO-9.XVI.l-9")
def test_a_proposer_that_does_not_declare_at_once_has_lost_the_right() -> None:
    table = declared(declared(lei({2: FLOR_2, 3: "4O 5B 6C"})).quero(1))
    assert table.mesa.window == "song"
    assert table.refused(2, Call("flor", 0)).code in ("song-first", "flor-too-late")
    table.songs()
    assert table.refused(2, Call("flor", 0)).code == "flor-too-late"


ANSWERS = (("quero", False), ("passing", False), ("quero", True), ("nao", True))


def with_flor(table: MesaCego, seat: Seat, how: str, shrinking: bool) -> MesaCego:
    """One of the four formulas of an answerer with a flor."""
    if how == "nao":
        return table.nao_quero(seat, shrinking=True)
    return table.quero(seat, passing="truco" if how == "passing" else "", shrinking=shrinking)


@pytest.mark.clause("CEGO-9.XVI.l-10", "CEGO-9.XVI.l-11", "CEGO-9.XVI.l-12", "CEGO-9.XVI.l-13", "S-CEGO-25")
@pytest.mark.parametrize(("how", "shrinking"), ANSWERS)
@pytest.mark.parametrize("holders", [(1,), (1, 5)])
def test_only_the_answerers_have_flor(how: str, shrinking: bool, holders: tuple[Seat, ...]) -> None:
    hands = dict(zip(holders, (FLOR_1, "7C 6C 5C"), strict=False))
    table = declared(lei(hands, score=(4, 16)), *holders)
    assert table.state.actors() == holders
    with_flor(table, 1, how, shrinking)
    declared(table)
    worth = 3 * len(holders)
    assert (table.mesa.won_by, table.mesa.won) == (1, worth)
    if how == "quero":
        assert (table.mesa.level, table.mesa.window, table.credits()) == (1, "turn", [])
    else:
        assert table.credits() == [("flor", 1, worth), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.l-10")
def test_a_seat_that_declared_answers_and_no_other() -> None:
    table = declared(lei({1: FLOR_1}), 1)
    assert table.state.actors() == (1,)
    assert table.menu(3) == table.menu(5) == ()
    assert table.refused(3, Quero("both", 4)) == Reason("flor-answers", "CEGO-9.XVI.l-10")
    assert not table.menu(1, Defer)
    assert NaoQuero("both", 4) not in table.menu(1)
    assert not [answer for answer in table.menu(1, Quero) if answer.passing == "envido"]


# Flores on both sides.


@pytest.mark.clause("CEGO-9.XVI.l-10")
def test_com_flor_quero() -> None:
    """The third trace of the catalogue, to its end."""
    table = declared(lei({1: FLOR_1, 2: FLOR_2, 3: "1E 3O 4C"}), 1).quero(1)
    declared(table, 2)
    assert table.mesa.singer == 1
    table.songs()
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.raiser) == (0, 10, 1, 1)
    table.won_by(1)
    assert table.credits() == [("flor", 0, 10), ("truco", 1, 2)]
    assert table.score == (14, 22)


@pytest.mark.clause("CEGO-9.XVI.l-11", "CEGO-9.XII-1")
def test_com_flor_e_nao_quero_won_by_the_answerer() -> None:
    table = declared(declared(lei({1: FLOR_2, 2: FLOR_1}), 1).quero(1, passing="truco"), 2).songs()
    assert (table.score, table.mesa.phase, table.credits()) == ((4, 24), "over", [("flor", 1, 10)])


@pytest.mark.clause("CEGO-9.XVI.l-11")
def test_com_flor_e_nao_quero_won_by_the_proposer() -> None:
    table = declared(declared(lei({1: FLOR_1, 2: FLOR_2}), 1).quero(1, passing="truco"), 2).songs()
    assert table.credits() == [("flor", 0, 10), ("truco", 0, 1)]
    assert (table.mesa.phase, table.score) == ("shuffle", (15, 20))


@pytest.mark.clause("CEGO-9.XVI.l-12")
def test_me_achico_com_flor_e_quero() -> None:
    table = declared(declared(lei({1: FLOR_1, 2: FLOR_2}), 1).quero(1, shrinking=True), 2)
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.window) == (0, 4, 1, "turn")


@pytest.mark.clause("CEGO-9.XVI.l-12", "CEGO-9.XVI.i-1")
def test_me_achico_com_flor_e_quero_retruco() -> None:
    table = declared(declared(lei({1: FLOR_1, 2: FLOR_2}), 1).quero(1, shrinking=True, raising=True), 2)
    assert (table.mesa.won, table.mesa.asked, table.mesa.asked_by, table.mesa.window) == (4, 2, 1, "truco")


@pytest.mark.clause("CEGO-9.XVI.l-13")
def test_me_achico_com_flor_e_nao_quero() -> None:
    table = declared(declared(lei({1: FLOR_1, 2: FLOR_2}), 1).nao_quero(1, shrinking=True), 2)
    assert table.credits() == [("flor", 0, 4), ("truco", 0, 1)]
    assert table.score == (9, 20)
    assert [event.clause for event in table.told(Answered)] == ["CEGO-9.XVI.l-13"]


@pytest.mark.clause("CEGO-9.XVI.l-10", "CEGO-9.XVI.l-12", "CEGO-9.XIII.f-1")
@pytest.mark.parametrize(("shrinking", "side", "won"), [(False, 0, 16), (True, 0, 8)])
def test_several_flores_of_both_sides(shrinking: bool, side: int, won: int) -> None:
    hands = {0: "1C 2C 3C", 1: FLOR_1, 2: FLOR_2, 5: "4O 5O 6O"}
    table = declared(lei(hands), 1, 5).quero(5, shrinking=shrinking)
    declared(table, 0, 2).songs()
    assert (table.mesa.won_by, table.mesa.won) == (side, won)


@pytest.mark.clause("CEGO-9.XVI.l-10", "CEGO-9.VIII.g-3")
def test_of_equal_flores_the_nearest_to_the_mao() -> None:
    table = declared(declared(lei({1: "7E 6E 5E", 2: "7O 6O 5O"}, score=(4, 10)), 1).quero(1), 2).songs()
    assert (table.mesa.won_by, table.mesa.won) == (1, 20)


@pytest.mark.clause("CEGO-9.XVI.l-5", "CEGO-9.XVI.l-10")
def test_the_rest_is_that_of_the_score_when_it_was_said() -> None:
    table = declared(declared(lei({1: FLOR_1, 2: FLOR_2}, score=(10, 3)), 1).quero(1), 2).songs()
    assert (table.score, table.mesa.phase) == ((24, 3), "over")
    assert table.credits() == [("flor", 0, 20)]


# Going to the pack instead of answering.


@pytest.mark.clause("CEGO-9.XVI.l-7", "CEGO-9.XVI.k-9")
@pytest.mark.parametrize("asked", [False, True])
@pytest.mark.parametrize(
    ("flores", "points"), [({}, ("envido", 0, 1)), ({2: FLOR_2}, ("flor", 0, 3)), ({0: FLOR_1, 2: FLOR_2}, ("flor", 0, 6))]
)
def test_going_to_the_pack(asked: bool, flores: Mapping[int, str], points: tuple[str, int, int]) -> None:
    table = lei(flores)
    if asked:
        declared(table)
    table.give_up(3)
    assert table.credits() == [points, ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.l-14")
def test_the_proposers_cannot_leave_what_they_proposed() -> None:
    table = lei(H1)
    assert table.menu(0) == ()
    declared(table)
    assert table.menu(0) == ()


@pytest.mark.clause("CEGO-9.XVI.l-2", "S-CEGO-25")
def test_a_redeal_keeps_it() -> None:
    table = lei(H1)
    table.ruling("CEGO-9.VIII.d-1", 5).do(CHANCE, Shuffle(pack(A_BEST)))
    for seat in range(6):
        assert table.refused(seat, LeiDoJogo(4)).code == "lei-said"
    table.do(5, Deal())
    assert (table.mesa.window, table.mesa.asked_by, table.mesa.falta) == ("lei-flor", 0, 4)
    declared(declared(table).nao_quero(1))
    assert table.gained == (2, 0)


@pytest.mark.clause("CEGO-9.XVI.l-2")
def test_the_next_deal_begins_without_it() -> None:
    table = declared(declared(lei(H1, score=(4, 18))).nao_quero(1))
    table.do(CHANCE, Shuffle(pack(H1, 0)))
    assert (table.mesa.lei, table.mesa.form) == (-1, "roda")
    assert LeiDoJogo(6) in table.menu(3)


@pytest.mark.clause("CEGO-9.XVI.l-10", "CEGO-9.X-2")
def test_a_false_flor_to_the_lei_pays_what_was_staked_and_the_truco() -> None:
    table = declared(lei({2: FLOR_2, 3: "1E 1B 4C"}, score=(4, 10)), 1).quero(1)
    declared(table, 2).songs()
    assert table.mesa.won == 20
    table.won_by(1)
    assert table.credits() == [("flor", 0, 20)]


@pytest.mark.clause("CEGO-9.XVI.l-7", "CEGO-9.XIV-25")
def test_a_wrong_song_in_the_falta_of_the_lei() -> None:
    table = declared(declared(lei(A_BEST, score=(4, 18))).quero(1))
    table.sing(0, 33).nao_mato(1, 3, 5).won_by(0)
    assert table.credits() == [("envido", 1, 6)]
    assert table.score == (4, 24)
