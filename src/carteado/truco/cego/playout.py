"""Random play to the end of a partida, in place: codes only, no actions and no events."""

from collections.abc import Callable, Sequence
from operator import itemgetter
from random import Random
from typing import Any, Final

from carteado.cards import MODULUS, MULTIPLIER
from carteado.truco.cego import moves
from carteado.truco.cego.carteio import DEALT, layout
from carteado.truco.cego.menu import asked_now, menu
from carteado.truco.cego.partida import Partida
from carteado.truco.cego.phases import DRAW_SHUFFLE, DRAWING, OVER, PLAYING, SHUFFLE
from carteado.truco.cego.pontos import BARALHO_ESPANHOL
from carteado.truco.cego.rules import SEATS
from carteado.truco.cego.volta import DONE, SEATS_OF, SINGING, TURN

# By testa that the deal begins with, and dealer: the hands off the top of an order of the pack.
_HANDS: Final[tuple[Callable[[Sequence[Any]], tuple[Any, ...]], ...]] = tuple(
    [itemgetter(*layout(0, dealer, testa)) for testa in range(3) for dealer in range(SEATS)]
)


def playout(partida: Partida, rng: Random) -> int:
    """Play on in place; the number of decisions taken."""
    seed = rng.getrandbits(30) % (MODULUS - 1) + 1
    order: list[Any] = list(BARALHO_ESPANHOL)
    shuffled = False
    decisions = 0
    while partida.phase != OVER:
        volta = partida.volta
        phase = partida.phase
        if phase == PLAYING and volta is not None:
            window = volta.window
            if window == TURN:
                seat = volta.turn
            elif window == SINGING:
                seat = volta.singer
            else:
                seat = SEATS_OF[asked_now(volta)][0]
            codes = menu(volta, seat)
            seed = seed * MULTIPLIER % MODULUS
            moves.step(volta, seat, codes[seed % len(codes)], None)
            decisions += 1
            if volta.window == DONE:
                partida.commit(volta, None)
        elif phase == SHUFFLE:
            seed = _draw_first(order, DEALT, seed)
            shuffled = True
            partida.shuffle((), None)
            partida.deal_hands(_HANDS[partida.testa * SEATS + partida.dealer](order), None)
        elif phase == DRAW_SHUFFLE:
            seed = _draw_first(order, len(order), seed)
            partida.shuffle(tuple(order), None)
        elif phase == DRAWING:
            partida.draw(partida.actors()[0], len(partida.drawn) + 1, None)
        else:
            seat = partida.actors()[0]
            codes = partida.codes(seat)
            seed = seed * MULTIPLIER % MODULUS
            partida.step(seat, codes[seed % len(codes)], None)
            decisions += 1
    if shuffled and partida.volta is not None:
        partida.cards = tuple(order)
    return decisions


def _draw_first(order: list[Any], count: int, seed: int) -> int:
    """Draw that many cards at random to the top of the order; the dice as they now stand."""
    size = len(order)
    for at in range(count):
        seed = seed * MULTIPLIER % MODULUS
        other = at + seed % (size - at)
        card: Any = order[at]
        order[at] = order[other]
        order[other] = card
    return seed
