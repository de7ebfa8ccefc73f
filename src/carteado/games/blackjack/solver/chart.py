"""A solution as the chart one learns: a row for each hand, a column for each card of the house, a choice in each field.

By totals a row is a total, hard or soft, and a pair; by composition a row is the two cards themselves.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from carteado.games.blackjack.solver.hands import ACE, HANDS, TEN, VALUES
from carteado.games.blackjack.solver.solution import COMPOSITION, Solution
from carteado.games.blackjack.solver.table import DOUBLING, SPLITTING, SURRENDERING, Against, Choices

HARD: Final = "hard"
SOFT: Final = "soft"
PAIR: Final = "pair"
SHAPES: Final[tuple[str, ...]] = (HARD, SOFT, PAIR)
UPS: Final[tuple[int, ...]] = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
HARDS: Final = range(4, 21)
SOFTS: Final = range(13, 21)


@dataclass(frozen=True)
class Field:
    """What to do with a hand against one card of the house."""

    act: str
    otherwise: str  # where one may not double, or not give up
    worth: float
    insure: bool


@dataclass(frozen=True)
class Row:
    """One hand against each card of the house, in the order of `UPS`; nothing where the shoe does not hold such cards."""

    shape: str
    total: int  # of a pair, the value of one card
    cards: tuple[int, int] | None  # where the row is of two cards
    fields: tuple[Field | None, ...]


def chart(solution: Solution) -> list[Row]:
    """Hard hands from the lowest on, soft ones, pairs."""
    totals = _by_cards(solution) if solution.strategy == COMPOSITION else _by_totals(solution)
    pairs = [Row(PAIR, value, (value, value), tuple(_pairs(solution, value))) for value in range(1, VALUES + 1)]
    return [*totals, *[row for row in pairs if any(row.fields)]]


def _by_totals(solution: Solution) -> list[Row]:
    found: list[Row] = []
    for shape, totals in ((HARD, HARDS), (SOFT, SOFTS)):
        for total in totals:
            members = _members(shape, total)
            fields = [_field(solution, up, next(_held(solution, up, members), None)) for up in UPS]
            found.append(Row(shape, total, None, tuple(fields)))
    return found


def _by_cards(solution: Solution) -> list[Row]:
    found: list[Row] = []
    for shape, totals in ((HARD, HARDS), (SOFT, SOFTS)):
        for total in totals:
            for low, high in _members(shape, total):
                if low != high:
                    held = [next(_held(solution, up, [(low, high)]), None) for up in UPS]
                    fields = [_field(solution, up, cards) for up, cards in zip(UPS, held, strict=True)]
                    found.append(Row(shape, total, (low, high), tuple(fields)))
    return [row for row in found if any(row.fields)]


def _members(shape: str, total: int) -> list[tuple[int, int]]:
    """The hands of two cards with this total; those that are no pair first."""
    if shape == SOFT:
        return [(1, total - 11)]
    found = [(low, total - low) for low in range(2, total // 2 + 1) if total - low <= VALUES]
    return sorted(found, key=lambda cards: (cards[0] == cards[1], cards))


def _held(solution: Solution, up: int, members: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Those of these hands that the shoe holds beside the card face up."""
    for low, high in members:
        left = list(solution.counts)
        for value in (up, low, high):
            left[value - 1] -= 1
        if min(left) >= 0:
            yield low, high


def _field(solution: Solution, up: int, cards: tuple[int, int] | None) -> Field | None:
    met = solution.against[up - 1]
    if cards is None or met is None:
        return None
    hand = HANDS.number([cards[0] - 1, cards[1] - 1])
    return _told(met, hand, met.choices(hand, -1, 0.0))


def _pairs(solution: Solution, value: int) -> Iterator[Field | None]:
    for up in UPS:
        met = solution.against[up - 1]
        cell = next(
            (each for each in solution.cells if (each.low, each.high, each.up) == (value, value, up) and each.pair), None
        )
        chosen = None if cell is None else cell.choices
        yield None if met is None or chosen is None else _told(met, HANDS.number([value - 1, value - 1]), chosen)


def _told(met: Against, hand: int, choices: Choices) -> Field:
    otherwise = choices.act
    if choices.act == DOUBLING:
        otherwise = met.plain(hand)
    elif choices.act == SURRENDERING:
        otherwise = _kept(met, hand, choices)
    return Field(choices.act, otherwise, choices.worth, choices.insure)


def _kept(met: Against, hand: int, choices: Choices) -> str:
    """What is done with a hand that would be given up."""
    act = met.unsplit(hand)
    worth = {"stand": choices.stand, "hit": choices.hit, DOUBLING: choices.double}[act]
    return SPLITTING if choices.split is not None and worth is not None and choices.split > worth else act


def sign(value: int) -> str:
    """A value as it is written: A, 2 to 10."""
    return "A" if value == ACE + 1 else str(value)


def label(row: Row) -> str:
    """A row's hand: "16", "A+7", "8+8", "10+6"."""
    if row.cards is None:
        return str(row.total) if row.shape == HARD else f"A+{row.total - TEN - 2}"
    low, high = row.cards
    return f"{sign(low)}+{sign(high)}" if low in (1, high) else f"{sign(high)}+{sign(low)}"
