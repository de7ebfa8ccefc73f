"""Cells that are 0 or 1, and sums of them within bounds: a choice that keeps them all, or the proof that there is none.

Rule 1: whatever the bounds force is done at once; what is left is tried in one order, so the answer is the same everywhere.
"""

from collections.abc import Iterable, Sequence


class Sums:
    """Sums over cells counted from 0, each with the least and the most it may be. One value is good for one question."""

    def __init__(self, cells: int) -> None:
        self._value: list[int | None] = [None] * cells
        self._of: list[list[int]] = [[] for _ in range(cells)]
        self._cells: list[tuple[int, ...]] = []
        self._needs: list[int] = []  # ones still wanted, sum by sum
        self._takes: list[int] = []  # ones still allowed
        self._open: list[int] = []  # cells not decided
        self._trail: list[int] = []
        self.spent = 0

    def bound(self, cells: Sequence[int], least: int, most: int) -> None:
        """Of these cells `least` to `most` are 1."""
        for cell in cells:
            self._of[cell].append(len(self._cells))
        self._cells.append(tuple(cells))
        self._needs.append(least)
        self._takes.append(most)
        self._open.append(len(cells))

    def solved(self, steps: int) -> tuple[int, ...] | None:
        """The cells that are 1 in a choice that keeps all bounds; nothing where there is none, or none in so many steps."""
        if not self._forced(range(len(self._cells))):
            return None
        choices: list[tuple[int, int]] = []
        while self.spent < steps:
            self.spent += 1
            cell = self._tightest()
            if cell is None:
                return tuple(cell for cell, value in enumerate(self._value) if value)
            choices.append((len(self._trail), cell))
            kept = self._decided(cell, 1)
            while not kept:
                if not choices:
                    return None
                mark, cell = choices.pop()
                self._back(mark)
                kept = self._decided(cell, 0)
        return None

    def _tightest(self) -> int | None:
        """An open cell of the sum that has the least to spare; of its cells the one whose other sums allow the most."""
        sums = [number for number, opened in enumerate(self._open) if opened]
        if not sums:
            return next((cell for cell, value in enumerate(self._value) if value is None), None)
        tight = min(sums, key=lambda number: (self._needs[number] <= 0, self._open[number] - self._needs[number], number))
        opened = (cell for cell in self._cells[tight] if self._value[cell] is None)
        return max(opened, key=lambda cell: (min(self._takes[number] for number in self._of[cell]), -cell))

    def _decided(self, cell: int, value: int) -> bool:
        return self._set(cell, value) and self._forced(self._of[cell])

    def _forced(self, sums: Iterable[int]) -> bool:
        """Decide whatever follows in these sums and in those it touches; whether all bounds can still be kept, one by one."""
        waiting = list(sums)
        while waiting:
            number = waiting.pop()
            needs, takes, opened = self._needs[number], self._takes[number], self._open[number]
            if needs > opened or takes < 0:
                return False
            if opened and (takes == 0 or needs == opened):
                for cell in self._cells[number]:
                    if self._value[cell] is None:
                        if not self._set(cell, 1 if takes else 0):
                            return False
                        waiting.extend(self._of[cell])
        return True

    def _set(self, cell: int, value: int) -> bool:
        self._value[cell] = value
        self._trail.append(cell)
        for number in self._of[cell]:
            self._open[number] -= 1
            self._needs[number] -= value
            self._takes[number] -= value
        return all(self._takes[number] >= 0 and self._needs[number] <= self._open[number] for number in self._of[cell])

    def _back(self, mark: int) -> None:
        while len(self._trail) > mark:
            cell = self._trail.pop()
            value = self._value[cell] or 0
            self._value[cell] = None
            for number in self._of[cell]:
                self._open[number] += 1
                self._needs[number] += value
                self._takes[number] += value
