"""Tables of people who play over the real wire: opened by REST, seated and played over WebSockets.

Rule 1: a player knows what a page knows: its own menu, whose turn it is, and nothing else.
Rule 2: of every message only what is needed is read: what is measured is the server.
"""

import asyncio
import json
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from carteado.catalogue import Game
from carteado.lab.load_crowd import Crowd
from carteado.lab.load_wire import Line, connect

AT_ONCE: Final = 16  # tables that are opened side by side
NONCE: Final = "5a" * 16
PAGE: Final = "load"
LIKELY: Final = {
    "Play": 12.0, "Accept": 3.0, "Draw": 3.0, "Cut": 3.0, "Deal": 3.0, "PlayOn": 3.0, "Concede": 0.0, "GiveUp": 0.0,
    "GiveHandUp": 0.0, "Quero": 3.0, "Leave": 0.2,
}  # fmt: skip
"""How likely each kind of act is, beside 1 for any other; what needs a partner's consent is left out."""


class _Around(Struct):
    stage: str


class _Prompt(Struct):
    actors: list[int]


class _Update(Struct, tag="update"):
    version: int
    by: int | None = None
    how: str = ""
    about: _Around | UnsetType = UNSET
    menu: Raw | UnsetType = UNSET
    prompt: _Prompt | UnsetType | None = UNSET


class _Snapshot(Struct, tag="snapshot"):
    version: int
    about: _Around
    menu: Raw
    prompt: _Prompt | None


class _Ack(Struct, tag="ack"):
    n: int


class _Refused(Struct, tag="refused"):
    code: str
    n: int = 0


class _Presence(Struct, tag="presence"):
    pass


_decode: Final = msgspec.json.Decoder(_Update | _Snapshot | _Ack | _Refused | _Presence).decode
_encode: Final = msgspec.json.Encoder().encode


class Player:
    """One seat of one table and its socket. `sent` is shared by the table: when each seat sent its last act."""

    __slots__ = ("_actors", "_busy", "_menu", "_n", "_stage", "_version", "_waiting", "crowd", "line", "seat", "sent")

    def __init__(self, crowd: Crowd, seat: int, sent: list[float]) -> None:
        self.crowd = crowd
        self.seat = seat
        self.sent = sent
        self.line: Line | None = None
        self._version = 0
        self._n = 0
        self._menu = Raw(b"[]")
        self._actors: list[int] = []
        self._stage = "open"
        self._busy = False
        self._waiting: dict[int, asyncio.Future[None] | None] = {}

    async def come(self, port: int, table: str) -> None:
        """Connect, enter and sit down."""
        self.line = await connect(port, "/ws", self.heard)
        self.line.send(_encode({"type": "enter", "table": table}))
        await self.ask("sit", seat=self.seat)

    async def ask(self, kind: str, **fields: Any) -> None:
        """Make a request and wait until it is done; `ConnectionError` where it is refused."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[self._n + 1] = done
        self._say(kind, **fields)
        await done

    def _say(self, kind: str, **fields: Any) -> int:
        assert self.line is not None
        self._n += 1
        message = _encode({"type": kind, "client": PAGE, "n": self._n, **fields})
        self.line.send(message)
        return len(message)

    # What the server says.

    def heard(self, payload: bytes) -> None:
        """One message of the server."""
        message = _decode(payload)
        if isinstance(message, _Update):
            self._updated(message, len(payload))
        elif isinstance(message, _Ack):
            self._done(message.n)
        elif isinstance(message, _Snapshot):
            self._version, self._menu, self._stage = message.version, message.menu, message.about.stage
            self._actors = message.prompt.actors if message.prompt else []
        elif isinstance(message, _Refused):
            self._refused(message)

    def _done(self, n: int) -> None:
        waiting = self._waiting.pop(n, None)
        if waiting is not None:
            waiting.set_result(None)
            return
        self.crowd.times.answered.append(perf_counter() - self.sent[self.seat])
        self._busy = False
        self.begin()

    def _refused(self, refused: _Refused) -> None:
        waiting = self._waiting.pop(refused.n, None)
        if waiting is not None:
            waiting.set_exception(ConnectionError(refused.code))
            return
        self.crowd.times.refused[refused.code] += 1
        self._busy = False
        self.begin()

    def _updated(self, update: _Update, size: int) -> None:
        self._version = update.version
        if update.menu is not UNSET:
            self._menu = update.menu
        if update.prompt is not UNSET:
            self._actors = update.prompt.actors if update.prompt else []
        times = self.crowd.times
        times.updates += 1
        times.bytes_told += size
        if update.how == "person" and update.by is not None and update.by != self.seat:
            times.told.append(perf_counter() - self.sent[update.by])
        if update.about is not UNSET and update.about.stage != self._stage:
            self._stage = update.about.stage
            if self._stage in ("between", "over"):
                self._waiting[self._n + 1] = asyncio.get_running_loop().create_future()
                self._say("ready", nonce=NONCE)
        self.begin()

    # What the player does.

    def begin(self) -> None:
        """Think about the next act, where it is this seat's to do and none is under way."""
        if not self._busy and self.crowd.playing and self._actors[:1] == [self.seat]:
            self._busy = True
            asyncio.get_running_loop().call_later(self.crowd.thought(), self._act)

    def _act(self) -> None:
        menu = [choice["action"] for choice in msgspec.json.decode(self._menu)]
        weights = [_weight(action) for action in menu]
        if not self.crowd.playing or self._actors[:1] != [self.seat] or not any(weights):
            self._busy = False
            return
        (action,) = self.crowd.random.choices(menu, weights)
        self.sent[self.seat] = perf_counter()
        self.crowd.times.bytes_sent += self._say("act", action=action, version=self._version)


