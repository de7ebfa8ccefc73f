"""One table at work in this process: requests, time and news in; entries to the store, then updates to the listeners.

Rule 1: entries are folded after they are stored, and told after they are folded: what anybody hears is on the disk.
Rule 2: one thing at a time: whatever decides holds the lock until its entries are stored and told.
Rule 3: other processes may serve the same table. Where one was quicker, this one loads what it missed and decides anew.
Rule 4: a table lives while somebody listens; asleep, no clock of its runs.
Rule 5: whatever fails, the alarm is set again (see `waking`): a table where somebody listens is never left without one.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from carteado.game import PUBLIC, REFEREE, Reason
from carteado.server import protocol
from carteado.server.admission import barred, known
from carteado.server.audience import Audience
from carteado.server.door import Door
from carteado.server.folding import folded
from carteado.server.listeners import Listener
from carteado.server.metrics import Metrics
from carteado.server.seeking.absences import absentees
from carteado.server.storage import Conflict, StorageError, Store
from carteado.server.summaries import facts_of
from carteado.server.thinkers import Thinkers
from carteado.server.timing import TableTime
from carteado.server.tutors import Tutors
from carteado.server.waking import Waking
from carteado.server.world import World
from carteado.table import Draw, Effects, Moment, Refused, Table, drafted, hurry, incoming, receive, tick
from carteado.table import entries as log
from carteado.table.alone import changes_seats
from carteado.table.seating import renamed
from carteado.table.stages import BETWEEN, OPEN, OVER

ATTEMPTS: Final = 8

_IN_PLAY: Final = (log.Acted, log.Proposed, log.Agreed, log.Declined, log.Spoke)  # entries that move nobody


class Room:
    """A table, its listeners, and the one who drives its clock."""

    def __init__(
        self,
        table: str,
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        world: World,
        door: Door | None = None,
        tutors: Tutors | None = None,
    ) -> None:
        self.id = table
        self.store = store
        self.tutors = tutors or Tutors()
        self.metrics = metrics
        self.door = door or Door()
        self.draw = world.draw
        self.time = TableTime(world)
        self.clock = self.time.now
        self._steady = world.steady
        self.audience = Audience(self.clock, world.steady)
        self.table, self.gallery = self.audience.table, self.audience.gallery
        self.listeners = self.audience.listeners
        self.idle_since = world.steady()
        self._lock = asyncio.Lock()
        self._unsure = False
        self.waking = Waking(table, self.audience, thinkers, world, self.clock, self._tick, self.catch_up)
        self.waking.asked = self._arm
        self.alarm = self.waking.alarm
        self.of_event: Callable[[log.Bound, str], None] = lambda _bound, _table: None
        self.left: Callable[[Sequence[str]], None] = lambda _players: None
        self.begins: Callable[[str, int], Awaitable[None]] | None = None
        self.ended: Callable[[str], None] = lambda _table: None
        self.tried: Callable[[], None] = lambda: None  # a wrong password, or none is wrong any more

    # Coming and going.

    async def load(self) -> bool:
        """Fold the log; whether there is one."""
        async with self._lock:
            await self._reload()
        return self.table.version > 0

    async def _reload(self) -> None:
        table, gallery = await folded(self.store, self.id)
        self.time.begin(table.at)
        table.woken = self.clock()
        gallery.release(self.clock())
        self.table, self.gallery = self.audience.table, self.audience.gallery = table, gallery
        self._unsure = False

    async def enter(self, listener: Listener, request: incoming.Enter) -> Reason | None:
        """A page comes to the table; why not, if it may not."""
        opened = await self._opened(listener, request)
        if isinstance(opened, Reason):
            return opened
        async with self._lock:
            if self._unsure:
                await self._catch_up()
            table, player = self.table, listener.who.player
            listener.opened = "" if known(table, player) else opened
            reason = barred(table, player, opened)
            if reason is not None:
                return reason
            await self._settled(lambda: Effects(tuple(renamed(self.table, self.clock(), listener.who))))
            if not self.listeners:
                self._waken()
            listener.lang = request.lang
            self.audience.place(listener)
            self.audience.greet(listener, request.version, request.was)
            self.listeners.add(listener)
            self.audience.tell_presence()
            self._arm()
        return None

    async def _opened(self, listener: Listener, request: incoming.Enter) -> str | Reason:
        """The lock that this page has opened, "" for none: found out before anybody has to wait for it."""
        lock, player = self.table.lock, listener.who.player
        if known(self.table, player):
            return lock
        elsewhere = self.audience.wrong_elsewhere()
        reason = await self.door.opens(self.id, lock, request.password, listener.address, elsewhere)
        wrong = self.door.wrong(self.id)
        if wrong != self.audience.wrong:
            self.audience.wrong = wrong
            self.audience.tell_presence()
            self.tried()
        return lock if reason is None else reason

    def _waken(self) -> None:
        self._moved(self.time.anchor(self.table.at))
        self.table.woken = self.clock()
        self.audience.forget()

    def leave(self, listener: Listener) -> None:
        """A page is gone."""
        if listener not in self.listeners:
            return
        self.audience.leave(listener)
        if not self.listeners:
            self.idle_since = self._steady()
            self.alarm.off()
        self.audience.tell_presence()

    # Deciding.

    async def receive(self, listener: Listener, request: incoming.Request) -> None:
        """A request of a person: done, stored and told, or refused."""
        async with self._lock:
            if listener not in self.listeners:
                self.audience.refuse(listener, Reason("enter-first"), request)
                return
            try:
                effects = await self._answered(
                    lambda: receive(self.table, self.clock(), listener.who, request, self.draw),
                    apart=isinstance(request, incoming.Change) and bool(request.password),
                )
            except Exception as error:
                self.waking.tell(error)
                effects = Effects(reason=Reason("storage" if isinstance(error, StorageError) else "failure"))
            self._arm()
            if effects.reason is not None:
                self.metrics.refusals.add(effects.reason.code)
                self.audience.refuse(listener, effects.reason, request)
                return
            version = effects.done or self.table.version
            teller = self.audience.teller(listener)
            listener.send(protocol.encode(teller.acknowledged(effects.note, request.client, request.n, version)))

    def draft(self, listener: Listener, request: incoming.Draft) -> None:
        """Whether some acts would stand: told to who asks, and to nobody else."""
        try:
            found = drafted(self.table, listener.who.player, request)
        except Refused as refused:
            self.audience.refuse(listener, refused.reason, request)
            return
        teller = self.audience.teller(listener)
        listener.send(protocol.encode(teller.drafted(found, request.client, request.n)))

    def hurry(self, listener: Listener, request: incoming.Hurry) -> None:
        """Somebody has seen enough of what happened last: where all have, what comes next comes now."""
        if hurry(self.table, self.clock(), listener.who.player, request.version, self.audience.everybody()):
            self._arm()

    async def enact(self, decide: Callable[[Table, int, Draw], Effects]) -> Reason | None:
        """What the event of this table decides at it: done, stored and told, or why not."""
        async with self._lock:
            effects = await self._answered(lambda: decide(self.table, self.clock(), self.draw), apart=False)
            self._arm()
            return effects.reason

    async def _answered(self, decide: Callable[[], Effects], apart: bool) -> Effects:
        """Nothing is refused before the news of other processes have been heard: it may have been done there."""
        effects = await self._settled(decide, apart)
        if effects.reason is None:
            return effects
        version = self.table.version
        await self._catch_up()
        return effects if self.table.version == version else await self._settled(decide, apart)

    async def _settled(self, decide: Callable[[], Effects], apart: bool = False) -> Effects:
        """Decide, in a thread where a password has to be hashed; store and fold; again where another process was quicker."""
        if self._unsure:
            await self._catch_up()
        if self.table.stage in (OPEN, OVER):
            self._moved(self.time.anchor(self.table.at))
        for _ in range(ATTEMPTS):
            effects = await asyncio.to_thread(decide) if apart else decide()
            if not effects.entries:
                return effects
            await self._announced(effects.entries)
            try:
                await self._append(effects.entries)
            except Conflict:
                await self._catch_up()
                continue
            except StorageError:
                self.table.foreseen = None
                await self._recover()
                raise
            await self._folded(effects.entries)
            if left := absentees(self.table, effects.entries):
                self.left(left)
            return effects
        raise StorageError("failed", "others kept writing to this table")

    async def _announced(self, entries: tuple[log.AnyEntry, ...]) -> None:
        """A partida that is about to begin is to be counted when it has ended."""
        for version, entry in enumerate(entries, self.table.version + 1):
            if isinstance(entry, log.Began) and self.begins is not None:
                await self.begins(self.id, version)

    async def _append(self, entries: tuple[log.AnyEntry, ...]) -> None:
        table = self.table
        ahead = not all(isinstance(entry, _IN_PLAY) for entry in entries)
        ended = table.foreseen is not None and table.outcome(table.foreseen[2].state) is not None
        rows = [(entry.at, log.encode(entry)) for entry in entries]
        facts = facts_of(table, entries) if ahead or ended else None
        await self.store.append(self.id, table.version + 1, rows, facts)
        self.metrics.acts.add(amount=len(rows))

    async def _recover(self) -> None:
        """After an error of the store nobody knows what was written: read it again, or before anything else is decided."""
        self._unsure = True
        with contextlib.suppress(StorageError):
            await self._catch_up()

    async def catch_up(self) -> None:
        """Another process has written to this table, or something failed and is tried again."""
        async with self._lock:
            try:
                await self._catch_up()
            except Exception as error:
                self._failed(error)
            else:
                self._arm()

    async def reread(self) -> None:
        """Read the log anew: people stand in it under other names."""
        async with self._lock:
            try:
                await self._reload()
                self.audience.greet_all()
            except Exception as error:
                self._failed(error)
            else:
                self._arm()

    async def _catch_up(self) -> None:
        self.table.foreseen = None
        stored = await self.store.load(self.id, self.table.version)
        self._unsure = False
        if stored:
            self._moved(self.time.follow(stored[-1][1]))
        await self._folded(tuple(log.decode(payload) for _, _, payload in stored))

    def _moved(self, by: int) -> None:
        """The time at the table was set: what was to be at some moment is as far off as before."""
        self.table.woken += by
        self.gallery.shift(by)

    async def _folded(self, entries: tuple[log.AnyEntry, ...]) -> None:
        """Fold and tell what is stored. Where that fails half-way, the table is read anew, and everybody with it."""
        try:
            self._fold(entries)
            if entries:
                self.waking.recovered()
        except Exception as error:
            self.waking.tell(error)
            await self._reload()
            self.audience.greet_all()

    # Telling.

    def _fold(self, entries: tuple[log.AnyEntry, ...]) -> None:
        moved = False
        for entry in entries:
            lock = self.table.lock
            moment = self.table.fold(entry)
            if isinstance(entry, log.Began):
                self._change_seats()
            if self.table.lock != lock:
                self.door.forget(self.id)
                self.audience.wrong = 0
            self.gallery.add(moment, self.table.setup.delay * 1000)
            others = [] if isinstance(entry, _IN_PLAY) else self._placed_anew(entry)
            self.audience.tell(moment, delayed=False, besides=others)
            for listener in self.listeners.intersection(others):
                self.audience.greet(listener)
            moved = moved or isinstance(entry, (log.Seated, log.Vacated))
        self._release()
        self._tell_event(entries)
        if moved:
            self.audience.tell_presence()
        self.waking.ask_bots()

    def _change_seats(self) -> None:
        """Where everybody has moved on by a chair, nobody is told what was meant for who sat there before."""
        if self.table.bound is not None and changes_seats(self.table.bound.packs, self.table.match.partida):
            for seat in range(len(self.table.places)):
                self.audience.change_hands(seat)

    def _tell_event(self, entries: tuple[log.AnyEntry, ...]) -> None:
        """A partida has ended here, or one of an event has begun."""
        bound = self.table.bound
        ended = self.table.stage in (BETWEEN, OVER) and any(isinstance(entry, log.Acted) for entry in entries)
        if ended:
            self.ended(self.id)
        if bound is not None and (ended or any(isinstance(entry, log.Began) for entry in entries)):
            self.of_event(bound, self.id)

    def _placed_anew(self, entry: log.AnyEntry) -> list[Listener]:
        """Those who have another place now. Nobody stays who may not: see `admission`."""
        others = self.audience.placed_anew()
        if isinstance(entry, (log.Seated, log.RefereeSat)):
            self.audience.change_hands(entry.seat if isinstance(entry, log.Seated) else REFEREE)
        for listener in tuple(self.listeners):
            reason = barred(self.table, listener.who.player, listener.opened)
            if reason is not None:
                self.audience.refuse(listener, reason)
                self.leave(listener)
        return others

    def _release(self) -> None:
        for moment in self.gallery.release(self.clock()):
            self.audience.tell(moment, delayed=True)

    @property
    def busy(self) -> bool:
        """Whether somebody is at it, or something is being done."""
        return bool(self.listeners) or self._lock.locked()

    def shown(self) -> Moment | None:
        """What spectators are shown now."""
        self._release()
        return self.gallery.shown

    def score(self) -> list[int]:
        """The score of the partida, where it is no news to those who watch with a delay."""
        shown = self.gallery.shown
        view = shown.state.view(PUBLIC) if shown is not None and shown.state is not None else None
        return [int(points) for points in getattr(getattr(view, "shown", None), "score", ())]

    # Time.

    def _arm(self) -> None:
        """Set the alarm for what is due next."""
        try:
            self.waking.arm()
        except Exception as error:
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        """Nobody knows how it stands: before anything else is decided the log is read."""
        self._unsure = True
        self.waking.failed(error)

    async def _tick(self) -> None:
        async with self._lock:
            try:
                self._release()
                effects = await self._settled(lambda: tick(self.table, self.clock(), self.draw))
                if effects.reason is not None:
                    self.waking.silence(effects.reason)
            except Exception as error:
                self._failed(error)
            else:
                self._arm()

    # The end.

    def drop(self) -> None:
        """Cut every page off: they come back, and the table is read anew."""
        for listener in tuple(self.listeners):
            listener.close()

    async def close(self) -> None:
        """Stop the clock, let what is being stored be stored, and cut every page off."""
        self.alarm.off()
        async with self._lock:
            self.drop()
        self.alarm.stop()
