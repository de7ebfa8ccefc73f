"""The scoreboard by the SINSEP code: a tento is worth the mão, by every line of its table; pairs and one against one."""

import pytest

from carteado.placar import FirstDealer, Incident
from clauses_kit import marked
from games.truco.sheet.sheet_kit import SIN, A, B, Mesa, made

clause = pytest.mark.clause


def test_every_incident_of_the_code_is_offered() -> None:
    mesa = Mesa(SIN)
    assert {offer.clause for offer in mesa.placar.offers()} == set(mesa.match.rules.incidents)


@clause("SIN-VALOR-1", "S-SIN-12")
@pytest.mark.parametrize(
    ("calls", "points"),
    [("", 1), ("truco", 1), ("truco aceita", 3), ("truco seis", 3), ("truco seis aceita", 6), ("truco seis nove aceita", 9)],
)
def test_a_tento_is_worth_what_was_accepted(calls: str, points: int) -> None:
    mesa = made(SIN, (1, 1)).joga(calls).juiz("SIN-VALOR-1", 1)
    assert (mesa.score, mesa.dealer) == ((1 + points, 1), 1)


@clause("SIN-VALOR-2", "SIN-VALOR-3", "SIN-VALOR-4")
def test_the_value_in_special_maos() -> None:
    assert made(SIN, (11, 4)).juiz("SIN-VALOR-2", 2).score == (11, 5)
    assert made(SIN, (11, 4)).joga("joga").juiz("SIN-VALOR-3", 2).score == (11, 7)
    iron = made(SIN, (11, 11)).juiz("SIN-VALOR-4", 3)
    assert (iron.score, iron.partida.over) == ((12, 11), True)
    assert made(SIN, (11, 4)).joga("joga").refused(Incident("SIN-VALOR-2", 2)).code == "eleven-undecided-only"
    assert made(SIN, (11, 4)).refused(Incident("SIN-VALOR-3", 2)).code == "eleven-played-only"


@clause("S-SIN-12", "S-SIN-11")
def test_when_the_tento_is_claimed() -> None:
    deal = made(SIN, (1, 1)).juiz("SIN-TENTO-2", 1, when="deal")
    assert deal.score == (2, 1)
    after = made(SIN, (1, 1)).joga("truco-eles aceita eles").juiz("SIN-TENTO-2", 1, when="after")
    assert after.score == (4, 4)
    had = made(SIN, (1, 1)).joga("truco aceita nos").juiz("SIN-TENTO-2", 1, when="after")
    assert (had.score, had.partida.faults[0].consequence.words) == ((4, 1), "tento-had")
    late = made(SIN, (1, 1)).joga("truco aceita").juiz("S-SIN-12", 1)
    assert (late.score, late.stake, late.dealer) == ((2, 1), 3, 0)
    assert Mesa(SIN).refused(Incident("S-SIN-12", 1)).code == "no-earlier-mao"


@pytest.mark.parametrize(
    ("cited", "score"),
    marked(
        [
            ("SIN-TENTO-3a", (3, 2)),
            ("SIN-TENTO-3b", (3, 2)),
            ("SIN-TENTO-3c", (3, 2)),
            ("SIN-CORTAR-5", (3, 2)),
            ("SIN-TENTO-3d", (2, 3)),
            ("SIN-EMB-2", (2, 3)),
            ("SIN-EMB-3", (2, 3)),
        ]
    ),
)
def test_faults_of_the_cutter_and_the_dealer_name_themselves(cited: str, score: tuple[int, int]) -> None:
    mesa = made(SIN, (2, 2)).juiz(cited)
    assert (mesa.score, mesa.dealer) == (score, 1)


@clause("SIN-TENTO-3e", "SIN-TENTO4-3", "S-SIN-14", "SIN-TENTO4-6")
def test_a_wrong_number_of_cards_costs_three_at_most() -> None:
    assert made(SIN, (0, 0)).juiz("SIN-TENTO-3e", 1).score == (1, 0)
    assert made(SIN, (0, 0)).joga("truco seis aceita").juiz("SIN-TENTO-3e", 1).score == (3, 0)
    assert made(SIN, (6, 6)).juiz("SIN-TENTO4-3").score == (6, 7)
    assert made(SIN, (6, 6)).refused(Incident("SIN-TENTO4-3", when="deal")).code == "play-not-begun"
    assert made(SIN, (11, 6), 1).joga("joga").juiz("SIN-TENTO4-6").score == (14, 6)
    assert made(SIN, (11, 6), 1).refused(Incident("SIN-TENTO4-6")).code == "play-not-begun"


@clause("SIN-TENTO4-4", "SIN-TENTO4-5")
def test_four_cards_and_a_truco_give_three() -> None:
    assert made(SIN, (6, 6)).joga("truco-eles aceita").juiz("SIN-TENTO4-4").score == (6, 9)
    assert made(SIN, (6, 6)).joga("truco-eles seis-nos").juiz("SIN-TENTO4-5").score == (6, 9)


