"""What the routes of one server share; made when it starts, closed when it stops.

Rule 1: there is one of these a process, in the state of the application; nothing of it is global.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from carteado.game import Reason
from carteado.server.bans import Bans
from carteado.server.identity import Guest, Keys
from carteado.server.limits import Limits
from carteado.server.metrics import Metrics
from carteado.server.openings import Openings
from carteado.server.settings import Settings
from carteado.server.shapes import Listed, Lobby
from carteado.server.storage import TABLE, Entries, Facts, Reached, Stored, Summary
from carteado.server.world import now_ms
from carteado.table import Draw, Effects, Table
from carteado.table.messages import Setup

if TYPE_CHECKING:
    from carteado.server.accounts.service import AccountService
    from carteado.server.archive import Archive
    from carteado.server.events.keys import Tries
    from carteado.server.events.log import Events
    from carteado.server.people.tally import Tally
    from carteado.server.press import Press
    from carteado.server.seeking.seeking import SeekingPeople
    from carteado.server.storage.people import People
    from carteado.server.tutors import Tutors


Enact = Callable[[Table, int, Draw], Effects]


class Store(Protocol):
    """What HTTP needs of storage: settings, the logs of tables, and to know that it is there."""

    async def setting(self, key: str) -> str | None:
        """A setting of the whole server."""
        ...

    async def put_setting(self, key: str, value: str) -> str:
        """Set it unless it is set; what is set then."""
        ...

    async def load(self, table: str, after: int = 0, most: int | None = None) -> list[Stored]:
        """The log of a table, or the first entries of it; empty where there is no such table."""
        ...

    async def create(self, table: str, game: str, entries: Entries, facts: Facts, kind: str = TABLE) -> None:
        """A new log with its first entries."""
        ...

    async def append(self, table: str, seq: int, entries: Entries, facts: Facts | None = None) -> None:
        """More entries for the end of a log; `Conflict` if it does not end there."""
        ...

    async def players(self, table: str) -> tuple[str, ...]:
        """Whose table it is."""
        ...

    async def about(self, table: str) -> Summary | None:
        """What a list would show of a log."""
        ...

    async def of_kind(self, kind: str, limit: int = 100) -> list[Summary]:
        """The public logs of a kind, the last changed first."""
        ...

    async def mine(self, player: str, limit: int = 100, kind: str = TABLE) -> list[Summary]:
        """The logs of a kind that are somebody's, the last changed first."""
        ...

    async def drop_setting(self, key: str) -> bool:
        """Forget one; whether it was set."""
        ...

    async def forget(self, table: str) -> None:
        """A log and all that is known of it."""
        ...

    async def contacts(self, event: str) -> list[Reached]:
        """How to reach the people of an event."""
        ...

    async def keep_contact(self, event: str, one: Reached) -> None:
        """Keep how to reach somebody."""
        ...

    async def keep_contacts(self, event: str, all_of_them: Sequence[Reached]) -> None:
        """Keep how to reach several people."""
        ...

    async def forget_contacts(self, event: str) -> int:
        """Delete all of an event; how many there were."""
        ...

    async def check(self) -> None:
        """`StorageError` if the database does not answer."""
        ...


class NoTable(KeyError):
    """There is no such table."""


class NoPartida(KeyError):
    """The table has no such partida."""


class Rooms(Protocol):
    """What HTTP needs of the tables. Whoever asks is the id of a guest, "" for nobody."""

    async def create(self, setup: Setup, host: Guest, password: str, sit: bool, bots: bool, lesson: bool = False) -> str:
        """Open a table; its id."""
        ...

    async def lobby(self, who: str) -> Lobby:
        """The public tables."""
        ...

    async def mine(self, who: str) -> Sequence[Listed]:
        """The tables this guest can go back to."""
        ...

    async def listed(self, table: str, who: str) -> Listed:
        """One table; `NoTable`."""
        ...

    def clock_at(self, table: str) -> int:
        """The time at a table."""
        ...

    async def enact(self, table: str, decide: Enact) -> Reason | None:
        """What the event of a table decides at it; why not, if it may not be."""
        ...

    async def close(self) -> None:
        """Take nothing new and finish what is being stored."""
        ...


@dataclass
class Services:
    """One server at work."""

    settings: Settings
    limits: Limits
    metrics: Metrics
    keys: Keys
    store: Store
    rooms: Rooms
    archive: "Archive"
    tutors: "Tutors"
    events: "Events"
    press: "Press"
    tries: "Tries"
    openings: Openings
    opened_events: Openings
    bans: Bans
    seeking: "SeekingPeople"
    accounts: "AccountService"
    tally: "Tally"
    people: "People"
    followed: dict[str, bytes] = field(default_factory=dict[str, bytes])  # table -> what its event has heard of it last
    clock: Callable[[], int] = field(default=now_ms)
