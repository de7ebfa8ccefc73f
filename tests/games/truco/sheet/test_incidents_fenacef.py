"""Irregularities at a physical table, FENACEF: what each clause costs, by the moment it is seen in."""

import pytest

from carteado.game import REFEREE
from carteado.games.truco.sheet.entries import Result
from carteado.placar import Incident
from clauses_kit import marked
from games.truco.sheet.sheet_kit import FEN, A, Mesa, made

clause = pytest.mark.clause


def test_every_incident_of_the_code_can_be_entered_somewhere() -> None:
    mesa = Mesa()
    assert {offer.clause for offer in mesa.placar.offers()} == set(mesa.match.rules.incidents)


@pytest.mark.parametrize("cited", marked(["FEN-12.1", "FEN-12-ii", "FEN-12.2", "FEN-12.3", "FEN-12.4"]))
def test_a_faulty_deal_is_void_and_passes(cited: str) -> None:
    mesa = Mesa(FEN, 2).joga("nos").juiz(cited, 3, when="deal")
    assert (mesa.score, mesa.dealer, mesa.clauses) == ((1, 0), 0, ["FEN-14"])


@clause("FEN-12.5", "S-FEN-06")
def test_a_mao_found_void_after_its_points_gives_them_back() -> None:
    mesa = Mesa().joga("nos truco-eles aceita eles").juiz("FEN-12.5", when="after")
    assert (mesa.score, mesa.dealer) == ((1, 0), 2)
    assert [(credit.side, credit.points) for credit in mesa.partida.credits] == [(0, 1), (1, 3), (1, -3)]
    assert mesa.joga("eles").score == (1, 1)


@clause("FEN-12.5")
def test_a_void_mao_takes_back_the_partida_it_ended() -> None:
    mesa = made(FEN, (9, 0), dealer=1).joga("truco-nos aceita nos")
    assert mesa.partida.over
    mesa.juiz("FEN-12.5")
    assert (mesa.partida.over, mesa.score, mesa.dealer) == (False, (9, 0), 2)


def test_after_the_next_mao_began_the_last_one_is_not_spoken_of_any_more() -> None:
    mesa = Mesa().joga("nos truco")
    assert mesa.refused(Incident("FEN-12.5", when="after")).code == "no-mao-after"
    assert Mesa().refused(Incident("FEN-12.5", when="after")).code == "no-mao-after"


@clause("S-FEN-20")
@pytest.mark.parametrize("cited", marked(["FEN-11.1", "FEN-11-ii", "FEN-11-iii", "FEN-11-iv"]))
def test_a_fault_in_the_cut_is_done_again_by_the_same_dealer(cited: str) -> None:
    mesa = Mesa(FEN, 0).juiz(cited, 3, when="deal")
    assert (mesa.dealer, mesa.score) == (0, (0, 0))
    assert mesa.partida.faults[0].consequence.sanction == "a"
    assert mesa.refused(Incident(cited, 1, "deal")).code == "cutter-at-fault"
    assert Mesa(FEN, 0, cutFault="passDeal").juiz(cited, 3, when="deal").dealer == 1


@clause("S-FEN-20")
def test_once_the_cards_are_dealt_a_fault_in_the_cut_is_a_warning() -> None:
    mesa = Mesa(FEN, 0).juiz("FEN-11.1", 3, when="play")
    assert (mesa.dealer, mesa.partida.faults[0].consequence.words) == (0, "warning")
    assert mesa.joga("truco").refused(Incident("FEN-11.1", 3, "deal")).code == "dealt-already"


@clause("FEN-17-ii")
def test_a_sign_is_no_call() -> None:
    mesa = Mesa().joga("truco-nos").juiz("FEN-17-ii", 2)
    assert (mesa.stake, mesa.partida.mao and mesa.partida.mao.asked) == (1, 0)
    assert mesa.joga("truco-eles seis-nos").juiz("FEN-17-ii", 0).joga("corre").score == (0, 1)


@clause("FEN-21a", "S-FEN-13")
def test_a_raise_in_a_special_mao_is_a_warning_or_the_mao() -> None:
    assert Mesa().refused(Incident("FEN-21a", 0)).code == "not-a-special-mao"
    assert made(FEN, (11, 4)).juiz("FEN-21a", 1).score == (11, 4)
    assert made(FEN, (11, 4), illegalRaise="loseHand").joga("joga").juiz("FEN-21a", 0).score == (11, 7)
    assert made(FEN, (11, 11), illegalRaise="loseHand").juiz("S-FEN-13", 0).score == (11, 12)


@clause("FEN-28pu-b", "S-FEN-42")
@pytest.mark.parametrize(
    ("calls", "score"), [("", (0, 1)), ("truco", (0, 1)), ("truco aceita", (0, 3)), ("truco seis nove", (0, 6))]
)
def test_losing_the_mao_costs_what_was_accepted(calls: str, score: tuple[int, int]) -> None:
    mesa = Mesa().joga(calls).juiz("FEN-28pu-b", 2)
    assert (mesa.score, mesa.dealer, mesa.clauses) == (score, 1, ["FEN-28pu-b"])


@clause("FEN-28pu-b")
def test_a_mao_lost_after_it_was_won_turns_round() -> None:
    mesa = Mesa().joga("truco aceita nos").juiz("FEN-28pu-b", 0, when="after")
    assert (mesa.score, mesa.dealer) == ((0, 3), 1)


