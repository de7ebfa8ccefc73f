"""What was played, read from the log of a table or a scoreboard, or from a record: for replays, records, proofs and boards.

Rule 1: folding takes a while, so it is done in a few threads of its own (`work`), never at the cost of who plays.
Rule 2: a log only grows, so what was made of so many entries of a table never changes: it is kept, as far as there is room.
Rule 3: nothing here is shared with a table at play.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple, cast

from msgspec import Raw

from carteado.game import REFEREE, Seat, Step
from carteado.records import Proof, Record, masked, parse, prove, replay, start, verify, write
from carteado.server import placar_log, placar_shapes, protocol
from carteado.server.errors import Refusal
from carteado.server.packing import packed
from carteado.server.placar_log import Board
from carteado.server.services import NoPartida, NoTable, Store
from carteado.server.shapes import Replay
from carteado.server.shelf import Shelf
from carteado.server.storage import Stored
from carteado.server.work import Work
from carteado.table import Table, Teller
from carteado.table import entries as log
from carteado.table.messages import Setup, Snapshot, Update
from carteado.table.naming import legible
from carteado.table.recording import Partida, partidas, replayed, you_are
from carteado.wire import encode

MOST_ACTS: Final = 5000
MOST_TOLD: Final = 2_000_000  # bytes of a record told step by step
MOST_REPLAYED: Final = 8_000_000  # bytes of a partida played here
PAGE: Final = 1_000  # entries read at once
KEPT_ENTRIES: Final = 10_000  # entries of logs that are kept folded
KEPT_BYTES: Final = 8_000_000  # bytes of answers that are kept


@dataclass(frozen=True)
class Played:
    """A partida, and the log it stands in."""

    partida: Partida
    entries: list[log.AnyEntry]
    key: tuple[str, int, int]  # table, entries of its log, number


class Kept(NamedTuple):
    """A record that was played again from its first act to its last; its packs are `proved`, `false` or `unproved`."""

    record: Record
    verdict: str


class Archive:
    """What one process knows of partidas that were played."""

    def __init__(self) -> None:
        self.work = Work("archive")
        self._folded = Shelf(KEPT_ENTRIES)
        self._answers = Shelf(KEPT_BYTES)

    def forget(self) -> None:
        """Logs were written again: nothing that was read before counts."""
        self._folded, self._answers = Shelf(KEPT_ENTRIES), Shelf(KEPT_BYTES)

    def close(self) -> None:
        """What is still to be done is for nobody."""
        self.work.close()

    async def played(self, store: Store, table: str, n: int, until: int | None = None) -> Played:
        """The n-th partida of a table, counted from 1, as far as it was played by some moment; `NoTable`, `NoPartida`."""
        stored = await _loaded(store, table)
        if not stored:
            raise NoTable(table)
        if until is not None:
            stored = [entry for entry in stored if entry[1] <= until]
        key = (table, len(stored))
        entries, found = await self.work.once(self._folded, key, lambda _: len(stored), _folded, stored)
        if not 1 <= n <= len(found):
            raise NoPartida(n)
        return Played(found[n - 1], entries, (*key, n))

    async def written(self, partida: Partida, role: Seat) -> str:
        """The record of the partida, with what this role did not see hidden."""
        return await self.work.done(_written, partida, role)

    async def replayed(self, played: Played, role: Seat, lang: str) -> bytes:
        """The answer to who asks for the partida as a listener of this role was told it, compressed."""
        return await self.work.once(self._answers, (*played.key, role, lang), len, _replayed, played, role, lang)

    async def proved(self, played: Played) -> Proof:
        """Whether every pack of the partida is the one promised before the first."""
        return await self.work.once(self._answers, (*played.key, "proof"), lambda _: 10_000, prove, played.partida.told())

    async def board(self, placar: str, stored: list[Stored]) -> Board:
        """A scoreboard as these entries of its log make it: pages look at it again and again."""
        return await self.work.once(self._folded, (placar, len(stored)), lambda _: len(stored), _board, stored)

    async def checked(self, text: bytes) -> Kept:
        """What there is to know of a record that somebody brings along; `RecordError` where it cannot have been played."""
        return await self.work.done(_checked, text)

    async def told(self, text: bytes, seat: Seat, lang: str) -> bytes:
        """The answer to who asks for a record step by step, compressed; no seat is everybody's."""
        return await self.work.done(_told, text, seat, lang)


