"""What a scoreboard gives the event: rows, changes with the running score, observations, first dealers, and its version."""

import pytest

from carteado.game import REFEREE
from carteado.games.truco.sheet.entries import Result
from carteado.placar import BY_ENTRY, Agree, Correction, FirstDealer, Incident, opened, told
from carteado.placar.told import FORFEIT, PLAYED, Change, ToldPartida, ToldRow
from games.truco.sheet.sheet_kit import FEN, A, B, Mesa

clause = pytest.mark.clause


@clause("FEN-33-i")
def test_every_change_of_the_score_stands_with_the_score_after_it() -> None:
    found = told(Mesa().joga("truco aceita nos eles truco corre").placar)
    assert [(change.line, change.deal, change.side, change.points, change.score) for change in found.changes] == [
        (4, 1, A, 3, (3, 0)),
        (5, 2, B, 1, (3, 1)),
        (7, 3, A, 1, (4, 1)),
    ]
    assert found.changes[0].clause == "FEN-17.1a"
    assert (found.version, found.rows, found.decided, found.winners) == (7, (), False, None)
    assert found.partidas == (ToldPartida(1, (4, 1), False, "", "", 0, False),)


@clause("FEN-33-i")
def test_what_is_taken_back_and_what_is_set_are_changes_too() -> None:
    mesa = Mesa().joga("nos").juiz("FEN-39", score=(5, 2), why="conta errada")
    changes = told(mesa.placar).changes
    assert [(change.side, change.points, change.score) for change in changes] == [
        (A, 1, (1, 0)),
        (A, 4, (5, 0)),
        (B, 2, (5, 2)),
    ]
    assert changes[-1] == Change(3, 1, 2, B, 2, (5, 2), "FEN-39")


@clause("FEN-33-i")
def test_an_irregularity_is_an_observation_with_its_clause_its_letter_and_its_mao() -> None:
    mesa = Mesa().joga("nos eles nos eles nos eles").juiz("FEN-29", 1, sanction="b", why="bateu na mesa")
    (seen,) = told(mesa.placar).observations
    assert (seen.deal, seen.clause, seen.letter, seen.offender, seen.side, seen.loses) == (7, "FEN-29", "b", 1, B, "")
    assert (seen.line, seen.why) == (8, "bateu na mesa")


@clause("FEN-38")
def test_a_correction_is_told_and_what_it_corrected_counts_no_more() -> None:
    mesa = Mesa().joga("nos nos")
    found = told(mesa.enter(Correction(3, Result(B)), B).placar)
    assert found.corrections == ((4, 3),)
    assert [change.score for change in found.changes] == [(1, 0), (1, 1)]


@clause("S-FEN-43", "FEN-28pu-c", "FEN-28pu-d")
def test_rows_say_how_they_came_about_and_real_scores_stay_beside_them() -> None:
    mesa = Mesa().juiz("FEN-39", score=(9, 12), why="papel").confirma(A, B).enter(FirstDealer(1))
    found = told(mesa.juiz("FEN-39", score=(9, 3), why="papel").juiz("FEN-28pu-c", 1).placar)
    assert found.rows == (ToldRow((9, 12), PLAYED, "FEN-39", 1), ToldRow((12, 0), FORFEIT, "FEN-28pu-c", 2))
    assert [(partida.score, partida.first, partida.confirmed) for partida in found.partidas] == [
        ((9, 12), 0, True),
        ((9, 3), 1, False),
    ]
    assert (found.decided, found.settled) == (False, False)
    mesa.juiz("FEN-28pu-d", 0)
    lost = told(mesa.placar)
    assert lost.rows == (ToldRow((9, 12), PLAYED, "FEN-39", 1), ToldRow((0, 12), FORFEIT, "FEN-28pu-d"))
    assert (lost.winners, lost.wins, lost.forfeiter, lost.walkover) == ((B,), (0, 2), A, False)
    assert [partida.score for partida in lost.partidas] == [(9, 12), (9, 3)]


def test_it_is_settled_when_it_is_decided_and_nobody_is_waited_for() -> None:
    mesa = Mesa().juiz("FEN-39", score=(12, 3), why="papel").confirma(A, B).enter(FirstDealer(1))
    mesa.juiz("FEN-39", score=(12, 5), why="papel")
    assert (told(mesa.placar).decided, told(mesa.placar).settled) == (True, False)
    assert told(mesa.confirma(A, B).placar).settled


@clause("FEN-38.1")
def test_a_claim_is_told_and_keeps_the_jogo_open() -> None:
    placar = opened(FEN, {}, None, 1, confirm=BY_ENTRY).enter(REFEREE, FirstDealer(0))
    placar = placar.enter(REFEREE, Incident("FEN-39", score=(11, 3), why="papel"))
    playing = placar.enter(REFEREE, Incident("FEN-39", score=(12, 3), why="papel")).enter(A, Correction(3))
    found = told(playing)
    assert found.claim is not None
    assert (found.claim.line, found.decided, found.settled) == (4, True, False)
    assert told(playing.enter(B, Agree(4))).decided is False
    assert told(placar.enter(REFEREE, Incident("FEN-39", score=(12, 3), why="papel"))).settled


def test_it_says_the_same_of_the_same_lines() -> None:
    one, other = (Mesa().joga("truco aceita nos eles").juiz("FEN-29", 1, sanction="b") for _ in range(2))
    assert told(one.placar) == told(other.placar)
