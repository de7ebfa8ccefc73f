"""What an event gives out, over REST: tables, JSON and the site for everybody; the package to go on with for the desk.

Rule 1: it is made beside the loop, one at a time, and costs who asks for it what a print does.
Rule 2: cards, and the seeds of what is still to be drawn or dealt, leave this machine by its owner's hand alone.
"""

from collections.abc import Callable
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from carteado.exchange.tables import TABLES
from carteado.server.errors import Refusal
from carteado.server.events import giving
from carteado.server.events.acting import kept_of, part_with
from carteado.server.events.asked_shapes import KeyOnly
from carteado.server.events.giving import JSON, SCHEMA
from carteado.server.events.log import Kept, kept_as
from carteado.server.events.packing import carried_by, payloads_of, secrets_of
from carteado.server.injected import Asked, TheServices, TheWords
from carteado.server.openapi import problems, text_answer
from carteado.server.security import address_of
from carteado.server.storage.bundle import zipped
from carteado.words import Words

ROUTE: Final = "/api/torneios/{event:str}"
ZIP: Final = "application/zip"
WEIGHT: Final = 4
DESK: Final = ("organiser", "coordinator")
Initials = Annotated[bool, QueryParameter(description="People by their initials.")]
Making = Callable[[Kept, Words, bool], bytes]
KINDS: Final[dict[str, tuple[str, Making]]] = {
    **{f"{name}.csv": ("text/csv", giving.table_of(name)) for name in TABLES},
    JSON: ("application/json", giving.as_json),
    SCHEMA: ("application/schema+json", lambda _kept, _words, _short: giving.schema()),
    "site.zip": (ZIP, lambda kept, words, short: zipped(giving.site(kept, words, short))),
}


@get(f"{ROUTE}/exporta/{{what:str}}", responses=text_answer("text/csv", "The file.") | problems(404, 429), tags=["torneios"])
async def export_file(
    request: Asked,
    event: FromPath[str],
    what: FromPath[str],
    services: TheServices,
    words: TheWords,
    iniciais: Initials = False,
) -> Response[bytes]:
    """A file of what is public: tables for spreadsheets, JSON with its schema, or the site as an archive."""
    if what not in KINDS:
        raise Refusal(404, "no-export", known=", ".join(KINDS))
    kept = await kept_of(services, event)
    services.limits.spend("replay", address_of(request.scope), "")
    kind, make = KINDS[what]
    if what.endswith(".csv") and iniciais:
        raise Refusal(404, "no-export", known=", ".join(name for name in KINDS if not name.endswith(".csv")))
    body = await services.press.done(make, kept.apart(), words, iniciais)
    return _file(body, kind, f"{event}-{what}")


PACKAGE: Final = text_answer(ZIP, "The package.") | problems(403, 404, 413, 415, 429)


@post(f"{ROUTE}/pacote", status_code=200, media_type=ZIP, responses=PACKAGE, tags=["torneios"])
async def pack(
    request: Asked, event: FromPath[str], data: JSONBody[KeyOnly], services: TheServices, words: TheWords
) -> Response[bytes]:
    """All of an event, to go on with on another machine: the log, scoreboards and keys, tables, JSON, prints, the site."""
    kept = await kept_of(services, event, fresh=True)
    if part_with(kept, data.key).part not in DESK:
        raise Refusal(403, "wrong-event-key")
    services.limits.spend("replay", address_of(request.scope), "", WEIGHT)
    store = services.store
    given = (
        await carried_by(store, kept, owner=False),
        await secrets_of(store, kept, owner=False),
        await payloads_of(store, kept.id),
    )
    body = await services.press.done(_packed, kept.apart(), words, *given)
    return _file(body, ZIP, f"{kept_as(event)}.zip")


def _packed(kept: Kept, words: Words, carried: dict[str, bytes], secrets: dict[str, str], payloads: list[bytes]) -> bytes:
    return zipped(giving.package(kept, words, carried, secrets, payloads[: kept.version]))


def _file(body: bytes, kind: str, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(body, media_type=kind, headers=headers)


HANDLERS: Final = (export_file, pack)
