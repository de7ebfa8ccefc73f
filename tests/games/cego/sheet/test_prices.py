"""What a volta pays: the value tables of sections 4.2 to 4.4, entered as people would."""

import pytest

from carteado.games.cego.sheet.entries import Envido, Flor, Tentos, Truco, Volta
from carteado.games.truco.sheet.entries import Call, Result
from games.cego.sheet.sheet_kit import A, B, Mesa, at, casa, envido, flores, ran, truco

RODA = [
    ("E", 2, 1), ("E EE", 4, 2), ("E R", 5, 2), ("E EE R", 7, 4), ("E R R", 8, 5), ("E EE R R", 10, 7), ("E R R R", 11, 8),
    ("R", 3, 1), ("R R", 6, 3), ("R R R", 9, 6), ("F", 14, 1), ("E F", 14, 2), ("E EE F", 14, 4), ("E R F", 14, 5),
    ("E EE R F", 14, 7), ("E R R F", 14, 8), ("R F", 14, 3), ("R R F", 14, 6), ("R R R R F", 14, 12),
]  # fmt: skip
TESTA = [
    ("E", 2, 1), ("E EE", 4, 2), ("E R", 5, 2), ("E F", 6, 2), ("E EE R", 6, 4), ("E EE F", 6, 4), ("E R R", 6, 5),
    ("E R F", 6, 5), ("R", 3, 1), ("R R", 6, 3), ("R F", 6, 3), ("F", 6, 1),
]  # fmt: skip


@pytest.mark.clause("CEGO-9.XIV-17", "CEGO-9.XV.b-2", "CEGO-9.XV.b-4", "CEGO-9.XV.c-2", "CEGO-9.XV.c-5", "CEGO-9.XV.c-6")
@pytest.mark.parametrize(("calls", "wanted", "refused"), RODA)
def test_chains_in_a_roda(calls: str, wanted: int, refused: int) -> None:
    last = (len(calls.split()) - 1) % 2
    assert at(10, 3).volta(envido(calls, won=B), truco(A)).bill == [("envido", B, wanted), ("truco", A, 1)]
    assert at(10, 3).volta(envido(calls), truco(A)).bill == [("envido", last, refused), ("truco", A, 1)]
    assert at(10, 3).volta(envido(calls, by=B), truco(A)).bill[0] == ("envido", 1 - last, refused)


@pytest.mark.clause("CEGO-9.III-9")
@pytest.mark.parametrize(("calls", "wanted", "refused"), TESTA)
def test_chains_in_a_testa(calls: str, wanted: int, refused: int) -> None:
    last = (len(calls.split()) - 1) % 2
    assert at(10, 3, "testa").volta(envido(calls, won=B), truco(A)).bill[0] == ("envido", B, wanted)
    assert at(10, 3, "testa").volta(envido(calls), truco(A)).bill[0] == ("envido", last, refused)


@pytest.mark.clause("CEGO-9.XV.b-7", "CEGO-9.XV.c-11")
@pytest.mark.parametrize(
    ("calls", "score", "form", "code"),
    [
        ("R E", (0, 0), "roda", "no-such-chain"),
        ("EE", (0, 0), "roda", "no-such-chain"),
        ("F R", (0, 0), "roda", "no-such-chain"),
        ("E R F", (19, 3), "roda", "falta-too-small"),
        ("R R R", (0, 0), "testa", "testa-cap"),
    ],
)
def test_chains_that_cannot_be(calls: str, score: tuple[int, int], form: str, code: str) -> None:
    mesa = at(*score, form)
    assert mesa.refused(mesa.told(envido(calls), truco(A))).code == code


def test_the_chains_a_screen_offers_are_those_that_are_taken() -> None:
    for mesa in (at(10, 3), at(10, 3, "testa"), at(19, 3)):
        shown = mesa.shown
        assert len(shown.chains) >= 12
        for chain in shown.chains:
            wanted = mesa.told(Envido(chain.calls, A, True, A), truco(B))
            credits = mesa.placar.enter(A, wanted).match.partidas[-1].credits
            assert [credit.points for credit in credits if credit.part == "envido"] == [min(chain.accepted, 24 - mesa.score[A])]


