"""The next round of a Swiss stage of an event: who is there, what each has, and the matching that follows."""

from typing import Final

from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament.lots import Seed, order
from carteado.tournament.pairing.swiss import Impossible, Paired, keeps_apart, paired
from carteado.tournament.state import Group, State
from carteado.tournament.tables import members, played, sides, standing
from carteado.tournament.torneio import Refused

ALWAYS: Final = -1  # an entity is kept apart in every round, as far as it goes
STRICTLY: Final = -2  # in every round, whatever it costs


def next_round(state: State, stage: str, seed: bytes) -> log.RoundPaired:
    """The round to come, with lots from this seed; `Refused` where no round keeps the rules, with those to relax."""
    group = next((group for group in state.groups.values() if group.stage == stage), None)
    if group is None or state.stages[stage].kind != "swiss":
        raise Refused(Reason("no-stage", "", (stage[:80],)))
    number = max([state.jogos[jogo].round for jogo in group.jogos], default=0) + 1
    present = [entry for entry in members(state, group) if state.entries[entry].paired]
    ranked = [entry for part in standing(state, group.name).order() for entry in part if entry in present]
    ranked += [entry for entry in present if entry not in ranked]
    lots = order(present, Seed(seed))
    keeps = state.stages[stage].apart
    apart = keeps_apart(max(keeps, ALWAYS), number - 1, "absolute" if keeps == STRICTLY else "weak")
    if number == 1:
        ranked = list(lots)
    try:
        made = paired([_paired(state, group, entry, number) for entry in ranked], lots, apart)
    except Impossible as impossible:
        raise Refused(Reason("no-round", "", (", ".join(impossible.relax),))) from impossible
    byes = () if made.bye is None else (made.bye,)
    return log.RoundPaired(stage=stage, round=number, pairs=made.pairs, byes=byes, seed=seed.hex())


def _paired(state: State, group: Group, entry: int, number: int) -> Paired:
    """One side as the pairing looks at it."""
    line = standing(state, group.name).lines.get(entry)
    met: list[int] = []
    rested = any(who == entry for _, who in group.byes) or _was_away(state, group, entry, number)
    floated = False
    for name in group.jogos:
        one = played(state, name)
        if one is None or entry not in one.entries:
            continue
        other = next(side for side in one.entries if side != entry)
        met.append(other)
        walked = bool(one.absent) and one.winner == entry
        rested = rested or walked
        if one.round == number - 1:
            floated = _before(state, group, entry, number - 1) != _before(state, group, other, number - 1)
    points = int(2 * line.points) if line else 0
    return Paired(entry, points, state.entries[entry].entity, tuple(met), rested, floated)


def _was_away(state: State, group: Group, entry: int, number: int) -> bool:
    """Whether it missed a round: whoever comes back, or late, does not rest for that."""
    there = {at for at, who in group.byes if who == entry}
    there |= {state.jogos[name].round for name in group.jogos if entry in sides(state, state.jogos[name])}
    return any(at not in there for at in range(1, number))


def _before(state: State, group: Group, entry: int, number: int) -> int:
    """Jogos won before a round, byes among them."""
    won = sum(
        1 for name in group.jogos if (one := played(state, name)) is not None and one.round < number and one.winner == entry
    )
    return won + sum(1 for at, who in group.byes if who == entry and at < number)
