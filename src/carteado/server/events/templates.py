"""Competition tables to start from, as an organiser asks for them: what each writes, and what it comes to."""

from collections.abc import Sequence
from typing import Final

from carteado.game import Reason
from carteado.server.events.shapes import NewTemplate
from carteado.tournament import entries as log
from carteado.tournament.planning import open_tables
from carteado.tournament.roteiro.drawing import seeds_first
from carteado.tournament.state import State
from carteado.tournament.templates import knockout, qualified
from carteado.tournament.torneio import Refused

SWISS: Final = "suíço"
OF_ONE: Final = 15  # minutes of a partida, before any was played


def entries_of(state: State, asked: NewTemplate) -> Sequence[log.AnyEntry]:
    """What the table that was asked for consists of."""
    if asked.kind == "groups-knockout":
        return _after_groups(state, asked)
    if not state.closed:
        raise Refused(Reason("entries-open", state.cited("table")))
    slots = [f"#{number}" for number in _in_order(state)]
    if len(slots) < 2:
        raise Refused(Reason("two-sides", "", ("final",)))
    if asked.kind == "knockout":
        return knockout(slots, third=asked.third)
    return [
        log.StageSet(stage=SWISS, kind="swiss", rounds=asked.rounds),
        log.GroupSet(stage=SWISS, group=SWISS, slots=tuple(slots)),
    ]


def _after_groups(state: State, asked: NewTemplate) -> Sequence[log.AnyEntry]:
    groups = list(state.groups)
    smallest = min([len(group.slots) for group in state.groups.values()], default=0)
    if not groups or asked.each + (1 if asked.best else 0) > smallest or asked.best > len(groups):
        raise Refused(Reason("slot-place", "", ("", asked.each, smallest)))
    slots, sides = qualified(groups, asked.each, asked.best)
    if len(sides) < 2:
        raise Refused(Reason("two-sides", "", ("final",)))
    return [*slots, *knockout(sides, third=asked.third)]


def _in_order(state: State) -> list[int]:
    """Everybody who plays: seeds by their rank, the others as lots among all of them had it, or by number."""
    playing = [entered for entered in state.entries.values() if entered.plays]
    drawn = state.lots.get(frozenset(one.number for one in playing))
    if drawn is None:
        return seeds_first(playing)
    at = {number: place for place, number in enumerate(drawn)}
    return [one.number for one in sorted(playing, key=lambda one: (not one.seed, one.seed, at[one.number]))]


def jogos_of(entries: Sequence[log.AnyEntry]) -> int:
    """How many jogos these add, a Swiss stage with all its rounds."""
    rounds = sum(one.rounds for one in entries if isinstance(one, log.StageSet) and one.kind == "swiss")
    sides = sum(len(one.slots) for one in entries if isinstance(one, log.GroupSet))
    return sum(isinstance(one, log.JogoSet) for one in entries) + rounds * (sides // 2)


def minutes_of(state: State, jogos: int, entries: Sequence[log.AnyEntry]) -> int:
    """About how long so many jogos take at the tables that are open; of an elimination, round after round."""
    knocked = any(isinstance(one, log.JogoSet) for one in entries)
    each = state.code.clock or OF_ONE * state.code.format_of(knocked).best_of
    left, waves = jogos, 0
    tables = max(1, len(open_tables(state)))
    while left > 0:
        left -= min(tables, (left + 1) // 2 if knocked else left)
        waves += 1
    return waves * each