@pytest.mark.clause(
    "CEGO-9.XIII.a-3", "CEGO-9.XIII.a-4", "CEGO-9.XIII.b-3", "CEGO-9.XIII.b-4", "CEGO-9.XIII.f-1", "CEGO-9.XIII.f-2"
)
@pytest.mark.parametrize("mine", [1, 2, 3])
@pytest.mark.parametrize("theirs", [0, 1, 2, 3])
def test_flores_in_a_roda(mine: int, theirs: int) -> None:
    """Table 4.3-b at 3 to 0: the falta is 21; the score is not cut off, so that the whole price shows."""

    def paid(part: Flor) -> int:
        return at(3, 0, capAt24="false").volta(part, truco(B)).bill[0][2]

    if theirs == 0:
        assert paid(flores(mine, 0)) == 3 * mine
        return
    every = 3 * (mine + theirs)
    assert paid(flores(mine, theirs, won=A)) == every
    assert paid(flores(mine, theirs, "CF", by=A, won=A)) == every
    assert paid(flores(mine, theirs, "CF", by=A)) == 3 * mine + theirs
    assert paid(flores(mine, theirs, "CFR", by=A)) == 3 * mine + theirs
    assert paid(flores(mine, theirs, shrunk=(0, theirs))) == 3 * mine + theirs
    assert paid(flores(mine, theirs, "CF CFR", by=A)) == every
    assert paid(flores(mine, theirs, "CFR", by=A, won=A)) == every + 21


@pytest.mark.clause("CEGO-9.XIII.d-6", "CEGO-9.XIII.e-3", "CEGO-9.XIII.g-3")
@pytest.mark.parametrize(
    ("part", "side", "tentos"),
    [
        (flores(1, 0), A, 3),
        (flores(1, 1, won=B), B, 6),
        (flores(1, 1, shrunk=(0, 1)), A, 4),
        (flores(1, 1, shrunk=(1, 0)), B, 4),
        (flores(1, 1, "CF", by=B, won=A), A, 6),
        (flores(1, 1, "CF", by=B), B, 4),
        (flores(1, 1, "CFR", by=A, won=A), A, 6),
        (flores(1, 1, "CFR", by=A), A, 4),
        (flores(1, 1, "CF CFR", by=A, won=B), B, 6),
        (flores(1, 1, "CF CFR", by=A), A, 6),
    ],
)
def test_flores_in_a_testa(part: Flor, side: int, tentos: int) -> None:
    assert at(3, 12, "testa").volta(part, truco(A)).bill[0] == ("flor", side, tentos)


def test_by_house_rule_the_last_counter_costs_four_in_a_testa() -> None:
    mesa = at(0, 0, "testa", testaCFCFRrefused="4")
    assert mesa.volta(flores(1, 1, "CF CFR", by=A), truco(B)).bill[0] == ("flor", A, 4)


@pytest.mark.clause("CEGO-9.XIII.g-1")
def test_one_partner_shrinks_and_another_does_not() -> None:
    """The example of RES-16: a flor made small counts three if its trio wins, one if it loses."""
    assert at(0, 0).volta(flores(2, 1, won=A, shrunk=(1, 0)), truco(B)).bill[0] == ("flor", A, 9)
    assert at(0, 0).volta(flores(2, 1, won=B, shrunk=(1, 0)), truco(B)).bill[0] == ("flor", B, 7)


