"""Bring a database to the shape this program knows.

Rule 1: processes that start at once queue: the first does it, and the rest find it done.
"""

from importlib import import_module
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from carteado.server.storage.contract import StorageError
from carteado.server.storage.model import REVISION
from carteado.server.storage.opening import WRITES

SCRIPTS: Final = Path(__file__).with_name("migrations")
_LOCK: Final = 0x6361727465  # "carte": the number of our advisory lock


async def migrate(engine: AsyncEngine) -> None:
    """Apply the steps that are missing, all or none."""
    async with engine.connect() as connection:
        if await connection.run_sync(revision) == REVISION:
            return
    import_module("alembic.command")  # before the queue: to load it takes longer than the steps themselves
    async with engine.execution_options(**{WRITES: True}).begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        await connection.run_sync(_upgrade)


def revision(connection: Connection) -> str | None:
    """The last step applied."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    found = revision(connection)
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StorageError("newer", f"the database is at step {found}, and this program knows up to {REVISION}")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
