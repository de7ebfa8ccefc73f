"""Random play to the end of a partida, in place: codes only, no actions and no events."""

from random import Random
from typing import Any

from carteado.cards import MODULUS, MULTIPLIER
from carteado.games.cego.rules import moves
from carteado.games.cego.rules.layout import DEALT, LAID
from carteado.games.cego.rules.menu import menu
from carteado.games.cego.rules.partida import Partida
from carteado.games.cego.rules.phases import DRAW_SHUFFLE, DRAWING, OVER, PLAYING, SHUFFLE
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL
from carteado.games.cego.rules.rulebook import SEATS
from carteado.games.cego.rules.seats import LOWEST
from carteado.games.cego.rules.stages import DONE, SINGING, TURN


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
            while window != DONE:
                if window == TURN:
                    seat = volta.turn
                elif window == SINGING:
                    seat = volta.singer
                else:
                    seat = LOWEST[volta.asked_now()]
                codes = menu(volta, seat)
                seed = seed * MULTIPLIER % MODULUS
                moves.step(volta, seat, codes[seed % len(codes)], None)
                decisions += 1
                window = volta.window
            partida.commit(volta, None)
        elif phase == SHUFFLE:
            seed = _draw_first(order, DEALT, seed)
            shuffled = True
            partida.shuffle((), None)
            laid = LAID[partida.testa * SEATS + partida.dealer]
            partida.deal_hands(tuple([order[at] for at in laid]), None)
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
