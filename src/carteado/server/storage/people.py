"""Friends, blocks and who is muted; reports, and the decisions about them.

Rule 1: friends are friends of one another: two rows. A block and a mute are one person's own, and nobody else is told.
Rule 2: a decision is only ever added. What it decided of the reports is written with it, in one transaction.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sqlalchemy import delete, func, or_, select, update

from carteado.server.storage.model import ACCOUNTS, DECISIONS, RELATIONS, REPORTS, SEATS, SESSIONS, TABLES
from carteado.server.storage.seekers import BLOCK, Kept

FRIEND: Final = "friend"
MUTE: Final = "mute"
KEY: Final = 20  # letters by which a person is named to another, instead of the id
OPEN: Final = ""


@dataclass(frozen=True, slots=True)
class Relation:
    """What one person has to do with another."""

    other: str
    kind: str
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody says of another, with where it happened: the record is the evidence. `decision` is "" while it is open."""

    id: str
    at: int
    reporter: str
    accused: str
    name: str
    table: str
    n: int
    reason: str
    words: str
    decision: str


@dataclass(frozen=True, slots=True)
class Decision:
    """What a moderator has decided, and why; `marks` are those that were shut out by it."""

    id: str
    at: int
    moderator: str
    report: str
    accused: str
    name: str
    decision: str
    words: str
    marks: str


def key_of(mine: str, other: str) -> str:
    """How a person is named to another: for these two only."""
    return sha256(f"{mine} {other}".encode()).hexdigest()[:KEY]


