"""Brinquedo against the house as one value."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from carteado.options import Choice, Numbers, Options
from toy.brinquedo.rules.rulebook import ONE_PACK, RANK

SHOE: Final = tuple(sorted(ONE_PACK * 8))  # BRC-1
MOST: Final = 21
HOUSE_STANDS: Final = 17


@dataclass(frozen=True)
class CasaRules:
    """The text of the game against the house with its house rules."""

    id: str
    stack: int  # BRC-2
    limit: int  # BRC-2, the highest bet
    burned: int  # BRC-3, cards put aside from every new shoe
    rounds: int  # BRC-8
    natural: int  # BRC-6, what 21 with two cards pays for one
    options: tuple[tuple[str, str], ...] = ()


CASA: Final = CasaRules(id="brinquedo-casa", stack=20, limit=10, burned=1, rounds=8, natural=2)

CASA_OPTIONS: Final = Options(
    CASA,
    (
        Choice("stack", "stack", {}, Numbers(1, 1000), "20"),
        Choice("limit", "limit", {}, Numbers(1, 100), "10"),
        Choice("burned", "burned", {"none": 0, "most": 360}, Numbers(0, 360), "1"),
        Choice("rounds", "rounds", {}, Numbers(1, 200), "8"),
        Choice("natural", "natural", {"double": 2, "plain": 1}),
    ),
)


def rules_of(options: Mapping[str, str]) -> CasaRules:
    """The rules with these options."""
    return CASA_OPTIONS.apply(options)


def points(faces: tuple[int, ...]) -> int:
    """What a hand counts (BRC-4): figures ten, an ace eleven where it does no harm."""
    total = sum([min(RANK[face] + 1, 10) for face in faces])
    return total + 10 if total <= MOST - 10 and any(RANK[face] == 0 for face in faces) else total
