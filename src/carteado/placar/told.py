"""What a scoreboard gives to the event its table belongs to: rows, every change of the score, faults, and where it stands.

Rule 1: it is a pure fold of the lines, the same on every machine; `version` is the number of lines it was read at.
Rule 2: the real score of a partida stays beside the row that a sanction made of it (S-FEN-43).
"""

from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final

from carteado.game import Seat
from carteado.placar.claims import Claim
from carteado.placar.codes import AnyPlacar
from carteado.placar.entries import Correction, Incident
from carteado.placar.match import PartidaOf, Score

PLAYED: Final = "played"
FORFEIT: Final = "forfeit"
WALKOVER: Final = "walkover"


@dataclass(frozen=True)
class ToldRow:
    """A partida as it is written down: played, lost by a sanction, or given as if the loser had not come.

    `partida` is its number, under which its real score is told; `None` where the row was only given.
    """

    score: Score
    how: str
    clause: str = ""
    partida: int | None = None


@dataclass(frozen=True)
class ToldPartida:
    """A partida as it was played, the one that is played included; `first` is who dealt first in it, where people say so.

    `score` is the real one, `over` whether it has ended, `confirmed` whether all that have to have confirmed its result.
    """

    number: int
    score: Score
    over: bool
    how: str
    clause: str
    first: Seat | None
    confirmed: bool


@dataclass(frozen=True)
class Change:
    """A change of the score (FEN-33-i): points for a side, negative where they were taken back, and the score after it.

    `deal` is the mão, volta or rodada, 0 where it was none; `part` what of it was paid, where the code pays in parts.
    """

    line: int
    partida: int
    deal: int
    side: int
    points: int
    score: Score
    clause: str
    part: str = ""


@dataclass(frozen=True)
class Observation:
    """An irregularity for the súmula: its clause, the letter or choice that was ruled, whose it was, and why.

    `words` is the code of its consequence, for who puts it into words; `loses` is `partida` or `match` where that was lost.
    """

    line: int
    partida: int
    deal: int
    clause: str
    letter: str
    offender: Seat | None
    side: int | None
    words: str
    loses: str = ""
    why: str = ""


@dataclass(frozen=True)
class Told:
    """All of it. `winners` are the sides that have the jogo, none where nobody won, `None` while it goes on.

    `forfeiter` lost it by a sanction, `walkover` says that it is recorded as if that side had not come. `corrections` are the
    lines that correct another, with the line they name; `claim` waits to be confirmed, and a contested one for the referee.
    """

    game: str
    version: int
    rows: tuple[ToldRow, ...]
    partidas: tuple[ToldPartida, ...]
    changes: tuple[Change, ...]
    observations: tuple[Observation, ...]
    corrections: tuple[tuple[int, int], ...]
    wins: Score
    winners: tuple[int, ...] | None
    forfeiter: int | None
    walkover: bool
    judge: bool
    claim: Claim | None

    @property
    def decided(self) -> bool:
        """Whether the jogo is over."""
        return self.winners is not None

    @property
    def settled(self) -> bool:
        """Whether it is over and nothing waits for anybody's word."""
        return self.decided and self.claim is None and all(partida.confirmed for partida in self.partidas if partida.over)


def told(placar: AnyPlacar) -> Told:
    """What this scoreboard gives, as it stands."""
    match, standing = placar.match, placar.match.standing()
    lost = match.forfeited()
    incidents = {slot.number: slot.entry for slot in placar.slots if isinstance(slot.entry, Incident)}
    return Told(
        game=placar.code.id,
        version=len(placar.lines),
        rows=tuple([ToldRow(row.score, _how(row.how), row.clause, row.number) for row in match.rows(placar.code.target)]),
        partidas=tuple([_partida(placar, partida) for partida in match.partidas]),
        changes=tuple([change for partida in match.partidas for change in _changes(partida)]),
        observations=tuple([seen for partida in match.partidas for seen in _observations(placar, partida, incidents)]),
        corrections=_corrections(placar),
        wins=standing.wins,
        winners=standing.winners,
        forfeiter=None if lost is None else lost.forfeiter,
        walkover=lost is not None and lost.walkover,
        judge=placar.reading.judge,
        claim=placar.claim,
    )


def _how(how: str) -> str:
    return how if how in (PLAYED, WALKOVER) else FORFEIT


def _partida(placar: AnyPlacar, partida: PartidaOf[Any]) -> ToldPartida:
    confirmed = placar.by_entry or placar.reading.judge or len(partida.agreed()) == placar.count
    return ToldPartida(
        partida.number, partida.real, partida.over, partida.how, partida.clause, partida.first, partida.over and confirmed
    )


def _changes(partida: PartidaOf[Any]) -> list[Change]:
    """Its credits with the running score, which ends at the real one."""
    credits = partida.credits
    gained = [tuple([credit.points * (credit.side == side) for side in range(len(partida.real))]) for credit in credits]
    began = tuple([points - sum(each[side] for each in gained) for side, points in enumerate(partida.real)])
    scores = list(
        accumulate(gained, lambda score, each: tuple([a + b for a, b in zip(score, each, strict=True)]), initial=began)
    )
    return [
        Change(each.line, partida.number, each.mao, each.side, each.points, score, each.clause, each.part)
        for each, score in zip(credits, scores[1:], strict=True)
    ]


def _observations(placar: AnyPlacar, partida: PartidaOf[Any], incidents: dict[int, Incident]) -> list[Observation]:
    return [
        Observation(
            line=fault.line,
            partida=partida.number,
            deal=fault.mao,
            clause=fault.clause,
            letter=incidents[fault.line].sanction,
            offender=fault.offender,
            side=None if fault.offender is None else placar.sides[fault.offender],
            words=fault.consequence.words,
            loses=fault.consequence.loses,
            why=incidents[fault.line].why,
        )
        for fault in partida.faults
    ]


def _corrections(placar: AnyPlacar) -> tuple[tuple[int, int], ...]:
    """Of those that are written."""
    return tuple([(line.number, line.entry.line) for line in placar.reading.written if isinstance(line.entry, Correction)])
