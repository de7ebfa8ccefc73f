"""The routes of tournaments. Whoever has the address may look; only who has a key may write.

Rule 1: an act is the entry it becomes. It names what it answers, so one that comes late is decided again, and refused in words.
Rule 2: acts that come together are done together, or none of them is.
"""

import logging
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from carteado.server.errors import Refusal
from carteado.server.events.acting import allowed, done_by, kept_of, part_with, refusal_of, sealed, signatures
from carteado.server.events.asked_shapes import KeyOnly, NewActs, NewEvent, NewPart, Sign, TakePart
from carteado.server.events.boarding import HANDLERS as BOARDING
from carteado.server.events.carrying import game_of
from carteado.server.events.consequences import consequences
from carteado.server.events.desk_shapes import DeskEvent
from carteado.server.events.drawing import HANDLERS as DRAWING
from carteado.server.events.duplicating import HANDLERS as DUPLICATING
from carteado.server.events.exporting import HANDLERS as EXPORTING
from carteado.server.events.importing import HANDLERS as IMPORTING
from carteado.server.events.keys import fresh_key, fresh_secret, known_person, locked, pin_of
from carteado.server.events.log import Kept
from carteado.server.events.moving import moving
from carteado.server.events.online import HANDLERS as ONLINE
from carteado.server.events.planning import HANDLERS as PLANNING
from carteado.server.events.printing import HANDLERS as PRINTING
from carteado.server.events.public_shapes import PublicEvent
from carteado.server.events.reaching import HANDLERS as REACHING
from carteado.server.events.rehearsals import HANDLERS as REHEARSALS
from carteado.server.events.shapes import (
    ActsDone,
    EventList,
    EventListed,
    NeedTold,
    OpenedEvent,
    PartGiven,
    PresetList,
    PresetTold,
)
from carteado.server.events.telling import desk_of, public_of
from carteado.server.guests import guest_of
from carteado.server.injected import Asked, SomeGuest, TheServices, TheWords
from carteado.server.logs import log as log_event
from carteado.server.openapi import problems
from carteado.server.packing import unpacked
from carteado.server.placar_log import ALPHABET
from carteado.server.protocol import unmirrored
from carteado.server.security import address_of, lies_ready
from carteado.server.services import Services
from carteado.server.static import PACKED
from carteado.server.storage import EVENT
from carteado.table.naming import legible
from carteado.tournament import entries as log
from carteado.tournament.presets import presets
from carteado.tournament.torneio import Refused, Torneio
from carteado.words import Words
from carteado.words.event import need_text

ROUTE: Final = "/api/torneios/{event:str}"
ID_LENGTH: Final = 8
MOST_LISTED: Final = 50
CANDIDATES: Final = 400


@get("/api/presets", responses=problems(), tags=["torneios"])
async def all_presets() -> PresetList:
    """The published ways to run an event."""
    return PresetList(
        presets=[
            PresetTold(
                id=one.id,
                title=one.title,
                regulation=one.regulation,
                people=list(one.rules.people),
                reserves=one.rules.reserves,
                capataz=one.rules.capataz,
            )
            for one in presets()
        ]
    )


@get("/api/torneios", responses=problems(), tags=["torneios"])
async def all_events(services: TheServices) -> EventList:
    """The events of this server, the last changed first, those with entries before all others; rehearsals are private."""
    found = [
        (one, msgspec.json.decode(one.summary, type=dict[str, Any])) for one in await services.store.of_kind(EVENT, CANDIDATES)
    ]
    found.sort(key=lambda each: not each[1].get("entries", 1))
    told: list[EventListed] = []
    for one, summary in found[:MOST_LISTED]:
        told.append(
            EventListed(
                id=one.id.removeprefix("torneio-"),
                name=str(summary.get("name", "")),
                preset=str(summary.get("preset", "")),
                day=str(summary.get("day", "")),
                place=str(summary.get("place", "")),
                status=one.stage,
                updated_at=one.updated_at,
            )
        )
    return EventList(events=told)


@post("/api/torneios", responses=problems(403, 413, 415, 422), tags=["torneios"])
async def open_event(
    request: Asked, data: JSONBody[NewEvent], somebody: SomeGuest, services: TheServices, words: TheWords
) -> OpenedEvent:
    """Open an event; the answer holds the key of its coordinator, who may give every other part. It is told nowhere else."""
    services.limits.spend("table", address_of(request.scope), somebody.id)
    opened = log.Opened(
        name=legible(data.name),
        preset=data.preset,
        game=data.game,
        day=legible(data.day),
        place=legible(data.place),
        tables=data.tables,
        rehearsal=data.rehearsal,
    )
    try:
        torneio = Torneio.of().entered(opened)
    except Refused as refused:
        raise refusal_of(Torneio.of(), refused) from refused
    services.opened_events.admit(somebody.id, address_of(request.scope))
    identity = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
    key = fresh_key()
    name = legible(data.organiser) or words.say("Coordenação")
    given = log.RoleGiven(number=1, part="coordinator", name=name, key=locked(key), role="coordinator", who=name)
    await services.events.create(identity, game_of(torneio), (opened, given), fresh_secret())
    services.opened_events.add(identity, somebody.id, address_of(request.scope))
    log_event("event opened", torneio=identity, **services.bans.marks(address_of(request.scope), somebody.id))
    return OpenedEvent(id=identity, key=key)


