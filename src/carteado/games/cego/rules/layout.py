"""Where in the pack each card of the hands lies: one at a time from the top, the mão first."""

from typing import Final

from carteado.game import Seat
from carteado.games.cego.rules.rulebook import SEATS

DEALT: Final = 3 * SEATS


def dealt_from(cards: tuple[int, ...], top: int, dealer: Seat, testa: int = 0) -> tuple[int, ...]:
    """The hands that this pack deals, three places a seat."""
    size = len(cards)
    return tuple([cards[at % size] for at in layout(top, dealer, testa)])


def layout(top: int, dealer: Seat, testa: int = 0) -> list[int]:
    """For each place of the hands, where in the pack its card lies, not yet wrapped round."""
    return [top + at for at in LAID[testa * SEATS + dealer]]


def _laid(dealer: Seat, testa: int) -> tuple[int, ...]:
    """The same from the top of the pack.

    Those whose testa stands get none: their places are on cards that stay in the pack, below what is dealt.
    """
    order = [(dealer + 1 + nth) % SEATS for nth in range(SEATS) if nth % 3 >= testa]
    idle = [(dealer + 1 + nth) % SEATS for nth in range(SEATS) if nth % 3 < testa]
    dealt = 3 * len(order)
    places = [
        order.index(seat) + len(order) * place if seat in order else dealt + 3 * idle.index(seat) + place
        for seat in range(SEATS)
        for place in range(3)
    ]
    return tuple(places)


# From the top of the pack, by testa that the deal begins with (times SEATS) plus dealer.
LAID: Final = tuple([_laid(dealer, testa) for testa in range(3) for dealer in range(SEATS)])
