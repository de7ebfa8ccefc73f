"""What every scoreboard adds up to, whatever code it keeps: credits, faults, partidas, and the match they make.

Rule 1: a code brings its rules and the hand in play (`Mao`, `Hand`) and nothing else: who won what is the same for all.
"""

from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from carteado.game import Seat
from carteado.placar.consequence import Consequence

NO_SEAT: Final = -1

Score = tuple[int, int]
R = TypeVar("R")  # the rules of a code
H = TypeVar("H")  # its hand in play


@dataclass(frozen=True)
class Credit:
    """Points that a line gave, and the clause behind them; negative where a void took them back.

    `part` is what of the hand they are for, where the code pays a hand in parts.
    """

    line: int
    mao: int
    side: int
    points: int
    clause: str
    part: str = ""


@dataclass(frozen=True)
class Fault:
    """An incident that stands: whose, by which clause, and where."""

    line: int
    clause: str
    offender: Seat | None
    mao: int
    consequence: Consequence


@dataclass
class PartidaOf(Generic[H]):
    """One partida; `mao` is the hand to be played next, `last` the one before as long as nothing speaks of the next."""

    number: int
    score: Score = (0, 0)
    mao: H | None = None
    last: H | None = None
    how: str = ""
    clause: str = ""
    credits: list[Credit] = field(default_factory=list[Credit])
    faults: list[Fault] = field(default_factory=list[Fault])
    changed: int = 0  # the last line that changed anything in it
    confirmed: dict[int, int] = field(default_factory=dict[int, int])  # side -> line

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.how != ""

    def leading(self) -> int:
        """The side with more points."""
        return 0 if self.score[0] > self.score[1] else 1

    def agreed(self) -> tuple[int, ...]:
        """The sides that confirmed its result as it stands."""
        return tuple(sorted(side for side, line in self.confirmed.items() if self.over and line > self.changed))


@dataclass
class MatchOf(Generic[R, H]):
    """The whole scoreboard: rules, seats and partidas; the last partida is the current one."""

    rules: R
    seats: int
    best_of: int
    partidas: list[PartidaOf[H]] = field(default_factory=list[PartidaOf[H]])
    dealer: Seat = NO_SEAT  # of the last hand that began

    @property
    def partida(self) -> PartidaOf[H] | None:
        """The current partida, or the last one."""
        return self.partidas[-1] if self.partidas else None

    @property
    def needed(self) -> int:
        """Partidas that win the match."""
        return self.best_of // 2 + 1

    def forfeited(self) -> PartidaOf[H] | None:
        """The partida in which the match was lost by a sanction."""
        return next((partida for partida in self.partidas if partida.how == "match-forfeited"), None)

    def wins(self) -> Score:
        """Partidas won by each side; a match lost by a sanction is all the other side's."""
        lost = self.forfeited()
        if lost is not None:
            winner = loser_of(lost) ^ 1
            return (self.needed, 0) if winner == 0 else (0, self.needed)
        ended = [partida.leading() for partida in self.partidas if partida.over]
        return (ended.count(0), ended.count(1))

    def winner(self) -> int | None:
        """The side that has the match."""
        wins = self.wins()
        return next((side for side in (0, 1) if wins[side] >= self.needed), None)

    def sheet(self, target: int) -> tuple[Score, ...]:
        """The partidas as they are written down; one lost by a sanction counts as all to nothing for the other side."""
        played = [partida.score for partida in self.partidas if partida.over]
        lost = self.forfeited()
        if lost is None:
            return tuple(played)
        loser = loser_of(lost)
        given = (0, target) if loser == 0 else (target, 0)
        kept = [score if score[1 - loser] > score[loser] else given for score in played]
        return tuple(kept + [given] * (self.needed - len(kept)))

    def cutter(self, dealer: Seat) -> Seat:
        """The seat on the dealer's left."""
        return (dealer + self.seats - 1) % self.seats

    def after(self, dealer: Seat) -> Seat:
        """The seat that deals next."""
        return (dealer + 1) % self.seats


def loser_of(partida: PartidaOf[Any]) -> int:
    """The side whose sanction ended the match."""
    offender = next((fault.offender for fault in reversed(partida.faults) if fault.consequence.loses == "match"), None)
    return 1 - partida.leading() if offender is None else offender & 1


def forfeit(partida: PartidaOf[Any], offender: Seat | None, clause: str, lost: str, target: int) -> None:
    """The offender's side loses the partida, or the match with it; of a match, a partida it had lost before stays lost."""
    assert offender is not None
    loser = offender & 1
    kept = lost == "match" and partida.over and partida.leading() != loser
    if not kept:
        partida.score = (0, target) if loser == 0 else (target, 0)
    partida.how, partida.clause = f"{lost}-forfeited", clause
    partida.last = partida.mao or partida.last
    partida.mao = None
