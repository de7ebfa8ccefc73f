"""What an entry needs in its group, asked of the event as it stands."""

from collections.abc import Iterable, Mapping

from carteado.tournament.need import Need, Outcome, Verdict, by_next, needed
from carteado.tournament.slots import PlaceOf, slot
from carteado.tournament.state import Group, State
from carteado.tournament.tables import marks, members, played, sides


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


def need_of(state: State, entry: int) -> Need | None:
    """What an entry needs of the jogos left in its group; `None` where it is in none."""
    group = group_of(state, entry)
    if group is None:
        return None
    key = ("need", entry)
    if key not in state.kept:
        counted = [one for name in group.jogos for one in [played(state, name)] if one is not None]
        left: list[tuple[int, int]] = []
        for name in group.jogos:
            one = played(state, name)
            if one is None or not one.decided:
                first, second = sides(state, state.jogos[name])
                if first and second:
                    left.append((first, second))
        places = places_of(state, group) or 1
        length = state.stages[group.stage].format
        state.kept[key] = needed(state.code, counted, members(state, group), left, places, entry, marks(state), length)
    found: Need = state.kept[key]
    return found


def wanting(state: State, entry: int) -> Mapping[Outcome, Verdict] | None:
    """For each result of the next jogo of an entry, whether it is enough; `None` where it has none left."""
    need = need_of(state, entry)
    if need is None or not need.opponents:
        return None
    return by_next(need)
