"""How the processes that share a database tell one another that a table has new entries, or who is present at one.

Rule 1: news are hints. Whoever hears that a table has entry n loads what is missing; news lost or told twice do no harm.
Rule 2: nobody hears their own news: each is signed with the name of its process.
Rule 3: after a silence that may have swallowed news, `Everything` is told.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from dataclasses import astuple, dataclass
from itertools import chain, repeat
from typing import Final, Protocol

from sqlalchemy import URL

from carteado.server.storage import StorageError
from carteado.server.storage.driver import ANY, GONE, Connection, Failures, connect
from carteado.server.storage.place import SQLITE
from carteado.server.storage.postgres import CHANNEL, news

MOST: Final = 7900  # bytes that PostgreSQL takes as one notification
WAITING: Final = 1000  # notifications that wait to be sent
PULSE: Final = 15.0  # seconds between signs of life of an idle connection
RETRY: Final = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to connect again

_TELL: Final = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"
_LOST: Final[Failures] = (*GONE, *ANY, StorageError)

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Appended:
    """The table has entries up to `seq`."""

    table: str
    seq: int


@dataclass(frozen=True, slots=True)
class Present:
    """What another process says about who is connected to it at this table; JSON that only the sender's kind reads."""

    process: str
    table: str
    payload: str


@dataclass(frozen=True, slots=True)
class Sought:
    """Somebody looks for a table of this game, or has found one, or looks no more."""

    game: str


@dataclass(frozen=True, slots=True)
class SignedOut:
    """Sessions of this account were ended, or it is otherwise now."""

    account: str


@dataclass(frozen=True, slots=True)
class Rewritten:
    """The entries of this table stand there under other names or ids."""

    table: str


@dataclass(frozen=True, slots=True)
class Everything:
    """News may have been lost: any table may have changed."""


Signal = Sought | SignedOut | Rewritten
News = Appended | Present | Signal | Everything
Heard = Callable[[News], None]


class Bus(Protocol):
    """What the server needs of one."""

    process: str

    def subscribe(self, heard: Heard) -> Callable[[], None]:
        """Call back with all news from now on; the result ends it."""
        ...

    def publish(self, table: str, seq: int) -> None:
        """Tell the others of new entries. An append on PostgreSQL has told them already."""
        ...

    def present(self, table: str, payload: str) -> None:
        """Tell the others who is here, if it can be told now."""
        ...

    def tell(self, signal: Signal) -> None:
        """Tell the others that something has changed, if it can be told now."""
        ...

    async def close(self) -> None:
        """Hear and tell nothing more."""
        ...


def presence(process: str, table: str, payload: str) -> str:
    """The notification of who is here."""
    return f"presence:{process}:{table}:{payload}"


SIGNALS: Final[dict[str, type[Signal]]] = {"sought": Sought, "signed-out": SignedOut, "rewritten": Rewritten}


def signalled(process: str, signal: Signal) -> str:
    """The notification of a signal."""
    name = next(name for name, kind in SIGNALS.items() if isinstance(signal, kind))
    return f"{name}:{process}:{astuple(signal)[0]}"


def understood(text: str) -> tuple[str, News] | None:
    """Which process says what."""
    first, _, rest = text.partition(":")
    if first == "presence":
        process, _, rest = rest.partition(":")
        table, _, payload = rest.partition(":")
        return process, Present(process, table, payload)
    if first in SIGNALS:
        process, _, rest = rest.partition(":")
        return process, SIGNALS[first](rest)
    table, _, seq = rest.rpartition(":")
    return (first, Appended(table, int(seq))) if seq.isascii() and seq.isdecimal() else None


class _Subscribers:
    """Who wants to hear; one that fails is told of in the log and disturbs no other."""

    def __init__(self) -> None:
        self._all: list[Heard] = []

    def add(self, heard: Heard) -> Callable[[], None]:
        self._all.append(heard)
        return lambda: self._all.remove(heard) if heard in self._all else None

    def tell(self, told: News) -> None:
        for heard in tuple(self._all):
            try:
                heard(told)
            except Exception:
                _log.exception("a subscriber of the bus failed")


