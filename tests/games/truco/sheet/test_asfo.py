"""The scoreboard by the ASFO code: later raises, the tento with its repeats, four cards, and who starts the next partida."""

import pytest

from carteado.games.truco.sheet.entries import Call, Result
from carteado.placar import FirstDealer, Incident
from clauses_kit import marked
from games.truco.sheet.sheet_kit import ASFO, A, B, Mesa, made

clause = pytest.mark.clause


def test_every_incident_of_the_code_is_offered() -> None:
    mesa = Mesa(ASFO)
    assert {offer.clause for offer in mesa.placar.offers()} == set(mesa.match.rules.incidents)


@clause("ASFO-EMPATE-5", "S-ASFO-30")
def test_three_ties_go_to_the_dealers_pair() -> None:
    assert made(ASFO, (5, 5), 0).joga("truco aceita cango").score == (8, 5)
    assert made(ASFO, (5, 5), 1).joga("truco aceita cango").score == (5, 8)
    assert made(ASFO, (11, 9), 0).joga("joga cango").score == (14, 9)
    assert made(ASFO, (11, 9), 1).joga("joga cango").score == (11, 12)


@clause("S-ASFO-10")
def test_the_side_that_accepted_may_raise_later() -> None:
    mesa = Mesa(ASFO).joga("truco-nos aceita")
    assert mesa.refused(Call(A, 6)).code == "own-call"
    assert mesa.joga("seis-eles aceita nos").score == (6, 0)


@clause("ASFO-JOGO-7", "ASFO-JOGO-8", "S-ASFO-05")
def test_the_winner_of_a_partida_starts_the_next() -> None:
    mesa = made(ASFO, (9, 0)).joga("truco-nos aceita nos")
    refusal = mesa.refused(FirstDealer(0))
    assert (refusal.code, refusal.facts) == ("not-the-next-dealer", (1,))
    assert mesa.confirma(A, B).enter(FirstDealer(3)).dealer == 3
    deals = made(ASFO, (9, 0), starter="deals").joga("truco-nos aceita nos")
    assert deals.confirma(A, B).enter(FirstDealer(2)).dealer == 2


@clause("ASFO-ONZE-9", "S-ASFO-11")
def test_the_iron_hand_gives_one_point() -> None:
    assert made(ASFO, (11, 11)).joga("nos").score == (12, 11)


@clause("ASFO-TENTO-1", "ASFO-TENTO-3", "ASFO-TENTO-7", "S-ASFO-18")
@pytest.mark.parametrize("calls", ["", "truco-nos aceita", "truco-nos seis-eles aceita", "truco-nos"])
def test_a_tento_is_one_point_whatever_the_stake_and_the_pack_passes(calls: str) -> None:
    mesa = made(ASFO, (4, 4)).joga(calls).juiz("ASFO-TENTO-3", 1)
    assert (mesa.score, mesa.dealer, mesa.clauses[-1]) == ((5, 4), 1, "ASFO-TENTO-3")


@clause("S-ASFO-18")
def test_a_house_may_make_it_the_stake() -> None:
    assert made(ASFO, (4, 4), tentoValue="stake").joga("truco aceita").juiz("ASFO-TENTO-3", 1).score == (7, 4)


@clause("S-ASFO-19")
def test_a_tento_may_wait_for_the_end_of_the_mao() -> None:
    mesa = made(ASFO, (4, 4)).joga("truco aceita nos").juiz("ASFO-TENTO-3", 1, when="after")
    assert (mesa.score, mesa.dealer) == ((8, 4), 1)
    goes_on = made(ASFO, (4, 4), tentoEndsHand="false").joga("truco aceita").juiz("ASFO-TENTO-3", 1)
    assert (goes_on.score, goes_on.dealer, goes_on.stake) == ((5, 4), 0, 3)


@clause("S-ASFO-33")
def test_a_second_tento_in_a_mao_that_one_has_ended_is_noted() -> None:
    mesa = made(ASFO, (4, 4)).juiz("ASFO-TENTO-3", 1).juiz("ASFO-TENTO-3", 0, when="after")
    assert (mesa.score, mesa.partida.faults[-1].consequence.words) == ((5, 4), "tento-noted")


