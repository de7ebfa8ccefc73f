"""Random play to the end of a partida, as fast as the rules allow: the same steps, no events, no checks.

The seat on turn, or the one asked first, chooses uniformly from its menu. Cuts and burns are skipped; they, the draw for
the first dealer and the deal are not counted as decisions. The dice are a small generator seeded from the caller's.
"""

from random import Random
from typing import Any

from carteado.cards import MODULUS, MULTIPLIER
from carteado.truco.deal import deal_from_bottom
from carteado.truco.partida import ANSWERING, CHOOSING_ELEVEN, DRAW_SHUFFLE, DRAWING, OVER, PLAYING, SHUFFLE, Partida


def playout(partida: Partida, rng: Random) -> int:
    """Play on in place; the number of decisions taken."""
    seed = rng.getrandbits(30) % (MODULUS - 1) + 1
    order: list[Any] = list(partida.rules.deck)
    dealt = 3 * partida.seats
    shuffled = False
    decisions = 0
    while partida.phase != OVER:
        mao = partida.mao
        phase = partida.phase
        if mao is not None and phase >= CHOOSING_ELEVEN:
            if phase == PLAYING:
                seat = mao.turn
                menu = mao.menu(seat)
            elif phase == ANSWERING:
                seat = mao.first_answerer()
                menu = mao.menu(seat)
            else:
                seat = partida.actors()[0]
                menu = partida.codes(seat)
            seed = seed * MULTIPLIER % MODULUS
            partida.step(seat, menu[seed % len(menu)], None)
            decisions += 1
        elif phase == SHUFFLE:
            seed = _draw_last(order, dealt, seed)
            shuffled = True
            partida.shuffle((), None)
            partida.deal_hands(deal_from_bottom(order, 0, 0, partida.dealer, partida.seats), None)
        elif phase == DRAW_SHUFFLE:
            seed = _draw_last(order, dealt, seed)
            partida.shuffle(tuple(order), None)
        elif phase == DRAWING:
            partida.draw(len(partida.drawn), len(order) - len(partida.drawn), None)
        else:
            partida.deal(None)
    if shuffled:
        partida.pack = tuple(order)
    return decisions


def _draw_last(order: list[Any], count: int, seed: int) -> int:
    """Draw that many cards at random to the end of the order, where they are taken from; the dice as they now stand."""
    size = len(order)
    for at in range(size - 1, size - 1 - count, -1):
        seed = seed * MULTIPLIER % MODULUS
        other = seed % (at + 1)
        card: Any = order[at]
        order[at] = order[other]
        order[other] = card
    return seed