def _weight(action: dict[str, Any]) -> float:
    """Cards are played openly and in silence, as a rule."""
    return 1.0 if action.get("call") or action.get("down") else LIKELY.get(action["type"], 1.0)


class PlayedTable:
    """A player on every seat."""

    def __init__(self, crowd: Crowd, seats: int) -> None:
        sent = [0.0] * seats
        self.players = [Player(crowd, seat, sent) for seat in range(seats)]

    async def open(self, port: int, table: str) -> None:
        """Everybody sits down, and the partida begins."""
        for player in self.players:
            await player.come(port, table)
        for player in self.players:
            await player.ask("ready", nonce=NONCE)

    def begin(self) -> None:
        """Whoever is waited for thinks."""
        for player in self.players:
            player.begin()

    def close(self) -> None:
        """Everybody goes."""
        for player in self.players:
            if player.line is not None:
                player.line.close()


async def open_tables(crowd: Crowd, port: int, game: Game, count: int, opened: Callable[[int], None]) -> None:
    """Open so many tables of a game, a few at a time; `opened` hears how many there are."""
    left = iter(range(count))

    async def opening() -> None:
        async with Rest(port, game.id) as rest:
            for _ in left:
                table = PlayedTable(crowd, game.seats[0])
                crowd.groups.append(table)
                await table.open(port, await rest.new_table())
                opened(len(crowd.groups))

    await asyncio.gather(*(opening() for _ in range(min(AT_ONCE, count))))


class Rest:
    """One kept HTTP connection that opens tables."""

    def __init__(self, port: int, game: str) -> None:
        self._port = port
        self._body = json.dumps({"setup": {"game": game, "pace": "fast"}, "password": "", "sit": False, "bots": False}).encode()

    async def __aenter__(self) -> "Rest":
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()
        await self._writer.wait_closed()

    async def new_table(self) -> str:
        """The id of a new table without anybody at it."""
        self._writer.write(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%b"
            % (self._port, len(self._body), self._body)
        )
        head = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        size = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        body = await self._reader.readexactly(size)
        if not head.startswith(b"http/1.1 201"):
            raise ConnectionError(body.decode("latin-1"))
        table: str = json.loads(body)["id"]
        return table
