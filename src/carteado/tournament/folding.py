"""One line after another: what each entry makes of the state. The authority over what may be entered is `checks`.

Rule 1: folding never refuses: what was written stands. After a correction a line may have lost its ground, and does nothing.
Rule 2: values are replaced, never changed, so that copies of a state stay what they were.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from carteado import fair
from carteado.tournament import entries as log
from carteado.tournament import folding_jogos, folding_online, folding_stages, folding_sumula
from carteado.tournament.presets import preset
from carteado.tournament.rules import Override, Rules
from carteado.tournament.state import Complaint, Decision, Draw, Entered, Part, Presence, State, entered_besides
from carteado.tournament.tables import forget

Fold = Callable[[State, Any, int], None]


def fold(state: State, entry: log.AnyEntry, number: int) -> None:
    """Line `number` takes effect."""
    _FOLDS[type(entry)](state, entry, number)


def _opened(state: State, entry: log.Opened, _number: int) -> None:
    state.name, state.preset, state.day, state.site = entry.name, entry.preset, entry.day, entry.place
    state.game, state.version = entry.game, entry.version
    state.rehearsal, state.tables = entry.rehearsal, entry.tables
    _rules(state)


def _rules(state: State) -> None:
    state.made = preset(state.preset, state.game)
    state.rules = Rules.of(state.made, state.options, tuple(state.overrides))
    forget(state)


def _option(state: State, entry: log.OptionSet, _number: int) -> None:
    state.options[entry.key] = entry.value
    _rules(state)


def _override(state: State, entry: log.OverrideSet, _number: int) -> None:
    state.overrides = [
        *[one for one in state.overrides if one.key != entry.key],
        Override(entry.key, entry.value, entry.source),
    ]
    _rules(state)


def _role(state: State, entry: log.RoleGiven, _number: int) -> None:
    state.parts[entry.number] = Part(entry.number, entry.part, entry.name, entry.key, entry.entry, entry.table)


def _role_taken(state: State, entry: log.RoleTaken, _number: int) -> None:
    state.parts[entry.number] = replace(state.parts[entry.number], taken=True)


def _commission(state: State, entry: log.CommissionNamed, _number: int) -> None:
    state.commissions[entry.kind] = entry.people


def _tables(state: State, entry: log.TablesSet, _number: int) -> None:
    state.tables, state.closed_tables = entry.tables, entry.closed


def _entry(state: State, entry: log.EntryMade, number: int) -> None:
    made = len(state.entries) + 1
    waits: Presence = "waiting" if entry.waiting else "entered"
    state.entries[made] = Entered(made, entry.name, entry.entity, entry.category, entry.people, waits, entry.seed, since=number)
    entered_besides(state, state.entries[made])


def _entry_changed(state: State, entry: log.EntryChanged, _number: int) -> None:
    before = state.entries[entry.entry]
    waits: Presence = "waiting" if entry.waiting else "entered" if before.state == "waiting" else before.state
    state.entries[entry.entry] = replace(
        before, name=entry.name, entity=entry.entity, category=entry.category, people=entry.people, state=waits, seed=entry.seed
    )
    forget(state)


def _withdrawn(state: State, entry: log.EntryWithdrawn, number: int) -> None:
    state.entries[entry.entry] = replace(state.entries[entry.entry], state="withdrawn", why=entry.why, since=number)
    state.decisions.append(Decision(number, entry.at, entry.who, entry.role, "", entry.why, entry=entry.entry))
    forget(state)


def _barred(state: State, entry: log.EntryBarred, number: int) -> None:
    state.entries[entry.entry] = replace(state.entries[entry.entry], state="barred", why=entry.why, since=number)
    state.decisions.append(Decision(number, entry.at, entry.who, entry.role, "", entry.why, entry=entry.entry))
    forget(state)


def _fee(state: State, entry: log.FeeMarked, _number: int) -> None:
    state.entries[entry.entry] = replace(state.entries[entry.entry], fee=entry.state)


def _checked_in(state: State, entry: log.CheckedIn, _number: int) -> None:
    state.entries[entry.entry] = replace(state.entries[entry.entry], present=entry.present, away=not entry.present)


def _entries_closed(state: State, entry: log.EntriesClosed, _number: int) -> None:
    state.closed = True
    for number in entry.left_out:
        state.entries[number] = replace(state.entries[number], left_out=True)
    forget(state)


def _entries_reopened(state: State, _entry: log.EntriesReopened, _number: int) -> None:
    state.closed = False


def _committed(state: State, entry: log.LotsCommitted, _number: int) -> None:
    state.committed[entry.commitment] = (entry.items, entry.purpose)


def _lots(state: State, entry: log.LotsDrawn, number: int) -> None:
    commitment = fair.commitment(bytes.fromhex(entry.seed)) if entry.seed else ""
    seen = entry.witnesses or _captains(state, entry.items)
    state.draws.append(
        Draw(number, entry.items, entry.order, entry.purpose, entry.seed, entry.words, seen, commitment, entry.at)
    )
    if not entry.purpose:
        state.lots[frozenset(entry.items)] = entry.order
    forget(state)


def _captains(state: State, entries: tuple[int, ...]) -> tuple[str, ...]:
    """Who stands for these sides in a draw, where the text has somebody do it (CEGO-2-1)."""
    people = [person for one in entries for person in state.entries[one].people] if state.code.capataz else []
    return tuple([person.name for person in people if person.capataz])


def _complaint(state: State, entry: log.ComplaintMade, _number: int) -> None:
    held = state.code.capataz and not _captain(state, entry)
    made = len(state.complaints) + 1
    state.complaints.append(Complaint(made, entry.jogo, entry.entry, entry.person, entry.text, entry.clause, held))


def _captain(state: State, entry: log.ComplaintMade) -> bool:
    people = state.entries[entry.entry].people
    return any(one.capataz and one.name == entry.person for one in people) or entry.role == "capataz"


def _complaint_confirmed(state: State, entry: log.ComplaintConfirmed, _number: int) -> None:
    found = state.complaints[entry.number - 1]
    state.complaints[entry.number - 1] = replace(found, held=False)


def _ticked(state: State, entry: log.ChecklistTicked, _number: int) -> None:
    state.ticked[entry.clause, entry.jogo] = entry.well


def _announced(state: State, entry: log.Announced, _number: int) -> None:
    state.announcements.append((entry.at, entry.text))


def _published(state: State, entry: log.Published, _number: int) -> None:
    state.published[entry.what] = entry.revision


def _ended(state: State, _entry: log.EventEnded, _number: int) -> None:
    state.ended = True


def _corrected(_state: State, _entry: log.Corrected, _number: int) -> None:
    """What it says stands where it was said (`torneio`)."""


_FOLDS: Final[Mapping[type[Any], Fold]] = {
    log.Opened: _opened,
    log.OptionSet: _option,
    log.OverrideSet: _override,
    log.RoleGiven: _role,
    log.RoleTaken: _role_taken,
    log.CommissionNamed: _commission,
    log.TablesSet: _tables,
    log.EntryMade: _entry,
    log.EntryChanged: _entry_changed,
    log.EntryWithdrawn: _withdrawn,
    log.EntryBarred: _barred,
    log.FeeMarked: _fee,
    log.CheckedIn: _checked_in,
    log.EntriesClosed: _entries_closed,
    log.EntriesReopened: _entries_reopened,
    log.LotsCommitted: _committed,
    log.LotsDrawn: _lots,
    log.ComplaintMade: _complaint,
    log.ComplaintConfirmed: _complaint_confirmed,
    log.ChecklistTicked: _ticked,
    log.Announced: _announced,
    log.Published: _published,
    log.EventEnded: _ended,
    log.Corrected: _corrected,
    **folding_stages.FOLDS,
    **folding_jogos.FOLDS,
    **folding_sumula.FOLDS,
    **folding_online.FOLDS,
}
