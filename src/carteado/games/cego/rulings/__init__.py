"""What a referee of Truco Cego is told, and what an irregularity makes of it."""

from typing import Final

from carteado.arbitro.asking import Referee
from carteado.games.cego.rules.rulebook import CEGO
from carteado.games.cego.rulings.trios import Trios

FACE: Final[dict[str, Referee]] = {CEGO.id: Trios()}
