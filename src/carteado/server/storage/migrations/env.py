"""Run by Alembic: applies the steps to the connection, and inside the transaction, that `storage.migrating` hands over."""

from typing import Final

from alembic import context
from sqlalchemy import Connection

from carteado.server.storage.model import METADATA

CONNECTION: Final[Connection] = context.config.attributes["connection"]

context.configure(connection=CONNECTION, target_metadata=METADATA, transactional_ddl=True)
context.run_migrations()