@clause("S-ASFO-13", "ASFO-ONZE-1a", "S-ASFO-32")
def test_a_tento_in_a_special_mao_wins_the_partida() -> None:
    eleven = made(ASFO, (11, 3)).juiz("ASFO-ONZE-1a", 1)
    assert (eleven.score, eleven.partida.over) == ((12, 3), True)
    assert made(ASFO, (11, 11)).juiz("S-ASFO-32", 0).score == (11, 12)
    assert Mesa(ASFO).refused(Incident("ASFO-ONZE-1a", 1)).code == "not-a-special-mao"
    assert Mesa(ASFO).refused(Incident("S-ASFO-32", 1)).code == "iron-only"


@clause("ASFO-TENTO-6", "S-ASFO-13")
def test_who_bangs_the_table_pays_the_stake() -> None:
    assert made(ASFO, (4, 4)).joga("truco aceita").juiz("ASFO-TENTO-6", 2).score == (4, 7)
    assert made(ASFO, (11, 4)).joga("joga").juiz("ASFO-TENTO-6", 2).score == (11, 7)


@clause("ASFO-CORTE-14", "ASFO-CORTE-15", "ASFO-TENTO-4b", "S-ASFO-37")
def test_looking_at_the_bottom() -> None:
    for cited in ("ASFO-CORTE-14", "ASFO-TENTO-4b"):
        mesa = made(ASFO, (4, 4)).juiz(cited, 1)
        assert (mesa.score, mesa.dealer) == ((5, 4), 1)
    assert made(ASFO, (4, 4)).juiz("ASFO-CORTE-15").score == (4, 5)
    assert made(ASFO, (4, 4)).refused(Incident("ASFO-CORTE-15", 1)).code == "dealer-at-fault"
    other = made(ASFO, (4, 4), bottomLookPass="dealerOnly").juiz("ASFO-CORTE-14", 1)
    assert (other.score, other.dealer) == ((5, 4), 0)


@clause("ASFO-CORTE-3", "ASFO-CORTE-13", "ASFO-ONZE-2")
def test_an_error_in_the_deal_passes_the_pack_without_points() -> None:
    for cited in ("ASFO-CORTE-3", "ASFO-CORTE-13"):
        mesa = made(ASFO, (4, 4)).juiz(cited)
        assert (mesa.score, mesa.dealer, mesa.partida.faults[0].offender) == ((4, 4), 1, 0)
    eleven = made(ASFO, (11, 3), 2).juiz("ASFO-ONZE-2")
    assert (eleven.score, eleven.dealer) == ((11, 3), 3)
    assert Mesa(ASFO).refused(Incident("ASFO-ONZE-2")).code == "eleven-only"


@clause("S-ASFO-22")
@pytest.mark.parametrize("cited", marked(["ASFO-TENTO-5a", "ASFO-TENTO-5c"]))
def test_the_second_time_the_same_dealer_errs_it_is_a_tento(cited: str) -> None:
    mesa = made(ASFO, (5, 5)).juiz(cited, 0)
    assert (mesa.score, mesa.dealer) == ((5, 5), 1)
    mesa.juiz(cited, 1).joga("nos eles")
    assert (mesa.score, mesa.dealer) == ((6, 6), 0)
    mesa.juiz(cited, 0)
    assert (mesa.score, mesa.dealer) == ((6, 7), 1)


@clause("ASFO-TENTO-5b", "S-ASFO-22")
def test_turning_the_pack_over_is_dealt_again_and_then_a_tento() -> None:
    mesa = made(ASFO, (5, 5)).juiz("ASFO-TENTO-5b", 3)
    assert (mesa.score, mesa.dealer) == ((5, 5), 0)
    assert (mesa.juiz("ASFO-TENTO-5b", 0).score, mesa.dealer) == ((5, 5), 0)
    assert mesa.juiz("ASFO-TENTO-5b", 3).score == (6, 5)


