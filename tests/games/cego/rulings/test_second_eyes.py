"""The referee of Truco Cego seen a second time: faults on both sides, near the 24th tento, and words as they are typed."""

from collections.abc import Callable

import pytest

from carteado.arbitro import Asked, Verdict, referees
from carteado.game import REFEREE, Action, Seat
from carteado.games.cego.rules.acts import Call, Declare, NaoQuero, Quero, Sing
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.rulings.volta import Volta
from carteado.games.cego.words.falas import heard
from carteado.pack import Ruled, Ruling
from games.cego.kit import H1, MesaCego, em_testa, roda

Table = Callable[[], MesaCego]
FLORES = {0: "7O 6O 5O", 3: "4C 5C 6C"}
JUDGE = referees()["truco-cego"]


# Rulings.


@pytest.mark.clause("CEGO-9.VIII.k-1", "CEGO-9.XVI.h-1", "CEGO-9.XVI.i-1", "CEGO-9.XVI.j-1")
@pytest.mark.parametrize(
    ("table", "seat", "gained"),
    [
        (lambda: em_testa().call(0, "truco").quero(3, raising=True).quero(0), 0, (0, 3)),
        (lambda: em_testa().call(0, "truco").quero(3, raising=True).quero(0, raising=True).quero(3).play(0, "4C"), 3, (4, 0)),
        (lambda: em_testa().call(0, "envido").gate().call(3, "real-envido").nao_quero(0).play(0, "4C"), 3, (1, 2)),
    ],
)
def test_a_proposal_that_was_raised_was_a_proposal(table: Table, seat: Seat, gained: tuple[int, int]) -> None:
    assert table().ruling("CEGO-9.VIII.k-1", seat).gained == gained


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XIII.f-3")
def test_two_false_flores_are_paid_to_nobody_whoever_owns_up() -> None:
    def false() -> MesaCego:
        return roda().call(0, "flor").gate({3: "flor"})

    assert false().ruling("CEGO-9.X-1", 0).gained == false().admit(0).gained == (0, 0)


@pytest.mark.clause("CEGO-9.X-1")
def test_a_flor_sung_on_a_later_turn_can_be_ruled_false_until_the_next_card() -> None:
    def sung() -> MesaCego:
        return roda().plays("0:4C 1:4O").call(2, "flor").gate()

    assert sung().ruling("CEGO-9.X-1", 2).gained == (0, 4)
    assert sung().play(2, "3C").refused(REFEREE, Ruling("CEGO-9.X-1", 2)).code == "shown-at-the-end"


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XI-5")
def test_a_flor_asked_for_is_still_shown_when_another_is_ruled_false() -> None:
    mesa = roda(FLORES).call(0, "flor").gate({1: "flor"}).ask_flor(0, 5).ruling("CEGO-9.X-1", 1)
    assert mesa.gained == (7, 1)


@pytest.mark.clause("CEGO-9.VIII.d-3")
def test_a_volta_that_both_sides_forfeited_is_paid_to_nobody() -> None:
    mesa = roda().play(0, "4C")
    scores = [mesa.ruling("CEGO-9.VIII.d-3", seat).score for seat in (0, 2, 1, 4)]
    assert scores == [(0, 2), (0, 2), (0, 0), (0, 0)]


@pytest.mark.clause("CEGO-9.VIII.d-3", "CEGO-9.XVI.l-10", "CEGO-9.XVI.l-12")
@pytest.mark.parametrize(("shrinking", "tentos"), [(False, 12), (True, 6)])
def test_flores_that_met_by_the_lei_are_forfeited_for_what_was_answered(shrinking: bool, tentos: int) -> None:
    mesa = roda({1: "7O 6O 5O", 2: "4C 5C 6C"}, score=(4, 20), lei=0)
    mesa.say(1, "flor").say(3, "e-boa").say(5, "e-boa").quero(1, shrinking=shrinking).say(0, "e-boa").say(2, "flor")
    assert mesa.mesa.window == "lei-flor-proposers"
    assert mesa.ruling("CEGO-9.VIII.d-3", 1).gained == (tentos, 0)


