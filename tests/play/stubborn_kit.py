"""People who play on whatever happens to the server: they reconnect, say again what was not answered, and keep count."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Final

import websockets

from carteado.server.storage import Store
from carteado.table import entries as log
from play.play_kit import PATIENCE, Guest, Page, Temper, new_guest, new_table
from play.program_kit import Program

Json = Any
LOST: Final = (OSError, websockets.ConnectionClosed)
AHEAD: Final = ("Cut", "Burn")  # acts after which the cutter goes on without waiting


class Stubborn:
    """Somebody with a seat: every request they made, and the answer to it."""

    def __init__(self, guest: Guest, table: str, seat: int, client: str, rng: Random) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.page = Page("", guest, client)
        self.rng = rng
        self.temper = Temper(rng)
        self.asked: dict[int, Json] = {}
        self.answers: dict[int, Json] = {}
        self.connections = 0
        self.repeated = 0
        self.codes: list[int] = []  # with which the connections ended that the server ended
        self.tries = 0
        self.hook: Callable[[], None] = lambda: None  # called before every request

    @property
    def open(self) -> list[int]:
        """The requests that nobody answered yet."""
        return [n for n in self.asked if n not in self.answers]

    async def play(self, server: Callable[[], Program], up: Callable[[], asyncio.Event]) -> None:
        """Until the match is over."""
        while not (self.page.over and not self.open):
            await asyncio.wait_for(up().wait(), 4 * PATIENCE)
            try:
                await self._connected(server())
            except LOST:
                self.tries += 1
                assert self.tries < 1000
                await asyncio.sleep(0.01)
            if self.page.closed is not None:
                self.codes.append(self.page.closed)
            await self.page.close()

    async def _connected(self, server: Program) -> None:
        page = self.page
        page.base = server.base
        await page.open()
        self.connections += 1
        await page.enter(self.table, again=True)
        for n in self.open:
            self.repeated += 1
            await page.tell(self.asked[n])
        await self._answered()
        while not page.over:
            wishes = self._wishes()
            for nth, (kind, fields) in enumerate(wishes):
                if nth:
                    await page.listened()
                await self.ask(kind, fields)
            await (self._answered() if wishes else page.changed())

    def _wishes(self) -> list[tuple[str, Json]]:
        """What to do now, several things at once where each is sure to follow the other."""
        page = self.page
        if page.seat is None:
            return [("sit", {"seat": self.seat})]
        if page.about["stage"] in ("open", "between"):
            ready = page.about["chairs"][self.seat]["ready"]
            return [] if ready else [("ready", {"nonce": self.rng.randbytes(16).hex()})]
        if not page.waited or not page.menu:
            return []
        action = self.temper.choose(page.menu)
        acts = [action]
        if action["type"] in AHEAD:
            acts.append({"type": "GiveBack"})
        return [("act", {"action": act, "version": page.version}) for act in acts]

    async def ask(self, kind: str, fields: Json) -> None:
        """A request, kept until it is answered."""
        self.page.n += 1
        n = self.page.n
        self.asked[n] = {"type": kind, "client": self.page.client, "n": n, **fields}
        self.hook()
        await self.page.tell(self.asked[n])

    async def _answered(self) -> None:
        while self.open:
            for told in self.page.of("ack", "refused"):
                self.answers[told["n"]] = told
            if self.open:
                await self.page.changed()

    def acknowledged(self) -> dict[int, Json]:
        """The acknowledgements, by number."""
        return {n: told for n, told in self.answers.items() if told["type"] == "ack"}


async def four_people(base: str, nth: int, rng: Random, **setup: Json) -> list[Stubborn]:
    """A table and four people who want to play at it."""
    guests = [await new_guest(base, f"Pessoa {nth}-{seat}") for seat in range(4)]
    table = await new_table(base, guests[0], **setup)
    return [Stubborn(guest, table, seat, f"t{nth}s{seat}", Random(rng.random())) for seat, guest in enumerate(guests)]


async def one_among_bots(base: str, nth: int, rng: Random, **setup: Json) -> list[Stubborn]:
    """A table with three bots."""
    guest = await new_guest(base, f"Pessoa {nth}")
    table = await new_table(base, guest, sit=True, bots=True, **setup)
    return [Stubborn(guest, table, 0, f"t{nth}s0", Random(rng.random()))]


async def accounted_for(store: Store, people: list[Stubborn]) -> int:
    """Hold what people were told against the logs: everything acknowledged is there once, nothing refused is.

    And what anybody heard is what the log has under that number. The result is how many acknowledgements were checked.
    """
    checked = 0
    for person in people:
        entries = [log.decode(payload) for _, _, payload in await store.load(person.table)]
        seats = {entry.seat: entry.player for entry in entries if isinstance(entry, log.Seated)}
        played = [entry for entry in entries if isinstance(entry, log.Acted) and entry.by == "person"]
        assert all(entry.player == seats[entry.seat] for entry in played), "somebody acted for another seat"
        mine = [(seq, entry) for seq, entry in enumerate(entries, 1) if entry.client == person.page.client]
        by_number = {entry.n: (seq, entry) for seq, entry in mine}
        assert len(by_number) == len(mine), f"{person.page.client}: something was done twice"
        assert by_number.keys() == person.acknowledged().keys(), f"{person.page.client}: lost, or done and not told"
        for n, told in person.acknowledged().items():
            seq, entry = by_number[n]
            asked = person.asked[n]
            assert told["version"] >= seq
            if isinstance(entry, log.Acted):
                assert (entry.seat, entry.action, entry.by) == (person.seat, _whole(asked["action"], entry.action), "person")
            checked += 1
        for told in person.page.of("update"):
            assert told["at"] == entries[told["version"] - 1].at, "somebody was told of what is not in the log"
    return checked


def _whole(asked: Json, stored: Json) -> Json:
    """An act as it is stored: with the fields that were left out."""
    return {**stored, **asked}
