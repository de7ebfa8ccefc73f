"""Accounts, passkeys, sessions, recovery codes and tickets, in tables of their own.

Rule 1: what lets somebody in is kept as a hash: of a password by Argon2, of random codes and tokens by SHA-256.
Rule 2: a code and a ticket work once: who takes it away is who has used it, whichever process asks first.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, select, update

from carteado.server.storage.model import ACCOUNTS, PASSKEYS, RECOVERY, SESSIONS, TICKETS
from carteado.server.storage.seekers import Kept


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who comes back: `id` is who they are at tables, `login` what they sign in with beside a password."""

    id: str
    login: str
    name: str
    role: str
    password: str
    created_at: int


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key of an account that never left its owner's device."""

    credential: str
    account: str
    public_key: str
    sign_count: int
    label: str
    created_at: int


@dataclass(frozen=True, slots=True)
class Session:
    """Where somebody is signed in: `token` is the hash of what the browser holds, `origin` the mark of the address."""

    token: str
    account: str
    created_at: int
    used_at: int
    agent: str
    origin: str


class Accounts:
    """The accounts of one database."""

    def __init__(self, store: Kept) -> None:
        self._store = store

    async def add(self, one: Account) -> bool:
        """A new account; `False` where its login is taken."""
        values = {
            "id": one.id, "login": one.login, "name": one.name, "role": one.role, "password": one.password,
            "created_at": one.created_at,
        }  # fmt: skip
        async with self._store.writing() as connection:
            taken = await connection.scalar(select(ACCOUNTS.c.id).where(ACCOUNTS.c.login == one.login))
            if taken is None:
                await connection.execute(ACCOUNTS.insert().values(values))
        return taken is None

    async def by_id(self, account: str) -> Account | None:
        """The account of this id."""
        return await self._one(account, "")

    async def by_login(self, login: str) -> Account | None:
        """The account that is signed in to by this name."""
        return await self._one("", login)

    async def _one(self, account: str, login: str) -> Account | None:
        query = select(*ACCOUNTS.c).where(ACCOUNTS.c.login == login if login else ACCOUNTS.c.id == account)
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else Account(*found)

    async def with_roles(self, roles: Sequence[str]) -> list[Account]:
        """The accounts of these roles, by their logins."""
        query = select(*ACCOUNTS.c).where(ACCOUNTS.c.role.in_(roles)).order_by(ACCOUNTS.c.login)
        async with self._store.reading() as connection:
            return [Account(*row) for row in await connection.execute(query)]

    async def change(self, account: str, **values: str) -> bool:
        """Another name, role or password; whether there is such an account."""
        async with self._store.writing() as connection:
            done = await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(**values))
        return done.rowcount > 0

    async def remove(self, account: str) -> None:
        """The account and every way into it."""
        async with self._store.writing() as connection:
            for table in (PASSKEYS, SESSIONS, RECOVERY):
                await connection.execute(delete(table).where(table.c.account == account))
            await connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account))

    # Passkeys.

    async def add_passkey(self, one: Passkey) -> bool:
        """One more; `False` where it is somebody's already."""
        values = {name: getattr(one, name) for name in Passkey.__slots__}
        async with self._store.writing() as connection:
            taken = await connection.scalar(select(PASSKEYS.c.account).where(PASSKEYS.c.credential == one.credential))
            if taken is None:
                await connection.execute(PASSKEYS.insert().values(values))
        return taken is None

    async def passkey(self, credential: str) -> Passkey | None:
        """The passkey of this name."""
        async with self._store.reading() as connection:
            found = (await connection.execute(select(*PASSKEYS.c).where(PASSKEYS.c.credential == credential))).one_or_none()
        return None if found is None else Passkey(*found)

    async def passkeys(self, account: str) -> list[Passkey]:
        """Those of an account, the oldest first."""
        query = select(*PASSKEYS.c).where(PASSKEYS.c.account == account).order_by(PASSKEYS.c.created_at, PASSKEYS.c.credential)
        async with self._store.reading() as connection:
            return [Passkey(*row) for row in await connection.execute(query)]

    async def used_passkey(self, credential: str, sign_count: int) -> None:
        """It was used so many times by its own count."""
        async with self._store.writing() as connection:
            which = PASSKEYS.c.credential == credential
            await connection.execute(update(PASSKEYS).where(which).values(sign_count=sign_count))

    async def drop_passkey(self, account: str, credential: str) -> bool:
        """One less; whether the account had it."""
        async with self._store.writing() as connection:
            which = (PASSKEYS.c.account == account, PASSKEYS.c.credential == credential)
            return (await connection.execute(delete(PASSKEYS).where(*which))).rowcount > 0

    # Sessions.

    async def open_session(self, one: Session) -> None:
        """Somebody has signed in."""
        async with self._store.writing() as connection:
            await connection.execute(SESSIONS.insert().values({name: getattr(one, name) for name in Session.__slots__}))

    async def session(self, token: str) -> tuple[Session, Account] | None:
        """The session of this token, and whose it is."""
        query = select(*SESSIONS.c, *ACCOUNTS.c).join(ACCOUNTS, ACCOUNTS.c.id == SESSIONS.c.account)
        async with self._store.reading() as connection:
            found = (await connection.execute(query.where(SESSIONS.c.token == token))).one_or_none()
        size = len(SESSIONS.c)
        return None if found is None else (Session(*found[:size]), Account(*found[size:]))

    async def sessions(self, account: str) -> list[Session]:
        """Where this account is signed in, the last used first."""
        query = select(*SESSIONS.c).where(SESSIONS.c.account == account).order_by(SESSIONS.c.used_at.desc(), SESSIONS.c.token)
        async with self._store.reading() as connection:
            return [Session(*row) for row in await connection.execute(query)]

    async def touch(self, token: str, now: int) -> None:
        """The session is used."""
        async with self._store.writing() as connection:
            await connection.execute(update(SESSIONS).where(SESSIONS.c.token == token).values(used_at=now))

    async def end_sessions(self, account: str, tokens: Sequence[str] | None = None, but: str = "") -> int:
        """End these, or all but one; how many there were."""
        which = [SESSIONS.c.account == account, SESSIONS.c.token != but]
        if tokens is not None:
            which.append(SESSIONS.c.token.in_(list(tokens)))
        async with self._store.writing() as connection:
            return (await connection.execute(delete(SESSIONS).where(*which))).rowcount

    # Recovery codes and tickets.

    async def put_codes(self, account: str, codes: Sequence[str]) -> None:
        """These codes, by their hashes, in the place of those before."""
        async with self._store.writing() as connection:
            await connection.execute(delete(RECOVERY).where(RECOVERY.c.account == account))
            await connection.execute(RECOVERY.insert(), [{"code": code, "account": account} for code in codes])

    async def use_code(self, code: str) -> str:
        """Whose code it was, which it is no more; "" for nobody's."""
        async with self._store.writing() as connection:
            found = await connection.scalar(select(RECOVERY.c.account).where(RECOVERY.c.code == code))
            used = (await connection.execute(delete(RECOVERY).where(RECOVERY.c.code == code))).rowcount
        return str(found) if found is not None and used else ""

    async def codes_left(self, account: str) -> int:
        """How many codes still work."""
        async with self._store.reading() as connection:
            query = select(func.count()).select_from(RECOVERY).where(RECOVERY.c.account == account)
            return int(await connection.scalar(query) or 0)

    async def put_ticket(self, key: str, kind: str, payload: str, expires_at: int, now: int) -> None:
        """Something that works once and for a while; what is too old goes."""
        async with self._store.writing() as connection:
            await connection.execute(delete(TICKETS).where(TICKETS.c.expires_at < now))
            values = {"key": key, "kind": kind, "payload": payload, "expires_at": expires_at}
            await connection.execute(TICKETS.insert().values(values))

    async def look_at_ticket(self, key: str, kind: str, now: int) -> str | None:
        """What it is for; it goes on working."""
        which = (TICKETS.c.key == key, TICKETS.c.kind == kind, TICKETS.c.expires_at >= now)
        async with self._store.reading() as connection:
            found = await connection.scalar(select(TICKETS.c.payload).where(*which))
        return None if found is None else str(found)

    async def use_ticket(self, key: str, kind: str, now: int) -> str | None:
        """What it was for; it works no more."""
        which = (TICKETS.c.key == key, TICKETS.c.kind == kind)
        async with self._store.writing() as connection:
            found = (await connection.execute(select(TICKETS.c.payload, TICKETS.c.expires_at).where(*which))).one_or_none()
            used = (await connection.execute(delete(TICKETS).where(*which))).rowcount
        return str(found[0]) if found is not None and used and found[1] >= now else None
