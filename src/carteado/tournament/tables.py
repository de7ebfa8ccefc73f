"""What the lines of an event come to: who sits where in a bracket, how a jogo counts, and in which order a group stands.

Rule 1: nothing is stored twice: a walkover that follows from a disqualification, a side that comes from another jogo and every
        order are worked out here, from `State`, when somebody asks; `kept` only saves asking again.
Rule 2: `None` is not known yet, `NOBODY` is known to be nobody.
"""

from collections.abc import Sequence
from typing import Final

from carteado.tournament import rows, standings
from carteado.tournament.results import Played, Row, Standing
from carteado.tournament.slots import LoserOf, NamedSlot, PlaceOf, ThisEntry, WinnerOf, slot
from carteado.tournament.state import NOBODY, Group, Jogo, Named, State

LASTING: Final = ("names", "marks")  # answers that no result changes
MARKS: Final = {"disqualified": "dsq", "withdrawn": "retired"}


def entry_at(state: State, text: str) -> int | None:
    """The entry in this slot; `None` while it is open."""
    if text.startswith("#"):
        return int(text[1:])
    key = ("slot", text)
    if key not in state.kept:
        state.kept[key] = None  # a table that leads back to itself stays open
        state.kept[key] = _entry_at(state, text)
    found: int | None = state.kept[key]
    return found


def _entry_at(state: State, text: str) -> int | None:
    found = slot(text)
    if isinstance(found, ThisEntry):
        return found.entry
    if isinstance(found, PlaceOf):
        return placed(state, found)
    if isinstance(found, WinnerOf):
        return winner(state, found.jogo)
    if isinstance(found, LoserOf):
        return loser(state, found.jogo)
    return best(state, found)


def placed(state: State, at: PlaceOf) -> int | None:
    """Who has this place of a group, once nothing can change it any more."""
    group = state.groups.get(at.group)
    if group is None or not settled(state, group):
        return None
    order = standing(state, at.group)
    if at.place > len(order.places):
        return NOBODY if not order.partial or at.place > len(group.slots) else None
    if order.partial:
        return None
    here = order.places[at.place - 1]
    return NOBODY if here.mark == standings.DSQ else order.entry(at.place)  # who is out takes no place in its group (T-9)


def settled(state: State, group: Group) -> bool:
    """Whether all that is played in a group is over."""
    stage = state.stages[group.stage]
    if group.name in stage.kept:
        return True
    if stage.kind == "swiss" and not stage.closed and _rounds(state, group) < stage.rounds:
        return False
    ids = (*group.jogos, *group.extra)
    return bool(ids) and all((found := played(state, jogo)) is not None and found.decided for jogo in ids)


def _rounds(state: State, group: Group) -> int:
    return max([state.jogos[jogo].round for jogo in group.jogos], default=0)


def best(state: State, named: NamedSlot) -> int | None:
    """Who is the n-th best of some places, once all of them are known and nothing but the order tells them apart."""
    wanted = state.slots.get(named.name)
    if wanted is None:
        return None
    order = across(state, wanted)
    if order is None:
        return None
    return NOBODY if wanted.place > len(order.places) else order.entry(wanted.place)


def across(state: State, named: Named) -> Standing | None:
    """The order of some places of several groups; `None` while one of them is open."""
    key = ("across", named.among)
    if key not in state.kept:
        state.kept[key] = None  # whoever asks again on the way here does so in a circle
        found = [entry_at(state, text) for text in named.among]
        if None not in found:
            state.kept[key] = _across(state, named, [entry for entry in found if entry])
    order: Standing | None = state.kept[key]
    return order


def _across(state: State, named: Named, entries: Sequence[int]) -> Standing:
    places = [found for text in named.among for found in [slot(text)] if isinstance(found, PlaceOf)]
    stages = {state.groups[place.group].stage for place in places}
    wanted = frozenset(entries)
    counted = _of_stages(state, stages, wanted)
    earlier = _before(state, stages)
    before = _of_stages(state, earlier, wanted)
    drawn = _sizes(state, earlier | stages)  # groups after these may wait for this very order
    return standings.ordered(state.code, counted, entries, drawn, state.lots, {}, across=True, before=before)


def _before(state: State, stages: set[str]) -> set[str]:
    """The stages before the first of these."""
    names = list(state.stages)
    return set(names[: min([names.index(stage) for stage in stages], default=0)])


def _of_stages(state: State, stages: set[str], wanted: frozenset[int]) -> list[Played]:
    """The jogos of these stages in which any of the wanted played."""
    ids = [jogo.id for jogo in state.jogos.values() if jogo.stage in stages]
    return [one for name in ids for one in [played(state, name)] if one is not None and not wanted.isdisjoint(one.entries)]


def sizes(state: State) -> dict[int, int]:
    """The size of the group that each entry was drawn into first."""
    found: dict[int, int] | None = state.kept.get("sizes")
    if found is None:
        found = state.kept["sizes"] = _sizes(state, set(state.stages))
    return found


def _sizes(state: State, stages: set[str]) -> dict[int, int]:
    found: dict[int, int] = {}
    for group in state.groups.values():
        for text in group.slots if group.stage in stages else ():
            entry = entry_at(state, text)
            if entry:
                found.setdefault(entry, len(group.slots))
    return found


def members(state: State, group: Group) -> tuple[int, ...]:
    """The entries of a group that are known."""
    return tuple(entry for text in group.slots if (entry := entry_at(state, text)))


def standing(state: State, name: str) -> Standing:
    """The order of a group: as it was when its stage was closed, or as it is now."""
    group = state.groups[name]
    stage = state.stages[group.stage]
    if name in stage.kept:
        return stage.kept[name]
    key = ("group", name)
    if key not in state.kept:
        state.kept[key] = _standing(state, group)
    found: Standing = state.kept[key]
    return found


