"""The pack in hands: a tuple that never changes, a cursor for the cut, and who gets which card.

The top of the pack is `pack[top]`; a cut of n only moves the cursor, so the order that chance gave stays provable.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final

from carteado.game import Seat


def turned(top: int, at: int, size: int) -> int:
    """The cursor after this many cards went from the top to below."""
    return (top + at) % size


def from_top(pack: tuple[int, ...], top: int, nth: int) -> int:
    """The n-th card from the top, counted from 0."""
    return pack[(top + nth) % len(pack)]


def from_bottom(pack: tuple[int, ...], top: int, nth: int) -> int:
    """The n-th card from the bottom, counted from 0."""
    return pack[(top - 1 - nth) % len(pack)]


def burned_cards(pack: tuple[int, ...], top: int, burned: int, from_the_top: bool) -> tuple[int, ...]:
    """The burned pile, first burned first."""
    if from_the_top:
        return tuple([from_top(pack, top, nth) for nth in range(burned)])
    return tuple([from_bottom(pack, top, nth) for nth in range(burned)])


def dealt_position(nth: int, dealer: Seat, seats: int) -> int:
    """Where the n-th card dealt lies in the hands: seat * 3 + place, one by one from the dealer's right."""
    return (dealer + 1 + nth) % seats * 3 + nth // seats


def deal_from_bottom(pack: Sequence[int], top: int, skip: int, dealer: Seat, seats: int) -> tuple[int, ...]:
    """Three cards each, from the bottom up, after skipping what was burned there (arts. 12 and 12, § 2)."""
    size = len(pack)
    bottom = (top - 1 - skip) % size
    key = (bottom * 8 + dealer) * 8 + seats
    getter = _DEALS.get(key)
    if getter is None:
        getter = _DEALS[key] = itemgetter(*_positions(size, bottom, dealer, seats))
    hands: tuple[int, ...] = getter(pack)
    return hands


def _positions(size: int, bottom: int, dealer: Seat, seats: int) -> list[int]:
    """For each place of the hands, where in the pack its card lies."""
    when = {dealt_position(nth, dealer, seats): nth for nth in range(3 * seats)}
    return [(bottom - when[at]) % size for at in range(3 * seats)]


# What was worked out once for a bottom card, a dealer and a number of seats serves every mão after.
_DEALS: Final[dict[int, Callable[[Sequence[int]], tuple[int, ...]]]] = {}
