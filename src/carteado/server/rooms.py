"""The tables of this process: found in memory or in the store, opened, listed, and let go when nobody is there."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, Protocol

from carteado.catalogue import GAMES
from carteado.game import Reason
from carteado.server.audience import Elsewhere, There
from carteado.server.bus import Appended, Bus, Everything, News, Present, Rewritten, SignedOut, Sought
from carteado.server.door import Door
from carteado.server.garbage import Gone
from carteado.server.identity import Guest
from carteado.server.listing import Lists
from carteado.server.logs import log as log_event
from carteado.server.metrics import Metrics
from carteado.server.room import Room
from carteado.server.seeking.places import COMING, UNUSED, setup_for, without_absent
from carteado.server.services import Enact
from carteado.server.shapes import Listed, Lobby
from carteado.server.storage import TABLE, StorageError, Store
from carteado.server.summaries import facts_of
from carteado.server.thinkers import Thinkers
from carteado.server.tutors import Tutors
from carteado.server.world import World
from carteado.table import Table, Who, guided, incoming, messages, opened, receive
from carteado.table import entries as log
from carteado.table.stages import OPEN

KEPT: Final = 60_000  # ms that a table nobody listens to stays in memory
WORTH: Final = 5  # ms that it stays longer for every entry: the longer a log, the more it costs to fold it again
SWEEP: Final = 15_000  # ms between looks for such tables
SILENT: Final = 50_000  # ms after which a process that says nothing counts as gone
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # no letters that people confuse
ID_LENGTH: Final = 10


class Counts(Protocol):
    """Who wants to know of partidas: before they begin, with the version of the log, and when one has ended."""

    async def begins(self, table: str, first: int) -> None: ...

    def ended(self, table: str) -> None: ...


class Rooms:
    """Every table that somebody listens to here, and the way to all others."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        metrics: Metrics,
        thinkers: Thinkers,
        world: World | None = None,
        tutors: Tutors | None = None,
        processes: int = 1,
    ) -> None:
        self.store, self.bus, self.metrics, self.thinkers = store, bus, metrics, thinkers
        self.tutors = tutors or Tutors()
        self.world = world or World()
        self.clock, self.draw = self.world.now, self.world.draw
        self.stopping = False
        self.gone = Gone()
        self.door = Door(processes=processes)
        self._rooms: dict[str, asyncio.Task[Room | None]] = {}
        self._elsewhere: dict[str, Elsewhere] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._cancels: dict[str, Callable[[], None]] = {}
        self.lists = Lists(self)
        self.of_event: Callable[[log.Bound, str], None] = lambda _bound, _table: None
        self.absent: Callable[[str], Coroutine[Any, Any, None]] | None = None
        self.tally: Counts | None = None
        self._unsubscribe = bus.subscribe(self._heard)
        self._cancel = self.world.after(SWEEP, self._sweep)
        metrics.tables.read = lambda: len(self.live())
        metrics.connections.read = lambda: sum(len(room.listeners) for room in self.live())

    def live(self) -> list[Room]:
        """The tables in memory."""
        return [room for table in tuple(self._rooms) if (room := self.in_memory(table)) is not None]

    def in_memory(self, table: str) -> Room | None:
        """The table with this id, if it has been read."""
        loading = self._rooms.get(table)
        return loading.result() if loading is not None and loading.done() else None

    async def room(self, table: str) -> Room | None:
        """The table with this id, read from the store if it is not here; `None` if there is none.

        All who come while it is being read wait for the same reading, and hear the same of it: `StorageError` where it failed.
        """
        loading = self._rooms.get(table)
        if loading is None:
            loading = self._rooms[table] = asyncio.create_task(self._loaded(table))
        return await asyncio.shield(loading)

    async def _loaded(self, table: str) -> Room | None:
        """Only a table that there is stays in memory: whoever comes after a failure tries again."""
        room = Room(table, self.store, self.thinkers, self.metrics, self.world, self.door, self.tutors)
        room.of_event = self.of_event
        room.left = self._left
        if self.tally is not None:
            room.begins, room.ended = self.tally.begins, self.tally.ended
        room.tried = partial(self.moved, room)
        room.audience.elsewhere = self._elsewhere.setdefault(table, {})
        found = False
        try:
            found = await self._plays(table) and await room.load()
        except StorageError as error:
            log_event("a table could not be read", logging.ERROR, table=table, code=error.code)
            raise
        finally:
            if not found:
                del self._rooms[table]
        return room if found else None

    async def _plays(self, table: str) -> bool:
        """Whether what is kept under this name is a table, and not the log of something else."""
        kept = await self.store.about(table)
        return kept is not None and kept.kind == TABLE

    # What REST asks for.

    async def create(
        self, setup: messages.Setup, host: Guest, password: str, sit: bool, bots: bool, lesson: bool = False
    ) -> str:
        """Open a table; its host sits down, and bots take the other seats, as asked. `Refused` where it cannot be."""
        who, table = Who(host.id, host.name), self.new_id()
        await self._open(table, setup, who, password, [who] if sit else [], bots, lesson)
        return table

    async def open_for(self, table: str, game: str, people: Sequence[Who]) -> None:
        """A table for people who were brought together. Bots play for those who do not come soon; without any it goes."""
        await self._open(table, setup_for(game), people[0], "", people, bots=True)
        self._cancels[table] = self.world.after(COMING, lambda: self._missing(table))

    async def exists(self, table: str) -> bool:
        """Whether there is such a table."""
        return self.in_memory(table) is not None or await self._plays(table)

    def new_id(self) -> str:
        """The id of a table that nobody has yet."""
        return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))

    def seats(self, game: str) -> int:
        """How many sit at a usual table of a game; 0 for no game."""
        found = GAMES.get(game)
        return 0 if found is None else found.seats[0]

    async def _open(
        self,
        table: str,
        setup: messages.Setup,
        host: Who,
        password: str,
        people: Sequence[Who],
        bots: bool,
        lesson: bool = False,
    ) -> None:
        if bots:
            self.thinkers.warm()
        now = self.clock()
        made = list(await asyncio.to_thread(opened, table, now, host, setup, password, self.draw))
        made += [guided(now, setup.game)] if lesson else []
        board = Table()
        for entry in made:
            board.fold(entry)
        wishes: list[tuple[Who, incoming.Request]] = [
            (who, incoming.Sit(client="setup", n=1, seat=seat)) for seat, who in enumerate(people)
        ]
        wishes += [
            (host, incoming.SeatBot(client="setup", n=2 + seat, seat=seat))
            for seat in range(len(people), len(board.places))
            if bots
        ]
        for who, wish in wishes:
            effects = receive(board, now, who, wish, self.draw)
            made += effects.entries
            for entry in effects.entries:
                board.fold(entry)
        rows = [(entry.at, log.encode(entry)) for entry in made]
        await self.store.create(table, setup.game, rows, facts_of(board, ()))
        self.metrics.acts.add(amount=len(rows))

    def _missing(self, table: str) -> None:
        """Whoever was brought to this table has had the time to come."""
        self._cancels[table] = self.world.after(UNUSED, lambda: self._unused(table))
        self._do(self._begun_without(table))

    def _unused(self, table: str) -> None:
        self._cancels.pop(table, None)
        self._do(self._gone_unplayed(table))

    async def _gone_unplayed(self, table: str) -> None:
        try:
            room = await self.room(table)
            if room is not None and room.table.stage == OPEN and table not in self.attended():
                self.forget(table)
                await self.store.forget(table)
        except StorageError as error:
            log_event("a table nobody came to could not be removed", logging.ERROR, table=table, code=error.code)

    async def _begun_without(self, table: str) -> None:
        try:
            await self.enact(table, without_absent)
        except StorageError as error:
            log_event("nobody could be replaced", logging.ERROR, table=table, code=error.code)

    async def enact(self, table: str, decide: Enact) -> Reason | None:
        """What the event of a table decides at it; why not, if it may not be."""
        room = await self.room(table)
        return Reason("no-such-table") if room is None else await room.enact(decide)

    async def lobby(self, who: str) -> Lobby:
        """The public tables, and how many tables and people there are here."""
        live = self.live()
        people = {player for room in live for player in room.audience.here()}
        return Lobby(tables=await self.lists.lobby(who), live=len(live), people=len(people))

    async def mine(self, who: str) -> Sequence[Listed]:
        """The tables this guest can go back to."""
        return await self.lists.mine(who)

    async def listed(self, table: str, who: str) -> Listed:
        """One table."""
        return await self.lists.one(table, who)

    def clock_at(self, table: str) -> int:
        """The time at a table: its own while it is in memory."""
        room = self.in_memory(table)
        return self.clock() if room is None else room.clock()

    def attended(self) -> set[str]:
        """Where somebody is, in this process or another."""
        here = {room.id for room in self.live() if room.listeners}
        return here.union(table for table, told in self._elsewhere.items() if any(there.people for there in told.values()))

    def forget(self, table: str) -> None:
        """The table is being removed from the store."""
        room = self.in_memory(table)
        if room is not None and not room.busy:
            del self._rooms[table]

    def _left(self, players: Sequence[str]) -> None:
        """These people have left others sitting."""
        for player in players:
            if self.absent is not None:
                self._do(self._noted(self.absent(player)))

    async def _noted(self, kept: Coroutine[Any, Any, None]) -> None:
        try:
            await kept
        except StorageError as error:
            log_event("an absence could not be kept", logging.ERROR, code=error.code)

    # What other processes say.

    def _heard(self, news: News) -> None:
        match news:
            case Appended(table, seq):
                room = self.in_memory(table)
                if room is not None and room.table.version < seq:
                    self._spawn(room)
            case Present(process, table, payload):
                told = self._elsewhere.setdefault(table, {})
                new = process not in told
                told[process] = There.read(self.world.steady(), payload)
                room = self.in_memory(table)
                if room is not None:
                    room.audience.tell_presence()
                    if new and room.listeners:
                        self.moved(room)
            case Rewritten(table):
                self.reread(table)
            case Everything():
                for room in self.live():
                    self._spawn(room)
            case Sought() | SignedOut():
                pass

    def reread(self, table: str) -> None:
        """The log of this table was written again."""
        room = self.in_memory(table)
        if room is not None:
            self._do(room.reread())

    def _spawn(self, room: Room) -> None:
        self._do(room.catch_up())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def moved(self, room: Room) -> None:
        """Somebody came, went, or tried a wrong password: the other processes may want to know."""
        self.bus.present(room.id, room.audience.told())

    # Letting go.

    def _sweep(self) -> None:
        """Let go of tables where nobody is; say again who is at the others, and forget whom nobody speaks of any more."""
        now = self.world.steady()
        for room in self.live():
            if room.listeners or room.audience.wrong:
                self.moved(room)
            if not room.listeners and not room.busy and now - room.idle_since > KEPT + room.table.version * WORTH:
                del self._rooms[room.id]
        self._forget_silent(now - SILENT)
        self.gone.collect(here=sum(len(room.listeners) for room in self.live()))
        self._cancel = self.world.after(SWEEP, self._sweep)

    def _forget_silent(self, before: int) -> None:
        """Who is connected to a process that has said nothing since then is nowhere."""
        for table, told in tuple(self._elsewhere.items()):
            silent = [process for process, there in told.items() if there.at < before]
            for process in silent:
                del told[process]
            room = self.in_memory(table)
            if silent and room is not None:
                room.audience.tell_presence()
            elif not told and room is None:
                del self._elsewhere[table]

    async def close(self) -> None:
        """Take nothing new, finish what is being stored, and cut every page off."""
        self.stopping = True
        self._unsubscribe()
        self._cancel()
        for cancel in self._cancels.values():
            cancel()
        for room in self.live():
            await room.close()
        for task in tuple(self._tasks):
            task.cancel()
        self.thinkers.close()
        self.door.close()
