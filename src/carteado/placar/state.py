"""What the lines of a scoreboard add up to: a mão, a partida, a match. Changed by `folding` and `incidents` alone."""

from dataclasses import dataclass, field
from typing import Final

from carteado.game import Seat
from carteado.placar.consequences import Consequence
from carteado.truco.rules import TrucoRules

NO_SEAT: Final = -1
NORMAL: Final = "normal"
ELEVEN: Final = "eleven"
IRON: Final = "iron"

Score = tuple[int, int]


@dataclass(frozen=True)
class Credit:
    """Points that a line gave, and the clause behind them; negative where a void took them back."""

    line: int
    mao: int
    side: int
    points: int
    clause: str


@dataclass(frozen=True)
class Fault:
    """An incident that stands: whose, by which clause, and where."""

    line: int
    clause: str
    offender: Seat | None
    mao: int
    consequence: Consequence


@dataclass
class Mao:
    """A mão that is dealt or played, or has ended; `base` is the score it began with, `stake` what was accepted."""

    number: int
    dealer: Seat
    kind: str
    owner: int | None
    base: Score
    stake: int
    asked: int = 0
    raiser: int | None = None
    chain: int = 0  # calls since the last acceptance
    decided: bool = False
    begun: bool = False  # whether a line speaks of it
    winner: int | None = None
    settled: bool = False  # a tento ended it


@dataclass
class Partida:
    """One partida; `mao` is the one to be played next, `last` the one before as long as nothing speaks of the next."""

    number: int
    score: Score = (0, 0)
    mao: Mao | None = None
    last: Mao | None = None
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
class Match:
    """The whole scoreboard: rules, seats and partidas; the last partida is the current one."""

    rules: TrucoRules
    seats: int
    best_of: int
    partidas: list[Partida] = field(default_factory=list[Partida])
    dealer: Seat = NO_SEAT  # of the last mão that began

    @property
    def partida(self) -> Partida | None:
        """The current partida, or the last one."""
        return self.partidas[-1] if self.partidas else None

    @property
    def needed(self) -> int:
        """Partidas that win the match."""
        return self.best_of // 2 + 1

    def forfeited(self) -> Partida | None:
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

    def sheet(self) -> tuple[Score, ...]:
        """The partidas as they are written down; one lost by a sanction counts as twelve to nothing for the other side."""
        played = [partida.score for partida in self.partidas if partida.over]
        lost = self.forfeited()
        if lost is None:
            return tuple(played)
        loser = loser_of(lost)
        given = (0, self.rules.target) if loser == 0 else (self.rules.target, 0)
        kept = [score if score[1 - loser] > score[loser] else given for score in played]
        return tuple(kept + [given] * (self.needed - len(kept)))

    def cutter(self, dealer: Seat) -> Seat:
        """The seat on the dealer's left."""
        return (dealer + self.seats - 1) % self.seats

    def after(self, dealer: Seat) -> Seat:
        """The seat that deals next."""
        return (dealer + 1) % self.seats

    def deals(self, partida: Partida, dealer: Seat, number: int) -> Mao:
        """The mão that this seat is about to deal, by the score as it stands."""
        last = self.rules.target - 1
        score = partida.score
        kind = IRON if score == (last, last) else ELEVEN if last in score else NORMAL
        owner = score.index(last) if kind == ELEVEN else None
        return Mao(number, dealer, kind, owner, score, self.rules.ladder.bottom)


def loser_of(partida: Partida) -> int:
    """The side whose sanction ended the match."""
    offender = next((fault.offender for fault in reversed(partida.faults) if fault.consequence.loses == "match"), None)
    return 1 - partida.leading() if offender is None else offender & 1
