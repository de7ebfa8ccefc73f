"""The door of a table with a password: wrong ones are counted, and whoever goes on guessing has to wait longer and longer.

Rule 1: a try is counted before it is looked at, and taken back if it was right: many at once are no way around.
Rule 2: an address waits for its own wrong tries. All strangers together have a pace at each table, never stopped, only slow:
        who knows the password comes in even while others guess.
Rule 3: an address of this machine stands for everybody (see `limits`): there the table's pace alone holds.
Rule 4: the hash takes its time in a thread of its own.
Rule 5: where several processes serve the same tables, each gives as much less: all together give as much as one alone.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Final

from carteado.game import Reason
from carteado.server.limits import network
from carteado.server.logs import log
from carteado.server.settings import loopback
from carteado.table.locks import opens

FREE: Final = 5  # wrong passwords of one address that cost nothing
LONGEST: Final = 900.0  # seconds that one has to wait at most
STRANGERS: Final = 30  # wrong passwords of everybody together at one table before the pace of that table holds
PACE: Final = 10.0  # seconds from one try to the next then
MEMORY: Final = 3600.0  # seconds without a wrong password after which all is forgotten
MOST: Final = 20_000  # addresses and tables that are remembered


@dataclass(slots=True)
class _Wrong:
    """So many in a row; the next one may be tried from then on."""

    count: int = 0
    since: float = 0.0
    until: float = 0.0


class Door:
    """Who tries which password, for all tables of one process, of so many; `fits` tells whether one is right."""

    def __init__(
        self, clock: Callable[[], float] = monotonic, processes: int = 1, fits: Callable[[str, str], bool] | None = None
    ) -> None:
        self._fits = fits
        self._clock = clock
        self._free = max(1, FREE // processes)
        self._pace = PACE * processes
        self._longest = LONGEST * processes
        self._memory = MEMORY * processes  # longer than the longest wait
        self._wrong: OrderedDict[tuple[str, str], _Wrong] = OrderedDict()
        self._hashing = ThreadPoolExecutor(1, "carteado-hash")

    async def opens(self, table: str, lock: str, password: str, address: str, elsewhere: int = 0) -> Reason | None:
        """Whether this password opens the lock; why not, if it does not. Who gives none is told so, and nothing is counted.

        `elsewhere` is how many wrong ones the other processes have seen at this table.
        """
        if not lock:
            return None
        if not password:
            return Reason("password")
        whose = [("table", table)] + ([("address", network(address))] if address and not loopback(address) else [])
        wait = max(self._of(key).until for key in whose) - self._clock()
        if wait > 0:
            return Reason("password-wait", "", (ceil(wait),))
        before = [(key, self._counted(key, elsewhere)) for key in whose]
        if await asyncio.get_running_loop().run_in_executor(self._hashing, self._fits or opens, password, lock):
            for key, until in before:
                self._taken_back(key, until)
            return None
        self._log(table)
        return Reason("password")

    def wrong(self, table: str) -> int:
        """How many wrong passwords have been tried at this table lately."""
        return self._of(("table", table)).count

    def forget(self, table: str) -> None:
        """The table has another password."""
        self._wrong.pop(("table", table), None)

    def close(self) -> None:
        """Nobody is let in any more."""
        self._hashing.shutdown(wait=False, cancel_futures=True)

    def _of(self, key: tuple[str, str]) -> _Wrong:
        found = self._wrong.get(key)
        return found if found is not None and self._clock() - found.since < self._memory else _Wrong()

    def _counted(self, key: tuple[str, str], elsewhere: int) -> float:
        """One more; when the next could have been tried before it."""
        found = self._of(key)
        before, now = found.until, self._clock()
        found.count += 1
        found.since = now
        if key[0] == "address":
            found.until = now + min(2.0 ** (found.count - self._free), self._longest) if found.count >= self._free else 0.0
        else:
            found.until = now + self._pace if found.count + elsewhere >= STRANGERS else 0.0
        self._wrong[key] = found
        self._wrong.move_to_end(key)
        if len(self._wrong) > MOST:
            self._wrong.popitem(last=False)
        return before

    def _taken_back(self, key: tuple[str, str], until: float) -> None:
        found = self._wrong.get(key)
        if found is not None:
            found.count -= 1
            found.until = until

    def _log(self, table: str) -> None:
        """Each time that the count has doubled, from where it begins to cost something."""
        count = self.wrong(table)
        if count == FREE << max(0, (count // FREE).bit_length() - 1):
            log("wrong passwords", logging.WARNING, table=table, count=count)
