"""What is done with the pack before a mão: the draw for the dealer, the cut, the vira, a look or a rare burn, the deal.

No card is seen before it is dealt, so nothing done here is better than another; it is done as people do, and soon over.
"""

from random import Random
from typing import Final

from carteado.game import Action
from carteado.games.truco.rules.acts import Burn, FromBottom, GiveBack, Peek, Saw, Turn, Waive
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Cut, Deal, Draw

# How often each is done when it may be; looking comes last, when no cut can move what was seen.
BEFORE_VIRA: Final[tuple[tuple[type[Action], float], ...]] = ((Cut, 0.5), (Saw, 0.2))
AFTER_VIRA: Final[tuple[tuple[type[Action], float], ...]] = ((Burn, 0.1), (FromBottom, 0.1), (Peek, 0.5))
BURNS_A_PACKET: Final = 0.01


def handle(view: TrucoView, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """One act with the pack, `None` if nothing need be said."""
    if not view.waited:
        return _interjection(view, legal, rng)
    for kind, share in BEFORE_VIRA:
        acts = [action for action in legal if isinstance(action, kind)]
        if acts and rng.random() < share:
            return rng.choice(acts)
    must = [action for action in legal if isinstance(action, (Draw, Turn))]
    if must:
        return rng.choice(must)
    deals = [action for action in legal if isinstance(action, Deal)]
    if deals:
        return deals[-1]  # all at once, where that is offered
    waive = next((action for action in legal if isinstance(action, Waive)), None)
    if waive is not None:
        return _burned(view, legal, rng) or waive
    for kind, share in AFTER_VIRA:
        act = next((action for action in legal if isinstance(action, kind)), None)
        if act is not None and rng.random() < share:
            return act
    return next(action for action in legal if isinstance(action, GiveBack))


def _burned(view: TrucoView, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """Asked once for the whole deal: hardly ever the packet of an opponent."""
    burns = [action for action in legal if isinstance(action, Burn) and _of_rivals(view, action)]
    return next((action for action in burns if rng.random() < BURNS_A_PACKET), None)


def _interjection(view: TrucoView, legal: tuple[Action, ...], rng: Random) -> Action | None:
    """The dealer looks at the bottom while it may; the cutter hardly ever has the packet of an opponent burned."""
    for action in legal:
        if isinstance(action, Peek):
            return action
        if isinstance(action, Burn) and _of_rivals(view, action) and rng.random() < BURNS_A_PACKET:
            return action
    return None


def _of_rivals(view: TrucoView, burn: Burn) -> bool:
    """Whether it is a packet for an opponent, and still to be given: one that lies there is as unknown as the next."""
    return (burn.seat ^ view.seat) & 1 == 1 and burn.seat not in view.known.packets
