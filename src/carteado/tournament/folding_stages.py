"""The competition table as it grows: stages, groups and their jogos, slots, rounds, and what closes a stage."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from carteado import fair
from carteado.tournament import entries as log
from carteado.tournament.pairing import circle
from carteado.tournament.results import Format
from carteado.tournament.slots import entry_slot
from carteado.tournament.state import EXTRA, GROUPS, Draw, Group, Jogo, Named, Stage, State
from carteado.tournament.tables import entry_at, forget, marks, members, settled, standing

KNOCKOUT: Final = "knockout"


def format_of(state: State, kind: str, best_of: int = 0, target: int = 0) -> Format:
    """So many partidas to such a score; what is not said is the preset's for this kind of stage."""
    usual = state.code.format_of(kind == KNOCKOUT)
    return Format(best_of or usual.best_of, target or usual.target)


def _stage(state: State, entry: log.StageSet, _number: int) -> None:
    before = state.stages.get(entry.stage)
    made = Stage(
        entry.stage,
        entry.kind,
        entry.title,
        format_of(state, entry.kind, entry.best_of, entry.target),
        entry.rounds,
        entry.apart,
        entry.repescagem,
    )
    state.stages[entry.stage] = replace(made, closed=before.closed, kept=before.kept, marks=before.marks) if before else made
    forget(state)


def stage_named(state: State, name: str, kind: str) -> Stage:
    """The stage of this name; one that was not set is as the preset has its kind."""
    if name not in state.stages:
        state.stages[name] = Stage(name, kind, "", format_of(state, kind))
    return state.stages[name]


def _group(state: State, entry: log.GroupSet, _number: int) -> None:
    stage_named(state, entry.stage, "groups")
    _placed(state, entry.stage, entry.group, entry.slots, entry.legs)


def _groups(state: State, entry: log.GroupsDrawn, number: int) -> None:
    stage_named(state, entry.stage, "groups")
    for name, drawn in entry.groups:
        _placed(state, entry.stage, name, tuple(map(entry_slot, drawn)), 1)
    if fair.hexadecimal(entry.seed, fair.SEED_BYTES):
        order = tuple([one for pot in entry.pots for one in pot])
        commitment = fair.commitment(bytes.fromhex(entry.seed))
        drawn_as = Draw(number, tuple(sorted(order)), order, GROUPS, entry.seed, entry.words, (), commitment, entry.at)
        state.draws.append(drawn_as)


def _placed(state: State, stage: str, name: str, slots: tuple[str, ...], legs: int) -> None:
    """A group, with all its jogos unless they are paired round by round; a group that was there is there anew."""
    before = state.groups.get(name)
    late = before is not None and before.jogos and slots[: len(before.slots)] == before.slots
    if before is not None and late and state.stages[stage].kind == "swiss":
        state.groups[name] = replace(before, slots=slots)
        forget(state)
        return
    for jogo in before.jogos if before else ():
        state.jogos.pop(jogo, None)
    made = Group(name, stage, slots, legs)
    ids: list[str] = []
    if state.stages[stage].kind != "swiss":
        for number, meeting in enumerate(_rounds(state, slots, legs), 1):
            for one, other in meeting:
                ids.append(_jogo(state, stage, name, number, (slots[one], slots[other])))
    state.groups[name] = replace(made, jogos=tuple(ids))
    forget(state)


def _rounds(state: State, slots: tuple[str, ...], legs: int) -> list[tuple[tuple[int, int], ...]]:
    """Who meets whom, round by round, by position in the group; those of one entity first."""
    known = {at: entry for at, text in enumerate(slots, 1) if (entry := entry_at(state, text))}
    entities = {at: state.entries[entry].entity for at, entry in known.items() if state.entries[entry].entity}
    once = met(len(slots), entities)
    return [meeting if leg % 2 == 0 else tuple([(b, a) for a, b in meeting]) for leg in range(legs) for meeting in once]


def met(count: int, entities: Mapping[int, str]) -> list[tuple[tuple[int, int], ...]]:
    """Everybody against everybody, by position from 0; `entities` are by position from 1."""
    rounds = circle.all_against_all(range(1, count + 1), entities)
    return [tuple([(one - 1, other - 1) for one, other in each.pairs]) for each in rounds]


