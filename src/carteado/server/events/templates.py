"""Competition tables to start from, as an organiser asks for them: which there are, what each writes, and what it comes to."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from carteado.game import Reason
from carteado.server.events.asked_shapes import NewTemplate
from carteado.server.events.desk_shapes import TemplateTold
from carteado.tournament import entries as log
from carteado.tournament.longer import first_proposed, twice, with_repescagem
from carteado.tournament.roteiro.drawing import seeds_first
from carteado.tournament.state import State
from carteado.tournament.templates import knockout, qualified
from carteado.tournament.torneio import Refused
from carteado.words import Words
from carteado.words.event_plans import TEMPLATES, draw_first

SWISS: Final = "suíço"
Entries = Sequence[log.AnyEntry]


@dataclass(frozen=True)
class Template:
    """A table to start from: what it writes, the numbers it asks for, and whether it follows groups that were drawn."""

    made: Callable[[State, NewTemplate], Entries]
    asks: tuple[str, ...]
    drawn: bool = False


def entries_of(state: State, asked: NewTemplate) -> Entries:
    """What the table that was asked for consists of."""
    if not state.closed:
        raise Refused(Reason("entries-open", state.cited("table")))
    return KINDS[asked.kind].made(state, asked)


def offered(state: State, words: Words) -> list[TemplateTold]:
    """The tables there could be now; one that follows a draw says which draw fits it."""
    playing = sum(entered.plays for entered in state.entries.values())
    sizes = " ".join(map(str, first_proposed(playing))) if playing > 3 else ""
    return [
        TemplateTold(
            kind=kind,
            title=words.say(TEMPLATES[kind]),
            asks=list(one.asks),
            why=draw_first(words, playing, sizes) if one.drawn and not state.groups else "",
        )
        for kind, one in KINDS.items()
    ]


def _last_groups(state: State) -> Mapping[str, int]:
    """The groups of the stage that was set last, with how many sides each has."""
    groups = list(state.groups.values())
    return {group.name: len(group.slots) for group in groups if group.stage == groups[-1].stage}


def _everybody(state: State) -> list[str]:
    slots = [f"#{number}" for number in _in_order(state)]
    if len(slots) < 2:
        raise Refused(Reason("two-sides", "", ("final",)))
    return slots


def _knockout(state: State, asked: NewTemplate) -> Entries:
    return knockout(_everybody(state), third=asked.third)


def _swiss(state: State, asked: NewTemplate) -> Entries:
    return [
        log.StageSet(stage=SWISS, kind="swiss", rounds=asked.rounds),
        log.GroupSet(stage=SWISS, group=SWISS, slots=tuple(_everybody(state))),
    ]


def _swiss_cut(state: State, asked: NewTemplate) -> Entries:
    """Rounds of a Swiss stage, and the bracket of the best of it; half of them or fewer where nobody says how many."""
    made = _swiss(state, asked)
    here = len(_everybody(state))
    going = asked.going or max(2, 1 << (here // 2).bit_length() - 1)
    if going > here:
        raise Refused(Reason("slot-place", "", (SWISS, going, here)))
    return [*made, *knockout([f"{place}{SWISS}" for place in range(1, going + 1)], third=asked.third)]


def _groups_knockout(state: State, asked: NewTemplate) -> Entries:
    groups = _last_groups(state)
    smallest = min(groups.values(), default=0)
    if not groups or asked.each + (1 if asked.best else 0) > smallest or asked.best > len(groups):
        raise Refused(Reason("slot-place", "", ("", asked.each, smallest)))
    slots, sides = qualified(list(groups), asked.each, asked.best)
    if len(sides) < 2:
        raise Refused(Reason("two-sides", "", ("final",)))
    return [*slots, *knockout(sides, third=asked.third)]


def _groups_twice(state: State, asked: NewTemplate) -> Entries:
    groups = _last_groups(state)
    try:
        return twice(groups, asked.groups, asked.third)
    except ValueError as error:
        raise Refused(Reason("template-small", "", (sum(groups.values()),))) from error


def _repescagem(state: State, asked: NewTemplate) -> Entries:
    """After the groups that were drawn; where there are none, after rounds of a Swiss stage."""
    before: Entries = [] if state.groups else _swiss(state, asked)
    sizes = _last_groups(state) if state.groups else {SWISS: len(_everybody(state))}
    try:
        return [*before, *with_repescagem(sizes, asked.third)]
    except ValueError as error:
        raise Refused(Reason("template-small", "", (sum(sizes.values()),))) from error


def _in_order(state: State) -> list[int]:
    """Everybody who plays: seeds by their rank, the others as lots among all of them had it, or by number."""
    playing = [entered for entered in state.entries.values() if entered.plays]
    drawn = state.lots.get(frozenset(one.number for one in playing))
    if drawn is None:
        return seeds_first(playing)
    at = {number: place for place, number in enumerate(drawn)}
    return [one.number for one in sorted(playing, key=lambda one: (not one.seed, one.seed, at[one.number]))]


KINDS: Final[Mapping[str, Template]] = {
    "groups-knockout": Template(_groups_knockout, ("each", "best", "third"), drawn=True),
    "groups-groups-knockout": Template(_groups_twice, ("groups", "third"), drawn=True),
    "qualifying-repescagem": Template(_repescagem, ("rounds", "third")),
    "swiss-knockout": Template(_swiss_cut, ("rounds", "going", "third")),
    "swiss": Template(_swiss, ("rounds",)),
    "knockout": Template(_knockout, ("third",)),
}
