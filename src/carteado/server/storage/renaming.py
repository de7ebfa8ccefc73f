"""One person by another id in every log, or by no name: the only case in which what was written is written again.

Rule 1: an id is 128 random bits in hexadecimal, so it stands for itself wherever it is read: replacing it changes nothing else.
Rule 2: a log keeps its entries, their numbers and their times. Whoever serves the table reads it again.
"""

import json
from dataclasses import replace
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carteado.server.storage.contract import HOME, TABLE
from carteado.server.storage.model import (
    ABSENCES,
    DECISIONS,
    ENTRIES,
    RATINGS,
    RELATIONS,
    REPORTS,
    RESULTS,
    SEATS,
    SEEKERS,
    TABLES,
)
from carteado.table import entries as log

NAMED: Final = (log.Seated, log.Booked, log.Renamed, log.RefereeSat, log.RefereeAsked)
REMOVED: Final = "(removido)"  # the name of who has deleted everything


async def moved(connection: AsyncConnection, old: str, new: str) -> list[str]:
    """The tables of one person become another's, unless that one has a seat there too; which."""
    theirs = select(SEATS.c.table_id).where(SEATS.c.player == new)
    query = select(SEATS.c.table_id).where(SEATS.c.player == old, SEATS.c.table_id.not_in(theirs))
    tables = [str(table) for table in await connection.scalars(query)]
    for table in tables:
        await _replaced(connection, table, old, new)
        mine = (RESULTS.c.table_id == table, RESULTS.c.player == old)
        await connection.execute(update(RESULTS).where(*mine).values(player=new))
    await _said_of(connection, old, new)
    return tables


async def _said_of(connection: AsyncConnection, old: str, new: str) -> None:
    """What they have to do with others, and what was said of them."""
    for mine, theirs in ((RELATIONS.c.player, RELATIONS.c.other), (RELATIONS.c.other, RELATIONS.c.player)):
        known = [tuple(row) for row in await connection.execute(select(theirs, RELATIONS.c.kind).where(mine == new))]
        for other, kind in list(await connection.execute(select(theirs, RELATIONS.c.kind).where(mine == old))):
            which = (mine == old, theirs == other, RELATIONS.c.kind == kind)
            if (other, kind) in known or other == new:
                await connection.execute(delete(RELATIONS).where(*which))
            else:
                await connection.execute(update(RELATIONS).where(*which).values({mine.key: new}))
    await connection.execute(update(REPORTS).where(REPORTS.c.accused == old).values(accused=new))


async def _replaced(connection: AsyncConnection, table: str, old: str, new: str) -> None:
    entries, summary = ENTRIES.c.payload, TABLES.c.summary
    mine = (ENTRIES.c.table_id == table, entries.contains(old, autoescape=True))
    await connection.execute(update(ENTRIES).where(*mine).values(payload=func.replace(entries, old, new)))
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(summary=func.replace(summary, old, new)))
    await connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.player == old).values(player=new))


async def erased(connection: AsyncConnection, player: str, nobody: str) -> list[str]:
    """This person stands in no log any more: by another id, under no name, in nobody's list; in which tables they did."""
    query = (
        select(ENTRIES.c.table_id)
        .join(TABLES, TABLES.c.id == ENTRIES.c.table_id)
        .where(TABLES.c.kind == TABLE, ENTRIES.c.payload.contains(player, autoescape=True))
        .distinct()
    )
    tables = [str(table) for table in await connection.scalars(query)]
    for table in tables:
        await _unnamed(connection, table, player)
        await _unlisted(connection, table, player)
        await _replaced(connection, table, player, nobody)
    await _homeless(connection, player)
    await connection.execute(delete(SEATS).where(SEATS.c.player.in_((player, nobody))))
    for kept in (SEEKERS, ABSENCES, RELATIONS, RESULTS, RATINGS):
        await connection.execute(delete(kept).where(kept.c.player == player))
    await connection.execute(delete(RELATIONS).where(RELATIONS.c.other == player))
    await connection.execute(delete(REPORTS).where(REPORTS.c.reporter == player))
    await connection.execute(update(REPORTS).where(REPORTS.c.accused == player).values(accused=nobody, name=REMOVED))
    await connection.execute(update(DECISIONS).where(DECISIONS.c.accused == player).values(accused=nobody, name=REMOVED))
    return tables


async def _homeless(connection: AsyncConnection, player: str) -> None:
    """What somebody played without a server is theirs alone, and goes with them."""
    query = (
        select(TABLES.c.id).join(SEATS, SEATS.c.table_id == TABLES.c.id).where(TABLES.c.kind == HOME, SEATS.c.player == player)
    )
    for name in list(await connection.scalars(query)):
        for kept, column in ((SEATS, SEATS.c.table_id), (ENTRIES, ENTRIES.c.table_id), (TABLES, TABLES.c.id)):
            await connection.execute(delete(kept).where(column == name))


async def _unnamed(connection: AsyncConnection, table: str, player: str) -> None:
    named = (ENTRIES.c.table_id == table, ENTRIES.c.payload.contains(player, autoescape=True))
    for seq, payload in list(await connection.execute(select(ENTRIES.c.seq, ENTRIES.c.payload).where(*named))):
        entry = log.decode(str(payload))
        if entry.player == player and isinstance(entry, NAMED) and not (isinstance(entry, log.Seated) and entry.bot):
            written = log.encode(replace(entry, name=REMOVED)).decode()
            where = (ENTRIES.c.table_id == table, ENTRIES.c.seq == seq)
            await connection.execute(update(ENTRIES).where(*where).values(payload=written))


async def _unlisted(connection: AsyncConnection, table: str, player: str) -> None:
    """Nor does the list of tables show the name."""
    told = json.loads(await connection.scalar(select(TABLES.c.summary).where(TABLES.c.id == table)) or "{}")
    for who, chair in zip(told.get("players", ()), told.get("chairs", ()), strict=False):
        if who == player:
            chair["name"] = REMOVED
    summary = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(summary=summary))
