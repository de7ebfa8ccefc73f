"""Irregularities of Truco Cego on a scoreboard: the matrix of section 11, each with its price."""

import pytest

from carteado.game import REFEREE
from carteado.games.cego.sheet import effects
from carteado.games.cego.sheet.entries import Envido, Flor, Truco
from carteado.placar import Incident
from carteado.regulations import regulation
from clauses_kit import marked
from games.cego.sheet.sheet_kit import A, B, Mesa, at, casa, envido, flores, ran, truco


def test_every_irregularity_that_is_offered_is_a_clause_of_the_code() -> None:
    known = {clause.id for clause in regulation("truco-cego").clauses}
    assert sorted({offer.clause for offer in Mesa().placar.offers()} - known) == []
    assert set(effects.BY_CLAUSE) >= effects.TESTA_ONLY


@pytest.mark.parametrize("clause", marked(["9.IV-9", "9.V-3"], "CEGO-"))
def test_a_single_tento_is_paid_at_once_and_the_testa_goes_on_from_it(clause: str) -> None:
    mesa = at(3, 3, "testa").juiz(clause, offender=4)
    assert (mesa.score, mesa.hand.base, mesa.hand.nth) == ((3, 4), (3, 4), 1)
    assert mesa.volta(None, truco(A)).score == (4, 4)
    crossing = at(17, 17, "testa").juiz(clause, offender=0)
    assert (crossing.score, crossing.hand.form) == ((17, 18), "testa")
    assert crossing.volta(envido("F", won=B)).score == (17, 24)
    out = Mesa().conta(0, 17).conta(0, 6).juiz(clause, offender=0)
    assert (out.score, out.partida.how, out.partida.mao) == ((0, 24), "played", None)


@pytest.mark.clause("CEGO-9.XI-5")
def test_a_flor_asked_for_without_reason_is_paid_after_the_parts() -> None:
    mesa = at(3, 3).juiz("9.XI-5", offender=4)
    shown = mesa.shown
    assert (mesa.score, shown.owed) == ((3, 3), (0, 1))
    mesa.volta(flores(1, 0), truco(A))
    assert (mesa.score, [credit.part for credit in mesa.partida.credits[-3:]]) == ((7, 4), ["flor", "truco", "penalty"])
    last = at(23, 20).juiz("9.XI-5", offender=1).volta(None, truco(B, 4))
    assert (last.score, last.match.won(last.partida)) == ((23, 24), (B,))


@pytest.mark.clause("CEGO-9.V-4", "CEGO-9.V-5")
def test_a_card_shown_after_a_testa_costs_one_but_not_after_the_third() -> None:
    mesa = at(0, 0, "testa").volta(None, truco(A)).juiz("9.V-4", offender=0, when="after")
    assert (mesa.score, mesa.hand.base, mesa.hand.nth) == ((1, 1), (1, 1), 2)
    mesa.volta(None, truco(A)).volta(None, truco(A))
    reason = mesa.refused(Incident("CEGO-9.V-4", 2, "after"))
    assert (reason.code, reason.clause) == ("third-testa", "CEGO-9.V-5")
    assert mesa.juiz("9.V-5", offender=2, when="after").score == (3, 1)


@pytest.mark.clause("CEGO-9.III-4")
def test_a_tento_paid_after_a_roda_may_change_the_form_of_the_deal_to_come() -> None:
    mesa = at(14, 0).volta(None, truco(A, 3))
    assert (mesa.score, mesa.hand.form) == ((17, 0), "testa")
    mesa.juiz("9.XI-5", offender=1, when="after")
    assert (mesa.score, mesa.now()[:2]) == ((18, 0), ("roda", 0))


@pytest.mark.parametrize("clause", marked(["9.III-11", "9.VIII.a-9", "9.VIII.d-3"], "CEGO-"))
@pytest.mark.parametrize(
    ("points", "taken", "tentos"),
    [
        (None, None, 2),
        (envido("E", won=A), truco(A, 2), 4),
        (envido("E R"), None, 3),
        (flores(1, 0), ran(A, 2), 5),
        (Envido(("real-envido",), A, True), Truco("vale-quatro"), 7),
    ],
)
def test_a_forfeited_volta_costs_what_its_parts_stood_at(
    clause: str, points: Envido | Flor | None, taken: Truco | None, tentos: int
) -> None:
    mesa = at(0, 0, "testa")
    mesa.juiz(clause, 2, mesa.told(points, taken))
    assert (mesa.score, mesa.hand.nth) == ((0, tentos), 2)


@pytest.mark.clause("CEGO-9.III-11")
def test_without_a_word_of_how_it_stood_a_forfeited_volta_costs_two() -> None:
    assert at(0, 0, "testa").juiz("9.III-11", 2).bill == [("envido", B, 1), ("truco", B, 1)]
    assert Mesa().refused(Incident("CEGO-9.III-11", 2)).code == "testa-only"


