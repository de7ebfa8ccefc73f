"""Who sits at a jogo: line-ups as it starts, substitutions, testas, chairs."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament.checks.playing import jogo_of, name_of, sides_stand, undecided
from carteado.tournament.state import Jogo, State, plain
from carteado.tournament.tables import sides


def registered(state: State, number: int, names: tuple[str, ...]) -> Reason | None:
    """Only people who were entered sit down, and nobody who was excluded."""
    entered = state.entries[number]
    known = {plain(person.name) for person in entered.people}
    for name in names:
        if plain(name) not in known:
            return Reason("not-entered", state.cited("registered"), (name, entered.name))
        if state.is_excluded(number, name):
            return Reason("out-already", "", (name,))
    return None


def seated(state: State, number: int, names: tuple[str, ...]) -> Reason | None:
    """Whether these are as many as a side has chairs, all of them entered, each of them once."""
    reason = registered(state, number, names)
    if reason is not None:
        return reason
    entered = state.entries[number]
    chairs, told = len(entered.side.players), len({plain(name) for name in names})
    if told != chairs or told != len(names):
        return Reason("line-up", state.cited("people"), (entered.name, chairs, len(names)))
    return None


def _started(state: State, entry: log.JogoStarted) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    reason = sides_stand(state, jogo, entry.sides) or undecided(state, jogo)
    if reason is not None:
        return reason
    for side, names in zip(entry.sides, entry.lineups, strict=False):
        reason = seated(state, side, names) if names else None
        if reason is not None:
            return reason
    return None


def between_partidas(state: State, jogo: Jogo) -> Reason | None:
    """Chairs and players change only at the end of a partida."""
    return Reason("mid-partida", state.cited("substitution"), jogo.running) if any(jogo.running) else None


def sitting(state: State, jogo: Jogo, entry: int) -> frozenset[str]:
    """Who sits there for this side, in plain letters; nobody where it was not told."""
    known = sides(state, jogo)
    at = known.index(entry) if entry in known else len(jogo.lineups)
    return frozenset(map(plain, jogo.lineups[at])) if at < len(jogo.lineups) else frozenset()


def enters(state: State, jogo: Jogo, entry: int, leaves: str, comes: str) -> Reason | None:
    """Whether one person may take the chair of another: who leaves sits there, who comes does not."""
    there = sitting(state, jogo, entry)
    if there and plain(leaves) not in there:
        return Reason("not-sitting", state.cited("substitution"), (leaves,))
    if plain(comes) in there or plain(comes) == plain(leaves):
        return Reason("sits-already", state.cited("substitution"), (comes,))
    return None


def _substituted(state: State, entry: log.Substituted) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    if entry.entry not in sides(state, jogo):
        return Reason("not-in-jogo", "", (jogo.id,))
    if not state.code.reserves:
        return Reason("no-substitution", state.cited("line_up"))
    reason = registered(state, entry.entry, (entry.enters,)) or undecided(state, jogo)
    if reason is None and not state.is_excluded(entry.entry, entry.leaves):
        reason = registered(state, entry.entry, (entry.leaves,)) or between_partidas(state, jogo)
    return reason or enters(state, jogo, entry.entry, entry.leaves, entry.enters)


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
        return Reason("not-the-loser", state.cited("rotation"), (name_of(state, entry.entry),))
    return seated(state, entry.entry, entry.order) or _same_chairs(state, jogo, entry)


def _same_chairs(state: State, jogo: Jogo, entry: log.TestasRotated) -> Reason | None:
    """Whether those who sit go on sitting: the side's own chairs change, and nobody comes in (CEGO-10.p5.I-1)."""
    there = sitting(state, jogo, entry.entry)
    stranger = next((name for name in entry.order if there and plain(name) not in there), None)
    return None if stranger is None else Reason("not-sitting", state.cited("rotation"), (stranger,))


def _seats(state: State, entry: log.SeatsChosen) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    known = sides(state, jogo)
    if entry.chosen not in known:
        return Reason("not-in-jogo", "", (jogo.id,))
    return Reason("mid-partida", state.cited("seats"), jogo.running) if any(jogo.running) else None


CHECKS: Final[Mapping[type[Any], Callable[[State, Any], Reason | None]]] = {
    log.JogoStarted: _started,
    log.Substituted: _substituted,
    log.TestasRotated: _rotated,
    log.SeatsChosen: _seats,
}
