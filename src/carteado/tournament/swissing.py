"""The next round of a Swiss stage of an event: who is there, what each has, and the matching that follows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament.lots import Seed, order
from carteado.tournament.pairing.swiss import Impossible, Paired, keeps_apart, paired
from carteado.tournament.results import Played
from carteado.tournament.state import Group, State
from carteado.tournament.tables import members, played, standing
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
        pasts = _pasts(state, group)
        made = paired([_paired(state, group, pasts, entry, number) for entry in ranked], lots, apart)
    except Impossible as impossible:
        raise Refused(Reason("no-round", "", (", ".join(impossible.relax),))) from impossible
    byes = () if made.bye is None else (made.bye,)
    return log.RoundPaired(stage=stage, round=number, pairs=made.pairs, byes=byes, seed=seed.hex())


@dataclass
class _Past:
    """What an entry did in the rounds so far: whom it met, in which it was there, which it won, whether it won by walkover."""

    jogos: list[Played] = field(default_factory=list[Played])
    there: set[int] = field(default_factory=set[int])
    won: list[int] = field(default_factory=list[int])  # rounds, byes among them
    rested: bool = False

    def before(self, number: int) -> int:
        """Rounds won before this one."""
        return sum(at < number for at in self.won)


def _pasts(state: State, group: Group) -> Mapping[int, _Past]:
    found: dict[int, _Past] = {entry: _Past() for entry in members(state, group)}
    for number, entry in group.byes:
        past = found[entry]
        past.there.add(number)
        past.won.append(number)
        past.rested = True
    for one in [one for name in group.jogos if (one := played(state, name)) is not None]:
        for entry in one.entries:
            past = found.setdefault(entry, _Past())
            past.jogos.append(one)
            past.there.add(one.round)
            if one.winner == entry:
                past.won.append(one.round)
                past.rested = past.rested or bool(one.absent)
    return found


def _paired(state: State, group: Group, pasts: Mapping[int, _Past], entry: int, number: int) -> Paired:
    """One side as the pairing looks at it; whoever comes back, or late, does not rest for that."""
    line = standing(state, group.name).lines.get(entry)
    mine = pasts.get(entry, _Past())
    met = [(one.round, next(side for side in one.entries if side != entry)) for one in mine.jogos]
    last = [other for at, other in met if at == number - 1]
    floated = bool(last) and mine.before(number - 1) != pasts[last[0]].before(number - 1)
    rested = mine.rested or not mine.there.issuperset(range(1, number))
    points = int(2 * line.points) if line else 0
    return Paired(entry, points, state.entries[entry].entity, tuple([other for _, other in met]), rested, floated)
