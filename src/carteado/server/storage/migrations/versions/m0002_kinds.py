"""A log says of what kind it is; until now the name of a scoreboard's, and of its game, began with the word."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Name the kind, and give the game its plain name."""
    op.add_column("tables", sa.Column("kind", sa.Text, nullable=False, server_default="table"))
    op.execute("UPDATE tables SET kind = 'placar', game = substr(game, 8) WHERE game LIKE 'placar:%'")


def downgrade() -> None:
    """Put the word before the game again."""
    op.execute("UPDATE tables SET game = 'placar:' || game WHERE kind = 'placar'")
    op.drop_column("tables", "kind")
