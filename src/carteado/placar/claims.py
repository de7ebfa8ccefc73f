"""Where every entry is confirmed: what one side enters is a claim, and is written when all others have confirmed it (FEN-38.1).

Rule 1: one claim at a time. Until it is answered nothing is written and no other line is entered, so what fitted when it was
        claimed fits when it is written.
Rule 2: the side that claimed may withdraw while nobody has contested; a contested claim is the referee's to settle.
Rule 3: what the referee enters is written at once, and so is everything once a judge pays (CEGO-3-2).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from carteado.game import REFEREE, Reason, Seat
from carteado.placar.entries import Agree, Answer, AssignJudge, Confirm, Contest, Correction, Entry, Said, Settle, Withdraw

BY_PARTIDA: Final = "partida"
BY_ENTRY: Final = "entry"
ANSWERS: Final = (Agree, Contest, Withdraw, Settle)

WRITTEN: Final = "written"
WITHDRAWN: Final = "withdrawn"
SETTLED: Final = "settled"


@dataclass(frozen=True)
class Line:
    """Who entered what; lines count from 1."""

    number: int
    side: Seat
    entry: Entry


@dataclass(frozen=True)
class Claim:
    """A line that waits: who has confirmed it, and who has contested it."""

    line: int
    side: Seat
    entry: Said | Correction
    agreed: tuple[int, ...] = ()
    contested: int | None = None


@dataclass(frozen=True)
class Reading:
    """The lines of a scoreboard as they count: those that are written, the claim that waits, and what became of the others."""

    written: tuple[Line, ...]
    judge: bool
    claim: Claim | None = None
    fates: Mapping[int, str] = field(default_factory=dict[int, str])


def read(lines: tuple[Line, ...], sides: int, by_entry: bool, judge: bool) -> Reading:
    """How the lines count, among so many sides; `judge` is whether one paid from the beginning."""
    written: list[Line] = []
    fates: dict[int, str] = {}
    claim: Claim | None = None
    for line in lines:
        entry = line.entry
        if isinstance(entry, AssignJudge):
            judge = entry.pays
        elif isinstance(entry, Agree | Contest | Withdraw | Settle):
            assert claim is not None
            claim = _answered(claim, line, entry, sides, written, fates)
        elif by_entry and not judge and line.side != REFEREE and not isinstance(entry, Confirm):
            claim = Claim(line.number, line.side, entry)
        else:
            written.append(line)
    return Reading(tuple(written), judge, claim, fates)


def _answered(claim: Claim, line: Line, answer: Answer, sides: int, written: list[Line], fates: dict[int, str]) -> Claim | None:
    """What the answer leaves of the claim; what it decides is written down."""
    if isinstance(answer, Contest):
        return Claim(claim.line, claim.side, claim.entry, claim.agreed, line.side)
    if isinstance(answer, Agree):
        agreed = tuple(sorted((*claim.agreed, line.side)))
        if len(agreed) < sides - 1:
            return Claim(claim.line, claim.side, claim.entry, agreed)
        written.append(Line(claim.line, claim.side, claim.entry))
        fates[claim.line] = WRITTEN
    elif isinstance(answer, Settle):
        if answer.entry is not None:
            written.append(Line(line.number, line.side, answer.entry))
        fates[claim.line] = SETTLED
    else:
        fates[claim.line] = WITHDRAWN
    return None


def waiting(reading: Reading) -> Reason | None:
    """Why nothing else is entered now, where a claim waits."""
    claim = reading.claim
    if claim is None:
        return None
    if claim.contested is not None:
        return Reason("claim-contested", "", (claim.line,))
    return Reason("claim-open", "", (claim.line,))


def answer_objection(reading: Reading, side: Seat, answer: Answer, judge_clause: str) -> Reason | None:
    """Why this side may not answer so, or `None`; what a referee would write is not looked at here."""
    claim = reading.claim
    if claim is None or claim.line != answer.line:
        return _gone(reading.fates.get(answer.line), answer.line)
    if isinstance(answer, Settle):
        return None if side == REFEREE else Reason("referee-settles", "", (claim.line,))
    if side == REFEREE:
        return Reason("sides-answer", "", (claim.line,))
    if reading.judge:
        return Reason("judge-settles", judge_clause, (claim.line,))
    if claim.contested is not None:
        return Reason("claim-contested", "", (claim.line,))
    if isinstance(answer, Withdraw):
        return None if side == claim.side else Reason("not-your-claim", "", (claim.line,))
    if side == claim.side:
        return Reason("own-claim", "", (claim.line,))
    return Reason("agreed-already", "", (claim.line,)) if side in claim.agreed else None


def _gone(fate: str | None, line: int) -> Reason:
    if fate is None:
        return Reason("no-such-claim", "", (line,))
    if fate == WRITTEN:
        return Reason("claim-written", "", (line,))
    return Reason("claim-withdrawn" if fate == WITHDRAWN else "claim-settled", "", (line,))


def judge_objection(reading: Reading, side: Seat, entry: AssignJudge, judge_clause: str) -> Reason | None:
    """Why no judge is assigned, or taken away, now; a claim that waits is then the judge's to settle."""
    if side != REFEREE:
        return Reason("referee-assigns", judge_clause)
    if not judge_clause:
        return Reason("no-judge-here")
    if entry.pays == reading.judge:
        return Reason("judge-already" if entry.pays else "no-judge", judge_clause)
    return None


def answers(claim: Claim | None, side: Seat) -> list[Answer]:
    """Answers worth trying."""
    if claim is None:
        return []
    number = claim.line
    return (
        [Settle(number, claim.entry), Settle(number)] if side == REFEREE else [Agree(number), Contest(number), Withdraw(number)]
    )


def awaited(claim: Claim, sides: int, judge: bool) -> tuple[Seat, ...]:
    """Who has to answer it."""
    if judge or claim.contested is not None:
        return (REFEREE,)
    return tuple([side for side in range(sides) if side != claim.side and side not in claim.agreed])
