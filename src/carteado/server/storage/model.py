"""The tables of the database. A change here needs a new file in `migrations/versions`, and `REVISION` names the last one."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, MetaData, Table, Text

REVISION: Final = "0006"

METADATA: Final = MetaData()
NUMBER: Final[Float[float]] = Float()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False, server_default="table"),
    Column("game", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("stage", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Index("tables_by_update", "public", "updated_at"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("payload", Text, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("player", Text, primary_key=True),
    Column("updated_at", BigInteger, nullable=False),
    Index("seats_by_player", "player", "updated_at"),
    sqlite_with_rowid=False,
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

CONTACTS: Final = Table(
    "contacts",
    METADATA,
    Column("event", Text, primary_key=True),
    Column("entry", BigInteger, primary_key=True, autoincrement=False),
    Column("person", Text, primary_key=True),
    Column("phone", Text, nullable=False),
    Column("email", Text, nullable=False),
)

SEEKERS: Final = Table(
    "seekers",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),
    Index("seekers_by_game", "game", "since"),
)

RELATIONS: Final = Table(
    "relations",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("relations_by_other", "other", "kind"),
)

ABSENCES: Final = Table(
    "absences",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("count", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("login", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("password", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("credential", Text, primary_key=True),
    Column("account", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("passkeys_by_account", "account"),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", Text, primary_key=True),
    Column("account", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Column("agent", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Index("sessions_by_account", "account"),
)

RECOVERY: Final = Table(
    "recovery_codes",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("account", Text, nullable=False),
    Index("recovery_codes_by_account", "account"),
)

TICKETS: Final = Table(
    "tickets",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

BEGUN: Final = Table(
    "begun",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("first", BigInteger, primary_key=True, autoincrement=False),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("player", Text, primary_key=True),
    Column("seat", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Column("before", NUMBER, nullable=False),
    Column("rating", NUMBER, nullable=False),
    Index("results_by_player", "player", "at"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("rating", NUMBER, nullable=False),
    Column("deviation", NUMBER, nullable=False),
    Column("volatility", NUMBER, nullable=False),
    Column("games", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("accused", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("n", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("decision", Text, nullable=False),
    Index("reports_by_accused", "accused", "decision"),
    Index("reports_by_reporter", "reporter", "at"),
)

DECISIONS: Final = Table(
    "decisions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("moderator", Text, nullable=False),
    Column("report", Text, nullable=False),
    Column("accused", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("decision", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("marks", Text, nullable=False),
    Index("decisions_by_time", "at"),
)