@clause("SIN-TENTO-3f", "SIN-MAOONZE-6d", "S-SIN-10")
def test_a_raise_in_a_special_mao_is_a_tento() -> None:
    assert made(SIN, (11, 5)).juiz("SIN-TENTO-3f", 0).score == (11, 6)
    assert made(SIN, (11, 8)).joga("joga").juiz("SIN-MAOONZE-6d", 1).score == (14, 8)
    assert made(SIN, (11, 11)).juiz("S-SIN-10", 0).score == (11, 12)
    assert made(SIN, (11, 5), illegalRaise="void").juiz("S-SIN-10", 0).score == (11, 5)


@clause("SIN-TENTO-3g", "SIN-TENTO-3h", "SIN-TENTO-3i")
def test_what_is_forbidden_in_special_maos() -> None:
    assert made(SIN, (11, 5)).juiz("SIN-TENTO-3g", 3).score == (12, 5)
    assert made(SIN, (11, 11)).juiz("SIN-TENTO-3h", 3).score == (12, 11)
    assert made(SIN, (11, 11)).juiz("SIN-TENTO-3i", 2).score == (11, 12)


@pytest.mark.parametrize(
    "cited", marked(["SIN-TENTO-3j", "SIN-TENTO-3k", "SIN-TRUCO-4", "SIN-DEF-TENTO", "SIN-TENTO-2", "S-SIN-13"])
)
def test_what_costs_the_stake(cited: str) -> None:
    assert made(SIN, (4, 4)).joga("truco aceita").juiz(cited, 2).score == (4, 7)


@pytest.mark.parametrize(
    ("cited", "words"),
    marked(
        [
            ("SIN-DAR-4", "exposed"),
            ("SIN-DAR-5", "note"),
            ("SIN-DAR-6", "exposed-stays"),
            ("SIN-EMB-1", "note"),
            ("SIN-TENTO-1", "note"),
            ("SIN-JOGO-3", "turned-up"),
            ("SIN-CANGAR-1c", "turned-up"),
            ("S-SIN-27", "card-returns"),
            ("S-SIN-28", "note"),
        ]
    ),
)
def test_what_changes_no_score(cited: str, words: str) -> None:
    mesa = made(SIN, (2, 2)).juiz(cited, 0)
    assert (mesa.score, mesa.dealer, mesa.partida.faults[0].consequence.words) == ((2, 2), 0, words)


@clause("SIN-TENTO4-1", "SIN-TENTO4-2", "SIN-TENTO4-7", "SIN-TENTO4-8", "SIN-TENTO4-9", "SIN-TENTO4-10")
@pytest.mark.parametrize("nth", [1, 2, 7, 8, 9, 10])
def test_a_wrong_number_found_in_time_is_put_right(nth: int) -> None:
    mesa = made(SIN, (6, 6)).juiz(f"SIN-TENTO4-{nth}")
    assert (mesa.score, mesa.dealer, mesa.partida.faults[0].consequence.words) == ((6, 6), 0, "repair")


@clause("S-SIN-23")
def test_other_errors_of_the_deal() -> None:
    assert made(SIN, (2, 2)).juiz("S-SIN-23").partida.faults[0].consequence.words == "repair"
    again = made(SIN, (2, 2)).juiz("S-SIN-23", sanction="redeal")
    assert (again.dealer, again.partida.faults[0].consequence.words) == (0, "redeal")
    assert made(SIN, (2, 2), dealFault="pass").juiz("S-SIN-23").dealer == 1


@clause("SIN-ORG-1", "SIN-ORG-2")
def test_the_organisers() -> None:
    assert made(SIN, (2, 2)).juiz("SIN-ORG-1", 0).match.winners() == (1,)
    assert made(SIN, (2, 2)).juiz("SIN-ORG-2", score=(3, 2), why="faltou um").score == (3, 2)


@clause("SIN-CANGAR-5", "S-SIN-24")
def test_three_ties_go_to_the_dealers_pair() -> None:
    assert made(SIN, (5, 5)).joga("truco aceita cango").score == (8, 5)
    assert made(SIN, (11, 9)).joga("joga cango").score == (14, 9)


@clause("S-SIN-31")
def test_one_against_one_the_deal_goes_to_and_fro() -> None:
    mesa = Mesa(SIN, 0, 2)
    assert (mesa.dealer, mesa.match.cutter(0)) == (0, 1)
    assert (mesa.joga("nos").dealer, mesa.joga("cango").score) == (1, (1, 1))
    assert mesa.refused(Incident("SIN-TENTO-2", 2)).code == "no-such-seat"


@clause("S-SIN-07")
def test_in_the_next_partida_the_deal_goes_on() -> None:
    mesa = Mesa(SIN, 1).joga("nos truco seis nove doze aceita eles")
    refusal = mesa.refused(FirstDealer(0))
    assert (refusal.code, refusal.facts) == ("not-the-next-dealer", (3,))
    assert mesa.confirma(A, B).enter(FirstDealer(3)).dealer == 3
