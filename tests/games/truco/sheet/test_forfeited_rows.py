"""The rows a jogo lost by sanction is stored with: as many as it needs, and the real scores stay readable (S-FEN-43)."""

import pytest

from carteado.placar import FirstDealer, Incident
from carteado.placar.match import Score
from clauses_kit import marked
from games.truco.sheet.sheet_kit import FEN, A, B, Mesa

clause = pytest.mark.clause


def played(*scores: tuple[int, int], best_of: int = 3) -> Mesa:
    """A table whose partidas came to these scores, the last one perhaps not to its end: each is told at one stroke."""
    mesa = Mesa(FEN, None, None, best_of)
    for number, score in enumerate(scores):
        if number:
            mesa.confirma(A, B)
        mesa.enter(FirstDealer(number)).juiz("FEN-39", score=score, why="passado do papel")
    return mesa


@clause("S-FEN-43")
@pytest.mark.parametrize("cited", marked(["FEN-28pu-d", "FEN-13pu"]))
@pytest.mark.parametrize(
    ("best_of", "before", "stored"),
    [
        (3, ((12, 8),), ((0, 12), (0, 12))),
        (3, ((12, 8), (9, 12)), ((9, 12), (0, 12))),
        (5, ((12, 9), (8, 12)), ((8, 12), (0, 12), (0, 12))),
        (5, ((12, 9), (12, 7), (10, 12)), ((10, 12), (0, 12), (0, 12))),
    ],
)
def test_a_jogo_lost_by_sanction_has_exactly_the_rows_it_needs(
    cited: str, best_of: int, before: tuple[tuple[int, int], ...], stored: tuple[Score, ...]
) -> None:
    mesa = played(*before, best_of=best_of).juiz(cited, 0)
    assert mesa.placar.sheet == stored
    assert mesa.match.wins() == (0, best_of // 2 + 1)
    assert [how for how, given in [(row.how, row.score) for row in mesa.match.rows(12)] if given != (0, 12)] == [
        "played" for score in stored if score != (0, 12)
    ]


@clause("S-FEN-43")
def test_the_real_scores_stay_readable() -> None:
    mesa = played((12, 9), (12, 7), (10, 12), best_of=5).confirma(A, B).enter(FirstDealer(3)).joga("nos nos eles")
    mesa.juiz("FEN-28pu-d", 2)
    assert mesa.placar.sheet == ((10, 12), (0, 12), (0, 12))
    assert [partida.real for partida in mesa.match.partidas] == [(12, 9), (12, 7), (10, 12), (2, 1)]
    assert [partida.first for partida in mesa.match.partidas] == [0, 1, 2, 3]


@clause("FEN-28pu-c")
def test_a_partida_lost_by_sanction_is_stored_to_nothing_and_its_real_score_stays() -> None:
    mesa = played((9, 3)).juiz("FEN-28pu-c", 0)
    (row,) = mesa.match.rows(12)
    assert (row.score, row.how, mesa.partida.real) == ((0, 12), "partida-forfeited", (9, 3))
    mesa.juiz("FEN-28pu-d", 0)
    assert (mesa.placar.sheet, mesa.partida.real) == (((0, 12), (0, 12)), (9, 3))


@clause("S-FEN-43")
def test_a_score_that_is_set_after_a_sanction_is_the_real_one_again() -> None:
    mesa = played((9, 3)).juiz("FEN-28pu-c", 0)
    mesa.enter(Incident("FEN-39", score=(11, 3), why="a comissão voltou atrás"))
    assert (mesa.partida.real, mesa.partida.forfeited) == ((11, 3), False)
    mesa.joga("joga nos").juiz("FEN-28pu-d", 1)
    assert (mesa.placar.sheet, mesa.partida.real) == (((14, 3), (12, 0)), (14, 3))
