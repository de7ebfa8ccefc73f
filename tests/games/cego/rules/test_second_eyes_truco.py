"""Truco, doubles, lei do jogo, leaving and the house rules, where two of them meet; and the clause each refusal gives."""

from collections.abc import Callable, Mapping

import pytest

from carteado import catalogue
from carteado.game import CHANCE, Action, Reason, Seat
from carteado.games.cego.rules.acts import Call, CallDown, Defer, GiveHandUp, Leave, LeiDoJogo, NaoQuero, Quero
from carteado.games.cego.rules.events import Answered, Credited, Deferred
from carteado.pack import Deal, Shuffle
from clauses_kit import marked
from games.cego.kit import H1, MesaCego, em_testa, roda
from games.cego.kit.mesa import pack

FLOR_0 = {**H1, 0: "7C 6C 4C", 3: "1E 12C 7O"}
FLOR_2 = {**H1, 2: "7C 6C 5C", 3: "1E 12C 7O"}
FLOR_3 = {**H1, 3: "4B 5B 6B", 4: "11B 10E 2O"}
BOTH = {**FLOR_3, 0: "7C 6C 4C"}
FORMS = pytest.mark.parametrize(("deals", "other"), [(roda, 1), (em_testa, 3)], ids=["roda", "testa"])


def cited(table: MesaCego) -> list[tuple[str, int, int, str]]:
    return [(paid.part, paid.side, paid.tentos, paid.clause.removeprefix("CEGO-9.")) for paid in table.told(Credited)]


def leaves(table: MesaCego, seat: Seat) -> MesaCego:
    return table.leave(seat, "pack") if table.mesa.form == "testa" else table.give_up(seat)


# Leaving and refusing, by house rules.


@FORMS
@pytest.mark.clause("CEGO-9.VIII.a-3", "CEGO-9.VIII.a-5", "S-CEGO-13", "S-CEGO-15")
@pytest.mark.parametrize(
    ("options", "hands", "left", "refused"),
    [
        ({}, FLOR_0, 4, 4),
        ({"collectFlorOnEarlyNQ": "false"}, FLOR_0, 4, 1),
        ({"leaveCostsEnvido": "false"}, FLOR_0, 4, 4),
        ({"leaveCostsEnvido": "false"}, H1, 1, 1),
        ({"leaveCostsEnvido": "false", "collectFlorOnEarlyNQ": "false"}, FLOR_0, 4, 1),
    ],
)
def test_what_a_truco_left_or_refused_costs(
    deals: Callable[..., MesaCego], other: Seat, options: dict[str, str], hands: Mapping[int, str], left: int, refused: int
) -> None:
    assert leaves(deals(hands, **options).call(0, "truco"), other).gained == (left, 0)
    assert deals(hands, **options).call(0, "truco").nao_quero(other).gained == (refused, 0)


@FORMS
@pytest.mark.clause("CEGO-9.XVI.k-3", "S-CEGO-15")
def test_no_house_rule_spares_who_leaves_the_tento_of_an_envido_that_was_called(
    deals: Callable[..., MesaCego], other: Seat
) -> None:
    assert leaves(deals(H1, leaveCostsEnvido="false").call(0, "envido-e-truco").gate(), other).gained == (2, 0)


@pytest.mark.clause("CEGO-9.II-1", "CEGO-9.VIII.a-5", "S-CEGO-07", "S-CEGO-13")
@pytest.mark.parametrize(
    ("hands", "score", "paid"),
    [
        (FLOR_0, (23, 23), [("flor", 0, 3)]),
        (FLOR_0, (20, 23), [("flor", 0, 3), ("truco", 0, 1)]),
        (H1, (23, 0), [("truco", 0, 1)]),
    ],
)
def test_a_refused_truco_pays_the_flor_first_and_stops_at_24(
    hands: Mapping[int, str], score: tuple[int, int], paid: list[tuple[str, int, int]]
) -> None:
    table = roda(hands, score=score).call(0, "truco").nao_quero(1)
    assert (table.score, table.credits()) == ((24, score[1]), paid)


