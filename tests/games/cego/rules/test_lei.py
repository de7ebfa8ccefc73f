"""CEGO-9.XVI.l and section 4.7: the lei do jogo, said before the deal and answered after looking, where nobody has a flor."""

from collections.abc import Mapping

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE, Action, Reason, Seat, State
from carteado.games.cego.rules.acts import Call, Defer, LeiDoJogo, Quero
from carteado.games.cego.rules.events import Called, LeiSaid
from carteado.pack import Cut, Deal, Shuffle
from carteado.tricks.play import Play
from games.cego.kit import H1, roda
from games.cego.kit.lei import A_BEST, B_BEST, SCORE, declared, lei
from games.cego.kit.mesa import pack


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


# Saying it.


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


@pytest.mark.clause("CEGO-9.XVI.l-1", "S-CEGO-25")
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


@pytest.mark.clause("S-CEGO-25")
def test_in_a_testa_there_is_none_but_by_house_rule() -> None:
    assert reason(before_the_deal("testa", score=(0, 0)), 0, LeiDoJogo(6)).code == "lei-in-testa"
    assert LeiDoJogo(6) in before_the_deal("testa", score=(0, 0), lei="true").legal(0)


@pytest.mark.clause("CEGO-9.XVI.l-2")
def test_not_between_two_deals() -> None:
    table = roda(H1).call(0, "truco").nao_quero(1)
    assert table.mesa.phase == "shuffle"
    assert table.refused(1, LeiDoJogo(23)).clause == "CEGO-9.XVI.l-2"


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


# Who answers, and when.


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


@pytest.mark.clause("CEGO-9.XVI.l-14")
def test_the_proposers_cannot_leave_what_they_proposed() -> None:
    table = lei(H1)
    assert table.menu(0) == ()
    declared(table)
    assert table.menu(0) == ()


# Answered.


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


@pytest.mark.clause("CEGO-9.XVI.l-7", "CEGO-9.XIV-25")
def test_a_wrong_song_in_the_falta_of_the_lei() -> None:
    table = declared(declared(lei(A_BEST, score=(4, 18))).quero(1))
    table.sing(0, 33).nao_mato(1, 3, 5).won_by(0)
    assert table.credits() == [("envido", 1, 6)]
    assert table.score == (4, 24)
