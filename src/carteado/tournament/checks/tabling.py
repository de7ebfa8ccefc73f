"""The competition table: draws, groups, slots, rounds, and what must be known before a stage is closed."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from carteado import fair
from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament.checks.sizes import MOST_LEGS, crowded, pairs
from carteado.tournament.lots import Seed, order
from carteado.tournament.pairing.rounds import may_enter
from carteado.tournament.results import Standing
from carteado.tournament.slots import BadSlot, LoserOf, NamedSlot, PlaceOf, ThisEntry, WinnerOf, slot
from carteado.tournament.state import Group, State
from carteado.tournament.tables import across, entry_at, played, settled, standing

KNOCKOUT: Final = "eliminatória"
MOST_GROUP: Final = 512
MOST_PARTIDAS: Final = 15


def _open(state: State) -> Reason | None:
    """The table is drawn up after entries close."""
    return None if state.closed else Reason("entries-open", state.cited("table"))


def _stage(state: State, entry: log.StageSet) -> Reason | None:
    before = state.stages.get(entry.stage)
    here = [jogo for jogo in state.jogos.values() if jogo.stage == entry.stage]
    if before is not None and any(jogo.started or jogo.decided for jogo in here):
        return Reason("stage-started", "", (entry.stage,))
    if entry.best_of and (entry.best_of % 2 == 0 or not 1 <= entry.best_of <= MOST_PARTIDAS):
        return Reason("best-of", "", (entry.best_of, MOST_PARTIDAS))
    return None


def _group(state: State, entry: log.GroupSet) -> Reason | None:
    if not 1 <= entry.legs <= MOST_LEGS:
        return Reason("legs-between", "", (entry.group, MOST_LEGS))
    reason = _open(state) or _one_group(state, entry.stage, entry.group, entry.slots)
    return reason or _all_meet(state, entry.stage, {entry.group: len(entry.slots)}, entry.legs)


def _all_meet(state: State, stage: str, sizes: Mapping[str, int], legs: int = 1) -> Reason | None:
    """Whether there is room for all jogos of these groups, in the place of those they had."""
    if stage in state.stages and state.stages[stage].kind == "swiss":
        return None
    before = sum(len(state.groups[name].jogos) for name in sizes if name in state.groups)
    return crowded(state, sum(pairs(size, legs) for size in sizes.values()), before)


def _groups(state: State, entry: log.GroupsDrawn) -> Reason | None:
    reason = _open(state)
    for name, drawn in entry.groups:
        reason = reason or _one_group(state, entry.stage, name, tuple(f"#{number}" for number in drawn))
    everybody = [number for _, drawn in entry.groups for number in drawn]
    if reason is None and len(set(everybody)) < len(everybody):
        return Reason("drawn-twice", "", (_name(state, next(one for one in everybody if everybody.count(one) > 1)),))
    if reason is None and entry.seed and not fair.hexadecimal(entry.seed, fair.SEED_BYTES):
        return Reason("seed-digits", "", (2 * fair.SEED_BYTES,))
    return reason or _all_meet(state, entry.stage, {name: len(drawn) for name, drawn in entry.groups})


def _one_group(state: State, stage: str, name: str, slots: tuple[str, ...]) -> Reason | None:
    before = state.groups.get(name)
    if before is not None and before.jogos and comes_late(state, before, slots):
        return _late(state, before) or _slots(state, slots[len(before.slots) :])
    if before is not None and (before.stage != stage or any(state.jogos[jogo].sides for jogo in before.jogos)):
        return Reason("group-there", "", (name,))
    if not 2 <= len(slots) <= MOST_GROUP:
        return Reason("group-size", "", (name, len(slots)))
    if len(set(slots)) < len(slots):
        return Reason("drawn-twice", "", (next(text for text in slots if slots.count(text) > 1),))
    taken = {text for group in state.groups.values() if group.stage == stage and group.name != name for text in group.slots}
    both = [text for text in slots if text in taken]
    if both:
        entry = entry_at(state, both[0])
        return Reason("drawn-twice", "", (_name(state, entry) if entry else both[0],))
    return _slots(state, slots)


def comes_late(state: State, group: Group, slots: tuple[str, ...]) -> bool:
    """Whether this is the same group, paired round by round, with somebody more in it."""
    kept = len(group.slots)
    return state.stages[group.stage].kind == "swiss" and slots[:kept] == group.slots and len(set(slots)) == len(slots) > kept


def _late(state: State, group: Group) -> Reason | None:
    """Late entries are taken until half the rounds have started."""
    started, rounds = max([state.jogos[jogo].round for jogo in group.jogos], default=0), state.stages[group.stage].rounds
    return None if may_enter(started, rounds) else Reason("late-entry", "", (started, rounds))


def _slots(state: State, slots: Iterable[str]) -> Reason | None:
    """Whether each of these can be the place of a side."""
    for text in slots:
        try:
            found = slot(text)
        except BadSlot:
            return Reason("no-slot", "", (text,))
        if isinstance(found, ThisEntry):
            entered = state.entries.get(found.entry)
            if entered is None:
                return Reason("not-entered", "", (text,))
            if not entered.plays:
                return Reason("out-already", "", (entered.name,))
        elif isinstance(found, PlaceOf) and not _place_there(state, found):
            return Reason("no-slot", "", (text,))
        elif isinstance(found, (WinnerOf, LoserOf)) and found.jogo not in state.jogos:
            return Reason("no-jogo", "", (found.jogo,))
        elif isinstance(found, NamedSlot) and found.name not in state.slots:
            return Reason("no-slot", "", (text,))
    return None


def _place_there(state: State, found: PlaceOf) -> bool:
    group = state.groups.get(found.group)
    return group is not None and found.place <= len(group.slots)


def _name(state: State, number: int) -> str:
    return state.entries[number].name if number in state.entries else f"#{number}"


def _slot(state: State, entry: log.SlotSet) -> Reason | None:
    if not state.closed:
        return _open(state)
    if not 1 <= entry.place <= len(entry.among) or len(set(entry.among)) < len(entry.among):
        return Reason("slot-place", "", (entry.slot, entry.place, len(entry.among)))
    reason = _slots(state, entry.among)
    if reason is None and any(isinstance(slot(text), NamedSlot) for text in entry.among):
        return Reason("no-slot", "", (entry.slot,))
    return reason


def _jogo(state: State, entry: log.JogoSet) -> Reason | None:
    if not state.closed:
        return _open(state)
    before = state.jogos.get(entry.jogo)
    if before is not None and (before.sides or before.stage != (entry.stage or KNOCKOUT)):
        return Reason("jogo-there", "", (entry.jogo,))
    if len(entry.slots) != 2 or len(set(entry.slots)) < len(entry.slots):
        return Reason("two-sides", "", (entry.jogo,))
    if entry.best_of and (entry.best_of % 2 == 0 or not 1 <= entry.best_of <= MOST_PARTIDAS):
        return Reason("best-of", "", (entry.best_of, MOST_PARTIDAS))
    return _slots(state, entry.slots) or (crowded(state, 1) if before is None else None)


def _round(state: State, entry: log.RoundPaired) -> Reason | None:
    group = next((group for group in state.groups.values() if group.stage == entry.stage), None)
    if group is None or state.stages[entry.stage].kind != "swiss":
        return Reason("no-stage", "", (entry.stage,))
    rounds = max([state.jogos[jogo].round for jogo in group.jogos], default=0)
    if entry.round != rounds + 1 or entry.round > state.stages[entry.stage].rounds:
        return Reason("another-round", "", (rounds + 1, state.stages[entry.stage].rounds))
    if any((found := played(state, jogo)) is None or not found.decided for jogo in group.jogos):
        return Reason("round-open", "", (rounds,))
    if not entry.pairs:
        return Reason("round-empty", "", (entry.round,))
    if any(len(pair) != 2 for pair in entry.pairs):
        return Reason("two-sides", "", (entry.stage,))
    everybody = [*[one for pair in entry.pairs for one in pair], *entry.byes]
    here = {known for text in group.slots if (known := entry_at(state, text))}
    strangers = [one for one in everybody if one not in here]
    if strangers:
        return Reason("not-entered", "", (_name(state, strangers[0]),))
    if len(set(everybody)) < len(everybody):
        return Reason("drawn-twice", "", (_name(state, next(one for one in everybody if everybody.count(one) > 1)),))
    return crowded(state, len(entry.pairs))


def _extra(state: State, entry: log.ExtraRoundOpened) -> Reason | None:
    """Only those whom nothing but an extra round can tell apart."""
    groups = [group for group in state.groups.values() if entry.stage in ("", group.stage)]
    if any(extra_sets(state, group) == [tuple(sorted(entry.entries))] for group in groups):
        return None
    wanted = next((found[0] for group in groups if (found := extra_sets(state, group))), ())
    return Reason("no-extra-round", state.cited("extra"), (", ".join(_name(state, one) for one in wanted),))


def extra_sets(state: State, group: Group) -> list[tuple[int, ...]]:
    """The tied sets of a group that have to play again."""
    if not settled(state, group):
        return []
    order = standing(state, group.name)
    asked = [
        frozenset(part) for split in order.splits if split.tried and split.tried[-1].kind == "extra" for part in split.parts
    ]
    return [tuple(sorted(tied)) for tied in order.open if frozenset(tied) in asked]


def _lots(state: State, entry: log.LotsDrawn) -> Reason | None:
    """One draw orders the whole of what was to be drawn; by seed, anybody can derive it again."""
    if sorted(entry.items) != sorted(entry.order) or len(set(entry.items)) < len(entry.items):
        return Reason("lots-order", "")
    strangers = [number for number in entry.items if number not in state.entries]
    if strangers or len(entry.items) < 2:
        return Reason("not-entered", "", (strangers[0] if strangers else len(entry.items),))
    if entry.seed:
        if not fair.hexadecimal(entry.seed, fair.SEED_BYTES):
            return Reason("seed-digits", "", (2 * fair.SEED_BYTES,))
        if order(entry.items, Seed(bytes.fromhex(entry.seed), entry.words)) != entry.order:
            return Reason("lots-derived", "")
    if not entry.purpose and frozenset(entry.items) in state.lots:
        return Reason("lots-drawn", "", (", ".join(_name(state, one) for one in entry.items),))
    return None


def _closing(state: State, entry: log.StageClosed) -> Reason | None:
    stage = state.stages.get(entry.stage)
    if stage is None:
        return Reason("no-stage", "", (entry.stage[:80],))
    if stage.closed:
        return Reason("stage-closed", "", (entry.stage,))
    for jogo in state.jogos.values():
        found = played(state, jogo.id) if jogo.stage == entry.stage else None
        if jogo.stage == entry.stage and (found is None or not found.decided):
            return Reason("jogos-left", "", (jogo.id,))
    groups = [group for group in state.groups.values() if group.stage == entry.stage]
    for group in groups:
        if extra_sets(state, group):
            return Reason("extra-round", state.cited("extra"), (group.name,))
    for tied in open_ties(state, entry.stage):
        return Reason("lots-first", state.cited("lots"), (", ".join(_name(state, one) for one in tied),))
    return None


def open_ties(state: State, stage: str) -> list[tuple[int, ...]]:
    """Tied sets that only lots can order now, where a place of this stage that somebody goes on from hangs on them."""
    groups = {group.name: group for group in state.groups.values() if group.stage == stage}
    found: list[tuple[int, ...]] = []
    used = used_places(state, groups)
    for name, group in groups.items():
        if not settled(state, group):
            continue
        order = standing(state, name)
        for tied in order.open:
            places = set(range(order.at[tied[0]].first, order.at[tied[0]].last + 1))
            if not used or places & used.get(name, set()):
                found.append(tied)
        shared = [part for part in order.order() if len(part) > 1 and part not in order.open]
        found += [part for part in shared if _fed(order, part, used.get(name))]
    for named in state.slots.values():
        if any(_group_of(text) in groups for text in named.among):
            best = across(state, named)
            if best is not None and best.entry(named.place) is None:
                found += [tied for tied in best.order() if _holds(best.at[tied[0]].first, best.at[tied[0]].last, named.place)]
    return list(dict.fromkeys(found))


def _fed(order: Standing, part: tuple[int, ...], used: set[int] | None) -> bool:
    """Whether somebody goes on from a place that these share: then lots tell who has it, though the order would not ask."""
    at = order.at[part[0]]
    return not set(range(at.first, at.last + 1)).isdisjoint(used or ())


def _holds(first: int, last: int, place: int) -> bool:
    return first <= place <= last


def used_places(state: State, groups: Mapping[str, Group]) -> dict[str, set[int]]:
    """The places of these groups that something else is fed from."""
    texts = [text for jogo in state.jogos.values() for text in jogo.slots]
    texts += [text for group in state.groups.values() for text in group.slots]
    texts += [text for named in state.slots.values() for text in named.among]
    used: dict[str, set[int]] = {}
    for text in texts:
        found = slot(text)
        if isinstance(found, PlaceOf) and found.group in groups:
            used.setdefault(found.group, set()).add(found.place)
    return used


def _group_of(text: str) -> str:
    found = slot(text)
    return found.group if isinstance(found, PlaceOf) else ""


def _reopening(state: State, entry: log.StageReopened) -> Reason | None:
    if entry.stage not in state.stages:
        return Reason("no-stage", "", (entry.stage[:80],))
    if not entry.why.strip():
        return Reason("no-reason", state.cited("commission"))
    strangers = [name for name in entry.jogos if name not in state.jogos]
    return Reason("no-jogo", "", (strangers[0],)) if strangers else None


CHECKS: Final[Mapping[type[Any], Callable[[State, Any], Reason | None]]] = {
    log.StageSet: _stage,
    log.GroupSet: _group,
    log.GroupsDrawn: _groups,
    log.SlotSet: _slot,
    log.JogoSet: _jogo,
    log.RoundPaired: _round,
    log.ExtraRoundOpened: _extra,
    log.LotsDrawn: _lots,
    log.StageClosed: _closing,
    log.StageReopened: _reopening,
}