class LocalBus:
    """One process: there is nobody to tell, unless buses are made `beside` one another, as tests do."""

    def __init__(self, beside: "LocalBus | None" = None) -> None:
        self.process = secrets.token_hex(4)
        self._subscribers = _Subscribers()
        self._all: list[LocalBus] = [] if beside is None else beside._all
        self._all.append(self)

    def subscribe(self, heard: Heard) -> Callable[[], None]:
        """Call back with all news from now on."""
        return self._subscribers.add(heard)

    def publish(self, table: str, seq: int) -> None:
        """Tell the buses beside this one."""
        self._tell(Appended(table, seq))

    def present(self, table: str, payload: str) -> None:
        """Tell the buses beside this one."""
        self._tell(Present(self.process, table, payload))

    def tell(self, signal: Signal) -> None:
        """Tell the buses beside this one."""
        self._tell(signal)

    async def close(self) -> None:
        """Leave the others."""
        if self in self._all:
            self._all.remove(self)

    def _tell(self, told: News) -> None:
        for other in self._all:
            if other is not self:
                other._subscribers.tell(told)


class PostgresBus:
    """LISTEN and NOTIFY on one kept connection, which is made again whenever it is lost."""

    def __init__(self, url: URL) -> None:
        self.process = secrets.token_hex(4)
        self._url = url
        self._subscribers = _Subscribers()
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> "PostgresBus":
        """Return once the connection listens; `StorageError` where there is no database."""
        connection = await self._listening()
        self._task = asyncio.create_task(self._run(connection), name="carteado-bus")
        return self

    def subscribe(self, heard: Heard) -> Callable[[], None]:
        """Call back with all news from now on."""
        return self._subscribers.add(heard)

    def publish(self, table: str, seq: int) -> None:
        """Tell the other processes, apart from any append."""
        self._send(news(self.process, table, seq))

    def present(self, table: str, payload: str) -> None:
        """Tell the other processes, unless the connection is down for long."""
        self._send(presence(self.process, table, payload))

    def tell(self, signal: Signal) -> None:
        """Tell the other processes, unless the connection is down for long."""
        self._send(signalled(self.process, signal))

    async def close(self) -> None:
        """End the task and the connection."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def _send(self, text: str) -> None:
        """What cannot be sent is dropped."""
        if len(text.encode()) <= MOST and not self._outgoing.full():
            self._outgoing.put_nowait(text)

    async def _listening(self) -> Connection:
        connection = await connect(self._url)
        try:
            await connection.add_listener(CHANNEL, self._notified)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(self._ended)
        return connection

    def _ended(self, _connection: object) -> None:
        """Wake the task, which will find out."""
        self._send("")

    def _notified(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        told = understood(str(payload))
        if told is not None and told[0] != self.process:
            self._subscribers.tell(told[1])

    async def _run(self, connection: Connection) -> None:
        """Serve one connection after another for ever."""
        while True:
            try:
                await self._serve(connection)
            except _LOST as error:
                _log.warning("the bus lost its connection: %s", error)
            finally:
                connection.terminate()
            connection = await self._again()
            self._subscribers.tell(Everything())

    async def _serve(self, connection: Connection) -> None:
        """Send what waits, and ask for a sign of life where nothing does, until the connection fails."""
        while True:
            texts: list[str] = []
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    texts.append(await self._outgoing.get())
            while not self._outgoing.empty():
                texts.append(self._outgoing.get_nowait())
            await connection.execute(_TELL, CHANNEL, [text for text in texts if text])

    async def _again(self) -> Connection:
        for pause in chain(RETRY, repeat(RETRY[-1])):
            await asyncio.sleep(pause)
            try:
                return await self._listening()
            except _LOST as error:
                _log.warning("the bus cannot connect: %s", error)
        raise AssertionError("it never gives up")


async def open_bus(url: URL) -> Bus:
    """The bus that belongs to a database."""
    return LocalBus() if url.drivername == SQLITE else await PostgresBus(url).open()
