"""Whether to go out with nine cards at once, or to hold them for the ponta that makes it cost the others more.

Rule 1: what is weighed is what a batida takes from the others, a turn later as likely as it still comes, against one now; a
        batida of another in between counts as what it takes more from this seat than from the rest.
"""

from typing import Final

from carteado.game import Action
from carteado.games.pife.bots.outlook import Outlook
from carteado.games.pife.bots.playing import throws
from carteado.games.pife.bots.table import Table
from carteado.games.pife.rules.acts import Discard
from carteado.games.pife.rules.rulebook import DECK, FACES, HAND
from carteado.games.pife.rules.sharing import without

HASTE: Final = 0.011  # how much likelier with each round one player is to go out in the next
SEEN: Final = 1.4  # cards that come by until the next turn: one of the stock, and the discard of the player before
MARGIN: Final = 1.0  # what waiting has to be worth, against going out now
FEW: Final = 2  # lives with which nobody waits


def waits(table: Table, legal: tuple[Action, ...]) -> Discard | None:
    """The discard with which nine complete cards are held for a turn more; `None` where it is better to go out."""
    rules, mesa = table.rules, table.mesa
    if rules.ten_cards < 2 or mesa.score[table.seat] <= FEW or mesa.reshuffles:
        return None
    fits = table.solver.discards(table.counts, table.wild, table.tame)
    kept = [act for act in legal if isinstance(act, Discard) and fits >> act.card.index & 1]
    if not kept:
        return None
    card = throws(table, tuple(kept))
    return card if _worth(table, card) > MARGIN else None


def _worth(table: Table, card: Discard) -> float:
    """What the batida is worth a turn later, where it is worth 1 now."""
    mesa = table.mesa
    others = len([lugar for lugar in mesa.lugares if lugar.status == "in" and lugar.seat != table.seat])
    safe = (1.0 - min(HASTE * _rounds(table), 1.0)) ** others
    return safe * (1.0 + table.dearer() * _ponta(table, card.card.index)) - (1.0 - safe) / others


def _rounds(table: Table) -> float:
    """How often everybody has drawn from the stock."""
    mesa = table.mesa
    playing = len([lugar for lugar in mesa.lugares if lugar.status != "away"])
    dealt = len(DECK) - HAND * playing - (mesa.vira is not None and not table.rules.vira_playable)
    return (dealt - mesa.stock) / playing


def _ponta(table: Table, thrown: int) -> float:
    """The chance that the tenth card comes by until the next turn."""
    counts, tame = table.counts[:], without(table.tame, thrown)
    counts[thrown] -= 1
    out = Outlook(table)
    live = 0.0
    for face in range(FACES):
        if out.live[face] > 0.0:
            counts[face] += 1
            if table.solver.ten(counts, table.wild, tame):
                live += out.live[face]
            counts[face] -= 1
    return min(SEEN * live / out.total, 1.0)
