"""Accounts over REST: make one, enter it, see what it holds, leave it, delete it.

Rule 1: every route that lets somebody in costs a try, by guest and by address, whatever comes of it.
Rule 2: cookies of sessions are set here and nowhere else.
"""

from dataclasses import replace
from typing import Final

from litestar import Response, get, post, put
from litestar.params import JSONBody

from carteado.server.accounts.exporting import exported
from carteado.server.accounts.passkeys import Site
from carteado.server.accounts.service import ADD, ENTER, NEW, checked
from carteado.server.accounts.sessions import Found, set_cookie
from carteado.server.accounts.shapes import (
    AccountInfo,
    ChangedPassword,
    Confirmed,
    Credentials,
    EndedSessions,
    Entered,
    MadeAccount,
    MyAccount,
    NewPassword,
    PasskeyAnswer,
    PasskeyAsked,
    PasskeyInfo,
    RecoveryCode,
    SessionInfo,
    WhichPasskey,
    WhichSessions,
)
from carteado.server.errors import Refusal
from carteado.server.identity import COOKIE, Guest
from carteado.server.injected import Asked, MaybeGuest, SomeGuest, TheServices
from carteado.server.logs import log
from carteado.server.openapi import problems
from carteado.server.security import ACCOUNT, COOKIES, FRESH, address_of
from carteado.server.services import Services
from carteado.server.storage.accounts import Account

FRESHLY: Final = 900_000  # ms after entering for which a browser may change how one enters
ID: Final = 16  # letters of the hash by which a session goes in the list


def account_in(request: Asked) -> Found:
    """Who is signed in; `Refusal` for guests."""
    found: Found | None = request.scope["state"].get(ACCOUNT)
    if found is None:
        raise Refusal(403, "not-signed-in")
    return found


def guest_alone(request: Asked) -> None:
    """`Refusal` for who is signed in already."""
    if request.scope["state"].get(ACCOUNT) is not None:
        raise Refusal(403, "signed-in")


def freshly(request: Asked, services: Services) -> Found:
    """Who has entered not long ago; who was let in once and left the browser open is asked again."""
    found = account_in(request)
    if services.clock() - found[0].created_at > FRESHLY:
        raise Refusal(403, "enter-again")
    return found


def site_of(request: Asked) -> Site:
    """The page that asks, by the name it goes by; the gate has seen that it is ours."""
    host = request.headers.get("host", "")
    name = host.partition(":")[0].lower()
    return Site(name, f"{request.scope['scheme']}://{host.lower()}")


async def entered(request: Asked, services: Services, account: Account, guest: Guest | None) -> int:
    """A new session for this browser, which is no guest any more; how many tables came along."""
    state = request.scope["state"]
    https = request.scope["scheme"] == "https"
    before: Found | None = state.get(ACCOUNT)
    if before is not None:
        await services.accounts.kept.end_sessions(before[0].account, [before[0].token])
        services.accounts.sessions.changed(before[0].account)
    address = address_of(request.scope)
    services.bans.admit("", account.id)
    moved = await services.accounts.bring("" if guest is None or before is not None else guest.id, account.id)
    mark = str(services.bans.marks(address).get("from", ""))
    made = await services.accounts.sessions.open(account.id, agent_of(request.headers.get("user-agent", "")), mark)
    state.pop(FRESH, None)
    gone = f"{COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"
    state[COOKIES] = [set_cookie(made, https), gone]
    log("entered", moved=moved, **services.bans.marks(address, account.id))
    return moved


def left(request: Asked) -> None:
    """This browser holds no session any more."""
    request.scope["state"][COOKIES] = [set_cookie("", request.scope["scheme"] == "https")]


