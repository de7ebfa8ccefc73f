"""A jogo on its way: called, started, its partidas, who sits, who stayed away."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament import rows
from carteado.tournament.checks.entering import commissions_named
from carteado.tournament.results import Row
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
        return Reason("other-sides", "", (jogo.id, " x ".join(_name(state, side) for side in known)))
    if NOBODY in known:
        return Reason("nobody-there", "", (jogo.id,))
    return commissions_named(state)


def _name(state: State, number: int | None) -> str:
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


def _started(state: State, entry: log.JogoStarted) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    reason = sides_stand(state, jogo, entry.sides) or undecided(state, jogo)
    if reason is not None:
        return reason
    for side, names in zip(entry.sides, entry.lineups, strict=False):
        reason = registered(state, side, names)
        if reason is not None:
            return reason
    return None


def registered(state: State, number: int, names: tuple[str, ...]) -> Reason | None:
    """Only people who were entered sit down, and nobody who was excluded."""
    entered = state.entries[number]
    known = {plain(person.name) for person in entered.people}
    for name in names:
        if plain(name) not in known:
            return Reason("not-entered", state.cited("registered"), (name, entered.name))
        if (number, name) in state.excluded:
            return Reason("out-already", "", (name,))
    return None


def _rows(state: State, entry: log.RowsTaken) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    reason = sides_stand(state, jogo, entry.sides) or undecided(state, jogo)
    if reason is not None:
        return reason
    lines = rows.retold(jogo.rows, entry.rows) if entry.whole else (*jogo.rows, *map(Row, entry.rows))
    reason = rows.objection(jogo.format, lines, drawn_allowed=state.code.drawn)
    if reason is not None:
        return Reason(reason.code, _length(state, jogo, reason.code), reason.facts)
    if entry.running and rows.decided(jogo.format, lines) is not None:
        return Reason("too-many-partidas", _length(state, jogo, "too-many-partidas"), (len(lines) + 1,))
    return None


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


def between_partidas(state: State, jogo: Jogo) -> Reason | None:
    """Chairs and players change only at the end of a partida."""
    return Reason("mid-partida", state.cited("substitution"), jogo.running) if any(jogo.running) else None


def _substituted(state: State, entry: log.Substituted) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    if entry.entry not in sides(state, jogo):
        return Reason("not-in-jogo", "", (jogo.id,))
    if not state.code.reserves:
        return Reason("no-substitution", state.cited("line_up"))
    excluded = (entry.entry, entry.leaves) in state.excluded
    reason = registered(state, entry.entry, (entry.enters,)) or undecided(state, jogo)
    return reason or (None if excluded else between_partidas(state, jogo))


def _rotated(state: State, entry: log.TestasRotated) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    known = sides(state, jogo)
    if entry.entry not in known:
        return Reason("not-in-jogo", "", (jogo.id,))
    if not state.cited("rotation"):
        return Reason("no-rotation", "")
    reason = between_partidas(state, jogo) or undecided(state, jogo)
    if reason is not None:
        return reason
    last = jogo.rows[-1].winner if jogo.rows else None
    if last is None or known[last] == entry.entry:
        return Reason("not-the-loser", state.cited("rotation"), (_name(state, entry.entry),))
    return registered(state, entry.entry, entry.order)


def _seats(state: State, entry: log.SeatsChosen) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    known = sides(state, jogo)
    if entry.chosen not in known:
        return Reason("not-in-jogo", "", (jogo.id,))
    return Reason("mid-partida", state.cited("seats"), jogo.running) if any(jogo.running) else None


CHECKS: Final[Mapping[type[Any], Callable[[State, Any], Reason | None]]] = {
    log.JogoScheduled: _scheduled,
    log.JogoCalled: _called,
    log.JogoStarted: _started,
    log.JogoSuspended: _named,
    log.JogoResumed: _named,
    log.JogoBound: _place,
    log.JudgeAssigned: _judge,
    log.RowsTaken: _rows,
    log.Contested: _named,
    log.ContestSettled: _named,
    log.WalkoverGiven: _walkover,
    log.Substituted: _substituted,
    log.TestasRotated: _rotated,
    log.SeatsChosen: _seats,
    log.Observed: _named,
}
