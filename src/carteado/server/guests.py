"""Who asks: the guest of a request, made on the spot where there is none, and `GET` and `PUT /api/me`."""

from litestar import get, put
from litestar.params import JSONBody

from carteado.server.errors import Refusal
from carteado.server.identity import MAX_NAME, BadName, Guest, guest_number, new_guest, nickname, stale
from carteado.server.injected import Asked, SomeGuest, TheServices, TheWords
from carteado.server.openapi import problems
from carteado.server.security import ACCOUNT, FRESH, GUEST, address_of
from carteado.server.shapes import Myself, Rename


def guest_of(request: Asked) -> Guest | None:
    """Who asks, if they have been here before."""
    found = request.scope["state"].get(GUEST)
    return found if isinstance(found, Guest) else None


def somebody(request: Asked, services: TheServices, words: TheWords) -> Guest:
    """Who asks; whoever is new gets a nickname and a cookie, and an old cookie is written anew."""
    known = guest_of(request)
    now = services.clock() // 1000
    if known is None:
        services.limits.spend("guest", address_of(request.scope))
        known = new_guest(words.say("Visitante {number}", number=guest_number()), now)
        give_cookie(request, known)
    elif stale(known, now):
        known = Guest(known.id, known.name, now)
        give_cookie(request, known)
    return known


def give_cookie(request: Asked, guest: Guest) -> None:
    """Let the answer carry the cookie of this guest."""
    request.scope["state"][GUEST] = request.scope["state"][FRESH] = guest


@get("/api/me", responses=problems(), tags=["guests"])
async def me(request: Asked, somebody: SomeGuest) -> Myself:
    """Who I am. Whoever has no cookie yet becomes a guest with a nickname; a guest has no role."""
    return Myself(name=somebody.name, role=_role(request))


def _role(request: Asked) -> str:
    found = request.scope["state"].get(ACCOUNT)
    return "" if found is None else str(found[1].role)


@put("/api/me", responses=problems(403, 413, 415, 422), tags=["guests"])
async def rename(request: Asked, data: JSONBody[Rename], somebody: SomeGuest, services: TheServices) -> Myself:
    """Take another nickname: 1 to 20 visible characters, spaces collapsed."""
    try:
        name = nickname(data.name)
    except BadName as error:
        raise Refusal(422, "bad-name", most=MAX_NAME) from error
    if request.scope["state"].get(ACCOUNT) is not None:
        await services.accounts.kept.change(somebody.id, name=name)
        services.accounts.sessions.renamed(somebody.id)
    else:
        give_cookie(request, Guest(somebody.id, name, services.clock() // 1000))
    return Myself(name=name, role=_role(request))


HANDLERS = (me, rename)
