"""What a referee of blackjack is told, and what the text makes of it."""

from typing import Final

from carteado.arbitro.asking import Rulings
from carteado.games.blackjack.rulings.referee import Referee
from carteado.games.blackjack.rulings.table import FACTS

FACE: Final = Rulings({"blackjack": Referee()}, FACTS)