class People:
    """The people of one database, to one another."""

    def __init__(self, store: Kept) -> None:
        self._store = store

    async def relations(self, player: str) -> list[Relation]:
        """What this person has to do with others, the last said first; friends by the name they have now."""
        query = (
            select(RELATIONS.c.other, RELATIONS.c.kind, func.coalesce(ACCOUNTS.c.name, RELATIONS.c.name), RELATIONS.c.at)
            .outerjoin(ACCOUNTS, (ACCOUNTS.c.id == RELATIONS.c.other) & (RELATIONS.c.kind == FRIEND))
            .where(RELATIONS.c.player == player)
            .order_by(RELATIONS.c.at.desc(), RELATIONS.c.other)
        )
        async with self._store.reading() as connection:
            return [Relation(*row) for row in await connection.execute(query)]

    async def say(self, player: str, other: str, kind: str, name: str, now: int) -> None:
        """This person blocks or mutes another; who is blocked is no friend any more."""
        async with self._store.writing() as connection:
            mine = (RELATIONS.c.player == player, RELATIONS.c.other == other)
            await connection.execute(delete(RELATIONS).where(*mine, RELATIONS.c.kind == kind))
            values = {"player": player, "other": other, "kind": kind, "name": name, "at": now}
            await connection.execute(RELATIONS.insert().values(values))
            if kind == BLOCK:
                both = or_(RELATIONS.c.player == player, RELATIONS.c.other == player)
                theirs = or_(RELATIONS.c.player == other, RELATIONS.c.other == other)
                await connection.execute(delete(RELATIONS).where(RELATIONS.c.kind == FRIEND, both, theirs))

    async def unsay(self, player: str, other: str, kind: str) -> None:
        """No more; friends part both ways."""
        async with self._store.writing() as connection:
            mine = (RELATIONS.c.player == player) & (RELATIONS.c.other == other)
            theirs = (RELATIONS.c.player == other) & (RELATIONS.c.other == player)
            which = or_(mine, theirs) if kind == FRIEND else mine
            await connection.execute(delete(RELATIONS).where(which, RELATIONS.c.kind == kind))

    async def befriend(self, one: tuple[str, str], other: tuple[str, str], now: int) -> bool:
        """Two people (id, name) are friends; not where one of them has blocked the other."""
        ids = (one[0], other[0])
        async with self._store.writing() as connection:
            both = (RELATIONS.c.player.in_(ids), RELATIONS.c.other.in_(ids))
            if await connection.scalar(select(RELATIONS.c.kind).where(*both, RELATIONS.c.kind == BLOCK).limit(1)):
                return False
            await connection.execute(delete(RELATIONS).where(*both, RELATIONS.c.kind == FRIEND))
            rows = [
                {"player": mine[0], "other": theirs[0], "kind": FRIEND, "name": theirs[1], "at": now}
                for mine, theirs in ((one, other), (other, one))
            ]
            await connection.execute(RELATIONS.insert(), rows)
        return True

    async def tables_of(self, players: Sequence[str]) -> dict[str, str]:
        """The public table at which each of these plays, if they do; the last one."""
        query = (
            select(SEATS.c.player, SEATS.c.table_id)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(SEATS.c.player.in_(players), TABLES.c.public, TABLES.c.stage == "playing", TABLES.c.kind == "table")
            .order_by(SEATS.c.updated_at)
        )
        async with self._store.reading() as connection:
            return {str(player): str(table) for player, table in await connection.execute(query)}

    # Reports.

    async def report(self, one: Report, since: int, most: int) -> str:
        """Take a report, unless this person has reported the same one of the same table, or too much since then; why not."""
        mine = REPORTS.c.reporter == one.reporter
        async with self._store.writing() as connection:
            same = (mine, REPORTS.c.accused == one.accused, REPORTS.c.table_id == one.table)
            if await connection.scalar(select(REPORTS.c.id).where(*same)):
                return "report-twice"
            lately = select(func.count()).select_from(REPORTS).where(mine, REPORTS.c.at >= since)
            if (await connection.scalar(lately) or 0) >= most:
                return "report-many"
            values = {name: getattr(one, name) for name in Report.__slots__ if name != "table"}
            await connection.execute(REPORTS.insert().values(**values, table_id=one.table))
        return ""

    async def reports(self, decision: str = OPEN, limit: int = 200) -> list[Report]:
        """The reports that are open, the oldest first."""
        query = select(*REPORTS.c).where(REPORTS.c.decision == decision).order_by(REPORTS.c.at).limit(limit)
        async with self._store.reading() as connection:
            return [Report(*row) for row in await connection.execute(query)]

    async def one_report(self, report: str) -> Report | None:
        """The report of this id."""
        async with self._store.reading() as connection:
            found = (await connection.execute(select(*REPORTS.c).where(REPORTS.c.id == report))).one_or_none()
        return None if found is None else Report(*found)

    async def decide(self, one: Decision) -> bool:
        """Write a decision down, and close the report it is about; `False` where somebody has decided it already."""
        async with self._store.writing() as connection:
            if one.report:
                open_still = (REPORTS.c.id == one.report, REPORTS.c.decision == OPEN)
                done = await connection.execute(update(REPORTS).where(*open_still).values(decision=one.id))
                if not done.rowcount:
                    return False
            await connection.execute(DECISIONS.insert().values({name: getattr(one, name) for name in Decision.__slots__}))
        return True

    async def decisions(self, limit: int = 100) -> list[tuple[Decision, str]]:
        """What was decided, the last first, and by whom: the name of the moderator now."""
        query = (
            select(*DECISIONS.c, func.coalesce(ACCOUNTS.c.name, ""))
            .outerjoin(ACCOUNTS, ACCOUNTS.c.id == DECISIONS.c.moderator)
            .order_by(DECISIONS.c.at.desc(), DECISIONS.c.id)
            .limit(limit)
        )
        async with self._store.reading() as connection:
            found = [tuple(row) for row in await connection.execute(query)]
        return [(Decision(*told), str(who)) for *told, who in found]

    async def one_decision(self, decision: str) -> Decision | None:
        """The decision of this id."""
        async with self._store.reading() as connection:
            found = (await connection.execute(select(*DECISIONS.c).where(DECISIONS.c.id == decision))).one_or_none()
        return None if found is None else Decision(*found)

    async def origins(self, account: str) -> list[str]:
        """The marks of the addresses from which an account is signed in."""
        async with self._store.reading() as connection:
            query = select(SESSIONS.c.origin).where(SESSIONS.c.account == account, SESSIONS.c.origin != "").distinct()
            return [str(mark) for mark in await connection.scalars(query)]
