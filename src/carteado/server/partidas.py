"""What remains of a partida: its record, its replay, and the proof of its packs.

Rule 1: until the seed is revealed a seat gets what it saw, and of the others nobody gets more than a bystander; then
        everybody gets everything.
Rule 2: who is entitled to what is decided here, once, for records and replays alike.
"""

from dataclasses import dataclass
from typing import Any, Final, cast

from litestar import Response, get, post
from litestar.openapi.spec import Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.openapi.spec.media_type import OpenAPIMediaType
from litestar.params import FromPath

from carteado.game import PUBLIC, REFEREE, Seat
from carteado.records import Proof, Record, RecordError
from carteado.server.archive import Played
from carteado.server.errors import Refusal
from carteado.server.identity import Guest
from carteado.server.injected import OPEN, Asked, LangQuery, MaybeGuest, SeatQuery, TheServices, TheWords
from carteado.server.openapi import problems, text_answer
from carteado.server.packing import unpacked
from carteado.server.requests import PLAIN, RECORD_LIMIT, expect
from carteado.server.security import address_of
from carteado.server.services import NoPartida, NoTable, Services
from carteado.server.shapes import PackProof, ProofInfo, ProofProblem, Replay
from carteado.server.static import PACKED
from carteado.server.tables import listed
from carteado.table.recording import Partida
from carteado.words import Words
from carteado.words.records import proof_problem

ONE: Final = 25_000  # bytes of a record that count for one
ROUTE: Final = "/api/tables/{table:str}/partidas/{n:int}"


@get(
    f"{ROUTE}/record",
    media_type=PLAIN,
    responses=text_answer(PLAIN, "The record, to keep.") | problems(403, 404),
    tags=["partidas"],
)
async def record(
    request: Asked, table: FromPath[str], n: FromPath[int], guest: MaybeGuest, services: TheServices, seat: SeatQuery = OPEN
) -> Response[str]:
    """The record of a partida: a seat's own while the match runs, the open one with its seed once that is revealed."""
    spend(request, services, guest)
    partida = (await the_partida(services, table, n, guest)).partida
    role = entitled(partida, guest, seat)
    text = await services.archive.written(partida, role)
    name = f"carteado-{partida.record.table}-{n}.carteado"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=PLAIN, headers=headers)


@get(f"{ROUTE}/replay", responses=problems(403, 404, 422), tags=["partidas"], opt={PACKED: True})
async def replay(
    request: Asked,
    table: FromPath[str],
    n: FromPath[int],
    guest: MaybeGuest,
    services: TheServices,
    words: TheWords,
    seat: SeatQuery = OPEN,
    lang: LangQuery = None,
) -> Response[Replay]:
    """A partida, step by step, as this seat saw it; open, with every hand, once the seed is revealed."""
    spend(request, services, guest)
    found = await the_partida(services, table, n, guest)
    role = entitled(found.partida, guest, seat, bystanders=True)
    return await unpacked(request, await services.archive.replayed(found, role, lang or words.lang))


@get(f"{ROUTE}/proof", responses=problems(403, 404), tags=["partidas"])
async def proof(
    request: Asked, table: FromPath[str], n: FromPath[int], guest: MaybeGuest, services: TheServices, words: TheWords
) -> ProofInfo:
    """Whether every pack of the partida is the one promised before the first."""
    spend(request, services, guest)
    found = await the_partida(services, table, n, guest)
    return _proof(found.partida.told(), await services.archive.proved(found), words)


@dataclass
class RecordText(Operation):
    """Says in the document that the body is a record."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, description="A record, as it was downloaded."))
        self.request_body = RequestBody(content={PLAIN: text}, required=True)


@post(
    "/api/replay",
    status_code=200,
    operation_class=RecordText,
    request_max_body_size=RECORD_LIMIT,
    responses=problems(403, 413, 415, 422),
    tags=["partidas"],
    opt={PACKED: True},
)
async def replay_record(
    request: Asked,
    guest: MaybeGuest,
    services: TheServices,
    words: TheWords,
    seat: SeatQuery = OPEN,
    lang: LangQuery = None,
) -> Response[Replay]:
    """A record from a file, step by step. Nothing of it is kept."""
    expect(request, PLAIN)
    body = await request.body()
    spend(request, services, guest, 1 + len(body) // ONE)
    try:
        return await unpacked(request, await services.archive.told(body, seat, lang or words.lang))
    except RecordError as error:
        problem = error
        raise Refusal(
            422,
            error.code,
            told=lambda words: words.say("Linha {line}: {why}", line=problem.line, why=words.record_error(problem)),
        ) from error


def entitled(partida: Partida, guest: Guest | None, wanted: int, bystanders: bool = False) -> Seat:
    """Whose eyes somebody may see a partida with: a seat's, everybody's (`REFEREE`), or a bystander's where that is offered.

    A partida that still runs is for its seats alone: bystanders are at the table, with the delay that was set there.
    """
    if wanted >= partida.record.seats:
        raise Refusal(404, "no-seat", last=partida.record.seats - 1)
    if partida.open:
        return REFEREE if wanted == OPEN else wanted
    own = partida.role_of(guest.id if guest else "")
    if own != PUBLIC and wanted in (OPEN, own):
        return own
    if bystanders and partida.over and wanted == OPEN:
        return PUBLIC
    raise Refusal(403, "record-later")


def spend(request: Asked, services: Services, guest: Guest | None, weight: int = 1) -> None:
    """A replay is work: so many and no more, and a long one counts for several."""
    services.limits.spend("replay", address_of(request.scope), guest.id if guest else "", weight)


async def the_partida(services: Services, table: str, n: int, guest: Guest | None) -> Played:
    """The partida, for who may look at this table at all: where nobody may watch, those who played.

    To whom did not play it, it is as it was so long ago as spectators lag behind.
    """
    outside = await listed(services, table, guest)
    closed = (outside.locked or not outside.setup.spectators) and not outside.host
    try:
        found = await services.archive.played(services.store, table, n)
        if found.partida.knows(guest.id if guest else ""):
            return found
        if closed:
            raise Refusal(403, "closed-table")
        if not outside.setup.delay:
            return found
        until = services.rooms.clock_at(table) - outside.setup.delay * 1000
        return await services.archive.played(services.store, table, n, until)
    except NoTable as error:
        raise Refusal(404, "no-table") from error
    except NoPartida as error:
        if closed and outside.seat is None:  # nor how many have been played
            raise Refusal(403, "closed-table") from error
        raise Refusal(404, "no-partida", n=n) from error


def _proof(record: Record, found: Proof, words: Words) -> ProofInfo:
    return ProofInfo(
        verdict=cast("Any", found.verdict),
        commitment=record.commitment,
        seed=record.seed,
        nonces=list(record.nonces),
        before=record.before,
        packs=[PackProof(n=pack.n, line=pack.line, ok=pack.ok, place=pack.place, lot=pack.lot) for pack in found.packs],
        problems=[
            ProofProblem(line=problem.line, code=problem.code, text=proof_problem(words, problem)) for problem in found.problems
        ],
    )


HANDLERS = (record, replay, proof, replay_record)
