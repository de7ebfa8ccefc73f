"""Every volta confirmed by the other side, or a judge alone (CEGO-9.VI, CEGO-3-2); a judge may come while a claim waits."""

import pytest

from carteado.game import REFEREE, Illegal, Reason
from carteado.games.cego.sheet.entries import Tentos
from carteado.placar import BY_ENTRY, Agree, AnyPlacar, AssignJudge, Contest, Entry, FirstDealer, Settle, Withdraw, opened

A, B = 0, 1
clause = pytest.mark.clause
TWO: Tentos = Tentos(1, 0, (2, 0))


def board(judge: bool = False) -> AnyPlacar:
    placar = opened("truco-cego", {}, None, 3, judge, BY_ENTRY)
    return placar.enter(REFEREE, FirstDealer(5))


def refused(placar: AnyPlacar, side: int, entry: Entry) -> Reason:
    with pytest.raises(Illegal) as caught:
        placar.enter(side, entry)
    return caught.value.reason


def score(placar: AnyPlacar) -> tuple[int, ...]:
    found: tuple[int, ...] = placar.match.partida.score
    return found


@clause("CEGO-9.VI-1")
def test_either_side_enters_the_volta_and_the_other_confirms() -> None:
    for side in (A, B):
        claimed = board().enter(side, TWO)
        assert score(claimed) == (0, 0)
        assert score(claimed.enter(1 - side, Agree(2))) == (2, 0)


@clause("CEGO-3-2", "CEGO-9.VI-2")
def test_with_a_judge_nothing_waits_and_nobody_else_enters() -> None:
    placar = board(judge=True)
    assert refused(placar, A, TWO) == Reason("judge-pays", "CEGO-9.VI-2")
    paid = placar.enter(REFEREE, TWO)
    assert (score(paid), paid.claim) == ((2, 0), None)


@clause("CEGO-3-1", "CEGO-3-2")
def test_a_judge_who_comes_while_a_claim_waits_settles_it() -> None:
    placar = board().enter(A, TWO)
    judged = placar.enter(REFEREE, AssignJudge(True))
    for side, answer in ((B, Agree(2)), (B, Contest(2)), (A, Withdraw(2))):
        assert refused(judged, side, answer) == Reason("judge-settles", "CEGO-9.VI-2", (2,))
    assert refused(judged, REFEREE, TWO) == Reason("claim-open", "", (2,))
    assert (judged.actors(), judged.claim) == ((REFEREE,), placar.claim)
    settled = judged.enter(REFEREE, Settle(2, Tentos(1, 0, (1, 0))))
    assert (score(settled), settled.claim) == ((1, 0), None)
    assert refused(settled, A, Tentos(2, 1, (1, 0))) == Reason("judge-pays", "CEGO-9.VI-2")
    assert refused(settled, REFEREE, AssignJudge(True)) == Reason("judge-already", "CEGO-9.VI-2")


@clause("CEGO-3-1")
def test_a_judge_who_leaves_gives_the_sheet_back_to_the_sides() -> None:
    placar = board(judge=True)
    assert refused(placar, A, AssignJudge(False)) == Reason("referee-assigns", "CEGO-9.VI-2")
    free = placar.enter(REFEREE, AssignJudge(False))
    claimed = free.enter(A, TWO)
    assert score(claimed) == (0, 0)
    assert score(claimed.enter(B, Agree(3))) == (2, 0)
    assert refused(free, REFEREE, AssignJudge(False)) == Reason("no-judge", "CEGO-9.VI-2")
