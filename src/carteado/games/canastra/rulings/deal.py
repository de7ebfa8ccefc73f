"""What a referee of canastra is told of a deal."""

from dataclasses import dataclass
from typing import Annotated, Final

from carteado.games.canastra.rules.incidents import MOST_POINTS
from carteado.placar.shape import Shape, Within


@dataclass(frozen=True)
class Deal:
    """The points with which the side in question began the deal, how many of its lay-downs have failed, whether one stood."""

    points: Annotated[int, Within(-MOST_POINTS, MOST_POINTS)] = 1500
    failed: Annotated[int, Within(0, 99)] = 0
    opened: bool = False


FACTS: Final = (Shape(Deal, "rodada", "AskedRodada"),)
