"""Accounts at work: made, entered, changed, deleted; and the tables of a guest that come along.

Rule 1: whoever enters by whatever way gets a new session, and the guest that the browser was is nobody any more.
Rule 2: the name to sign in with is given by us, with a number: so nobody finds out by trying which names there are.
Rule 3: who has nothing of an account hears the same, after the same work, as who has something wrong of it.
"""

import re
import secrets
import unicodedata
from collections.abc import Callable
from typing import Any, Final

import msgspec

from carteado.server.accounts import passkeys
from carteado.server.accounts.codes import kept, recovery_codes, tidied, token
from carteado.server.accounts.passkeys import BadPasskey, Site
from carteado.server.accounts.passwords import LEAST, MOST, Passwords
from carteado.server.accounts.sessions import Sessions
from carteado.server.bus import Bus, News, Rewritten
from carteado.server.errors import Refusal
from carteado.server.storage import Store
from carteado.server.storage.accounts import Account, Accounts, Passkey
from carteado.server.storage.renaming import erased, moved
from carteado.server.world import World

PLAYER: Final = "player"
TRIES: Final = 20
PASSKEYS: Final = 10
TICKET: Final = 300_000  # ms to answer a challenge
NEW, ADD, ENTER = "new", "add", "enter"


class Challenge(msgspec.Struct, frozen=True):
    """What was asked of a browser: for whom, and whose account it will be or is."""

    challenge: str
    guest: str
    account: str
    site: str


