"""What a hand of nine or ten cards may be made of: trincas and sequências as masks of faces, curingas in any place of them.

Rule 1: a face is `13 * suit + rank` with the ace first, a set of faces a mask; a face that is there twice, in a trinca with a
        repeated suit, stands 52 bits higher too.
Rule 2: of a meld with curingas only the natural cards are kept, its *part*, at least one: what a curinga stands for is missing.
Rule 3: a run of six cards or more is several of three to five, so no longer ones are needed to tell whether a hand is complete.
"""

from itertools import combinations
from typing import Final

from carteado.game import Value
from carteado.melds.grammar import HIGH_ACE, RANKS, card_in
from carteado.native import mypyc_attr

FACES: Final = 52
ALL: Final = (1 << FACES) - 1
SUITS: Final = 4
SUIT: Final = (1 << RANKS) - 1

Parts = tuple[tuple[tuple[int, ...], ...], ...]  # by how many curingas act in them, then by their lowest face


@mypyc_attr(acyclic=True)
class HandGrammar(Value):
    """What is a batida with nine cards and with ten.

    Melds have three cards. With `long_runs` a sequência may have more, with `quadra` a trinca four. With `ponta` ten cards are
    a batida if one meld has a fourth card; with `ponta_repeated_suit` that of a trinca may be of a suit that is there already.
    At most `most_wild` curingas, 0 to 2, act in one meld; in trincas none with `wild_in_runs_only`.
    """

    __slots__ = ("long_runs", "most_wild", "ponta", "ponta_repeated_suit", "quadra", "wild_in_runs_only")
    __match_args__ = ("long_runs", "quadra", "ponta", "ponta_repeated_suit", "wild_in_runs_only", "most_wild")

    def __init__(
        self,
        long_runs: bool = False,
        quadra: bool = False,
        ponta: bool = False,
        ponta_repeated_suit: bool = False,
        wild_in_runs_only: bool = False,
        most_wild: int = 0,
    ) -> None:
        if not 0 <= most_wild <= 2:
            raise ValueError(f"{most_wild} curingas in one meld: 0 to 2 may act")
        self.long_runs = long_runs
        self.quadra = quadra
        self.ponta = ponta
        self.ponta_repeated_suit = ponta_repeated_suit
        self.wild_in_runs_only = wild_in_runs_only
        self.most_wild = most_wild


def mask(faces: tuple[int, ...]) -> int:
    """These faces as a part."""
    found = 0
    for face in faces:
        found |= 1 << (face + FACES if found >> face & 1 else face)
    return found


def runs(size: int) -> list[tuple[int, ...]]:
    """Every sequência of so many cards, the ace low or high."""
    return [
        tuple([card_in(suit, low + step) for step in range(size)])
        for suit in range(SUITS)
        for low in range(1, HIGH_ACE - size + 2)
    ]


def groups(size: int, repeated: bool = False) -> list[tuple[int, ...]]:
    """Every trinca of so many cards: different suits; with `repeated` three different ones and one of them again."""
    if repeated:
        return [(*trinca, again) for trinca in groups(size - 1) for again in trinca]
    return [
        tuple([RANKS * suit + rank for suit in suits]) for rank in range(RANKS) for suits in combinations(range(SUITS), size)
    ]


def parts(melds: list[tuple[int, ...]], acting: int) -> list[int]:
    """What is natural of these melds where so many curingas act, each once, in order."""
    found = [mask(kept) for meld in melds for kept in combinations(meld, len(meld) - acting)]
    return sorted(set(found))


def by_lowest(*several: list[list[int]]) -> Parts:
    """Parts of several kinds together; of each kind those with no curinga acting, with one, with two, as far as it has them."""
    table: list[tuple[tuple[int, ...], ...]] = []
    for acting in range(3):
        found: list[list[int]] = [[] for _ in range(FACES)]
        for part in sorted({part for kind in several if acting < len(kind) for part in kind[acting]}):
            found[lowest(part)].append(part)
        table.append(tuple([tuple(each) for each in found]))
    return tuple(table)


def lowest(part: int) -> int:
    """The lowest face of a part."""
    return (part & -part).bit_length() - 1


def bits(part: int) -> int:
    """How many cards a part has."""
    found = 0
    while part:
        part &= part - 1
        found += 1
    return found


class Shapes:
    """The parts of a grammar: of melds of three, of one of four in nine cards and in ten, of runs of five."""

    __slots__ = ("fives", "fours_in_nine", "fours_in_ten", "threes")

    def __init__(self, grammar: HandGrammar) -> None:
        every = range(grammar.most_wild + 1)
        tight = range(1 if grammar.wild_in_runs_only else grammar.most_wild + 1)
        long = [parts(runs(4), acting) for acting in every]
        quadra = [parts(groups(4), acting) for acting in tight]
        again = [parts(groups(4, True), acting) for acting in tight]
        none: list[list[int]] = []
        self.threes = by_lowest([parts(runs(3), acting) for acting in every], [parts(groups(3), acting) for acting in tight])
        self.fives = by_lowest([parts(runs(5), acting) for acting in every] if grammar.long_runs else none)
        self.fours_in_nine = by_lowest(long if grammar.long_runs else none, quadra if grammar.quadra else none)
        self.fours_in_ten = by_lowest(
            long if grammar.long_runs or grammar.ponta else none,
            quadra if grammar.quadra or grammar.ponta else none,
            again if grammar.ponta and grammar.ponta_repeated_suit else none,
        )
