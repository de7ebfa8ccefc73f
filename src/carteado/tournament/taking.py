"""What an event takes from the scoreboard of a jogo: what it says now and did not say when it was heard last.

Rule 1: each version is taken once: what was taken says its version, and the log alone tells how far that was.
Rule 2: what somebody else entered meanwhile is never overwritten; where the scoreboard differs from it the jogo is contested.
Rule 3: a partida lost by a sanction comes with its clause and its real score; one that waits to be confirmed is still running.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from carteado.placar.codes import AnyPlacar
from carteado.placar.told import PLAYED, Observation, Told, ToldRow, told
from carteado.tournament import entries as log
from carteado.tournament.results import Row
from carteado.tournament.rows import decided
from carteado.tournament.state import NOBODY, Jogo, State
from carteado.tournament.torneio import Refused, Torneio

Remark = Callable[[Observation], str]
VERSIONED: Final = (log.RowsTaken, log.Contested, log.ContestSettled, log.Observed)
TIME: Final = ("time-wasted", "time-named")  # consequences that end the time of a jogo
LOSES_JOGO: Final = ("jogo", "out")


@dataclass(frozen=True)
class Wording:
    """What is written in words: a remark, one that no longer counts, and why a jogo is contested."""

    remark: Remark
    void: Callable[[str], str]
    claim: str
    differs: str


def heard(torneio: Torneio, jogo: Jogo) -> int:
    """The version of its scoreboard that the event heard last; 0 where it has heard nothing."""
    for entry in reversed(torneio.log):
        if isinstance(entry, log.JogoBound) and entry.jogo == jogo.id and entry.place != jogo.place:
            return 0
        if isinstance(entry, log.TableBound) and entry.jogo == jogo.id:
            return 0
        if isinstance(entry, VERSIONED) and entry.jogo == jogo.id and entry.version and not entry.role:
            return entry.version
    return 0


def taken(torneio: Torneio, name: str, place: str, placar: AnyPlacar, words: Wording) -> list[log.AnyEntry]:
    """What is to be entered now; nothing where this scoreboard is not that of the jogo, or was heard this far already."""
    jogo = torneio.state.jogos.get(name)
    if jogo is None or not jogo.sides or jogo.place != place:
        return []
    since = heard(torneio, jogo)
    if since >= len(placar.lines):
        return []
    taking = _Taking(torneio.state, jogo, told(replace(placar, lines=placar.lines[:since])), told(placar), words)
    entries = [*taking.remarks(), *taking.contest(), *taking.results()]
    if _fit(torneio, entries):
        return entries
    entries = [*taking.remarks(), taking.contested(words.differs)]
    return entries if _fit(torneio, entries) else []


def _fit(torneio: Torneio, entries: Sequence[log.AnyEntry]) -> bool:
    try:
        for entry in entries:
            torneio = torneio.entered(entry)
    except Refused:
        return False
    return True


def confirmed(found: Told) -> tuple[ToldRow, ...]:
    """The partidas, in order, of which nobody has to confirm anything; as they were before the jogo was lost by a sanction."""
    rows: list[ToldRow] = []
    by_number = {row.partida: row for row in found.rows if row.partida}
    for partida in found.partidas:
        row = by_number.get(partida.number) if found.forfeiter is None else ToldRow(partida.score, partida.how)
        if not partida.confirmed or row is None or (found.forfeiter is not None and partida.how != PLAYED):
            break
        rows.append(row)
    return tuple(rows)


def running(found: Told) -> tuple[int, ...]:
    """The score of the partida in play, or of one that waits to be confirmed; nothing before the first point."""
    now = next((partida for partida in found.partidas if not partida.confirmed), None)
    return now.score if now is not None and any(now.score) and not (found.decided and found.settled) else ()


@dataclass(frozen=True)
class _Taking:
    state: State
    jogo: Jogo
    before: Told
    now: Told
    words: Wording

    def remarks(self) -> list[log.AnyEntry]:
        """Irregularities for the súmula, and those that a correction took back."""
        known, seen = set(self.before.observations), set(self.now.observations)
        new = [self.words.remark(one) for one in self.now.observations if one not in known]
        gone = [self.words.void(self.words.remark(one)) for one in self.before.observations if one not in seen]
        return [log.Observed(jogo=self.jogo.id, text=text, version=self.now.version) for text in (*gone, *new)]

    def contest(self) -> list[log.AnyEntry]:
        """A claim that the other side contests, or one that the referee has settled."""
        was, claim = _denied(self.before), _denied(self.now)
        made: list[log.AnyEntry] = []
        if was is not None and was != claim and self.jogo.contested:
            made.append(log.ContestSettled(jogo=self.jogo.id, version=self.now.version))
        if claim is not None and was != claim:
            made.append(self.contested(self.words.claim, self.jogo.sides[claim[1]]))
        return made

    def contested(self, why: str, entry: int = 0) -> log.AnyEntry:
        """The referee is called."""
        return log.Contested(jogo=self.jogo.id, entry=entry, why=why, version=self.now.version)

    def results(self) -> list[log.AnyEntry]:
        """The partidas that are new, or that the jogo is contested because somebody entered others."""
        rows, known = confirmed(self.now), confirmed(self.before)
        have = tuple([row.counts for row in self.jogo.rows])
        scores = tuple([row.score for row in rows])
        over = _lost_whole(self.now)
        changed = rows != known or over != _lost_whole(self.before)
        if self.jogo.decided:
            agrees = self._won_by_other() if over else scores == have[: len(scores)]
            return [] if agrees or not changed else [self.contested(self.words.differs)]
        if scores[: len(have)] != have:
            if scores == have[: len(scores)] and not over:
                return []
            untouched = have == tuple([row.score for row in known]) and all(row.how == PLAYED for row in (*rows, *known))
            if not untouched:
                return [self.contested(self.words.differs)] if changed else []
            have = ()
        elif not changed and running(self.now) == running(self.before):
            return []
        made = self._rows(rows, len(have))
        return [*made, *self._lost(rows)] if over else made

    def _won_by_other(self) -> bool:
        assert self.now.forfeiter is not None
        return self.jogo.winner == self.jogo.sides[1 - self.now.forfeiter]

    def _rows(self, rows: Sequence[ToldRow], since: int) -> list[log.AnyEntry]:
        """The partidas from this one on, those that were played together, and each that was lost with its clause."""
        made: list[log.AnyEntry] = []
        whole, group = since == 0, list[tuple[int, ...]]()
        for number, row in enumerate(rows[since:], since + 1):
            sanction = None if row.how == PLAYED else self._lost_partida(row, number)
            if sanction is None:
                group.append(row.score)
                continue
            made += [self._taken(group, whole), sanction]
            whole, group = False, []
        left = () if self.now.settled and self.now.decided else running(self.now)
        if not made or group or left:
            made.append(self._taken(group, whole, left))
        return made

    def _taken(self, rows: Sequence[tuple[int, ...]], whole: bool, left: tuple[int, ...] = ()) -> log.AnyEntry:
        return log.RowsTaken(
            jogo=self.jogo.id,
            sides=self.jogo.sides,
            rows=tuple(rows),
            source="device",
            whole=whole,
            running=left,
            version=self.now.version,
        )

    def _lost_partida(self, row: ToldRow, number: int) -> log.AnyEntry | None:
        """The sanction behind a row; `None` where the event knows none, so that the row stands as it is."""
        cause = self._cause(row.clause, "partida")
        penalty = self.state.preset_of.penalty(row.clause)
        if cause is None or cause.side is None or penalty is None or penalty.effect != "partida":
            return None
        real = next(partida.score for partida in self.now.partidas if partida.number == row.partida)
        return log.SanctionGiven(
            jogo=self.jogo.id,
            sides=self.jogo.sides,
            against=self.jogo.sides[cause.side],
            clause=penalty.clause,
            why=cause.why,
            partida=number,
            score=real,
        )

    def _lost(self, rows: Sequence[ToldRow]) -> list[log.AnyEntry]:
        """What says that the jogo is lost: a sanction of the event, its time, an absence; otherwise it is the commission's."""
        loser = self.now.forfeiter
        assert loser is not None
        if decided(self.jogo.format, [Row(row.score) for row in rows]) == 1 - loser:
            return []
        lost = next(row for row in self.now.rows if row.clause)
        cause = self._cause(lost.clause, "match")
        name, sides, against = self.jogo.id, self.jogo.sides, self.jogo.sides[loser]
        penalty = self.state.preset_of.penalty(lost.clause)
        why = "" if cause is None else cause.why
        if cause is not None and cause.words in TIME:
            stalling, winner = (against, NOBODY) if cause.words == TIME[0] else (NOBODY, sides[1 - loser])
            return [log.TimeCalled(jogo=name, sides=sides, stalling=stalling, winner=winner)]
        if penalty is not None and penalty.effect in LOSES_JOGO:
            return [log.SanctionGiven(jogo=name, sides=sides, against=against, clause=penalty.clause, why=why)]
        if self.now.walkover:
            return [log.WalkoverGiven(jogo=name, sides=sides, absent=(against,))]
        return [self.contested(self.words.differs, against)]

    def _cause(self, clause: str, loses: str) -> Observation | None:
        found = [one for one in self.now.observations if one.clause == clause and one.loses == loses]
        return found[-1] if found else None


def _lost_whole(found: Told) -> bool:
    """Whether the jogo was lost by a sanction, and nobody has to confirm it any more."""
    return found.forfeiter is not None and found.settled


def _denied(found: Told) -> tuple[int, int] | None:
    """The line of the claim that is contested, and by which side."""
    claim = found.claim
    return None if claim is None or claim.contested is None else (claim.line, claim.contested)
