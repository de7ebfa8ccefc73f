"""What people have played and how they are rated, what they have to say of one another, and what was decided about it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

NUMBER: sa.Float[float] = sa.Float()


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "begun",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("first", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("n", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("before", NUMBER, nullable=False),
        sa.Column("rating", NUMBER, nullable=False),
    )
    op.create_index("results_by_player", "results", ["player", "at"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("rating", NUMBER, nullable=False),
        sa.Column("deviation", NUMBER, nullable=False),
        sa.Column("volatility", NUMBER, nullable=False),
        sa.Column("games", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("accused", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("n", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("decision", sa.Text, nullable=False),
    )
    op.create_index("reports_by_accused", "reports", ["accused", "decision"])
    op.create_index("reports_by_reporter", "reports", ["reporter", "at"])
    op.create_table(
        "decisions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("moderator", sa.Text, nullable=False),
        sa.Column("report", sa.Text, nullable=False),
        sa.Column("accused", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("decision", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("marks", sa.Text, nullable=False),
    )
    op.create_index("decisions_by_time", "decisions", ["at"])


def downgrade() -> None:
    """Drop them, and everything in them."""
    for name in ("decisions", "reports", "ratings", "results", "begun"):
        op.drop_table(name)
