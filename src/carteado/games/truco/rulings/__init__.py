"""What a referee of truco is told, and what an irregularity makes of it."""

from typing import Final

from carteado.arbitro.asking import Referee
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.rulings.pairs import Pairs

FACE: Final[dict[str, Referee]] = {identity: Pairs(identity) for identity in OPTIONS}