@pytest.mark.clause("CEGO-9.V-6", "CEGO-9.V-7", "CEGO-9.V-8")
def test_cards_that_were_gathered_too_early() -> None:
    assert at(0, 0, "testa").juiz("9.V-6", 3).score == (2, 0)
    assert at(0, 0, "testa").juiz("9.V-7", 3).score == (4, 0)
    assert at(0, 0, "testa").juiz("9.V-8", 0).score == (0, 2)
    four = at(0, 0, "testa", gatheredFlor="4")
    assert four.refused(Incident("CEGO-9.V-8", 0, sanction="xis")).code == "no-such-choice"
    assert four.juiz("9.V-8", 0, sanction="flor").score == (0, 4)
    assert four.juiz("9.V-8", 0).score == (0, 6)
    staked = at(0, 0, "testa")
    assert staked.juiz("9.V-6", 3, staked.told(envido("E", won=A), truco(None, 2))).score == (4, 0)


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.X-2", "CEGO-9.X-3", "CEGO-9.XIII.f-3", "CEGO-9.VIII.h-11")
def test_false_and_unproved_flores() -> None:
    assert Mesa().juiz("9.X-1", 1).bill == [("flor", A, 3), ("truco", A, 1)]
    assert Mesa().juiz("9.VIII.h-11", 0).score == (0, 4)
    late = Mesa()
    assert late.juiz("9.X-2", 1, late.told(flores(0, 1), truco(B, 4))).score == (7, 0)
    mucked = Mesa()
    assert mucked.juiz("9.X-3", 2, mucked.told(flores(1, 0), truco(A, 2))).score == (0, 5)
    several = Mesa()
    assert several.juiz("9.XIII.f-3", 0, several.told(flores(2, 0))).score == (0, 7)
    admitted = Mesa()
    assert admitted.juiz("9.X-1", 0, admitted.told(flores(2, 1))).score == (0, 10)
    void = casa(falseFlorMulti="void")
    assert void.juiz("9.XIII.f-3", 0, void.told(flores(2, 0))).score == (0, 4)


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XI-6")
def test_a_hidden_flor_costs_three_and_the_truco() -> None:
    hidden = Mesa()
    assert hidden.juiz("9.X-4", 3, hidden.told(None, truco(B, 2))).score == (5, 0)
    asked = Mesa()
    assert asked.juiz("9.XI-6", 3, asked.told(flores(1, 0), truco(B, 2))).score == (8, 0)
    open_part = Mesa()
    reason = open_part.refused(Incident("CEGO-9.X-4", 3, facts=open_part.told(Envido(("envido",), A, True))))
    assert reason.code == "points-winner"


@pytest.mark.clause("CEGO-9.XIV-25", "CEGO-9.XIV-26")
def test_a_wrong_song_costs_the_envido_and_the_truco() -> None:
    played = Mesa()
    assert played.juiz("9.XIV-25", 0, played.told(envido("E", won=A), truco(A, 2))).score == (0, 4)
    alone = Mesa()
    assert alone.juiz("9.XIV-26", 0, alone.told(envido("E", won=A))).score == (0, 3)
    assert alone.refused(Incident("CEGO-9.XIV-25", 0)).code == "song-without-envido"
    testa = at(8, 10, "testa").conta(0, 0)
    testa.juiz("9.XIV-25", 1, testa.told(envido("R", won=B, by=B), truco(B, 3)))
    assert (testa.score, testa.hand.nth) == ((14, 10), 3)


@pytest.mark.clause("CEGO-9.VIII.b-4", "CEGO-9.VIII.k-1", "CEGO-9.VIII.k-3")
def test_where_only_the_truco_is_lost_the_points_stay_where_they_are() -> None:
    under = Mesa()
    assert under.juiz("9.VIII.b-4", 3, under.told(envido("E", won=B), truco(None, 2))).score == (2, 2)
    down = at(0, 0, "testa")
    assert down.juiz("9.VIII.k-1", 0, down.told(envido("E", won=A))).score == (2, 1)
    unproved = at(0, 0, "testa")
    assert unproved.juiz("9.VIII.k-3", 0, unproved.told(envido("E", won=A))).score == (0, 3)


@pytest.mark.parametrize(
    "clause", marked(["9.III-14", "9.III-15", "9.IV-3", "9.IV-8", "9.VIII.d-1", "9.VIII.d-2", "9.VIII.e-3"], "CEGO-")
)
def test_what_is_only_done_again_leaves_deal_and_score(clause: str) -> None:
    mesa = at(4, 2, "testa")
    before = mesa.now()
    mesa.juiz(clause)
    assert (mesa.score, mesa.now(), mesa.partida.faults[-1].clause) == ((4, 2), before, f"CEGO-{clause}")


