"""Jogos put into waves so that nobody is in two at once: waves are colours, jogos that share somebody touch.

Rule 1: two waves can always change all they have of jogos that hang together by touching (a chain); that makes room for a jogo
which fits nowhere, and makes a full wave smaller at the cost of another.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence

Touch = Sequence[Collection[int]]


def touching(jogos: Sequence[Collection[int]]) -> Touch:
    """For each jogo those that share somebody with it."""
    of: defaultdict[int, list[int]] = defaultdict(list)
    for n, people in enumerate(jogos):
        for person in people:
            of[person].append(n)
    return [{other for person in people for other in of[person]} - {n} for n, people in enumerate(jogos)]


def coloured(touch: Touch, waves: int, tables: int) -> list[int] | None:
    """A wave for every jogo, none with more jogos than tables; nothing where this way leads to none."""
    wave: dict[int, int] = {}
    for jogo in range(len(touch)):
        if not _fit(jogo, wave, touch, waves):
            return None
    while True:
        many = Counter(wave.values())
        full = next((one for one in range(waves) if many[one] > tables), None)
        if full is None:
            return [wave[jogo] for jogo in range(len(touch))]
        if not _lighten(full, many, wave, touch, waves, tables):
            return None


def searched(touch: Touch, waves: int, tables: int, rest: int, steps: int) -> list[int] | None:
    """A wave for every jogo, `rest` waves between those that touch; nothing where there is none, or none in so many steps."""
    opened: list[int] = [(1 << waves) - 1] * len(touch)  # a bit for each wave a jogo may still be in
    wave, many = dict[int, int](), Counter[int]()
    choices: list[tuple[int, list[int]]] = []
    for _ in range(steps):
        waiting = [jogo for jogo in range(len(touch)) if jogo not in wave]
        if not waiting:
            return [wave[jogo] for jogo in range(len(touch))]
        jogo = min(waiting, key=lambda one: (opened[one].bit_count(), -len(touch[one]), one))
        choices.append((jogo, opened))
        while not opened[jogo]:
            choices.pop()
            if not choices:
                return None
            jogo, opened = choices[-1]
            there = wave.pop(jogo)
            many[there] -= 1
            opened = opened.copy()
            opened[jogo] &= ~(1 << there)
            choices[-1] = (jogo, opened)
        there = (opened[jogo] & -opened[jogo]).bit_length() - 1
        wave[jogo] = there
        many[there] += 1
        opened = opened.copy()
        near = ((1 << 2 * rest + 1) - 1) << there >> rest
        for other in touch[jogo]:
            opened[other] &= ~near
        if many[there] == tables:
            opened = [bits & ~(1 << there) for bits in opened]
    return None


def _fit(jogo: int, wave: dict[int, int], touch: Touch, waves: int) -> bool:
    """Put one more jogo into some wave, moving chains where it must be."""
    taken = Counter(wave[other] for other in touch[jogo] if other in wave)
    free = next((one for one in range(waves) if not taken[one]), None)
    if free is not None:
        wave[jogo] = free
        return True
    for one in sorted(range(waves), key=lambda n: (taken[n], n)):
        blocking = [other for other in touch[jogo] if wave.get(other) == one]
        for other in range(waves):
            if other != one:
                chain = _chain(blocking, (one, other), wave, touch)
                if not any(wave[part] == other and part in touch[jogo] for part in chain):
                    _change(chain, (one, other), wave)
                    wave[jogo] = one
                    return True
    return False


def _lighten(full: int, many: Counter[int], wave: dict[int, int], touch: Touch, waves: int, tables: int) -> bool:
    """Move a chain from a wave with too many jogos to one that has room for what it gains."""
    for other in sorted(range(waves), key=lambda n: (many[n], n)):
        for chain in _chains((full, other), wave, touch) if other != full else ():
            gain = sum(1 if wave[part] == full else -1 for part in chain)
            if 0 < gain <= max(tables - many[other], 0):
                _change(chain, (full, other), wave)
                return True
    return False


def _chains(pair: tuple[int, int], wave: dict[int, int], touch: Touch) -> Iterator[set[int]]:
    seen: set[int] = set()
    for jogo in sorted(wave):
        if wave[jogo] == pair[0] and jogo not in seen:
            chain = _chain([jogo], pair, wave, touch)
            seen |= chain
            yield chain


def _chain(start: Sequence[int], pair: tuple[int, int], wave: dict[int, int], touch: Touch) -> set[int]:
    """The jogos of two waves that hang together with these."""
    chain, waiting = set(start), list(start)
    while waiting:
        for other in touch[waiting.pop()]:
            if other not in chain and wave.get(other) in pair:
                chain.add(other)
                waiting.append(other)
    return chain


def _change(chain: Collection[int], pair: tuple[int, int], wave: dict[int, int]) -> None:
    for part in chain:
        wave[part] = pair[1] if wave[part] == pair[0] else pair[0]