@clause("S-ASFO-22")
def test_a_fault_of_an_earlier_partida_counts_only_by_a_house_rule() -> None:
    for scope, score in (("partida", (0, 0)), ("match", (1, 0))):
        mesa = Mesa(ASFO, 3, repeatScope=scope).juiz("ASFO-TENTO-5a", 3).joga("truco seis nove doze aceita nos")
        assert mesa.confirma(A, B).enter(FirstDealer(3)).juiz("ASFO-TENTO-5a", 3).score == score


@clause("ASFO-CORTE-16", "ASFO-CORTE-17", "ASFO-CORTE-18", "S-ASFO-23")
def test_a_card_turned_up_is_kept_or_dealt_again_once() -> None:
    assert (kept := made(ASFO, (3, 3)).juiz("ASFO-CORTE-17")).dealer == 0
    assert kept.partida.faults[0].consequence.words == "exposed"
    mesa = made(ASFO, (3, 3)).juiz("ASFO-CORTE-16")
    assert (mesa.dealer, mesa.partida.mao and mesa.partida.mao.number) == (0, 3)
    assert (mesa.juiz("ASFO-CORTE-16").dealer, mesa.score) == (1, (3, 3))
    assert made(ASFO, (3, 3)).juiz("ASFO-CORTE-16").juiz("ASFO-CORTE-18").dealer == 1


@clause("ASFO-CORTE-19", "ASFO-CORTE-20", "ASFO-CORTE-24", "ASFO-CORTE-25", "ASFO-CORTE-26", "ASFO-CORTE-28")
@pytest.mark.parametrize("nth", [19, 20, 24, 25, 26, 28])
def test_a_wrong_number_found_in_time_is_put_right(nth: int) -> None:
    mesa = made(ASFO, (6, 6)).juiz(f"ASFO-CORTE-{nth}")
    assert (mesa.score, mesa.dealer, mesa.partida.faults[0].consequence.words) == ((6, 6), 0, "repair")


@clause("ASFO-CORTE-21", "ASFO-CORTE-22", "ASFO-CORTE-23", "S-ASFO-16")
def test_four_cards_to_an_opponent_cost_one_or_by_truco_three() -> None:
    mesa = made(ASFO, (6, 6)).juiz("ASFO-CORTE-21")
    assert (mesa.score, mesa.dealer) == ((6, 7), 1)
    assert made(ASFO, (6, 6)).juiz("ASFO-CORTE-21", sanction="cutter").score == (6, 7)
    assert made(ASFO, (6, 6)).refused(Incident("ASFO-CORTE-21", sanction="partner")).code == "holder-missing"
    assert made(ASFO, (6, 6)).refused(Incident("ASFO-CORTE-22")).code == "no-accepted-truco"
    assert made(ASFO, (6, 6)).joga("truco-nos aceita").refused(Incident("ASFO-CORTE-22")).code == "no-accepted-truco"
    assert made(ASFO, (6, 6)).joga("truco-eles aceita").juiz("ASFO-CORTE-22").score == (6, 9)
    assert made(ASFO, (6, 6)).joga("truco-eles seis-nos").juiz("ASFO-CORTE-23").score == (6, 9)


@clause("ASFO-CORTE-27", "S-ASFO-15")
def test_in_the_eleven_hand_too_many_cards_only_pass_the_pack() -> None:
    for cited in ("ASFO-CORTE-27", "ASFO-CORTE-21", "ASFO-CORTE-19"):
        mesa = made(ASFO, (11, 6)).juiz(cited)
        assert (mesa.score, mesa.dealer) == ((11, 6), 1)


@clause("ASFO-TENTO-4a", "ASFO-TENTO-4c", "S-ASFO-17")
def test_faults_of_one_player() -> None:
    assert made(ASFO, (0, 0)).juiz("ASFO-TENTO-4a").score == (1, 0)
    assert made(ASFO, (0, 0)).refused(Incident("ASFO-TENTO-4a", 2)).code == "cutter-at-fault"
    assert made(ASFO, (0, 0)).joga("truco aceita").juiz("ASFO-TENTO-4c", 1).score == (1, 0)
    redone = made(ASFO, (0, 0)).juiz("S-ASFO-17")
    assert (redone.score, redone.dealer, redone.partida.faults[0].consequence.words) == ((0, 0), 0, "recut")
    assert made(ASFO, (0, 0), cutFault="tento").juiz("S-ASFO-17").score == (1, 0)


