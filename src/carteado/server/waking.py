"""What a table does though nobody asks: bots are asked, an alarm is set for what is due, and what failed is tried again.

Rule 1: a table where nobody listens sleeps: it has no alarm, and no bot of it thinks.
Rule 2: what failed is looked at again, later each time; the store, which comes back for everybody, as soon as the first time.
"""

import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from carteado.game import Action, Reason
from carteado.server.alarm import Alarm
from carteado.server.audience import Audience
from carteado.server.storage import StorageError
from carteado.server.thinkers import Thinkers
from carteado.server.world import World
from carteado.table import Ask, Table, asks, due, think

TROUBLE: Final = 1000  # ms until what failed is tried again; twice as long after each failure in a row that is not the store's
MOST_TROUBLE: Final = 10_000

_log = logging.getLogger(__name__)


class Waking:
    """The alarm of one table. `tick` is what is done when something is due, `again` where something failed."""

    def __init__(
        self,
        table: str,
        audience: Audience,
        thinkers: Thinkers,
        world: World,
        clock: Callable[[], int],
        tick: Callable[[], Coroutine[Any, Any, None]],
        again: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        self.alarm = Alarm(table, world)
        self._id = table
        self._audience = audience
        self._thinkers = thinkers
        self._clock = clock
        self._tick, self._again = tick, again
        self._stuck = -1
        self._failures = 0
        self.asked: Callable[[], None] = lambda: None  # a bot has answered

    @property
    def _table(self) -> Table:
        return self._audience.table

    def arm(self) -> None:
        """Set the alarm for what is due next; whatever the table raises is raised."""
        self.alarm.off()
        if not self._audience.listeners:
            return
        self.ask_bots()
        waiting = None if self._stuck == self._table.ply else due(self._table)
        moments = [when for when in (waiting, self._audience.gallery.next) if when is not None]
        if moments:
            self.alarm.set(max(0, min(moments) - self._clock()), self._tick)

    def ask_bots(self) -> None:
        """Ask those for whom the table waits, once."""
        if self._audience.listeners:
            for ask in asks(self._table):
                self.alarm.start(self._asked(ask))

    async def _asked(self, ask: Ask) -> None:
        action: Action | None = await self._thinkers.ask(ask)
        try:
            think(self._table, ask.ply, ask.seat, action)
        finally:
            self.asked()

    def silence(self, reason: Reason) -> None:
        """A bot wanted what it may not do: it stays silent, and the table does what a run-out clock would."""
        table = self._table
        _log.error("a bot was refused", extra={"fields": {"game": table.setup.game, "code": reason.code}})
        if not any(table.thoughts.values()):
            self._stuck = table.ply
        table.thoughts = dict.fromkeys(table.thoughts)

    def recovered(self) -> None:
        """What happens at the table goes well again."""
        self._failures = 0

    def failed(self, error: Exception) -> None:
        """Set the alarm to look at the table again, later each time."""
        self.tell(error)
        self.alarm.off()
        wait = min(TROUBLE << min(self._failures, 16), MOST_TROUBLE)
        self._failures += 0 if isinstance(error, StorageError) else 1
        if self._audience.listeners:
            self.alarm.set(wait, self._again)

    def tell(self, error: Exception) -> None:
        """What failed, to whoever reads the log."""
        if isinstance(error, StorageError):
            _log.error("an entry could not be stored", extra={"fields": {"table": self._id, "code": error.code}})
        else:
            _log.error("a table failed", exc_info=error, extra={"fields": {"table": self._id}})
