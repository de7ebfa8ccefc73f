"""One table at work in this process: requests, time and news in; entries to the store, then updates to the listeners.

Rule 1: entries are folded after they are stored, and told after they are folded: what anybody hears is on the disk.
Rule 2: one thing at a time: whatever decides holds the lock until its entries are stored and told.
Rule 3: other processes may serve the same table. Where one was quicker, this one loads what it missed and decides anew.
Rule 4: a table lives while somebody listens; asleep, no clock of its runs.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

from carteado.game import PUBLIC, Action, Reason
from carteado.server import protocol
from carteado.server.gallery import Gallery
from carteado.server.listeners import Listener
from carteado.server.metrics import Metrics
from carteado.server.storage import Conflict, StorageError, Store
from carteado.server.summaries import facts_of
from carteado.server.thinkers import Thinkers
from carteado.server.world import Cancel, World
from carteado.table import Ask, Effects, Moment, Refused, Table, Teller, asks, drafted, due, messages, receive, think, tick
from carteado.table import entries as log
from carteado.table.locks import opens
from carteado.table.recording import you_are
from carteado.words import Words, tables

ATTEMPTS: Final = 8
IDLE: Final = 120_000  # ms that the updates of a role are kept for one who may come back

_log = logging.getLogger(__name__)
_IN_PLAY: Final = (log.Acted, log.Proposed, log.Agreed, log.Declined, log.Spoke)  # entries that move nobody

Key = tuple[int, str]  # role, language


class Room:
    """A table, its listeners, and the one who drives its clock."""

    def __init__(self, table: str, store: Store, thinkers: Thinkers, metrics: Metrics, world: World) -> None:
        self.id = table
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.clock = world.now
        self.draw = world.draw
        self._after = world.after
        self.table = Table()
        self.gallery = Gallery()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[int, list[str]]] = {}
        self.idle_since = self.clock()
        self._tellers: dict[Key, Teller] = {}
        self._quiet: dict[Key, int] = {}
        self._lock = asyncio.Lock()
        self._cancel: Cancel | None = None
        self._stuck = -1
        self._tasks: set[asyncio.Task[None]] = set()

    # Coming and going.

    async def load(self) -> bool:
        """Fold the log; whether there is one."""
        async with self._lock:
            await self._reload()
        return self.table.version > 0

    async def _reload(self) -> None:
        self.table, self.gallery = Table(), Gallery()
        self.table.woken = self.clock()
        for _, _, payload in await self.store.load(self.id):
            self.gallery.add(self.table.fold(log.decode(payload)), self.table.setup.delay * 1000)
        self.gallery.release(self.clock())

    async def enter(self, listener: Listener, request: messages.Enter) -> Reason | None:
        """A page comes to the table; why not, if it may not."""
        async with self._lock:
            table, player = self.table, listener.who.player
            known = table.role_of(player) != PUBLIC or table.hosts(player)
            if not known and not opens(request.password, table.lock):
                return Reason("password")
            if not known and not table.setup.spectators and table.stage in ("playing", "between"):
                return Reason("no-spectators")
            if not self.listeners:
                self._waken()
            self.listeners.add(listener)
            listener.lang = request.lang
            listener.role = table.role_of(player)
            self._greet(listener, request.version, request.was)
            self.tell_presence()
            self._arm()
        return None

    def _waken(self) -> None:
        self.table.woken = self.clock()
        self._tellers.clear()
        self._quiet.clear()

    def leave(self, listener: Listener) -> None:
        """A page is gone."""
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        key = self._key(listener)
        if not any(self._key(other) == key for other in self.listeners):
            self._quiet[key] = self.clock()
        if not self.listeners:
            self.idle_since = self.clock()
            self._disarm()
        self.tell_presence()

    def _greet(self, listener: Listener, version: int = 0, was: str = "") -> None:
        """What a page needs to be up to date: the updates it missed, or everything."""
        teller = self._teller(self._key(listener))
        you = you_are(self.table, listener.role, listener.who.player, listener.who.name)
        missed = teller.missed(version) if version and was == you.key else None
        if missed is not None:
            for update in missed:
                listener.send(update)
            return
        heard = self.table.heard.highest(listener.who.player)
        listener.send(protocol.encode(teller.snapshot(self.clock(), you, heard)))

    def _key(self, listener: Listener) -> Key:
        return (listener.role, listener.lang)

    def _teller(self, key: Key) -> Teller:
        self._quiet.pop(key, None)
        teller = self._tellers.get(key)
        if teller is None:
            delayed = key[0] == PUBLIC and self.table.setup.delay > 0
            moment = self.gallery.shown if delayed and self.gallery.shown is not None else self.table.now()
            teller = self._tellers[key] = Teller(moment, *key, protocol.encode)
        return teller

    # Deciding.

    async def receive(self, listener: Listener, request: messages.Request) -> None:
        """A request of a person: done, stored and told, or refused."""
        async with self._lock:
            try:
                effects = await self._answered(lambda: receive(self.table, self.clock(), listener.who, request, self.draw))
            except StorageError as error:
                _log.error("an entry could not be stored", extra={"fields": {"table": self.id, "code": error.code}})
                effects = Effects(reason=Reason("storage"))
            if effects.reason is not None:
                self.metrics.refusals.add(effects.reason.code)
                listener.send(self.refusal(listener, effects.reason, request))
                return
            version = effects.done or self.table.version
            teller = self._teller(self._key(listener))
            listener.send(protocol.encode(teller.acknowledged(effects.note, request.client, request.n, version)))
            self._arm()

    def draft(self, listener: Listener, request: messages.Draft) -> None:
        """Whether some acts would stand: told to who asks, and to nobody else."""
        try:
            found = drafted(self.table, listener.who.player, request)
        except Refused as refused:
            listener.send(self.refusal(listener, refused.reason, request))
            return
        teller = self._teller(self._key(listener))
        listener.send(protocol.encode(teller.drafted(found, request.client, request.n)))

    async def _answered(self, decide: Callable[[], Effects]) -> Effects:
        """Nothing is refused before the news of other processes have been heard: it may have been done there."""
        effects = await self._settled(decide)
        if effects.reason is None:
            return effects
        version = self.table.version
        await self._catch_up()
        return effects if self.table.version == version else await self._settled(decide)

    async def _settled(self, decide: Callable[[], Effects]) -> Effects:
        """Decide, store and fold; again where another process was quicker."""
        for _ in range(ATTEMPTS):
            effects = decide()
            if not effects.entries:
                return effects
            try:
                await self._append(effects.entries)
            except Conflict:
                await self._catch_up()
                continue
            except StorageError:
                self.table.foreseen = None
                await self._recover()
                raise
            self._fold(effects.entries)
            return effects
        raise StorageError("failed", "others kept writing to this table")

    async def _append(self, entries: tuple[log.AnyEntry, ...]) -> None:
        table = self.table
        ahead = not all(isinstance(entry, _IN_PLAY) for entry in entries)
        ended = table.foreseen is not None and table.foreseen[2].state.outcome is not None
        rows = [(entry.at, log.encode(entry)) for entry in entries]
        facts = facts_of(table, entries) if ahead or ended else None
        await self.store.append(self.id, table.version + 1, rows, facts)
        self.metrics.acts.add(amount=len(rows))

    async def _recover(self) -> None:
        """After an error of the store nobody knows what was written: read it again, if it can be read."""
        try:
            await self._catch_up()
        except StorageError:
            self.drop()

    async def catch_up(self) -> None:
        """Another process has written to this table."""
        async with self._lock:
            await self._catch_up()
            self._arm()

    async def _catch_up(self) -> None:
        self.table.foreseen = None
        stored = await self.store.load(self.id, self.table.version)
        self._fold(tuple(log.decode(payload) for _, _, payload in stored))

    # Telling.

    def _fold(self, entries: tuple[log.AnyEntry, ...]) -> None:
        moved = False
        for entry in entries:
            moment = self.table.fold(entry)
            self.gallery.add(moment, self.table.setup.delay * 1000)
            others = [] if isinstance(entry, _IN_PLAY) else self._placed_anew()
            self._tell(moment, delayed=False, besides=others)
            for listener in self.listeners.intersection(others):
                self._greet(listener)
            moved = moved or isinstance(entry, (log.Seated, log.Vacated))
        self._release()
        if moved:
            self.tell_presence()
        self._ask_bots()

    def _placed_anew(self) -> list[Listener]:
        """Those who have another place now; to a place that nobody listens from any more nothing is told."""
        others = [listener for listener in self.listeners if self.table.role_of(listener.who.player) != listener.role]
        left = {self._key(listener) for listener in others}
        for listener in others:
            listener.role = self.table.role_of(listener.who.player)
        for key in left.difference(map(self._key, self.listeners)):
            self._tellers.pop(key, None)
        self._dismiss()
        return others

    def _dismiss(self) -> None:
        """Nobody goes on watching where a match begins that nobody may watch."""
        if self.table.setup.spectators or self.table.stage not in ("playing", "between"):
            return
        for listener in tuple(self.listeners):
            if listener.role == PUBLIC and not self.table.hosts(listener.who.player):
                listener.send(self.refusal(listener, Reason("no-spectators")))
                self.leave(listener)

    def _tell(self, moment: Moment, delayed: bool, besides: Sequence[Listener] = ()) -> None:
        """Give every teller of the kind its update, and forget those nobody has listened to for long.

        Those named last have just changed their place and get a snapshot instead.
        """
        late = self.table.setup.delay > 0
        for key, teller in tuple(self._tellers.items()):
            if (key[0] == PUBLIC and late) != delayed or teller.version >= moment.version:
                continue
            since = self._quiet.get(key)
            if since is not None and moment.at - since > IDLE:
                del self._tellers[key], self._quiet[key]
                continue
            update = teller.tell(moment)
            for listener in self.listeners:
                if listener.role == key[0] and listener.lang == key[1] and listener not in besides:
                    listener.send(update)

    def _release(self) -> None:
        for moment in self.gallery.release(self.clock()):
            self._tell(moment, delayed=True)

    def refusal(self, listener: Listener, reason: Reason, request: Any = None) -> bytes:
        """A refusal in the words of the listener."""
        words = Words(listener.lang, self.table.setup.game)
        teller = self._tellers.get(self._key(listener))
        told = messages.Refused(
            code=reason.code,
            text=tables.refusal(words, reason, self.table.names()),
            clause=reason.clause,
            client=getattr(request, "client", ""),
            n=getattr(request, "n", 0),
            version=0 if teller is None else teller.version,
        )
        return protocol.encode(told)

    # Presence.

    def here(self) -> list[str]:
        """The people connected to this process."""
        return [listener.who.player for listener in self.listeners]

    def everybody(self) -> list[str]:
        """The people connected to any process, once a page."""
        return [*self.here(), *(player for _, players in self.elsewhere.values() for player in players)]

    def tell_presence(self) -> None:
        """Tell everybody who is here."""
        people = set(self.everybody())
        here = [bool(place.player) and place.player in people for place in self.table.places]
        told = protocol.encode(messages.Presence(here=here, watching=self.watching()))
        for listener in self.listeners:
            listener.send_presence(told)

    def watching(self) -> int:
        """How many pages watch without a seat."""
        seated = {place.player for place in self.table.places}
        return sum(player not in seated for player in self.everybody())

    def forget_silent(self, before: int) -> None:
        """Who is connected to a process that has said nothing since then is not here."""
        heard = {process: told for process, told in self.elsewhere.items() if told[0] >= before}
        if heard != self.elsewhere:
            self.elsewhere = heard
            self.tell_presence()

    def score(self) -> list[int]:
        """The score of the partida, where it is no news to those who watch with a delay."""
        shown = self.gallery.shown
        view = shown.state.view(PUBLIC) if shown is not None and shown.state is not None else None
        return [int(points) for points in getattr(getattr(view, "shown", None), "score", ())]

    # Time.

    def _ask_bots(self) -> None:
        if self.listeners:
            for ask in asks(self.table):
                self._spawn(self._asked(ask))

    async def _asked(self, ask: Ask) -> None:
        action: Action | None = await self.thinkers.ask(ask)
        think(self.table, ask.ply, ask.seat, action)
        self._arm()

    def _arm(self) -> None:
        """Set the alarm for what is due next."""
        self._disarm()
        if not self.listeners:
            return
        self._ask_bots()
        waiting = None if self._stuck == self.table.ply else due(self.table)
        moments = [when for when in (waiting, self.gallery.next) if when is not None]
        if moments:
            wait = max(0, min(moments) - self.clock())
            self._cancel = self._after(wait, lambda: self._spawn(self._tick()))

    def _disarm(self) -> None:
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    async def _tick(self) -> None:
        async with self._lock:
            self._release()
            try:
                effects = await self._settled(lambda: tick(self.table, self.clock(), self.draw))
            except StorageError as error:
                _log.error("an entry could not be stored", extra={"fields": {"table": self.id, "code": error.code}})
                await asyncio.sleep(1)
                effects = Effects()
            if effects.reason is not None:
                self._silence(effects.reason)
            self._arm()

    def _silence(self, reason: Reason) -> None:
        """A bot wanted what it may not do: it stays silent, and the table does what a run-out clock would."""
        _log.error("a bot was refused", extra={"fields": {"game": self.table.setup.game, "code": reason.code}})
        if not any(self.table.thoughts.values()):
            self._stuck = self.table.ply
        self.table.thoughts = dict.fromkeys(self.table.thoughts)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a table failed", exc_info=task.exception(), extra={"fields": {"table": self.id}})

    # The end.

    def drop(self) -> None:
        """Cut every page off: they come back, and the table is read anew."""
        for listener in tuple(self.listeners):
            listener.close()

    async def close(self) -> None:
        """Stop the clock, let what is being stored be stored, and cut every page off."""
        self._disarm()
        async with self._lock:
            self.drop()
        for task in tuple(self._tasks):
            task.cancel()
