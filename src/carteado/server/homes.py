"""Partidas that were played without a server and sent up later: records of somebody's own, kept with their things.

Rule 1: a record is played again from its first act to its last before it is kept; what could not have been played is refused.
Rule 2: nobody saw it being played. So it counts for nothing: it stands in no list of tables, in no figure and in no rating, and
        only who sent it can read it.
Rule 3: the same record sent again is the same partida: who does not know whether it arrived sends it once more.
"""

import hashlib
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from carteado.records import Record, RecordError
from carteado.server.archive import Kept
from carteado.server.errors import Refusal
from carteado.server.injected import Asked, MaybeGuest, SomeGuest, TheServices
from carteado.server.logs import log
from carteado.server.openapi import problems, text_answer
from carteado.server.partidas import ONE, RecordText, spend
from carteado.server.requests import PLAIN, RECORD_LIMIT, expect
from carteado.server.services import Store
from carteado.server.shapes import HomePartida, Opened
from carteado.server.storage import HOME, Conflict, Facts, Summary
from carteado.table.naming import legible

MOST: Final = 300  # partidas of one person
OVER: Final = "over"
ROUTE: Final = "/api/sem-rede"


@post(
    ROUTE,
    status_code=200,
    operation_class=RecordText,
    request_max_body_size=RECORD_LIMIT,
    responses=problems(403, 413, 415, 422),
    tags=["partidas"],
)
async def keep(request: Asked, somebody: SomeGuest, services: TheServices) -> Opened:
    """Keep the record of a partida that I played without a server."""
    expect(request, PLAIN)
    body = await request.body()
    spend(request, services, somebody, 1 + len(body) // ONE)
    name = f"{HOME}-{hashlib.sha256(somebody.id.encode() + body).hexdigest()[:24]}"
    mine = await services.store.mine(somebody.id, MOST, HOME)
    if name in [kept.id for kept in mine]:
        return Opened(id=name)
    if len(mine) >= MOST:
        raise Refusal(429, "many-home-partidas", most=MOST)
    try:
        found = await services.archive.checked(body)
    except RecordError as error:
        problem = error
        raise Refusal(
            422,
            error.code,
            told=lambda words: words.say("Linha {line}: {why}", line=problem.line, why=words.record_error(problem)),
        ) from error
    await _stored(services.store, name, somebody.id, services.clock(), body, found)
    log("home partida kept", game=found.record.regulation)
    return Opened(id=name)


@get(ROUTE, responses=problems(), tags=["partidas"])
async def mine(guest: MaybeGuest, services: TheServices) -> list[HomePartida]:
    """What I played without a server, the last first."""
    found = await services.store.mine(guest.id, MOST, HOME) if guest else []
    return [_told(one) for one in found]


@get(f"{ROUTE}/{{name:str}}", media_type=PLAIN, responses=text_answer(PLAIN, "The record.") | problems(404), tags=["partidas"])
async def one(name: FromPath[str], guest: MaybeGuest, services: TheServices) -> Response[str]:
    """One of them, as it was sent."""
    mine = await services.store.mine(guest.id, MOST, HOME) if guest else []
    if name not in [kept.id for kept in mine]:
        raise Refusal(404, "no-home-partida")
    headers = {"Content-Disposition": f'attachment; filename="carteado-{name}.carteado"'}
    return Response(await text_of(services.store, name), media_type=PLAIN, headers=headers)


async def text_of(store: Store, name: str) -> str:
    """The record that is kept under this name."""
    ((_, _, payload),) = await store.load(name)
    found: dict[str, Any] = msgspec.json.decode(payload)
    return str(found["record"])


async def _stored(store: Store, name: str, player: str, now: int, body: bytes, found: Kept) -> None:
    record = found.record
    summary = msgspec.json.encode({"names": _names(record), "score": _score(record), "verdict": found.verdict})
    facts = Facts(OVER, False, summary, (player,), now)
    try:
        await store.create(name, record.regulation, [(now, msgspec.json.encode({"record": body.decode()}))], facts, HOME)
    except Conflict:
        return  # two pages of one browser sent it at once


def _names(record: Record) -> list[str]:
    return [legible(name) for name in record.names]


def _score(record: Record) -> list[int]:
    return [] if record.result is None else [int(points) for points in record.result.score]


def _told(kept: Summary) -> HomePartida:
    told: dict[str, Any] = msgspec.json.decode(kept.summary)
    return HomePartida(id=kept.id, game=kept.game, at=kept.created_at, **told)


HANDLERS = (keep, mine, one)