@pytest.mark.clause("CEGO-9.VIII.b-4")
def test_a_hidden_card_is_found_until_the_next_shuffle_and_costs_the_truco_alone() -> None:
    def won() -> MesaCego:
        return roda().call(0, "envido").quero(1).songs().won_by(0)

    assert won().ruling("CEGO-9.VIII.b-4", 0).gained == (2, 1)
    assert won().ruling("CEGO-9.VIII.b-4", 1).gained == (3, 0)
    assert won().ruling("CEGO-9.VIII.b-4", 0).ruling("CEGO-9.VIII.b-4", 1).gained == (2, 0)


@pytest.mark.clause("CEGO-9.IV-9", "CEGO-9.II-1", "CEGO-11-1")
def test_points_won_before_take_a_trio_out_as_soon_as_they_do() -> None:
    def won() -> MesaCego:
        return em_testa(score=(20, 10), testaStopAt="24").call(0, "real-envido").quero(3).songs()

    tento = won().ruling("CEGO-9.IV-9", 5)
    decided = won().ruling("CEGO-11-1", score=(22, 10), why="tento esquecido")
    for mesa in (tento, decided):
        assert mesa.state.outcome is not None
        assert (mesa.score, mesa.state.outcome.how) == ((24, 10), "played")


@pytest.mark.clause("CEGO-11-1")
def test_what_nobody_foresaw_may_be_told_without_tentos() -> None:
    mesa = roda(score=(9, 7))
    before = mesa.mesa
    mesa.ruling("CEGO-11-1", why="a mesa foi trocada de sala")
    assert (mesa.told(Ruled)[-1].effect, mesa.mesa) == ("note", before)
    assert mesa.refused(REFEREE, Ruling("CEGO-11-1")).code == "reason-missing"


# The referee without a table.


@pytest.mark.clause(
    "CEGO-9.VIII.i-1", "CEGO-9.VIII.i-2", "CEGO-9.XVI.m-3", "CEGO-9.XVI.l-5", "CEGO-9.XVI.l-10", "CEGO-9.XVI.l-12"
)
@pytest.mark.parametrize(
    ("clause", "when", "volta", "tentos"),
    [
        ("VIII.d-3", "play", Volta(together="lei"), (4, 2)),
        ("VIII.d-3", "deal", Volta(together="lei", asked=True), (4, 2)),
        ("VIII.d-3", "after", Volta(together="lei", passed="truco"), (4, 1)),
        ("VIII.d-3", "after", Volta(together="lei", answer="refused"), (1, 1)),
        ("VIII.d-3", "play", Volta(together="lei", flores=(1, 0)), (3, 2)),
        ("VIII.d-3", "play", Volta(together="lei", flores=(2, 1)), (13, 2)),
        ("VIII.d-3", "play", Volta(together="lei", flores=(1, 1), shrunk=(0, 1)), (4, 2)),
        ("VIII.d-3", "after", Volta(together="lei", flores=(1, 1), passed="truco"), (10, 1)),
        ("VIII.d-3", "after", Volta(together="double", calls=("envido",), passed="truco"), (2, 1)),
        ("VIII.d-3", "deal", Volta(together="double", calls=("envido", "real-envido")), (5, 1)),
        ("VIII.d-3", "play", Volta(together="double", flores=(2, 1), truco=2), (9, 3)),
        ("VIII.d-3", "play", Volta(flores=(2, 1), shrunk=(1, 0)), (9, 1)),
        ("XIV-25", "after", Volta(together="lei", taken=1), (4, 2)),
        ("XIV-25", "after", Volta(together="double", calls=("real-envido",), taken=1), (3, 2)),
        ("X-2", "after", Volta(together="lei", flores=(1, 1), taken=1), (10, 2)),
        ("X-2", "after", Volta(flores=(2, 1), shrunk=(0, 1), truco=1), (7, 2)),
        ("X-1", "deal", Volta(together="lei", flores=(0, 1), answer="pending"), (3, 1)),
    ],
)
def test_what_was_put_together_is_forfeited_together(clause: str, when: str, volta: Volta, tentos: tuple[int, int]) -> None:
    """At 4 to 20, where the falta is 4, seat 1 is at fault."""
    found = JUDGE.judged(Asked(f"CEGO-9.{clause}", 1, when=when, score=(4, 20), facts=volta))
    assert isinstance(found, Verdict), found
    assert tuple(paid.tentos for paid in found.credits if paid.side == 0) == tentos


