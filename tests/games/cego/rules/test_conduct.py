"""Conduct: what disqualifies a trio, what puts a player out, what is only said; and the cases nobody foresaw."""

from typing import Any

import pytest

from carteado import catalogue
from carteado.game import CHANCE, REFEREE, Outcome, Seat
from carteado.pack import Deal, PartidaEnded, Ruled, Ruling, Shuffle
from carteado.regulations import regulation
from clauses_kit import marked
from games.cego.kit import MesaCego, em_testa, roda
from games.cego.kit.mesa import H1, pack

CEGO = regulation("truco-cego")
DISQUALIFIED = (
    "CEGO-6.I-1", "CEGO-6.II-1", "CEGO-6.III-1", "CEGO-6.IV-1", "CEGO-6.VI-2", "CEGO-6.VII-1", "CEGO-10.p7.I-1",
    "CEGO-10.p7.II-1", "CEGO-10.p7.III-1", "CEGO-10.p7.IV-1", "CEGO-10.p7.VI-2", "CEGO-10.p7.VI-3",
)  # fmt: skip
NOTED = (
    "CEGO-1-1", "CEGO-10.p1-1", "CEGO-9.VIII.h-2", "CEGO-9.XIV-10", "CEGO-9.XV.c-10", "CEGO-9.XV.c-12",
)  # fmt: skip


def told(mesa: MesaCego) -> Any:
    """The last ruling as the record tells it."""
    return mesa.told(Ruled)[-1]


def no(mesa: MesaCego, clause: str, offender: Seat | None = None, **fields: Any) -> str:
    """The code of the objection to a ruling."""
    return mesa.refused(REFEREE, Ruling(clause, offender, **fields)).code


def outcome(mesa: MesaCego) -> Outcome:
    """How it ended; it has."""
    ended = mesa.state.outcome
    assert ended is not None
    return ended


# Out of the game.


@pytest.mark.parametrize("clause", marked(DISQUALIFIED))
@pytest.mark.parametrize("seat", [2, 3])
def test_the_trio_is_disqualified_and_loses_the_match(clause: str, seat: Seat) -> None:
    mesa = roda(score=(20, 3)).ruling(clause, seat, why="visto durante o jogo")
    winner = 1 - seat % 2
    assert (told(mesa).effect, told(mesa).why, told(mesa).offender) == ("disqualified", "visto durante o jogo", seat)
    ended = outcome(mesa)
    assert (ended.how, ended.clause, ended.score) == ("match-forfeited", clause, ((24, 0), (0, 24))[winner])
    assert (ended.match, ended.returns[winner]) == (((2, 0), (0, 2))[winner], 1)
    assert mesa.mesa.sanctions == ((seat, "d", clause),)
    assert mesa.told(PartidaEnded)[-1].clause == clause


@pytest.mark.clause("CEGO-6.III-1", "CEGO-10.p7.III-1")
def test_even_before_a_card_is_drawn() -> None:
    mesa = roda()
    mesa.state = catalogue.new("truco-cego")
    mesa.ruling("CEGO-6.III-1", 1, why="ausente na chamada")
    assert (outcome(mesa).score, outcome(mesa).match) == ((24, 0), (2, 0))


@pytest.mark.clause("CEGO-6.II-1")
def test_a_partida_that_was_lost_stays_lost_as_it_was() -> None:
    mesa = em_testa(score=(10, 23), testaStopAt="24").plays("0:4C").ruling("CEGO-9.IV-9", 4)
    assert outcome(mesa).score == (10, 24)
    mesa.ruling("CEGO-6.II-1", 0)
    assert (outcome(mesa).score, outcome(mesa).how, outcome(mesa).match) == ((10, 24), "match-forfeited", (0, 2))
    assert no(mesa, "CEGO-6.II-1", 1) == "forfeited-already"


@pytest.mark.parametrize("clause", marked(["CEGO-6.V-1", "CEGO-10.p7.V-1"]))
def test_nobody_leaves_the_table_while_a_vaza_is_contested(clause: str) -> None:
    mesa = roda().plays("0:4C 1:4O").ruling(clause, 3)
    assert (told(mesa).effect, outcome(mesa).score) == ("disqualified", (24, 0))
    between = roda().won_by(0)
    assert no(between, clause, 3) == "no-volta"


