"""asyncpg, as far as it is used without SQLAlchemy in between, with the types it does not have itself."""

from collections.abc import Callable
from typing import Any, Final, Protocol

import asyncpg  # type: ignore[import-untyped]  # pyright: ignore[reportMissingTypeStubs]
from sqlalchemy import URL

from carteado.server.storage.contract import StorageError
from carteado.server.storage.place import named

PATIENCE: Final = 15.0  # seconds until a statement counts as lost
Notified = Callable[[object, int, str, object], None]
Failures = tuple[type[Exception], ...]

GONE: Final[Failures] = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
)
AGAIN: Final[Failures] = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
REFUSED: Final[Failures] = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
ANY: Final[Failures] = (asyncpg.PostgresError,)

UNREACHED: Final[Failures] = (*GONE, *ANY, ValueError)


class Transaction(Protocol):
    """A transaction, or a savepoint inside one."""

    async def start(self) -> None: ...
    async def commit(self) -> None: ...
    async def rollback(self) -> None: ...


class Connection(Protocol):
    """A connection; one statement at a time."""

    async def execute(self, query: str, *args: object) -> str: ...
    async def fetch(self, query: str, *args: object) -> list[Any]: ...
    async def add_listener(self, channel: str, callback: Notified) -> None: ...
    async def close(self, *, timeout: float) -> None: ...
    def add_termination_listener(self, callback: Callable[[object], None]) -> None: ...
    def transaction(self) -> Transaction: ...
    def is_closed(self) -> bool: ...
    def terminate(self) -> None: ...


async def connect(url: URL) -> Connection:
    """A connection of the driver: it reads the whole address, with `sslmode` and sockets, as `psql` does."""
    driver: Any = asyncpg
    address = url.render_as_string(hide_password=False)
    try:
        made: Connection = await driver.connect(address, timeout=10, command_timeout=PATIENCE)
    except UNREACHED as error:
        raise StorageError("unreachable", f"{named(url)}: {told(error)}") from error
    return made


def told(error: BaseException) -> str:
    """What an error says; some of the driver's say nothing but their name."""
    return str(error) or type(error).__name__
