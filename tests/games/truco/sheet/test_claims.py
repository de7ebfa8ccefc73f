"""Every entry confirmed before it is written (FEN-38.1): claims, confirmations, contests, the referee, and races among them."""

import pytest

from carteado.game import REFEREE, Reason
from carteado.games.truco.sheet.entries import Accept, Call, Result
from carteado.placar import (
    BY_ENTRY,
    Agree,
    AssignJudge,
    Confirm,
    Contest,
    Correction,
    Entry,
    FirstDealer,
    Incident,
    Settle,
    Withdraw,
    opened,
)
from carteado.placar.claims import WITHDRAWN, WRITTEN, Claim
from games.truco.sheet.sheet_kit import FEN, A, B, Mesa

clause = pytest.mark.clause


class Papel(Mesa):
    """A table where what one side enters waits for the other."""

    def __init__(self, score: tuple[int, int] = (0, 0)) -> None:
        super().__init__(FEN, None)
        self.placar = opened(FEN, {}, None, 3, confirm=BY_ENTRY)
        self.enter(FirstDealer(0), REFEREE)
        if any(score):
            self.juiz("FEN-39", score=score, why="passado do papel")

    def claims(self, entry: Entry, side: int = A) -> int:
        """The number of the line that claims this."""
        self.enter(entry, side)
        return len(self.placar.lines)

    def both(self, entry: Entry, side: int = A) -> "Papel":
        self.enter(Agree(self.claims(entry, side)), 1 - side)
        return self

    @property
    def claim(self) -> Claim:
        found = self.placar.claim
        assert found is not None
        return found


def three_at(ours: int, theirs: int) -> Papel:
    """A mão that is worth three, at this score."""
    table = Papel((ours, theirs))
    return table.both(Call(A, 3)).both(Accept(3), B)


@clause("FEN-38.1")
def test_a_claim_is_pending_until_the_other_side_confirms_it() -> None:
    table = three_at(4, 6)
    line = table.claims(Result(A))
    assert (table.score, table.claim.side, table.claim.entry) == ((4, 6), A, Result(A))
    assert table.placar.actors() == (B,)
    table.enter(Agree(line), B)
    assert (table.score, table.placar.claim, table.placar.actors()) == ((7, 6), None, ())
    assert table.placar.reading.fates[line] == WRITTEN
    assert table.partida.credits[-1].line == line


@clause("FEN-38.1")
def test_a_claim_that_is_contested_writes_nothing_and_calls_the_referee() -> None:
    table = three_at(4, 6)
    line = table.claims(Result(A))
    table.enter(Contest(line), B)
    assert (table.score, table.claim.contested, table.placar.actors()) == ((4, 6), B, (REFEREE,))
    for side, entry in ((A, Result(A)), (B, Result(B)), (A, Withdraw(line)), (B, Agree(line)), (REFEREE, Result(A))):
        assert table.refused(entry, side) == Reason("claim-contested", "", (line,))


@clause("FEN-38.1")
@pytest.mark.parametrize(
    ("written", "score"), [(Result(A), (7, 6)), (Result(B), (4, 9)), (None, (4, 6)), (Incident("FEN-11.2", 1), (4, 6))]
)
def test_the_referee_settles_it(written: Result | Incident | None, score: tuple[int, int]) -> None:
    table = three_at(4, 6)
    line = table.claims(Result(A))
    table.enter(Contest(line), B)
    assert table.refused(Settle(line, written), B) == Reason("referee-settles", "", (line,))
    table.enter(Settle(line, written), REFEREE)
    assert (table.score, table.placar.claim) == (score, None)
    settled = len(table.placar.lines)
    assert table.placar.standing.get(settled) == (None if written is None else settled)
    assert line not in table.placar.standing
    assert table.refused(Settle(line), REFEREE) == Reason("claim-settled", "", (line,))


@clause("FEN-38.1")
def test_what_a_referee_would_write_must_be_possible() -> None:
    table = three_at(4, 6)
    line = table.claims(Result(A))
    assert table.refused(Settle(line, Call(A, 6)), REFEREE).code == "own-call"
    table.enter(Settle(line, Correction(line - 2)), REFEREE)
    assert (table.score, table.placar.claim) == ((4, 6), None)


