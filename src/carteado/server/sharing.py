"""What a link looks like where it is sent: a sentence and a drawn picture, for a table and for a game.

Rule 1: a table says no more here than anybody sees who has its link: the game, who opened it, that there is a password.
Rule 2: names are data wherever they go: escaped in the page, and no markup in the picture.
"""

import asyncio
import json
import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from importlib.resources import as_file, files
from typing import Any, Final

import typst
from litestar import Response, get
from litestar.params import FromPath

from carteado.catalogue import GAMES
from carteado.regulations import regulation
from carteado.server.errors import Refusal
from carteado.server.injected import Asked, MaybeGuest, TheServices, TheWords
from carteado.server.openapi import problems, text_answer
from carteado.server.partidas import spend
from carteado.server.services import NoTable
from carteado.server.shapes import Listed
from carteado.server.static import ASK_AGAIN, PACKED, TheClient
from carteado.server.storage import StorageError
from carteado.server.tables import ID, listed
from carteado.words import Words

PNG: Final = "image/png"
AT_TABLE: Final = re.compile(rf"/mesa/({ID.pattern})/?")
HEAD: Final = "</head>"
DRAWN: Final = 200  # pictures that are kept
HOUR: Final = "public, max-age=3600"
FOLDER: Final = "carteado.paper"
PICTURE: Final = b"""
#let data = json(bytes(sys.inputs.data))
#set page(width: 1200pt, height: 630pt, margin: (x: 80pt, y: 60pt), fill: rgb("#1d4a38"))
#set par(leading: 0.45em)
#set text(font: "Inter", fill: rgb("#fffaf0"), weight: "bold", lang: "pt", hyphenate: false)
#place(right + bottom, dx: 20pt, dy: 10pt, stack(dir: ltr, spacing: -50pt,
  ..(-14deg, 0deg, 14deg).map(turn => rotate(turn, rect(width: 120pt, height: 176pt, radius: 14pt, fill: rgb("#fffaf0"),
    stroke: 3pt + rgb("#153829"), align(center + horizon, rotate(45deg, square(size: 38pt, fill: rgb("#c98a16")))))))))
#text(size: 34pt, fill: rgb("#e2a63a"))[Carteado]
#v(16pt)
#box(width: 100%, text(size: 64pt, data.title))
#v(16pt)
#box(width: 62%, text(size: 34pt, weight: "regular", data.line))
"""


def told_of(table: Listed, words: Words) -> tuple[str, str]:
    """What the link of a table says: who calls to what, and how one comes in."""
    title = regulation(table.setup.game).title(words.lang)
    host = next((chair.name for chair in table.chairs if chair.host and chair.kind == "person"), "")
    called = words.say("{name} te chamou: {game}", name=host, game=title) if host else title
    line = words.say("Sente-se ou assista: não precisa de conta.")
    return called, words.say("A mesa tem senha: peça a quem chamou.") if table.locked else line


@get(["/", "/{path:path}"], include_in_schema=False, name="client", opt={PACKED: True})
async def client_page(
    request: Asked, client: TheClient, services: TheServices, words: TheWords, path: FromPath[str] = "/"
) -> Response[bytes]:
    """The page and its files; at the address of a table, with the sentence and the picture of it."""
    plain = client.answer(request, path)
    table, page = AT_TABLE.fullmatch(path), client.index
    if page is None or table is None:
        return plain
    try:
        found = await services.rooms.listed(table[1], "")
    except (NoTable, StorageError):
        return plain
    body = page.replace(HEAD.encode(), f"{metas(told_at(request, found, words))}{HEAD}".encode(), 1)
    return Response(body, media_type="text/html", headers={"Cache-Control": ASK_AGAIN})


def told_at(request: Asked, table: Listed, words: Words) -> dict[str, str]:
    """What the head says of a table."""
    title, line = told_of(table, words)
    return {
        "og:title": title,
        "og:description": line,
        "og:url": f"{request.base_url}mesa/{table.id}",
        "og:image": f"{request.base_url}api/tables/{table.id}/convite.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }


def metas(told: Mapping[str, str]) -> str:
    """The lines of the head that say this."""
    return "".join(f'<meta property="{escape(name)}" content="{escape(value)}" />\n' for name, value in told.items())


@get(
    "/api/tables/{table:str}/convite.png",
    media_type=PNG,
    responses=text_answer(PNG, "The picture of an invitation.") | problems(404),
    tags=["tables"],
)
async def table_picture(
    request: Asked, table: FromPath[str], guest: MaybeGuest, services: TheServices, words: TheWords
) -> Response[bytes]:
    """The picture that is shown beside the link of a table."""
    spend(request, services, guest)
    return await _answer(told_of(await listed(services, table, None), words))


@get(
    "/api/games/{game:str}/convite.png",
    media_type=PNG,
    responses=text_answer(PNG, "The picture of a game.") | problems(404),
    tags=["games"],
)
async def game_picture(
    request: Asked, game: FromPath[str], guest: MaybeGuest, services: TheServices, words: TheWords
) -> Response[bytes]:
    """The picture that is shown beside the link of a game."""
    if game not in GAMES:
        raise Refusal(404, "no-game", name=game[:40], known=", ".join(GAMES))
    spend(request, services, guest)
    found = regulation(game)
    return await _answer((found.title(words.lang), found.code(words.lang)))


async def _answer(told: tuple[str, str]) -> Response[bytes]:
    return Response(await asyncio.to_thread(drawn, *told), media_type=PNG, headers={"Cache-Control": HOUR})


@lru_cache(DRAWN)
def drawn(title: str, line: str) -> bytes:
    """The picture, 1200 by 630."""
    data: dict[str, Any] = {"title": title, "line": line}
    with as_file(files(FOLDER)) as folder:
        compiled: Any = typst.compile  # its types want one kind of path for all of them
        made = compiled(
            PICTURE,
            format="png",
            ppi=72.0,
            font_paths=[str(folder / "fonts")],
            ignore_system_fonts=True,
            sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
        )
    return bytes(made)


HANDLERS = (table_picture, game_picture)
