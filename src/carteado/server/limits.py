"""How often somebody may ask: token buckets in memory, one for each kind of request and each guest or address.

Rule 1: playing is never in the way of these rates; making tables and guests in bulk is.
Rule 2: an address of this machine has no limit of its own: behind a proxy that hides addresses it stands for everybody.
Rule 3: an answer that lay ready costs a part of one that had to be made, for a whole hall may look from one address.
Rule 4: a bucket that has filled up again is as good as none, so the oldest are forgotten when there are many.
"""

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Final, NamedTuple

from carteado.server.errors import Refusal
from carteado.server.settings import loopback

MAX_BUCKETS: Final = 50_000
LAY_READY: Final = 0.25  # of a request, where nothing had to be made for its answer


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


PER_GUEST: Final = {
    "request": Rate(200, 20),
    "message": Rate(60, 12),
    "socket": Rate(40, 1),
    "table": Rate(10, 0.1),
    "replay": Rate(20, 0.5),
    "advice": Rate(40, 2),
    "seek": Rate(10, 0.1),
    "enter": Rate(20, 0.1),
    "people": Rate(30, 0.2),
}
PER_ADDRESS: Final = {
    "request": Rate(1000, 100),
    "socket": Rate(400, 20),
    "stray": Rate(120, 24),
    "table": Rate(40, 0.5),
    "guest": Rate(200, 1),
    "replay": Rate(40, 1),
    "advice": Rate(80, 4),
    "seek": Rate(100, 0.5),
    "enter": Rate(60, 0.3),
    "account": Rate(20, 0.02),
}


class Limits:
    """The buckets of one process."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        self._factor = factor
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, address: str = "", guest: str = "", weight: float = 1) -> None:
        """One more of this kind, or one that counts for several; `Refusal` says how long to wait."""
        waits = [0.0]
        if guest and kind in PER_GUEST:
            waits.append(self._take(kind, f"guest {guest}", PER_GUEST[kind], weight))
        if address and kind in PER_ADDRESS and not loopback(address):
            waits.append(self._take(kind, network(address), PER_ADDRESS[kind], weight))
        wait = ceil(max(waits))
        if wait > 0:
            raise Refusal(429, "too-fast", headers={"Retry-After": str(wait)}, seconds=wait)

    def allows(self, kind: str, address: str = "", guest: str = "") -> bool:
        """The same for who answers in a way of their own."""
        try:
            self.spend(kind, address, guest)
        except Refusal:
            return False
        return True

    def give_back(self, kind: str, address: str = "", guest: str = "", weight: float = 1) -> None:
        """So much of the last one of this kind was not used after all."""
        if guest and kind in PER_GUEST:
            self._fill(kind, f"guest {guest}", PER_GUEST[kind], weight)
        if address and kind in PER_ADDRESS and not loopback(address):
            self._fill(kind, network(address), PER_ADDRESS[kind], weight)

    def _fill(self, kind: str, whose: str, rate: Rate, weight: float) -> None:
        found = self._buckets.get((kind, whose))
        if found is not None:
            left, at = found
            self._buckets[kind, whose] = (min(max(1.0, rate.burst * self._factor), left + weight), at)

    def _take(self, kind: str, whose: str, rate: Rate, weight: float) -> float:
        """Take so many tokens, but never more than there can be; the seconds to wait where there are too few."""
        if not self._factor:
            return 0.0
        now = self._clock()
        burst, per_second = max(1.0, rate.burst * self._factor), rate.per_second * self._factor
        left, at = self._buckets.pop((kind, whose), (burst, now))
        left = min(burst, left + (now - at) * per_second)
        weight = min(weight, burst)
        wait = 0.0 if left >= weight else (weight - left) / per_second
        self._buckets[kind, whose] = (left if wait else left - weight, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return wait


def network(address: str) -> str:
    """What counts as one address: an IPv6 subscriber has a whole /64."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found.ipv4_mapped if isinstance(found, IPv6Address) else found)
