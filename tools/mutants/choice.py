"""Which tests are run against a mutant, and in which order: those of its clause first, then the nearest.

Near is a test that runs the line and few others; of one parametrised test first one parameter, the others later.
What runs at import is reached by every test: there the clause beside the line speaks, then what the file is used by, then the
tests that together see most of the rules.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import zip_longest
from typing import Final

from tools.mutants.points import Mutant
from tools.mutants.reach import Reach, Test

FIRST: Final = 24  # tests of the first batch: most mutants fall there
FIRST_FILES: Final = 5
MOST_SECONDS: Final = 6.0  # of one mutant, as measured: without the measuring they take half of it
LONGEST: Final = 3.0  # of one test
_CLAUSE: Final = re.compile(r"\b[A-Z]+(?:-[\w.]+)+")


class Choice:
    """The tests for one mutant after another."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.known = {clause for test in reach.tests for clause in test.clauses}
        self.broad: dict[int, list[int]] = {}

    def batches(self, mutant: Mutant) -> list[list[Test]]:
        """The tests: few that are quick to read, then the others within the time."""
        first: list[Test] = []
        rest: list[Test] = []
        files: set[str] = set()
        seconds = 0.0
        for at in self._order(mutant):
            test = self.reach.tests[at]
            if test.seconds > LONGEST or seconds + test.seconds > MOST_SECONDS:
                continue
            seconds += test.seconds
            if len(first) < FIRST and (test.file in files or len(files) < FIRST_FILES):
                first.append(test)
                files.add(test.file)
            else:
                rest.append(test)
        return [batch for batch in (first, rest) if batch]

    def at_import(self, mutant: Mutant) -> bool:
        """Whether it runs, or ran, when the file is imported: then it has to be imported anew."""
        imported = self.reach.imported.get(str(mutant.path), ())
        return not mutant.inside or any(mutant.head[0] <= line <= mutant.head[1] for line in imported)

    def _order(self, mutant: Mutant) -> Iterator[int]:
        reached = self.reach.by(mutant.path, *mutant.head) if mutant.inside else 0
        cited = self._marked(self._cited(mutant))
        if reached:
            yield from self._near(reached & cited)
            yield from self._near(reached & ~cited)
        elif self.at_import(mutant):
            yield from self._near(cited)
            using = self.reach.by(mutant.path, 1, 10**4) & ~cited
            own = self._marked(_CLAUSE.findall(mutant.path.read_text(encoding="utf-8"))) & ~cited
            yield from self._broad(using or own or ~cited)

    def _cited(self, mutant: Mutant) -> list[str]:
        """The clauses named in the line or right above it; inside a function, those of its statement as well."""
        text = mutant.path.read_text(encoding="utf-8").splitlines()
        at = mutant.line() - 1
        lines = {at, *(range(mutant.head[0] - 1, mutant.head[1]) if mutant.inside else ())}
        above = min(lines) - 1
        if text[above].strip().startswith("#"):
            lines.add(above)
        return [clause for line in sorted(lines) for clause in _CLAUSE.findall(text[line]) if clause in self.known]

    def _marked(self, clauses: Iterable[str]) -> int:
        wanted = set(clauses)
        return sum(1 << at for at, test in enumerate(self.reach.tests) if wanted.intersection(test.clauses))

    def _near(self, bits: int) -> Iterator[int]:
        functions: dict[str, list[int]] = {}
        for at in sorted(_places(bits), key=lambda at: (self._breadth[at], self.reach.tests[at].seconds)):
            functions.setdefault(self.reach.tests[at].function, []).append(at)
        for row in zip_longest(*functions.values()):
            yield from (at for at in row if at is not None)

    def _broad(self, bits: int) -> list[int]:
        """The tests that together see most for their time, then the nearest of the others."""
        if bits not in self.broad:
            self.broad[bits] = list(self._greedy(bits))
        return self.broad[bits]

    def _greedy(self, bits: int) -> Iterator[int]:
        left = {at for at in _places(bits & (1 << len(self.reach.tests)) - 1) if self.reach.tests[at].seconds <= LONGEST}
        seen, seconds = 0, 0.0
        while left and seconds < MOST_SECONDS:
            best = max(left, key=lambda at: (self._sees[at] & ~seen).bit_count() / (self.reach.tests[at].seconds + 0.05))
            if not self._sees[best] & ~seen:
                break
            yield best
            left.remove(best)
            seen |= self._sees[best]
            seconds += self.reach.tests[best].seconds
        yield from self._near(sum(1 << at for at in left))

    @cached_property
    def _sees(self) -> list[int]:
        """For each test the lines it runs, as bits."""
        found, number = [0] * len(self.reach.tests), 0
        for lines in self.reach.lines.values():
            for bits in lines.values():
                for at in _places(bits):
                    found[at] |= 1 << number
                number += 1
        return found

    @cached_property
    def _breadth(self) -> list[int]:
        return [bits.bit_count() for bits in self._sees]


def _places(bits: int) -> Iterator[int]:
    return (at for at, bit in enumerate(reversed(f"{bits:b}")) if bit == "1")
