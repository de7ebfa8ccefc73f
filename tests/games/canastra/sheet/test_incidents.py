"""What is irregular at a physical table: low openings of a vulnerable dupla, and what nobody foresaw."""

import pytest

from carteado.placar import Incident, Tally
from games.canastra.sheet.sheet_kit import Sheet, at, mesa, minimums, refused, score, sheet

WHY = "a mesa virou"


def low(placar: Sheet, seat: int, times: int = 1) -> Sheet:
    for _ in range(times):
        placar = placar.enter(1, Incident("CAN-14.2", seat))
    return placar


def unforeseen(*points: int, when: str = "", sanction: str = "", why: str = WHY) -> Incident:
    return Incident("CAN-16.1", when=when, sanction=sanction, score=points, why=why)


def test_who_is_vulnerable_is_told_before_the_deal() -> None:
    assert [minimums(at(*points)) for points in ((1495, 1500), (1500, 0), (2000, 2000))] == [[0, 75], [75, 0], [75, 75]]
    assert minimums(at(1495, 1490, game="buraco")) == [0, 0]


@pytest.mark.parametrize(
    ("times", "minimum", "cited"),
    [
        pytest.param(1, 90, "CAN-14.2a", marks=pytest.mark.clause("CAN-14.2a")),
        pytest.param(2, 120, "CAN-14.2b", marks=pytest.mark.clause("CAN-14.2b")),
        pytest.param(3, 150, "CAN-14.2c", marks=pytest.mark.clause("CAN-14.2c")),
        pytest.param(4, 150, "CAN-14.2c", marks=pytest.mark.clause("CAN-14.2c")),
    ],
)
@pytest.mark.clause("CAN-14.2")
def test_every_low_opening_raises_the_minimum_of_its_dupla(times: int, minimum: int, cited: str) -> None:
    before = low(at(1600, 1700), 2, times - 1)
    found = before.foresee(Incident("CAN-14.2", 2))
    placar = low(before, 2)
    fault = placar.match.partidas[-1].faults[-1]
    assert minimums(placar) == [minimum, 75]
    assert (found.words, found.points, found.to, found.part) == ("low-opening", minimum, 0, "minimum")
    assert (fault.clause, score(placar)) == (cited, (1600, 1700))


def test_attempts_are_those_of_a_deal_or_of_the_match() -> None:
    assert minimums(low(at(1600, 0), 0).enter(0, Tally(2, (10, 10)))) == [75, 0]
    match = low(at(1600, 0, vuln_attempt_scope="match"), 0).enter(0, Tally(2, (10, 10)))
    assert minimums(match) == [90, 0]


def test_a_low_opening_needs_somebody_who_is_vulnerable() -> None:
    placar = at(1600, 0)
    assert refused(placar, Incident("CAN-14.2")) == ("ruling-needs-offender", "CAN-14.2")
    assert refused(placar, Incident("CAN-14.2", 1)) == ("no-minimum-now", "CAN-14.2")
    assert refused(placar, Incident("CAN-14.2", 0, when="after")) == ("too-late", "CAN-14.2")
    assert refused(placar, Incident("CAN-14.2", 0, score=(5, 5))) == ("ruling-takes-no-more", "CAN-14.2")
    assert refused(placar, Incident("CAN-14.2", 9)) == ("no-such-seat", "CAN-14.2", 9, 3)
    assert refused(placar, Incident("CAN-1.1", 0)) == ("unknown-ruling", "", "CAN-1.1")


def test_buraco_knows_no_low_opening() -> None:
    placar = at(1400, 0, game="buraco")
    assert [offer.clause for offer in placar.offers()] == ["BUR-S24"]
    assert refused(placar, Incident("BUR-S21", 0))[0] == "unknown-ruling"