# Words.


def asked(call: str) -> Table:
    """Seat 0 has called, nobody has said a flor, seat 1 owes the answer."""
    return lambda: roda(H1).call(0, call).gate()


def singing() -> MesaCego:
    return roda(H1).call(0, "envido").quero(1)


@pytest.mark.clause(
    "CEGO-9.VIII.h-1", "CEGO-9.VIII.h-3", "CEGO-9.VIII.h-7", "CEGO-9.VIII.i-2", "CEGO-9.VIII.j-1", "CEGO-9.XVI.m-3"
)
@pytest.mark.parametrize(
    ("table", "seat", "text", "act"),
    [
        (asked("truco"), 1, "ñ quero", NaoQuero("truco", 2)),
        (asked("truco"), 1, "num quero, tchê", NaoQuero("truco", 2)),
        (asked("truco"), 1, "re-truco!", None),
        (asked("truco"), 1, "quero re-truco", Quero("truco", 2, raising=True)),
        (asked("truco"), 1, "passo o truco", None),
        (asked("envido"), 1, "passo o envido", None),
        (asked("envido-e-truco"), 1, "passo o 1º e quero o 2º", Quero("both", 2, passing="envido")),
        (asked("envido-e-truco"), 1, "passo a 2ª, quero a 1ª", Quero("both", 2, passing="truco")),
        (asked("envido-e-truco"), 1, "passo o embido e quero o re-truco", Quero("both", 2, raising=True, passing="envido")),
        (asked("envido-e-truco"), 1, "passo o truco e quero o invido", Quero("both", 2, passing="truco")),
        (
            lambda: roda(H1, lei=0).say(1, "flor").say(3, "e-boa").say(5, "e-boa"),
            1,
            "me achico com flor e quero re-truco",
            Quero("both", 24, raising=True, shrinking=True),
        ),
        (roda, 0, "envido, truco!", Call("envido-e-truco", 2)),
        (roda, 0, "Truco mais real envido", Call("truco-e-real-envido", 3)),
        (roda, 0, "não tem flor sem truco", Call("flor-e-truco", 0)),
        (roda, 0, "flor & truco", Call("flor-e-truco", 0)),
        (roda, 0, "en-vi-do", None),
        (roda, 0, "envidado", None),
        (singing, 0, "trinta três", Sing(33)),
        (singing, 0, "vinte-nove, digo trinta", Sing(29)),
        (singing, 0, "vinte... não, vinte e um", Sing(20)),
        (singing, 0, "sete e vinte", Sing(7)),
        (lambda: roda(FLORES).call(0, "flor-e-truco").say(2, "e-boa").say(4, "e-boa"), 1, "não quero", Declare("e-boa")),
        (lambda: roda(FLORES).call(0, "envido").say(2, "e-boa").say(4, "e-boa"), 1, "quero", None),
    ],
)
def test_words_as_they_are_typed(table: Table, seat: Seat, text: str, act: Action | None) -> None:
    mesa = table()
    view = mesa.state.view(seat)
    assert isinstance(view, CegoView)
    found = heard(text, view, mesa.state.legal(seat))
    assert found.act == act, found
    if act is not None:
        assert mesa.state.check(seat, act) is None
