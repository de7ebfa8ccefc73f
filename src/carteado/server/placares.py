"""Scoreboards of physical tables over REST: opened, looked at again and again, written on by the phone of each side.

Rule 1: a line answers a version. Where another phone was quicker, nothing is written: the page shows what it wrote.
Rule 2: a line is on the disk before it is acknowledged.
Rule 3: whoever has the link may look; only who has the key of a side may write.
"""

import re
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import structs

from carteado.game import REFEREE, Illegal
from carteado.options import BadOption
from carteado.placar import Incident, codes
from carteado.regulations import regulation
from carteado.server import placar_shapes as shapes
from carteado.server.choices import decisions
from carteado.server.errors import Refusal
from carteado.server.events.flowing import dispute, flow
from carteado.server.injected import Asked, SomeGuest, TheServices, TheWords
from carteado.server.openapi import problems, text_answer
from carteado.server.placar_log import Board, empty, fresh_id, fresh_key, gain, gains_of, kept_as, locked, told, writers
from carteado.server.placar_shapes import (
    NAMING,
    AskedKey,
    Foreseeable,
    Foreseen,
    Irregularity,
    NewLine,
    NewPlacar,
    OpenedPlacar,
    PlacarInfo,
    PlacarOpened,
    PlacarWritten,
    entry_of,
)
from carteado.server.security import address_of
from carteado.server.services import Services
from carteado.server.storage import PLACAR, Conflict
from carteado.server.tables import SVG, qr_of
from carteado.words.people import letter
from carteado.words.placar import consequence, refusal

ROUTE: Final = "/api/placares/{placar:str}"
ID: Final = re.compile("[0-9a-z]{1,20}")
JUDGE: Final = "J"  # no side has this letter
ATTEMPTS: Final = 8


@post("/api/placares", responses=problems(403, 413, 415, 422), tags=["placares"])
async def open_placar(request: Asked, data: JSONBody[NewPlacar], somebody: SomeGuest, services: TheServices) -> OpenedPlacar:
    """Open a scoreboard for a physical table; the answer holds the key of each side, and of judge or referee."""
    board = _new(data)
    services.limits.spend("table", address_of(request.scope), somebody.id)
    identity, keys = fresh_id(), [fresh_key() for _ in writers(board.placar)]
    at = services.clock()
    opened = PlacarOpened(at=at, placar=kept_as(identity), setup=board.opened.setup, keys=[locked(key) for key in keys])
    facts = Board(opened, board.placar, ()).facts(at)
    await services.store.create(kept_as(identity), data.game, [(at, shapes.encode(opened))], facts, PLACAR)
    return OpenedPlacar(id=identity, keys=keys)


