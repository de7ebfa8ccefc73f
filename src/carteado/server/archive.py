"""Partidas as they were played, read from the log of their table or from a record: for replays, records and proofs.

Rule 1: folding a log takes a while, so it is done in a thread, and never at the cost of who plays.
Rule 2: nothing here is shared with a table at play.
"""

import asyncio
from dataclasses import dataclass
from typing import Final

from carteado.game import Seat, Step
from carteado.records import Record, replay, start
from carteado.server import protocol
from carteado.server.errors import Refusal
from carteado.server.services import NoPartida, NoTable, Store
from carteado.server.storage import Stored
from carteado.table import Table, Teller
from carteado.table import entries as log
from carteado.table.messages import Setup, Snapshot
from carteado.table.recording import Partida, partidas, replayed, you_are
from carteado.wire import encode

MOST_ACTS: Final = 5000
Retold = tuple[Snapshot, list[bytes]]


@dataclass(frozen=True)
class Played:
    """A partida, and the log it stands in."""

    partida: Partida
    entries: list[log.AnyEntry]

    async def retold(self, role: Seat, lang: str) -> Retold:
        """As a listener of this role would have been told it."""
        return await asyncio.to_thread(replayed, self.entries, self.partida.first, role, lang, protocol.encode)


async def played(store: Store, table: str, n: int, until: int | None = None) -> Played:
    """The n-th partida of a table, counted from 1, as far as it was played by some moment; `NoTable`, `NoPartida`."""
    stored = await store.load(table)
    if not stored:
        raise NoTable(table)
    if until is not None:
        stored = [entry for entry in stored if entry[1] <= until]
    entries, found = await asyncio.to_thread(_folded, stored)
    if not 1 <= n <= len(found):
        raise NoPartida(n)
    return Played(found[n - 1], entries)


def _folded(stored: list[Stored]) -> tuple[list[log.AnyEntry], list[Partida]]:
    entries = [log.decode(payload) for _, _, payload in stored]
    return entries, partidas(entries)


def retold(record: Record, role: Seat, lang: str) -> Retold:
    """A record as a listener of this role would have been told it; `RecordError` where it cannot be played.

    A partida has some hundreds of acts: what has many thousands was made to keep us busy.
    """
    table = _seated(record)
    teller = Teller(table.now(), role, lang, protocol.encode)
    begun = teller.snapshot(table.at, you_are(table, role), {})
    updates: list[bytes] = []
    for moment in replay(record):
        entry = log.Acted(at=table.at, seat=moment.seat, action=encode(moment.action), by="person")
        table.foreseen = (entry, moment.action, Step(moment.state, moment.events))
        updates.append(teller.tell(table.fold(entry)))
        if len(updates) > MOST_ACTS:
            raise Refusal(422, "too-many-acts", most=MOST_ACTS)
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
