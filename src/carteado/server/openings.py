"""How many tables, or events, somebody keeps open at a time: few, so that nobody fills the lists or the store.

Rule 1: a table counts for who opened it while somebody is at it, and for some minutes before anybody has come; an event for
        those minutes.
Rule 2: each process counts what was opened by it, in memory; addresses are kept nowhere else.
"""

from collections.abc import Callable, Collection
from math import ceil
from typing import Final

from carteado.server.errors import Refusal
from carteado.server.limits import network
from carteado.server.settings import loopback

PER_GUEST: Final = 5
PER_ADDRESS: Final = 25
EVENTS: Final = (10, 25)  # events of a guest and of an address
COMING: Final = 600_000  # ms that a table counts though nobody is at it


class Openings:
    """The tables that were opened here, or what goes by other codes. The factor is that of all limits; 0 lifts them."""

    def __init__(
        self,
        factor: float,
        steady: Callable[[], int],
        attended: Callable[[], Collection[str]],
        code: str = "many-tables",
        most: tuple[int, int] = (PER_GUEST, PER_ADDRESS),
    ) -> None:
        self._factor = factor
        self._code = code
        self._guest, self._address = most
        self._steady = steady
        self._attended = attended
        self._opened: dict[str, tuple[str, str, int]] = {}

    def admit(self, guest: str, address: str) -> None:
        """Whether this guest may open one more; `Refusal` says why not, and what to do."""
        self._forget()
        whose = network(address)
        found = list(self._opened.values())
        self._demand(self._code, self._guest, sum(one[0] == guest for one in found))
        if not loopback(address):
            self._demand(f"{self._code}-here", self._address, sum(one[1] == whose for one in found))

    def add(self, table: str, guest: str, address: str) -> None:
        """One was opened."""
        self._opened[table] = (guest, network(address), self._steady())

    def _demand(self, code: str, most: int, count: int) -> None:
        allowed = ceil(most * self._factor)
        if allowed and count >= allowed:
            minutes = COMING // 60_000
            raise Refusal(429, code, headers={"Retry-After": str(COMING // 1000)}, most=allowed, minutes=minutes)

    def _forget(self) -> None:
        attended, before = self._attended(), self._steady() - COMING
        self._opened = {table: one for table, one in self._opened.items() if one[2] > before or table in attended}
