"""What a referee of Truco Cego is told, and what an irregularity makes of it."""

from typing import Final

from carteado.arbitro.asking import Rulings
from carteado.games.cego.rules.rulebook import CEGO
from carteado.games.cego.rulings.trios import Trios
from carteado.games.cego.rulings.volta import FACTS

FACE: Final = Rulings({CEGO.id: Trios()}, FACTS)
