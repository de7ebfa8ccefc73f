"""Sanctions, disqualifications, the end of time, rulings, complaints."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament import rows
from carteado.tournament.checks.playing import jogo_of, sides_stand, undecided
from carteado.tournament.checks.seating import enters, registered, sitting
from carteado.tournament.results import Row
from carteado.tournament.state import Jogo, State, plain
from carteado.tournament.tables import sides


def _sanction(state: State, entry: log.SanctionGiven) -> Reason | None:
    entered = state.entries.get(entry.against)
    if entered is None:
        return Reason("not-entered", "", (entry.against,))
    penalty = state.preset_of.penalty(entry.clause)
    out = penalty is not None and penalty.effect == "out"
    if out and (reason := _out(state, entry.against)) is not None:
        return reason
    if out and not entry.jogo:
        return None
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    reason = sides_stand(state, jogo, entry.sides)
    if reason is not None:
        return reason
    if entry.against not in entry.sides:
        return Reason("not-in-jogo", "", (jogo.id,))
    return undecided(state, jogo) if penalty is not None and penalty.effect in ("partida", "jogo") else None


def _out(state: State, number: int) -> Reason | None:
    entered = state.entries.get(number)
    if entered is None:
        return Reason("not-entered", "", (number,))
    return Reason("out-already", "", (entered.name,)) if entered.state == "disqualified" else None


def _disqualified(state: State, entry: log.Disqualified) -> Reason | None:
    return _out(state, entry.against)


def _excluded(state: State, entry: log.PersonExcluded) -> Reason | None:
    reason = _out(state, entry.against) or registered(state, entry.against, (entry.person,))
    if reason is not None or not entry.instead:
        return reason
    under_way = [jogo for jogo in state.jogos.values() if jogo.lineups and not jogo.decided and entry.against in jogo.sides]
    reason = registered(state, entry.against, (entry.instead,))
    return reason or next((found for jogo in under_way if (found := _instead(state, jogo, entry)) is not None), None)


def _instead(state: State, jogo: Jogo, entry: log.PersonExcluded) -> Reason | None:
    """Whether the reserve may sit down here; who is excluded need not be sitting."""
    if plain(entry.person) not in sitting(state, jogo, entry.against):
        return None
    return enters(state, jogo, entry.against, entry.person, entry.instead)


def _time(state: State, entry: log.TimeCalled) -> Reason | None:
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    if not state.cited("time_up"):
        return Reason("no-time-limit", "")
    reason = sides_stand(state, jogo, entry.sides) or undecided(state, jogo)
    if reason is not None:
        return reason
    if any(one and one not in entry.sides for one in (entry.stalling, entry.winner)):
        return Reason("not-in-jogo", "", (jogo.id,))
    if entry.winner and not entry.stalling and state.code.time_up == "forcedFalta":
        return Reason("time-forced", state.cited("time_up"))
    if not entry.winner and not entry.stalling and state.code.time_up == "commission":
        return Reason("time-winner", state.cited("time_up"))
    return None


def _ruled(state: State, entry: log.Ruled) -> Reason | None:
    if not entry.why.strip():
        return Reason("no-reason", state.cited("commission"))
    if not entry.jogo:
        return None
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    reason = sides_stand(state, jogo, entry.sides)
    if reason is None and entry.winner and entry.winner not in entry.sides:
        return Reason("not-in-jogo", "", (jogo.id,))
    return reason or rows.objection(
        jogo.format, [Row(score, "ruled") for score in entry.rows], state.code.drawn, state.code.below
    )


def _complaint(state: State, entry: log.ComplaintMade) -> Reason | None:
    """Heard while the jogo runs: not after its deciding partida stands."""
    jogo = jogo_of(state, entry.jogo)
    if isinstance(jogo, Reason):
        return jogo
    if entry.entry not in sides(state, jogo):
        return Reason("not-in-jogo", "", (jogo.id,))
    late = state.cited("complaints")
    return Reason("too-late", late, (jogo.id,)) if late and undecided(state, jogo) else None


def _confirmed(state: State, entry: log.ComplaintConfirmed) -> Reason | None:
    if not 1 <= entry.number <= len(state.complaints):
        return Reason("no-complaint", "", (entry.number,))
    held = state.complaints[entry.number - 1].held
    return None if held else Reason("confirmed-already", "", (entry.number,))


CHECKS: Final[Mapping[type[Any], Callable[[State, Any], Reason | None]]] = {
    log.SanctionGiven: _sanction,
    log.Disqualified: _disqualified,
    log.PersonExcluded: _excluded,
    log.TimeCalled: _time,
    log.Ruled: _ruled,
    log.ComplaintMade: _complaint,
    log.ComplaintConfirmed: _confirmed,
}
