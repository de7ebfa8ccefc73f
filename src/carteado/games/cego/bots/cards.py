"""Which card to play: the one that leaves the best chance, and of equals the weakest; and when to leave the vazas."""

from random import Random
from typing import Final

from carteado.game import Action
from carteado.games.cego.bots.menu import Menu
from carteado.games.cego.bots.outlook import Outlook
from carteado.games.cego.rules.rulebook import POWER
from carteado.games.cego.rules.words import PACK
from carteado.pack import Keep, Refuse
from carteado.tricks.play import Play

EQUAL: Final = 1e-9
LEAVES: Final = 0.3
WORTH_KEEPING: Final = 7  # a 12, or better


def best_play(look: Outlook, plays: list[Play]) -> Play:
    """The best of these cards; of equals the weakest."""
    if len(plays) == 1:
        return plays[0]
    chances = [look.after(POWER[play.card.index]) for play in plays]
    most = max(chances) - EQUAL
    equals = [play for play, chance in zip(plays, chances, strict=True) if chance >= most]
    return min(equals, key=lambda play: (POWER[play.card.index], play.card))


def leaves(look: Outlook, menu: Menu, rng: Random) -> Action | None:
    """To the pack instead of a last card that changes nothing."""
    reading = look.reading
    if len(reading.hand) != 1 or reading.hand[0] > max(reading.ours, reading.theirs - 1) or reading.leading:
        return None
    return menu.leaves.get(PACK) if rng.random() < LEAVES else None


def turned_up(legal: tuple[Action, ...]) -> Action:
    """Keep a card that all have seen where it is a good one; else have the cards dealt again."""
    for action in legal:
        if isinstance(action, Keep) and POWER[action.card.index] >= WORTH_KEEPING:
            return action
    return next(action for action in legal if isinstance(action, Refuse))
