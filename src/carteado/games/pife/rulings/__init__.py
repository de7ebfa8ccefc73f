"""What a referee of cacheta or pif-paf is told, and what an irregularity makes of it."""

from typing import Final

from carteado.arbitro.asking import Rulings
from carteado.games.pife.rules.family import OPTIONS
from carteado.games.pife.rulings.deal import FACTS
from carteado.games.pife.rulings.referee import Referee

FACE: Final = Rulings({identity: Referee(identity) for identity in OPTIONS}, FACTS)
