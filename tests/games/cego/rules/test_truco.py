"""CEGO-9.XVI.a to j and table 4.4: three steps of truco, quero before a raise, who may raise, and what each step is worth."""

from collections.abc import Callable, Mapping

import pytest

from carteado.cards import Card
from carteado.game import Seat
from carteado.games.cego.rules.acts import Call, Defer, NaoQuero, Quero
from carteado.games.cego.rules.events import Answered, Called, Deferred
from carteado.tricks.play import Play
from games.cego.kit import H1, MesaCego, em_testa, roda

# Seat 0 of A, or seat 3 of B, takes two vazas whatever the others do.
WINNING = ({0: "1E 1B 4C"}, {3: "1E 1B 4C"})
STEPS = ("truco", "retruco", "vale-quatro")
FORMS = (roda, em_testa)
Form = Callable[..., MesaCego]


def climbed(form: Form, steps: int, *, accepted: bool = True, hands: Mapping[int, str] = H1) -> MesaCego:
    """Seat 0 calls, seat 3 answers with the next step, and so on, the last step accepted or left pending."""
    table = form(hands).call(0, "truco")
    callers = (0, 3, 0)
    for nth in range(1, steps):
        table.quero(callers[nth], raising=True)
    return table.quero(3 if steps % 2 else 0) if accepted else table


@pytest.mark.clause("CEGO-9.XVI.h-1", "CEGO-9.XVI.i-1", "CEGO-9.XVI.j-1", "CEGO-9.XVI.b-1")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("steps", "worth"), [(1, 2), (2, 3), (3, 4)])
@pytest.mark.parametrize("side", [0, 1])
def test_an_accepted_step_is_worth_its_number_to_whoever_wins(form: Form, steps: int, worth: int, side: int) -> None:
    table = climbed(form, steps, hands=WINNING[side])
    assert (table.mesa.level, table.mesa.asked) == (steps, 0)
    table.won_by(side)
    assert table.gained == ((worth, 0) if side == 0 else (0, worth))
    assert table.credits() == [("truco", side, worth)]


@pytest.mark.clause("CEGO-9.XVI.h-1", "CEGO-9.XVI.i-1", "CEGO-9.XVI.j-1", "CEGO-9.VIII.f-2")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("steps", "gained"), [(1, (1, 0)), (2, (0, 2)), (3, (3, 0))])
def test_a_refused_step_pays_the_one_before_to_who_said_it(form: Form, steps: int, gained: tuple[int, int]) -> None:
    table = climbed(form, steps, accepted=False)
    table.nao_quero(3 if steps % 2 else 0)
    assert table.gained == gained
    assert table.over


@pytest.mark.clause("CEGO-9.XVI.f-5")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("side", [0, 1])
def test_never_called_it_is_worth_one(form: Form, side: int) -> None:
    table = form(WINNING[side]).won_by(side)
    assert table.credits() == [("truco", side, 1)]


@pytest.mark.clause("CEGO-9.XVI.h-1", "CEGO-9.XVI.i-1", "CEGO-9.XVI.j-1")
@pytest.mark.parametrize(("steps", "worth"), [(1, 2), (2, 3), (3, 4)])
def test_given_up_after_it_was_accepted_costs_it_whole(steps: int, worth: int) -> None:
    table = climbed(roda, steps).play(0, "4C").give_up(1)
    assert table.credits() == [("truco", 0, worth)]


@pytest.mark.clause("CEGO-9.XVI.a-1")
def test_over_vale_quatro_there_is_nothing() -> None:
    table = climbed(roda, 3)
    assert not table.offered(0) & set(STEPS)
    table.play(0, "4C")
    assert not table.offered(1) & set(STEPS)
    assert table.refused(1, Call("vale-quatro", 4)).clause == "CEGO-9.XVI.a-1"


@pytest.mark.clause("CEGO-9.XVI.a-1")
def test_the_last_step_is_only_taken_or_refused() -> None:
    table = climbed(roda, 3, accepted=False)
    assert [answer.raising for answer in table.menu(3, Quero)] == [False]
    assert table.refused(3, Quero("truco", 4, True)).clause == "CEGO-9.XVI.a-1"