@pytest.mark.parametrize("clause", marked(["CEGO-6.V-2", "CEGO-10.p7.V-2"]))
def test_but_in_testa_who_has_played_his_own_may_with_leave(clause: str) -> None:
    mesa = em_testa().leave(0)
    before = mesa.mesa
    mesa.ruling(clause, 0)
    assert (told(mesa).effect, mesa.mesa) == ("leave", before)
    assert no(mesa, clause, 2) == "own-testa-first"
    assert no(roda(), clause, 0) == "testa-only"
    mesa.ruling("CEGO-6.V-1", 2)
    assert outcome(mesa).match == (0, 2)


@pytest.mark.clause("S-CEGO-31")
@pytest.mark.parametrize("clause", marked(["CEGO-6.VI-1", "CEGO-10.p7.VI-1"]))
def test_a_drunk_player_is_replaced_and_the_score_stays(clause: str) -> None:
    mesa = roda(score=(9, 7)).ruling(clause, 2)
    assert (told(mesa).effect, mesa.score, mesa.mesa.phase) == ("reserve", (9, 7), "play")
    assert mesa.mesa.sanctions == ((2, "r", clause),)


@pytest.mark.clause("CEGO-6.VI-2", "S-CEGO-31")
def test_without_a_reserve_the_trio_of_a_drunk_player_falls() -> None:
    mesa = roda(score=(9, 7)).ruling("CEGO-6.VI-2", 2)
    assert (told(mesa).effect, outcome(mesa).how, outcome(mesa).match) == ("disqualified", "match-forfeited", (0, 2))


# Warnings and notes.


@pytest.mark.parametrize("clause", marked(["CEGO-9.III-10", "CEGO-9.V-1", "CEGO-9.V-2"]))
def test_in_testa_the_others_stay_out_without_signals_or_shown_cards(clause: str) -> None:
    mesa = em_testa().ruling(clause, 2)
    assert (told(mesa).effect, mesa.score, mesa.mesa.sanctions) == ("warning", (0, 0), ((2, "a", clause),))
    assert no(roda(), clause, 2) == "testa-only"


@pytest.mark.clause("CEGO-9.V-1")
def test_signals_are_for_the_house_to_forbid_in_roda() -> None:
    assert told(roda(senhasInRoda="false").ruling("CEGO-9.V-1", 2)).effect == "warning"


@pytest.mark.clause("CEGO-9.III-10")
def test_who_waits_has_nothing_to_do() -> None:
    mesa = em_testa()
    assert [mesa.state.legal(seat) for seat in (1, 2, 4, 5)] == [()] * 4


@pytest.mark.clause("CEGO-9.V-2")
def test_unplayed_cards_of_a_testa_that_is_over_stay_hidden() -> None:
    mesa = em_testa().leave(0)
    assert mesa.mesa.nth == 1
    assert mesa.view(1).hands[0].dealt_cards == (None, None, None)


@pytest.mark.clause("CEGO-9.VIII.h-8")
def test_a_word_that_confuses_is_warned_about() -> None:
    mesa = roda().ruling("CEGO-9.VIII.h-8", 1, why='disse "turco"')
    assert (told(mesa).effect, mesa.mesa.sanctions) == ("warning", ((1, "a", "CEGO-9.VIII.h-8"),))


@pytest.mark.parametrize("clause", marked(NOTED))
def test_what_has_no_price_is_noted(clause: str) -> None:
    mesa = roda()
    before = mesa.mesa
    mesa.ruling(clause).ruling(clause, 3)
    assert ([event.effect for event in mesa.told(Ruled)], mesa.mesa) == (["note", "note"], before)


@pytest.mark.clause("CEGO-9.VIII.h-2")
def test_what_was_said_lies_open_to_all_six() -> None:
    mesa = roda().call(0, "envido")
    assert {mesa.view(seat).chain for seat in range(6)} == {("envido",)}


@pytest.mark.clause("CEGO-9.XV.c-10", "CEGO-9.XV.c-12")
def test_to_stake_more_than_one_lacks_is_unwise_and_allowed() -> None:
    assert {"envido", "falta-envido"} <= roda(score=(23, 5)).offered(0)
    assert {notice.clause for notice in CEGO.notices} >= {"CEGO-9.XV.c-10", "CEGO-9.XV.c-12"}


# Cases nobody foresaw.


