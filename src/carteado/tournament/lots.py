"""Lots of an event: an order that follows from a seed fixed before and from words that people in the room said.

Rule 1: the items of a draw are listed by number first; the order in which they are handed over never matters.
Rule 2: one draw counts its lots from 1 upwards, through everything that is ordered in it.
Rule 3: nothing is drawn at random here: whoever holds the draw brings the seed, and anybody can derive the order again.
"""

import hashlib
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from carteado import fair


def nonce(word: str) -> str:
    """What a spoken word brings to a draw: the same word is the same nonce, however its accents were typed."""
    spoken = unicodedata.normalize("NFC", word).encode()
    return hashlib.sha256(spoken).hexdigest()[: 2 * fair.NONCE_BYTES]


@dataclass(frozen=True)
class Seed:
    """All that decides a draw: the seed that was committed to, and the words in the order in which they were said."""

    seed: bytes
    words: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        fair.commitment(self.seed)  # refuses a seed of another length

    @property
    def commitment(self) -> str:
        """The hash that is on the screen before anybody says a word."""
        return fair.commitment(self.seed)

    @property
    def nonces(self) -> tuple[str, ...]:
        """What the words bring, word by word."""
        return tuple(map(nonce, self.words))


class Lots:
    """One draw under way: it orders one set of items after another, and knows how many lots that has taken."""

    def __init__(self, seed: Seed) -> None:
        self._seed = seed.seed
        self._nonces = seed.nonces
        self.taken = 0

    def below(self, size: int) -> int:
        """The next lot of this draw, 0 to `size` - 1."""
        self.taken += 1
        return fair.lot(self._seed, self._nonces, self.taken, size)

    def order(self, items: Iterable[int]) -> tuple[int, ...]:
        """The items in the order of the lots, first drawn first."""
        listed = sorted(items)
        if len(set(listed)) < len(listed):
            raise ValueError(f"an item is drawn once: {listed}")
        for last in range(len(listed) - 1, 0, -1):
            other = self.below(last + 1)
            listed[last], listed[other] = listed[other], listed[last]
        return tuple(listed)


def order(items: Iterable[int], seed: Seed) -> tuple[int, ...]:
    """A draw of one set, as for a tie: the items in the order of the lots, first drawn first."""
    return Lots(seed).order(items)
