"""The plan of an event: waves of jogos that are played at once, as few as can be, and when they are expected to begin.

Rule 1: a wave has no more jogos than there are tables and nobody twice. With a minimum rest so many waves lie between two
jogos of a side, and there are as few waves as that allows, as far as that can be found soon.
Rule 2: what is listed first is played first where the number of waves allows it; the same list gives the same plan.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from fractions import Fraction
from statistics import median_high
from typing import Final

from carteado.tournament.colouring import coloured, searched, touching

Wave = tuple[int, ...]  # jogos, by their place in the list
Plan = tuple[Wave, ...]
STEPS: Final = 20_000  # of the searches that are tried last, together
SEARCHED: Final = 1000  # jogos for which fewer waves than two lists find are looked for: with more it takes too long


def planned(jogos: Sequence[Collection[int]], tables: int, rest: int = 0) -> Plan:
    """The waves in which these jogos, each the sides or people in it, can be played at so many tables."""
    if tables < 1 or rest < 0:
        raise ValueError(f"{tables} tables and a rest of {rest} waves make no plan")
    if any(not people or len(set(people)) < len(people) for people in jogos):
        raise ValueError("whoever is in a jogo is in it once")
    lists = (_listed(jogos, tables, rest, busy_first) for busy_first in (False, True))
    best = min(lists, key=lambda wave: max(wave, default=-1))
    few = len(jogos) <= SEARCHED
    touch = touching(jogos) if few else ()
    fewer = range(at_least(jogos, tables, rest), max(best, default=-1) + 1) if few else range(0)
    for waves in fewer:
        found = (None if rest else coloured(touch, waves, tables)) or searched(touch, waves, tables, rest, STEPS // len(fewer))
        if found is not None:
            best = found if rest else _early_first(found)
            break
    found_waves = range(max(best, default=-1) + 1)
    return tuple(tuple(jogo for jogo, there in enumerate(best) if there == wave) for wave in found_waves)


def at_least(jogos: Sequence[Collection[int]], tables: int, rest: int = 0) -> int:
    """Waves that no plan can do without: for the tables, for whoever has most jogos, for sides that meet among themselves."""
    gap = rest + 1
    most = max(Counter(person for people in jogos for person in people).values(), default=0)
    return max([-(-len(jogos) // tables), _spaced(most, gap), *(_spaced(turns, gap) for turns in _turns(jogos))])


def _spaced(turns: int, gap: int) -> int:
    return (turns - 1) * gap + 1 if turns else 0


def _turns(jogos: Sequence[Collection[int]]) -> list[int]:
    """For each circle of sides that meet only among themselves: their jogos over those that can be at once, rounded up."""
    circles: list[tuple[set[int], int]] = []
    for people in jogos:
        apart = [circle for circle in circles if not circle[0] & set(people)]
        joined = [circle for circle in circles if circle[0] & set(people)]
        merged = set(people).union(*(circle[0] for circle in joined))
        circles = [*apart, (merged, 1 + sum(circle[1] for circle in joined))]
    least = min(map(len, jogos), default=1)
    return [-(-many // (len(people) // least)) for people, many in circles]


def _listed(jogos: Sequence[Collection[int]], tables: int, rest: int, busy_first: bool) -> list[int]:
    """A wave for each jogo, wave by wave what can be played: as listed, or first of those with most jogos to come."""
    left = Counter(person for people in jogos for person in people)
    free = dict.fromkeys(left, 0)
    waves: dict[int, int] = {}
    waiting, now = list(range(len(jogos))), 0
    while waiting:
        if busy_first:
            waiting.sort(key=lambda jogo: (*sorted(-left[person] for person in jogos[jogo]), jogo))
        taken = 0
        for jogo in waiting:
            if taken < tables and all(free[person] <= now for person in jogos[jogo]):
                waves[jogo] = now
                taken += 1
                for person in jogos[jogo]:
                    left[person] -= 1
                    free[person] = now + rest + 1
        waiting = [jogo for jogo in waiting if jogo not in waves]
        now += 1
    return [waves[jogo] for jogo in range(len(jogos))]


def _early_first(found: Sequence[int]) -> list[int]:
    """The same waves, those first whose jogos are listed first."""
    listed: defaultdict[int, list[int]] = defaultdict(list)
    for jogo, wave in enumerate(found):
        listed[wave].append(jogo)
    order = sorted(listed, key=lambda wave: (Fraction(sum(listed[wave]), len(listed[wave])), wave))
    return [order.index(wave) for wave in found]


def next_jogo(jogos: Sequence[Collection[int]], busy: Collection[int]) -> int | None:
    """The first jogo in the list of which nobody is busy: what a table that has become free gets."""
    return next((n for n, people in enumerate(jogos) if not set(people) & set(busy)), None)


def expected(usual: int, played: Sequence[int]) -> int:
    """Minutes a jogo is expected to take: the middle of those played so far, or what is usual where none was."""
    return median_high(played) if played else usual


def begins(waves: Sequence[Sequence[int]], minutes: Sequence[int], start: int = 0, pause: int = 0) -> tuple[int, ...]:
    """The minute in which each wave begins, when a jogo takes so many minutes and each wave waits for the longest before it."""
    times = [start]
    for wave in waves:
        times.append(times[-1] + pause + max((minutes[jogo] for jogo in wave), default=0))
    return tuple(times[:-1])