@pytest.mark.clause("CAN-16.1")
def test_what_nobody_foresaw_sets_the_score_with_a_reason() -> None:
    placar = at(1490, 200)
    assert refused(placar, unforeseen(1500, 200, why=" "))[0] == "ruling-without-reason"
    assert refused(placar, unforeseen())[0] == "ruling-score-or-void"
    assert refused(placar, unforeseen(1502, 200)) == ("ruling-score", "CAN-16.1", 2, 99995)
    assert refused(placar, unforeseen(5, 5, 5))[0] == "ruling-score"
    moved = placar.enter(0, unforeseen(1500, 150))
    assert (score(moved), minimums(moved), moved.shown().mao, moved.shown().dealer) == ((1500, 150), [75, 0], 2, 1)
    assert [(paid.side, paid.points, paid.clause) for paid in moved.match.partidas[-1].credits[-2:]] == [
        (0, 10, "CAN-16.1"),
        (1, -50, "CAN-16.1"),
    ]


def test_a_score_decided_between_deals_may_end_a_partida_or_take_its_end_back() -> None:
    assert at(2900, 0).enter(0, unforeseen(3000, 0)).match.winners() == (0,)
    assert at(2900, 0).enter(0, unforeseen(3000, 0, when="play")).match.winners() is None
    again = at(3000, 0).enter(0, unforeseen(2900, 0))
    assert (again.match.winners(), again.shown().mao, again.shown().dealer) == (None, 2, 1)


def test_a_deal_that_does_not_count_is_dealt_again_by_the_same_seat() -> None:
    placar = low(at(1600, 0), 0).enter(0, unforeseen(sanction="void"))
    assert (score(placar), minimums(placar), placar.shown().dealer, placar.shown().mao) == ((1600, 0), [75, 0], 1, 3)


def test_the_last_deal_can_be_taken_back_until_something_is_said_of_the_next() -> None:
    placar = sheet((1600, 0), (1500, 20))
    assert placar.match.winners() == (0,)
    back = placar.enter(0, unforeseen(sanction="void", when="after"))
    assert (score(back), back.match.winners(), back.shown().dealer) == ((1600, 0), None, 1)
    assert refused(low(at(1600, 0), 0), unforeseen(sanction="void", when="after"))[0] == "no-deal-now"


@pytest.mark.clause("CAN-S29")
@pytest.mark.parametrize("when", ["", "after"])
def test_a_deal_that_does_not_count_is_none_of_those_after_which_the_higher_total_wins(when: str) -> None:
    played = sheet((500, 400), *[(5, 10)] * (when == "after"), max_deals="3")
    placar = played.enter(0, unforeseen(sanction="void", when=when)).enter(0, unforeseen(510, 400))
    assert placar.match.winners() is None
    placar = placar.enter(0, Tally(placar.shown().mao, (5, 10)))
    assert placar.match.winners() is None
    assert placar.enter(0, Tally(placar.shown().mao, (5, 10))).match.winners() == (0,)


@pytest.mark.clause("BUR-S14", "BUR-S24")
@pytest.mark.parametrize("when", ["", "after"])
def test_a_deal_that_does_not_count_leaves_those_tied_who_were_when_it_began(when: str) -> None:
    deals = [(1510, 1510, 1410), (5, 5, 200), *[(5, 10, 300)] * (when == "after")]
    placar = sheet(*deals, game="buraco", seats=3)
    void = placar.enter(0, Incident("BUR-S24", when=when, sanction="void", why=WHY))
    rodada = mesa(void).rodada
    assert rodada is not None
    assert (rodada.tied, score(void), void.match.winners()) == ((0, 1), (1515, 1515, 1610), None)


def test_nothing_is_irregular_before_somebody_deals() -> None:
    empty = sheet().lines[:0]
    placar = type(sheet())(sheet().code, 4, 1, lines=empty)
    assert refused(placar, unforeseen(5, 5))[0] == "dealer-first"
    assert refused(placar, Tally(1, (5, 5)))[0] == "dealer-first"
