"""Random play to the end of a partida: the same moves, no events, no checks; each choice uniform over what `legal` lists.

Packs are not cut, and a seat that has one choice is not asked; neither is counted as a decision, nor are lots. The dice are a
small generator seeded from the caller's.
"""

from random import Random

from carteado.cards import MODULUS, MULTIPLIER
from carteado.games.pife.rules import dealing
from carteado.games.pife.rules.menu import menu
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import CUTTING, LOT, MIXING, OVER, RECUTTING, RESTOCKING, SHUFFLE
from carteado.games.pife.rules.steps import step
from carteado.pack import CUTS


def playout(partida: Partida, rng: Random) -> int:
    """Play on in place; the number of decisions taken."""
    seed = rng.getrandbits(30) % (MODULUS - 1) + 1
    decisions = 0
    while partida.phase != OVER:
        phase = partida.phase
        seed = seed * MULTIPLIER % MODULUS
        if phase in (SHUFFLE, MIXING, RESTOCKING):
            seed = _shuffle(partida, seed)
        elif phase == LOT:
            dealing.draw_lot(partida, seed % len([seat for seat in partida.score if seat > 0]), None)
        elif phase in (CUTTING, RECUTTING):
            least = partida.rules.least_cut
            step(partida, partida.cutter(), CUTS[least], None)
        else:
            seat = partida.actors()[0]
            acts = menu(partida, seat)
            if len(acts) > 1:
                decisions += 1
            step(partida, seat, acts[seed % len(acts)], None)
    return decisions


def _shuffle(partida: Partida, seed: int) -> int:
    order = list(dealing.to_shuffle(partida))
    for at in range(len(order) - 1, 0, -1):
        seed = seed * MULTIPLIER % MODULUS
        other = seed % (at + 1)
        card = order[at]
        order[at] = order[other]
        order[other] = card
    dealing.shuffle(partida, tuple(order), None)
    return seed