async def _loaded(store: Store, table: str) -> list[Stored]:
    stored = page = await store.load(table, 0, PAGE)
    while len(page) == PAGE:
        page = await store.load(table, stored[-1][0], PAGE)
        stored = [*stored, *page]
    return stored


def _folded(stored: list[Stored]) -> tuple[list[log.AnyEntry], list[Partida]]:
    entries = [log.decode(payload) for _, _, payload in stored]
    return entries, partidas(entries)


def _written(partida: Partida, role: Seat) -> str:
    return write(partida.told() if role == REFEREE else masked(partida.told(), role))


def _board(stored: list[Stored]) -> Board:
    return placar_log.folded([placar_shapes.decode(payload) for _, _, payload in stored])


def _replayed(played: Played, role: Seat, lang: str) -> bytes:
    snapshot, updates = replayed(played.entries, played.partida.first, role, lang, protocol.encode)
    if sum(map(len, updates)) > MOST_REPLAYED:
        raise Refusal(422, "too-long", most=MOST_REPLAYED // 1_000_000)
    return _packed(snapshot, updates, played.partida.record)


def _told(text: bytes, seat: Seat, lang: str) -> bytes:
    record = parse(text)
    if seat >= record.seats:
        raise Refusal(422, "no-seat", last=record.seats - 1)
    return _packed(*retold(record, REFEREE if seat < 0 else seat, lang), record)


def _checked(text: bytes) -> Kept:
    record = parse(text)
    for acts, _ in enumerate(replay(record), 1):
        if acts > MOST_ACTS:
            raise Refusal(422, "too-many-acts", most=MOST_ACTS)
    if record.result is None or verify(record):
        raise Refusal(422, "record-unfinished")
    return Kept(record, prove(record).verdict)


def _packed(snapshot: Snapshot, updates: list[bytes], record: Record) -> bytes:
    begun = cast("Snapshot", Raw(protocol.encode(snapshot)))
    told = cast("list[Update]", [Raw(update) for update in updates])
    names = [*map(legible, record.names)]
    return packed(Replay(snapshot=begun, updates=told, names=names))


def retold(record: Record, role: Seat, lang: str) -> tuple[Snapshot, list[bytes]]:
    """A record as a listener of this role would have been told it; `RecordError` where it cannot be played.

    A partida has some hundreds of acts: what has many thousands, or tells a great deal, was made to keep us busy.
    """
    table = _seated(record)
    teller = Teller(table.now(), role, lang, protocol.encode)
    begun = teller.snapshot(table.at, you_are(table, role), {})
    updates: list[bytes] = []
    size = 0
    for moment in replay(record):
        entry = log.Acted(at=table.at, seat=moment.seat, action=encode(moment.action), by="person")
        table.foreseen = (entry, moment.action, Step(moment.state, moment.events))
        updates.append(teller.tell(table.fold(entry)))
        size += len(updates[-1])
        if len(updates) > MOST_ACTS:
            raise Refusal(422, "too-many-acts", most=MOST_ACTS)
        if size > MOST_TOLD:
            raise Refusal(422, "too-long", most=MOST_TOLD // 1_000_000)
    return begun, updates


def _seated(record: Record) -> Table:
    """A table at which the partida of this record is about to be played."""
    table = Table()
    position = start(record)
    setup = Setup(game=record.regulation, seats=record.seats, options=record.options)
    table.fold(log.Opened(at=0, table=record.table, setup=setup, lock="", dice=""))
    if record.commitment:
        table.fold(log.Committed(at=0, commitment=record.commitment, seed=record.seed))
    for seat in range(record.seats):
        name = record.names[seat] if record.names else ""
        table.fold(log.Seated(at=0, player=f"seat {seat}", seat=seat, name=name))
    for seat, nonce in enumerate(record.nonces):
        table.fold(log.Readied(at=0, player=f"seat {seat}", seat=seat, nonce=nonce))
    table.fold(log.Began(at=0))
    table.state = position
    return table
