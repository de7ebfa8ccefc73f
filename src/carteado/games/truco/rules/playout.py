"""Random play to the end of a partida, as fast as the rules allow: the same steps, no events, no checks.

The seat on turn, or the one asked first, chooses uniformly from its menu. Cuts and burns are skipped; they, the draw for
the first dealer and the deal are not counted as decisions. The dice are a small generator seeded from the caller's.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from random import Random
from typing import Any, Final

from carteado.cards import MODULUS, MULTIPLIER
from carteado.game import Seat
from carteado.games.truco.rules import pack_moves
from carteado.games.truco.rules.baralho import Baralho, dealt_whole
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import ANSWERING, CHOOSING_ELEVEN, DRAW_SHUFFLE, DRAWING, OVER, PLAYING, SHUFFLE
from carteado.games.truco.rules.play_menu import menu
from carteado.games.truco.rules.rulebook import DRAW_HIGHEST, NO_VIRA, TrucoRules
from carteado.games.truco.rules.steps import offered, step
from carteado.games.truco.rules.strength import NO_CARD


def playout(partida: Partida, rng: Random) -> int:
    """Play on in place; the number of decisions taken."""
    seed = rng.getrandbits(30) % (MODULUS - 1) + 1
    rules = partida.rules
    order: list[Any] = list(rules.deck)
    hands = 3 * partida.seats
    dealt = hands if rules.vira == NO_VIRA else hands + 1
    shuffled = False
    decisions = 0
    while partida.phase != OVER:
        mao = partida.mao
        phase = partida.phase
        if mao is not None and phase >= CHOOSING_ELEVEN:
            if phase == PLAYING:
                seat = mao.turn
                codes = menu(mao, seat)
            elif phase == ANSWERING:
                seat = mao.first_answerer()
                codes = menu(mao, seat)
            else:
                seat = partida.actors()[0]
                codes = offered(partida, seat)
            seed = seed * MULTIPLIER % MODULUS
            step(partida, seat, codes[seed % len(codes)], None)
            decisions += 1
        elif phase == SHUFFLE:
            seed = _draw_last(order, dealt, seed)
            shuffled = True
            pack_moves.shuffle(partida, (), None)
            vira = order[len(order) - dealt] if dealt > hands else NO_CARD
            pack_moves.deal_hands(partida, _from_end(order, partida.dealer, partida.seats), vira, None)
        elif phase == DRAW_SHUFFLE:
            seed = _draw_last(order, dealt, seed)
            pack_moves.shuffle(partida, (order[-1], *order[:-1]) if rules.first_dealer != DRAW_HIGHEST else tuple(order), None)
        elif phase == DRAWING:
            drawn = len(partida.baralho.drawn)
            pack_moves.draw(partida, drawn, len(order) - drawn, None)
        else:
            pack_moves.deal(partida, None)
    if shuffled and partida.mao is not None:
        partida.baralho = _as_dealt(partida, order)
    return decisions


def _as_dealt(partida: Partida, order: list[Any]) -> Baralho:
    """A pack from which the last hands would have been dealt: they are the cards drawn last, at the end of the order."""
    rules = partida.rules
    key = (((len(order) * 4 + rules.packet) * 2 + rules.deal_end) * 3 + rules.vira) * 64 + partida.dealer * 8 + partida.seats
    found = _DEALT.get(key)
    if found is None:
        found = _DEALT[key] = _dealt(rules, partida.dealer, partida.seats)
    pack, taken = found
    return pack.with_cards(taken(order))


def _dealt(rules: TrucoRules, dealer: Seat, seats: int) -> tuple[Baralho, Callable[[Sequence[Any]], tuple[Any, ...]]]:
    """A pack after a deal nobody cut for, and where in an order that ends in the cards dealt each of its cards lies."""
    pack = dealt_whole(rules)
    layout = pack.layout(rules, dealer, seats)
    size = len(rules.deck)
    lies = dict(zip(layout.hands, _places_at_end(size, dealer, seats), strict=True))
    if layout.vira >= 0:
        lies[layout.vira] = size - 1 - 3 * seats
    rest = iter(range(size))
    return pack, itemgetter(*[lies[at] if at in lies else next(rest) for at in range(size)])


def _from_end(order: list[Any], dealer: Seat, seats: int) -> tuple[int, ...]:
    """Three cards each off the end of the order, one by one from the dealer's right."""
    key = (len(order) * 8 + dealer) * 8 + seats
    getter = _HANDS.get(key)
    if getter is None:
        getter = _HANDS[key] = itemgetter(*_places_at_end(len(order), dealer, seats))
    hands: tuple[int, ...] = getter(order)
    return hands


def _places_at_end(size: int, dealer: Seat, seats: int) -> list[int]:
    """For each place of the hands, where its card lies in the order."""
    when = {(dealer + 1 + nth) % seats * 3 + nth // seats: nth for nth in range(3 * seats)}
    return [size - 1 - when[at] for at in range(3 * seats)]


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


_HANDS: Final[dict[int, Callable[[Sequence[Any]], tuple[Any, ...]]]] = {}
_DEALT: Final[dict[int, tuple[Baralho, Callable[[Sequence[Any]], tuple[Any, ...]]]]] = {}