@clause("ASFO-COM-4", "ASFO-COM-5", "ASFO-COM-6", "ASFO-TRUCO-4", "ASFO-TENTO-4d", "S-ASFO-21")
def test_signs_and_words_that_only_sound_like_a_call() -> None:
    for cited in ("ASFO-COM-4", "ASFO-COM-5"):
        assert made(ASFO, (0, 0)).joga("truco-nos").juiz(cited, 2).joga("nos").score == (1, 0)
    for cited in ("ASFO-COM-6", "ASFO-TRUCO-4", "ASFO-TENTO-4d"):
        mesa = made(ASFO, (2, 2)).joga("truco-eles aceita").juiz(cited, 1, sanction="accepted")
        assert (mesa.score, mesa.dealer) == ((3, 2), 1)
    assert made(ASFO, (2, 2)).refused(Incident("ASFO-COM-6", 1, sanction="accepted")).code == "word-choice"


@clause("ASFO-COM-7", "S-ASFO-20")
def test_an_ambiguous_answer_is_held_to_what_it_conveys() -> None:
    asked = made(ASFO, (0, 0)).joga("truco-eles")
    assert asked.refused(Incident("ASFO-COM-7", 1)).code == "not-answering"
    assert made(ASFO, (0, 0)).joga("truco-eles").juiz("ASFO-COM-7", 0, sanction="accept").stake == 3
    raised = made(ASFO, (0, 0)).joga("truco-eles").juiz("ASFO-COM-7", 0, sanction="raise").joga("corre")
    assert raised.score == (3, 0)
    again = made(ASFO, (0, 0)).joga("truco-eles").juiz("ASFO-COM-7", 0, sanction="ask")
    assert again.refused(Result(A)).code == "answer-first"
    assert made(ASFO, (0, 0)).joga("truco-eles").juiz("ASFO-COM-7", 0, sanction="tento").score == (0, 1)


@clause("S-ASFO-12", "ASFO-ONZE-1c")
def test_a_raise_in_a_special_mao() -> None:
    assert made(ASFO, (11, 4)).juiz("ASFO-ONZE-1c", 0).score == (11, 4)
    assert made(ASFO, (11, 4), illegalRaise="tento").juiz("S-ASFO-12", 0).score == (11, 5)
    assert made(ASFO, (11, 4), illegalRaise="loseHand").joga("joga").juiz("S-ASFO-12", 0).score == (11, 7)


@pytest.mark.parametrize(
    ("cited", "words"),
    marked(
        [
            ("ASFO-CARTAS-1", "warning"),
            ("ASFO-CARTAS-2", "turned-up"),
            ("ASFO-CARTAS-4", "thrown-in-order"),
            ("ASFO-COM-1", "warning"),
            ("S-ASFO-24", "warning"),
            ("S-ASFO-25", "card-returns"),
            ("ASFO-TENTO-2", "note"),
        ]
    ),
)
def test_what_changes_no_score(cited: str, words: str) -> None:
    mesa = made(ASFO, (2, 2)).juiz(cited, 3)
    assert (mesa.score, mesa.dealer, mesa.partida.faults[0].consequence.words) == ((2, 2), 0, words)


@clause("ASFO-CARTAS-5", "ASFO-ORG-1")
def test_elimination_and_the_organisers() -> None:
    assert made(ASFO, (2, 2)).juiz("ASFO-CARTAS-5", 1).match.wins() == (2, 0)
    assert made(ASFO, (2, 2)).juiz("ASFO-ORG-1", score=(5, 2), why="contagem").score == (5, 2)


def test_a_tento_after_the_partida_is_over_is_too_late() -> None:
    mesa = made(ASFO, (9, 4)).joga("truco-nos aceita nos")
    assert mesa.refused(Incident("ASFO-TENTO-3", B)).code == "partida-decided"