@get(ROUTE, responses=problems(404), tags=["placares"])
async def one_placar(request: Asked, placar: FromPath[str], services: TheServices, words: TheWords) -> Response[PlacarInfo]:
    """The scoreboard. Its tag changes with every line: who sends it back is answered only when there is something new."""
    board = await _board(services, placar)
    if board.opened.event and services.events.heard.get(placar, -1) < board.version:
        await flow(services, board)
    headers = {"ETag": f'"{board.version}-{words.lang}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    return Response(told(board, words), headers=headers)


@post(f"{ROUTE}/lines", responses=problems(403, 404, 409, 413, 415, 422), tags=["placares"])
async def write_line(placar: FromPath[str], data: JSONBody[NewLine], services: TheServices, words: TheWords) -> PlacarInfo:
    """Add a line. 409 where the scoreboard is at another version; what names its score or its claim may be late."""
    try:
        for _ in range(ATTEMPTS):
            try:
                board = await _written(services, placar, data)
                await flow(services, board)
                return told(board, words)
            except Conflict:
                if not (data.id or isinstance(data.entry, NAMING)):
                    break
        raise Refusal(409, "stale")
    except Refusal as refused:
        if data.late and refused.status in (409, 422):
            await dispute(services, await _board(services, placar), entry_of(data.entry), data.id)
        raise


async def _written(services: Services, placar: str, data: NewLine) -> Board:
    """The scoreboard with this line; `Conflict` where another phone was quicker."""
    board = await _board(services, placar)
    side = _side(board, data.key)
    if data.id and data.id in board.ids:
        return board
    says_what_it_answers = isinstance(data.entry, NAMING) and data.version < board.version
    if data.version != board.version and not says_what_it_answers:
        raise Refusal(409, "stale")
    at = services.clock()
    try:
        ids = board.ids | {data.id} if data.id else board.ids
        after = Board(board.opened, board.placar.enter(side, entry_of(data.entry)), (*board.times, at), ids)
    except Illegal as error:
        reason = error.reason
        raise Refusal(
            422, reason.code, told=lambda spoken: refusal(board.names(spoken), reason), because=reason.clause
        ) from error
    payload = shapes.encode(PlacarWritten(at=at, side=side, entry=data.entry, id=data.id))
    await services.store.append(kept_as(placar), board.version + 2, [(at, payload)], after.facts(at))
    return after


@post(f"{ROUTE}/foresee", status_code=200, responses=problems(403, 404, 413, 415), tags=["placares"])
async def foresee(placar: FromPath[str], data: JSONBody[Foreseeable], services: TheServices, words: TheWords) -> Foreseen:
    """What a hand or an irregularity would bring now, before anybody enters it."""
    board = await _board(services, placar)
    said = entry_of(data)
    names = board.names(words)
    reason = board.placar.check(REFEREE, said)
    if reason is not None:
        return Foreseen(refused=refusal(names, reason), clause=reason.clause)
    if isinstance(said, Incident):
        found = board.placar.foresee(said)
        return Foreseen(text=consequence(names, found), clause=said.clause, points=found.points, side=found.to)
    after = board.placar.enter(REFEREE, said)
    gains = [gain(names, found) for found in gains_of(after, len(after.lines))]
    text = " ".join(found.text for found in gains)
    score = [] if after.match.partida is None else list(after.match.partida.score)
    return Foreseen(text=text, clause=gains[0].clause if gains else "", gains=gains, score=score)


@get(f"{ROUTE}/irregularities", responses=problems(404), tags=["placares"])
async def irregularities(placar: FromPath[str], services: TheServices) -> list[Irregularity]:
    """Everything irregular that the code of this scoreboard knows."""
    board = await _board(services, placar)
    text = regulation(board.placar.code.id)
    return [
        Irregularity(
            clause=offer.clause,
            article=getattr(text.clause(offer.clause), "article", ""),
            effect=offer.effect,
            choices=decisions(board.placar.code.id, offer.choices),
            offender=offer.offender,
            text=text.clause(offer.clause).text,
            facts=offer.facts,
            picked=offer.picked,
        )
        for offer in board.placar.offers()
    ]


@post(
    f"{ROUTE}/qr.svg",
    status_code=200,
    media_type=SVG,
    responses=text_answer(SVG, "The code as an image.") | problems(403, 404, 413, 415),
    tags=["placares"],
)
async def placar_code(
    request: Asked, placar: FromPath[str], data: JSONBody[AskedKey], services: TheServices
) -> Response[bytes]:
    """The link of a side as a QR code; the key stands behind the #, so that no server is told of it."""
    side = _side(await _board(services, placar), data.key)
    whose = JUDGE if side == REFEREE else letter(side)
    return Response(qr_of(f"{request.base_url}placar/{placar}#{whose}.{data.key}"), media_type=SVG)


def _new(setup: NewPlacar) -> Board:
    if setup.game not in codes():
        raise Refusal(422, "placar-game", known=", ".join(codes()))
    try:
        placar = empty(setup)
        kept = structs.replace(setup, options=dict(placar.options))
        return Board(PlacarOpened(at=0, placar="", setup=kept, keys=[]), placar, ())
    except BadOption as error:
        wrong = error
        raise Refusal(422, wrong.code, told=lambda words: words.bad_option(wrong)) from error
    except ValueError as error:
        raise Refusal(422, "bad-placar") from error


async def _board(services: Services, identity: str) -> Board:
    stored = await services.store.load(kept_as(identity)) if ID.fullmatch(identity) else []
    if not stored:
        raise Refusal(404, "no-placar")
    return await services.archive.board(kept_as(identity), stored)


def _side(board: Board, key: str) -> int:
    side = board.side_of(key)
    if side is None:
        raise Refusal(403, "wrong-key")
    return side


HANDLERS = (open_placar, one_placar, write_line, foresee, irregularities, placar_code)
