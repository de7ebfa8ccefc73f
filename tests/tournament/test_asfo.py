"""The event of ASFO: who may enter and what it costs, and the extra round for the champion."""

from dataclasses import replace

import pytest

from carteado.tournament import preset
from carteado.tournament.criteria import Criterion
from carteado.tournament.people import Person, Side
from carteado.tournament.results import Played
from standings_kit import jogo, numbers, order, results, rules, splits, table

ASFO = rules("asfo")
PRESET = preset("asfo")
NAMES = numbers("P Q R S T")
LEAGUE = """
P x Q: 9-12 12-9 12-9
P x R: 12-4 12-4
P x S: 4-12 4-12
P x T: 12-4 12-4
Q x R: 12-4 12-4
Q x S: 12-4 12-4
Q x T: 12-4 12-4
R x S: 12-4 12-4
R x T: 12-4 12-4
S x T: 12-4 12-4
"""


def pair(*marks: str) -> Side:
    return Side(tuple(Person(f"p{number}", tuple(mark.split())) for number, mark in enumerate(marks)))


def extra(text: str, number: int) -> list[Played]:
    return [jogo(ASFO, NAMES, line, round=number) for line in text.split("; ")]


@pytest.mark.clause("ASFO-DUPLAS-1", "ASFO-DUPLAS-2")
def test_who_may_enter() -> None:
    assert PRESET.entry_objection(pair("servidora associada", "servidor")) is None
    strangers = PRESET.entry_objection(pair("servidora associada", ""))
    assert strangers is not None
    assert (strangers.code, strangers.clause, strangers.facts) == ("not-staff", "ASFO-DUPLAS-1", ("p1",))
    nobody = PRESET.entry_objection(pair("servidora", "servidor"))
    assert nobody is not None
    assert (nobody.code, nobody.clause) == ("no-associate", "ASFO-DUPLAS-2")


@pytest.mark.clause("ASFO-DUPLAS-4")
def test_what_an_entry_costs() -> None:
    assert PRESET.fee(pair("servidora associada", "servidor")) == 15_00
    assert PRESET.fee(pair("servidora associada", "servidor Associado")) == 0
    assert preset("fenacef").fee(pair("", "")) == 0


@pytest.mark.clause("ASFO-JOGO-5")
def test_a_jogo_gives_one_point_whatever_its_score() -> None:
    found = table(ASFO, NAMES, results(ASFO, NAMES, LEAGUE), "P Q R S T")
    assert [found.lines[NAMES[name]].points for name in "PQRST"] == [3, 3, 2, 2, 0]


@pytest.mark.clause("ASFO-JOGO-6")
def test_a_tie_at_the_top_asks_for_an_extra_round_and_one_below_shares_its_place() -> None:
    found = table(ASFO, NAMES, results(ASFO, NAMES, LEAGUE), "P Q R S T")
    assert order(NAMES, found) == "(P Q) (R S) T"
    assert found.open == ((NAMES["P"], NAMES["Q"]),)
    assert [split.tried[-1].kind for split in found.splits] == ["extra", "shared"]
    assert [(place.first, place.last) for place in found.places[2:4]] == [(3, 4), (3, 4)]


@pytest.mark.clause("ASFO-JOGO-6")
def test_the_extra_jogo_makes_the_champion() -> None:
    played = results(ASFO, NAMES, LEAGUE)
    found = table(ASFO, NAMES, played, "P Q R S T", extra=extra("P x Q: 12-4 6-12 9-12", 1))
    assert order(NAMES, found) == "Q P (R S) T"
    assert found.open == ()
    assert splits(NAMES, found)[0] == "Q P: extra 1 0"


@pytest.mark.clause("ASFO-JOGO-6")
def test_three_at_the_top_play_again_until_one_leads() -> None:
    names = "P Q R"
    league = results(ASFO, NAMES, "P x Q: 12-4 12-4; Q x R: 12-4 12-4; R x P: 12-4 12-4".replace("; ", "\n"))
    ring = extra("P x Q: 12-4 12-4; Q x R: 12-4 12-4; R x P: 12-4 12-4", 1)
    half = extra("P x Q: 12-4 12-4; P x R: 12-4 12-4", 2)
    assert order(NAMES, table(ASFO, NAMES, league, names, extra=ring)) == "(P Q R)"
    assert order(NAMES, table(ASFO, NAMES, league, names, extra=[*ring, *half])) == "(P Q R)"
    whole = [*ring, *half, *extra("Q x R: 12-4 12-4", 2)]
    found = table(ASFO, NAMES, league, names, extra=whole)
    assert order(NAMES, found) == "P Q R"
    assert splits(NAMES, found) == ["P Q R: extra 1 1 1; extra 2 1 0"]


@pytest.mark.clause("ASFO-JOGO-6")
def test_those_who_do_not_lead_an_extra_round_share_by_its_points() -> None:
    league: list[Played] = []
    four = "P x Q: 12-4 12-4; P x R: 12-4 12-4; P x S: 12-4 12-4; Q x R: 12-4 12-4; R x S: 12-4 12-4; S x Q: 12-4 12-4"
    found = table(ASFO, NAMES, league, "P Q R S", extra=extra(four, 1))
    assert order(NAMES, found) == "P (Q R S)"
    assert found.open == ()


def test_whoever_is_there_has_the_point_and_both_away_have_none() -> None:
    played = results(ASFO, NAMES, "P x Q: ausente Q\nR x S: ausentes")
    found = table(ASFO, NAMES, played, "P Q R S")
    assert [found.lines[NAMES[name]].points for name in "PQRS"] == [1, 0, 0, 0]


def test_whoever_is_left_at_the_top_after_a_split_still_plays_for_the_first_place() -> None:
    saldo = Criterion("saldo", "1")
    used = replace(ASFO, equal=(saldo, *ASFO.equal))
    played = results(used, NAMES, "P x S: 12-4 12-4\nQ x T: 12-4 12-4\nR x T: 12-4 12-9")
    found = table(used, NAMES, played, "P Q R S T")
    assert order(NAMES, found) == "(P Q) R S T"
    assert [split.tried[-1].kind for split in found.splits[:2]] == ["values", "extra"]
