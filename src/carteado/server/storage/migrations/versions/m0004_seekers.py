"""Who looks for a table, who keeps whom away, and who has left others sitting."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "seekers",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
    )
    op.create_index("seekers_by_game", "seekers", ["game", "since"])
    op.create_table(
        "relations",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("relations_by_other", "relations", ["other", "kind"])
    op.create_table(
        "absences",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them, and everything in them."""
    for name in ("absences", "relations", "seekers"):
        op.drop_table(name)
