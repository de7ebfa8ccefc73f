"""Events and their logs in the store: loaded, folded once, written on.

Rule 1: what is acknowledged is on the disk; where somebody else was quicker the event is loaded again and asked again.
Rule 2: whoever only looks is answered from what was folded lately; within a second of a change elsewhere everybody sees it.
Rule 3: what takes a while (folding, deciding, telling) is done in threads of its own, each with a copy of the state: answers
        are worked out in it when somebody asks, and two who ask at once would see each other's halves.
Rule 4: nothing is stored that cannot be read again; a log that cannot be read is `StorageError` `damaged`.
Rule 5: who takes a lock has had their turn at the work: nobody waits for a lock whose holder waits behind others.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import msgspec

from carteado.reading import WireError
from carteado.server.errors import Refusal
from carteado.server.events.keys import fresh_secret
from carteado.server.packing import packed
from carteado.server.services import Store
from carteado.server.shelf import Shelf
from carteado.server.storage import EVENT, Conflict, Facts, StorageError
from carteado.server.work import Work
from carteado.tournament.entries import AnyEntry
from carteado.tournament.log import START, chained, decoded, hashed
from carteado.tournament.torneio import Refused, Torneio

PREFIX: Final = "torneio-"
SECRET: Final = "torneio-secret-"
SEED: Final = "torneio-seed-"
PACKS: Final = "torneio-packs-"
ATTEMPTS: Final = 8
MOST_FOLDED: Final = 32
MOST_HEARD: Final = 4096
FRESH: Final = 1.0  # seconds for which nobody asks the database whether an event has changed
MOST_BYTES: Final = 256_000  # of one entry
KEPT_BYTES: Final = 16_000_000  # of answers that are kept

T = TypeVar("T")
Made = Callable[[Torneio], Sequence[AnyEntry]]


@dataclass(frozen=True)
class Kept:
    """An event as it was folded last."""

    id: str
    torneio: Torneio
    head: str = START
    looked: float = 0.0

    @property
    def version(self) -> int:
        """How many lines its log has."""
        return len(self.torneio.log)

    def apart(self) -> "Kept":
        """The same for a thread of its own."""
        return replace(self, torneio=Torneio(self.torneio.log, self.torneio.state.copy()))


def kept_as(identity: str) -> str:
    """The name under which an event is stored."""
    return PREFIX + identity


class Events:
    """The events of this server."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._folded: OrderedDict[str, Kept] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._answers = Shelf(KEPT_BYTES)
        self.work = Work("events")
        self.followed: dict[str, float] = {}  # event -> when its scoreboards were looked at
        self.heard: dict[str, int] = {}  # scoreboard -> the version its event knows
        self.claimed: set[str] = set()  # scoreboards on which a claim waits for the other side

    def close(self) -> None:
        """What is still to be done is for nobody."""
        self.work.close()

    def _lock(self, name: str) -> asyncio.Lock:
        """Held by who waits for it, and by nobody else."""
        return self._locks.setdefault(name, asyncio.Lock())

    async def apart(self, kept: Kept, call: Callable[..., T], *given: Any) -> T:
        """What the call makes of the event as it is now, at nobody's cost."""
        return await self.work.done(call, kept.apart(), *given)

    async def told(self, kept: Kept, about: tuple[object, ...], call: Callable[..., Any], *given: Any) -> bytes:
        """The answer to who asks about the event as it is now, compressed; kept as far as there is room."""
        key = (kept.id, kept.version, kept.head, *about)
        return await self.work.once(self._answers, key, len, lambda: packed(call(kept.apart(), *given)))

    async def create(self, identity: str, game: str, entries: Sequence[AnyEntry], secret: str, dated: bool = False) -> Kept:
        """A new event with its first lines; those that are `dated` keep their time."""
        at = self._clock()
        stamped = [entry if dated else replace(entry, at=at) for entry in entries]
        payloads = await self.work.done(chained, stamped)
        torneio = await self.work.done(lambda: Torneio.of(decoded(payloads)))
        await self._store.put_setting(SECRET + identity, secret)
        await self._store.create(kept_as(identity), game, [(at, one) for one in payloads], facts(torneio, at), EVENT)
        return self._keep(Kept(identity, torneio, hashed(payloads[-1]), monotonic()))

    async def forget(self, identity: str) -> None:
        """An event and all that is known of it: its log, its secrets, whom to reach."""
        kept = await self.one(identity)
        for commitment in kept.torneio.state.committed if kept else ():
            await self._store.drop_setting(SEED + commitment)
        for commitment in kept.torneio.state.duplicates if kept else ():
            await self._store.drop_setting(PACKS + commitment)
        await self._store.forget_contacts(identity)
        await self._store.drop_setting(SECRET + identity)
        await self._store.forget(kept_as(identity))
        self._folded.pop(identity, None)

    async def secret(self, identity: str) -> str:
        """The secret of an event; one that was imported without its keys has a new one from now on."""
        found = await self._store.setting(SECRET + identity)
        if found or await self.one(identity) is None:
            return found or ""
        return await self._store.put_setting(SECRET + identity, fresh_secret())

    async def one(self, identity: str, fresh: bool = False) -> Kept | None:
        """An event; as it was within the last second, or as it is now."""
        kept = self._folded.get(identity)
        if kept is not None and not fresh and monotonic() - kept.looked < FRESH:
            return kept
        async with self.work.turn(), self._lock(identity):
            kept = self._folded.get(identity)
            if kept is not None and not fresh and monotonic() - kept.looked < FRESH:
                return kept
            return await self._loaded(identity, kept)

    async def _loaded(self, identity: str, kept: Kept | None) -> Kept | None:
        before = kept.version if kept else 0
        stored = await self._store.load(kept_as(identity), before)
        if not stored:
            return None if kept is None else self._keep(replace(kept, looked=monotonic()))
        payloads = [payload for _, _, payload in stored]
        before_them = (kept.apart() if kept else Kept(identity, Torneio.of())).torneio
        try:
            torneio = await self.work.done(_followed, before_them, payloads)
        except (WireError, LookupError, ValueError, AssertionError) as error:
            raise StorageError("damaged", f"{kept_as(identity)}: an entry after {before} cannot be read") from error
        return self._keep(Kept(identity, torneio, hashed(payloads[-1]), monotonic()))

    def _keep(self, kept: Kept) -> Kept:
        known = self._folded.get(kept.id)
        if known is None or known.version <= kept.version:
            self._folded[kept.id] = kept
            self._folded.move_to_end(kept.id)
        while len(self._folded) > MOST_FOLDED:
            gone, _ = self._folded.popitem(last=False)
            self.followed.pop(gone, None)
        while len(self.heard) > MOST_HEARD:
            del self.heard[first := next(iter(self.heard))]
            self.claimed.discard(first)
        return self._folded.get(kept.id, kept)

    async def write(self, identity: str, made: Made) -> Kept:
        """The event with what `made` makes of it as it stands; `Refused` where the event has something against it."""
        async with self.work.turn(), self._lock(f"write {identity}"):
            for _ in range(ATTEMPTS):
                kept = await self.one(identity, fresh=True)
                if kept is None:
                    raise Refusal(404, "no-event")
                at = max(self._clock(), kept.torneio.log[-1].at)
                after, payloads = await self.apart(kept, _decided, made, at)
                if not payloads:
                    return kept
                rows = [(at, one) for one in payloads]
                try:
                    await self._store.append(kept_as(identity), kept.version + 1, rows, facts(after, at))
                except Conflict:
                    continue
                return self._keep(Kept(identity, after, hashed(payloads[-1]), monotonic()))
        raise Refusal(409, "stale")


