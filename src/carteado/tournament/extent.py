"""What a competition table comes to before it stands: jogos, rounds one after the other, and about how many minutes.

Rule 1: a round begins when the one before is over; what two brackets can play at the same time is one round.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from carteado.tournament import entries as log
from carteado.tournament.planning import OF_ONE, open_tables
from carteado.tournament.slots import LoserOf, WinnerOf, slot
from carteado.tournament.state import State
from carteado.tournament.templates import KNOCKOUT


@dataclass(frozen=True)
class Part:
    """The jogos of one stage of a table."""

    stage: str
    jogos: int


@dataclass(frozen=True)
class Extent:
    """A whole table: its stages in order, its rounds, its minutes at the tables that are open."""

    parts: tuple[Part, ...]
    rounds: int
    minutes: int

    @property
    def jogos(self) -> int:
        """How many jogos there are in all."""
        return sum(part.jogos for part in self.parts)


def extent(state: State, entries: Sequence[log.AnyEntry]) -> Extent:
    """What these entries, a table that is not set yet, come to in this event."""
    stages = {one.stage: one for one in entries if isinstance(one, log.StageSet)}
    tables = max(1, len(open_tables(state)))
    counted: dict[str, int] = {}
    rounds = minutes = 0
    for name, sizes in _groups(entries).items():
        stage = stages.get(name)
        swiss = stage is not None and stage.kind == "swiss"
        many = stage.rounds if stage is not None and swiss else max(size - 1 + size % 2 for size in sizes)
        each = [sum(size // 2 for size in sizes)] * many if swiss else []
        counted[name] = sum(each) if swiss else sum(size * (size - 1) // 2 for size in sizes)
        waves = sum(-(-jogos // tables) for jogos in each) if swiss else max(many, -(-counted[name] // tables))
        rounds += many
        minutes += waves * _length(state, state.code.groups.best_of if stage is None else stage.best_of, False)
    for level in _levels(entries):
        for jogo in level:
            counted[jogo.stage or KNOCKOUT] = counted.get(jogo.stage or KNOCKOUT, 0) + 1
        lengths = sorted((_length(state, _best_of(jogo, stages), True) for jogo in level), reverse=True)
        rounds += 1
        minutes += sum(lengths[::tables])
    return Extent(tuple([Part(name, many) for name, many in counted.items()]), rounds, minutes)


def _groups(entries: Sequence[log.AnyEntry]) -> Mapping[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for one in entries:
        if isinstance(one, log.GroupSet):
            found[one.stage].append(len(one.slots))
    return found


def _levels(entries: Sequence[log.AnyEntry]) -> list[list[log.JogoSet]]:
    """The jogos of all brackets by the round in which they can be played at the earliest."""
    at: dict[str, int] = {}
    levels: list[list[log.JogoSet]] = []
    for one in entries:
        if isinstance(one, log.JogoSet):
            found = [where.jogo for text in one.slots if isinstance(where := slot(text), (WinnerOf, LoserOf))]
            at[one.jogo] = max([at[name] + 1 for name in found if name in at], default=0)
            levels += [[] for _ in range(at[one.jogo] + 1 - len(levels))]
            levels[at[one.jogo]].append(one)
    return levels


def _best_of(jogo: log.JogoSet, stages: Mapping[str, log.StageSet]) -> int:
    stage = stages.get(jogo.stage or KNOCKOUT)
    return jogo.best_of or (stage.best_of if stage is not None else 0)


def _length(state: State, best_of: int, knockout: bool) -> int:
    """Minutes of a jogo, before any was played."""
    return state.code.clock or OF_ONE * (best_of or state.code.format_of(knockout).best_of)