@pytest.mark.clause("CEGO-9.IV-12", "CEGO-9.VIII.e-1")
def test_what_the_table_decides() -> None:
    mesa = Mesa()
    assert mesa.refused(Incident("CEGO-9.IV-12", 2, sanction="a")).code == "no-such-choice"
    assert mesa.juiz("9.IV-12", 2).partida.faults[-1].consequence.words == "warning"
    assert mesa.juiz("9.VIII.e-1", sanction="redeal").partida.faults[-1].consequence.words == "dealt-again"


@pytest.mark.clause("CEGO-9.III-12")
def test_the_payer_asks_what_is_owed_and_the_history_says_it() -> None:
    mesa = at(0, 0, "testa").volta(envido("E R", won=A), truco(B, 2))
    assert mesa.bill == [("envido", A, 5), ("truco", B, 2)]
    mesa.juiz("9.III-12", 4)
    assert (mesa.score, mesa.partida.faults[-1].consequence.words) == ((5, 2), "note")


@pytest.mark.clause("CEGO-6.I-1", "CEGO-6.II-1", "CEGO-6.V-1", "CEGO-6.VI-2", "CEGO-6.VIII-1", "CEGO-6.p1-1", "CEGO-6.p3-1")
def test_a_trio_that_is_disqualified_loses_the_game() -> None:
    for clause in ("6.I-1", "6.II-1", "6.V-1", "6.VI-2", "6.VIII-1"):
        mesa = Mesa().conta(20, 3).juiz(clause, 2)
        assert (mesa.match.winners(), mesa.match.wins(), mesa.placar.sheet) == ((B,), (0, 2), ((0, 24), (0, 24)))
        late = mesa.refused(Incident("CEGO-6.II-1", 1))
        assert (late.code, late.clause) == ("match-over", "CEGO-6.p3-1")


@pytest.mark.clause("CEGO-9.V-1")
def test_signals_cost_a_warning_in_a_testa_and_where_the_house_forbids_them() -> None:
    assert Mesa().refused(Incident("CEGO-9.V-1", 2)).code == "testa-only"
    assert casa(senhasInRoda="false").juiz("9.V-1", 2).partida.faults[-1].consequence.words == "warning"
    assert at(0, 0, "testa").juiz("9.V-1", 2).score == (0, 0)


@pytest.mark.clause("CEGO-7-1")
def test_bystanders_are_sent_away_unless_the_event_says_more() -> None:
    assert Mesa().juiz("7-1").match.winners() is None
    assert casa(bystanderDQ="true").juiz("7-1", 0).match.winners() == (B,)


@pytest.mark.clause("CEGO-11-1")
def test_the_commission_sets_the_score() -> None:
    mesa = Mesa().conta(24, 3)
    assert mesa.refused(Incident("CEGO-11-1", score=(20, 3))).code == "reason-missing"
    mesa.juiz("11-1", score=(20, 3), why="contaram duas vezes")
    assert (mesa.score, mesa.partida.over, mesa.now()[:2]) == ((20, 3), False, ("roda", 0))
    assert mesa.refused(Incident("CEGO-11-1", score=(24, 24), why="x")).code == "two-winners"
    broken_off = at(9, 9, "testa").conta(0, 0).juiz("6.II-1", 1).juiz("11-1", score=(9, 9), why="absolvido")
    assert (broken_off.score, broken_off.now()) == ((9, 9), ("testa", 5, (1, 4)))
    assert broken_off.match.winners() is None


def test_what_cannot_be_entered() -> None:
    mesa = Mesa()
    assert mesa.refused(Incident("FEN-29", 1)).code == "no-such-ruling"
    assert mesa.refused(Incident("CEGO-9.X-1")).code == "offender-missing"
    assert mesa.refused(Incident("CEGO-9.X-1", 6)).code == "no-such-seat"
    assert mesa.refused(Incident("CEGO-9.XI-5", 0, "after")).code == "no-mao-after"
    assert mesa.refused(Incident("CEGO-9.XI-5", 0, facts=mesa.told())).code == "superfluous"
    assert mesa.conta(1, 0).refused(Incident("CEGO-9.X-2", 0, "after")).code == "too-late"
    assert Mesa(None).refused(Incident("CEGO-9.X-1", 0)).code == "dealer-first"
    assert Mesa(best_of=1).conta(24, 0).refused(Incident("CEGO-9.X-1", 0)).code == "match-over"


def test_every_irregularity_can_be_entered_somewhere_and_is_foreseen_as_it_is_paid() -> None:
    for offer in Mesa().placar.offers():
        if offer.effect == effects.SET_SCORE:
            continue
        mesa = at(0, 0, "testa")
        stood = mesa.told(envido("E", won=A), truco(A)) if offer.effect == effects.SONG else None
        incident = Incident(offer.clause, 2, sanction=offer.choices[0] if offer.choices else "", facts=stood)
        found = mesa.placar.foresee(incident)
        mesa.enter(incident, REFEREE)
        owed = [] if mesa.partida.mao is None else mesa.hand.owed
        paid = sum(credit.points for credit in mesa.partida.credits) + len(owed)
        assert paid == found.points, offer.clause
