"""What a referee of truco is told of a mão."""

from dataclasses import dataclass
from typing import Final

from carteado.placar.shape import Points, Shape


@dataclass(frozen=True)
class Mao:
    """What the mão is worth, the stake of a call without an answer, whether the side on eleven plays.

    `earlier` is how often the same player did it before.
    """

    stake: Points = 1
    asked: Points = 0
    decided: bool = False
    earlier: Points = 0


FACTS: Final = (Shape(Mao, "mao", "AskedMao"),)
