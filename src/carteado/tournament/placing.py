"""Which group a drawn entry goes to: the first that leaves a place for everybody after it.

One whole placing of all that wait is kept in sight. A group is open to an entry when that placing, or another one, has the
entry there: it is looked for among the entries of two groups, then of three, then of all.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from carteado.tournament.sums import Sums

STEPS: Final = 2_000  # of one search; where they are not enough, the placing in sight is kept
Plan = dict[int, int]  # entry to group
Kind = tuple[int, str]  # pot and entity: entries of one kind can stand for one another
Left = Callable[[str, int], int]  # how many more of an entity a group may take


class Places:
    """Groups that are being filled from pots: of a pot one entry each, of an entity no more than its limit."""

    def __init__(
        self, pots: Sequence[Sequence[int]], sizes: Sequence[int], entities: Mapping[int, str], limits: Mapping[str, int]
    ) -> None:
        self._pot = {entry: n for n, pot in enumerate(pots) for entry in pot}
        self._entity = {entry: entities.get(entry, "") for entry in self._pot}
        self._limits = limits
        self._groups = range(len(sizes))
        self._placed: Plan = {}
        self._held: Counter[tuple[str, int]] = Counter()
        found = self._spread(pots, sizes)
        if found is None:
            found = self._search(list(self._pot), Counter(dict(enumerate(sizes))), self._left)
        self.possible = found is not None
        self._plan: Plan = found or {}

    def place(self, entry: int) -> int:
        """Put an entry into its group, for good."""
        for group in self._groups:
            found = self._onward(entry, group)
            if found is not None:
                self._put(entry, group)
                self._plan = found
                return group
        raise ValueError(f"no group is left for {entry}")

    def _onward(self, entry: int, group: int) -> Plan | None:
        """A placing of all that wait after this entry, when it is in this group."""
        waiting = {one: there for one, there in self._plan.items() if one != entry}
        if self._plan[entry] == group:
            return waiting
        room = Counter(self._plan.values())
        room[group] -= 1
        if room[group] < 0 or not self._free(self._pot[entry], group) or self._left(self._entity[entry], group) < 1:
            return None
        self._put(entry, group)
        try:
            return self._another(waiting, room, self._wider((self._plan[entry], group)))
        finally:
            self._take(entry, group)

    def _another(self, waiting: Plan, room: Counter[int], attempts: Iterator[Sequence[int]]) -> Plan | None:
        for groups in attempts:
            moving = [one for one, there in waiting.items() if there in groups]
            found = self._search(moving, Counter({group: room[group] for group in groups}), self._left)
            if found is not None:
                return {**waiting, **found}
        return None

    def _wider(self, groups: tuple[int, int]) -> Iterator[Sequence[int]]:
        yield groups
        for third in self._groups:
            if third not in groups:
                yield (*groups, third)
        yield self._groups

    def _spread(self, pots: Sequence[Sequence[int]], sizes: Sequence[int]) -> Plan | None:
        """A placing of everybody, or nothing where this way leads to none.

        Pots are laid out as they are; while a group has too many of an entity, it shares all it has with another one anew, in
        halves. Where sizes are as equal as can be that can always be done.
        """
        plan: Plan = {}
        room = list(sizes)
        for pot in pots:
            roomiest = sorted((group for group in self._groups if room[group]), key=lambda group: -room[group])
            for entry, group in zip(pot, roomiest, strict=False):
                plan[entry] = group
                room[group] -= 1
        if len(plan) < len(self._pot):
            return None
        while over := self._crowded(plan):
            shared = self._shared(plan, sizes, *over)
            if shared is None:
                return None
            plan = shared
        return plan

    def _crowded(self, plan: Plan) -> tuple[str, int] | None:
        """An entity and a group that has too many of it."""
        has = Counter((self._entity[entry], group) for entry, group in plan.items())
        return min((key for key, many in has.items() if many > self._limits.get(key[0], many)), default=None)

    def _shared(self, plan: Plan, sizes: Sequence[int], entity: str, crowded: int) -> Plan | None:
        """The plan after this group has shared what it has with one that has fewer of the entity than the limit."""
        for other in self._groups:
            moving = [entry for entry, group in plan.items() if group in (crowded, other)]
            if sum(self._entity[entry] == entity for entry in moving if plan[entry] == other) < self._limits[entity]:
                room = Counter({group: sizes[group] for group in (crowded, other)})
                found = self._search(moving, room, self._halves(moving))
                if found is not None:
                    return {**plan, **found}
        return None

    def _halves(self, moving: Sequence[int]) -> Left:
        """Of each entity the limit or, where there are too many for two groups, half of them."""
        many = Counter(self._entity[entry] for entry in moving)
        most = {entity: max(self._limits.get(entity, every), -(-every // 2)) for entity, every in many.items()}
        return lambda entity, _: most[entity]

    def _search(self, moving: Sequence[int], room: Counter[int], left: Left) -> Plan | None:
        """Places for these entries in the groups with room, all of which they fill; nothing where there are none."""
        kinds: defaultdict[Kind, list[int]] = defaultdict(list)
        for entry in moving:
            kinds[self._pot[entry], self._entity[entry]].append(entry)
        cells = [(kind, group) for kind in kinds for group in room if self._free(kind[0], group) and left(kind[1], group) > 0]
        sums = Sums(len(cells))
        for kind, entries in kinds.items():
            sums.bound([n for n, cell in enumerate(cells) if cell[0] == kind], len(entries), len(entries))
        for group in room:
            here = {n: kind for n, (kind, there) in enumerate(cells) if there == group}
            sums.bound(tuple(here), room[group], room[group])
            for pot in dict.fromkeys(kind[0] for kind in here.values()):
                sums.bound([n for n, kind in here.items() if kind[0] == pot], 0, 1)
            for entity in dict.fromkeys(kind[1] for kind in here.values()):
                sums.bound([n for n, kind in here.items() if kind[1] == entity], 0, left(entity, group))
        found = sums.solved(STEPS)
        return None if found is None else {kinds[cells[n][0]].pop(): cells[n][1] for n in found}

    def _left(self, entity: str, group: int) -> int:
        return self._limits.get(entity, len(self._pot)) - self._held[entity, group]

    def _free(self, pot: int, group: int) -> bool:
        return all(there != group or self._pot[entry] != pot for entry, there in self._placed.items())

    def _put(self, entry: int, group: int) -> None:
        self._placed[entry] = group
        self._held[self._entity[entry], group] += 1

    def _take(self, entry: int, group: int) -> None:
        del self._placed[entry]
        self._held[self._entity[entry], group] -= 1