@pytest.mark.clause("CEGO-9.VIII.h-7", "CEGO-9.XVI.a-2", "CEGO-9.XVI.b-2")
@pytest.mark.parametrize("word", ["retruco", "vale-quatro"])
@pytest.mark.parametrize("seat", [1, 3, 5])
def test_a_raise_without_quero_is_void_and_the_call_still_stands(word: str, seat: Seat) -> None:
    table = roda(H1).call(0, "truco")
    assert table.refused(seat, Call(word, STEPS.index(word) + 2)).clause == "CEGO-9.VIII.h-7"
    assert (table.mesa.asked, table.mesa.level, table.mesa.window) == (1, 0, "truco")


@pytest.mark.clause("CEGO-9.VIII.h-7", "CEGO-9.XVI.b-1")
def test_quero_retruco_takes_the_truco_and_puts_the_next_step() -> None:
    table = roda(H1).call(0, "truco").quero(1, raising=True)
    assert (table.mesa.level, table.mesa.asked, table.mesa.asked_by) == (1, 2, 1)
    assert [(event.seat, event.call, event.value) for event in table.told(Called)] == [(0, "truco", 2), (1, "retruco", 3)]
    assert table.told(Answered)[0].raising
    assert set(table.state.actors()) == {0, 2, 4}


@pytest.mark.clause("CEGO-9.XVI.b-2")
def test_a_step_cannot_be_left_out() -> None:
    table = roda(H1).call(0, "truco").quero(1).play(0, "4C")
    assert table.offered(1) == {"retruco"} | table.offered(1) & {"flor", "contra-flor-e-o-resto", "achico"}
    assert table.refused(1, Call("vale-quatro", 4)).clause == "CEGO-9.XVI.b-2"
    assert roda(H1).refused(0, Call("retruco", 3)).clause == "CEGO-9.XVI.b-2"


@pytest.mark.clause("CEGO-9.XVI.b-1", "CEGO-9.XVI.b-2", "S-CEGO-24")
def test_only_the_side_that_took_the_last_step_raises_later() -> None:
    table = roda(H1).call(0, "truco").quero(1)
    assert "retruco" not in table.offered(0)
    assert table.refused(0, Call("retruco", 3)).clause == "CEGO-9.XVI.b-1"
    table.play(0, "4C").call(1, "retruco").quero(2)
    assert table.refused(1, Call("vale-quatro", 4)).clause == "CEGO-9.XVI.b-1"
    table.play(1, "4O").call(2, "vale-quatro").nao_quero(5)
    assert table.credits() == [("truco", 0, 3)]


@pytest.mark.clause("CEGO-9.XVI.c-1")
def test_truco_on_top_of_a_four() -> None:
    table = roda(H1).plays("0:4C 1:4O 2:10O 3:7C 4:2O").call(5, "truco")
    assert (table.mesa.asked, table.mesa.asked_by) == (1, 1)
    assert set(table.state.actors()) == {0, 2, 4}


@pytest.mark.clause("CEGO-9.XVI.c-1")
@pytest.mark.parametrize("turn", range(6))
def test_any_seat_on_its_turn_calls_truco_at_any_moment_of_the_first_vaza(turn: Seat) -> None:
    table = roda(H1)
    for word in ["0:4C", "1:4O", "2:10O", "3:7C", "4:2O", "5:10C"][:turn]:
        table.plays(word)
    assert [seat for seat in range(6) if "truco" in table.offered(seat)] == [turn]
    table.call(turn, "truco")
    assert table.mesa.asked_by == turn & 1
    assert table.state.actors() == tuple((turn + step) % 6 for step in (1, 3, 5))