def _followed(torneio: Torneio, payloads: Sequence[bytes]) -> Torneio:
    """The event with these entries: one more is folded, of several the whole log is."""
    entries = decoded(payloads)
    return torneio.after(entries[0]) if len(entries) == 1 else Torneio.of((*torneio.log, *entries))


def _decided(kept: Kept, made: Made, at: int) -> tuple[Torneio, Sequence[bytes]]:
    """The event with what is made of it, and that as it is stored."""
    torneio = kept.torneio
    stamped: list[AnyEntry] = []
    for entry in made(torneio):
        stamped.append(replace(entry, at=at))
        torneio = torneio.entered(stamped[-1])
    payloads = chained(stamped, kept.head)
    if max(map(len, payloads), default=0) > MOST_BYTES:
        raise Refusal(413, "bad-size", most=MOST_BYTES // 1000)
    try:
        return Torneio((*kept.torneio.log, *decoded(payloads)), torneio.state), payloads
    except WireError as error:
        raise Refusal(400, "bad-body", where="`$`") from error


def facts(torneio: Torneio, at: int) -> Facts:
    """What is kept beside the log."""
    state = torneio.state
    stage = "over" if state.ended else "playing" if state.began else "open"
    summary = {"name": state.name, "preset": state.preset, "day": state.day, "place": state.site, "rehearsal": state.rehearsal}
    summary |= {"entries": len(state.entries)}
    return Facts(stage, not state.rehearsal, msgspec.json.encode(summary), (), at)


__all__ = ["Events", "Kept", "Refused", "kept_as"]
