"""The easy player, exactly.

It goes out as soon as it can, in its turn or with the discard of another, and shows ten cards where it has the choice.
It takes a discard only if that completes a meld: if with it fewer cards are left over than without. Else it draws.
Of the cards in no meld it throws the one that goes together with fewest others of them, of equal ones the highest, the ace
above the king; a curinga last.
It says "pifei" whenever that is true before it draws. It bets where three exchanges would make a batida of its hand: follows,
and bets the least where it speaks first. It raises, by the least, only with one card missing. It leaves no deal for a life.
"""

from random import Random
from typing import Final

from carteado.game import Action, View
from carteado.games.pife.bots.table import NOTHING, Table, batida, claim, partners
from carteado.games.pife.rules.acts import Abandon, Buy, Discard, Follow, Pass, PickUp, Pifei, Raise
from carteado.games.pife.rules.rulebook import RANKS
from carteado.pack import Cut

DECENT: Final = 3  # cards to exchange at most, to bet at all
PIFADO: Final = 1


class AprendizBot:
    """Plays cacheta and pif-paf with any number of seats, under every house rule, without a thought for the others."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """The act that its few rules name; `None` out of turn."""
        if not legal or not view.waited:
            return None
        if isinstance(legal[0], Cut):
            return rng.choice(legal)
        table = Table(view)
        if table.mesa.phase == "betting":
            return betting(table, legal)
        if table.mesa.phase == "buying":
            return saying(table, legal) or drawing(table, legal)
        passing = next((act for act in legal if isinstance(act, Pass)), None)
        return claim(table, legal) or passing or batida(table, legal) or discarding(table, legal)


def betting(table: Table, legal: tuple[Action, ...]) -> Action:
    """Follow with a decent hand, raise with a good one, abandon any other that has to be paid for."""
    acts = {type(act): act for act in reversed(legal)}
    due = max(lugar.bet for lugar in table.mesa.lugares)
    far = table.distance()
    if far <= PIFADO and Raise in acts:
        return acts[Raise]
    if Follow in acts and (far <= DECENT or due == table.mesa.lugares[table.seat].bet):
        return acts[Follow]
    return acts[Raise] if not due and far <= DECENT and Raise in acts else acts[Abandon]


def saying(table: Table, legal: tuple[Action, ...]) -> Pifei | None:
    """The truth."""
    said = next((act for act in legal if isinstance(act, Pifei)), None)
    return said if said is not None and table.distance() == PIFADO else None


def drawing(table: Table, legal: tuple[Action, ...]) -> Action:
    """The last discard if it completes a meld, else the stock."""
    take = next((act for act in legal if isinstance(act, PickUp)), None)
    if take is not None and completes(table):
        return take
    return next(act for act in legal if isinstance(act, Buy))


def completes(table: Table) -> bool:
    """Whether the last discard takes the hand out, or leaves fewer cards over."""
    if table.top == NOTHING:
        return False
    counts, tame = table.taken()
    if table.solver.out(counts, table.wild, tame):
        return True
    now = table.solver.arranged(table.counts, table.wild, table.tame).dead
    return len(table.solver.arranged(counts, table.wild, tame).dead) < len(now)


def discarding(table: Table, legal: tuple[Action, ...]) -> Action:
    """The card that is of least use."""
    dead = table.solver.arranged(table.counts, table.wild, table.tame).dead
    acts = [act for act in legal if isinstance(act, Discard)]
    return max(acts, key=lambda act: _uselessness(table, act.card.index, dead))


def _uselessness(table: Table, face: int, dead: tuple[int, ...]) -> tuple[bool, bool, int, int, int]:
    friends = len([other for other in set(dead) if partners(face, other)])
    wild = face in table.wild and face not in table.tame
    return not wild, face in dead, -friends, (face - 1) % RANKS, face