@pytest.mark.clause("CEGO-9.XVI.h-1")
def test_a_truco_called_in_the_third_vaza() -> None:
    table = roda(H1).plays("0:4C 1:4O 2:3C 3:12C 4:10B 5:10C 2:10O 3:7C 4:2O 5:12E 0:6E 1:1B")
    assert (table.mesa.results, table.mesa.turn) == ((0, 1), 1)
    table.call(1, "truco").quero(4).plays("1:5O 2:2B 3:1E 4:11B 5:11O 0:7E")
    assert table.credits() == [("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.VIII.h-5")
def test_a_pending_truco_stops_the_cards() -> None:
    table = roda(H1).call(0, "truco")
    for seat in range(6):
        assert not table.menu(seat, Play)
    assert table.refused(0, Play(Card.of("4C"))).clause == "CEGO-9.VIII.h-5"
    assert table.refused(1, Play(Card.of("4O"))).clause == "CEGO-9.VIII.h-5"


@pytest.mark.clause("CEGO-9.VIII.h-5")
def test_the_partners_of_the_caller_answer_nothing() -> None:
    table = roda(H1).call(0, "truco")
    for seat in (0, 2, 4):
        assert table.menu(seat) == ()
        assert table.refused(seat, Quero("truco", 2)).clause == "CEGO-9.VIII.h-5"
        assert table.refused(seat, Call("truco", 2)).clause == "CEGO-9.XVI.h-1"


@pytest.mark.clause("CEGO-9.VIII.h-5", "CEGO-9.VIII.f-2", "S-CEGO-08")
def test_the_last_one_asked_must_answer() -> None:
    table = roda(H1).plays("0:4C 1:4O").call(2, "truco")
    assert table.state.actors() == (3, 5, 1)
    table.defer(3)
    assert table.refused(3, Quero("truco", 2)).code == "already-deferred"
    table.defer(1)
    assert not table.menu(5, Defer)
    assert table.refused(5, Defer("truco", 2)).code == "last-must-answer"
    assert [event.seat for event in table.told(Deferred)] == [3, 1]
    table.nao_quero(5)
    assert table.credits() == [("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.VIII.h-5")
@pytest.mark.parametrize("seat", [1, 3, 5])
def test_any_of_the_other_side_binds_it(seat: Seat) -> None:
    table = roda(H1).call(0, "truco").quero(seat)
    assert (table.mesa.level, table.mesa.raiser, table.mesa.turn, table.mesa.window) == (1, 1, 0, "turn")


@pytest.mark.clause("CEGO-9.VIII.h-5")
def test_an_answer_names_what_it_answers() -> None:
    table = roda(H1).call(0, "truco")
    assert table.refused(1, Quero("envido", 2)).code == "answers-something-else"
    assert table.refused(1, NaoQuero("truco", 3)).code == "answers-something-else"
    assert roda(H1).refused(0, Quero("truco", 2)).code == "nothing-to-answer"


@pytest.mark.clause("CEGO-9.XVI.b-1")
def test_a_deferred_truco_comes_back_whole_with_the_next_step() -> None:
    table = roda(H1).call(0, "truco").defer(1).quero(3, raising=True)
    assert table.state.actors() == (4, 0, 2)
    table.defer(4).quero(2, raising=True)
    assert table.state.actors() == (3, 5, 1)
    table.quero(1)
    assert (table.mesa.level, table.mesa.turn) == (3, 0)


@pytest.mark.clause("CEGO-9.XVI.h-1", "CEGO-9.II-1")
@pytest.mark.parametrize(("score", "final"), [((23, 23), (24, 23)), ((23, 0), (24, 0))])
def test_a_refused_truco_takes_a_trio_out(score: tuple[int, int], final: tuple[int, int]) -> None:
    table = roda(H1, score=score).call(0, "truco").nao_quero(1)
    assert (table.score, table.mesa.phase) == (final, "over")


@pytest.mark.clause("CEGO-9.XVI.j-1", "CEGO-9.II-1")
def test_four_tentos_stop_at_twenty_four() -> None:
    table = roda(H1, score=(22, 10)).call(0, "truco").quero(1, raising=True).quero(0, raising=True).quero(1).won_by(0)
    assert (table.score, table.mesa.phase) == ((24, 10), "over")
