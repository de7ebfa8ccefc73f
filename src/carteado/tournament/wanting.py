"""What an entry needs in its group, asked of the event as it stands."""

from collections.abc import Iterable, Mapping
from typing import Literal

from carteado.tournament.need import Need, Outcome, Verdict, by_next, needed
from carteado.tournament.slots import PlaceOf, slot
from carteado.tournament.standings import DSQ
from carteado.tournament.state import Group, Named, State
from carteado.tournament.tables import entry_at, marks, members, played, settled, sides, standing

Outlook = Literal["in", "out", "place", "lots", "extra", "best", "open"]


def group_of(state: State, entry: int) -> Group | None:
    """The last group an entry is in."""
    found = [group for group in state.groups.values() if entry in members(state, group)]
    return found[-1] if found else None


def places_of(state: State, group: Group) -> int:
    """How many places of a group go on for certain: into a jogo or a group, or by named slots that take all there are."""
    texts = [text for jogo in state.jogos.values() for text in jogo.slots]
    texts += [text for other in state.groups.values() for text in other.slots]
    sure = _places(texts, group)
    takes: dict[frozenset[str], int] = {}
    for named in state.slots.values():
        takes[frozenset(named.among)] = takes.get(frozenset(named.among), 0) + 1
    for among, taken in takes.items():
        if taken >= len(among):
            sure |= _places(among, group)
    first = 0
    while first + 1 in sure:
        first += 1
    return first


def _places(texts: Iterable[str], group: Group) -> set[int]:
    found = map(slot, texts)
    return {one.place for one in found if isinstance(one, PlaceOf) and one.group == group.name}


def outlook(state: State, entry: int) -> Outlook | None:
    """What is certain of an entry beyond the jogos left in its group; `None` where those are what it hangs on.

    `place` is the last word of a group nobody goes on from. `lots` and `extra` are still to be drawn or played; `best` is a
    place among the best of several groups, which is not given yet. `open` is where rounds have still to be paired, or sides
    of the group are not known.
    """
    group = group_of(state, entry)
    if group is None:
        return None
    if marks(state).get(entry) == DSQ:
        return "out"
    if settled(state, group):
        return _settled(state, group, entry)
    if unknown(state, group):
        return "open"
    need = need_of(state, entry)
    if need is None or need.overall != "no":
        return None
    ranks = [place for named in _shared(state) for place in _places(named.among, group)]
    wider = need_of(state, entry, max(ranks)) if ranks else None
    return "out" if wider is None or wider.overall == "no" else "best"


def unknown(state: State, group: Group) -> bool:
    """Whether jogos are to come of which nobody knows the sides."""
    stage = state.stages[group.stage]
    rounds = max([state.jogos[name].round for name in group.jogos], default=0)
    return len(members(state, group)) < len(group.slots) or (stage.kind == "swiss" and rounds < stage.rounds)


def _settled(state: State, group: Group, entry: int) -> Outlook:
    order, sure = standing(state, group.name), places_of(state, group)
    at = order.at[entry]
    here = set(range(at.first, at.last + 1))
    offered = [(name, named) for name, named in state.slots.items() if here & _places(named.among, group)]
    if at.last <= sure:
        return "in"
    if entry in [entry_at(state, name) for name, _ in offered]:
        return "in"
    tied = next((tied for tied in order.open if entry in tied), ())
    if tied and (at.first <= sure or (not sure and not offered)):
        return "extra" if _plays_again(state, group, tied) else "lots"
    if any(entry_at(state, name) is None for name, _ in offered):
        return "best"
    return "out" if sure or _feeds(state, group) else "place"


def _plays_again(state: State, group: Group, tied: tuple[int, ...]) -> bool:
    splits = standing(state, group.name).splits
    return any(split.tried[-1].kind == "extra" and tied in split.parts for split in splits if split.tried)


def _shared(state: State) -> list[Named]:
    """The slots that do not take all there are: places among the best."""
    taken: dict[frozenset[str], int] = {}
    for named in state.slots.values():
        taken[frozenset(named.among)] = taken.get(frozenset(named.among), 0) + 1
    return [named for named in state.slots.values() if taken[frozenset(named.among)] < len(named.among)]


def _feeds(state: State, group: Group) -> bool:
    """Whether anything is fed from this group."""
    texts = [text for jogo in state.jogos.values() for text in jogo.slots]
    texts += [text for other in state.groups.values() for text in other.slots]
    texts += [text for named in state.slots.values() for text in named.among]
    return bool(_places(texts, group))


def need_of(state: State, entry: int, among: int = 0) -> Need | None:
    """What an entry needs of the jogos left in its group to be `among` the first; `None` where it is in none."""
    group = group_of(state, entry)
    if group is None:
        return None
    key = ("need", entry, among)
    if key not in state.kept:
        counted = [one for name in group.jogos for one in [played(state, name)] if one is not None]
        left: list[tuple[int, int]] = []
        for name in group.jogos:
            one = played(state, name)
            if one is None or not one.decided:
                first, second = sides(state, state.jogos[name])
                if first and second:
                    left.append((first, second))
        places = among or places_of(state, group) or 1
        length = state.stages[group.stage].format
        state.kept[key] = needed(state.code, counted, members(state, group), left, places, entry, marks(state), length)
    found: Need = state.kept[key]
    return found


def wanting(state: State, entry: int) -> Mapping[Outcome, Verdict] | None:
    """For each result of the next jogo of an entry, whether it is enough; `None` where it has none left."""
    need, group = need_of(state, entry), group_of(state, entry)
    if need is None or group is None or not need.opponents:
        return None
    found = by_next(need)
    return dict.fromkeys(found, "open") if unknown(state, group) else found
