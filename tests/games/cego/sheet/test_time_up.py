"""Time is up: the falta is forced to the end, or the jogo is the other's where a trio was stalling (S-CEGO-34)."""

import pytest

from carteado.game import Reason
from carteado.games.cego.sheet.entries import Chain, Envido, Flor, Volta
from carteado.placar import FirstDealer, Incident, told
from carteado.placar.told import FORFEIT, PLAYED, WALKOVER, ToldRow
from games.cego.sheet.sheet_kit import A, B, Mesa, at, envido, flores, truco

clause = pytest.mark.clause
TIME_UP = "10.p8-1"
DECIDED = "10.p11.VII-3"


def forced(a: int, b: int, form: str = "roda", when: str = "") -> Mesa:
    """A table where time is up at this score, with nothing dealt."""
    return at(a, b, form).juiz(TIME_UP, when=when)


@clause("CEGO-10.p8-1", "S-CEGO-34")
@pytest.mark.parametrize(
    ("won", "taken", "score", "falta"), [(B, A, (16, 21), 3), (B, B, (15, 22), 2)], ids=["truco of A", "truco of B"]
)
def test_the_falta_is_what_the_leader_lacks_and_truco_goes_on(won: int, taken: int, score: tuple[int, int], falta: int) -> None:
    mesa = forced(15, 12)
    assert (mesa.shown.forced, mesa.shown.falta, mesa.shown.form) == (True, 9, "roda")
    assert mesa.shown.chains == (Chain(("falta-envido",), 9, 9),)
    mesa.volta(envido("F", won), truco(taken))
    assert (mesa.score, mesa.bill) == (score, [("envido", won, 9), ("truco", taken, 1)])
    assert (mesa.shown.forced, mesa.shown.falta, mesa.shown.form) == (True, falta, "roda")


@clause("CEGO-10.p8-1")
def test_the_points_of_the_leader_end_the_partida_without_truco() -> None:
    mesa = forced(15, 12).volta(envido("F", A))
    assert (mesa.score, mesa.partida.how) == ((24, 12), "played")
    assert mesa.partida.credits[-1].clause == "CEGO-10.p8-1"


@clause("CEGO-10.p8-1", "S-CEGO-34")
def test_two_flores_are_contra_flor_e_o_resto_three_for_each_and_the_falta() -> None:
    mesa = forced(15, 12).volta(flores(1, 1, "CFR", won=B), truco(A))
    assert mesa.bill[0] == ("flor", B, 12)
    assert mesa.score == (15, 24)
    assert forced(5, 2).volta(flores(2, 1, "CFR", won=B), truco(A)).bill == [("flor", B, 22)]
    assert forced(15, 12).placar.foresee(Incident("CEGO-9.III-11", 0)).points == 10


@clause("CEGO-10.p8-1", "S-CEGO-34")
def test_a_flor_of_one_side_is_a_simple_flor_without_the_falta() -> None:
    assert forced(15, 12).volta(flores(1, 0), truco(B)).score == (18, 13)
    assert forced(15, 12).volta(flores(0, 2), truco(B)).score == (15, 19)


@clause("S-CEGO-34")
@pytest.mark.parametrize(
    ("points", "code"),
    [
        (None, "forced-points"),
        (envido("E", A), "forced-falta"),
        (envido("E F", A), "forced-falta"),
        (envido("F"), "forced-falta"),
        (flores(1, 1, won=A), "forced-flor"),
        (flores(1, 1, "CF", A, A), "forced-flor"),
        (flores(1, 1, "CFR", A), "forced-flor"),
        (flores(1, 1, shrunk=(1, 0)), "forced-flor"),
        (flores(1, 0, shrunk=(1, 0)), "forced-flor"),
        (flores(1, 0, "CFR", A, A), "forced-flor"),
    ],
)
def test_nothing_else_is_called_and_nothing_is_refused(points: Envido | Flor | None, code: str) -> None:
    mesa = forced(15, 12)
    assert mesa.refused(mesa.told(points, truco(A))) == Reason(code, "CEGO-10.p8-1")


@clause("S-CEGO-34")
def test_what_is_dealt_is_played_out_first() -> None:
    mesa = at(5, 3, "testa").conta(1, 0).juiz(TIME_UP)
    assert (mesa.shown.forced, mesa.shown.form, mesa.shown.nth) == (False, "testa", 2)
    mesa.conta(1, 0)
    assert (mesa.shown.forced, mesa.shown.nth) == (False, 3)
    mesa.conta(1, 0)
    assert (mesa.shown.forced, mesa.shown.form, mesa.shown.falta) == (True, "roda", 16)
    mesa.volta(envido("F", B), truco(A))
    assert (mesa.score, mesa.shown.form) == ((9, 19), "roda")


