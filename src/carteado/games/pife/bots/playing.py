"""Which card to draw and which to throw: plans of the own hand, against what a card is worth to the others."""

from math import log
from typing import Final

from carteado.game import Action
from carteado.games.pife.bots.outlook import Outlook
from carteado.games.pife.bots.plans import LEAST, Plans
from carteado.games.pife.bots.table import NOTHING, Table
from carteado.games.pife.rules.acts import Buy, Discard, PickUp
from carteado.games.pife.rules.sharing import without

# How much more than now the hand has to be worth with a discard, to take it.
CLOSER: Final = 1.4  # where one card less is missing with it
BETTER: Final = 2.1  # where as many are: a card of the stock may bring the hand closer
FEARED: Final = 0.35  # what a meld given to another costs, in shares of the own chances
PIFADO: Final = 1


def draws(table: Table, legal: tuple[Action, ...]) -> Action:
    """The last discard where it gives more than a card of the stock may be expected to."""
    take = next((act for act in legal if isinstance(act, PickUp)), None)
    if take is not None and wanted(table):
        return take
    return next(act for act in legal if isinstance(act, Buy))


def wanted(table: Table) -> bool:
    """Whether the last discard is worth a draw."""
    if table.top == NOTHING:
        return False
    counts, tame = table.taken()
    me = table.mesa.lugares[table.seat]
    barred = me.barred or me.stock_only
    if table.solver.nine(table.counts, table.wild, table.tame):  # any card takes it out: this one for more, or the stock
        return not barred and table.rules.ten_cards > 1 and table.solver.ten(counts, table.wild, tame)
    if table.solver.out(counts, table.wild, tame):
        return not barred
    if table.top in table.wild and table.top not in tame:
        return True
    plans = Plans(Outlook(table), counts, tame)
    kept = max([plans.without(face) for face in set(table.hand) if face not in table.wild], default=LEAST)
    closer = table.solver.distance(counts, table.wild, tame) < table.distance()
    return kept > (CLOSER if closer else BETTER) * plans.without(table.top)


def throws(table: Table, legal: tuple[Action, ...]) -> Discard:
    """The discard that leaves most and gives least."""
    acts = [act for act in legal if isinstance(act, Discard)]
    tamed = [act for act in acts if act.card.index not in table.wild or act.card.index in table.tame]
    out = Outlook(table)
    values = _outs(table, out, tamed) or _worths(table, out, tamed)
    best = max(values, key=lambda nth: log(values[nth]) - FEARED * out.danger(tamed[nth].card.index), default=None)
    return acts[0] if best is None else tamed[best]


def _worths(table: Table, out: Outlook, acts: list[Discard]) -> dict[int, float]:
    plans = Plans(out, table.counts, table.tame)
    return {nth: plans.without(act.card.index) for nth, act in enumerate(acts)}


def _outs(table: Table, out: Outlook, acts: list[Discard]) -> dict[int, float]:
    """Where one card is missing: how many live copies take the hand out, by what is thrown; those for ten cards count more."""
    found: dict[int, float] = {}
    if table.distance() > PIFADO:
        return found
    counts, dearer = table.counts[:], table.dearer()
    for nth, act in enumerate(acts):
        face = act.card.index
        counts[face] -= 1
        outs = table.solver.outs(counts, table.wild, without(table.tame, face))
        live = sum([copies * _price(table, counts, card, dearer) for card, copies in enumerate(out.live) if outs >> card & 1])
        counts[face] += 1
        if live > 0.0:
            found[nth] = live
    return found


def _price(table: Table, counts: list[int], card: int, dearer: float) -> float:
    """What going out with nine cards and this one costs the others, against a batida of nine."""
    if not dearer:
        return 1.0
    more = counts[:]
    more[card] += 1
    return 1.0 + dearer if table.solver.ten(more, table.wild, table.tame) else 1.0