@pytest.mark.parametrize(
    ("part", "form", "code"),
    [
        (flores(0, 0), "roda", "flores-count"),
        (flores(2, 0), "testa", "flores-count"),
        (flores(1, 1), "roda", "points-winner"),
        (flores(1, 0, "CF", by=A, won=A), "roda", "bet-needs-two"),
        (flores(1, 1, "CF", won=A), "roda", "bet-whose"),
        (flores(1, 1, "CFR CF", by=A), "roda", "no-such-bet"),
        (flores(1, 1, shrunk=(1, 1)), "roda", "both-shrunk"),
        (flores(1, 1, "CF", by=A, shrunk=(0, 1)), "roda", "shrunk-and-bet"),
        (flores(1, 1, won=A, shrunk=(2, 0)), "roda", "shrunk-count"),
    ],
)
def test_flores_that_cannot_be(part: Flor, form: str, code: str) -> None:
    mesa = at(0, 0, form)
    assert mesa.refused(mesa.told(part, truco(A))).code == code


@pytest.mark.clause("CEGO-9.XVI.f-5", "CEGO-9.XVI.h-1", "CEGO-9.XVI.i-1", "CEGO-9.XVI.j-1")
@pytest.mark.parametrize("worth", [1, 2, 3, 4])
def test_the_truco_part(worth: int) -> None:
    assert Mesa().volta(None, truco(B, worth)).score == (0, worth)
    if worth < 4:
        assert Mesa().volta(None, ran(B, worth)).score == (0, worth)


@pytest.mark.clause("CEGO-9.VIII.a-1")
def test_who_leaves_without_a_word_pays_one_more() -> None:
    assert Mesa().volta(None, truco(B), silent=True).bill == [("envido", B, 1), ("truco", B, 1)]
    assert casa(leaveCostsEnvido="false").volta(None, ran(B, 1), silent=True).bill == [("truco", B, 1)]


@pytest.mark.clause("CEGO-9.II-1", "CEGO-9.XII-1", "CEGO-9.XIII.e-1")
def test_points_are_paid_first_and_nothing_after_the_last_tento() -> None:
    out = at(22, 23).volta(flores(1, 0))
    assert (out.score, out.partida.over) == ((24, 23), True)
    late = at(22, 23).volta(envido("E", won=A), truco(B))
    assert (late.score, late.bill) == ((24, 23), [("envido", A, 2)])
    owed = at(10, 15).volta(flores(1, 1, "CF CFR", by=A, won=A))
    assert owed.bill == [("flor", A, 14)]
    beyond = at(10, 15, capAt24="false").volta(flores(1, 1, "CF CFR", by=A, won=A))
    assert (beyond.score, beyond.partida.over) == ((25, 15), True)
    assert at(10, 15).refused(at(10, 15).told(flores(1, 0))).code == "truco-missing"


def test_a_volta_says_who_won_each_part() -> None:
    mesa = Mesa()
    assert mesa.refused(mesa.told(Envido(("envido",), A, True), truco(A))).code == "points-winner"
    assert mesa.refused(mesa.told(Envido(("envido",), A, False, B), truco(A))).code == "refused-has-owner"
    assert mesa.refused(mesa.told(None, truco(None))).code == "truco-winner"
    assert mesa.refused(mesa.told(None, Truco("seis", True, A))).code == "no-such-truco"
    assert mesa.refused(mesa.told(envido("E"), truco(A), silent=True)).code == "silent-with-points"
    assert mesa.refused(Volta(1, 2, None, truco(A))).facts == (1, 0)
    assert mesa.refused(Result(A)).code == mesa.refused(Call(A, 3)).code == "not-of-this-code"


@pytest.mark.clause("CEGO-9.VI-3", "CEGO-9.III-9")
def test_who_only_wants_to_count_enters_tentos() -> None:
    mesa = Mesa().conta(3, 2)
    assert (mesa.score, mesa.hand.form) == ((3, 2), "testa")
    reason = mesa.refused(mesa.counted(6, 5))
    assert (reason.code, reason.clause, reason.facts) == ("testa-most", "CEGO-9.III-9", (10,))
    assert mesa.conta(6, 4).score == (9, 6)
    assert mesa.refused(Tentos(2, 1, (1, 0))).code == "another-volta"
    close = at(22, 22)
    assert close.refused(close.counted(2, 2)).code == "both-out"
    assert close.conta(1, 4).score == (23, 24)
    assert close.placar.match.partidas[0].how == "played"
