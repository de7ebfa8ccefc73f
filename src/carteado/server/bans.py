"""Who is kept out: guests and addresses whom the operator has banned, known by marks.

Rule 1: a mark is a keyed hash: it says in a log that two things were done by the same guest or from the same address, and to
        nobody who they are. The key lies in the store, so a mark stays the same.
Rule 2: `carteado ban` writes marks to the store; every process looks there every few seconds, and cuts off who is banned.
"""

import asyncio
import hmac
import re
import secrets
from collections.abc import Callable
from typing import Any, Final, Protocol

from carteado.server.errors import Refusal
from carteado.server.limits import network
from carteado.server.logs import log
from carteado.server.storage import StorageError

KEY: Final = "mark-key"
BAN: Final = "ban "  # how the settings of bans begin
PAUSE: Final = 3.0  # seconds between two looks
MARK: Final = re.compile("[ga]-[0-9a-f]{16}")


def new_mark_key() -> str:
    """The key of the marks of a server."""
    return secrets.token_hex(32)


def guest_mark(key: str, guest: str) -> str:
    """The mark of a guest."""
    return "g-" + _hashed(key, f"guest {guest}")


def address_mark(key: str, address: str) -> str:
    """The mark of an address; of IPv6, of its network."""
    return "a-" + _hashed(key, f"address {network(address)}")


def _hashed(key: str, text: str) -> str:
    return hmac.digest(bytes.fromhex(key), text.encode(), "sha256").hex()[:16]


class Settings(Protocol):
    """Where bans are kept."""

    async def put_setting(self, key: str, value: str) -> str:
        """Set one."""
        ...

    async def drop_setting(self, key: str) -> bool:
        """Forget one."""
        ...

    async def settings_of(self, prefix: str) -> dict[str, str]:
        """The settings whose names begin so."""
        ...


class Bans:
    """The bans as this process knows them, and the connections that a new one ends."""

    def __init__(self, kept: Settings, key: str) -> None:
        self._kept = kept
        self._key = key
        self._shut: frozenset[str] = frozenset()
        self._inside: dict[object, tuple[str, str, Callable[[], object]]] = {}
        self._leaving: dict[object, Callable[[], object]] = {}
        self._task: asyncio.Task[None] | None = None

    def marks(self, address: str, guest: str = "") -> dict[str, Any]:
        """Whom a line of the log is about."""
        told = {"from": address_mark(self._key, address)} if address else {}
        return told | ({"guest": guest_mark(self._key, guest)} if guest else {})

    def of(self, guest: str) -> str:
        """The mark of a guest or an account."""
        return guest_mark(self._key, guest)

    def of_address(self, address: str) -> str:
        """The mark of an address."""
        return address_mark(self._key, address)

    async def shut(self, mark: str, why: str) -> None:
        """Keep out who has this mark, here at once, elsewhere within seconds."""
        await self._kept.put_setting(BAN + mark, why)
        await self.look()

    async def open(self, mark: str) -> None:
        """Let them in again."""
        await self._kept.drop_setting(BAN + mark)
        await self.look()

    def admit(self, address: str, guest: str) -> None:
        """`Refusal` for who is banned."""
        if self._shut and not self._shut.isdisjoint(self.marks(address, guest).values()):
            raise Refusal(403, "banned")

    def enter(
        self, page: object, address: str, guest: str, end: Callable[[], object], leave: Callable[[], object] = lambda: None
    ) -> None:
        """A connection, how it is ended for who is banned, and how for who is somebody else by now."""
        self._inside[page] = (address, guest, end)
        self._leaving[page] = leave

    def leave(self, page: object) -> None:
        """It has ended."""
        self._inside.pop(page, None)
        self._leaving.pop(page, None)

    def cut(self, guest: str) -> None:
        """End the connections of this one, who is somebody else now, or nobody."""
        for page, (_, who, _end) in tuple(self._inside.items()):
            if who == guest:
                self._leaving[page]()

    async def look(self) -> None:
        """Read the bans, and end the connections of who is newly banned."""
        before, self._shut = self._shut, frozenset(name.removeprefix(BAN) for name in await self._kept.settings_of(BAN))
        if self._shut - before:
            for address, guest, end in tuple(self._inside.values()):
                if not self._shut.isdisjoint(self.marks(address, guest).values()):
                    end()

    async def watch(self) -> "Bans":
        """Look now, and from now on."""
        await self.look()
        self._task = asyncio.get_running_loop().create_task(self._watch())
        return self

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.look()
            except StorageError as error:
                log("bans could not be read", code=error.code)

    def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
