"""Who is signed in: a random token in a cookie of its own, its hash in the store.

Rule 1: whoever signs in gets a new token, whatever the browser brought: nobody can give somebody a session to use later.
Rule 2: a session that is ended ends at once in this process, and within seconds in the others; its connections too.
Rule 3: while somebody is signed in, the account is who they are at every table, and the cookie of a guest says nothing.
"""

import re
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from carteado.server.accounts.codes import kept, token
from carteado.server.bus import Bus, News, SignedOut
from carteado.server.storage.accounts import Account, Accounts, Session
from carteado.server.world import World

COOKIE: Final = "carteado-conta"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
DAY: Final = 86_400_000
LASTS: Final = 180 * DAY  # ms without use
FRESH: Final = 3_000  # ms for which a look into the store serves
MOST: Final = 5_000

Found = tuple[Session, Account]


class Sessions:
    """The sessions as this process knows them."""

    def __init__(self, accounts: Accounts, bus: Bus, world: World, cut: Callable[[str], None]) -> None:
        self._accounts, self._bus, self._world, self._cut = accounts, bus, world, cut
        self._known: OrderedDict[str, tuple[Found, int]] = OrderedDict()
        self._unsubscribe = bus.subscribe(self._heard)

    async def open(self, account: str, agent: str, origin: str) -> str:
        """A new session; the token for the browser."""
        made, now = token(), self._world.now()
        await self._accounts.open_session(Session(kept(made), account, now, now, agent, origin))
        return made

    async def find(self, headers: dict[bytes, bytes]) -> Found | None:
        """Who is signed in by the cookies of a request."""
        for text in tokens_in(headers):
            found = await self._of(kept(text))
            if found is not None:
                return found
        return None

    async def _of(self, hashed: str) -> Found | None:
        known = self._known.get(hashed)
        if known is not None and self._world.steady() - known[1] < FRESH:
            return known[0]
        found, now = await self._accounts.session(hashed), self._world.now()
        if found is None or now - found[0].used_at > LASTS:
            self._known.pop(hashed, None)
            return None
        if now - found[0].used_at > DAY:
            await self._accounts.touch(hashed, now)
        self._known[hashed] = (found, self._world.steady())
        self._known.move_to_end(hashed)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return found

    def changed(self, account: str) -> None:
        """Something about this account is otherwise now: look again, here and elsewhere, and cut its connections."""
        self._forget(account)
        self._bus.tell(SignedOut(account))

    def renamed(self, account: str) -> None:
        """Only the name is otherwise: nobody is cut off."""
        for hashed, ((session, _), _) in tuple(self._known.items()):
            if session.account == account:
                del self._known[hashed]

    def _heard(self, news: News) -> None:
        if isinstance(news, SignedOut):
            self._forget(news.account)

    def _forget(self, account: str) -> None:
        self.renamed(account)
        self._cut(account)

    def close(self) -> None:
        """Hear nothing more."""
        self._unsubscribe()


def tokens_in(headers: dict[bytes, bytes]) -> list[str]:
    """What a request holds that may be a token of ours."""
    parts = re.split(r";\s*", headers.get(b"cookie", b"").decode("latin-1")[:5000])
    told = [part.partition("=") for part in parts]
    return [value.strip() for name, _, value in told if name.strip() == COOKIE and TOKEN.fullmatch(value.strip())][:3]


def set_cookie(value: str, https: bool) -> str:
    """The header that gives a browser its session, or takes it away."""
    age = LASTS // 1000 if value else 0
    parts = [f"{COOKIE}={value}", f"Max-Age={age}", "Path=/", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if https else parts)
