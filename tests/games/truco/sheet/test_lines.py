"""Corrections and confirmations: lines are added, never taken away, and the state is the fold of those that stand."""

import pytest

from carteado.game import REFEREE
from carteado.games.truco.sheet.entries import Call, Result, Run
from carteado.placar import Confirm, Correction, FirstDealer, Incident
from games.truco.sheet.sheet_kit import ASFO, FEN, SIN, A, B, Mesa, made


def test_a_result_entered_for_the_wrong_side_is_corrected_by_a_new_line() -> None:
    mesa = Mesa().joga("nos nos eles").corrige(3, Result(B))
    assert mesa.score == (1, 2)
    assert [line.number for line in mesa.placar.lines] == [1, 2, 3, 4, 5]
    assert dict(mesa.placar.standing) == {1: 1, 2: 2, 5: 3, 4: 4}
    assert [credit.line for credit in mesa.partida.credits] == [2, 3, 4]


def test_a_line_that_should_not_be_there_counts_for_nothing_and_can_come_back() -> None:
    mesa = Mesa().joga("nos eles").corrige(3)
    assert (mesa.score, mesa.dealer) == ((1, 0), 1)
    assert mesa.refused(Correction(4)).code == "nothing-to-correct"
    assert mesa.corrige(4, Result(B)).score == (1, 1)


def test_a_correction_changes_what_came_after_it() -> None:
    mesa = Mesa(FEN, 0).joga("nos cango")
    assert mesa.dealer == 2
    assert mesa.corrige(1, FirstDealer(3)).dealer == 1


def test_what_cannot_be_corrected() -> None:
    mesa = Mesa().joga("nos").corrige(2, Result(B))
    assert mesa.refused(Correction(9)).code == "no-such-line"
    again = mesa.refused(Correction(2, Result(A)))
    assert (again.code, again.facts) == ("corrected-already", (2, 3))
    assert mesa.refused(Correction(3, Result(B))).code == "nothing-to-correct"
    assert mesa.refused(Correction(3, Call(A, 6))).code == "wrong-step"


def test_a_correction_that_makes_a_later_line_impossible_names_it() -> None:
    mesa = Mesa().joga("nos truco-nos aceita nos")
    refusal = mesa.refused(Correction(3))
    assert (refusal.code, refusal.clause, refusal.facts) == ("later-line", "FEN-17.1", (4, "nothing-asked"))
    ended = made(FEN, (9, 0)).joga("truco-nos aceita eles nos truco-eles aceita nos")
    late = len(ended.placar.lines) - 4
    refusal = ended.refused(Correction(late, Result(A)))
    assert (refusal.code, refusal.facts) == ("later-line", (late + 1, "partida-over"))


def test_a_call_taken_back_with_its_answer_goes_answer_first() -> None:
    mesa = Mesa().joga("truco-nos corre")
    assert mesa.corrige(3).corrige(2).joga("nos").score == (1, 0)
    assert Mesa().joga("truco-nos corre").corrige(3, Call(B, 6)).enter(Run(6)).score == (0, 3)


def test_both_sides_confirm_the_result() -> None:
    mesa = made(FEN, (11, 3)).joga("joga nos")
    assert mesa.placar.actors() == (A, B)
    assert mesa.refused(Confirm(1, (11, 3)), B).code == "another-score"
    assert mesa.refused(Confirm(2, (14, 3)), B).code == "no-such-partida"
    assert mesa.refused(Confirm(1, (14, 3)), REFEREE).code == "sides-confirm"
    mesa.confirma(B)
    assert mesa.refused(Confirm(1, (14, 3)), B).code == "confirmed-already"
    assert (mesa.placar.actors(), mesa.partida.agreed()) == ((A,), (B,))
    assert mesa.confirma(A).placar.actors() == ()
    assert mesa.refused(Correction(len(mesa.placar.lines))).code == "confirmation-stays"


@pytest.mark.parametrize(("code", "dealer"), [(FEN, 3), (ASFO, 3), (SIN, 0)])
def test_the_next_partida_waits_for_both_sides(code: str, dealer: int) -> None:
    mesa = Mesa(code, 3).joga("truco seis nove doze aceita nos")
    for side in (A, B):
        refusal = mesa.refused(FirstDealer(dealer))
        assert (refusal.code, refusal.facts) == ("confirm-first", (1, 12, 0))
        assert len(mesa.placar.enter(A, FirstDealer(dealer), recorded=True).match.partidas) == 2
        mesa.confirma(side)
    assert mesa.enter(FirstDealer(dealer)).partida.number == 2


def test_a_partida_that_has_begun_goes_on_when_the_one_before_is_corrected() -> None:
    mesa = Mesa(FEN, 3).joga("truco seis nove doze aceita nos").confirma(A, B).enter(FirstDealer(3))
    assert mesa.corrige(7, Result(B)).partida.number == 2
    assert (mesa.match.wins(), mesa.placar.actors()) == ((0, 1), (A, B))


def test_a_partida_that_goes_on_cannot_be_confirmed() -> None:
    assert Mesa().joga("nos").refused(Confirm(1, (1, 0))).code == "partida-not-over"


def test_a_correction_after_the_confirmation_asks_both_again() -> None:
    mesa = made(FEN, (11, 3)).joga("joga nos").confirma(A, B)
    mesa.corrige(2, Call(B, 3))
    assert (mesa.score, mesa.partida.agreed(), mesa.placar.actors()) == ((14, 3), (), (A, B))
    assert mesa.confirma(A, B).placar.actors() == ()


def test_a_correction_in_an_earlier_partida_asks_for_that_one_only() -> None:
    mesa = made(FEN, (11, 3)).joga("joga nos").confirma(A, B)
    last = len(mesa.placar.lines) - 2
    mesa.enter(FirstDealer(0)).joga("truco seis nove doze aceita eles").confirma(A, B)
    mesa.corrige(2, Call(B, 3))
    assert [partida.agreed() for partida in mesa.match.partidas] == [(), (A, B)]
    assert mesa.refused(Correction(last, Result(B))).facts == (last + 3, "dealer-known")


def test_an_irregularity_after_the_confirmation_asks_again() -> None:
    mesa = made(FEN, (11, 3)).joga("joga nos").confirma(A, B)
    mesa.enter(Incident("FEN-24"), REFEREE)
    assert mesa.placar.actors() == (A, B)


def test_a_scoreboard_is_a_value() -> None:
    mesa = Mesa().joga("nos truco")
    again = Mesa().joga("nos truco")
    assert mesa.placar == again.placar
    before = mesa.placar
    mesa.joga("corre")
    assert before != mesa.placar
    assert before.match.partidas[0].score == (1, 0)