def agent_of(text: str) -> str:
    """A browser in few words, so that its owner knows it again."""
    names = {"Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
    systems = {
        "Android": "Android",
        "iPhone": "iPhone",
        "iPad": "iPad",
        "Windows": "Windows",
        "Mac OS": "Mac",
        "Linux": "Linux",
    }
    name = next((told for part, told in names.items() if part in text), "")
    system = next((told for part, told in systems.items() if part in text), "")
    return " · ".join(part for part in (name, system) if part) or "?"


@get("/api/account", responses=problems(), tags=["accounts"])
async def my_account(request: Asked, services: TheServices) -> MyAccount:
    """The account of who asks, how it is entered and where it is signed in; null for a guest."""
    found: Found | None = request.scope["state"].get(ACCOUNT)
    return MyAccount(account=None) if found is None else await _told(services, found)


async def _told(services: Services, found: Found) -> MyAccount:
    session, account = found
    kept_ = services.accounts.kept
    return MyAccount(
        account=AccountInfo(
            login=account.login,
            name=account.name,
            role=account.role,
            created_at=account.created_at,
            password=bool(account.password),
            codes=await kept_.codes_left(account.id),
            passkeys=[
                PasskeyInfo(id=one.credential, label=one.label, created_at=one.created_at)
                for one in await kept_.passkeys(account.id)
            ],
            sessions=[
                SessionInfo(
                    id=one.token[:ID],
                    agent=one.agent,
                    created_at=one.created_at,
                    used_at=one.used_at,
                    here=one.token == session.token,
                )
                for one in await kept_.sessions(account.id)
            ],
        )
    )


@post("/api/account", responses=problems(403, 413, 415, 422), tags=["accounts"])
async def make_account(request: Asked, data: JSONBody[NewPassword], somebody: SomeGuest, services: TheServices) -> MadeAccount:
    """Make an account of the guest, with a password; its tables come along. The codes are shown this once."""
    guest_alone(request)
    services.limits.spend("account", address_of(request.scope), somebody.id)
    account, codes = await services.accounts.make(somebody.name, data.password)
    await entered(request, services, account, somebody)
    return MadeAccount(login=account.login, codes=codes)


@post("/api/account/passkey/ask", status_code=200, responses=problems(403, 413, 415, 422), tags=["accounts"])
async def ask_passkey(request: Asked, somebody: SomeGuest, services: TheServices) -> PasskeyAsked:
    """What the browser needs to make a passkey: for the account of who asks, or for a new one."""
    services.limits.spend("enter", address_of(request.scope), somebody.id)
    found: Found | None = request.scope["state"].get(ACCOUNT)
    account = None if found is None else freshly(request, services)[1]
    kind = NEW if account is None else ADD
    ticket, options = await services.accounts.ask_passkey(kind, site_of(request), somebody.id, account, somebody.name)
    return PasskeyAsked(ticket=ticket, options=options)


@post("/api/account/passkey", responses=problems(403, 413, 415, 422), tags=["accounts"])
async def make_by_passkey(
    request: Asked, data: JSONBody[PasskeyAnswer], somebody: SomeGuest, services: TheServices
) -> MadeAccount:
    """The passkey that the browser has made: one more of the account, or that of a new one with its codes."""
    site, found = site_of(request), request.scope["state"].get(ACCOUNT)
    kind = NEW if found is None else ADD
    services.limits.spend("account" if found is None else "enter", address_of(request.scope), somebody.id)
    passkey = await services.accounts.made_passkey(kind, data.ticket, data.credential, data.label, site, somebody.id)
    if found is not None:
        _, account = freshly(request, services)
        if not await services.accounts.kept.add_passkey(passkey):
            raise Refusal(422, "passkey-taken")
        return MadeAccount(login=account.login, codes=[])
    account, codes = await services.accounts.make(somebody.name, passkey=passkey)
    await entered(request, services, account, somebody)
    return MadeAccount(login=account.login, codes=codes)


@post("/api/account/passkey/remove", status_code=200, responses=problems(403, 413, 415, 422), tags=["accounts"])
async def remove_passkey(request: Asked, data: JSONBody[WhichPasskey], services: TheServices) -> EndedSessions:
    """Take a passkey away, unless it is the only way in."""
    _, account = freshly(request, services)
    known = await services.accounts.kept.passkeys(account.id)
    if not account.password and len(known) <= 1:
        raise Refusal(422, "last-way")
    if not await services.accounts.kept.drop_passkey(account.id, data.id):
        raise Refusal(422, "no-passkey")
    return EndedSessions(count=1)


@post("/api/account/enter", status_code=200, responses=problems(403, 413, 415), tags=["accounts"])
async def enter(request: Asked, data: JSONBody[Credentials], guest: MaybeGuest, services: TheServices) -> Entered:
    """Sign in with a name and a password; the tables of the guest come along."""
    address = address_of(request.scope)
    services.limits.spend("enter", address, guest.id if guest else "")
    account = await services.accounts.by_password(
        data.login, data.password, address, lambda name: str(services.bans.marks("", name)["guest"])
    )
    return Entered(name=account.name, moved=await entered(request, services, account, guest))


@post("/api/account/enter/passkey/ask", status_code=200, responses=problems(403, 413, 415), tags=["accounts"])
async def ask_to_enter(request: Asked, somebody: SomeGuest, services: TheServices) -> PasskeyAsked:
    """What the browser needs to sign in with a passkey, which it finds by itself: nothing is said of any account."""
    services.limits.spend("enter", address_of(request.scope), somebody.id)
    ticket, options = await services.accounts.ask_passkey(ENTER, site_of(request), somebody.id, None, "")
    return PasskeyAsked(ticket=ticket, options=options)


@post("/api/account/enter/passkey", status_code=200, responses=problems(403, 413, 415), tags=["accounts"])
async def enter_by_passkey(
    request: Asked, data: JSONBody[PasskeyAnswer], somebody: SomeGuest, services: TheServices
) -> Entered:
    """Sign in with a passkey; the tables of the guest come along."""
    services.limits.spend("enter", address_of(request.scope), somebody.id)
    account = await services.accounts.by_passkey(data.ticket, data.credential, site_of(request), somebody.id)
    return Entered(name=account.name, moved=await entered(request, services, account, somebody))


@post("/api/account/recover", status_code=200, responses=problems(403, 413, 415), tags=["accounts"])
async def recover(request: Asked, data: JSONBody[RecoveryCode], guest: MaybeGuest, services: TheServices) -> Entered:
    """Sign in with a recovery code, which works once; whoever else was signed in is not any more."""
    services.limits.spend("enter", address_of(request.scope), guest.id if guest else "")
    account = await services.accounts.by_code(data.code)
    return Entered(name=account.name, moved=await entered(request, services, account, guest))


@put("/api/account/password", responses=problems(403, 413, 415, 422), tags=["accounts"])
async def change_password(request: Asked, data: JSONBody[ChangedPassword], services: TheServices) -> MyAccount:
    """Another password: with the one before, or right after entering. Other sessions end."""
    session, account = account_in(request)
    address = address_of(request.scope)
    services.limits.spend("enter", address, account.id)
    if data.before and account.password:
        mark = str(services.bans.marks("", account.login)["guest"])
        await services.accounts.by_password(account.login, data.before, address, lambda _: mark)
    else:
        freshly(request, services)
    hashed = await services.accounts.passwords.hashed(checked(data.password, account.name))
    await services.accounts.kept.change(account.id, password=hashed)
    await services.accounts.kept.end_sessions(account.id, but=session.token)
    services.accounts.sessions.changed(account.id)
    return await _told(services, (session, replace(account, password=hashed)))


@post("/api/account/codes", responses=problems(403, 413, 415), tags=["accounts"])
async def new_codes(request: Asked, services: TheServices) -> MadeAccount:
    """Other recovery codes, shown this once; those before work no more."""
    _, account = freshly(request, services)
    return MadeAccount(login=account.login, codes=await services.accounts.new_codes(account.id))


@post("/api/account/leave", status_code=200, responses=problems(403, 413, 415), tags=["accounts"])
async def leave(request: Asked, services: TheServices) -> EndedSessions:
    """Sign out: the session of this browser ends."""
    session, account = account_in(request)
    count = await services.accounts.kept.end_sessions(account.id, [session.token])
    services.accounts.sessions.changed(account.id)
    left(request)
    return EndedSessions(count=count)


@post("/api/account/sessions/end", status_code=200, responses=problems(403, 413, 415), tags=["accounts"])
async def end_sessions(request: Asked, data: JSONBody[WhichSessions], services: TheServices) -> EndedSessions:
    """End one session, or all but that of this browser."""
    session, account = account_in(request)
    which = None
    if data.id is not None:
        which = [one.token for one in await services.accounts.kept.sessions(account.id) if one.token.startswith(data.id)]
    count = await services.accounts.kept.end_sessions(account.id, which, but=session.token)
    services.accounts.sessions.changed(account.id)
    return EndedSessions(count=count)


@post("/api/account/delete", status_code=200, responses=problems(403, 413, 415, 422), tags=["accounts"])
async def delete_account(request: Asked, data: JSONBody[Confirmed], services: TheServices) -> EndedSessions:
    """Delete the account and everything of it: what records keep is a removed name. At how many tables it stood."""
    _, account = account_in(request)
    if data.login.strip().lower() != account.login:
        raise Refusal(422, "confirm-login", login=account.login)
    services.limits.spend("account", address_of(request.scope), account.id)
    count = await services.accounts.erase(account)
    services.archive.forget()
    left(request)
    log("account deleted", tables=count)
    return EndedSessions(count=count)


@get("/api/account/export", media_type="application/zip", responses=problems(403), tags=["accounts"])
async def export_account(request: Asked, services: TheServices) -> Response[bytes]:
    """Everything that is kept of the account, as a ZIP: JSON, and the records of its partidas as it saw them."""
    _, account = account_in(request)
    services.limits.spend("replay", address_of(request.scope), account.id, 10)
    headers = {"Content-Disposition": 'attachment; filename="carteado-conta.zip"'}
    return Response(await exported(services, account), media_type="application/zip", headers=headers)


HANDLERS = (
    my_account, make_account, ask_passkey, make_by_passkey, remove_passkey, enter, ask_to_enter, enter_by_passkey, recover,
    change_password, new_codes, leave, end_sessions, delete_account, export_account,
)  # fmt: skip
