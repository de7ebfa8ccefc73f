"""How to reach the people of an event: telephone and e-mail, in a table of their own.

Rule 1: nothing of this is in a log, in an export or in a list; it goes when somebody says so, with one act.
"""

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carteado.server.storage.model import CONTACTS


@dataclass(frozen=True, slots=True)
class Reached:
    """Somebody of an entry, and how to reach them."""

    entry: int
    person: str
    phone: str
    email: str


async def all_of(connection: AsyncConnection, event: str) -> list[Reached]:
    """All that is kept for an event."""
    columns = (CONTACTS.c.entry, CONTACTS.c.person, CONTACTS.c.phone, CONTACTS.c.email)
    query = select(*columns).where(CONTACTS.c.event == event).order_by(CONTACTS.c.entry, CONTACTS.c.person)
    return [Reached(*row) for row in await connection.execute(query)]


async def kept(connection: AsyncConnection, event: str, one: Reached) -> None:
    """Keep this of somebody, in the place of what was kept; with nothing in it, nothing."""
    mine = (CONTACTS.c.event == event, CONTACTS.c.entry == one.entry, CONTACTS.c.person == one.person)
    await connection.execute(delete(CONTACTS).where(*mine))
    if one.phone or one.email:
        values = {"event": event, "entry": one.entry, "person": one.person, "phone": one.phone, "email": one.email}
        await connection.execute(CONTACTS.insert().values(values))


async def gone(connection: AsyncConnection, event: str) -> int:
    """Delete all of it; how many there were."""
    return (await connection.execute(delete(CONTACTS).where(CONTACTS.c.event == event))).rowcount
