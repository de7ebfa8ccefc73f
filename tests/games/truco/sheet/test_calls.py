"""Results, calls and answers on the scoreboard of a physical table (FENACEF)."""

import pytest

from carteado.games.truco.sheet.entries import Accept, Call, Result, Run
from carteado.games.truco.sheet.keeping import new
from carteado.placar import FirstDealer
from clauses_kit import marked
from games.truco.sheet.sheet_kit import FEN, A, B, Mesa, made

clause = pytest.mark.clause


@clause("FEN-3d", "FEN-10.2", "FEN-11-i")
def test_one_point_a_mao_and_the_deal_goes_round() -> None:
    mesa = Mesa(FEN, 2).joga("nos eles nos")
    assert (mesa.score, mesa.dealer, mesa.match.cutter(mesa.dealer)) == ((2, 1), 1, 0)
    assert mesa.clauses == ["FEN-14", "FEN-14", "FEN-14"]


@clause("FEN-10")
def test_nothing_is_scored_before_the_first_dealer_is_known() -> None:
    mesa = Mesa(FEN, None)
    assert mesa.refused(Result(A)).code == "dealer-first"
    assert mesa.refused(FirstDealer(4)).code == "no-such-seat"
    assert Mesa(FEN, 1).refused(FirstDealer(2)).code == "dealer-known"


@pytest.mark.parametrize(
    ("calls", "stake", "cite"),
    marked(
        [
            ("truco-eles aceita", 3, "FEN-17.1a"),
            ("truco seis aceita", 6, "FEN-17.2a"),
            ("truco seis nove aceita", 9, "FEN-17.3a"),
            ("truco seis nove doze aceita", 12, "FEN-17.4a"),
        ]
    ),
)
def test_a_result_takes_the_stake_as_it_stands(calls: str, stake: int, cite: str) -> None:
    mesa = Mesa().joga(calls)
    assert mesa.stake == stake
    assert mesa.joga("eles").score == (0, stake)
    assert mesa.clauses == [cite]


@pytest.mark.parametrize(
    ("calls", "score", "cite"),
    marked(
        [
            ("truco corre", (1, 0), "FEN-17.1b"),
            ("truco seis corre", (0, 3), "FEN-17.2b"),
            ("truco seis nove corre", (6, 0), "FEN-17.3b"),
            ("truco seis nove doze corre", (0, 9), "FEN-17.4b"),
        ]
    ),
)
def test_running_costs_what_was_accepted_before(calls: str, score: tuple[int, int], cite: str) -> None:
    mesa = Mesa().joga(calls)
    assert (mesa.score, mesa.clauses, mesa.dealer) == (score, [cite], 1)


@clause("FEN-17.1", "FEN-17.2")
def test_calls_out_of_order_are_refused() -> None:
    mesa = Mesa()
    assert mesa.refused(Accept(3)).code == "nothing-asked"
    assert mesa.refused("seis").code == "wrong-step"
    mesa.joga("truco-nos")
    assert mesa.refused(Call(A, 6)).code == "own-call"
    assert mesa.refused(Call(B, 9)).code == "wrong-step"
    assert (mesa.refused(Accept(6)).code, mesa.refused(Run(6)).code) == ("answers-another-call",) * 2
    pending = mesa.refused(Result(A))
    assert (pending.code, pending.clause, pending.facts) == ("answer-first", "FEN-17.1", (3,))


def test_nobody_raises_past_twelve() -> None:
    mesa = Mesa().joga("truco seis nove doze aceita")
    assert mesa.refused(Call(A, 15)).code == "ladder-top"


@clause("S-FEN-08")
def test_a_later_raise_only_where_the_table_allows_it() -> None:
    refusal = Mesa().joga("truco-nos aceita").refused(Call(B, 6))
    assert (refusal.code, refusal.clause) == ("raise-only-in-answer", "S-FEN-08")
    assert Mesa(raiseLater="true").joga("truco-nos aceita seis-eles aceita nos").score == (6, 0)


@clause("S-FEN-29")
def test_nobody_asks_for_more_than_is_missing_where_the_table_says_so() -> None:
    mesa = made(FEN, (9, 0), raiseBeyondNeed="false").joga("truco-nos")
    assert mesa.refused(Call(B, 9)).code == "wrong-step"
    mesa.joga("seis-eles")
    assert mesa.refused(Call(A, 9)).code == "beyond-need"


@clause("FEN-19.3", "S-FEN-16")
def test_three_ties_give_nobody_anything() -> None:
    mesa = Mesa().joga("truco aceita cango")
    assert (mesa.score, mesa.dealer) == ((0, 0), 1)
    assert Mesa(FEN, 1, tripleTie="dealerPair").joga("truco aceita cango").score == (0, 3)


@clause("S-FEN-28")
def test_points_beyond_twelve_are_kept_or_not() -> None:
    assert made(FEN, (9, 3)).joga("truco seis aceita nos").score == (15, 3)
    assert made(FEN, (9, 3), recordScore="cap12").joga("truco seis aceita nos").score == (12, 3)


def test_a_scoreboard_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="seats"):
        new(FEN, seats=3)
    with pytest.raises(ValueError, match="best_of"):
        new(FEN, best_of=2)
    with pytest.raises(KeyError):
        new("truco-paulista")
