"""Duplicate: every table plays the same packs, and a mão counts what it gave beside what it gave to others in those seats.

Rule 1: points are by seats, the even ones and the odd ones; half way the sides change seats, so that each has had both.
Rule 2: figures are exact: whole numbers where two tables meet, fractions with as many parts as there are other tables else.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

PACKS: Final = 24
MOST_PACKS: Final = 60
LEAST_TABLES: Final = 2  # a mão is compared with the same one elsewhere
Points = Sequence[int]  # of one mão: to the even seats, to the odd ones


def half(packs: int) -> int:
    """After so many mãos the sides change seats."""
    return (packs + 1) // 2


def swapped(mao: int, packs: int) -> bool:
    """Whether the first side of a jogo has the odd seats in this mão, counted from 1."""
    return mao > half(packs)


def worth(points: Sequence[Points], table: int, seats: int) -> Fraction:
    """What one mão counts at a table for who had these seats: its points less the mean of those at the other tables.

    Where nobody else played it there is nothing to compare it with, and it counts nothing.
    """
    others = [each[seats] for at, each in enumerate(points) if at != table]
    return points[table][seats] - Fraction(sum(others), len(others)) if others else Fraction(0)


def maos(points: Sequence[Sequence[Points]], table: int) -> list[tuple[Fraction, Fraction]]:
    """What each mão counts at a table, for the first and the second side of its jogo; `points` is by table, then by mão.

    A table whose jogo was decided otherwise has played none.
    """
    packs = len(points[table])
    played = [each for each in points if each]
    place = sum(1 for each in points[:table] if each)
    told: list[tuple[Fraction, Fraction]] = []
    for number in range(packs):
        column = [each[number] for each in played]
        even, odd = worth(column, place, 0), worth(column, place, 1)
        told.append((odd, even) if swapped(number + 1, packs) else (even, odd))
    return told


def totals(points: Sequence[Sequence[Points]], table: int) -> tuple[Fraction, Fraction]:
    """What all mãos of a table count for the first and the second side of its jogo."""
    counted = maos(points, table)
    return sum([one for one, _ in counted], Fraction(0)), sum([other for _, other in counted], Fraction(0))


def made(points: Sequence[Points]) -> tuple[int, int]:
    """The points that the sides of a table made, as they were played."""
    packs = len(points)
    sums = [0, 0]
    for number, each in enumerate(points, 1):
        first, second = (each[1], each[0]) if swapped(number, packs) else (each[0], each[1])
        sums[0] += first
        sums[1] += second
    return sums[0], sums[1]