@clause("FEN-38", "FEN-38.1")
def test_a_correction_is_a_claim_too() -> None:
    table = three_at(4, 6).both(Result(A))
    written = len(table.placar.lines) - 1
    line = table.claims(Correction(written, Result(B)), B)
    assert (table.score, table.claim.side) == ((7, 6), B)
    table.enter(Agree(line), A)
    assert table.score == (4, 9)
    assert [entry.number for entry in table.placar.lines if entry.number in table.placar.standing][-1] == line
    assert table.refused(Correction(written, Result(A))).code == "corrected-already"
    table.enter(Agree(table.claims(Correction(line))), B)
    assert table.score == (4, 6)


@clause("FEN-38")
def test_only_what_is_written_can_be_corrected() -> None:
    table = three_at(4, 6)
    line = table.claims(Result(A))
    table.enter(Withdraw(line))
    for number in (line, line + 1):
        assert table.refused(Correction(number)) == Reason("nothing-written", "", (number,))
    assert table.refused(Correction(99)).code == "no-such-line"


@clause("FEN-38.1")
def test_one_claim_at_a_time_and_the_second_phone_of_a_side_loses_nothing() -> None:
    table = three_at(4, 6)
    line = table.claims(Result(A))
    for side, entry in ((A, Result(A)), (B, Result(B)), (REFEREE, Result(B)), (A, Correction(2))):
        assert table.refused(entry, side) == Reason("claim-open", "", (line,))
    assert table.refused(Agree(line)) == Reason("own-claim", "", (line,))
    assert table.refused(Contest(line)) == Reason("own-claim", "", (line,))
    assert table.refused(Withdraw(line), B) == Reason("not-your-claim", "", (line,))
    assert table.refused(Agree(line), REFEREE) == Reason("sides-answer", "", (line,))
    assert table.placar.undo is None
    assert table.enter(Agree(line), B).score == (7, 6)
    assert table.refused(Agree(line), B) == Reason("claim-written", "", (line,))
    assert table.placar.undo == line


@clause("FEN-38.1")
def test_who_claimed_may_withdraw_and_a_late_answer_is_refused() -> None:
    table = three_at(4, 6)
    line = table.claims(Result(A))
    table.enter(Withdraw(line))
    assert (table.score, table.placar.claim) == ((4, 6), None)
    assert table.placar.reading.fates[line] == WITHDRAWN
    for answer in (Agree(line), Contest(line)):
        assert table.refused(answer, B) == Reason("claim-withdrawn", "", (line,))
    assert table.refused(Agree(1), B) == Reason("no-such-claim", "", (1,))
    again = table.claims(Result(B))
    assert table.refused(Agree(line), B) == Reason("claim-withdrawn", "", (line,))
    assert table.enter(Agree(again), B).score == (4, 9)


@clause("FEN-38.1")
def test_the_next_partida_begins_without_another_confirmation() -> None:
    table = Papel((12, 3))
    assert table.partida.over
    assert table.refused(Confirm(1, (12, 3))) == Reason("confirmed-by-entry")
    table.both(FirstDealer(2), B)
    assert len(table.match.partidas) == 2


def test_a_table_that_confirms_each_partida_knows_no_claims() -> None:
    table = Mesa().joga("nos")
    assert table.placar.claim is None
    for answer in (Agree(2), Contest(2), Withdraw(2)):
        assert table.refused(answer, B) == Reason("no-such-claim", "", (2,))
    assert table.refused(Settle(2), REFEREE) == Reason("no-such-claim", "", (2,))


def test_a_game_without_a_judge_gets_none() -> None:
    table = Papel()
    assert table.refused(AssignJudge(True), REFEREE).code == "no-judge-here"
    assert table.refused(AssignJudge(True)).code == "referee-assigns"


def test_what_may_be_entered_now_has_the_answers() -> None:
    table = three_at(4, 6)
    line = table.claims(Result(A))
    assert table.placar.legal(A) == (Withdraw(line),)
    assert table.placar.legal(B) == (Agree(line), Contest(line))
    assert table.placar.legal(REFEREE) == (Settle(line, Result(A)), Settle(line))
    table.enter(Contest(line), B)
    assert (table.placar.legal(A), table.placar.legal(B)) == ((), ())
    assert table.placar.legal(REFEREE) == (Settle(line, Result(A)), Settle(line))


def test_a_scoreboard_confirms_in_one_of_two_ways() -> None:
    with pytest.raises(ValueError, match="confirm"):
        opened(FEN, {}, None, 3, confirm="nunca")
