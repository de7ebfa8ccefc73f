"""Opening an event, its rules and commissions, and its entries."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from carteado import catalogue
from carteado.game import Reason
from carteado.options import BadOption
from carteado.tournament import entries as log
from carteado.tournament.checks.roles import COMMISSION
from carteado.tournament.people import Side
from carteado.tournament.presets import preset, presets
from carteado.tournament.rules import Override, Rules
from carteado.tournament.state import State, plain

MOST_ENTRIES: Final = 2000
MOST_TABLES: Final = 500
LONGEST_NAME: Final = 80


def opening(entry: log.Opened) -> Reason | None:
    """Whether there is such a preset, and whether it can run such a game."""
    known = {one.id: one for one in presets()}
    found = known.get(entry.preset)
    if found is None:
        return Reason("no-preset", "", (entry.preset[:LONGEST_NAME], ", ".join(known)))
    if not 0 <= entry.tables <= MOST_TABLES:
        return Reason("tables-between", "", (entry.tables, MOST_TABLES))
    if entry.game and entry.game not in catalogue.GAMES:
        return Reason("no-game", "", (entry.game[:LONGEST_NAME], ", ".join(catalogue.GAMES)))
    if entry.game and found.regulation and entry.game != found.regulation:
        return Reason("another-game", "", (entry.game, found.regulation))
    return None if entry.name.strip() else Reason("no-name")


def _option(state: State, entry: log.OptionSet) -> Reason | None:
    if state.began and entry.role != COMMISSION:
        return Reason("option-locked", state.cited("locked"), (entry.key,))
    return _settable(state, {**state.options, entry.key: entry.value}, state.overrides)


def _override(state: State, entry: log.OverrideSet) -> Reason | None:
    if state.began and entry.role != COMMISSION:
        return Reason("option-locked", state.cited("locked"), (entry.key,))
    if not entry.source.strip():
        return Reason("no-source", state.cited("general"))
    return _settable(state, state.options, [*state.overrides, Override(entry.key, entry.value, entry.source)])


def _settable(state: State, options: Mapping[str, str], overrides: list[Override]) -> Reason | None:
    try:
        Rules.of(preset(state.preset, state.game), options, tuple(overrides))
    except BadOption as bad:
        return Reason(bad.code, "", bad.facts)
    return None


def _commission(state: State, entry: log.CommissionNamed) -> Reason | None:
    wanted = {kind: (least, most) for kind, least, most in state.code.commissions}
    if entry.kind not in wanted:
        return None if not wanted else Reason("no-commission", "", (entry.kind, ", ".join(wanted)))
    least, most = wanted[entry.kind]
    people = {plain(name) for name in entry.people}
    if not least <= len(people) <= most or len(people) < len(entry.people):
        return Reason(
            "commission-size", state.cited(f"commission.{entry.kind}") or state.cited("commissions"), (len(people), least, most)
        )
    return None


def commissions_named(state: State) -> Reason | None:
    """Whether all commissions that the text wants before the first jogo are there."""
    for kind, least, most in state.code.commissions:
        if not least <= len(state.commissions.get(kind, ())) <= most:
            clause = state.cited("commissions")
            return Reason("commission-size", clause, (len(state.commissions.get(kind, ())), least, most))
    return None


def _tables(_state: State, entry: log.TablesSet) -> Reason | None:
    if not 0 <= entry.tables <= MOST_TABLES:
        return Reason("tables-between", "", (entry.tables, MOST_TABLES))
    wrong = [table for table in entry.closed if not 1 <= table <= entry.tables]
    return Reason("no-table", "", (wrong[0], entry.tables)) if wrong else None


def _entry(state: State, entry: log.EntryMade) -> Reason | None:
    rules = state.code
    if rules.new_entries == "begun" and state.began:
        return Reason("started", state.cited("new_entries"))
    if state.closed or (rules.new_entries == "table" and state.groups):
        return Reason("entries-closed", state.cited("new_entries"))
    if len(state.entries) >= MOST_ENTRIES:
        return Reason("too-many-entries", "", (MOST_ENTRIES,))
    return _named(state, entry.name, 0) or admitted(state, entry, 0)


def _named(state: State, name: str, own: int) -> Reason | None:
    if not plain(name) or len(name) > LONGEST_NAME:
        return Reason("entry-name", "", (name[:LONGEST_NAME], LONGEST_NAME))
    other = state.named(name)
    if other is not None and other.number != own:
        return Reason("name-taken", "", (name, other.name))
    return None


def admitted(state: State, entry: "log.EntryMade | log.EntryChanged", own: int) -> Reason | None:
    """Whether such people make a side here, and none of them is in another."""
    names = [plain(person.name) for person in entry.people]
    if "" in names:
        return Reason("person-name", "", (entry.name,))
    if len(set(names)) < len(names):
        return Reason("person-twice", "", (next(name for name in names if names.count(name) > 1), entry.name))
    for person in entry.people:
        other = next((number for number in state.sitting(person.name) if number != own), None)
        if other is not None:
            return Reason("person-twice", "", (person.name, state.entries[other].name))
    if not entry.people and not state.code.capataz:
        return None  # a side known by its name alone: its people come later
    return state.preset_of.entry_objection(Side(entry.people, entry.category), state.code)


def _changed(state: State, entry: log.EntryChanged) -> Reason | None:
    before = state.entries.get(entry.entry)
    if before is None:
        return Reason("not-entered", "", (entry.entry,))
    if entry.people != before.people and before.people:
        fixed = state.began if state.code.line_up == "begun" else _has_played(state, entry.entry)
        if state.code.line_up in ("begun", "own") and fixed:
            return Reason("started", state.cited("line_up"))
    return _named(state, entry.name, entry.entry) or admitted(state, entry, entry.entry)


def _has_played(state: State, number: int) -> bool:
    return any(jogo.started and number in jogo.sides for jogo in state.jogos.values())


def _known(state: State, entry: "log.EntryWithdrawn | log.EntryBarred | log.FeeMarked | log.CheckedIn") -> Reason | None:
    found = state.entries.get(entry.entry)
    if found is None:
        return Reason("not-entered", "", (entry.entry,))
    if isinstance(entry, (log.EntryWithdrawn, log.EntryBarred)) and found.state not in ("entered", "waiting"):
        return Reason("out-already", "", (found.name,))
    if isinstance(entry, log.EntryBarred) and not entry.why.strip():
        return Reason("no-reason", state.cited("referee"))
    return None


def _closed(state: State, entry: log.EntriesClosed) -> Reason | None:
    if state.closed:
        return Reason("entries-closed", state.cited("new_entries"))
    strangers = [number for number in entry.left_out if number not in state.entries]
    return Reason("not-entered", "", (strangers[0],)) if strangers else None


def _reopened(state: State, _entry: log.EntriesReopened) -> Reason | None:
    if not state.closed:
        return Reason("entries-open", state.cited("new_entries"))
    if state.code.new_entries == "table" and state.groups:
        return Reason("entries-closed", state.cited("new_entries"))
    if state.began and state.code.new_entries == "begun":
        return Reason("started", state.cited("new_entries"))
    return None


def _taken(state: State, entry: log.RoleTaken) -> Reason | None:
    return None if entry.number in state.parts else Reason("no-part", "", (entry.number,))


CHECKS: Final[Mapping[type[Any], Callable[[State, Any], Reason | None]]] = {
    log.OptionSet: _option,
    log.OverrideSet: _override,
    log.RoleTaken: _taken,
    log.CommissionNamed: _commission,
    log.TablesSet: _tables,
    log.EntryMade: _entry,
    log.EntryChanged: _changed,
    log.EntryWithdrawn: _known,
    log.EntryBarred: _known,
    log.FeeMarked: _known,
    log.CheckedIn: _known,
    log.EntriesClosed: _closed,
    log.EntriesReopened: _reopened,
}