def _standing(state: State, group: Group) -> Standing:
    stage = state.stages[group.stage]
    entries = members(state, group)
    counted = [one for jogo in group.jogos for one in [played(state, jogo)] if one is not None]
    byes = [
        Played(
            f"bye{number}.{entry}",
            stage.name,
            group.name,
            number,
            (entry,),
            stage.format or state.code.groups,
            (),
            winner=entry,
        )
        for number, entry in group.byes
    ]
    byes += _missed(state, group, entries)
    extra = [one for jogo in group.extra for one in [played(state, jogo)] if one is not None]
    size = dict.fromkeys(entries, len(group.slots))
    partial = not settled(state, group) or any(entry_at(state, text) is None for text in group.slots)
    told = stage.marks if stage.closed else marks(state)
    return standings.ordered(state.code, [*counted, *byes], entries, size, state.lots, told, extra=extra, partial=partial)


def _missed(state: State, group: Group, entries: Sequence[int]) -> list[Played]:
    """The rounds of a group paired round by round in which an entry was not there, where they give anything."""
    stage = state.stages[group.stage]
    if stage.kind != "swiss" or not state.code.missed:
        return []
    there = {(number, entry) for number, entry in group.byes}
    there |= {(state.jogos[name].round, side) for name in group.jogos for side in sides(state, state.jogos[name]) if side}
    form = stage.format or state.code.groups
    return [
        Played(f"missed{number}.{entry}", stage.name, group.name, number, (entry,), form, (), missed=True)
        for number in range(1, _rounds(state, group) + 1)
        for entry in entries
        if (number, entry) not in there
    ]


def marks(state: State) -> dict[int, str]:
    """Entries that are listed apart, and as what."""
    found: dict[int, str] | None = state.kept.get("marks")
    if found is None:
        found = state.kept["marks"] = {
            number: MARKS[entered.state] for number, entered in state.entries.items() if entered.state in MARKS
        }
    return found


def sides(state: State, jogo: Jogo) -> tuple[int | None, ...]:
    """The sides of a jogo, those that are known."""
    return jogo.sides or tuple([entry_at(state, text) for text in jogo.slots])


def played(state: State, name: str) -> Played | None:
    """A jogo as the standings read it, with what follows from sides that are out; `None` while its sides are open."""
    if name in state.play:
        return state.play[name]
    jogo = state.jogos[name]
    found: Played | None
    if _fixed(jogo):
        found = state.play[name] = _played(state, jogo)
        return found
    key = ("played", name)
    if key not in state.kept:
        state.kept[key] = _played(state, jogo)
    found = state.kept[key]
    return found


def _fixed(jogo: Jogo) -> bool:
    """Whether its sides hang on no other jogo."""
    return jogo.slots[0].startswith("#") and jogo.slots[1].startswith("#")


def _played(state: State, jogo: Jogo) -> Played | None:
    known = sides(state, jogo)
    entries = tuple([side for side in known if side is not None])
    if len(entries) < len(known):
        return None
    rules = state.code
    lines, absent, won = jogo.rows, jogo.absent, jogo.winner
    if won is None and len(set(entries)) == len(entries):
        lines, absent, won = _by_absence(state, jogo, entries)
    void = rules.dsq_earlier == "annul" and any(marks(state).get(entry) == "dsq" for entry in entries)
    return Played(
        jogo.id,
        jogo.stage,
        jogo.group,
        jogo.round,
        entries,
        jogo.format,
        lines,
        jogo.knockout,
        absent,
        won or None,
        void,
        won is not None,
    )


def _by_absence(state: State, jogo: Jogo, entries: tuple[int, ...]) -> tuple[tuple[Row, ...], tuple[int, ...], int | None]:
    """The walkover that follows from sides that are nobody, or out of the event."""
    out = tuple([side for side, entry in enumerate(entries) if entry == NOBODY or not state.entries[entry].plays])
    if not out:
        return jogo.rows, jogo.absent, jogo.winner
    here = [entry for side, entry in enumerate(entries) if side not in out]
    lines = rows.walkover(state.code, jogo.format, jogo.rows, out)
    return lines, out, here[0] if len(here) == 1 else NOBODY


def winner(state: State, name: str) -> int | None:
    """Who has won a jogo, or goes on without playing it."""
    found = played(state, name) if name in state.jogos else None
    if found is None or not found.decided:
        return None
    return found.winner or NOBODY


def loser(state: State, name: str) -> int | None:
    """Who has lost a jogo; nobody where both stayed away, or one side is nobody."""
    won = winner(state, name)
    if won is None:
        return None
    found = played(state, name)
    assert found is not None
    rest = [entry for entry in found.entries if entry not in (won, NOBODY)]
    return rest[0] if len(rest) == 1 and won != NOBODY else NOBODY


def changed(state: State, jogo: Jogo) -> None:
    """Forget what hangs on this jogo: its group, and everything that follows from a place or a winner."""
    if not jogo.knockout and jogo.group and not state.stages[jogo.stage].closed:
        state.play.pop(jogo.id, None)
        others = {key: value for key, value in state.kept.items() if key in LASTING or _other_group(state, key, jogo)}
        state.kept.clear()
        state.kept.update(others)
    else:
        forget(state)


def _other_group(state: State, key: object, jogo: Jogo) -> bool:
    """Whether this is the order of another group of the same stage, on which the jogo has no bearing."""
    if not isinstance(key, tuple) or key[0] != "group" or key[1] == jogo.group:
        return False
    return state.groups[key[1]].stage == jogo.stage


def forget(state: State) -> None:
    """Forget every answer."""
    state.play.clear()
    state.kept.clear()
