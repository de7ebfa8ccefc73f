"""Tables over REST: open one, list them, and the QR code that invites to one. Playing is for the WebSocket."""

import re
from io import BytesIO
from typing import Final

import segno
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from carteado.server.errors import Refusal
from carteado.server.identity import Guest
from carteado.server.injected import Asked, MaybeGuest, SomeGuest, TheServices
from carteado.server.logs import log
from carteado.server.openapi import problems, text_answer
from carteado.server.protocol import unmirrored
from carteado.server.security import address_of
from carteado.server.services import NoTable, Services
from carteado.server.shapes import Listed, Lobby, NewTable, Opened
from carteado.table import Refused, lesson_setup
from carteado.table.deciding import checked
from carteado.words.tables import refusal

SVG: Final = "image/svg+xml"
ID: Final = re.compile("[A-Za-z0-9_-]{1,64}")


@post("/api/tables", responses=problems(403, 413, 415, 422), tags=["tables"])
async def open_table(request: Asked, data: JSONBody[NewTable], somebody: SomeGuest, services: TheServices) -> Opened:
    """Open a table. Its id is the invitation: whoever knows it may come, with the password where there is one."""
    try:
        setup = lesson_setup(data.setup.game) if data.lesson else unmirrored(data.setup)
        checked(setup)
        address = address_of(request.scope)
        services.limits.spend("table", address, somebody.id)
        services.openings.admit(somebody.id, address)
        table = await services.rooms.create(
            setup,
            somebody,
            "" if data.lesson else data.password,
            data.sit or data.lesson,
            data.bots or data.lesson,
            data.lesson,
        )
    except Refused as error:
        reason = error.reason
        raise Refusal(422, reason.code, told=lambda words: refusal(words, reason)) from error
    services.openings.add(table, somebody.id, address)
    log("table opened", table=table, **services.bans.marks(address, somebody.id))
    return Opened(id=table)


@get("/api/tables", responses=problems(), tags=["tables"])
async def lobby(guest: MaybeGuest, services: TheServices) -> Lobby:
    """The public tables, those that move first."""
    return await services.rooms.lobby(guest.id if guest else "")


@get("/api/tables/mine", responses=problems(), tags=["tables"])
async def mine(guest: MaybeGuest, services: TheServices) -> list[Listed]:
    """The tables where I have a seat, to go on where I left off."""
    return list(await services.rooms.mine(guest.id)) if guest else []


@get("/api/tables/{table:str}", responses=problems(404), tags=["tables"])
async def one_table(table: FromPath[str], guest: MaybeGuest, services: TheServices) -> Listed:
    """One table as anybody with its link sees it from outside."""
    return await listed(services, table, guest)


@get(
    "/api/tables/{table:str}/qr.svg",
    media_type=SVG,
    responses=text_answer(SVG, "The code as an image.") | problems(404),
    tags=["tables"],
)
async def qr_code(request: Asked, table: FromPath[str], guest: MaybeGuest, services: TheServices) -> Response[bytes]:
    """The link of the table as a QR code, with the host and scheme by which it was asked for."""
    found = await listed(services, table, guest)
    return Response(qr_of(f"{request.base_url}mesa/{found.id}"), media_type=SVG)


async def listed(services: Services, table: str, guest: Guest | None) -> Listed:
    """The table with this id; `Refusal` if there is none."""
    try:
        if ID.fullmatch(table) is None:
            raise NoTable(table)
        return await services.rooms.listed(table, guest.id if guest else "")
    except NoTable as error:
        raise Refusal(404, "no-table") from error


def qr_of(address: str) -> bytes:
    """The QR code of an address, as SVG that scales."""
    image = BytesIO()
    segno.make(address, error="m", micro=False).save(image, kind="svg", border=4, light="#fff", omitsize=True, xmldecl=False)
    return image.getvalue()


HANDLERS = (open_table, lobby, mine, one_table, qr_code)
