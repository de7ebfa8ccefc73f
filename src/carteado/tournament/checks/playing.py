"""A jogo on its way: called, its partidas, who stayed away."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament import rows
from carteado.tournament.checks.entering import commissions_named
from carteado.tournament.results import Format, Row
from carteado.tournament.state import NOBODY, Jogo, State, plain
from carteado.tournament.tables import played, sides


def jogo_of(state: State, name: str) -> Jogo | Reason:
    """The jogo of this name."""
    found = state.jogos.get(name)
    return found if found is not None else Reason("no-jogo", "", (name[:80],))


def sides_stand(state: State, jogo: Jogo, told: tuple[int, ...]) -> Reason | None:
    """Whether these are the sides of the jogo, and all of them are known and somebody."""
    known = sides(state, jogo)
    for text, side in zip(jogo.slots, known, strict=True):
        if side is None:
            return Reason("slot-open", "", (jogo.id, text))
    if told != known:
        return Reason("other-sides", "", (jogo.id, " x ".join(name_of(state, side) for side in known)))
    if NOBODY in known:
        return Reason("nobody-there", "", (jogo.id,))
    return commissions_named(state)


def name_of(state: State, number: int | None) -> str:
    return state.entries[number].name if number in state.entries else "-"


def undecided(state: State, jogo: Jogo) -> Reason | None:
    """Whether there is anything left to play: two results for one jogo are one too many."""
    found = played(state, jogo.id)
    return Reason("decided-already", "", (jogo.id,)) if found is not None and found.decided else None


def _named(state: State, entry: Any) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    return jogo if isinstance(jogo, Reason) else None


def _scheduled(state: State, entry: log.JogoScheduled) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    return _table(state, entry.table)


def _table(state: State, table: int) -> Reason | None:
    if table and (not 1 <= table <= state.tables or table in state.closed_tables):
        return Reason("no-table", "", (table, state.tables))
    return None


def _called(state: State, entry: log.JogoCalled) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    return sides_stand(state, jogo, entry.sides) or undecided(state, jogo) or _table(state, entry.table)


def _rows(state: State, entry: log.RowsTaken) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    reason = sides_stand(state, jogo, entry.sides) or undecided(state, jogo)
    if reason is not None:
        return reason
    lines = rows.retold(jogo.rows, entry.rows) if entry.whole else (*jogo.rows, *map(Row, entry.rows))
    reason = rows.objection(jogo.format, lines, state.code.drawn, state.code.below)
    if reason is not None:
        return Reason(reason.code, _length(state, jogo, reason.code), reason.facts)
    return _running(state, jogo, entry.running, lines) if entry.running else None


def _running(state: State, jogo: Jogo, score: tuple[int, ...], lines: Sequence[Row]) -> Reason | None:
    """Whether such a partida can be in play."""
    if rows.decided(jogo.format, lines) is not None:
        return Reason("too-many-partidas", _length(state, jogo, "too-many-partidas"), (len(lines) + 1,))
    found = rows.objection(Format(1, 0), [Row(score)], True, state.code.below)
    return None if found is None else Reason(found.code, found.clause, (len(lines) + 1, *found.facts[1:]))


def _length(state: State, jogo: Jogo, code: str) -> str:
    """The clause that says how many partidas a jogo has, or how far a partida goes."""
    cited = state.preset_of.cites.get("knockout" if jogo.knockout else "groups", ())
    if code == "too-many-partidas":
        return cited[0] if cited else ""
    return cited[-1] if len(cited) > 1 else ""


def _walkover(state: State, entry: log.WalkoverGiven) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    reason = sides_stand(state, jogo, entry.sides) or undecided(state, jogo)
    if reason is not None:
        return reason
    if not entry.absent or any(one not in entry.sides for one in entry.absent):
        return Reason("not-in-jogo", "", (jogo.id,))
    if entry.partida and entry.partida != len(jogo.rows) + 1:
        return Reason("another-partida", "", (len(jogo.rows) + 1,))
    return None


def _place(state: State, entry: log.JogoBound) -> Reason | None:
    """A jogo has one source of results: where it has a table of the server, no scoreboard besides."""
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    return Reason("online-already", "", (jogo.id,)) if jogo.online is not None else None


def _judge(state: State, entry: log.JudgeAssigned) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    return None if plain(entry.judge) else Reason("person-name", "", (entry.jogo,))


CHECKS: Final[Mapping[type[Any], Callable[[State, Any], Reason | None]]] = {
    log.JogoScheduled: _scheduled,
    log.JogoCalled: _called,
    log.JogoSuspended: _named,
    log.JogoResumed: _named,
    log.JogoBound: _place,
    log.JudgeAssigned: _judge,
    log.RowsTaken: _rows,
    log.Contested: _named,
    log.ContestSettled: _named,
    log.WalkoverGiven: _walkover,
    log.Observed: _named,
}
