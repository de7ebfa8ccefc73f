"""What a referee has already written down against a seat: the seat, the letter of the ladder and the clause."""

from typing import Final

from carteado.game import Seat

WARNED: Final = "a"
CHARGED: Final = "t"

Sanction = tuple[Seat, str, str]
