"""How to reach the people of an event, apart from its log: deleted by one act, and in no export."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "contacts",
        sa.Column("event", sa.Text, primary_key=True),
        sa.Column("entry", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("phone", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop it, and everything in it."""
    op.drop_table("contacts")
