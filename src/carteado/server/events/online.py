"""Jogos at tables of the server: opened and closed by the desk, chairs taken by those they are of, what the desk sees of them.

Rule 1: a chair is opened by the link of its person; where athletes may hold no device of their own (FEN-26-ii), by the desk or
        the judge, on a device of the organisation. The link of a coordinator opens the referee's chair.
Rule 2: that somebody has not come is told to the desk with a proposal; the walkover is an act like any other.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from carteado.game import Reason
from carteado.server.errors import Refusal
from carteado.server.events import rounds
from carteado.server.events.acting import done_by, kept_of, part_with, refusal_of, written
from carteado.server.events.asked_shapes import KeyOnly
from carteado.server.events.log import Kept
from carteado.server.events.online_shapes import (
    ChairTaken,
    ChairTold,
    LeaveOnline,
    NewOnline,
    OnlineDesk,
    OnlineTold,
    TakeChair,
)
from carteado.server.events.opening import Form, form_of, seat_for, sitting, stored
from carteado.server.identity import Guest
from carteado.server.injected import Asked, SomeGuest, TheServices
from carteado.server.openapi import problems
from carteado.server.security import address_of
from carteado.server.services import Enact, NoTable, Services
from carteado.table import Draw, Effects, Table, Who
from carteado.table.bound import refereed, seated, settled
from carteado.table.naming import look
from carteado.tournament import entries as log
from carteado.tournament.afar import Online
from carteado.tournament.checks.online import free
from carteado.tournament.progress import MINUTE, overdue
from carteado.tournament.state import Jogo, Part, State, plain
from carteado.tournament.tables import sides
from carteado.tournament.torneio import Refused, Torneio
from carteado.words.tables import refusal

ROUTE: Final = "/api/torneios/{event:str}/online"
RUNS: Final = ("organiser", "coordinator", "commission")
REFEREES: Final = ("coordinator", "commission", "judge")
ATHLETES: Final = ("athlete", "capataz")


@post(f"{ROUTE}/mesas", status_code=200, responses=problems(403, 404, 413, 415), tags=["torneios"])
async def desk(event: FromPath[str], data: JSONBody[KeyOnly], services: TheServices) -> OnlineDesk:
    """The tables of an event, who is there, and who keeps them waiting."""
    kept = await kept_of(services, event)
    if part_with(kept, data.key).part not in RUNS:
        raise Refusal(403, "wrong-event-key")
    return await desk_told(services, kept)


@post(ROUTE, status_code=200, responses=problems(403, 404, 409, 413, 415, 422), tags=["torneios"])
async def bind(
    request: Asked, event: FromPath[str], data: JSONBody[NewOnline], somebody: SomeGuest, services: TheServices
) -> OnlineDesk:
    """Open a table for each of these jogos, with its set-up locked and its chairs reserved."""
    kept = await kept_of(services, event, fresh=True)
    part = part_with(kept, data.key)
    if part.part not in RUNS:
        raise Refusal(403, "wrong-event-key")
    state = kept.apart().torneio.state
    try:
        asked = [(jogo, _form_for(kept, part, jogo)) for jogo in [the_jogo(state, name) for name in dict.fromkeys(data.jogos)]]
        services.limits.spend("table", address_of(request.scope), somebody.id)
        made = [
            binding(state, jogo, form, await stored(services, event, jogo.id, form, state.house.delay)) for jogo, form in asked
        ]
        kept = await written(services, event, data.key, lambda torneio, _part: _still(torneio, made))
    except Refused as refused:
        raise refusal_of(kept.torneio, refused) from refused
    return await desk_told(services, kept)


def _form_for(kept: Kept, part: Part, jogo: Jogo) -> Form:
    """The table that this jogo asks for; refused where it can have none, before anything is opened."""
    state = kept.torneio.state
    playing = tuple([side or 0 for side in sides(state, jogo)])
    reason = kept.torneio.check(
        done_by(part, log.TableBound(jogo=jogo.id, sides=playing, place="?", seats=0, delay=state.house.delay))
    )
    if reason is not None:
        raise Refused(reason)
    return form_of(state, jogo)


def binding(state: State, jogo: Jogo, form: Form, place: str, packs: str = "") -> log.TableBound:
    """What binds this table to the jogo."""
    return log.TableBound(
        jogo=jogo.id,
        sides=tuple([side or 0 for side in sides(state, jogo)]),
        place=place,
        seats=form.seats,
        options=form.options,
        delay=state.house.delay,
        lineups=form.people,
        packs=packs,
    )


def _still(torneio: Torneio, made: Sequence[log.TableBound]) -> Sequence[log.AnyEntry]:
    """Those whose jogo nobody else has bound meanwhile."""
    return [one for one in made if torneio.state.jogos[one.jogo].online is None]


@post(f"{ROUTE}/solta", status_code=200, responses=problems(403, 404, 409, 413, 415, 422), tags=["torneios"])
async def unbind(event: FromPath[str], data: JSONBody[LeaveOnline], services: TheServices) -> OnlineDesk:
    """Close the table of a jogo, which goes on otherwise; what was taken from it stays."""
    kept = await kept_of(services, event, fresh=True)
    part = part_with(kept, data.key)
    jogo = the_jogo(kept.torneio.state, data.jogo)
    left = log.TableUnbound(jogo=jogo.id, place=jogo.online.place if jogo.online else "", why=data.why)
    if part.part not in RUNS:
        raise Refusal(403, "wrong-event-key")
    reason = kept.torneio.check(done_by(part, left))
    if reason is not None:
        raise refusal_of(kept.torneio, Refused(reason))
    await services.rooms.enact(left.place, lambda table, now, draw: settled(table, now, draw, data.why))
    return await desk_told(services, await written(services, event, data.key, lambda _torneio, _part: [left]))


@post(f"{ROUTE}/cadeira", status_code=200, responses=problems(403, 404, 409, 413, 415, 422), tags=["torneios"])
async def take_chair(event: FromPath[str], data: JSONBody[TakeChair], somebody: SomeGuest, services: TheServices) -> ChairTaken:
    """Come to the table of a jogo and sit down in the chair that is yours: as an athlete, or as the referee."""
    kept = await kept_of(services, event, fresh=True)
    part, state = part_with(kept, data.key), kept.torneio.state
    jogo = the_jogo(state, data.jogo)
    online = jogo.online
    if online is None:
        raise Refusal(409, "not-online-yet")
    side, person = _whose(state, part, jogo, data)
    if not person:
        await _enacted(services, online.place, lambda table, now, _draw: refereed(table, now, Who(somebody.id, part.name)))
        return ChairTaken(table=online.place, seat=None)
    await _at_one_table(services, state, jogo, somebody)
    seat = seat_for(_form(state, jogo, online), sitting(state, jogo) or online.lineups, side, person)
    if seat is None:
        reason = Reason("not-entered", state.cited("registered"), (person, _side(state, jogo, side)))
        raise refusal_of(kept.torneio, Refused(reason))
    where: list[int] = []

    def sit(table: Table, now: int, _draw: Draw) -> Effects:
        mine = [at for at, place in enumerate(table.places) if place.player and look(place.name) == look(person)]
        where[:] = mine or [seat]
        return seated(table, now, Who(somebody.id, person), where[0])

    await _enacted(services, online.place, sit)
    return ChairTaken(table=online.place, seat=where[0])


async def _enacted(services: Services, place: str, decide: Enact) -> None:
    reason = await services.rooms.enact(place, decide)
    if reason is not None:
        why = reason
        raise Refusal(409, why.code, told=lambda words: refusal(words, why), because=why.clause)


def _whose(state: State, part: Part, jogo: Jogo, data: TakeChair) -> tuple[int, str]:
    """Whose chair is opened: the side in the jogo and the person; nobody's where it is the referee's."""
    known = sides(state, jogo)
    if part.part in ATHLETES:
        if not state.code.phones:
            raise Refusal(403, "online-phones", because=state.cited("phones"))
        if part.entry not in known:
            raise Refusal(403, "not-your-jogo")
        return known.index(part.entry), part.name
    if part.part == "judge" and part.table and part.table != jogo.table:
        raise Refusal(403, "not-your-jogo")
    if data.person:
        if data.entry not in known:
            raise Refusal(403, "not-your-jogo")
        return known.index(data.entry), data.person
    if part.part not in REFEREES or _plays(state, jogo, part.name):
        raise Refusal(403, "online-referee", because=state.cited("referee"))
    return 0, ""


def _plays(state: State, jogo: Jogo, name: str) -> bool:
    """Whether somebody of this name plays these cards: whoever referees sees all hands."""
    packs = jogo.online.packs if jogo.online else ""
    jogos = state.duplicates[packs].jogos if packs else (jogo.id,)
    entries = [side for one in jogos for side in sides(state, state.jogos[one]) if side]
    return any(plain(one.name) == plain(name) for side in entries for one in state.entries[side].people)


async def _at_one_table(services: Services, state: State, jogo: Jogo, guest: Guest) -> None:
    """Where all tables play the same packs, nobody sits at two of them."""
    packs = jogo.online.packs if jogo.online else ""
    for name in state.duplicates[packs].jogos if packs else ():
        online = state.jogos[name].online
        if name == jogo.id or online is None:
            continue
        with suppress(NoTable):
            if (await services.rooms.listed(online.place, guest.id)).seat is not None:
                raise Refusal(409, "device-round")


def _form(state: State, jogo: Jogo, online: Online) -> Form:
    """The form of the table that is bound, whatever was set since."""
    form = form_of(state, jogo, packs=bool(online.packs))
    return Form(form.game, online.seats, dict(online.house.options), form.partidas, online.lineups)


def _side(state: State, jogo: Jogo, side: int) -> str:
    entry = sides(state, jogo)[side]
    return state.entries[entry].name if entry else "-"


def the_jogo(state: State, name: str) -> Jogo:
    """The jogo of this name; 404 where there is none."""
    found = state.jogos.get(name)
    if found is None:
        raise Refusal(404, "no-jogo-there")
    return found


# What the desk sees.


async def desk_told(services: Services, kept: Kept) -> OnlineDesk:
    """The tables of an event, and its rounds with the same packs."""
    state = kept.apart().torneio.state
    bound = [jogo for jogo in state.jogos.values() if jogo.online is not None and not jogo.sumula.homologated]
    game = state.game or state.code.regulation
    return OnlineDesk(
        tables=[await _told(services, state, jogo, jogo.online) for jogo in bound if jogo.online is not None],
        rounds=[rounds.told(one, state) for one in state.duplicates.values()],
        duplicate=free(state) and rounds.played_alone(game),
        phones=state.code.phones,
        clause="" if state.code.phones else state.cited("phones"),
    )


async def _told(services: Services, state: State, jogo: Jogo, online: Online) -> OnlineTold:
    people = replace(_form(state, jogo, online), people=sitting(state, jogo) or online.lineups).chairs
    known = sides(state, jogo)
    try:
        listed = await services.rooms.listed(online.place, "")
    except NoTable:  # the event came here without it, or nobody has touched it for long
        gone = [ChairTold(person=person, entry=known[side] or 0) for side, person in people]
        return OnlineTold(jogo=jogo.id, table=online.place, stage="gone", chairs=gone)
    chairs: list[ChairTold] = []
    for side, person in people:
        entry = known[side] or 0
        sitting_there = [one for one in listed.chairs if one.kind == "person" and look(one.name) == look(person)]
        chairs.append(
            ChairTold(person=person, entry=entry, seated=bool(sitting_there), ready=any(one.ready for one in sitting_there))
        )
    waits = listed.stage in ("open", "between")
    there = "seated" if listed.stage == "open" else "ready"
    absent = sorted({chair.entry for chair in chairs if waits and not getattr(chair, there)})
    partida = len(jogo.rows) + 1
    return OnlineTold(
        jogo=jogo.id,
        table=online.place,
        stage=listed.stage,
        chairs=chairs,
        partida=partida,
        absent=absent if not jogo.decided else [],
        late=_late(state, jogo, listed.stage, services.clock(), listed.updated_at) if absent and not jogo.decided else 0,
        packs=state.duplicates[online.packs].packs if online.packs else 0,
    )


def _late(state: State, jogo: Jogo, stage: str, now: int, since: int) -> int:
    """By how many minutes: of the first partida since it was called, of the next ones since the table has waited."""
    if stage == "open":
        return overdue(state, jogo, now) or 0
    return max(0, (now - since) // MINUTE - state.code.wo_next) if state.code.wo_next else 0


HANDLERS: Final = (desk, bind, unbind, take_chair)
