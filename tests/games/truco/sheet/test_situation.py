"""A ruling without a scoreboard: the public facts of a physical table, and what an irregularity brings there."""

from typing import Any

import pytest

from carteado.game import Reason
from carteado.games.truco.rules.asfo import ASFO
from carteado.games.truco.rules.fenacef import FENACEF
from carteado.games.truco.rules.sinsep import SINSEP
from carteado.games.truco.sheet.situation import Ruling, Situation, ruled
from carteado.placar import Incident

DEALER, RIGHT, PARTNER, CUTTER = range(4)


def brings(situation: Situation, clause: str, offender: int | None = DEALER, **told: Any) -> Ruling:
    found = ruled(situation, Incident(clause, offender, **told))
    assert isinstance(found, Ruling), found
    return found


def refused(situation: Situation, clause: str, offender: int | None = DEALER, **told: Any) -> str:
    found = ruled(situation, Incident(clause, offender, **told))
    assert isinstance(found, Reason), found
    return found.code


@pytest.mark.clause("SIN-VALOR-1")
@pytest.mark.parametrize("stake", [1, 3, 6, 9, 12])
def test_a_tento_is_worth_the_mao(stake: int) -> None:
    found = brings(Situation(SINSEP, score=(2, 2), stake=stake), "SIN-TENTO-2", PARTNER)
    assert (found.score, found.dealer if stake < 10 else 1) == ((2, 2 + stake), 1)


@pytest.mark.clause("SIN-VALOR-2", "SIN-VALOR-3")
@pytest.mark.parametrize(("decided", "score"), [(False, (11, 5)), (True, (11, 7))])
def test_a_tento_in_the_eleven_hand(decided: bool, score: tuple[int, int]) -> None:
    assert brings(Situation(SINSEP, score=(11, 4), decided=decided), "SIN-TENTO-2").score == score


@pytest.mark.clause("SIN-VALOR-4")
def test_a_tento_in_the_iron_hand_ends_the_partida() -> None:
    found = brings(Situation(SINSEP, score=(11, 11)), "SIN-TENTO-3i", CUTTER)
    assert (found.score, found.how, found.dealer) == ((12, 11), "played", None)


@pytest.mark.clause("ASFO-TENTO-5a", "ASFO-CORTE-13")
@pytest.mark.parametrize(("earlier", "score"), [(0, (5, 5)), (1, (5, 6)), (2, (5, 6))])
def test_the_second_time_costs(earlier: int, score: tuple[int, int]) -> None:
    found = brings(Situation(ASFO, score=(5, 5), earlier=earlier), "ASFO-TENTO-5a")
    assert (found.score, found.dealer) == (score, RIGHT)


@pytest.mark.clause("ASFO-CORTE-16", "ASFO-CORTE-18")
@pytest.mark.parametrize(("earlier", "dealer"), [(0, DEALER), (1, RIGHT)])
def test_a_card_that_turns_up_twice_passes_the_deal(earlier: int, dealer: int) -> None:
    assert brings(Situation(ASFO, score=(3, 3), earlier=earlier), "ASFO-CORTE-16", when="deal").dealer == dealer


@pytest.mark.clause("FEN-12.5")
def test_a_void_mao_gives_back_what_it_gave() -> None:
    """The mão has ended, worth 3 to the pair that dealt: the score it began with comes back."""
    found = brings(Situation(FENACEF, score=(8, 5), stake=3, won=0), "FEN-12.5", when="after")
    assert (found.consequence.words, found.score) == ("void", (5, 5))


@pytest.mark.clause("FEN-28pu-b")
def test_the_referee_chooses_a_step_of_the_ladder() -> None:
    table = Situation(FENACEF, score=(2, 2), stake=3)
    assert brings(table, "FEN-28", sanction="b").score == (2, 5)
    assert refused(table, "FEN-28") == "sanction-letter"


def test_what_the_organisers_decide_is_told_without_a_score() -> None:
    assert brings(Situation(SINSEP), "SIN-ORG-2", None).consequence.words == "set-score"


def test_what_cannot_be_ruled_has_a_reason() -> None:
    assert refused(Situation(SINSEP), "SIN-TENTO-2", None) == "offender-missing"
    assert refused(Situation(SINSEP), "SIN-TENTO-99") == "no-such-ruling"
    assert refused(Situation(SINSEP), "SIN-TENTO-3i") == "iron-only"


@pytest.mark.parametrize(
    "facts",
    [{"score": (12, 0)}, {"score": (-1, 0)}, {"stake": 2}, {"asked": 9}, {"dealer": 4}, {"seats": 3}],
    ids=["over", "negative", "stake", "asked", "dealer", "seats"],
)
def test_facts_that_cannot_be(facts: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"score|stake|seats"):
        ruled(Situation(SINSEP, **facts), Incident("SIN-TENTO-2", DEALER))


def test_one_against_one() -> None:
    found = brings(Situation(SINSEP, seats=2, stake=3), "SIN-TENTO-2", 1)
    assert (found.score, found.dealer) == ((3, 0), 1)
