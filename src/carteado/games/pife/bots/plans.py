"""In how many ways a hand may still become a batida, and how likely each is.

Rule 1: a plan is three melds of three cards that do not share a card; it is worth the product of the chances that what it lacks
        comes. A hand is worth the sum over its plans, so many live outs count as much as few cards missing.
Rule 2: one pass over ten cards values them without each of the ten: a plan that needs a card is lost with it.
"""

from typing import Final

from carteado.games.pife.bots.outlook import FOURS, MASKS, RUNS, TRIOS, WITH, Outlook
from carteado.games.pife.rules.rulebook import FACES

COPY: Final = 0.09  # the chance that one live copy comes in time
SEED: Final = 0.35  # how much of its chances a card that stands alone is counted for
PONTA: Final = 0.8  # what a fourth card in a meld adds to a plan where ten cards cost the others twice as much
LEAST: Final = 1e-9

Entry = tuple[int, float, int]  # the cards of a meld that are there, what it is worth, how many curingas act in it


class Plans:
    """The plans of a hand of nine or ten cards."""

    __slots__ = ("_curingas", "_helped", "_loose", "_out", "_seeds", "_sums", "_twice", "hand", "total")

    def __init__(self, out: Outlook, counts: list[int], tame: tuple[int, ...]) -> None:
        wild, rules = out.table.wild, out.table.rules
        self._out = out
        self._curingas = 0
        once = twice = 0
        for face in range(FACES):
            held = counts[face]
            if held and face in wild:
                self._curingas += held - tame.count(face)
                held = tame.count(face)
            if held:
                once |= 1 << face
                if held > 1:
                    twice |= 1 << face
        self.hand = once
        self._twice = twice
        self._sums: dict[int, float] = {}  # what the plans are worth that are lost with any of these cards
        self._loose: dict[int, float] = {}  # what a card adds that stands alone
        self.total = 0.0
        entries = self._entries(once, rules.wild_in_runs_only)
        dearer = out.table.dearer()
        if dearer:
            entries += [(four, 1.0 + PONTA * dearer, 0) for four in FOURS if four & once == four]
        self._seeds = self._alone(once, False)
        self._helped = self._alone(once, True) if self._curingas else self._seeds
        self._count(entries)

    def without(self, face: int) -> float:
        """What the hand is worth without one card of this face."""
        bit = 1 << face
        lost = sum([worth for cards, worth in self._sums.items() if cards & bit])
        return max(self.total - lost - self._loose.get(face, 0.0), 0.0) + LEAST

    def _entries(self, once: int, tight: bool) -> list[Entry]:
        """Every meld of which two cards are there or three."""
        live, found = self._out.live, list[Entry]()
        for nth, part in enumerate(MASKS):
            there = part & once
            left = there & (there - 1)
            if not left:
                continue
            if there == part:
                found.append((there, 1.0, 0))
                continue
            missing = next(face for face in TRIOS[nth] if not there >> face & 1)
            if live[missing] > 0.0:
                found.append((there, COPY * live[missing], 0))
            if self._curingas and (nth < RUNS or not tight):
                found.append((there, 1.0, 1))
        return found

    def _alone(self, once: int, helped: bool) -> dict[int, float]:
        """What each card may become together with two that are missing, or with one and a curinga."""
        live, found = self._out.live, dict[int, float]()
        for face in range(FACES):
            if once >> face & 1:
                if helped:
                    found[face] = sum([live[one] + live[other] for one, other in WITH[face]]) * COPY * SEED
                else:
                    found[face] = sum([live[one] * live[other] for one, other in WITH[face]]) * COPY * COPY * SEED
        return found

    def _count(self, entries: list[Entry]) -> None:
        twice, curingas = self._twice, self._curingas
        for at, (one, worth, acting) in enumerate(entries):
            self._one(one, worth, self._seeds if acting == curingas else self._helped)
            for nth in range(at + 1, len(entries)):
                other, more, wilds = entries[nth]
                shared = one & other
                if shared & ~twice or acting + wilds > curingas:
                    continue
                self._two(one, other, worth * more, self._seeds if acting + wilds == curingas else self._helped)
                for third, most, last in entries[nth + 1 :]:
                    again = shared | one & third | other & third
                    if again & ~twice or shared & third or acting + wilds + last > curingas:
                        continue
                    self._add((one | other | third) & ~twice | again, worth * more * most)

    def _add(self, needed: int, worth: float) -> None:
        self.total += worth
        self._sums[needed] = self._sums.get(needed, 0.0) + worth

    def _two(self, one: int, other: int, worth: float, seeds: dict[int, float]) -> None:
        """Two melds, and a third that begins with one card."""
        rest = self.hand & ~(one | other)
        whole = 0.0
        for face, seed in seeds.items():
            if rest >> face & 1:
                whole += seed
                self._loose[face] = self._loose.get(face, 0.0) + worth * seed
        if whole:
            self._add((one | other) & ~self._twice | one & other, worth * whole)

    def _one(self, one: int, worth: float, seeds: dict[int, float]) -> None:
        """One meld, and two that begin with one card."""
        rest = self.hand & ~one
        whole = sum([seed for face, seed in seeds.items() if rest >> face & 1])
        for face, seed in seeds.items():
            if rest >> face & 1:
                self._loose[face] = self._loose.get(face, 0.0) + worth * whole * seed
        self._add(one & ~self._twice, worth * whole * whole / 2)
