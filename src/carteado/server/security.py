"""The gate: every request passes it before anything else looks at it, and every answer passes it on the way out.

Rule 1: what is refused here is refused before its body is read.
Rule 2: a page of another host may not change anything here: browsers say whose page asks, and we believe only our own.
Rule 3: an address may hold so many WebSockets open at once; one of this machine stands for everybody and holds any number.
Rule 4: who asks for what lay ready, or has not changed, is charged for a part of a request only, once it is answered.
Rule 5: every answer carries the same headers; only what is served by https promises to stay so.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from ipaddress import ip_address
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from carteado.server.accounts.sessions import tokens_in
from carteado.server.connections import FULL
from carteado.server.errors import AnyScope, Refusal, send_refusal
from carteado.server.identity import Guest, guest_in, set_cookie
from carteado.server.injected import Asked
from carteado.server.limits import LAY_READY, network
from carteado.server.logs import log
from carteado.server.services import Services
from carteado.server.settings import Settings, loopback
from carteado.server.storage import StorageError
from carteado.server.work import ASKING

SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'; object-src 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
HSTS: Final = ("strict-transport-security", "max-age=31536000")
ASKED_AS: Final = {"HEAD": "GET", "OPTIONS": "TRACE"}  # nobody answers TRACE, nor OPTIONS: no other page is let in
HOME_NAMES: Final = (".local", ".lan", ".home", ".internal", ".home.arpa")
HEALTH: Final = "/health"
GUEST: Final = "guest"
REQUEST: Final = "request"
FRESH: Final = "fresh_guest"
ACCOUNT: Final = "account"  # the session and the account of who asks, where they are signed in
COOKIES: Final = "cookies"  # headers that set cookies besides that of a guest
ASKS: Final = ("/api/", "/ws")  # what is asked by somebody; the rest is the same for everybody
READY: Final = "ready"  # the mark of an answer that lay ready
UNCHANGED: Final = 304

Play = Callable[[AnyScope, Receive, Send, Services], Awaitable[None]]  # serves one WebSocket, without the framework


class Gate:
    """Hosts, origins and rates of what comes in; headers, cookie, count and log of what goes out."""

    def __init__(self, app: ASGIApp, play: Play, settings: Settings, services: Callable[[], Services]) -> None:
        self._app = app
        self._play = play
        self._settings = settings
        self._services = services
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: AnyScope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _request(self, scope: AnyScope, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        asked = scope["method"]
        status = 500

        async def out(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == UNCHANGED:
                    scope["state"][READY] = True
                message["headers"] = [*message["headers"], *self._headers(scope, message)]
            elif message["type"] == "http.response.body" and asked == "HEAD":
                message["body"] = b""
            await send(message)

        scope["method"] = ASKED_AS.get(asked, asked)
        try:
            try:
                self.admit(scope)
                await self._recognise(scope)
            except Refusal as refusal:
                await send_refusal(scope, out, refusal)
            else:
                asking = ASKING.set(self._share(scope))
                try:
                    await self._app(scope, receive, out)
                finally:
                    ASKING.reset(asking)
                    if scope["state"].get(READY):
                        guest = scope["state"][GUEST]
                        self._services().limits.give_back(REQUEST, address_of(scope), guest.id if guest else "", 1 - LAY_READY)
        finally:
            self._counted(scope, str(asked), status, perf_counter() - begun)

    async def _socket(self, scope: AnyScope, receive: Receive, send: Send) -> None:
        try:
            self.admit(scope)
            await self._recognise(scope)
            with self._held(address_of(scope)):
                await self._play(scope, receive, send, self._services())
        except Refusal as refusal:
            await receive()
            await send_refusal(scope, send, refusal)

    @contextmanager
    def _held(self, address: str) -> Generator[None]:
        """One more WebSocket of this address, for as long as it lasts."""
        whose = "" if loopback(address) else network(address)
        if whose and 0 < self._settings.each <= self._open[whose]:
            raise Refusal(429, "too-many-sockets", headers={"Retry-After": "30"}, most=self._settings.each)
        self._open[whose] += 1
        try:
            yield
        finally:
            self._open[whose] -= 1
            if not self._open[whose]:
                del self._open[whose]

    def admit(self, scope: AnyScope) -> None:
        """Whether this one may come in at all; leaves its guest, if it has one, in the state of the scope."""
        if scope["state"].get(FULL) and scope["path"] != HEALTH:
            raise Refusal(503, "full", headers={"Retry-After": "10", "Connection": "close"})
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not answers_to(self._settings, host):
            raise Refusal(400, "unknown-host")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not own_page(self._settings, host, headers):
            raise Refusal(403, "foreign-origin")
        services = self._services()
        guest = guest_in(headers, services.keys, services.clock() // 1000)
        scope["state"][GUEST] = guest
        services.bans.admit(address_of(scope), guest.id if guest else "")
        kind = "socket" if scope["type"] == "websocket" else REQUEST
        services.limits.spend(kind, address_of(scope), guest.id if guest else "")

    async def _recognise(self, scope: AnyScope) -> None:
        """Whoever is signed in is their account, and no guest."""
        headers = dict(scope["headers"])
        if not scope["path"].startswith(ASKS) or not tokens_in(headers):
            return
        services = self._services()
        try:
            found = await services.accounts.sessions.find(headers)
        except StorageError as error:
            raise Refusal(503, "storage", headers={"Retry-After": "5"}) from error
        if found is None:
            return
        account = found[1]
        scope["state"][GUEST] = Guest(account.id, account.name, services.clock() // 1000)
        scope["state"][ACCOUNT] = found
        services.bans.admit(address_of(scope), account.id)
        services.limits.spend("socket" if scope["type"] == "websocket" else REQUEST, "", account.id)

    def _share(self, scope: AnyScope) -> str:
        """Whose the work is that this one makes: the guest's at an address of this machine, which stands for everybody."""
        address, guest = address_of(scope), scope["state"][GUEST]
        if address and not loopback(address):
            return network(address)
        return f"guest {guest.id}" if guest is not None else ""

    def _headers(self, scope: AnyScope, message: Any) -> list[tuple[bytes, bytes]]:
        present = {name.lower() for name, _ in message["headers"]}
        told = {name: value for name, value in HEADERS.items() if name.encode("latin-1") not in present}
        https = scope["scheme"] == "https"
        if https:
            told |= dict((HSTS,))
        if b"cache-control" not in present:
            told["cache-control"] = "no-store"
        fresh = scope["state"].get(FRESH)
        if fresh is not None:
            told["set-cookie"] = set_cookie(fresh, self._services().keys, https)
        set_cookies = [("set-cookie", value) for value in scope["state"].get(COOKIES, ())]
        return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in (*told.items(), *set_cookies)]

    def _counted(self, scope: AnyScope, method: str, status: int, seconds: float) -> None:
        metrics = self._services().metrics
        metrics.answers.add(str(status))
        metrics.answer_seconds.observe(seconds)
        if self._settings.access_log:
            template = scope.get("path_template", "")
            guest = scope["state"].get(GUEST)
            whose = self._services().bans.marks(address_of(scope), guest.id if guest is not None else "")
            log("answered", method=method, path=template, status=status, ms=round(seconds * 1000, 1), **whose)


def address_of(scope: AnyScope) -> str:
    """The address that asks, as the server or a trusted proxy tells it."""
    client = scope.get("client")
    return client[0] if client else ""


def lies_ready(request: Asked) -> None:
    """Nothing has to be made for the answer to this request."""
    request.scope["state"][READY] = True


def answers_to(settings: Settings, host: str) -> bool:
    """Whether this server goes by that name. Told no names, it goes by those that only its own network can give it."""
    name = _name(host)
    if name in map(str.lower, settings.hosts) or loopback(name):
        return True
    if settings.hosts or not settings.public:
        return False
    return bool(name) and (_address(name) or "." not in name or name.endswith(HOME_NAMES))


def own_page(settings: Settings, host: str, headers: dict[bytes, bytes]) -> bool:
    """Whether the page that asks is ours, or one of those allowed; programs that are no browser say nothing, and may."""
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return headers.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")
    return origin in settings.origins or (origin != "null" and urlsplit(origin).netloc.lower() == host.lower())


def _name(host: str) -> str:
    """The name of a Host header without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def _address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
