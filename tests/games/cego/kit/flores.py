"""Hands with a flor, by suit and worth, and those without."""

from typing import Final

from carteado.game import Seat

OUROS: Final = "7O 6O 5O"  # 38
ESPADAS: Final = "7E 4E 12E"  # 31
COPAS: Final = "4C 5C 12C"  # 29
BASTOS: Final = "1B 2B 3B"  # 26
SMALL: Final = "10C 11C 1C"  # 21
NONE: Final = "4C 5C 12B"
STRONG: Final = "1E 1B 3B"  # no flor: two vazas at least

RESTO: Final = "contra-flor-e-o-resto"

# Low hands, those of 1, 3 and 5 with a flor and without.
_FLORES: Final = {1: "7O 3O 10O", 3: "4B 5B 7B", 5: "1C 2C 11C"}
PLAIN: Final = {0: "4C 5E 6O", 1: "7O 3E 10O", 2: "4E 5C 6B", 3: "4B 5O 7B", 4: "4O 6E 7C", 5: "1C 2O 11C"}


def with_flores(*seats: Seat) -> dict[int, str]:
    """Of the trio 1, 3, 5 only these have a flor."""
    return {seat: _FLORES[seat] if seat in seats else PLAIN[seat] for seat in range(6)}
