"""The general classification of an event: how far everybody came, out of the competition table (FEN-7 and its like)."""

from collections.abc import Mapping, Sequence

from carteado.tournament.general import Classified, classified
from carteado.tournament.results import Played, Standing
from carteado.tournament.slots import LoserOf, NamedSlot, WinnerOf, slot
from carteado.tournament.state import EXTRA, State
from carteado.tournament.tables import marks, members, played, sizes, standing


def general(state: State) -> Classified:
    """The order of everybody who entered."""
    if "general" not in state.kept:
        state.kept["general"] = _general(state)
    found: Classified = state.kept["general"]
    return found


def _general(state: State) -> Classified:
    depth = depths(state)
    counted: list[Played] = [one for name in state.jogos for one in [played(state, name)] if one is not None]
    rank = brackets(state, counted, depth)
    thirds = _thirds(state, rank)
    return classified(
        state.code,
        counted,
        {name: far for name, far in depth.items() if name not in thirds.values()},
        tuple(_entries(state, stage) for stage in _stages(state)),
        sizes(state),
        state.lots,
        marks(state),
        third=thirds.get(0, ""),
        on=goes_on(state),
        table=_table(state),
        brackets=rank,
        thirds=thirds,
    )


def brackets(state: State, counted: Sequence[Played], depth: Mapping[str, int]) -> dict[str, int]:
    """The bracket of each elimination jogo, the main one 0: those of one stage are one, and so is all that leads into it.

    Whoever wins one and goes on into another, by whatever way, makes that one the higher; else the one set first is.
    """
    feeds = feeding(state)
    final: dict[str, str] = {}

    def ends(name: str, seen: frozenset[str]) -> str:
        after = [one for one in feeds.get(name, ()) if one not in seen and one in depth]
        return ends(after[0], seen | {name}) if after else state.jogos[name].stage

    for name in depth:
        final[name] = ends(name, frozenset((name,)))
    order = list(dict.fromkeys(final.values()))
    if len(order) > 1:
        won = {
            stage: _winners(counted, [name for name in depth if final[name] == stage and not depth[name]]) for stage in order
        }
        there = {stage: {one for each in counted if final.get(each.jogo) == stage for one in each.entries} for stage in order}
        order.sort(key=lambda stage: sum(bool(won[stage] & there[other]) for other in order if other != stage))
    return {name: order.index(stage) for name, stage in final.items()}


def _winners(counted: Sequence[Played], finals: Sequence[str]) -> set[int]:
    return {each.winner for each in counted if each.jogo in finals and each.decided and each.winner}


def _thirds(state: State, rank: Mapping[str, int]) -> dict[int, str]:
    """The jogo for the third place of each bracket."""
    found: dict[int, str] = {}
    for jogo in state.jogos.values():
        if jogo.third or _for_third(state, jogo.id):
            lost = [where.jogo for text in jogo.slots for where in [slot(text)] if isinstance(where, LoserOf)]
            found.setdefault(rank.get(lost[0], 0) if lost else 0, jogo.id)
    return found


def _stages(state: State) -> list[str]:
    """The stages of groups, in their order."""
    return [name for name, stage in state.stages.items() if stage.kind != "knockout" and name != EXTRA]


def _entries(state: State, stage: str) -> tuple[int, ...]:
    groups = [group for group in state.groups.values() if group.stage == stage]
    return tuple(dict.fromkeys(entry for group in groups for entry in members(state, group)))


def _table(state: State) -> Standing | None:
    """The order of the only group there is."""
    return standing(state, next(iter(state.groups))) if len(state.groups) == 1 else None


def _for_third(state: State, name: str) -> bool:
    """Whether both sides of a jogo are losers of others, and nothing follows from it."""
    jogo = state.jogos[name]
    losers = jogo.knockout and all(isinstance(slot(text), LoserOf) for text in jogo.slots)
    return losers and name not in feeding(state)


def feeding(state: State) -> dict[str, list[str]]:
    """For each jogo whose winner goes on, the jogos he goes on to; the way may lead through a named slot."""
    found: dict[str, list[str]] = {}
    for jogo in state.jogos.values():
        for text in _behind(state, jogo.slots):
            where = slot(text)
            if isinstance(where, WinnerOf):
                found.setdefault(where.jogo, []).append(jogo.id)
    return found


def _behind(state: State, slots: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    for text in slots:
        where = slot(text)
        named = state.slots.get(where.name) if isinstance(where, NamedSlot) else None
        found += named.among if named else (text,)
    return found


def goes_on(state: State) -> tuple[str, ...]:
    """The jogos whose loser is not out: he plays again, in a repescagem or for the third place."""
    named = [text for jogo in state.jogos.values() if not jogo.third and not _for_third(state, jogo.id) for text in jogo.slots]
    named += [text for group in state.groups.values() for text in group.slots]
    named += [text for slots in state.slots.values() for text in slots.among]
    return tuple([where.jogo for text in named for where in [slot(text)] if isinstance(where, LoserOf)])


def depths(state: State) -> dict[str, int]:
    """How far each elimination jogo lies from the final, 0, through those its winner feeds."""
    feeds = feeding(state)
    knockout = [jogo.id for jogo in state.jogos.values() if jogo.knockout and not jogo.third and not _for_third(state, jogo.id)]
    found: dict[str, int] = {}

    def far(name: str, seen: frozenset[str]) -> int:
        if name not in found:
            after = [one for one in feeds.get(name, ()) if one not in seen]
            found[name] = 1 + min(far(one, seen | {name}) for one in after) if after else 0
        return found[name]

    for name in reversed(knockout):
        far(name, frozenset())
    return {name: found[name] for name in knockout}