@pytest.mark.clause("CEGO-9.VIII.i-2", "CEGO-9.XIV-25", "CEGO-9.XIV-26")
def test_a_wrong_song_loses_the_tento_of_the_half_that_was_refused_too() -> None:
    table = roda(H1).call(0, "envido-e-truco").quero(1, passing="truco").sing(0, 31).nao_mato(1, 3, 5)
    assert cited(table) == [("envido", 1, 2, "XIV-25"), ("truco", 1, 1, "XIV-26")]


@pytest.mark.clause("CEGO-9.VIII.k-2", "CEGO-9.XIV-21")
def test_who_gave_the_truco_up_with_a_card_face_down_still_undoes_an_envido_with_a_flor() -> None:
    table = em_testa(FLOR_0).call_down(0, "truco").call(3, "envido").say(0, "flor")
    assert cited(table) == [("flor", 0, 3, "XIII.a-3"), ("truco", 1, 1, "VIII.k-1")]


# Envido and flor around a truco, by house rules.


@pytest.mark.clause("CEGO-9.XVI-1", "S-CEGO-13")
def test_only_the_word_truco_bars_the_envido_of_its_side() -> None:
    raised = roda(H1, envidoAfterTruco="true").call(0, "truco").quero(1).play(0, "4C").call(1, "retruco").quero(2).play(1, "4O")
    assert "envido" not in raised.offered(2)
    assert "envido" in raised.play(2, "10O").offered(3)


@pytest.mark.clause("CEGO-9.XIV-22", "S-CEGO-12")
def test_where_nobody_is_asked_a_partner_says_his_flor_before_the_others_react() -> None:
    table = roda(FLOR_2, florGate="off").call(0, "envido")
    assert [seat for seat in range(6) if "flor" in table.offered(seat)] == [1, 2, 3, 4, 5]
    table.call(2, "flor").gate()
    assert (table.mesa.chain, table.mesa.won_by, table.mesa.won) == ((), 0, 3)
    raised = roda(FLOR_2, florGate="off").call(0, "envido").call(1, "real-envido")
    assert [seat for seat in range(6) if "flor" in raised.offered(seat) and seat & 1] == []


@pytest.mark.clause("CEGO-9.XIV-23", "S-CEGO-12")
def test_where_nobody_is_asked_who_called_the_envido_is_not_asked_for_his_flor_either() -> None:
    table = roda(BOTH, florGate="off").call(0, "envido").call(3, "flor")
    assert 0 not in table.state.actors()
    assert table.gate().mesa.won_by == 1
    assert table.refused(0, Call("flor")).code == "flor-too-late"


# The lei do jogo: the clause of each part, and in testas.


@pytest.mark.parametrize(
    ("answer", "hands", "points", "truco"),
    marked(
        [
            (NaoQuero("both", 4), H1, ("envido", 0, 1, "XVI.l-7"), True),
            (Quero("both", 4, passing="envido"), H1, ("envido", 0, 1, "XVI.l-8"), False),
            (NaoQuero("both", 4, shrinking=True), BOTH, ("flor", 0, 4, "XVI.l-13"), True),
            (Quero("both", 4, shrinking=True), BOTH, ("flor", 0, 4, "XVI.l-12"), False),
        ],
        "CEGO-9.",
    ),
)
def test_the_tentos_of_a_lei_refused_name_the_formula(
    answer: Action, hands: Mapping[int, str], points: tuple[str, int, int, str], truco: bool
) -> None:
    table = roda(hands, score=(4, 20), lei=0)
    flores = hands is BOTH
    for seat in (1, 3, 5):
        table.say(seat, "flor" if flores and seat == 3 else "e-boa")
    table.do(3, answer)
    for seat in (0, 2, 4):
        table.say(seat, "flor" if flores and seat == 0 else "e-boa")
    if not truco:
        table.give_up(0)
    assert cited(table) == [points, ("truco", 0, 1, "XVI.h-1") if truco else ("truco", 1, 2, "XVI.h-1")]
    assert table.told(Answered)[0].clause.removeprefix("CEGO-9.") == points[3]


