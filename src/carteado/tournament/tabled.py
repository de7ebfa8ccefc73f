"""What an event takes from the table of the server at which a jogo is played: that it began, each partida, what was irregular.

Rule 1: each partida is taken once: what was taken says the version of the table, and the log alone tells how far that was.
Rule 2: what somebody else entered meanwhile is never overwritten; where the table differs from it the jogo is contested.
Rule 3: a partida lost by a sanction comes with its clause and its real score; a void one does not come at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carteado.tournament import entries as log
from carteado.tournament.state import Jogo
from carteado.tournament.tables import sides
from carteado.tournament.torneio import Refused, Torneio

VERSIONED: Final = (log.RowsTaken, log.Contested, log.Observed)
LOSES_JOGO: Final = ("jogo", "out")
VOID: Final = "void"


@dataclass(frozen=True)
class TabledPartida:
    """A partida that has ended at a table, in the version in which it did; `forfeit` is `partida` or `jogo` where it was lost.

    `loser` is the side that lost it so, `real` the score as it was played.
    """

    version: int
    score: tuple[int, ...]
    how: str = "played"
    clause: str = ""
    forfeit: str = ""
    loser: int | None = None
    real: tuple[int, ...] = ()


@dataclass(frozen=True)
class Tabled:
    """A table as an event hears of it: how many entries it has, whether it began, its partidas, what was irregular and when."""

    place: str
    version: int
    began: bool
    partidas: tuple[TabledPartida, ...] = ()
    remarks: tuple[tuple[int, str], ...] = ()


def heard(torneio: Torneio, jogo: Jogo) -> int:
    """The version of its table that the event heard last; 0 where it has heard nothing since it was bound."""
    for entry in reversed(torneio.log):
        if isinstance(entry, log.TableBound) and entry.jogo == jogo.id:
            return 0
        if isinstance(entry, VERSIONED) and entry.jogo == jogo.id and entry.version and not entry.role:
            return entry.version
    return 0


def taken(torneio: Torneio, name: str, table: Tabled, differs: str) -> list[log.AnyEntry]:
    """What is to be entered now; nothing where this is not the table of the jogo, or all of it was heard already."""
    jogo = torneio.state.jogos.get(name)
    if jogo is None or jogo.online is None or jogo.online.place != table.place:
        return []
    since = heard(torneio, jogo)
    made: list[log.AnyEntry] = []
    playing = tuple([side or 0 for side in sides(torneio.state, jogo)])
    if table.began and not jogo.started and not jogo.decided:
        made.append(log.JogoStarted(jogo=name, sides=playing, lineups=jogo.online.lineups))
    made += [log.Observed(jogo=name, text=text, version=version) for version, text in table.remarks if version > since]
    news = [one for one in table.partidas if one.version > since and one.how != VOID]
    results = _results(torneio, name, playing, news)
    found = [*made, *results]
    if fits(torneio, found):
        return found
    last = max([one.version for one in news], default=table.version)
    if results and _told_otherwise(jogo, table):
        results = [log.RowsTaken(jogo=name, sides=playing, rows=(), whole=False, source="table", version=last)]
        if fits(torneio, [*made, *results]):
            return [*made, *results]
        return [log.Observed(jogo=name, text=text, version=last) for version, text in table.remarks if version > since]
    contested = log.Contested(jogo=name, why=differs, version=last)
    found = [*made, contested]
    return found if fits(torneio, found) else [contested] if fits(torneio, [contested]) else []


def fits(torneio: Torneio, entries: Sequence[log.AnyEntry]) -> bool:
    """Whether all of them may be entered, one after the other."""
    try:
        for entry in entries:
            torneio = torneio.entered(entry)
    except Refused:
        return False
    return True


def _told_otherwise(jogo: Jogo, table: Tabled) -> bool:
    """Whether the event has the partidas of the table already, by another hand."""
    scores = tuple([one.score for one in table.partidas if one.how != VOID])
    return bool(scores) and tuple([row.counts for row in jogo.rows])[-len(scores) :] == scores


def _results(torneio: Torneio, name: str, playing: tuple[int, ...], news: Sequence[TabledPartida]) -> list[log.AnyEntry]:
    """The partidas that are new, each as what it is."""
    jogo = torneio.state.jogos[name]
    made: list[log.AnyEntry] = []
    rows = len(jogo.rows)
    for one in news:
        penalty = torneio.state.preset_of.penalty(one.clause) if one.forfeit else None
        lost = penalty is not None and one.loser is not None and _effect(penalty.effect, one.forfeit)
        row = () if lost else (one.score,)
        made.append(log.RowsTaken(jogo=name, sides=playing, rows=row, source="table", whole=False, version=one.version))
        if lost and penalty is not None and one.loser is not None:
            made.append(
                log.SanctionGiven(
                    jogo=name,
                    sides=playing,
                    against=playing[one.loser],
                    clause=penalty.clause,
                    partida=rows + 1 if one.forfeit == "partida" else 0,
                    score=one.real if one.forfeit == "partida" else (),
                )
            )
        rows += 1
    return made


def _effect(effect: str, forfeit: str) -> bool:
    return effect == "partida" if forfeit == "partida" else effect in LOSES_JOGO