class AccountService:
    """The accounts of one server, as this process serves them."""

    def __init__(
        self, store: Store, bus: Bus, world: World, sessions: Sessions, rewritten: Callable[[str], None], processes: int = 1
    ) -> None:
        self.kept = Accounts(store)
        self.sessions = sessions
        self.passwords = Passwords(processes)
        self._store, self._bus, self._world = store, bus, world
        self._rewritten = rewritten
        self._unsubscribe = bus.subscribe(self._heard)

    def close(self) -> None:
        """Nobody enters any more."""
        self._unsubscribe()
        self.passwords.close()
        self.sessions.close()

    # Making one.

    async def make(self, name: str, password: str = "", passkey: Passkey | None = None) -> tuple[Account, list[str]]:
        """A new account, and its recovery codes."""
        hashed = await self.passwords.hashed(checked(password, name)) if passkey is None else ""
        account = passkey.account if passkey is not None else secrets.token_hex(16)
        for _ in range(TRIES):
            made = Account(account, login_for(name), name, PLAYER, hashed, self._world.now())
            if await self.kept.add(made):
                break
        else:
            raise Refusal(503, "busy", headers={"Retry-After": "1"}, seconds=1)
        if passkey is not None and not await self.kept.add_passkey(passkey):
            await self.kept.remove(account)
            raise Refusal(422, "passkey-taken")
        return made, await self.new_codes(account)

    async def new_codes(self, account: str) -> list[str]:
        """Other recovery codes; those before work no more."""
        codes = recovery_codes()
        await self.kept.put_codes(account, [kept(code) for code in codes])
        return codes

    # Entering.

    async def by_password(self, login: str, password: str, address: str, mark: Callable[[str], str]) -> Account:
        """The account of this name and password; `Refusal` says no more than that they do not fit."""
        name = login.strip().lower()
        found = await self.kept.by_login(name)
        reason = await self.passwords.opens(mark(name), "" if found is None else found.password, password, address)
        if reason is not None and reason.code == "password-wait":
            wait = int(str(reason.facts[0]))
            raise Refusal(429, "wait-login", headers={"Retry-After": str(wait)}, seconds=wait)
        if reason is not None or found is None or not found.password:
            raise Refusal(403, "wrong-login")
        return found

    async def by_code(self, code: str) -> Account:
        """The account of a recovery code, which is used up; wherever else it was signed in, it is no more."""
        account = await self.kept.use_code(kept(tidied(code)))
        found = await self.kept.by_id(account) if account else None
        if found is None:
            raise Refusal(403, "wrong-code")
        await self.kept.end_sessions(found.id)
        self.sessions.changed(found.id)
        return found

    async def ask_passkey(
        self, kind: str, site: Site, guest: str, account: Account | None, name: str
    ) -> tuple[str, dict[str, Any]]:
        """What a browser needs to make a passkey, or to use one; the ticket for its answer."""
        whose = "" if kind == ENTER else account.id if account is not None else secrets.token_hex(16)
        if kind == ENTER:
            challenge, options = passkeys.to_enter(site)
        else:
            known = [] if account is None else await self.kept.passkeys(account.id)
            if len(known) >= PASSKEYS:
                raise Refusal(422, "many-passkeys", most=PASSKEYS)
            challenge, options = passkeys.to_make(site, whose, name, known)
        ticket, now = token(), self._world.now()
        told = msgspec.json.encode(Challenge(challenge, guest, whose, site.origin)).decode()
        await self.kept.put_ticket(kept(ticket), kind, told, now + TICKET, now)
        return ticket, options

    async def _answered(self, kind: str, ticket: str, site: Site, guest: str) -> Challenge:
        """What was asked of this browser; once."""
        told = await self.kept.use_ticket(kept(ticket), kind, self._world.now())
        asked = None if told is None else msgspec.json.decode(told, type=Challenge)
        if asked is None or asked.guest != guest or asked.site != site.origin:
            raise Refusal(403, "bad-passkey")
        return asked

    async def made_passkey(
        self, kind: str, ticket: str, credential: dict[str, Any], label: str, site: Site, guest: str
    ) -> Passkey:
        """The passkey that a browser has made; it is not kept yet."""
        asked = await self._answered(kind, ticket, site, guest)
        try:
            return await passkeys.made(site, asked.challenge, credential, asked.account, label, self._world.now())
        except BadPasskey as error:
            raise Refusal(403, "bad-passkey") from error

    async def by_passkey(self, ticket: str, credential: dict[str, Any], site: Site, guest: str) -> Account:
        """The account of the passkey that a browser has used."""
        asked = await self._answered(ENTER, ticket, site, guest)
        one = await self.kept.passkey(passkeys.name_of(credential))
        found = None if one is None else await self.kept.by_id(one.account)
        if one is None or found is None:
            raise Refusal(403, "bad-passkey")
        try:
            count = await passkeys.used(site, asked.challenge, credential, one)
        except BadPasskey as error:
            raise Refusal(403, "bad-passkey") from error
        await self.kept.used_passkey(one.credential, count)
        return found

    # What comes along, and what goes.

    async def bring(self, guest: str, account: str) -> int:
        """The tables of a guest are the account's from now on; how many."""
        if not guest or guest == account:
            return 0
        async with self._store.writing() as connection:
            tables = await moved(connection, guest, account)
        self._tell_rewritten(tables)
        return len(tables)

    async def erase(self, account: Account) -> int:
        """Delete everything: what records keep is a removed name. At how many tables it stood."""
        await self.kept.remove(account.id)
        self.sessions.changed(account.id)
        async with self._store.writing() as connection:
            tables = await erased(connection, account.id, secrets.token_hex(16))
        self._tell_rewritten(tables)
        return len(tables)

    def _tell_rewritten(self, tables: list[str]) -> None:
        for table in tables:
            self._rewritten(table)
            self._bus.tell(Rewritten(table))

    def _heard(self, news: News) -> None:
        if isinstance(news, Rewritten):
            self._rewritten(news.table)


def checked(password: str, name: str) -> str:
    """The password, if it is long enough and no name; `Refusal`."""
    plain = password.strip().casefold()
    if not LEAST <= len(password) <= MOST or plain == name.casefold() or len(set(plain)) < 4:
        raise Refusal(422, "bad-password", least=LEAST, most=MOST)
    return password


def login_for(name: str) -> str:
    """A name to sign in with: the nickname in plain letters, and a number."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:16].strip("-") or "jogador"
    return f"{slug}-{1000 + secrets.randbelow(9000)}"