@get(ROUTE, responses=problems(404), tags=["torneios"], opt={PACKED: True})
async def one_event(request: Asked, event: FromPath[str], services: TheServices, words: TheWords) -> Response[PublicEvent]:
    """The event as everybody sees it. Its tag changes with every line of the log."""
    kept = await kept_of(services, event)
    headers = {"ETag": f'"{kept.version}-{words.lang}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    told = await services.events.told(kept, (words.lang,), public_of, words)
    lies_ready(request)
    return await unpacked(request, told, **headers)


@post(f"{ROUTE}/mesa", status_code=200, responses=problems(403, 404, 413, 415), tags=["torneios"])
async def desk(
    request: Asked, event: FromPath[str], data: JSONBody[KeyOnly], services: TheServices, words: TheWords
) -> Response[DeskEvent]:
    """The event with all that is for the desk alone: fees, parts, the log, what should be looked at.

    Its tag changes with every line of the log, with the minutes of who is late, and with what a scoreboard waits for.
    """
    kept = await kept_of(services, event)
    part = part_with(kept, data.key)
    moved = moving(services.events, kept.torneio.state, services.clock())
    headers = {"ETag": f'"{kept.version}-{words.lang}-{part.number}-{moved.tag}"', "Cache-Control": "no-store"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    return Response(await services.events.apart(kept, desk_of, part, words, moved), headers=headers)


@post(f"{ROUTE}/acts", status_code=200, responses=problems(403, 404, 409, 413, 415, 422), tags=["torneios"])
async def act(event: FromPath[str], data: JSONBody[NewActs], services: TheServices, words: TheWords) -> ActsDone:
    """Do these acts, one after the other; with `preview` only tell what they would change."""
    kept = await kept_of(services, event, fresh=True)
    entries = [unmirrored(one) for one in data.acts]
    before = kept.torneio

    def previewed(now: Kept) -> Torneio:
        after = now.torneio
        for entry in made(after):
            after = after.entered(entry)
        return after

    def made(torneio: Torneio) -> Sequence[log.AnyEntry]:
        nonlocal before
        before = torneio
        if data.version is not None and data.version != len(torneio.log):
            raise Refusal(409, "stale")
        part = part_with(Kept(event, torneio), data.key)
        return [allowed(torneio.state, part, sealed(part, done_by(part, entry))) for entry in entries]

    try:
        if data.preview:
            after = await services.events.apart(kept, previewed)
        else:
            after = (await services.events.write(event, made)).torneio
    except Refused as refused:
        raise refusal_of(before, refused) from refused
    told = await consequences(services, event, before, after, entries, words)
    return ActsDone(version=len(after.log), changes=told, preview=data.preview)


@post(f"{ROUTE}/papeis", responses=problems(403, 404, 413, 415, 422), tags=["torneios"])
async def give_part(event: FromPath[str], data: JSONBody[NewPart], services: TheServices) -> PartGiven:
    """Give somebody a part in the event: the answer holds the key, which is told nowhere else."""
    key = fresh_key()
    number = 0

    def made(torneio: Torneio) -> Sequence[log.AnyEntry]:
        nonlocal number
        part = part_with(Kept(event, torneio), data.key)
        number = len(torneio.state.parts) + 1
        given = log.RoleGiven(
            number=number, part=data.part, name=legible(data.name), key=locked(key), entry=data.entry, table=data.table
        )
        return [done_by(part, given)]

    try:
        await services.events.write(event, made)
    except Refused as refused:
        raise refusal_of((await kept_of(services, event)).torneio, refused) from refused
    return PartGiven(number=number, key=key)


@post(f"{ROUTE}/papeis/retira", status_code=200, responses=problems(403, 404, 413, 415, 422), tags=["torneios"])
async def take_part(event: FromPath[str], data: JSONBody[TakePart], services: TheServices) -> ActsDone:
    """Take a part back: its key opens nothing any more."""

    def made(torneio: Torneio) -> Sequence[log.AnyEntry]:
        part = part_with(Kept(event, torneio), data.key)
        return [done_by(part, log.RoleTaken(number=data.number))]

    try:
        kept = await services.events.write(event, made)
    except Refused as refused:
        raise refusal_of((await kept_of(services, event)).torneio, refused) from refused
    return ActsDone(version=kept.version)


@post(f"{ROUTE}/assina", status_code=200, responses=problems(403, 404, 413, 415, 422, 429), tags=["torneios"])
async def sign(request: Asked, event: FromPath[str], data: JSONBody[Sign], services: TheServices) -> ActsDone:
    """Sign the sheet of a jogo: with a person's PIN, as the desk read it on paper, or as the coordinator.

    With `everybody` whoever is missing signed on paper, and the coordinator after them: all of it, or nothing.
    """
    kept = await kept_of(services, event, fresh=True)
    right = bool(data.pin and data.entry and not data.everybody) and await _right(request, services, kept, data)

    def made(torneio: Torneio) -> Sequence[log.AnyEntry]:
        part = part_with(Kept(event, torneio), data.key)
        return [allowed(torneio.state, part, done_by(part, one)) for one in signatures(torneio.state, part, data, right)]

    try:
        kept = await services.events.write(event, made)
    except Refused as refused:
        raise refusal_of((await kept_of(services, event)).torneio, refused) from refused
    return ActsDone(version=kept.version)


async def _right(request: Asked, services: Services, kept: Kept, data: Sign) -> bool:
    """Whether the PIN is this person's, of whom a signature is wanted; after five wrong ones the coordinator unlocks it.

    Who may not sign here is told so before the PIN is looked at: nobody finds one out at a sheet that is none.
    """
    torneio, part = kept.torneio, part_with(kept, data.key)
    try:
        signed = allowed(torneio.state, part, done_by(part, signatures(torneio.state, part, data, True)[0]))
    except Refused as refused:
        raise refusal_of(torneio, refused) from refused
    reason = torneio.check(signed)
    if reason is not None:
        raise refusal_of(torneio, Refused(reason))
    secret = await services.events.secret(kept.id)
    person, tries = known_person(torneio.state, data.entry, data.person), services.tries
    if tries.left(kept.id, data.jogo, data.entry, person) <= 0:
        raise Refusal(429, "pin-locked")
    if not secrets.compare_digest(pin_of(secret, data.entry, data.person).encode(), data.pin.strip().encode()):
        tries.count(kept.id, data.jogo, data.entry, person)
        left = tries.left(kept.id, data.jogo, data.entry, person)
        if left <= 0:
            log_event("pin locked", logging.WARNING, torneio=kept.id, jogo=data.jogo, **_marks(request, services))
        raise Refusal(403, "wrong-pin", left=left)
    tries.forgive(kept.id, data.jogo, data.entry, person)
    return True


def _marks(request: Asked, services: Services) -> dict[str, Any]:
    """Whom the log speaks of."""
    guest = guest_of(request)
    return services.bans.marks(address_of(request.scope), guest.id if guest else "")


@post(f"{ROUTE}/destrava", status_code=200, responses=problems(403, 404, 413, 415), tags=["torneios"])
async def unlock(event: FromPath[str], data: JSONBody[Sign], services: TheServices) -> ActsDone:
    """The coordinator gives a person five tries again."""
    kept = await kept_of(services, event)
    part = part_with(kept, data.key)
    if part.part not in ("organiser", "coordinator"):
        raise Refusal(403, "wrong-key")
    person = known_person(kept.torneio.state, data.entry, data.person)
    services.tries.forgive(event, data.jogo, data.entry, person)
    return ActsDone(version=kept.version)


@get(f"{ROUTE}/precisa/{{entry:int}}", responses=problems(404), tags=["torneios"], opt={PACKED: True})
async def needs(
    request: Asked, event: FromPath[str], entry: FromPath[int], services: TheServices, words: TheWords
) -> Response[NeedTold]:
    """What an entry still needs in its group."""
    kept = await kept_of(services, event)
    if entry not in kept.torneio.state.entries:
        raise Refusal(404, "no-entry")
    return await unpacked(request, await services.events.told(kept, (words.lang, entry), _needed, words, entry))


def _needed(kept: Kept, words: Words, entry: int) -> NeedTold:
    text, exact = need_text(words, kept.torneio.state, entry)
    return NeedTold(text=text, exact=exact)


HANDLERS: Final = (
    all_presets,
    all_events,
    open_event,
    one_event,
    desk,
    act,
    give_part,
    take_part,
    sign,
    unlock,
    needs,
    *BOARDING,
    *DRAWING,
    *EXPORTING,
    *IMPORTING,
    *ONLINE,
    *DUPLICATING,
    *PRINTING,
    *PLANNING,
    *REACHING,
    *REHEARSALS,
)
