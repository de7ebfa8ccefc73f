"""A whole partida of Truco Cego as six people would mark it, and what is done with its lines afterwards."""

import pytest

from carteado.game import REFEREE
from carteado.games.cego.sheet.entries import ShownTrio, Tentos
from carteado.games.cego.sheet.keeping import new
from carteado.placar import Confirm, Correction, FirstDealer
from games.cego.sheet.sheet_kit import A, B, Mesa, at, envido, flores, ran, truco


@pytest.mark.clause(
    "CEGO-8-1", "CEGO-9.II-1", "CEGO-9.II-2", "CEGO-9.III-2", "CEGO-9.III-3", "CEGO-9.III-4", "CEGO-9.III-5", "CEGO-9.III-7"
)
def test_a_partida_from_the_first_deal_to_the_last_testa() -> None:
    mesa = Mesa(5, best_of=1)

    assert mesa.now() == ("roda", 5, (0, 1, 2, 3, 4, 5))
    mesa.volta(envido("E", won=A), truco(A, 3))
    assert mesa.score == (5, 0)

    assert mesa.now() == ("testa", 0, (1, 4))
    mesa.volta(flores(1, 0), truco(B))
    assert (mesa.score, mesa.now()) == ((8, 1), ("testa", 0, (2, 5)))
    mesa.volta(envido("F", by=B), ran(A, 2))
    assert (mesa.score, mesa.now()) == ((10, 2), ("testa", 0, (3, 0)))
    mesa.volta(None, truco(B), silent=True)
    assert mesa.score == (10, 4)

    assert mesa.now() == ("roda", 1, (2, 3, 4, 5, 0, 1))
    mesa.volta(flores(1, 1, "CF", by=B, won=B), truco(A, 2))
    assert mesa.score == (12, 10)

    assert mesa.now() == ("testa", 2, (3, 0))
    mesa.volta(envido("R R", won=A), truco(B, 4))
    assert (mesa.score, mesa.now()) == ((18, 14), ("testa", 2, (4, 1)))
    mesa.juiz("9.V-3", offender=0).volta(None, ran(A, 1))
    assert (mesa.score, mesa.now()) == ((19, 15), ("testa", 2, (5, 2)))
    mesa.volta(envido("E R", won=B), truco(A))
    assert mesa.score == (20, 20)

    assert mesa.now() == ("roda", 3, (4, 5, 0, 1, 2, 3))
    mesa.volta(None, truco(B, 2))
    assert (mesa.score, mesa.now()[:2]) == ((20, 22), ("roda", 4))
    assert mesa.hand.falta(mesa.match.rules) == 2
    mesa.volta(envido("F", won=A), truco(B))
    assert (mesa.score, mesa.now()[:2]) == ((22, 23), ("roda", 5))
    mesa.volta(envido("E", won=A))
    assert (mesa.score, mesa.match.winners(), mesa.placar.shown().phase) == ((24, 23), (A,), "finished")
    assert mesa.placar.actors() == (A, B)
    mesa.confirma(A, B)
    assert mesa.placar.actors() == ()


@pytest.mark.clause("CEGO-9.III-7")
def test_the_second_trace_of_the_catalogue() -> None:
    mesa = at(0, 0, "testa")
    mesa.volta(flores(1, 0), truco(B)).volta(envido("F", by=B), truco(A, 3)).volta(None, truco(B), silent=True)
    assert (mesa.score, mesa.now()[:2], mesa.hand.seats[0]) == ((6, 4), ("roda", 0), 1)


@pytest.mark.clause("CEGO-9.II-2")
def test_twelve_malos_come_before_the_buenos() -> None:
    assert (Mesa().placar.shown().own, Mesa().placar.code.target) == (ShownTrio(12, Mesa().shown), 24)


def test_a_line_is_corrected_and_everything_after_it_is_counted_again() -> None:
    mesa = Mesa().volta(envido("E", won=A), truco(A)).volta(None, truco(B))
    assert mesa.score == (3, 1)
    mesa.corrige(2, Tentos(1, 0, (4, 4)))
    assert (mesa.score, mesa.hand.base) == ((4, 5), (4, 5))
    assert (mesa.refused(Correction(2)).code, len(mesa.placar.lines)) == ("corrected-already", 4)


def test_a_correction_that_would_make_testas_of_rodas_names_the_line_that_no_longer_fits() -> None:
    mesa = Mesa().conta(3, 0).volta(None, truco(A)).volta(None, truco(A))
    reason = mesa.refused(Correction(2, Tentos(1, 0, (18, 0))))
    assert (reason.code, reason.facts) == ("later-line", (3, "another-volta"))


def test_a_dealer_entered_wrong_is_corrected() -> None:
    mesa = Mesa(5).conta(1, 0).corrige(1, FirstDealer(2))
    assert mesa.now() == ("testa", 3, (4, 1))


@pytest.mark.clause("CEGO-9.VI-1")
def test_either_side_enters_and_both_confirm() -> None:
    mesa = Mesa(best_of=1)
    mesa.enter(mesa.counted(23, 0), B).enter(mesa.told(None, truco(A)), A)
    assert mesa.refused(Confirm(1, (24, 0)), REFEREE).code == "sides-confirm"
    mesa.confirma(B)
    assert mesa.placar.actors() == (A,)
    mesa.corrige(3, Tentos(2, 0, (2, 1)))
    assert (mesa.score, mesa.partida.agreed()) == ((24, 1), ())


@pytest.mark.clause("CEGO-9.VI-2", "CEGO-3-2", "CEGO-10.p3-2")
def test_where_there_is_a_judge_only_the_judge_pays() -> None:
    mesa = Mesa(best_of=1, judge=True)
    entry = mesa.counted(24, 0)
    reason = mesa.refused(entry, A)
    assert (reason.code, reason.clause) == ("judge-pays", "CEGO-9.VI-2")
    assert mesa.placar.legal(B) == ()
    mesa.enter(entry, REFEREE)
    assert mesa.refused(Correction(2), B).code == "judge-pays"
    assert mesa.confirma(A, B).partida.agreed() == (A, B)


@pytest.mark.clause("CEGO-10.p11.VII-1")
def test_a_game_is_the_best_of_three() -> None:
    mesa = Mesa(best_of=0)
    mesa.conta(24, 0).confirma(A, B).enter(FirstDealer(1))
    assert (mesa.partida.number, mesa.score, mesa.now()[0], mesa.match.wins()) == (2, (0, 0), "roda", (1, 0))
    assert mesa.conta(24, 1).match.winners() == (A,)
    assert mesa.refused(FirstDealer(0)).code == "match-over"
    with pytest.raises(ValueError, match="best_of"):
        new(best_of=2)
