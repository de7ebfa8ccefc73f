"""When Python looks for garbage that refers to itself: left alone, it stops play to look through all tables every few seconds.

Rule 1: what is young is looked through as ever, everything only where it is worth it: the connections of pages that have gone
are such garbage, and once as many have gone as are here it is looked for. So it never outgrows what is in use.
Rule 2: this is for a process that serves and does nothing else.
"""

import gc
from typing import Final

YOUNG: Final = (5_000, 10, 1_000_000)  # new objects, looks at the young, looks at the half-old before everything is looked at
WORTH: Final = 200  # pages


def settle() -> None:
    """What the program itself consists of is not looked at any more, and everything only by `Gone`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


class Gone:
    """How many pages have gone since everything was looked through."""

    def __init__(self) -> None:
        self._pages = 0

    def add(self) -> None:
        """One more."""
        self._pages += 1

    def collect(self, here: int) -> None:
        """Look through everything, if that is worth it where so many pages are here."""
        if self._pages > max(WORTH, here):
            self._pages = 0
            gc.collect()
