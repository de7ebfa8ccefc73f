"""What a referee of cacheta or pif-paf is told of a deal."""

from dataclasses import dataclass
from typing import Annotated, Final

from carteado.placar.shape import Shape, Within


@dataclass(frozen=True)
class Deal:
    """How many people are still in the deal besides the one who erred."""

    others: Annotated[int, Within(1, 7)] = 2


FACTS: Final = (Shape(Deal, "pife", "AskedPife"),)
