"""Those who look for a table by the pages of this process: beats for them, tables with others, and word of how many wait.

Rule 1: who waits is in the store, so that people of all processes find one another; this process only holds the pages.
Rule 2: a person looks once. Another page of theirs hears the same, and one that looks for another game ends the first.
Rule 3: fifteen seconds by a clock that nobody can put forward or back, and bots take the chairs that are free.
Rule 4: a table is given in one transaction and opened after it. Where it never comes to be, those who were given it look on.
Rule 5: news between processes are hints: every two seconds it is looked for all who wait here.
"""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from carteado.game import Reason
from carteado.server.bus import Bus, News
from carteado.server.bus import Sought as SoughtNews
from carteado.server.logs import log
from carteado.server.seeking.absences import Absences
from carteado.server.seeking.pairing import party
from carteado.server.seeking.shapes import Found, Seeking, Sought
from carteado.server.storage import StorageError
from carteado.server.storage.seekers import Absence, Seeker, Seekers
from carteado.server.world import World
from carteado.table import Who

WAIT: Final = 15_000  # ms until bots take the chairs that are left
BEAT: Final = 2_000  # ms between two looks
HOPE: Final = 6_000  # ms for which a table that was given may still come to be

OpenTable = Callable[[str, str, Sequence[Who]], Coroutine[Any, Any, None]]


class Tables(Protocol):
    """What is needed of the tables."""

    def new_id(self) -> str:
        """The id of a table that nobody has yet."""
        ...

    async def open_for(self, table: str, game: str, people: Sequence[Who]) -> None:
        """Open a table of this id for these people; bots take the other chairs."""
        ...

    async def exists(self, table: str) -> bool:
        """Whether there is one."""
        ...

    def seats(self, game: str) -> int:
        """How many sit at a usual table of a game; 0 for no game."""
        ...


class Page(Protocol):
    """A page that waits."""

    def tell(self, news: Seeking | Found) -> None:
        """How it stands, or where to go."""
        ...

    def end(self, reason: Reason) -> None:
        """Nobody looks for it any more."""
        ...


@dataclass(eq=False, slots=True)
class _Waiting:
    """Somebody of this process who looks for a table, since then by the steady clock."""

    who: Who
    game: str
    since: int
    pages: set[Page] = field(default_factory=set[Page])
    lost: tuple[str, int] = ("", 0)  # a table that was given and is not there, and since when


