"""Section 4.6: two proposals in one breath, taken whole, refused whole, or in part by passing first."""

from collections.abc import Callable

import pytest

from carteado.game import Seat
from carteado.games.cego.rules.acts import Call, CallDown, NaoQuero, Quero
from carteado.games.cego.rules.events import Answered, Called, EnvidoVoid
from games.cego.kit import H1, MesaCego, em_testa, roda

Form = Callable[..., MesaCego]

# Seat 0 has the best points and the best cards, or seat 3 has: whoever answers loses, or wins, everything.
PROPOSER = {0: "1E 1B 7E", 3: "4O 5B 6C"}
PROPOSER_SINGS = {0: "1B 7B 1E", 3: "4O 5B 6C"}
ANSWERER = {0: "4O 5B 6C", 3: "1B 7B 1E"}
ENVIDO = ("envido-e-truco", "truco-e-envido")
REAL = ("real-envido-e-truco", "truco-e-real-envido")
FALTA = ("falta-envido-e-truco", "truco-e-falta-envido")
BOTH = (roda, em_testa)


def rows() -> list[tuple[Form, str, int]]:
    """Every double in both spoken orders and both forms, with the value of its envido at 10 to 15."""
    found: list[tuple[Form, str, int]] = []
    for words, in_roda, in_testa in ((ENVIDO, 2, 2), (REAL, 3, 3), (FALTA, 9, 6)):
        for word in words:
            found += [(roda, word, in_roda), (em_testa, word, in_testa)]
    return found


ROWS = rows()


@pytest.mark.clause("CEGO-9.VIII.i-1")
@pytest.mark.parametrize(("form", "word", "value"), ROWS)
def test_quero_takes_both_and_the_answerer_may_lose_both(form: Form, word: str, value: int) -> None:
    table = form(PROPOSER_SINGS, score=(10, 15)).call(0, word).quero(3)
    assert (table.mesa.level, table.mesa.raiser, table.mesa.window) == (1, 1, "song")
    table.songs()
    assert (table.mesa.won_by, table.mesa.won) == (0, value)
    table.won_by(0)
    assert table.credits() == [("envido", 0, value), ("truco", 0, 2)]


@pytest.mark.clause("CEGO-9.VIII.i-1")
@pytest.mark.parametrize(("form", "word", "value"), ROWS)
def test_or_win_both(form: Form, word: str, value: int) -> None:
    table = form(ANSWERER, score=(10, 11)).call(0, word).quero(3).songs()
    assert table.mesa.won_by == 1
    table.won_by(1)
    won = 13 if value == 9 else value
    assert table.credits() == [("envido", 1, won), *([] if won == 13 else [("truco", 1, 2)])]


@pytest.mark.clause("CEGO-9.VIII.i-1")
@pytest.mark.parametrize(("form", "word", "value"), ROWS)
def test_nao_quero_pays_one_and_one(form: Form, word: str, value: int) -> None:
    table = form(H1, score=(10, 15)).call(0, word)
    assert [event.value for event in table.told(Called)] == [value]
    table.nao_quero(3)
    assert table.credits() == [("envido", 0, 1), ("truco", 0, 1)]
    assert table.over


@pytest.mark.clause("CEGO-9.VIII.i-2")
@pytest.mark.parametrize(("form", "word", "value"), ROWS)
def test_passing_the_truco_the_envido_is_sung_and_the_hand_is_over(form: Form, word: str, value: int) -> None:
    table = form(PROPOSER_SINGS, score=(10, 15)).call(0, word).quero(3, passing="truco")
    assert table.mesa.window == "song"
    table.songs()
    assert table.credits() == [("envido", 0, value), ("truco", 0, 1)]
    assert table.over