@pytest.mark.parametrize("cited", marked(["FEN-25-i", "FEN-28", "FEN-28pu", "FEN-29", "FEN-32"]))
def test_the_ladder_needs_its_letter(cited: str) -> None:
    mesa = Mesa().joga("truco aceita")
    assert mesa.refused(Incident(cited, 1)).code == "sanction-letter"
    assert mesa.juiz(cited, 1, sanction="a").score == (0, 0)
    assert mesa.juiz(cited, 1, sanction="b").score == (3, 0)


@clause("FEN-28pu-c")
def test_losing_the_partida_is_twelve_to_nothing() -> None:
    mesa = made(FEN, (9, 3)).juiz("FEN-28pu-c", 0)
    assert (mesa.score, mesa.partida.how, mesa.match.wins()) == ((0, 12), "partida-forfeited", (0, 1))
    assert mesa.refused(Incident("FEN-28pu-c", 0)).code == "forfeited-already"


@clause("S-FEN-43")
@pytest.mark.parametrize("cited", marked(["FEN-13pu", "FEN-28pu-d", "FEN-36", "FEN-36.2"]))
def test_losing_the_match(cited: str) -> None:
    mesa = made(FEN, (11, 3)).joga("joga nos").juiz(cited, 2)
    assert (mesa.match.wins(), mesa.match.winners(), mesa.placar.sheet) == ((0, 2), (1,), ((0, 12), (0, 12)))
    assert mesa.refused(Result(A)).code == "partida-over"


@clause("S-FEN-43")
def test_a_partida_won_by_the_innocent_side_keeps_its_score() -> None:
    mesa = made(FEN, (11, 3)).joga("joga nos").juiz("FEN-28pu-d", 1)
    assert (mesa.match.wins(), mesa.placar.sheet) == ((2, 0), ((14, 3), (12, 0)))


@clause("FEN-39")
def test_the_commission_sets_the_score() -> None:
    mesa = made(FEN, (4, 2))
    assert mesa.refused(Incident("FEN-39", score=(5, 2))).code == "reason-missing"
    assert mesa.refused(Incident("FEN-39", score=(5,), why="x")).code == "score-missing"
    assert mesa.refused(Incident("FEN-39", score=(12, 12), why="x")).code == "two-winners"
    mesa.juiz("FEN-39", score=(11, 2), why="conta errada")
    assert (mesa.score, mesa.partida.mao and mesa.partida.mao.kind) == ((11, 2), "eleven")
    mesa.juiz("FEN-39", score=(12, 2), why="conta errada")
    assert mesa.partida.over
    mesa.juiz("FEN-39", score=(10, 2), why="conta certa")
    assert (mesa.partida.over, mesa.joga("nos").score) == (False, (11, 2))


@pytest.mark.parametrize(
    ("cited", "words"),
    marked(
        [
            ("FEN-11.2", "warning"),
            ("FEN-13", "note"),
            ("FEN-18", "turned-up"),
            ("FEN-22", "false-show"),
            ("FEN-23", "thrown"),
            ("FEN-24", "note"),
            ("S-FEN-25", "card-returns"),
        ]
    ),
)
def test_what_changes_no_score(cited: str, words: str) -> None:
    mesa = Mesa().joga("truco aceita").juiz(cited, 1)
    assert (mesa.partida.faults[0].consequence.words, mesa.score, mesa.stake) == (words, (0, 0), 3)


@clause("S-FEN-22", "S-FEN-25")
def test_house_rules_that_cost_the_mao() -> None:
    assert Mesa(falseShow="loseHand").juiz("S-FEN-22", 1).score == (1, 0)
    assert Mesa(outOfTurn="loseHand").juiz("S-FEN-25", 1).score == (1, 0)
    assert Mesa().juiz("S-FEN-25", 1, sanction="loseHand").score == (1, 0)
    assert Mesa().juiz("S-FEN-25", 1, sanction="stands").score == (0, 0)
    assert Mesa().refused(Incident("S-FEN-25", 1, sanction="a")).code == "out-of-turn-choice"


def test_what_an_incident_must_and_must_not_say() -> None:
    mesa = Mesa()
    assert mesa.refused(Incident("FEN-9")).code == "no-such-ruling"
    assert mesa.refused(Incident("FEN-28pu-b")).code == "offender-missing"
    assert mesa.refused(Incident("FEN-28pu-b", 7)).code == "no-such-seat"
    for strange in (Incident("FEN-13", 0, sanction="a"), Incident("FEN-13", 0, score=(1, 0)), Incident("FEN-13", when="never")):
        assert mesa.refused(strange).code == "superfluous"
    assert Mesa(FEN, None).refused(Incident("FEN-13", 0)).code == "dealer-first"


def test_the_consequence_is_known_before_it_is_entered() -> None:
    mesa = Mesa().joga("truco aceita")
    foreseen = mesa.placar.foresee(Incident("FEN-28pu-b", 1))
    assert (foreseen.points, foreseen.to, foreseen.deal) == (3, A, "passes")
    mesa.enter(Incident("FEN-28pu-b", 1), REFEREE)
    assert mesa.partida.faults[-1].consequence == foreseen
