"""Section 4.9, of truco, of two proposals in one breath and of the lei do jogo: what is an answer, and to which part."""

import pytest

from carteado.game import Action
from carteado.games.cego.rules.acts import Call, NaoQuero, Quero
from carteado.games.cego.words.falas import FORBIDDEN
from games.cego.kit import H1, roda
from games.cego.kit.speech import asked, done, says

# Truco.


@pytest.mark.clause("CEGO-9.VIII.h-7")
def test_a_raise_without_quero_is_nothing_while_a_truco_is_pending() -> None:
    table = roda(H1).call(0, "truco")
    for text in ("RETRUCO", "vale quatro", "retruco e quero"):
        found = says(table, 1, text)
        assert (found.act, found.why, found.clause) == (None, "no-quero", "CEGO-9.VIII.h-7")
    for text in ("quero retruco", "Quero, retruco!", "quero e retruco", "quero o truco e o retruco"):
        assert says(table, 1, text).act == Quero("truco", 2, raising=True)
    again = done(table, 1, "quero retruco")
    assert says(again, 0, "quero vale quatro").act == Quero("truco", 3, raising=True)


def test_with_the_truco_accepted_the_side_that_took_it_raises_by_the_word_alone() -> None:
    table = roda(H1).call(0, "truco").quero(1).play(0, "4C")
    assert says(table, 1, "retruco").act == Call("retruco", 3)


@pytest.mark.clause("CEGO-9.XVI.b-2")
def test_a_step_that_is_skipped_leaves_the_quero_standing() -> None:
    found = says(roda(H1).call(0, "truco"), 1, "quero vale quatro")
    assert (found.act, found.why, found.clause) == (Quero("truco", 2), "skipped", "CEGO-9.XVI.b-2")


@pytest.mark.clause("CEGO-9.VIII.h-8")
@pytest.mark.parametrize("word", sorted(FORBIDDEN))
def test_forbidden_words_are_nothing_by_themselves(word: str) -> None:
    table = roda(H1).call(0, "truco") if FORBIDDEN[word] == "quero" else roda(H1)
    seat = 1 if FORBIDDEN[word] == "quero" else 0
    found = says(table, seat, f"{word}!".upper())
    assert (found.act, found.why, found.clause) == (None, "forbidden", "CEGO-9.VIII.h-8")
    assert found.meant == (Quero("truco", 2) if seat else Call("truco", 2))


@pytest.mark.clause("CEGO-9.VIII.h-9")
def test_they_count_where_the_other_side_takes_them_so() -> None:
    turco = says(roda(H1), 0, "turco", taken=True)
    assert (turco.act, turco.why, turco.clause) == (Call("truco", 2), "taken", "CEGO-9.VIII.h-9")
    quieto = says(roda(H1).call(0, "truco"), 1, "quieto", taken=True)
    assert (quieto.act, quieto.clause) == (Quero("truco", 2), "CEGO-9.VIII.h-9")


# Two proposals at once, and the lei do jogo.


@pytest.mark.clause("CEGO-9.VIII.i-1", "CEGO-9.VIII.i-3")
@pytest.mark.parametrize(
    ("text", "act", "why"),
    [
        ("quero só o envido", Quero("both", 2), "quero-first"),
        ("quero o truco e não quero o envido", Quero("both", 2), "quero-first"),
        ("ñ quero o truco e quero o envido", NaoQuero("both", 2), "nao-quero-first"),
        ("quero", Quero("both", 2), ""),
    ],
)
def test_of_two_proposals_the_first_word_takes_or_refuses_both(text: str, act: Action, why: str) -> None:
    found = says(asked("envido-e-truco"), 1, text)
    assert (found.act, found.why) == (act, why)


@pytest.mark.clause("CEGO-9.VIII.i-2")
@pytest.mark.parametrize(
    ("double", "text", "passing"),
    [
        ("envido-e-truco", "passo o primeiro e quero o segundo", "envido"),
        ("envido-e-truco", "passo o segundo e quero o primeiro", "truco"),
        ("truco-e-envido", "passo o primeiro e quero o segundo", "truco"),
        ("truco-e-envido", "Passo o segundo, quero o primeiro", "envido"),
        ("real-envido-e-truco", "passo o real envido e quero o truco", "envido"),
        ("falta-envido-e-truco", "passo o truco e quero a falta", "truco"),
        ("envido-e-truco", "passo o truco e quero o envido", "truco"),
    ],
)
def test_half_of_two_proposals_follows_the_order_they_were_said_in(double: str, text: str, passing: str) -> None:
    table = asked(double)
    found = says(table, 1, text)
    assert isinstance(found.act, Quero)
    assert (found.act.part, found.act.passing, found.act.raising) == ("both", passing, False)
    assert found.clause == "CEGO-9.VIII.i-2"
    table.do(1, found.act)


@pytest.mark.clause("CEGO-9.VIII.i-2")
def test_passing_the_envido_and_raising_the_truco() -> None:
    found = says(asked("envido-e-truco"), 1, "passo o envido e quero retruco")
    assert found.act == Quero("both", 2, raising=True, passing="envido")


@pytest.mark.clause("CEGO-9.VIII.i-2")
def test_passing_and_wanting_the_same_half_is_nothing() -> None:
    found = says(asked("envido-e-truco"), 1, "passo o truco e quero o segundo")
    assert (found.act, found.why) == (None, "same-half")


@pytest.mark.clause("CEGO-9.VIII.i-3")
@pytest.mark.parametrize("text", ["quero o envido e passo o truco", "quero o truco, passo o envido", "quero mas passo o truco"])
def test_quero_said_first_accepts_both(text: str) -> None:
    found = says(asked("envido-e-truco"), 1, text)
    assert (found.act, found.why, found.clause) == (Quero("both", 2), "quero-first", "CEGO-9.VIII.i-3")


@pytest.mark.clause("CEGO-9.XVI.l-8")
def test_the_lei_do_jogo_is_answered_in_parts() -> None:
    table = roda(H1, score=(4, 20), lei=0).no_flor()
    assert table.mesa.window == "lei"
    assert says(table, 1, "quero").act == Quero("both", 4)
    assert says(table, 1, "passo a falta envido e quero o truco").act == Quero("both", 4, passing="envido")
    assert says(table, 1, "passo o segundo e quero o primeiro").act == Quero("both", 4, passing="truco")


@pytest.mark.clause("CEGO-9.XVI.l-10", "CEGO-9.XVI.l-11", "CEGO-9.XVI.l-12", "CEGO-9.XVI.l-13")
def test_the_lei_do_jogo_is_answered_with_a_flor() -> None:
    table = roda({1: "3B 2B 1B"}, score=(4, 20), lei=0).say(1, "flor").no_flor()
    assert table.mesa.window == "lei"
    assert says(table, 1, "com flor quero").act == Quero("both", 4)
    assert says(table, 1, "com flor e não quero").act == Quero("both", 4, passing="truco")
    assert says(table, 1, "me achico com flor e quero").act == Quero("both", 4, shrinking=True)
    assert says(table, 1, "me achico com flor e não quero").act == NaoQuero("both", 4, shrinking=True)
    assert says(table, 1, "me achico com flor").why == "not-an-answer"
