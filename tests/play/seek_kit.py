"""A page that looks for a table: a WebSocket of its own, and what it was told."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

from play.fake_kit import Site
from play.play_kit import GAME, PATIENCE, Guest

Json = Any


class Searching:
    """One page of somebody who looks for a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self._read = 0

    async def hear(self) -> None:
        """One more word."""
        self.heard.append(json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE)))

    async def next(self, kind: str) -> Json:
        """The next word of this kind."""
        while True:
            while self._read < len(self.heard):
                self._read += 1
                if self.heard[self._read - 1]["type"] == kind:
                    return self.heard[self._read - 1]
            await self.hear()

    async def until(self, waiting: int) -> Json:
        """Word that so many wait."""
        while True:
            told = await self.next("seeking")
            if told["waiting"] == waiting:
                return told

    async def found(self) -> str:
        """The table that was found."""
        return str((await self.next("found"))["table"])

    async def code(self) -> int:
        """With what word the server ends it; what it says before is kept."""
        with suppress(websockets.ConnectionClosed):
            while True:
                await self.hear()
        return self.socket.close_code or 0

    async def leave(self) -> None:
        """Close the page."""
        await self.socket.close()


async def connected(base: str, guest: Guest) -> Searching:
    """A page that has said nothing yet."""
    address = base.replace("http", "ws", 1) + "/ws/achar"
    return Searching(await connect(address, additional_headers=guest.headers, compression=None, ping_interval=None))


async def searching(base: str, guest: Guest, game: str = GAME) -> Searching:
    """A page that looks for a table, and has heard how it stands."""
    page = await connected(base, guest)
    await page.socket.send(json.dumps({"type": "seek", "game": game}))
    await page.hear()
    return page


async def chairs(site: Site, table: str) -> list[tuple[str, str]]:
    """Who sits there, by kind and name."""
    room = await site.services.rooms.listed(table, "")
    return [(chair.kind, chair.name) for chair in room.chairs]