def lei_in_testa(hands: Mapping[int, str], score: tuple[int, int] = (4, 10), **options: str) -> MesaCego:
    """Seat 2 binds trio A in a deal of testas."""
    table = MesaCego.__new__(MesaCego)
    house = {"leiInTesta": "true", **options}
    table.state = catalogue.new("truco-cego", options=house, score=score, dealer=5, form="testa", cut=False)
    table.events, table.start = [], score
    return table.do(CHANCE, Shuffle(pack(hands))).lei(2).do(5, Deal())


@pytest.mark.clause("CEGO-9.XVI.l-5", "CEGO-9.XV.c-9", "S-CEGO-25")
def test_by_house_rule_the_lei_binds_each_testa_of_its_deal() -> None:
    table = lei_in_testa(H1)
    table.say(3, "e-boa").quero(3).say(0, "e-boa").songs()
    assert (table.mesa.won_by, table.mesa.won, table.mesa.level, table.mesa.raiser) == (0, 6, 1, 1)
    table.leave(0)
    assert table.gained == (6, 2)
    assert table.state.actors() == (1,)
    table.say(1, "e-boa").nao_quero(1).say(4, "e-boa")
    assert table.gained == (8, 2)
    assert table.leave(5, "pack").gained == (10, 2)


@pytest.mark.clause("CEGO-9.XVI.l-10", "CEGO-9.XVI.l-13", "S-CEGO-25")
def test_to_the_lei_who_said_a_flor_answers_and_does_not_leave() -> None:
    table = lei_in_testa(BOTH)
    assert table.menu(3, Leave)
    table.say(3, "flor")
    assert table.menu(3, Leave) == ()
    assert table.refused(3, Leave("pack")).clause == "CEGO-9.XVI.l-14"
    assert table.nao_quero(3, shrinking=True).say(0, "flor").gained == (5, 0)


@pytest.mark.clause("CEGO-9.XVI.l-5", "S-CEGO-25", "S-CEGO-39")
def test_the_falta_of_the_lei_is_that_of_when_it_was_said_in_the_last_testa_too() -> None:
    table = lei_in_testa(H1, (17, 17), testaFalta="min").leave(3, "pack").leave(1, "pack")
    assert table.score == (21, 17)
    assert table.say(5, "e-boa").quero(5).say(2, "e-boa").songs().score == (24, 17)


# Testas stop where the house says.


@pytest.mark.clause("CEGO-9.III-4", "CEGO-9.III-5", "S-CEGO-01")
@pytest.mark.parametrize(("stop", "score", "form"), [("1", (0, 0), "testa"), ("1", (0, 1), "roda"), ("6", (5, 5), "testa")])
def test_testas_may_stop_early(stop: str, score: tuple[int, int], form: str) -> None:
    assert em_testa(H1, score=score, testaStopAt=stop).mesa.form == form


# What an answer tells.


@pytest.mark.clause("CEGO-9.XVI.b-1", "CEGO-9.XVI.h-1", "CEGO-9.XVI.i-1", "CEGO-9.XVI.j-1")
def test_a_quero_to_each_step_gives_what_the_step_is_worth_and_a_raise_its_formula() -> None:
    table = roda(H1).call(0, "truco").quero(1).play(0, "4C").call(1, "retruco").quero(0, raising=True).quero(3)
    assert [(said.raising, said.clause.removeprefix("CEGO-9.XVI.")) for said in table.told(Answered)] == [
        (False, "h-1"),
        (True, "b-1"),
        (False, "j-1"),
    ]


@pytest.mark.clause("CEGO-9.VIII.h-5", "CEGO-9.XIII.b-1")
@pytest.mark.parametrize(
    ("table", "part"),
    [
        (lambda: roda(H1).call(0, "truco").defer(1), "truco"),
        (lambda: roda(H1).call(0, "envido-e-truco").gate().defer(1), "both"),
        (lambda: roda(H1, lei=0).no_flor().defer(3), "both"),
        (lambda: roda(BOTH).call(0, "flor").gate({2: "flor", 3: "contra-flor"}).defer(0), "contra-flor"),
        (lambda: roda(BOTH).call(0, "flor").gate({3: "flor"}).defer(0), "flor"),
    ],
)
def test_what_is_left_to_partners_is_not_a_flor_left_as_it_is(table: Callable[[], MesaCego], part: str) -> None:
    assert [left.part for left in table().told(Deferred)] == [part]


