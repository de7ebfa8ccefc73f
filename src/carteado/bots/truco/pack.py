"""What is done with the pack before a mão: the draw for the dealer, the cut, the rare burned card, the deal."""

from random import Random
from typing import Final

from carteado.game import Action
from carteado.truco.acts import Burn, Cut, GiveBack

CUTS: Final = 0.5
BURNS: Final = 0.1


def handle(legal: tuple[Action, ...], rng: Random) -> Action:
    """One act with the pack: some cut, few burn, and all give it back soon."""
    back = next((action for action in legal if isinstance(action, GiveBack)), None)
    if back is None:
        return rng.choice(legal)
    cuts = [action for action in legal if isinstance(action, Cut)]
    if cuts and rng.random() < CUTS:
        return rng.choice(cuts)
    burn = next((action for action in legal if isinstance(action, Burn)), None)
    return burn if burn is not None and rng.random() < BURNS else back