@clause("S-CEGO-34")
def test_between_two_deals_only_rodas_follow_and_in_the_middle_of_one_it_is_finished() -> None:
    assert (forced(5, 3, "testa").shown.form, forced(5, 3, "testa").shown.forced) == ("roda", True)
    assert forced(5, 3, "testa", when="deal").shown.forced
    playing = forced(5, 3, "testa", when="play")
    assert (playing.shown.form, playing.shown.forced) == ("testa", False)
    roda = forced(5, 3, when="play")
    assert roda.volta(None, truco(A)).shown.forced
    words = [told(table.placar).observations[-1].words for table in (roda, forced(5, 3))]
    assert words == ["time-up-later", "time-up"]


@clause("CEGO-10.p8-1", "S-CEGO-34")
def test_a_third_partida_is_played_likewise() -> None:
    mesa = Mesa().conta(24, 9).confirma(A, B).enter(FirstDealer(2)).juiz("11-1", score=(14, 14), why="começo do caso")
    mesa.juiz(TIME_UP).volta(envido("F", B))
    assert (mesa.score, mesa.match.wins()) == ((14, 24), (1, 1))
    mesa.confirma(A, B).enter(FirstDealer(0))
    assert (mesa.shown.falta, mesa.shown.forced) == (24, True)
    assert mesa.volta(envido("F", A)).match.winners() == (A,)
    between = Mesa().conta(24, 9).juiz(TIME_UP).confirma(A, B).enter(FirstDealer(2))
    assert (between.shown.form, between.shown.forced) == ("roda", True)


@clause("CEGO-10.p8-1")
def test_time_is_up_once_and_a_correction_takes_it_back() -> None:
    mesa = forced(15, 12)
    assert mesa.refused(Incident("CEGO-10.p8-1")).code == "time-already"
    line = len(mesa.placar.lines)
    assert not mesa.corrige(line).shown.forced
    over = Mesa().conta(24, 9).confirma(A, B).enter(FirstDealer(2)).conta(24, 9)
    assert over.refused(Incident("CEGO-10.p8-1")).code == "match-over"


@clause("S-CEGO-34")
def test_a_tento_that_is_owed_is_paid_and_the_forced_falta_is_read_by_the_new_score() -> None:
    playing = at(15, 12).juiz("9.XI-5", 1).juiz(TIME_UP)
    assert (playing.shown.owed, playing.shown.forced) == ((1, 0), False)
    owed = forced(15, 12).juiz("9.XI-5", 1)
    assert (owed.shown.owed, owed.shown.forced) == ((1, 0), True)
    assert owed.volta(envido("F", B), truco(B)).score == (16, 22)
    again = forced(15, 12).juiz("11-1", score=(20, 12), why="conta errada")
    assert (again.shown.forced, again.shown.falta) == (True, 4)


@clause("CEGO-10.p11.VII-3", "S-CEGO-33", "S-CEGO-34")
def test_who_was_stalling_loses_the_jogo_by_walkover() -> None:
    mesa = Mesa().conta(24, 9).confirma(A, B).enter(FirstDealer(2)).conta(3, 20).juiz(DECIDED, 1)
    found = told(mesa.placar)
    assert (found.winners, found.forfeiter, found.walkover) == ((A,), B, True)
    assert found.rows == (ToldRow((24, 0), WALKOVER, "CEGO-10.p11.VII-3"),) * 2
    assert [partida.score for partida in found.partidas] == [(24, 9), (3, 20)]


@clause("CEGO-10.p11.VII-3", "S-CEGO-34")
def test_a_commission_that_names_the_winner_gives_no_walkover() -> None:
    mesa = Mesa().conta(24, 9).confirma(A, B).enter(FirstDealer(2)).conta(3, 20).juiz(DECIDED, 1, sanction="named")
    found = told(mesa.placar)
    assert (found.winners, found.walkover, found.observations[-1].letter) == ((A,), False, "named")
    assert found.rows == (ToldRow((24, 9), PLAYED, "CEGO-9.II-1", 1), ToldRow((24, 0), FORFEIT, "CEGO-10.p11.VII-3"))


@clause("CEGO-10.p8-1")
def test_a_forfeited_roda_costs_the_forced_falta() -> None:
    mesa = forced(15, 12)
    stood = Volta(mesa.hand.deal, mesa.hand.nth, None, truco(None, 2))
    mesa.juiz("9.VIII.d-3", 0, stood)
    assert mesa.bill == [("envido", B, 9), ("truco", B, 2)]