# The clause behind a refusal.


REFUSALS: list[tuple[str, Callable[[], MesaCego], Seat, Action, Reason]] = [
    ("double over a truco", lambda: roda(H1).call(0, "truco"), 1, Call("envido-e-truco", 2),
     Reason("truco-already-said", "CEGO-9.VIII.i-1")),
    ("flor with a second truco", lambda: roda(H1).call(0, "truco").quero(1), 0, Call("flor-e-truco"),
     Reason("truco-already-said", "CEGO-9.XVI.m-3")),
    ("double of a side that said truco", lambda: roda(H1).call(0, "truco"), 2, Call("truco-e-envido", 2),
     Reason("envido-after-truco", "CEGO-9.XVI-1")),
    ("raise while flores are asked for", lambda: roda(H1).call(0, "envido"), 1, Call("real-envido", 5),
     Reason("flores-first", "CEGO-9.XIV-21")),
    ("raise after leaving it to partners", lambda: roda(H1).call(0, "envido").gate().defer(1), 1, Call("falta-envido", 24),
     Reason("already-deferred", "CEGO-9.VIII.h-5")),
    ("second envido", lambda: roda(H1).call(0, "envido").nao_quero(1), 0, Call("real-envido", 3),
     Reason("points-closed", "CEGO-9.VIII.f-4")),
    ("envido after a flor", lambda: roda(FLOR_0).call(0, "flor").gate().play(0, "4C"), 1, Call("envido", 2),
     Reason("points-closed", "CEGO-9.XIV-21")),
    ("envido besides the lei", lambda: roda(H1, lei=0).no_flor(), 1, Call("envido", 2),
     Reason("points-closed", "CEGO-9.XVI.l-5")),
    ("past the most of a testa", lambda: em_testa(H1).call(0, "real-envido").gate().call(3, "real-envido"), 0,
     Call("real-envido", 6), Reason("cannot-raise", "CEGO-9.III-9")),
    ("a third envido", lambda: roda(H1).call(0, "envido").gate().call(1, "envido-envido"), 0, Call("envido-envido", 6),
     Reason("cannot-raise", "S-CEGO-11")),
    ("quero retruco to an envido", lambda: roda(H1).call(0, "envido").gate(), 1, Quero("envido", 2, raising=True),
     Reason("not-an-answer", "CEGO-9.VIII.i-2")),
    ("over vale quatro", lambda: roda(H1).call(0, "truco").quero(1, raising=True).quero(0, raising=True), 1,
     Quero("truco", 4, raising=True), Reason("truco-at-top", "CEGO-9.XVI.a-1")),
    ("together, and alone", lambda: roda(H1).leave(0).play(1, "4O").leave(2).play(3, "7C"), 4, GiveHandUp(),
     Reason("last-one-leaves", "CEGO-9.VIII.a-6")),
    ("together on the turn of others", lambda: roda(H1), 1, GiveHandUp(), Reason("not-together-now", "CEGO-9.XVI.k-9")),
    ("without the flor that answers", lambda: roda(FLOR_2).call(0, "truco").call(1, "flor").gate({2: "contra-flor"}), 3,
     Defer("flor", 0), Reason("flor-answers", "CEGO-9.XIII.a-2")),
    ("face down in a roda", lambda: roda(H1), 0, CallDown("truco", 2), Reason("no-covered-card", "CEGO-9.VIII.k-1")),
]  # fmt: skip


@pytest.mark.clause("CEGO-9.XVI.b-1", "S-CEGO-18")
@pytest.mark.parametrize(
    ("table", "seat", "act", "why"), marked([case[1:] for case in REFUSALS]), ids=[case[0] for case in REFUSALS]
)
def test_a_refusal_gives_its_own_clause(table: Callable[[], MesaCego], seat: Seat, act: Action, why: Reason) -> None:
    assert table().refused(seat, act) == why


@pytest.mark.clause("CEGO-9.XVI.l-2")
def test_before_the_pack_is_there_the_lei_is_not_too_late_but_too_early() -> None:
    assert catalogue.new("truco-cego", dealer=5).check(0, LeiDoJogo(24)) == Reason("not-now", "CEGO-9.XVI.l-2")
