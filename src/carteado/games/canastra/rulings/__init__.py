"""What a referee of canastra or buraco is told, and what an irregularity makes of it."""

from typing import Final

from carteado.arbitro.asking import Rulings
from carteado.games.canastra.rules.family import OPTIONS
from carteado.games.canastra.rulings.deal import FACTS
from carteado.games.canastra.rulings.referee import Coordination

FACE: Final = Rulings({identity: Coordination(identity) for identity in OPTIONS}, FACTS)