def _jogo(state: State, stage: str, group: str, number: int, slots: tuple[str, ...], format_: Format | None = None) -> str:
    count = _next(state)
    identity = f"g{count}"
    while identity in state.jogos:
        count += 1
        identity = f"g{count}"
    played = format_ or state.stages[stage].format or format_of(state, "groups")
    state.jogos[identity] = Jogo(identity, count, stage, slots, played, group, number)
    return identity


def _next(state: State) -> int:
    """One more than the jogo that was set last."""
    last = next(reversed(state.jogos.values()), None)
    return last.number + 1 if last else 1


def _slot(state: State, entry: log.SlotSet, _number: int) -> None:
    state.slots[entry.slot] = Named(entry.slot, entry.place, entry.among)
    forget(state)


def _jogo_set(state: State, entry: log.JogoSet, _number: int) -> None:
    stage = stage_named(state, entry.stage or "eliminatória", KNOCKOUT)
    usual = stage.format or format_of(state, KNOCKOUT)
    length = Format(entry.best_of or usual.best_of, entry.target or usual.target)
    before = state.jogos.get(entry.jogo)
    number = before.number if before else _next(state)
    state.jogos[entry.jogo] = Jogo(
        entry.jogo, number, stage.name, entry.slots, length, knockout=stage.kind == KNOCKOUT, third=entry.third
    )
    forget(state)


def _round(state: State, entry: log.RoundPaired, _number: int) -> None:
    group = _group_of(state, entry.stage)
    ids = [_jogo(state, entry.stage, group.name, entry.round, tuple(map(entry_slot, pair))) for pair in entry.pairs]
    byes = tuple([(entry.round, rests) for rests in entry.byes])
    state.groups[group.name] = replace(group, jogos=(*group.jogos, *ids), byes=(*group.byes, *byes))
    forget(state)


def _group_of(state: State, stage: str) -> Group:
    return next(group for group in state.groups.values() if group.stage == stage)


def _extra(state: State, entry: log.ExtraRoundOpened, _number: int) -> None:
    """A round robin among those level at the top; its jogos count in their group, and only to break the tie."""
    here = [group for group in state.groups.values() if entry.stage in ("", group.stage)]
    group = next((group for group in here if set(entry.entries) <= set(members(state, group))), here[0])
    stage_named(state, EXTRA, "groups")
    number = max([state.jogos[jogo].round for jogo in group.extra], default=0) + 1
    slots = tuple(map(entry_slot, entry.entries))
    usual = state.stages[group.stage].format
    ids = [
        _jogo(state, EXTRA, group.name, number, (slots[one], slots[other]), usual)
        for meeting in met(len(slots), {})
        for one, other in meeting
    ]
    state.groups[group.name] = replace(group, extra=(*group.extra, *ids))
    forget(state)


def _closed(state: State, entry: log.StageClosed, number: int) -> None:
    """From now on nobody moves up in its groups; a tie that a correction brought about can still be told apart."""
    stage = state.stages[entry.stage]
    groups = [group for group in state.groups.values() if group.stage == entry.stage]
    orders = {group.name: standing(state, group.name) for group in groups if settled(state, group)}
    kept = {name: order for name, order in orders.items() if all(len(part) == 1 for part in order.order())}
    state.stages[entry.stage] = replace(stage, closed=number, kept=kept, marks=dict(marks(state)))
    forget(state)


def _reopened(state: State, entry: log.StageReopened, _number: int) -> None:
    """The places are open again; the jogos named are as if nobody had called them."""
    state.stages[entry.stage] = replace(state.stages[entry.stage], closed=0, kept={}, marks={})
    for name in entry.jogos:
        old = state.jogos[name]
        state.jogos[name] = Jogo(
            old.id, old.number, old.stage, old.slots, old.format, old.group, old.round, old.knockout, old.third
        )
    forget(state)


FOLDS: Final[Mapping[type[Any], Callable[[State, Any, int], None]]] = {
    log.StageSet: _stage,
    log.GroupSet: _group,
    log.GroupsDrawn: _groups,
    log.SlotSet: _slot,
    log.JogoSet: _jogo_set,
    log.RoundPaired: _round,
    log.ExtraRoundOpened: _extra,
    log.StageClosed: _closed,
    log.StageReopened: _reopened,
}