@pytest.mark.clause("CEGO-11-1")
def test_the_commission_sets_the_score_with_a_reason() -> None:
    mesa = roda(score=(9, 7)).plays("0:4C")
    assert no(mesa, "CEGO-11-1", score=(12, 7)) == "reason-missing"
    assert no(mesa, "CEGO-11-1", score=(12,), why="x") == "score-missing"
    assert no(mesa, "CEGO-11-1", score=(24, 24), why="x") == "two-winners"
    assert no(mesa, "CEGO-11-1", score=(100, 7), why="x") == no(mesa, "CEGO-11-1", score=(7, -1), why="x") == "score-missing"
    assert roda(score=(9, 7)).ruling("CEGO-11-1", score=(99, 0), why="x").score == (24, 0)
    mesa.ruling("CEGO-11-1", score=(12, 7), why="tentos caídos da mesa")
    assert (mesa.score, told(mesa).score, mesa.mesa.turn) == ((12, 7), (12, 7), 1)
    mesa.won_by(0)
    assert mesa.score == (13, 7)


@pytest.mark.clause("CEGO-11-1", "CEGO-9.XIII.d-4", "CEGO-9.XV.c-2")
def test_a_falta_and_a_rest_keep_what_they_were_worth_when_they_were_said() -> None:
    rest = roda({0: "7E 4E 12E", 1: "7O 4O 12O"}, score=(3, 15)).call(0, "contra-flor-e-o-resto").gate({1: "flor"})
    rest.ruling("CEGO-11-1", score=(3, 17), why="tentos esquecidos")
    assert rest.mesa.flores == (15, 4)
    rest.quero(1).songs()
    assert (rest.mesa.won_by, rest.mesa.won) == (0, 15)
    falta = roda(H1, score=(3, 15)).call(0, "falta-envido").ruling("CEGO-11-1", score=(3, 17), why="tentos esquecidos")
    falta.quero(1).songs()
    assert (falta.mesa.won_by, falta.mesa.won) == (0, 9)
    later = roda(H1, score=(3, 15)).ruling("CEGO-11-1", score=(3, 17), why="tentos esquecidos").call(0, "falta-envido")
    assert later.mesa.envido == (7, 1)


@pytest.mark.clause("CEGO-11-1")
def test_it_can_end_a_partida_and_open_one_again() -> None:
    mesa = roda(score=(9, 7)).plays("0:4C").ruling("CEGO-11-1", score=(9, 30), why="acordo")
    assert (outcome(mesa).score, outcome(mesa).how) == ((9, 24), "played")
    mesa.ruling("CEGO-11-1", score=(9, 8), why="erro na decisão")
    assert (mesa.state.outcome, mesa.score, mesa.mesa.turn) == (None, (9, 8), 1)


@pytest.mark.clause("CEGO-11-1")
def test_a_forfeit_too_can_be_taken_back() -> None:
    mesa = roda().won_by(0).ruling("CEGO-6.IV-1", 0).ruling("CEGO-11-1", score=(1, 0), why="recurso aceito")
    assert (mesa.mesa.phase, mesa.score, mesa.mesa.next_dealer) == ("shuffle", (1, 0), 0)
    mesa.do(CHANCE, Shuffle(pack(H1, 0))).do(0, Deal())
    assert mesa.mesa.form == "testa"


@pytest.mark.clause("CEGO-11-1")
def test_a_partida_won_by_its_last_volta_goes_on_with_the_next() -> None:
    mesa = roda(score=(23, 7)).won_by(0)
    assert outcome(mesa).score == (24, 7)
    mesa.ruling("CEGO-11-1", score=(22, 7), why="tento contado a mais")
    assert (mesa.mesa.phase, mesa.mesa.next_dealer) == ("shuffle", 0)


# What a referee cannot rule.


def test_only_rulings_and_only_what_they_need() -> None:
    mesa = roda()
    assert mesa.refused(REFEREE, Deal()).code == "not-a-ruling"
    assert no(mesa, "CEGO-9.XV-0", 1) == "no-such-ruling"
    assert no(mesa, "CEGO-6.I-1") == "offender-missing"
    assert no(mesa, "CEGO-6.I-1", 6) == "no-such-seat"
    assert no(mesa, "CEGO-6.I-1", 1, sanction="b") == "superfluous"
    assert no(mesa, "CEGO-6.I-1", 1, score=(1, 2)) == "superfluous"
    assert no(mesa, "CEGO-6.I-1", 1, face_down=1) == "superfluous"
    assert no(mesa, "CEGO-6.I-1", 1, why="x" * 301) == "superfluous"
