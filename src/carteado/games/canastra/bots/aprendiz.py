"""The easy player, exactly.

It draws from the stock, unless the top card of the lixo completes a meld: fits one of its side, or makes with its hand, wild
cards too, one that the hand alone does not have. Where the stock is empty and the lixo does not please it, it declines.
It lays every meld and adds every card at once, wild cards too, always that act first of which the longest meld comes; of two
equal ones the act that counts more. What would not reach a minimum it keeps, and lays no attempt that must fail.
It discards its highest card that no meld of its side takes, the ace above the king, a two or a joker last; where all of them
are taken, as when the last cards may not be laid, the highest of all. The first card drawn it never refuses.
"""

from random import Random

from carteado.game import Action, View
from carteado.games.canastra.bots.table import Table, completes, height
from carteado.games.canastra.rules.acts import Add, Buy, Decline, Discard, Lay, Take
from carteado.games.canastra.rules.moves import laid_points
from carteado.games.canastra.rules.rulebook import POINTS
from carteado.pack import Cut, Draw


class AprendizBot:
    """Plays canastra and buraco with any number of seats, under every house rule, without a thought for the others."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """The act that its few rules name; `None` out of turn."""
        if not legal or not view.waited:
            return None
        if isinstance(legal[0], (Cut, Draw)):
            return rng.choice(legal)
        table = Table(view)
        return drawing(table, legal) or laying(table, legal) or discarding(table, legal)


def drawing(table: Table, legal: tuple[Action, ...]) -> Action | None:
    """The stock, or the lixo that is worth it; `None` where the turn has drawn."""
    takes = [act for act in legal if isinstance(act, Take)]
    if takes and completes(table, table.lixo[-1]):
        return max(takes, key=lambda act: (_used(table, act), -legal.index(act)))
    return next((act for act in legal if isinstance(act, (Buy, Decline))), None)


def _used(table: Table, act: Take) -> int:
    """The longest meld that comes of a lixo whose top card is used at once."""
    if act.to:
        return len(table.mine[act.to - 1].meld.cards) + len(act.cards)
    return max([len(meld) for meld in act.melds], default=0)


def laying(table: Table, legal: tuple[Action, ...]) -> Action | None:
    """The meld or addition of which the longest meld comes; `None` where there is none that stands."""
    best: Action | None = None
    length, points = 0, 0
    for act in legal:
        if isinstance(act, Lay):
            faces = act.faces
            counting = laid_points(faces)
            if counting < table.minimum:
                continue
            long = max([len(meld) for meld in faces])
        elif isinstance(act, Add):
            long = len(table.mine[act.to - 1].meld.cards) + len(act.cards)
            counting = sum([POINTS[card.index] for card in act.cards])
        else:
            continue
        if (long, counting) > (length, points):
            best, length, points = act, long, counting
    return best


def discarding(table: Table, legal: tuple[Action, ...]) -> Action:
    """The highest card that no meld of the side takes, else the highest."""
    acts = [act for act in legal if isinstance(act, Discard)]
    taken = 0
    for jogo in table.mine:
        taken |= jogo.takes
    return max(acts, key=lambda act: (not taken >> act.card.index & 1, height(act.card.index), act.card.index))
