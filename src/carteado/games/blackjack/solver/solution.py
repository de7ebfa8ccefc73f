"""A whole solution: every starting hand against every card face up, and the edge that comes of it.

>>> from carteado.games.blackjack.rules.regulation import rules_of
>>> solution = solve(rules_of({"decks": "1"}))
>>> f"{100 * solution.edge():+.4f}"
'+0.0248'
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from carteado.games.blackjack.rules.rulebook import BlackjackRules
from carteado.games.blackjack.solver.hands import ACE, HANDS, TEN, VALUES
from carteado.games.blackjack.solver.house import Houses
from carteado.games.blackjack.solver.table import Against, Choices, alikes

COMPOSITION: Final = "composition"
TOTALS: Final = "total"
STRATEGIES: Final[tuple[str, ...]] = (COMPOSITION, TOTALS)
TENS: Final = 4  # ranks that count ten

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Cell:
    """One starting hand against one card face up."""

    low: int  # values from 1 (Ace) to 10
    high: int
    up: int
    pair: bool  # may be split: by rank, two ten-value cards stand in two cells
    chance: float  # of being dealt, the card face up included
    choices: Choices | None  # none for a BlackJack, which is not played
    worth: float  # before the house checks, uninsured
    insured: float | None  # the same, insured; against an Ace alone


@dataclass(frozen=True)
class Solution:
    """What `solve` found."""

    rules: BlackjackRules
    counts: tuple[int, ...]
    strategy: str
    cells: tuple[Cell, ...]
    against: tuple[Against | None, ...]  # by the value of the card face up, from zero; none where there is no such card

    def edge(self, insure: bool = False) -> float:
        """The player's edge per unit of the first bet; with `insure` he insures where it pays."""
        return sum([cell.chance * cell.worth for cell in self.cells]) + (self.insuring() if insure else 0.0)

    def insuring(self) -> float:
        """What insuring where it pays adds to the edge."""
        return sum([cell.chance * (cell.insured - cell.worth) for cell in self.cells if _insures(cell) and cell.insured])

    def cell(self, low: int, high: int, up: int, pair: bool = True) -> Cell:
        """The cell of these two values against this card; of two tens by rank, the pair, or the two that are none."""
        found = [cell for cell in self.cells if (cell.low, cell.high, cell.up) == (min(low, high), max(low, high), up)]
        return next((cell for cell in found if cell.pair == pair), found[0])


def _insures(cell: Cell) -> bool:
    if cell.insured is None:
        return False
    return cell.insured > cell.worth if cell.choices is None else cell.choices.insure


def packs(decks: int) -> tuple[int, ...]:
    """So many whole packs by value: Aces, 2 to 9, and what counts ten."""
    return (*[4 * decks] * TEN, 16 * decks)


def solve(
    rules: BlackjackRules,
    counts: Sequence[int] | None = None,
    strategy: str = COMPOSITION,
    tens: Sequence[float] | None = None,
    progress: Progress | None = None,
    houses: Houses | None = None,
) -> Solution:
    """Every starting hand from this shoe, full unless told; `progress` hears of each of the ten cards face up.

    `tens` are the cards of each ten-value rank, for splitting by rank; unless told the four are taken as even. `houses` of the
    same shoe, kept from one solution to the next, spare what both need.
    """
    shoe = list(packs(rules.decks) if counts is None else counts)
    ranks = [shoe[TEN] / TENS] * TENS if tens is None else [float(count) for count in tens]
    met_with = Houses(shoe) if houses is None else houses
    cells: list[Cell] = []
    against: list[Against | None] = []
    for up in range(VALUES):
        met = None
        if shoe[up] > 0:
            met = Against(rules, met_with.of(up, rules.peek, rules.hit_soft_17), strategy == TOTALS)
            cells.extend(_cells(met, shoe[up] / sum(shoe), alikes(rules, ranks, up)))
        against.append(met)
        if progress is not None:
            progress(1)
    return Solution(rules, tuple(shoe), strategy, tuple(cells), tuple(against))


def _cells(met: Against, chance: float, tens: list[tuple[float, float]]) -> list[Cell]:
    counts = met.house.counts
    ways = sum(counts) * (sum(counts) - 1)
    found: list[Cell] = []
    for low in range(VALUES):
        for high in range(low, VALUES):
            dealt = counts[low] * (counts[low] - 1) if low == high else 2 * counts[low] * counts[high]
            if dealt <= 0:
                continue
            share = chance * dealt / ways
            if low != high:
                found.append(_cell(met, low, high, share, -1, 0.0))
            elif low != TEN:
                found.append(_cell(met, low, high, share, low, float(counts[low] - 2)))
            else:
                found.extend(_tens(met, share, tens))
    return found


def _tens(met: Against, share: float, tens: list[tuple[float, float]]) -> list[Cell]:
    """Two ten-value cards: as many pairs as there are ranks with another number of cards, and those that are no pair."""
    alike = [_cell(met, TEN, TEN, share * part, TEN, left) for part, left in tens if part > 0.0]
    rest = 1.0 - sum([part for part, _ in tens])
    return alike if rest <= 1e-12 else [*alike, _cell(met, TEN, TEN, share * rest, -1, 0.0)]


def _cell(met: Against, low: int, high: int, chance: float, pair: int, alike: float) -> Cell:
    hand = HANDS.number([low, high])
    if low == ACE and high == TEN:
        worth = met.blackjack()
        insurance = met.insurance(hand)
        insured = None if insurance is None else worth + insurance
        return Cell(low + 1, high + 1, met.up + 1, False, chance, None, worth, insured)
    choices = met.choices(hand, pair, alike)
    return Cell(low + 1, high + 1, met.up + 1, pair >= 0, chance, choices, choices.whole, choices.insured)


def edge(
    rules: BlackjackRules, counts: Sequence[int] | None = None, strategy: str = COMPOSITION, insure: bool = False
) -> float:
    """The player's edge per unit of the first bet, from this shoe, full unless told; never insured unless told."""
    return solve(rules, counts, strategy).edge(insure)
