"""Random play to the end of a session: the same moves, no events, no checks; each choice uniform over what `legal` lists.

A seat that has one choice is not asked, and that is not counted as a decision. The dice are a small generator seeded from the
caller's.
"""

from random import Random

from carteado.cards import MODULUS, MULTIPLIER
from carteado.games.blackjack.rules import rounds
from carteado.games.blackjack.rules.menu import menu
from carteado.games.blackjack.rules.moves import step
from carteado.games.blackjack.rules.partida import Partida
from carteado.games.blackjack.rules.phases import OVER, SHUFFLE


def playout(partida: Partida, rng: Random) -> int:
    """Play on in place; the number of decisions taken."""
    seed = rng.getrandbits(30) % (MODULUS - 1) + 1
    decisions = 0
    shoe = partida.rules.pack
    while partida.phase != OVER:
        seed = seed * MULTIPLIER % MODULUS
        if partida.waits or partida.phase == SHUFFLE:
            seed = _shuffle(partida, shoe, seed)
        else:
            seat = partida.actors()[0]
            acts = menu(partida, seat)
            if len(acts) > 1:
                decisions += 1
            step(partida, seat, acts[seed % len(acts)], None)
    return decisions


def _shuffle(partida: Partida, shoe: tuple[int, ...], seed: int) -> int:
    order = list(shoe)
    for at in range(len(order) - 1, 0, -1):
        seed = seed * MULTIPLIER % MODULUS
        other = seed % (at + 1)
        card = order[at]
        order[at] = order[other]
        order[other] = card
    rounds.shuffle(partida, tuple(order), None)
    return seed
