"""What a correction may not do behind the back of a clause: what is locked stays locked, and what was played on stays there.

Rule 1: whoever may not change something now may not change it by correcting the line that set it either.
Rule 2: a line of the competition table is not corrected under jogos that something was entered for; those are corrected first.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament.checks.entering import CHECKS as ENTERING
from carteado.tournament.checks.roles import COMMISSION, COORDINATOR
from carteado.tournament.state import State

TABLE: Final = (
    log.StageSet,
    log.GroupSet,
    log.GroupsDrawn,
    log.SlotSet,
    log.JogoSet,
    log.RoundPaired,
    log.ExtraRoundOpened,
    log.EntryMade,
    log.EntriesClosed,
)


def locked(state: State, said: Sequence[Any], number: int, new: "log.AnyEntry | None", role: str) -> Reason | None:
    """Whether what stands at this line may be otherwise by now: rules, line-ups, entries, closed stages."""
    old = said[number - 1]
    if isinstance(old or new, (log.OptionSet, log.OverrideSet)) and state.began and role != COMMISSION:
        return Reason("option-locked", state.cited("locked"), (getattr(old or new, "key", ""),))
    if isinstance(old, log.StageClosed) and new is None and (role or COORDINATOR) not in state.preset_of.decides:
        return Reason("forbidden", state.cited("commission"), (role or COORDINATOR, ", ".join(state.preset_of.decides)))
    if isinstance(old, log.EntryMade):
        return _entry(state, said, number, new)
    if isinstance(old, log.EntryChanged) and isinstance(new, log.EntryChanged) and old.people != new.people:
        return ENTERING[log.EntryChanged](state, replace(new, entry=old.entry))
    return None


def _entry(state: State, said: Sequence[Any], number: int, new: "log.AnyEntry | None") -> Reason | None:
    """An entry is withdrawn, never unsaid: all that was drawn and played goes by its number."""
    if not isinstance(new, log.EntryMade):
        return Reason("line-stays", "", (number,))
    entry = sum(isinstance(one, log.EntryMade) for one in said[:number])
    was = said[number - 1]
    if was.people == new.people:
        return None
    changed = log.EntryChanged(entry=entry, name=new.name, entity=new.entity, category=new.category, people=new.people)
    return ENTERING[log.EntryChanged](state, changed)


def named(said: Sequence[Any], since: int) -> Iterator[str]:
    """The jogos that later lines say something about."""
    for entry in said[since:]:
        jogo = getattr(entry, "jogo", "")
        if jogo and not isinstance(entry, log.JogoSet):
            yield jogo


def moved(before: State, after: State, jogos: Iterator[str]) -> Reason | None:
    """Whether one of these jogos would be another one, or none."""
    for name in jogos:
        old, new = before.jogos.get(name), after.jogos.get(name)
        if old is not None and (new is None or (new.slots, new.group, new.stage) != (old.slots, old.group, old.stage)):
            return Reason("played-on", "", (name,))
    return None
