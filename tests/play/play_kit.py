"""People for tests: guests with a cookie, and their pages, each a real WebSocket connection to a real server."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

Json = Any
Clock = Callable[[], int]
GAME: Final = "truco-fenacef"
PATIENCE: Final = 20.0  # seconds that anything may take on a busy machine before a test gives up
MOST: Final = 1 << 20
BRISK: Final = {"GiveBack": 3, "Raise": 3, "Accept": 3}  # acts that bring a partida to its end


class Guest:
    """Somebody with a cookie, as a browser holds it."""

    def __init__(self, name: str, cookie: str) -> None:
        self.name = name
        self.cookie = cookie

    @property
    def headers(self) -> dict[str, str]:
        """What goes with every request."""
        return {"cookie": self.cookie} if self.cookie else {}

    async def ask(self, base: str, method: str, path: str, body: Json = None) -> httpx.Response:
        """One request over HTTP."""
        async with httpx.AsyncClient(base_url=base, headers=self.headers, timeout=PATIENCE, verify=False) as client:
            return await client.request(method, path, json=body)


async def new_guest(base: str, name: str) -> Guest:
    """Somebody new, who has told a nickname."""
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False) as client:
        answer = await client.put("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return Guest(name, "; ".join(f"{key}={value}" for key, value in client.cookies.items()))


async def new_table(base: str, host: Guest, sit: bool = False, bots: bool = False, **setup: Json) -> str:
    """A table of this host."""
    body = {"setup": {"game": GAME, "pace": "fast", **setup}, "sit": sit, "bots": bots}
    answer = await host.ask(base, "POST", "/api/tables", body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


class Page:
    """One connection: what it heard, word for word, with the time; and the state a client keeps from it."""

    def __init__(self, base: str, guest: Guest, client: str = "page", clock: Clock = lambda: 0) -> None:
        self.base = base
        self.guest = guest
        self.client = client
        self.n = 0
        self.clock = clock
        self.heard: list[tuple[int, bytes]] = []
        self.messages: list[Json] = []
        self.version = 0
        self.key = ""
        self.seat: int | None = None
        self.menu: list[Json] = []
        self.prompt: Json = None
        self.proposal: Json = None
        self.about: Json = None
        self.closed: int | None = None
        self.hook: Callable[[], None] = lambda: None  # called for every message, sent or heard
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    @property
    def socket(self) -> ClientConnection:
        """The connection."""
        assert self._socket is not None, "not connected"
        return self._socket

    async def open(self, **more: Any) -> "Page":
        """Connect, and say nothing yet."""
        headers = {**self.guest.headers, **more.pop("headers", {})}
        address = self.base.replace("http", "ws", 1) + "/ws"
        self._socket = await connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=MOST,
            open_timeout=PATIENCE,
            ping_interval=None,
            **more,
        )
        self.closed = None
        self._reading = asyncio.create_task(self._read())
        return self

    async def enter(self, table: str, again: bool = False, **more: Json) -> "Page":
        """Come to a table; `again` names what was seen last."""
        was = {"version": self.version, "was": self.key} if again else {}
        seen = len(self.messages)
        await self.tell({"type": "enter", "table": table, **was, **more})
        await self.until(lambda: any(told["type"] in ("presence", "refused") for told in self.messages[seen:]))
        return self

    async def tell(self, message: Json) -> None:
        """Send this, as it is."""
        data = message if isinstance(message, str | bytes) else json.dumps(message)
        await self.socket.send(data)
        self.hook()

    async def say(self, kind: str, **fields: Json) -> int:
        """A request with the next number; the number."""
        self.n += 1
        await self.tell({"type": kind, "client": self.client, "n": self.n, **fields})
        return self.n

    async def do(self, kind: str, **fields: Json) -> Json:
        """The same, with its answer: an ack or a refusal."""
        seen = len(self.messages)
        n = await self.say(kind, **fields)
        return await self.answer(n, seen)

    async def answer(self, n: int, after: int = 0) -> Json:
        """The answer to the request of this number."""
        return await self.next(lambda told: told["type"] in ("ack", "refused") and told.get("n") == n, after)

    async def act(self, action: Json) -> Json:
        """An act, with its answer."""
        return await self.do("act", action=action, version=self.version)

    async def next(self, wanted: Callable[[Json], bool], after: int = 0) -> Json:
        """The first message, from the one of this number on, that is wanted."""
        at = after
        while True:
            while at < len(self.messages):
                if wanted(self.messages[at]):
                    return self.messages[at]
                at += 1
            await self.changed()

    async def pong(self) -> None:
        """Everything that was on its way when this was called is here when it returns."""
        seen = len(self.messages)
        await self.tell({"type": "ping"})
        await self.next(lambda told: told["type"] == "pong", seen)

    async def listened(self) -> None:
        """What has come is read now: whoever writes twice to a connection that has ended never hears with what word."""
        for _ in range(3):  # the system is asked, what it has is taken, and the reader goes on
            await asyncio.sleep(0)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds that only messages can bring about."""
        while not holds():
            await self.changed()

    async def at(self, version: int) -> None:
        """Wait for a version."""
        await self.until(lambda: self.version >= version)

    async def gone(self) -> int:
        """Wait for the end of the connection; its code."""
        assert self._reading is not None
        await asyncio.wait_for(asyncio.shield(self._reading), PATIENCE)
        assert self.closed is not None
        return self.closed

    async def close(self) -> None:
        """Go away."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            with suppress(asyncio.CancelledError):
                await self._reading

    async def changed(self) -> None:
        """Wait for the next message."""
        if self.closed is not None:
            raise ConnectionResetError(f"the connection ended with {self.closed}")
        self._news.clear()
        await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def _read(self) -> None:
        try:
            while True:
                raw = await self.socket.recv(decode=False)
                self.hook()
                self.heard.append((self.clock(), raw))
                self._take(json.loads(raw))
                self._news.set()
        except websockets.ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd is not None else 1006
            self._news.set()

    def _take(self, told: Json) -> None:
        self.messages.append(told)
        kind = told["type"]
        if kind == "snapshot":
            self.key, self.seat = told["you"]["key"], told["you"]["seat"]
        if kind in ("snapshot", "update"):
            self.version = told["version"]
            for name in ("menu", "prompt", "proposal", "about"):
                if name in told:
                    setattr(self, name, told[name])

    @property
    def waited(self) -> bool:
        """Whether the table waits for the seat of this page."""
        return self.prompt is not None and self.seat is not None and self.seat in self.prompt["actors"]

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.about is not None and self.about["stage"] == "over"

    def of(self, *kinds: str) -> list[Json]:
        """The messages of these kinds."""
        return [told for told in self.messages if told["type"] in kinds]


class Temper:
    """Chooses from a menu: first a kind of act, by a liking drawn once, then one act of that kind.

    Even choice would cut thirty times before it played a card, and hardly ever bring long chains of calls.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._liking: dict[tuple[str, bool, bool], float] = {}

    def choose(self, menu: list[Json]) -> Json:
        """One of the acts."""
        kinds: dict[tuple[str, bool, bool], list[Json]] = {}
        for choice in menu:
            action = choice["action"]
            kinds.setdefault((action["type"], bool(action.get("down")), bool(action.get("call"))), []).append(action)
        for kind in kinds:
            if kind not in self._liking:
                self._liking[kind] = self.rng.choice((0.2, 0.5, 1.0, 3.0)) * BRISK.get(kind[0], 1)
        chosen = self.rng.choices(list(kinds), [self._liking[kind] for kind in kinds])[0]
        return self.rng.choice(kinds[chosen])


async def gathered(*doing: Awaitable[Any]) -> list[Any]:
    """All of them at once; the first failure ends the others."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(_run(one)) for one in doing]
    return [task.result() for task in tasks]


async def _run(one: Awaitable[Any]) -> Any:
    return await one
