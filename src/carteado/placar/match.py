"""What every scoreboard adds up to, whatever code it keeps: credits, faults, partidas, and the match they make.

Rule 1: a code brings its rules, the hand in play (`Mao`, `Hand`), who has won a partida by its score (`ahead`) and when a match
        is decided (`decided`); nothing else. A score has a number for each side, of either sign.
Rule 2: several sides may win, or nobody.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from carteado.family import Standing
from carteado.family import best_of as more_than_half
from carteado.game import Outcome, Seat
from carteado.placar.consequence import Consequence

NO_SEAT: Final = -1

Score = tuple[int, ...]
R = TypeVar("R")  # the rules of a code
H = TypeVar("H")  # its hand in play


def most(score: Score) -> tuple[int, ...]:
    """The sides that nobody has more points than."""
    return tuple([side for side, points in enumerate(score) if points == max(score)])


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
    score: Score
    mao: H | None = None
    last: H | None = None
    how: str = ""
    clause: str = ""
    credits: list[Credit] = field(default_factory=list[Credit])
    faults: list[Fault] = field(default_factory=list[Fault])
    changed: int = 0  # the last line that changed anything in it
    confirmed: dict[int, int] = field(default_factory=dict[int, int])  # side -> line
    forfeiter: int | None = None  # the side that lost it, or the match in it, by a sanction
    struck: Score | None = None  # how it stood when a sanction put another score in its place
    walkover: bool = False  # whether the match that was lost in it is recorded as if its loser had not come
    first: Seat | None = None  # who dealt first in it, where people say so
    winners: tuple[int, ...] | None = None  # who has won it, where the score alone does not tell

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.how != ""

    @property
    def forfeited(self) -> bool:
        """Whether a sanction ended it."""
        return self.how.endswith("forfeited")

    @property
    def real(self) -> Score:
        """The score as it was played, also where another is written down."""
        return self.struck if self.forfeited and self.struck is not None else self.score

    def agreed(self) -> tuple[int, ...]:
        """The sides that confirmed its result as it stands."""
        return tuple(sorted(side for side, line in self.confirmed.items() if self.over and line > self.changed))


@dataclass(frozen=True)
class Row:
    """A partida as it is written down: its score, how it came to it and by which clause; no number where it was only given."""

    score: Score
    how: str
    clause: str = ""
    number: int | None = None


@dataclass
class MatchOf(Generic[R, H]):
    """The whole scoreboard: rules, the side of each seat, and partidas; the last partida is the current one.

    `ahead` tells the sides that have won a partida with such a score, `decided` where a match of so many partidas stands.
    """

    rules: R
    sides: tuple[int, ...]
    best_of: int
    partidas: list[PartidaOf[H]] = field(default_factory=list[PartidaOf[H]])
    dealer: Seat = NO_SEAT  # of the last hand that began
    start: int = 0  # what each side has before anything is played
    ahead: Callable[[Score], tuple[int, ...]] = most
    decided: Callable[[int, Sequence[Outcome], tuple[int, ...]], Standing] = more_than_half

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.sides)

    @property
    def count(self) -> int:
        """How many sides there are."""
        return max(self.sides) + 1

    @property
    def score(self) -> Score:
        """Of the current partida, or the last one; before the first, what everybody begins with."""
        return self.partidas[-1].score if self.partidas else (self.start,) * self.count

    def begin(self) -> PartidaOf[H]:
        """The next partida."""
        begun = PartidaOf[H](len(self.partidas) + 1, (self.start,) * self.count)
        self.partidas.append(begun)
        return begun

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

    def won(self, partida: PartidaOf[H]) -> tuple[int, ...]:
        """The sides that have won a partida, or are ahead in it; who forfeited has won nothing."""
        ahead = self.ahead(partida.score) if partida.winners is None else partida.winners
        if not partida.forfeited:
            return ahead
        others = tuple([side for side in range(self.count) if side != partida.forfeiter])
        return tuple([side for side in ahead if side in others]) or others

    def standing(self) -> Standing:
        """Partidas won by each side, and who has the match; one lost by a sanction is all the others'."""
        lost = self.forfeited()
        if lost is not None:
            wins = self.all_but(lost.forfeiter, self.needed)
            return Standing(wins, tuple([side for side, won in enumerate(wins) if won]))
        return self.decided(self.best_of, [self._outcome(partida) for partida in self.partidas if partida.over], self.sides)

    def wins(self) -> Score:
        """Partidas won by each side."""
        return self.standing().wins

    def winners(self) -> tuple[int, ...] | None:
        """The sides that have the match, none where nobody won; `None` while it goes on."""
        return self.standing().winners

    def _outcome(self, partida: PartidaOf[H]) -> Outcome:
        won = self.won(partida)
        returns = tuple([1 if side in won else -1 for side in self.sides])
        return Outcome(returns, partida.score, partida.how, partida.clause)

    def all_but(self, loser: int | None, points: int) -> Score:
        """So many for every side but one."""
        return tuple([0 if side == loser else points for side in range(self.count)])

    def rows(self, target: int) -> tuple[Row, ...]:
        """The partidas as they are written down.

        A match lost by a sanction has exactly as many as win it: those that the loser had lost keep their score, the others are
        all to nothing, and what the loser had won is struck (S-FEN-43); of a walkover nothing that was played is kept.
        """
        over = [partida for partida in self.partidas if partida.over]
        lost = self.forfeited()
        if lost is None:
            return tuple([Row(each.score, each.how, each.clause, each.number) for each in over])
        given = Row(self.all_but(lost.forfeiter, target), "walkover" if lost.walkover else lost.how, lost.clause)
        rows = [] if lost.walkover else [self._kept(each) for each in over if self._innocent(each, lost)]
        return tuple([*rows, *[given] * self.needed][: self.needed])

    def _innocent(self, partida: PartidaOf[H], lost: PartidaOf[H]) -> bool:
        """Whether those won it who were innocent of what lost the match."""
        won = self.won(partida)
        return bool(won) and lost.forfeiter not in won

    def _kept(self, partida: PartidaOf[H]) -> Row:
        """Its row; one that was over before its loser lost the match was played."""
        over_before = partida.how == "match-forfeited" and partida.struck is None
        how = "played" if over_before else partida.how
        return Row(
            partida.score, how, "" if over_before else partida.clause, partida.number if partida.struck is None else None
        )

    def sheet(self, target: int) -> tuple[Score, ...]:
        """The scores of those rows."""
        return tuple([row.score for row in self.rows(target)])

    def cutter(self, dealer: Seat) -> Seat:
        """The seat on the dealer's left."""
        return (dealer + self.seats - 1) % self.seats

    def after(self, dealer: Seat) -> Seat:
        """The seat that deals next."""
        return (dealer + 1) % self.seats


def forfeit(match: MatchOf[Any, Any], partida: PartidaOf[Any], loser: int, clause: str, lost: str, target: int) -> None:
    """A side loses the partida, or the match with it; of a match, a partida it had lost before stays lost."""
    kept = lost == "match" and partida.over and loser not in match.won(partida)
    if not kept:
        partida.struck = partida.real
        partida.score = match.all_but(loser, target)
    elif not partida.forfeited:
        partida.struck = None
    partida.forfeiter = loser
    partida.how, partida.clause = f"{lost}-forfeited", clause
    partida.last = partida.mao or partida.last
    partida.mao = None
