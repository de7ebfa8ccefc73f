"""Eleven hand, iron hand, end of the partida and of the match on the scoreboard (FENACEF)."""

import pytest

from carteado.games.truco.sheet.entries import Call, Eleven, Result
from carteado.placar import FirstDealer
from clauses_kit import marked
from games.truco.sheet.sheet_kit import FEN, A, B, made

clause = pytest.mark.clause


@clause("FEN-21", "FEN-21a")
def test_the_eleven_hand_is_decided_first_and_plays_for_three() -> None:
    mesa = made(FEN, (11, 4))
    mao = mesa.partida.mao
    assert mao is not None
    assert (mao.kind, mao.owner) == ("eleven", A)
    assert mesa.refused(Result(A)).code == "eleven-first"
    mesa.joga("joga")
    assert mesa.stake == 3
    assert mesa.refused(Eleven(False)).code == "eleven-decided"
    assert mesa.joga("eles").score == (11, 7)


@clause("FEN-21b")
def test_giving_up_the_eleven_hand_costs_one() -> None:
    mesa = made(FEN, (4, 11)).joga("larga")
    assert (mesa.score, mesa.clauses[-1]) == ((5, 11), "FEN-21b")


@clause("FEN-21pu")
def test_three_ties_in_the_eleven_hand_go_to_the_others() -> None:
    mesa = made(FEN, (11, 9)).joga("joga cango")
    assert (mesa.score, mesa.clauses[-1], mesa.partida.over) == ((11, 12), "FEN-21pu", True)


@pytest.mark.parametrize(
    ("score", "code", "cite"), marked([((11, 2), "no-raise-eleven", "FEN-21a"), ((11, 11), "no-raise-iron", "S-FEN-13")])
)
def test_no_raise_in_a_special_mao(score: tuple[int, int], code: str, cite: str) -> None:
    mesa = made(FEN, score)
    refusal = mesa.refused(Call(B, 3))
    assert (refusal.code, refusal.clause) == (code, cite)


@clause("S-FEN-14")
def test_the_iron_hand_gives_one_point() -> None:
    mesa = made(FEN, (11, 11))
    assert mesa.refused(Eleven(True)).code == "not-eleven"
    assert mesa.joga("cango").score == (11, 11)
    assert mesa.joga("eles").score == (11, 12)
    assert mesa.clauses[-1] == "S-FEN-14"


@clause("FEN-3c")
def test_nothing_is_entered_after_the_end() -> None:
    mesa = made(FEN, (9, 0)).joga("truco-nos aceita nos")
    assert (mesa.partida.how, mesa.score) == ("played", (12, 0))
    for word in ("nos", "truco", "joga"):
        assert mesa.refused(word).code == "partida-over"


@clause("FEN-14", "FEN-10")
def test_a_match_goes_to_who_wins_most_partidas() -> None:
    mesa = made(FEN, (9, 0)).joga("truco-nos aceita nos")
    mesa.confirma(A, B).enter(FirstDealer(3)).joga("truco seis nove doze aceita eles")
    assert (mesa.match.wins(), mesa.match.winners()) == ((1, 1), None)
    mesa.confirma(A, B).enter(FirstDealer(2)).joga("truco seis nove doze aceita nos")
    assert (mesa.match.wins(), mesa.match.winners(), mesa.placar.sheet) == ((2, 1), (A,), ((12, 0), (0, 12), (12, 0)))
    assert mesa.refused(FirstDealer(0)).code == "match-over"
    assert mesa.refused(Result(A)).code == "partida-over"