class SeekingPeople:
    """Everybody who looks for a table here."""

    def __init__(self, seekers: Seekers, absences: Absences, bus: Bus, tables: Tables, world: World) -> None:
        self._seekers, self._absences = seekers, absences
        self._bus, self._tables, self._world = bus, tables, world
        self._mine: dict[str, _Waiting] = {}
        self._dirty: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._unsubscribe = bus.subscribe(self._heard)
        self._cancel: Callable[[], None] = lambda: None
        self._beating = False

    async def join(self, page: Page, who: Who, game: str) -> Reason | None:
        """Look for a table for the person of this page; why not, if nobody does."""
        if not self._tables.seats(game):
            return Reason("unknown-game", "", (game[:40], ""))
        wait = await self._absences.wait(who.player)
        if wait:
            return Reason("seek-later", "", (wait,))
        mine = self._mine.get(who.player)
        if mine is not None and mine.game != game:
            self._end(mine, Reason("seek-elsewhere"))
            mine = None
        if mine is None:
            mine = self._mine[who.player] = _Waiting(who, game, self._world.steady())
        mine.pages.add(page)
        await self._seekers.seek(who.player, who.name, game, self._world.now())
        self._bus.tell(SoughtNews(game))
        self._wake(game)
        self._beat_on()
        return None

    async def leave(self, page: Page, player: str) -> None:
        """A page is gone: without another one of the same person nobody looks for them any more."""
        mine = self._mine.get(player)
        if mine is None or page not in mine.pages:
            return
        mine.pages.discard(page)
        if not mine.pages:
            del self._mine[player]
            with contextlib.suppress(StorageError):  # what has no beat is forgotten by itself
                await self._seekers.gone(player)
            self._bus.tell(SoughtNews(mine.game))
            self._wake(mine.game)

    async def shut(self, player: str, absence: Absence) -> None:
        """Nobody looks for a table for this person for a while."""
        await self._seekers.put_absence(player, absence)
        mine = self._mine.pop(player, None)
        if mine is not None:
            await self._seekers.gone(player)
            self._end(mine, Reason("seek-later", "", (-(-(absence.until - absence.at) // 1000),)))

    async def counted(self) -> list[Sought]:
        """How many look for a table, by game."""
        found = await self._seekers.waiting(self._world.now())
        return [Sought(game=game, waiting=count) for game, count in sorted(found.items())]

    async def close(self) -> None:
        """Look no more; whoever still waits asks another process."""
        self._unsubscribe()
        self._cancel()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    # When to look.

    def _heard(self, news: News) -> None:
        if isinstance(news, SoughtNews):
            self._wake(news.game)

    def _beat_on(self) -> None:
        if not self._beating:
            self._beating = True
            self._cancel = self._world.after(BEAT, self._beat)

    def _beat(self) -> None:
        self._beating = False
        if self._mine:
            self._dirty.add("")  # first the beats, then every game
            self._wake(*{mine.game for mine in self._mine.values()})
            self._beat_on()

    def _wake(self, *games: str) -> None:
        self._dirty.update(games)
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        while self._dirty:
            game = min(self._dirty)
            self._dirty.discard(game)
            try:
                await (self._look(game) if game else self._say_alive())
            except StorageError as error:
                log("nobody could be brought together", code=error.code)

    async def _say_alive(self) -> None:
        looking = [(player, mine.who.name, mine.game) for player, mine in self._mine.items()]
        for player in await self._seekers.beat(looking, self._world.now()) if looking else ():
            mine = self._mine.pop(player, None)
            if mine is not None:
                self._end(mine, Reason("seek-elsewhere"))

    # Looking.

    async def _look(self, game: str) -> None:
        """Seat whoever can be seated, and tell those of this process how it stands."""
        if not any(mine.game == game for mine in self._mine.values()):
            return
        while await self._seated(game):
            self._bus.tell(SoughtNews(game))
        rows = {row.player: row for row in await self._seekers.of(game, self._world.now())}
        waiting = sum(not row.table for row in rows.values())
        for player, mine in tuple(self._mine.items()):
            if mine.game == game:
                await self._told(player, mine, rows.get(player), waiting)

    async def _seated(self, game: str) -> bool:
        """One table for those who wait; whether there was anybody for it."""
        table, seats, due = self._tables.new_id(), self._tables.seats(game), self._due(game)
        taken = await self._seekers.take(
            game, self._world.now(), lambda waiting, apart: party(waiting, seats, apart, due), table
        )
        if not taken:
            return False
        try:
            await self._tables.open_for(table, game, [Who(one.player, one.name) for one in taken])
        except StorageError:
            await self._seekers.release(table)
            raise
        log("people were brought together", table=table, people=len(taken))
        return True

    def _due(self, game: str) -> set[str]:
        """Who of this process has waited long enough."""
        before = self._world.steady() - WAIT
        return {player for player, mine in self._mine.items() if mine.game == game and mine.since <= before}

    async def _told(self, player: str, mine: _Waiting, row: Seeker | None, waiting: int) -> None:
        if row is None:  # its beat came too late, or another process has spoken of a page that is gone
            self._dirty.add("")
        elif row.table and await self._tables.exists(row.table):
            if self._mine.get(player) is mine:
                del self._mine[player]
            for page in mine.pages:
                page.tell(Found(table=row.table))
            return
        elif row.table:
            await self._hoped(mine, row.table)
        seats, left = self._tables.seats(mine.game), max(0, WAIT - (self._world.steady() - mine.since))
        for page in mine.pages:
            page.tell(Seeking(game=mine.game, waiting=max(waiting, 1), seats=seats, left=left))

    async def _hoped(self, mine: _Waiting, table: str) -> None:
        """A table that was given is not there: whoever wanted to open it may have died."""
        now = self._world.steady()
        if mine.lost[0] != table:
            mine.lost = (table, now)
        elif now - mine.lost[1] > HOPE:
            await self._seekers.release(table)
            self._dirty.add(mine.game)

    def _end(self, mine: _Waiting, reason: Reason) -> None:
        for page in mine.pages:
            page.end(reason)
        mine.pages.clear()
