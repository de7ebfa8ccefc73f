"""What somebody with a key may send, and as what it is written."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from carteado.game import Reason
from carteado.reading import is_list, is_object, is_tuple
from carteado.server.errors import Refusal
from carteado.server.events.asked_shapes import Sign
from carteado.server.events.flowing import caught_up
from carteado.server.events.keys import part_of
from carteado.server.events.log import Kept
from carteado.server.services import Services
from carteado.table.naming import legible
from carteado.tournament import entries as log
from carteado.tournament.people import Person
from carteado.tournament.state import Part, State
from carteado.tournament.sumula import missing
from carteado.tournament.tables import sides
from carteado.tournament.torneio import Refused, Torneio
from carteado.words.event_refusals import refusal

ID: Final = re.compile("[0-9a-z]{1,20}")
SIGNED: Final = "signed"  # how a signature is told in what a correction puts in its place
TICKS: Final = ("organiser", "coordinator", "commission", "judge")  # who may say that somebody signed on paper
LONGEST: Final = 80
OWN: tuple[type[log.AnyEntry], ...] = (
    log.RowsTaken, log.Contested, log.ContestSettled, log.Substituted, log.TestasRotated, log.SeatsChosen, log.Observed,
    log.SumulaSigned, log.ComplaintMade, log.ComplaintConfirmed, log.ChecklistTicked, log.JogoStarted, log.SanctionGiven,
)  # fmt: skip


def done_by(part: Part, entry: log.AnyEntry) -> log.AnyEntry:
    """The entry, signed: what the sender says of himself counts for nothing, and its texts are as everybody reads them."""
    told = {name: readable(value) for name, value in vars(entry).items()}
    return replace(entry, **{**told, "at": 0, "before": "", "who": part.name, "role": part.part})


def readable(value: Any) -> Any:
    """The same with all its texts in one line each, without marks that turn them around or show nothing."""
    if isinstance(value, str):
        return value if value.isascii() and value.isprintable() else legible(value)
    if isinstance(value, Person):
        return replace(value, name=readable(value.name), marks=readable(value.marks))
    if is_tuple(value):
        return tuple([readable(one) for one in value])
    if is_list(value):
        return [readable(one) for one in value]
    return {readable(key): readable(one) for key, one in value.items()} if is_object(value) else value


def allowed(state: State, part: Part, entry: log.AnyEntry) -> log.AnyEntry:
    """The entry, if it is about this part's own side or table; `Refused` otherwise. The desk may touch everything."""
    if part.part in ("organiser", "coordinator", "commission"):
        return entry
    jogo = state.jogos.get(getattr(entry, "jogo", ""))
    if jogo is None or not isinstance(entry, OWN):
        raise Refused(Reason("forbidden", state.cited("referee"), (part.part, "")))
    own_table = part.table and jogo.table == part.table
    own_side = part.entry and part.entry in sides(state, jogo)
    named_judge = part.part == "judge" and jogo.judge == part.name
    if not (own_table or own_side or named_judge or (part.part == "judge" and not part.table)):
        raise Refused(Reason("forbidden", state.cited("referee"), (part.part, "")))
    if part.entry and isinstance(entry, log.RowsTaken) and not state.code.phones:
        # The link of an athlete is on a device of his own, whatever the entry says of it (FEN-26-ii).
        raise Refused(Reason("forbidden", state.cited("phones"), (part.part, "judge, coordinator")))
    return entry


def signatures(state: State, part: Part, data: Sign, right: bool) -> list[log.AnyEntry]:
    """What is written for a signature; on paper it is the desk that ticks it, for one person or for all, and then certifies."""
    jogo = state.jogos.get(data.jogo)
    if jogo is None:
        raise Refused(Reason("no-jogo", "", (data.jogo,)))
    via = jogo.sumula.via.number
    own = log.SumulaSigned(jogo=data.jogo, via=via, person=part.name)
    if data.everybody:
        left = [(side, name or state.entries[side].name) for side, name in missing(state, jogo)]
        ticked = [log.SumulaSigned(jogo=data.jogo, via=via, entry=side, person=name) for side, name in left]
        return [*[sealed(part, one) for one in ticked], own]
    if not data.entry:
        return [own]
    signed = log.SumulaSigned(jogo=data.jogo, via=via, entry=data.entry, person=data.person)
    return [replace(signed, how="pin") if right else sealed(part, signed)]


def sealed(part: Part, entry: log.AnyEntry) -> log.AnyEntry:
    """The entry, unless it is a signature of somebody who has not shown a PIN and whom this part did not see sign on paper."""
    if isinstance(entry, log.Corrected) and is_object(entry.instead) and entry.instead.get("type") == SIGNED:
        pin, person = entry.instead.get("how") == "pin", entry.instead.get("person")
    elif isinstance(entry, log.SumulaSigned) and entry.entry:
        pin, person = entry.how == "pin" or part.part not in TICKS, entry.person
    else:
        return entry
    if pin:
        raise Refused(Reason("pin-wanted", "", (str(person)[:LONGEST],)))
    return entry


def refusal_of(torneio: Torneio, refused: Refused) -> Refusal:
    """A refusal of the event as an answer."""
    reason = refused.reason
    status = 403 if reason.code == "forbidden" else 422
    return Refusal(status, reason.code, told=lambda spoken: refusal(spoken, torneio.state, reason), because=reason.clause)


async def kept_of(services: Services, identity: str, fresh: bool = False) -> Kept:
    """The event of this id; 404 where there is none."""
    kept = await services.events.one(identity, fresh) if ID.fullmatch(identity) else None
    if kept is None:
        raise Refusal(404, "no-event")
    return await caught_up(services, kept)


def part_with(kept: Kept, key: str) -> Part:
    """The part that this key opens; 403 where it opens none."""
    part = part_of(kept.torneio.state, key)
    if part is None:
        raise Refusal(403, "wrong-event-key")
    return part


async def written(services: Services, event: str, key: str, made: Callable[[Torneio, Part], Sequence[log.AnyEntry]]) -> Kept:
    """The event with what somebody with this key makes of it; a refusal is told in words."""

    def signed(torneio: Torneio) -> Sequence[log.AnyEntry]:
        part = part_with(Kept(event, torneio), key)
        return [allowed(torneio.state, part, done_by(part, entry)) for entry in made(torneio, part)]

    try:
        return await services.events.write(event, signed)
    except Refused as refused:
        raise refusal_of((await kept_of(services, event)).torneio, refused) from refused
