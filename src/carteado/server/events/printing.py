"""Prints of an event as PDF: those that hang on the wall for everybody, those of the desk for whoever has a key of it.

Rule 1: what nobody puts into a printer at once comes in parts.
"""

from datetime import datetime
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from carteado.paper.bracket_svg import svg
from carteado.paper.document import Made
from carteado.paper.event import DESK, PART, PRINTS, PUBLIC, bracket, parts
from carteado.paper.event_sheet import Printing
from carteado.server.errors import Refusal
from carteado.server.events.acting import kept_of, part_with
from carteado.server.events.asked_shapes import KeyOnly
from carteado.server.events.keys import pin_of
from carteado.server.events.log import Kept
from carteado.server.injected import Asked, TheServices, TheWords
from carteado.server.openapi import problems, text_answer
from carteado.server.security import address_of
from carteado.server.services import Services
from carteado.words import Words

ROUTE: Final = "/api/torneios/{event:str}/impressos/{what:str}"
PDF: Final = "application/pdf"
SVG: Final = "image/svg+xml"
PICTURE: Final = text_answer(SVG, "The drawing.")
WIDE: Final = 78.0  # millimetres of a column, as a page shows it
TALL: Final = 28.0  # and of a jogo of the first round
JogoQuery = Annotated[str, QueryParameter(max_length=40, description="Of this jogo alone.")]
PartQuery = Annotated[int, QueryParameter(ge=0, le=1000, description="Where it comes in parts: which of them.")]
ANSWER: Final = text_answer(PDF, "The print.")
WEIGHT: Final = 4
RUNS: Final = ("organiser", "coordinator", "commission")


@get(ROUTE, media_type=PDF, responses=ANSWER | problems(404, 422, 429), tags=["torneios"])
async def wall(
    request: Asked,
    event: FromPath[str],
    what: FromPath[str],
    services: TheServices,
    words: TheWords,
    jogo: JogoQuery = "",
    parte: PartQuery = 0,
) -> Response[bytes]:
    """A print for the wall, or for a table: súmulas, lists, standings with explanations, the bracket, notices, lots."""
    if what not in PUBLIC:
        raise Refusal(404, "no-print", known=", ".join(PUBLIC))
    return await _printed(request, services, await kept_of(services, event), what, words, "", jogo, parte)


@post(ROUTE, status_code=200, media_type=PDF, responses=ANSWER | problems(403, 404, 413, 415, 422, 429), tags=["torneios"])
async def of_the_desk(
    request: Asked,
    event: FromPath[str],
    what: FromPath[str],
    data: JSONBody[KeyOnly],
    services: TheServices,
    words: TheWords,
    parte: PartQuery = 0,
) -> Response[bytes]:
    """A print of the desk: badges with their PINs, the list for the door, receipts, the report, certificates."""
    if what not in PRINTS:
        raise Refusal(404, "no-print", known=", ".join(PRINTS))
    kept = await kept_of(services, event)
    part = part_with(kept, data.key)
    if what in DESK and part.part not in RUNS:
        raise Refusal(403, "wrong-event-key")
    secret = await services.events.secret(event) if what == "crachas" else ""
    return await _printed(request, services, kept, what, words, secret, "", parte)


@get("/api/torneios/{event:str}/chave.svg", media_type=SVG, responses=PICTURE | problems(404), tags=["torneios"])
async def picture(request: Asked, event: FromPath[str], services: TheServices, words: TheWords) -> Response[bytes]:
    """The bracket as one drawing, in the colour of the text around it: the same as on paper."""
    kept = await kept_of(services, event)
    headers = {"ETag": f'"{kept.version}-{words.lang}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    drawn = await services.events.apart(kept, _drawn, words)
    return Response(drawn.encode(), media_type=SVG, headers=headers)


def _drawn(kept: Kept, words: Words) -> str:
    found = bracket(Printing(words, kept.torneio.state, Made(kept.torneio.state.name, kept.version, datetime.now())))
    tall = max([len(one.jogos) for one in found.rounds], default=1)
    return svg(found, WIDE * max(1, len(found.rounds)), TALL * tall, anywhere=True)


async def _printed(
    request: Asked, services: Services, kept: Kept, what: str, words: Words, secret: str, jogo: str, part: int
) -> Response[bytes]:
    services.limits.spend("replay", address_of(request.scope), "", WEIGHT)
    state = kept.apart().torneio.state
    if jogo and jogo not in state.jogos:
        raise Refusal(404, "no-jogo-there")
    files = 1 if jogo else parts(state).get(what, 1)
    if part > files or (files > 1 and not part):
        raise Refusal(422, "print-in-parts", parts=files, most=PART)
    printing = Printing(
        words,
        state,
        Made(state.name, kept.version, datetime.fromtimestamp(services.clock() / 1000), state.rehearsal),
        kept.head,
        f"{request.base_url}torneio/{kept.id}",
        (lambda entry, person: pin_of(secret, entry, person)) if secret else (lambda _entry, _person: ""),
        (jogo,) if jogo else (),
        part if files > 1 else 0,
    )
    body = await services.press.printed(PRINTS[what], printing)
    name = "-".join([what, kept.id, *([str(part)] if part else [])]) + ".pdf"
    headers = {"Content-Disposition": f'inline; filename="{name}"', "Cache-Control": "no-store"}
    return Response(body, media_type=PDF, headers=headers)


HANDLERS: Final = (wall, of_the_desk, picture)
