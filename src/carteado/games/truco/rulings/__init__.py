"""What a referee of truco is told, and what an irregularity makes of it."""

from typing import Final

from carteado.arbitro.asking import Rulings
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.rulings.mao import FACTS
from carteado.games.truco.rulings.pairs import Pairs

FACE: Final = Rulings({identity: Pairs(identity) for identity in OPTIONS}, FACTS)
