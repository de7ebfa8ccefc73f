"""Who may do what: the table of parts, and the clause behind it where a text has one."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament.state import State

ORGANISER: Final = "organiser"
COORDINATOR: Final = "coordinator"
COMMISSION: Final = "commission"
JUDGE: Final = "judge"
CAPATAZ: Final = "capataz"
ATHLETE: Final = "athlete"
PARTS: Final = (ORGANISER, COORDINATOR, COMMISSION, JUDGE, CAPATAZ, ATHLETE)

_DESK: Final = (ORGANISER, COORDINATOR)
_REFEREES: Final = (COORDINATOR, COMMISSION)
_AT_THE_TABLE: Final = (JUDGE, CAPATAZ, ATHLETE)
_ALL: Final = (*_DESK, COMMISSION, *_AT_THE_TABLE)

MAY: Final[Mapping[type[Any], tuple[str, ...]]] = {
    log.RoleGiven: _DESK,
    log.RoleTaken: _DESK,
    log.RowsTaken: _ALL,
    log.Contested: _ALL,
    log.ContestSettled: (COORDINATOR, COMMISSION, JUDGE),
    log.WalkoverGiven: _REFEREES,
    log.TimeCalled: _REFEREES,
    log.PersonExcluded: _REFEREES,
    log.JudgeAssigned: (COORDINATOR, COMMISSION, ORGANISER),
    log.JogoSuspended: _REFEREES,
    log.JogoResumed: _REFEREES,
    log.JogoStarted: (*_DESK, COMMISSION, JUDGE),
    log.JogoBound: (*_DESK, COMMISSION, JUDGE),
    log.Substituted: _ALL,
    log.TestasRotated: _ALL,
    log.SeatsChosen: _ALL,
    log.Observed: _ALL,
    log.SumulaSigned: _ALL,
    log.Homologated: (COORDINATOR,),
    log.ComplaintMade: _ALL,
    log.ComplaintConfirmed: (CAPATAZ, *_DESK, COMMISSION),
    log.Corrected: (*_DESK, COMMISSION),
    log.ChecklistTicked: (*_DESK, COMMISSION, JUDGE),
}
_OTHERWISE: Final = (*_DESK, COMMISSION)
_DECISIONS: Final = (log.Ruled, log.StageReopened)
FINAL: Final = (*_DECISIONS, log.SanctionGiven, log.Disqualified, log.PersonExcluded, log.TimeCalled, log.WalkoverGiven)


def forbidden(state: State, entry: log.AnyEntry) -> Reason | None:
    """Whether the part that acts may do this at all; where it may not, the clause and who may."""
    role = entry.role or COORDINATOR
    if role not in PARTS:
        return Reason("no-such-part", "", (role, ", ".join(PARTS)))
    if isinstance(entry, (log.SanctionGiven, log.Disqualified)):
        return _may_judge(state, entry, role)
    if isinstance(entry, log.PersonExcluded):
        return _may_judge(state, entry, role)
    decides = state.preset_of.decides
    if (isinstance(entry, _DECISIONS) or (isinstance(entry, log.Corrected) and state.ended)) and role not in decides:
        return Reason("forbidden", state.cited("commission"), (role, ", ".join(decides)))
    if _expels(state, entry) and role not in decides:
        return Reason("forbidden", state.cited("absence"), (role, ", ".join(decides)))
    if isinstance(entry, log.TimeCalled) and (entry.stalling or entry.winner) and role not in decides:
        return Reason("forbidden", state.cited("stalling") or state.cited("time_up"), (role, ", ".join(decides)))
    may = (*decides, *_REFEREES) if isinstance(entry, _DECISIONS) else MAY.get(type(entry), _OTHERWISE)
    if role not in may:
        return Reason("forbidden", state.cited("referee"), (role, ", ".join(may)))
    if role in (CAPATAZ, ATHLETE) and isinstance(entry, log.RowsTaken):
        return _may_enter(state, entry)
    if role in (CAPATAZ, ATHLETE) and isinstance(entry, log.SumulaSigned) and not state.code.phones and entry.how == "pin":
        return None  # signing with one's PIN is done on a device of the organisation
    return None


def _expels(state: State, entry: log.AnyEntry) -> bool:
    """Whether this absence puts somebody out of the event: those who may do that confirm it (T-15)."""
    return isinstance(entry, log.WalkoverGiven) and state.code.absence == "expels"


def undoing(state: State, entry: log.AnyEntry, role: str) -> Reason | None:
    """Whether this part may take a decision back or write another in its place: not who could not have taken it."""
    if not isinstance(entry, FINAL):
        return None
    decides = state.preset_of.decides
    if entry.role == COMMISSION and (role or COORDINATOR) not in decides:
        return Reason("forbidden", state.cited("final") or state.cited("commission"), (role or COORDINATOR, ", ".join(decides)))
    return forbidden(state, replace(entry, role=role))


def _may_judge(state: State, entry: "log.SanctionGiven | log.Disqualified | log.PersonExcluded", role: str) -> Reason | None:
    penalty = state.preset_of.penalty(entry.clause)
    if penalty is None:
        known = ", ".join(one.clause for one in state.preset_of.penalties)
        return Reason("not-a-sanction", "", (entry.clause, known)) if known else None
    if role in penalty.by:
        return None
    clause = state.cited("referee") if role in _AT_THE_TABLE and COORDINATOR in penalty.by else penalty.clause
    return Reason("forbidden", clause, (role, ", ".join(penalty.by)))


def _may_enter(state: State, entry: log.RowsTaken) -> Reason | None:
    """Athletes enter on their own only where the rules let them hold a telephone, and nobody beside a judge."""
    jogo = state.jogos.get(entry.jogo)
    if jogo is not None and jogo.judge:
        return Reason("forbidden", state.cited("judge"), (entry.role, JUDGE))
    if not state.code.phones and entry.source != "device":
        return Reason("forbidden", state.cited("phones"), (entry.role, "desk"))
    return None
