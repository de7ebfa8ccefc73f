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
    wo: int = 0  # partidas that the Average leaves out because of a WO


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
    if len(played.entries) == 1:
        return (Gain(0 if played.knockout else rules.missed if played.missed else rules.bye, 0, (0, 0), (0, 0), (0, 0), 0),)
    won, tentos, countable, wo = _sums(rules, played)
    winner = winner_of(played, won)
    points = (0, 0) if played.knockout else _points(rules, played, winner, won)
    if played.knockout and rules.average_scope == "groupsOnly":
        countable, wo = (0, 0), 0
    return (
        Gain(points[0], 1 if winner == 0 else 0, won, tentos, countable, 1, wo),
        Gain(points[1], 1 if winner == 1 else 0, _turned(won), _turned(tentos), _turned(countable), 1, wo),
    )


def _turned(score: Score) -> Score:
    return score[1], score[0]


def winner_of(played: Played, won: Score | None = None) -> int | None:
    """The side that won this jogo; `None` where it ended level or nobody came."""
    if played.winner is not None:
        return played.entries.index(played.winner)
    if won is not None and won[0] != won[1] and max(won) >= played.format.needed:
        return 0 if won[0] > won[1] else 1
    return decided(played.format, played.rows)


def _sums(rules: Rules, played: Played) -> tuple[Score, Score, Score, int]:
    """Partidas won, tentos, and tentos of the partidas that count in the Average, from the first side; how many were WO."""
    won, lost, scored, conceded, over, under, wo = 0, 0, 0, 0, 0, 0, 0
    top = played.format.target if rules.capped or rules.record == "capped" else 0
    for row in played.rows:
        mine, theirs = row.counted or row.score
        if mine > theirs:
            won += 1
        elif mine < theirs:
            lost += 1
        if top:
            mine, theirs = min(mine, top), min(theirs, top)
        if row.how == "wo":
            wo += 1
            if rules.wo_points:
                scored, conceded = scored + mine, conceded + theirs
            continue
        scored, conceded = scored + mine, conceded + theirs
        if row.how != "forfeit" or rules.forfeit_in_average:
            over, under = over + mine, under + theirs
    if rules.sweep and len(played.rows) == played.format.needed and max(won, lost) == len(played.rows):
        return (*_swept(played, (won, lost), (scored, conceded), (over, under)), wo)
    return (won, lost), (scored, conceded), (over, under), wo


def _swept(played: Played, won: Score, tentos: Score, countable: Score) -> tuple[Score, Score, Score]:
    """Two partidas in a row count three, the last to nothing (CEGO-10.p11.VI, S-CEGO-35)."""
    more = played.format.best_of - played.format.needed
    figure = more * played.format.target
    mine, theirs = (1, 0) if won[0] else (0, 1)
    return (
        (won[0] + mine * more, won[1] + theirs * more),
        (tentos[0] + mine * figure, tentos[1] + theirs * figure),
        (countable[0] + mine * figure, countable[1] + theirs * figure),
    )


def _points(rules: Rules, played: Played, winner: int | None, won: Score) -> tuple[Figure, Figure]:
    """League points by side: those of a WO where its partida decided the jogo (FEN-5, T-2), else by partidas."""
    if winner is None:
        level = rules.half if played.rows else rules.wo_absent
        return (rules.wo_absent if 0 in played.absent else level), (rules.wo_absent if 1 in played.absent else level)
    if played.absent or (played.rows and played.rows[-1].how == "wo"):
        given, taken = rules.wo_league, rules.wo_absent
    else:
        lost = won[1 - winner]
        given, taken = rules.win[min(lost, len(rules.win) - 1)], rules.lose[min(lost, len(rules.lose) - 1)]
    return (given, taken) if winner == 0 else (taken, given)


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
        self._sums: dict[int, list[Figure]] = {entry: [0] * 10 for entry in self.entries}
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
        more = tuple(played)
        moved = {entry for each in more for entry in each.entries if entry in self.lines}
        made.meetings = {**self.meetings, **{entry: list(self.meetings[entry]) for entry in moved}}
        made._sums = {**self._sums, **{entry: list(self._sums[entry]) for entry in moved}}
        for each in more:
            made._add(each)
        made.lines = {**self.lines, **{entry: made._line(entry) for entry in moved}}
        return made

    def _add(self, played: Played) -> None:
        taken = gains(self.rules, played)
        if len(taken) == 1:
            entry = played.entries[0]
            if entry in self._sums:
                _into(self._sums[entry], taken[0])
                self.byes[entry] = self.byes.get(entry, 0) + (not played.void and not played.missed)
            return
        if not taken[0].jogos:
            return
        met = bool(played.rows) or played.winner is not None
        wo = met and bool(played.rows) and all(row.how == "wo" for row in played.rows)
        for entry, opponent, gain in zip(played.entries, reversed(played.entries), taken, strict=True):
            if entry in self._sums:
                _into(self._sums[entry], gain)
                if met:
                    self.meetings[entry].append(Meeting(opponent, gain.points, gain.won, gain.partidas[0], gain.tentos, wo))

    def _average(self, played: Played) -> None:
        for entry, gain in zip(played.entries, gains(self.rules, played), strict=True):
            sums = self._sums.get(entry)
            if sums is not None:
                sums[7] += gain.average[0]
                sums[8] += gain.average[1]
                sums[9] += gain.wo

    def _line(self, entry: int) -> Line:
        points, jogos, wins, won, lost, scored, conceded, over, under, wo = self._sums[entry]
        return Line(
            entry, points, int(jogos), int(wins), (int(won), int(lost)), (int(scored), int(conceded)),
            Ratio(int(over), int(under)), int(wins), int(wo),
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
    sums[9] += gain.wo
