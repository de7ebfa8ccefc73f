"""What jogos give: league points, partidas, tentos and Average of a side, and the table they add up to.

Rule 1: a jogo is counted once, by `gains`; everything else here is a sum of those.
Rule 2: a void jogo, and one not decided, gives nothing; an elimination jogo gives no league points.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from carteado.tournament.results import Figure, Line, Played, Ratio
from carteado.tournament.rows import decided
from carteado.tournament.rules import Rules

Score = tuple[int, int]  # for, against


class Gain(NamedTuple):
    """What one side takes from a jogo; `counted` unless it is as if there had been none."""

    points: Figure
    won: int
    partidas: Score
    tentos: Score
    average: Score
    jogos: int = 1


class Meeting(NamedTuple):
    """A jogo from one side: the opponent, and what it gave. `wo`: nobody played it."""

    opponent: int
    points: Figure
    won: int
    partidas: int
    tentos: Score
    wo: bool


NOTHING: Final = Gain(0, 0, (0, 0), (0, 0), (0, 0), 0)


def gains(rules: Rules, played: Played) -> tuple[Gain, ...]:
    """What each side takes from this jogo, in the order of its entries."""
    if played.void or not played.decided:
        return (NOTHING,) * len(played.entries)
    if played.bye:
        return (Gain(0 if played.knockout else rules.bye, 0, (0, 0), (0, 0), (0, 0), 0),)
    won, tentos, countable = _sums(rules, played)
    winner = winner_of(played)
    points = _points(rules, played, winner, won)
    out = played.knockout and rules.average_scope == "groupsOnly"
    every = range(len(played.entries))
    return tuple(
        [
            Gain(
                points[side],
                1 if side == winner else 0,
                _score(won, side),
                _score(tentos, side),
                (0, 0) if out else _score(countable, side),
            )
            for side in every
        ]
    )


def winner_of(played: Played) -> int | None:
    """The side that won this jogo; `None` where it ended level or nobody came."""
    if played.winner is not None:
        return played.entries.index(played.winner)
    return decided(played.format, played.rows)


def _sums(rules: Rules, played: Played) -> tuple[list[int], list[int], list[int]]:
    """Partidas won, tentos, and tentos of the partidas that count in the Average, by side."""
    sides = range(len(played.entries))
    won, tentos, countable = [0 for _ in sides], [0 for _ in sides], [0 for _ in sides]
    top = played.format.target if rules.capped or rules.record == "capped" else 0
    for row in played.rows:
        winner = row.winner
        if winner is not None:
            won[winner] += 1
        scored = row.how != "wo" or rules.wo_points
        averaged = row.how != "wo" and (row.how != "forfeit" or rules.forfeit_in_average)
        for side, figure in enumerate(row.counts):
            capped = top if 0 < top < figure else figure
            if scored:
                tentos[side] += capped
            if averaged:
                countable[side] += capped
    if rules.sweep:
        _swept(played, won, tentos, countable)
    return won, tentos, countable


def _swept(played: Played, won: list[int], tentos: list[int], countable: list[int]) -> None:
    """Two partidas in a row count three, the last to nothing (CEGO-10.p11.VI, S-CEGO-35)."""
    needed, unplayed = played.format.needed, played.format.best_of - played.format.needed
    for side, partidas in enumerate(won):
        if partidas == needed and sum(won) == needed and len(played.rows) == needed:
            won[side] += unplayed
            tentos[side] += unplayed * played.format.target
            countable[side] += unplayed * played.format.target


def _score(figures: Sequence[int], side: int) -> Score:
    return figures[side], sum(figures) - figures[side]


def _points(rules: Rules, played: Played, winner: int | None, won: Sequence[int]) -> Sequence[Figure]:
    """League points by side: those of a WO where its partida decided the jogo (FEN-5, T-2), else by partidas."""
    sides = range(len(played.entries))
    if played.knockout:
        return [0 for _ in sides]
    if winner is None:
        return [rules.wo_absent if side in played.absent or not played.rows else rules.half for side in sides]
    if played.absent or (played.rows and played.rows[-1].how == "wo"):
        return [rules.wo_league if side == winner else rules.wo_absent for side in sides]
    # What the loser took tells the score; the partida that two in a row bring along does not.
    lost = min(max([won[side] for side in sides if side != winner]), len(rules.win) - 1)
    under = min(lost, len(rules.lose) - 1)
    return [rules.win[lost] if side == winner else rules.lose[under] for side in sides]


class Table:
    """The sums of a set of entries, and who met whom: made once, asked by every criterion.

    `before` are jogos of earlier stages: they count in the Average alone, which goes over all jogos (FEN-6.3). Jogos of the
    `annulled` count nowhere (S-CEGO-33, `dqEarlier=annul`).
    """

    def __init__(
        self,
        rules: Rules,
        played: Iterable[Played],
        entries: Iterable[int],
        before: Iterable[Played] = (),
        annulled: Collection[int] = (),
    ) -> None:
        self.rules = rules
        self.entries = tuple(entries)
        self.meetings: dict[int, list[Meeting]] = {entry: [] for entry in self.entries}
        self.byes: dict[int, int] = {}
        self._sums: dict[int, list[Figure]] = {entry: [0] * 9 for entry in self.entries}
        gone = frozenset(annulled)
        for each in played:
            if not (gone and gone.intersection(each.entries)):
                self._add(each)
        for each in before:
            if not (gone and gone.intersection(each.entries)):
                self._average(each)
        self.lines: Mapping[int, Line] = {entry: self._line(entry) for entry in self.entries}

    def plus(self, played: Iterable[Played]) -> "Table":
        """This table with some more jogos in it; this one stays as it is."""
        made = object.__new__(Table)
        made.rules, made.entries, made.byes = self.rules, self.entries, dict(self.byes)
        made.meetings = {entry: list(met) for entry, met in self.meetings.items()}
        made._sums = {entry: list(sums) for entry, sums in self._sums.items()}
        for each in played:
            made._add(each)
        made.lines = {entry: made._line(entry) for entry in self.entries}
        return made

    def _add(self, played: Played) -> None:
        taken = gains(self.rules, played)
        both = len(taken) == 2
        for side, (entry, gain) in enumerate(zip(played.entries, taken, strict=True)):
            sums = self._sums.get(entry)
            if sums is None:
                continue
            _into(sums, gain)
            if both and gain.jogos and (played.rows or played.winner is not None):
                wo = bool(played.rows) and all(row.how == "wo" for row in played.rows)
                opponent = played.entries[1 - side]
                self.meetings[entry].append(Meeting(opponent, gain.points, gain.won, gain.partidas[0], gain.tentos, wo))
            elif not both and not played.void:
                self.byes[entry] = self.byes.get(entry, 0) + 1

    def _average(self, played: Played) -> None:
        for entry, gain in zip(played.entries, gains(self.rules, played), strict=True):
            sums = self._sums.get(entry)
            if sums is not None:
                sums[7] += gain.average[0]
                sums[8] += gain.average[1]

    def _line(self, entry: int) -> Line:
        points, jogos, wins, won, lost, scored, conceded, over, under = self._sums[entry]
        return Line(
            entry, points, int(jogos), int(wins), (int(won), int(lost)), (int(scored), int(conceded)),
            Ratio(int(over), int(under)), int(wins),
        )  # fmt: skip

    def among(self, tied: Sequence[int]) -> Mapping[int, Sequence[Meeting]] | None:
        """The meetings of these with one another; `None` where two of them have none."""
        whole = frozenset(tied)
        found: dict[int, list[Meeting]] = {}
        for entry in tied:
            theirs = self.meetings[entry]
            if len(theirs) < len(whole) - 1:
                return None
            found[entry] = [meeting for meeting in theirs if meeting.opponent in whole]
            if len({meeting.opponent for meeting in found[entry]}) < len(whole) - 1:
                return None
        return found

    def strength(self, entry: int) -> Figure:
        """The points of all opponents, and one's own for each bye and each jogo that nobody played."""
        own = self.lines[entry].points
        met = [
            own if each.wo or each.opponent not in self.lines else self.lines[each.opponent].points
            for each in self.meetings[entry]
        ]
        return sum(met) + own * self.byes.get(entry, 0)


def _into(sums: list[Figure], gain: Gain) -> None:
    sums[0] += gain.points
    sums[1] += gain.jogos
    sums[2] += gain.won
    sums[3] += gain.partidas[0]
    sums[4] += gain.partidas[1]
    sums[5] += gain.tentos[0]
    sums[6] += gain.tentos[1]
    sums[7] += gain.average[0]
    sums[8] += gain.average[1]