@pytest.mark.clause("CEGO-9.VIII.i-2")
@pytest.mark.parametrize("form", BOTH)
def test_passing_the_truco_who_answered_may_win_the_envido(form: Form) -> None:
    table = form(ANSWERER).call(0, "real-envido-e-truco").quero(3, passing="truco").songs()
    assert table.credits() == [("envido", 1, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.VIII.i-2")
@pytest.mark.parametrize(("form", "word", "value"), ROWS)
def test_passing_the_envido_the_truco_is_on(form: Form, word: str, value: int) -> None:
    table = form(PROPOSER_SINGS, score=(10, 15)).call(0, word).quero(3, passing="envido")
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.window) == (0, 1, 1, "turn")
    assert value > table.mesa.won
    table.won_by(0)
    assert table.credits() == [("envido", 0, 1), ("truco", 0, 2)]


@pytest.mark.clause("CEGO-9.VIII.i-2")
def test_passing_the_envido_who_answered_may_win_the_truco() -> None:
    table = roda(ANSWERER).call(0, "envido-e-truco").quero(1, passing="envido").won_by(1)
    assert table.credits() == [("envido", 0, 1), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.VIII.i-2")
def test_the_answer_says_which_part_was_passed_and_in_which_order_they_were_spoken() -> None:
    for word, order in (("envido-e-truco", "envido-first"), ("truco-e-envido", "truco-first")):
        table = roda(H1).call(0, word).no_flor()
        assert table.mesa.double == order
        table.quero(1, passing="truco")
        (answer,) = table.told(Answered)
        assert (answer.wants, answer.part, answer.passing, answer.clause) == (True, "both", "truco", "CEGO-9.VIII.i-2")


@pytest.mark.clause("CEGO-9.VIII.i-3")
def test_there_is_no_quero_that_passes_afterwards() -> None:
    """`quero o envido e passo o truco` is a plain quero: it takes both."""
    table = roda(H1).call(0, "envido-e-truco").no_flor()
    plain = [answer for answer in table.menu(1, Quero) if not answer.passing and not answer.raising]
    assert plain == [Quero("both", 2)]
    table.do(1, plain[0]).songs()
    assert (table.mesa.won, table.mesa.level, table.mesa.window) == (2, 1, "turn")


@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.XVI.b-1", "S-CEGO-24")
@pytest.mark.parametrize("form", BOTH)
@pytest.mark.parametrize("word", [*ENVIDO, *REAL])
def test_quero_retruco_inside_a_double(form: Form, word: str) -> None:
    table = form(PROPOSER_SINGS).call(0, word).quero(3, raising=True)
    assert (table.mesa.level, table.mesa.asked, table.mesa.asked_by, table.mesa.window) == (1, 2, 1, "song")
    table.songs()
    assert (table.mesa.window, table.mesa.won) == ("truco", 3 if word in REAL else 2)
    assert 0 in table.state.actors()
    assert 3 not in table.state.actors()
    table.quero(0)
    assert (table.mesa.level, table.mesa.raiser) == (2, 0)
    table.won_by(0)
    assert table.credits()[1] == ("truco", 0, 3)


@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.XVI.i-1")
def test_the_retruco_of_a_double_is_refused_after_the_song() -> None:
    table = roda(PROPOSER_SINGS).call(0, "envido-e-truco").quero(3, raising=True).songs().nao_quero(2)
    assert table.credits() == [("envido", 0, 2), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.VIII.i-2", "CEGO-9.XVI.i-1", "CEGO-9.XVI.j-1")
def test_passing_the_envido_with_retruco_then_vale_quatro() -> None:
    table = roda(PROPOSER_SINGS).call(0, "truco-e-envido").quero(5, passing="envido", raising=True)
    assert (table.mesa.won_by, table.mesa.won, table.mesa.asked, table.mesa.window) == (0, 1, 2, "truco")
    table.quero(4, raising=True)
    assert table.mesa.asked == 3
    table.nao_quero(1)
    assert table.credits() == [("envido", 0, 1), ("truco", 0, 3)]


@pytest.mark.clause("CEGO-9.VIII.i-2")
def test_passing_the_truco_leaves_nothing_to_raise() -> None:
    table = roda(H1).call(0, "envido-e-truco").no_flor()
    assert [answer.passing for answer in table.menu(1, Quero) if answer.raising] == ["", "envido"]
    assert table.refused(1, Quero("both", 2, True, "truco")).code == "not-an-answer"


@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.XV.b-2")
@pytest.mark.parametrize("word", ENVIDO)
@pytest.mark.parametrize(("above", "worth"), [("envido-envido", (4, 2)), ("real-envido", (5, 2)), ("falta-envido", (24, 2))])
def test_raising_the_envido_leaves_the_truco_to_be_answered_by_the_raiser(
    word: str, above: str, worth: tuple[int, int]
) -> None:
    table = roda(H1).call(0, word).no_flor().call(3, above)
    assert (table.mesa.envido, table.mesa.double, table.mesa.asked) == (worth, "", 1)
    assert table.menu(2, Quero) == (Quero("envido", worth[0]),)
    table.nao_quero(2)
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window) == (1, 2, "truco")
    assert table.state.actors() == (1, 3, 5)
    table.nao_quero(1)
    assert table.credits() == [("envido", 1, 2), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.XV.b-2")
def test_a_raise_that_is_taken_is_sung_and_then_the_truco_is_answered() -> None:
    table = roda(PROPOSER_SINGS).call(0, "truco-e-envido").no_flor().call(3, "real-envido").quero(4).songs()
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window) == (0, 5, "truco")
    table.quero(1).won_by(0)
    assert table.credits() == [("envido", 0, 5), ("truco", 0, 2)]


@pytest.mark.clause("CEGO-9.VIII.i-1")
def test_what_may_be_raised_over_a_double_is_what_may_be_raised_over_its_envido() -> None:
    assert roda(H1).call(0, "real-envido-e-truco").no_flor().offered(1) == {"real-envido", "falta-envido"}
    assert roda(H1).call(0, "falta-envido-e-truco").no_flor().offered(1) == set()
    assert roda(H1, score=(22, 0)).call(0, "envido-e-truco").no_flor().offered(1) == {"envido-envido", "real-envido"}


@pytest.mark.clause("CEGO-9.XIV-21", "CEGO-9.VIII.i-1")
@pytest.mark.parametrize(("seat", "side"), [(2, 0), (5, 1)])
def test_a_flor_voids_the_envido_of_a_double_and_the_truco_is_answered_after_it(seat: Seat, side: int) -> None:
    table = roda({seat: "7O 6O 5O"}).call(0, "envido-e-truco")
    while table.mesa.window == "gate":
        asked = table.state.actors()[0]
        table.say(asked, "flor" if asked == seat else "e-boa")
    assert len(table.told(EnvidoVoid)) == 1
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window, table.mesa.double) == (side, 3, "truco", "")
    assert table.state.actors() == (1, 3, 5)
    table.nao_quero(1)
    assert table.credits() == [("flor", side, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.k-3")
@pytest.mark.parametrize("word", [*ENVIDO, *REAL, *FALTA])
@pytest.mark.parametrize("asked", [False, True])
def test_going_to_the_pack_from_a_double_costs_one_and_one(word: str, asked: bool) -> None:
    table = em_testa(H1).call(0, word)
    if asked:
        table.no_flor()
    table.leave(3, "pack")
    assert table.credits() == [("envido", 0, 1), ("truco", 0, 1)]
    table = roda(H1).call(0, word)
    table.say(2, "e-boa").say(4, "e-boa")
    if asked:
        table.no_flor()
    table.give_up(1)
    assert table.credits() == [("envido", 0, 1), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.XVI.h-1")
def test_a_double_needs_a_seat_that_could_make_both() -> None:
    doubles = {*ENVIDO, *REAL, *FALTA}
    table = roda(H1).call(0, "truco").quero(1)
    assert not table.offered(0) & (doubles | {"flor-e-truco"})
    assert table.refused(0, Call("envido-e-truco", 2)).clause == "CEGO-9.XVI-1"
    table = roda(H1).plays("0:4C 1:4O 2:3C 3:12C 4:10B 5:10C")
    assert not table.offered(2) & (doubles | {"flor-e-truco"})
    table = roda(H1).call(0, "truco")
    assert not table.offered(1) & (doubles | {"flor-e-truco"})
    table = roda(H1).call(0, "envido").nao_quero(1)
    assert not table.offered(0) & (doubles | {"flor-e-truco"})


@pytest.mark.clause("CEGO-9.VIII.i-1")
@pytest.mark.parametrize("turn", range(6))
def test_every_seat_may_make_one_in_its_turn(turn: Seat) -> None:
    table = roda(H1)
    for word in ["0:4C", "1:4O", "2:10O", "3:7C", "4:2O"][:turn]:
        table.plays(word)
    table.call(turn, "envido-e-truco").no_flor()
    other = (turn + 3) % 6
    table.nao_quero(other)
    assert table.credits() == [("envido", turn & 1, 1), ("truco", turn & 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.XVI.k-7", "S-CEGO-18")
def test_one_who_passed_answers_a_double_for_its_trio() -> None:
    table = roda(H1).play(0, "4C").leave(1).call(2, "envido-e-truco").no_flor().quero(1, passing="envido")
    assert (table.mesa.level, table.mesa.won) == (1, 1)


@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.VIII.h-5")
def test_a_double_may_be_left_to_the_partners_but_for_the_last() -> None:
    table = roda(H1).call(0, "envido-e-truco").no_flor().defer(1).defer(5)
    assert table.refused(1, NaoQuero("both", 2)).code == "already-deferred"
    table.nao_quero(3)
    assert table.gained == (2, 0)


@pytest.mark.clause("CEGO-9.XII-1", "CEGO-9.VIII.i-1")
@pytest.mark.parametrize(("score", "credits"), [((22, 5), [("envido", 0, 2)]), ((21, 5), [("envido", 0, 2), ("truco", 0, 1)])])
def test_the_points_of_a_double_may_take_a_trio_out_before_its_truco(
    score: tuple[int, int], credits: list[tuple[str, int, int]]
) -> None:
    table = roda(PROPOSER_SINGS, score=score).call(0, "envido-e-truco").quero(3, passing="truco").songs()
    assert table.credits() == credits
    assert (table.score, table.mesa.phase) == ((24, 5), "over")


@pytest.mark.clause("CEGO-9.II-1", "CEGO-9.VIII.i-1")
def test_refused_at_twenty_three_the_first_tento_ends_it() -> None:
    table = roda(H1, score=(23, 23)).call(0, "envido-e-truco").nao_quero(1)
    assert (table.credits(), table.mesa.phase) == ([("envido", 0, 1)], "over")


# Não há flor sem truco.

FLOR_0 = {0: "7O 6O 5O", 3: "1E 1B 4C"}


@pytest.mark.clause("CEGO-9.XVI.m-3")
@pytest.mark.parametrize("form", BOTH)
def test_nao_ha_flor_sem_truco_refused(form: Form) -> None:
    table = form(FLOR_0).call(0, "flor-e-truco").no_flor()
    assert (table.mesa.won, table.mesa.window, table.mesa.asked) == (3, "truco", 1)
    table.nao_quero(3)
    assert table.credits() == [("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.m-3")
@pytest.mark.parametrize("form", BOTH)
def test_nao_ha_flor_sem_truco_taken(form: Form) -> None:
    table = form(FLOR_0).call(0, "flor-e-truco").quero(3)
    assert (table.mesa.won, table.mesa.level, table.mesa.window) == (3, 1, "turn")
    table.won_by(1)
    assert table.credits() == [("flor", 0, 3), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.XVI.m-3", "CEGO-9.XVI.i-1")
def test_nao_ha_flor_sem_truco_answered_with_retruco() -> None:
    table = roda(FLOR_0).call(0, "flor-e-truco").quero(5, raising=True).nao_quero(2)
    assert table.credits() == [("flor", 0, 3), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.XVI.m-3", "CEGO-9.XIII.c-2")
def test_nao_ha_flor_sem_truco_against_a_flor_runs_the_contest_first() -> None:
    table = roda({0: "7O 6O 5O", 3: "1B 2B 3B"}).call(0, "flor-e-truco")
    table.say(2, "e-boa").say(4, "e-boa").say(1, "e-boa").say(3, "contra-flor").say(5, "e-boa")
    assert (table.mesa.window, table.mesa.asked) == ("flor", 1)
    table.quero(0).songs()
    assert (table.mesa.won_by, table.mesa.won, table.mesa.window) == (0, 6, "truco")
    table.nao_quero(1)
    assert table.credits() == [("flor", 0, 6), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.XVI.m-3", "CEGO-9.XII-1")
def test_nao_ha_flor_sem_truco_may_end_with_the_flor() -> None:
    table = roda(FLOR_0, score=(21, 23)).call(0, "flor-e-truco").no_flor()
    assert (table.score, table.credits(), table.mesa.phase) == ((24, 23), [("flor", 0, 3)], "over")


@pytest.mark.clause("CEGO-9.VIII.k-1")
def test_a_double_is_not_said_with_a_card_face_down() -> None:
    table = em_testa(H1)
    assert table.refused(0, CallDown("envido-e-truco", 2)).clause.startswith("CEGO-9.")
    assert "envido-e-truco" not in {act.call for act in table.menu(0, CallDown)}
